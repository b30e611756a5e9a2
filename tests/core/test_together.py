"""Together: seats act in any order, each on its own lane; draws inside a lane come at once."""

from random import Random

import pytest

from tablee.core import CHANCE, IllegalAction, Together
from tests.contract.toy.game import (
    DRAW,
    HIDE,
    KEEP,
    SHOW,
    SWAP,
    DrawLantern,
    EndRound,
    Lanterns,
    LanternsGame,
    ShowOrHide,
)
from tests.contract.toy.game import KeepOrSwap as Ask


def together() -> Lanterns:
    state = LanternsGame().set_up(3, {})
    for light in (1, 2, 3):
        state.apply(DRAW[light])
    return state


def test_everybody_is_asked_at_once() -> None:
    state = together()
    assert state.seats_to_act == (0, 1, 2)
    for seat in (0, 1, 2):
        assert state.legal(seat) == (KEEP, SWAP)


def test_seats_answer_in_any_order() -> None:
    one, other = together(), together()
    for seat in (2, 0, 1):
        one.apply_checked(KEEP, seat)
    for seat in (0, 1, 2):
        other.apply_checked(KEEP, seat)
    assert one == other
    assert one.seats_to_act == (0,)


def test_whoever_has_answered_is_not_asked_again() -> None:
    state = together()
    state.apply_checked(KEEP, 1)
    assert state.seats_to_act == (0, 2)
    with pytest.raises(IllegalAction):
        state.apply_checked(KEEP, 1)


def test_a_draw_in_a_lane_comes_before_other_answers() -> None:
    state = together()
    state.apply(SWAP, 1)
    assert state.seats_to_act == (CHANCE,)
    assert state.sample(Random(1)) in state.legal()
    with pytest.raises(IllegalAction):
        state.apply_checked(KEEP, CHANCE)
    state.apply_checked(DRAW[6])
    assert state.lanterns == [1, 6, 3]
    assert set(state.seats_to_act) == {0, 2}


def test_lanes_go_on_in_reading_order() -> None:
    state = Lanterns(2, 1)
    state.lanterns = [1, 2]
    state.then(Together.of([(0, [Ask(0), ShowOrHide(0)]), (1, [ShowOrHide(1)])]))
    state.apply(KEEP, 0)
    assert state.legal(0) == (SHOW, HIDE)
    assert state.legal(1) == (SHOW, HIDE)
    state.apply(SHOW, 1)
    state.apply(HIDE, 0)
    assert state.over


def test_empty_lanes_are_left_out_and_steps_may_not_open_one() -> None:
    assert Together.of([(0, []), (1, [DrawLantern(1)])]).seats() == (CHANCE,)
    with pytest.raises(AssertionError, match="opens with a step"):
        Together.of([(0, [EndRound()])])


def test_a_clone_shares_the_frame_but_not_its_progress() -> None:
    state = together()
    clone = state.clone()
    clone.apply(KEEP, 0)
    assert state.seats_to_act == (0, 1, 2)
    assert clone.seats_to_act == (1, 2)
