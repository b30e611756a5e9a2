"""Levels: easy errs like people, the others are as quick as they say."""

from collections.abc import Iterator
from random import Random
from time import sleep
from typing import Any

import pytest

import tablee
from tablee.bots import Bot, Preference, bots
from tablee.core import Action, Game, Match
from tablee.driver import ask, ask_in_time, prefer

LEVELS = ("easy", "normal", "hard", "expert")


def test_levels_are_bots_and_say_how_long_they_think() -> None:
    assert bots()[-4:] == LEVELS
    assert [tablee.bot(level).seconds for level in LEVELS] == [0.0, 0.0, 1.0, 10.0]


@pytest.mark.parametrize("game", ["reworld", "artemis"])
def test_easy_takes_one_of_the_better_answers(game: str) -> None:
    match = Match(tablee.game(game), 2, 3)
    easy = tablee.bot("easy")
    luck = Random(3)
    others = 0
    for turn in range(15):
        seat = match.seats_to_act[0]
        ranked = [action for action, _ in prefer(easy, match, seat, Random(turn))]
        chosen = ask(easy, match, seat, luck)
        values = dict(prefer(easy, match, seat, Random(turn)))
        middle = ranked[(len(ranked) + 1) // 2 - 1]
        assert values[chosen] >= values[middle]
        others += values[chosen] < values[ranked[0]]
        match.play(chosen, seat)
    assert others, "easy plays as well as greedy"


def test_easy_slips_in_reykholt() -> None:
    """One in twenty answers is any of them, the worse half included."""
    match = Match(tablee.game("reykholt"), 2, 3)
    easy, luck = tablee.bot("easy"), Random(3)
    ranked = prefer(easy, match, match.seats_to_act[0], Random(1))
    worse = {action for action, _ in ranked[(len(ranked) + 1) // 2 :]}
    slips = sum(easy.pick(match.game, match.state, 0, ranked, luck) in worse for _ in range(1000))
    assert 10 < slips < 50


@pytest.mark.parametrize("game", ["artemis", "reworld", "reykholt"])
def test_normal_errs_less_than_easy_and_not_never(game: str) -> None:
    """By how much each answer is worse than the best, over a game that greedy bots play."""
    match = Match(tablee.game(game), 2, 4)
    greedy, luck = tablee.bot("greedy"), Random(4)
    lost = dict.fromkeys(("easy", "normal"), 0.0)
    while not match.over:
        seat = match.seats_to_act[0]
        best = prefer(greedy, match, seat, Random(5))
        values = dict(best)
        for level in lost:
            chosen = ask(tablee.bot(level), match, seat, luck)
            lost[level] += best[0].value - values[chosen]
        match.play(best[0].action, seat)
    assert 0 < lost["normal"] < lost["easy"]


def test_normal_takes_the_faction_that_the_galaxy_favours() -> None:
    """One move ahead the same faction always looks best: each is played out once instead."""
    chosen = {}
    for name in ("greedy", "normal"):
        answers = []
        for seed in (1, 2, 3):
            match = Match(tablee.game("gaia"), 2, seed)
            seat = match.seats_to_act[0]
            answers.append(ask(tablee.bot(name), match, seat, Random(1)))
        chosen[name] = len(set(answers))
    assert chosen["greedy"] == 1
    assert chosen["normal"] > 1


def test_hard_does_not_always_take_the_same_faction() -> None:
    """Nor one that looks much worse than the best."""
    match = Match(tablee.game("gaia"), 2, 1)
    seat = match.seats_to_act[0]
    hard, luck = tablee.bot("hard"), Random(1)
    preferences = prefer(hard, match, seat, luck)
    chosen = {hard.pick(match.game, match.state, seat, preferences, luck) for _ in range(40)}
    assert 1 < len(chosen) <= 7
    assert chosen <= {action for action, _ in preferences[:7]}


class Endless(Bot):
    """Changes its mind about the last action for ever."""

    #: Much longer than a busy machine takes for its first thoughts.
    seconds = 0.5

    def choose(self, game: Game[Any], state: Any, seat: int, rng: Random) -> Action:
        raise AssertionError("nobody waits for it")

    def consider(self, game: Game[Any], state: Any, seat: int, rng: Random) -> Iterator[Preference]:
        actions = state.legal(seat)
        for action in actions:
            yield Preference(action, 1.0 if action == actions[1] else 0.0)
        while True:
            sleep(0.01)
            yield Preference(actions[1], -1.0)
            yield Preference(actions[2], 2.0)


def test_whoever_has_thought_as_long_as_it_says_plays_its_best_so_far() -> None:
    match = Match(tablee.game("reykholt"), 2, 3)
    seat = match.seats_to_act[0]
    assert ask_in_time(Endless(), match, seat, Random(1)) == match.legal(seat)[2]
