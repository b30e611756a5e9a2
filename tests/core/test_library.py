"""What a library user does with matches, records and states."""

import pickle
from random import Random
from typing import Any

import pytest

import tablee
from tablee.core.draws import pick


def played(seed: int, decisions: int) -> tablee.Match[Any]:
    match = tablee.Match(tablee.game("reworld"), seats=3, seed=seed)
    rng = Random(seed)
    while match.decisions < decisions and not match.over:
        match.play(pick(rng, match.legal()))
    return match


def test_a_record_that_was_written_and_read_is_equal() -> None:
    record = played(1, 30).record
    assert tablee.Record.loads(str(record)) == record
    assert tablee.Record.loads(str(record)) != played(2, 30).record


def test_states_hash_by_content() -> None:
    one, other = played(3, 20).state, played(3, 20).state
    assert one is not other
    assert len({one, other, one.clone(), played(3, 21).state}) == 2


def test_a_clone_of_a_match_goes_its_own_way() -> None:
    match = played(4, 20)
    clone = match.clone()
    while not clone.over:
        clone.play(clone.legal()[0])
    assert match.decisions == 20
    assert match.record == played(4, 20).record
    assert clone.record.moves[: len(match.moves)] == match.record.moves


def test_a_pickled_match_goes_on_where_it_was() -> None:
    match = played(5, 20)
    again = pickle.loads(pickle.dumps(match))  # noqa: S301 - our own bytes
    assert again.state == match.state
    assert again.record == match.record
    match.play(match.legal()[0])
    again.play(again.legal()[0])
    assert again.state == match.state


def test_what_does_not_exist_is_told_in_words() -> None:
    match = played(6, 5)
    with pytest.raises(tablee.TableeError, match="no such seat"):
        match.view(9)
    with pytest.raises(tablee.TableeError, match="no language"):
        match.prompt(0, lang="de")


def test_after_the_end_nothing_is_legal_and_nothing_is_played() -> None:
    match = played(7, 100_000)
    assert match.over
    assert match.legal() == match.legal(1) == []
    assert match.state.legal() == ()
    with pytest.raises(tablee.IllegalAction, match="over"):
        match.play("leave")


def test_a_seat_that_is_not_asked_has_no_legal_action() -> None:
    match = played(8, 5)
    asked = match.seats_to_act
    for seat in range(3):
        assert bool(match.state.legal(seat)) == (seat in asked)


def test_reprs_say_what_is_going_on() -> None:
    match = played(9, 3)
    assert repr(match).startswith("<Match reworld, 3 seats, seed 9: 3 decisions")
    assert repr(match.game) == f"<Game reworld, rules 1, edition {match.game.edition.digest}>"
    assert type(match.state).__name__ in repr(match.state)
