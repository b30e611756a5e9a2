"""Match: undo, seeds, sinks."""

from random import Random
from typing import Any

import pytest

import tablee
from tablee.core import CHANCE, BadNotation, Event, IllegalAction, Match
from tablee.core.draws import pick
from tests.contract.toy.game import LanternsGame


def test_undo_takes_back_one_decision_and_the_draws_after_it() -> None:
    match = Match(LanternsGame(), 2, 1)
    before = match.state.clone()
    match.play("swap", 1)
    assert match.moves[-1][0] == CHANCE
    assert match.undo()
    assert before == match.state


def test_nothing_is_left_to_undo_at_the_start() -> None:
    match = Match(LanternsGame(), 2, 1)
    assert not match.undo()


def test_the_same_decision_after_undo_brings_the_same_draw() -> None:
    match = Match(LanternsGame(), 2, 1)
    match.play("swap", 1)
    drawn = match.moves[-1]
    match.undo()
    match.play("swap", 1)
    assert drawn == match.moves[-1]


def test_a_seed_decides_everything_but_the_decisions() -> None:
    one, other, third = (Match(tablee.game("reworld"), 4, seed) for seed in (3, "3", 4))
    assert one.state == other.state
    assert one.state != third.state


def test_a_match_without_seed_draws_one_and_keeps_it() -> None:
    match = Match(LanternsGame(), 2)
    assert match.header.seed is not None
    assert Match(LanternsGame(), 2, match.header.seed).state == match.state


def test_the_sink_hears_the_game_once_even_after_undo() -> None:
    heard: list[Event] = []
    match = Match(LanternsGame(), 2, 1, sink=heard.append)
    count = len(heard)
    match.play("keep", 0)
    match.undo()
    assert len(heard) == count
    match.play("swap", 0)
    assert len(heard) == count + 1


def test_acting_for_a_seat_that_is_not_asked_is_refused() -> None:
    match = Match(tablee.game("reworld"), 3, 1)
    idle = next(seat for seat in range(3) if seat not in match.seats_to_act)
    with pytest.raises(IllegalAction, match="not Player 1’s turn"):
        match.play(match.legal()[0], idle)


@pytest.mark.parametrize("game", tablee.games())
def test_a_long_text_that_is_no_action_is_told_in_part(game: str) -> None:
    opened = tablee.game(game)
    match: Match[Any] = Match(opened, opened.seats[-1], seed=1)
    verb = str(match.legal()[0]).partition(" ")[0]
    for text in ("x" * 100_000, f"{verb} {'y' * 100_000}", "z " * 2000):
        with pytest.raises(BadNotation) as caught:
            match.play(text)
        assert f"{text[:80]}…" in str(caught.value)
        assert len(str(caught.value)) < 1000


def test_a_finished_match_refuses_everything() -> None:
    match = Match(LanternsGame(), 2, 1, {"rounds": 1})
    rng = Random(1)
    while not match.over:
        match.play(pick(rng, match.legal()))
    assert match.seats_to_act == ()
    assert match.legal() == []
    with pytest.raises(IllegalAction, match="over"):
        match.play("keep")
