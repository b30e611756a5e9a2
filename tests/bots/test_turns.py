"""Whole turns: a wide beam finds what trying everything finds; a narrow one lies about nothing."""

from random import Random
from typing import Any

import pytest

import tablee
from tablee.bots.search.turns import Turns
from tablee.core import CHANCE, Action, Game, Match, State
from tablee.driver import ask

#: Wider than any position of these tests.
EVERYTHING = 100_000


@pytest.fixture(params=[("gaia", 2, 40), ("gaia", 1, 25), ("reykholt", 2, 12), ("artemis", 2, 30)])
def position(request: pytest.FixtureRequest) -> tuple[Game[Any], Any, int]:
    """A game, a position that greedy bots have come to, and who is asked."""
    name, seats, decisions = request.param
    match = Match(tablee.game(name), seats, 6)
    for _ in range(decisions):
        seat = match.seats_to_act[0]
        match.play(ask(tablee.bot("greedy"), match, seat, Random(1)), seat)
    while len(match.legal(match.seats_to_act[0])) < 4:
        seat = match.seats_to_act[0]
        match.play(ask(tablee.bot("greedy"), match, seat, Random(1)), seat)
    return match.game, match.state, match.seats_to_act[0]


def _after(state: State, seat: int, action: Action) -> State:
    after = state.clone()
    after.apply(action, seat)
    return after


def _is_open(state: State, seat: int) -> bool:
    return state.asked(CHANCE) is None and state.asked(seat) is not None


def _best_end(game: Game[Any], state: State, seat: int, left: int) -> float | None:
    """The best value at which the turn ends within so many more answers; `None`: it does not."""
    if not _is_open(state, seat):
        return game.value(state, seat)
    if not left:
        return None
    ends = [
        _best_end(game, _after(state, seat, action), seat, left - 1) for action in state.legal(seat)
    ]
    return max((end for end in ends if end is not None), default=None)


def test_a_wide_beam_finds_the_best_turn(position: tuple[Game[Any], Any, int]) -> None:
    game, state, seat = position
    turns = Turns(game.value, seat, EVERYTHING, 2)
    found = turns.best(turns.first(state), Random(1))
    assert list(found) == list(state.legal(seat))
    for action, turn in found.items():
        after = _after(state, seat, action)
        end = _best_end(game, after, seat, 2)
        assert turn.worth == (game.value(after, seat) if end is None else end)


def test_every_turn_can_be_played_and_is_worth_what_it_says(
    position: tuple[Game[Any], Any, int],
) -> None:
    game, state, seat = position
    turns = Turns(game.value, seat, 3, 3)
    for action, turn in turns.best(turns.first(state), Random(1)).items():
        assert turn.answers[0] == action
        played = state.clone()
        for answer in turn.answers:
            assert answer in played.legal(seat)
            played.apply(answer, seat)
        assert game.value(played, seat) == turn.worth
        assert turn.is_open == _is_open(played, seat)
