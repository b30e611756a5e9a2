"""Rows: what the vector environment writes is what the single ones observe, to the last bit."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.contract.laws import Setup, setups, some_positions
from tablee.core import State
from tablee.envs.observations import KINDS, observer
from tablee.envs.rows import rows
from tablee.envs.rows.parts import Rows
from tablee.envs.rows.whole import Views

SETUPS = [setup for game_id in tablee.games() for setup in setups(tablee.game(game_id))]


def written(row: Rows, state: State, seat: int) -> bytes:
    return b"".join(row.parts(state, seat, 0))


def observed(setup: Setup, state: State, seat: int, kind: str = "view") -> bytes:
    """The same by the single environments, without what is asked of whom."""
    found = observer(setup.game, setup.seats, kind).array(state, seat)
    return found[2 + setup.seats :].tobytes()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_number_is_that_of_the_view(setup: Setup) -> None:
    """For every seat, whether or not it is asked, up to the end of a game."""
    row = rows(observer(setup.game, setup.seats))
    states = [*some_positions(setup, 8, 12), ended(setup, 8)]
    for state in states:
        for seat in range(setup.seats):
            assert written(row, state, seat) == observed(setup, state, seat)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(SETUPS), st.integers(0, 2**32), st.integers(0, 150), st.sampled_from(KINDS))
def test_so_is_it_wherever_play_leads(setup: Setup, seed: int, steps: int, kind: str) -> None:
    row = rows(observer(setup.game, setup.seats, kind))
    state = played(setup, seed, steps)
    for seat in range(setup.seats):
        assert written(row, state, seat) == observed(setup, state, seat, kind)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_rows(setup: Setup) -> None:
    row = rows(observer(setup.game, setup.seats))
    rng = Random(9)
    for state in some_positions(setup, 9, 6):
        for seat in range(setup.seats):
            world = setup.game.determinize(state, seat, rng)
            assert written(row, world, seat) == written(row, state, seat)


def test_worlds_that_differ_have_other_rows_for_who_knows() -> None:
    """Else all rows would be alike for want of looking."""
    match = tablee.Match(tablee.game("reworld"), seats=2, seed=1)
    world = match.game.determinize(match.state, 0, Random(1))
    row = rows(observer(match.game, 2))
    assert written(row, world, 1) != written(row, match.state, 1)


def test_a_game_without_a_writer_goes_by_its_view() -> None:
    game = tablee.game("artemis")
    layout = observer(game, 2).layout
    assert layout is not None
    state = tablee.Match(game, seats=2, seed=1).state
    by_view = Views(game, layout.numbers)
    assert written(by_view, state, 1) == written(rows(observer(game, 2)), state, 1)


def test_a_corrected_edition_is_written_as_corrected() -> None:
    """What is remembered of one box is not taken for another."""
    for changes in ({}, {"population_ships.city.points.2": 9}):
        game = tablee.game("reworld", changes)
        setup = Setup(game, 2, {})
        row = rows(observer(game, 2))
        for state in some_positions(setup, 3, 4):
            assert written(row, state, 0) == observed(setup, state, 0)


def played(setup: Setup, seed: int, steps: int) -> State:
    """The position after so many random answers, or the end."""
    rng = Random(seed)
    state: State = setup.game.set_up(setup.seats, setup.options)
    state.play_chance(rng)
    for _ in range(steps):
        if state.over:
            break
        seat = state.seats_to_act[0]
        state.apply(rng.choice(state.legal(seat)), seat)
        state.play_chance(rng)
    return state


def ended(setup: Setup, seed: int) -> State:
    state = played(setup, seed, 10_000)
    assert state.over
    return state
