"""Sealed: one question each, answered in secret, opened together in the order of the questions."""

import json

import pytest

from tablee.core import IllegalAction, Sealed
from tests.contract.toy.game import DRAW, HIDE, KEEP, SHOW, Lanterns, LanternsGame, ShowOrHide


def sealed() -> Lanterns:
    """Three seats that hold 1, 2 and 3 and are asked to show or hide them under seal."""
    state = LanternsGame().set_up(3, {"mode": "sealed"})
    for light in (1, 2, 3):
        state.apply(DRAW[light])
    for seat in (0, 1, 2):
        state.apply(KEEP, seat)
    return state


def test_each_is_asked_and_nothing_happens_until_all_have_answered() -> None:
    state = sealed()
    assert list(state.seats_to_act) == list(state.sealed) == [0, 1, 2]
    state.apply_checked(SHOW, 1)
    assert list(state.seats_to_act) == [0, 2]
    assert state.asked(1) is None
    assert state.legal(1) == ()
    assert state.shown == [False, False, False]
    with pytest.raises(IllegalAction):
        state.apply_checked(HIDE, 1)


def test_nobody_learns_whether_another_has_answered() -> None:
    state = sealed()
    before = {reader: state.waiting_for(reader) for reader in (None, 0, 2)}
    state.apply(SHOW, 1)
    assert {reader: state.waiting_for(reader) for reader in (None, 0, 2)} == before
    assert state.waiting_for(1) == (0, 2)


def test_the_last_answer_opens_all() -> None:
    state = sealed()
    for seat, action in ((2, SHOW), (0, HIDE), (1, SHOW)):
        state.apply(action, seat)
    assert state.last == [0, 2, 3]
    assert state.scores == [1, 0, 3]
    assert not state.sealed


def test_order_makes_no_difference_and_answers_open_in_the_order_of_the_questions() -> None:
    opened: list[int] = []

    class Noting(ShowOrHide):
        __slots__ = ()

        def resolve(self, state: Lanterns, action: object) -> None:
            opened.append(self.seat)

    state = Lanterns(2, 1)
    state.then(Sealed.of([Noting(1), Noting(0)]))
    state.apply(SHOW, 0)
    state.apply(SHOW, 1)
    assert opened == [1, 0]
    assert state.over


def test_a_seat_is_asked_one_question() -> None:
    with pytest.raises(AssertionError, match="asked twice"):
        Sealed.of([ShowOrHide(0), ShowOrHide(0)])


def test_an_imagined_world_has_only_the_own_answer() -> None:
    state = sealed()
    state.apply(SHOW, 1)
    world = state.clone()
    world.forget_sealed(0)
    assert world.seats_to_act == (0, 1, 2)
    own = state.clone()
    own.forget_sealed(1)
    assert own == state


def test_answers_survive_a_snapshot() -> None:
    game, state = LanternsGame(), sealed()
    state.apply(SHOW, 1)
    again = game.load(json.loads(json.dumps(game.dump(state))))
    assert again == state
    assert hash(again) == hash(state)
