"""Bots see only what their seat may see, play legally, and greedy is worth playing."""

from random import Random
from typing import Any

import pytest

import tablee
from tablee.bots import Bot
from tablee.core import Action, Game, Match, Seat
from tablee.driver import ask, play_out

REWORLD = tablee.game("reworld")


class Witness(Bot):
    """Plays the first legal action and keeps the worlds it was shown."""

    def __init__(self) -> None:
        self.worlds: list[Any] = []

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Random) -> Action:
        self.worlds.append(state)
        action: Action = state.legal(seat)[0]
        return action


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_plays_a_whole_game_legally(name: str, seats: int) -> None:
    match = Match(REWORLD, seats, 1)
    play_out(match, [tablee.bot(name)] * seats)
    assert match.over


def test_a_bot_is_never_handed_the_true_state() -> None:
    match = Match(REWORLD, 3, 1)
    witness = Witness()
    seat = match.seats_to_act[0]
    hidden = set()
    for luck in range(20):
        ask(witness, match, seat, Random(luck))
        world = witness.worlds[-1]
        assert world is not match.state
        assert match.game.observe(world, seat) == match.game.observe(match.state, seat)
        hidden.add(world.players[seat - 1].hand)
    assert len(hidden) > 5, "the imagined hands of a rival do not vary"


def test_what_a_bot_does_to_its_world_does_not_touch_the_match() -> None:
    match = Match(REWORLD, 2, 1)
    before = match.state.clone()
    witness = Witness()
    ask(witness, match, match.seats_to_act[0], Random(1))
    world = witness.worlds[-1]
    for _ in range(6):
        world.apply(world.legal()[0])
    assert before == match.state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_worlds_that_look_the_same_get_the_same_answer(seats: int) -> None:
    """The two-world test at bot level: greedy may not depend on what its seat cannot know."""
    match = Match(REWORLD, seats, 4)
    greedy = tablee.bot("greedy")
    luck = Random(4)
    for _ in range(12):
        seat = match.seats_to_act[0]
        answers = set()
        for world in range(4):
            imagined = match.game.determinize(match.state, seat, Random(world))
            prefers = greedy.prefer(match.game, imagined, seat, Random(0))
            answers.add(tuple((str(action), round(value, 9)) for action, value in prefers))
        assert len(answers) == 1
        match.play(ask(tablee.bot("random"), match, seat, luck))


def test_the_same_seed_gives_the_same_game() -> None:
    records = []
    for _ in range(2):
        match = Match(REWORLD, 3, 11)
        play_out(match, [tablee.bot("greedy"), tablee.bot("random"), tablee.bot("greedy")])
        records.append(str(match.record))
    assert records[0] == records[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    won = 0
    for seed in range(6):
        seat = seed % seats
        match = Match(REWORLD, seats, seed)
        rivals = [tablee.bot("greedy" if s == seat else "random") for s in range(seats)]
        play_out(match, rivals)
        won += match.winners() == [seat]
    assert won == 6


def test_preferences_are_sorted_and_complete() -> None:
    match = Match(REWORLD, 2, 2)
    seat = match.seats_to_act[0]
    world = match.game.determinize(match.state, seat, Random(1))
    prefers = tablee.bot("greedy").prefer(match.game, world, seat, Random(1))
    values = [value for _, value in prefers]
    assert values == sorted(values, reverse=True)
    assert {action for action, _ in prefers} == set(match.legal())
    assert tablee.bot("random").prefer(match.game, world, seat, Random(1)) == []
