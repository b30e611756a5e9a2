"""What a bot's answers are for: points by source, in worlds that its seat can imagine."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import tablee
from tablee.bots.explaining import (
    Difference,
    Ending,
    Estimate,
    Expectation,
    Futures,
    explain,
    gain,
    purpose,
    said,
)
from tablee.bots.search.playouts import Luck, Playouts
from tablee.bots.search.policy import Policy
from tablee.bots.search.tuning import tuning
from tablee.core import Game, Match
from tablee.driver import Ledger, ask
from tests.contract.toy.game import LanternsGame

pytestmark = pytest.mark.usefixtures("hasty_playouts")

TABLES = [
    ("reworld", 2, {}),
    ("gaia", 2, {}),
    ("gaia", 1, {}),
    ("artemis", 2, {"directives": True}),
    ("artemis", 1, {}),
    ("reykholt", 2, {}),
    ("reykholt", 1, {}),
    ("century", 3, {}),
]
GREEDY = tablee.bot("greedy")


def _late(game: Game[Any], seats: int, options: Any, left: int) -> Match[Any]:
    """A match of random bots in which so many decisions were left, with a choice to be made."""
    whole = Match(game, seats, 4, options)
    luck = Random(4)
    while not whole.over:
        seat = whole.seats_to_act[0]
        whole.play(ask(tablee.bot("random"), whole, seat, luck), seat)
    moves = [(seat, action) for seat, action in whole.moves if seat >= 0]
    match = Match(game, seats, 4, options)
    for number, (seat, action) in enumerate(moves):
        if len(moves) - number <= left and len(match.legal(seat)) > 2:
            break
        match.play(action, seat)
    return match


def _told(explained: list[Expectation]) -> list[object]:
    return [(str(e.action), e.value, e.points, e.sources, e.purpose) for e in explained]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_points_so_far_and_points_to_come_are_the_points_expected(
    name: str, seats: int, options: Any
) -> None:
    """Law 11 in playouts: what was credited before and what is credited from here on."""
    game = tablee.game(name)
    match = _late(game, seats, options, 40)
    seat = match.seats_to_act[0]
    earned = sum(Ledger.of(match).by_source(seat).values())

    world = game.determinize(match.state, seat, Random(1))
    explained = explain(GREEDY, game, world, seat, Random(1), worlds=2)

    assert [e.action for e in explained] == [
        action for action, _ in GREEDY.prefer(game, world, seat, Random(1))[:3]
    ]
    assert all(one.value >= other.value for one, other in pairwise(explained))
    for expected in explained:
        assert set(expected.sources) <= set(game.sources)
        assert earned + sum(expected.sources.values()) == pytest.approx(expected.points)


@pytest.mark.parametrize(
    ("name", "seats", "options"), [table for table in TABLES if table[0] != "reykholt"]
)
def test_two_worlds_that_look_the_same_are_explained_alike(
    name: str, seats: int, options: Any
) -> None:
    game = tablee.game(name)
    match = _late(game, seats, options, 30)
    seat = match.seats_to_act[0]
    thoughts = []
    for luck in range(3):
        world = game.determinize(match.state, seat, Random(luck))
        imagined = game.determinize(world, seat, Random(9))
        thoughts.append(_told(explain(GREEDY, game, imagined, seat, Random(9), worlds=2)))
    assert thoughts[0] == thoughts[1] == thoughts[2]


def test_hidden_lanterns_are_never_looked_at() -> None:
    """The toy: whoever knows the other's lantern would expect something else of each world."""
    game = LanternsGame()
    match = Match(game, 2, 5, {"mode": "sealed"})
    seat = match.seats_to_act[0]
    worlds = [game.determinize(match.state, seat, Random(luck)) for luck in range(8)]
    assert len(set(worlds)) > 1, "there was nothing to hide"
    told = [
        _told(explain(GREEDY, game, game.determinize(w, seat, Random(2)), seat, Random(2)))
        for w in worlds
    ]
    assert all(thought == told[0] for thought in told)


def test_explaining_leaves_the_position_as_it_is() -> None:
    match = _late(tablee.game("gaia"), 2, {}, 20)
    before = match.state.clone()
    seat = match.seats_to_act[0]
    explain(GREEDY, match.game, match.state, seat, Random(1), worlds=2)
    assert match.state == before
    assert match.state.sink is None


def test_a_bot_without_an_opinion_explains_nothing() -> None:
    match = Match(tablee.game("reworld"), 2, 1)
    seat = match.seats_to_act[0]
    assert explain(tablee.bot("random"), match.game, match.state, seat, Random(1)) == []


@pytest.mark.parametrize("name", ["gaia", "artemis", "reykholt"])
def test_a_policy_changes_nothing_while_it_chooses(name: str) -> None:
    match = _late(tablee.game(name), 2, {}, 60)
    playouts = Playouts(match.game, 0, Policy(answers=5, noise=0.1))
    state = match.state.clone()
    for turn in range(20):
        if not state.seats_to_act:
            break
        if state.seats_to_act[0] < 0:
            state.apply(state.sample(Random(turn)))
            continue
        actor = state.seats_to_act[0]
        before = state.clone()
        chosen = playouts.choose(state, actor, Random(turn))
        assert state == before
        assert chosen in state.legal(actor)
        state.apply(chosen, actor)


def _futures(*earned: list[dict[str, int]]) -> Futures:
    """Answers of which it is known what they brought in one world after another."""
    game = tablee.game("gaia")
    state = Match(game, 2, 1).state
    futures = Futures(game, state, 0, state.legal()[: len(earned)], Random(1))
    futures.endings = [
        [Ending(float(sum(e.values())), float(sum(e.values())), sum(e.values()), e) for e in worlds]
        for worlds in earned
    ]
    return futures


def test_a_purpose_is_what_stands_out_of_the_noise() -> None:
    better = [{"research": 8, "boosters": points, "federations": 0} for points in (9, 0, 2, 5)]
    usual = [{"research": 2, "boosters": points, "federations": 3} for points in (0, 6, 4, 4)]
    futures = _futures(better, usual)

    assert purpose(futures.differences(0, [1])) == {"research": 6, "federations": -3}
    assert purpose(futures.differences(1, [0])) == {"federations": 3, "research": -6}


def test_what_only_costs_points_is_no_purpose() -> None:
    futures = _futures([{"research": 1}] * 3, [{"research": 5}] * 3)
    assert purpose(futures.differences(0, [1])) == {}


def test_a_gain_that_the_end_contradicts_is_none() -> None:
    assert gain([Difference(5.0, -4.0, {})] * 2) == Estimate(0.0, 0.0)
    agreed = gain([Difference(5.0, 3.0, {}), Difference(7.0, 1.0, {})])
    assert agreed == Estimate(4.0, 0.0)
    assert agreed.is_sure
    assert not gain([Difference(9.0, 9.0, {}), Difference(-5.0, -5.0, {})]).is_sure


def test_every_answer_meets_the_same_worlds_and_the_same_luck() -> None:
    match = _late(tablee.game("reworld"), 2, {}, 30)
    seat = match.seats_to_act[0]
    action = match.legal(seat)[0]
    futures = Futures(match.game, match.state, seat, [action, action], Random(3))
    futures.look(3)
    assert futures.endings[0] == futures.endings[1]
    assert gain(futures.differences(0, [1])) == Estimate(0.0, 0.0)


def test_a_value_is_that_of_the_search() -> None:
    """Up to the policy's horizon a listened playout is the one that a search makes."""
    match = _late(tablee.game("artemis"), 2, {}, 80)
    game, seat = match.game, match.seats_to_act[0]
    action = match.legal(seat)[0]
    futures = Futures(game, match.state, seat, [action], Random(3))
    ending = futures._ending(match.state.clone(), action, Luck(7))
    after = match.state.clone()
    after.apply(action, seat)
    assert ending.value == Playouts(game, seat, tuning(game, after).hard.policy).result(
        after, Luck(7)
    )


def test_a_purpose_is_said_in_both_languages() -> None:
    game = tablee.game("gaia")
    said_so = said({"research": 6, "federations": 3, "final_scoring": -2})
    assert game.say(said_so, "en") == "+6 research · +3 federation tokens · −2 final scoring tiles"
    assert game.say(said_so, "fr") == "+6 recherche · +3 pions Alliance · −2 tuiles Score Final"
    assert game.say(said({}), "en") == "a little of everything"
    assert game.say(said({}), "fr") == "un peu de tout"
