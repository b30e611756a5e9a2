"""Prepared moves: offered in every game, whole, and good for as long as they do what was shown."""

from random import Random
from typing import Any

import pytest

import tablee
from tablee.core import BadNotation, IllegalAction, Match
from tablee.core.draws import pick
from tablee.driver import Driver, Outlook
from tablee.driver.planning import (
    Prepared,
    essence,
    is_asked,
    next_question,
    stands,
    whole_move,
)

LUCK = Random(5)
#: What can be prepared while others think.
OFFERED = {
    "artemis": {"PlaceDie"},
    "century": {"RaiseBid", "ChooseColumn"},
    "gaia": {"ChooseFaction", "PlaceStart", "ChooseBooster", "TakeTurn"},
    "reworld": {"StationTurn", "ColonyTurn"},
    "reykholt": {"PlaceWorker", "VisitTable"},
}


@pytest.mark.parametrize("game_id", OFFERED)
def test_turns_can_be_prepared_in_every_game(game_id: str) -> None:
    match: Match[Any] = tablee.Match(tablee.game(game_id), seats=3, seed=2)
    rng = Random(2)
    offered = set()
    while not match.over:
        state = match.state
        waiting = [seat for seat in range(3) if state.asked(seat) is None]
        offered |= {next_question(state, seat) for seat in waiting}
        seat = pick(rng, match.seats_to_act)
        match.play(pick(rng, match.legal(seat)), seat)
    assert offered >= OFFERED[game_id]


def _station() -> Match[Any]:
    """Seat 2 is asked first, seat 0 after it, then seat 1."""
    return tablee.Match(tablee.game("reworld"), seats=3, seed=7)


def _ahead(match: Match[Any], seat: int) -> Outlook[Any]:
    outlook = Outlook.ahead_of(match, seat, LUCK)
    assert outlook is not None
    return outlook


def _prepared(match: Match[Any], seat: int, *texts: str) -> Prepared:
    answers = whole_move(_ahead(match, seat), texts)
    assert answers is not None
    return Prepared(next_question(match.state, seat) or "", texts, essence(answers))


def test_a_seat_that_waits_is_shown_its_turn_in_the_position_as_it_is() -> None:
    match = _station()
    outlook = _ahead(match, 1)
    assert next_question(match.state, 1) == "StationTurn"
    assert outlook.state.asked(1) is not None
    assert match.seats_to_act == (2,)
    # Only the seat's own hand decides what it can pay for, and it sees that.
    assert next(str(action) for action in outlook.state.legal(1)).startswith("take ")


def test_a_move_is_prepared_whole() -> None:
    match = _station()
    take = str(_ahead(match, 0).state.legal(0)[0])
    following = _ahead(match, 0).after(_ahead(match, 0).read(take))
    assert following is not None
    pay = str(following.state.legal(0)[0])
    answers = whole_move(_ahead(match, 0), [take, pay])
    assert answers is not None
    assert [str(answer.action) for answer in answers] == [take, pay]
    assert answers[1].does.changes["cards"] < 0
    assert whole_move(_ahead(match, 0), [take]) is None
    assert whole_move(_ahead(match, 0), [take, pay, pay]) is None
    assert whole_move(_ahead(match, 0), ["leave"]) is not None
    with pytest.raises(IllegalAction):
        whole_move(_ahead(match, 0), ["pay 1"])
    with pytest.raises(BadNotation):
        whole_move(_ahead(match, 0), ["fly me to the moon"])


def test_it_stands_until_somebody_takes_what_it_needs() -> None:
    match = _station()
    mine = [str(action) for action in _ahead(match, 1).state.legal(1)]
    theirs = [str(action) for action in match.legal(2)]
    shared = [text for text in mine if text.startswith("take ") and text in theirs]
    following = _ahead(match, 1).after(_ahead(match, 1).read(shared[0]))
    assert following is not None
    prepared = _prepared(match, 1, shared[0], str(following.state.legal(1)[-1]))
    assert stands(match, 1, prepared, LUCK)
    assert not is_asked(match.state, 1, prepared.question)
    # The module goes, and with it the move; going back brings it back.
    match.play(shared[0])
    match.play(str(match.legal(2)[0]))
    assert not stands(match, 1, prepared, LUCK)
    match.undo()
    match.undo()
    assert stands(match, 1, prepared, LUCK)
    match.play("leave")
    match.play("leave", 0)
    assert is_asked(match.state, 1, prepared.question)
    assert stands(match, 1, prepared, LUCK)


def test_it_falls_when_it_would_cost_more() -> None:
    """Reworld: an officer beside a port makes it dearer, which is not paid unasked."""
    match: Match[Any] = tablee.Match(tablee.game("reworld"), seats=2, seed=0)
    rival = match.seats_to_act[0]
    prepared = _prepared(match, 1 - rival, "take 1", "pay 1")
    match.play("take 2")
    match.play("pay 2")
    assert match.legal(1 - rival)[0].text == "take 1"  # it is still there
    assert not stands(match, 1 - rival, prepared, LUCK)
    match.undo()
    match.undo()
    match.play("take 7")
    match.play("pay 2")
    assert stands(match, 1 - rival, prepared, LUCK)


def test_the_places_of_others_are_no_reason_to_drop_it() -> None:
    match = _station()
    answers = whole_move(_ahead(match, 1), ["leave"])
    assert answers is not None
    other = [
        answer._replace(does=answer.does._replace(place=3, is_last=False)) for answer in answers
    ]
    assert essence(other) == essence(answers)
    for change in ({"score": 99}, {"warning": answers[0].says}, {"is_unknown": True}):
        differs = [answer._replace(does=answer.does._replace(**change)) for answer in answers]
        assert essence(differs) != essence(answers)


def test_it_waits_while_its_seat_is_asked_something_else_first() -> None:
    """Gaia Project: power that is offered to the seat comes before its turn."""
    match: Match[Any] = tablee.Match(tablee.game("gaia"), seats=2, seed=1)
    rng = Random(2)
    while not any(is_asked(match.state, seat, "ChargePower") for seat in range(2)):
        seat = match.seats_to_act[0]
        match.play(pick(rng, match.legal(seat)), seat)
    seat = match.seats_to_act[0]
    assert next_question(match.state, seat) == "TakeTurn"
    answers = [str(action) for action in _ahead(match, seat).state.legal(seat)]
    prepared = _prepared(match, seat, next(text for text in answers if text.startswith("pass")))
    assert stands(match, seat, prepared, LUCK)
    match.play("decline", seat)
    assert stands(match, seat, prepared, LUCK)
    assert is_asked(match.state, seat, "TakeTurn")


def test_a_prepared_move_is_taken_back_like_any_other() -> None:
    driver: Driver[Any] = Driver.new(tablee.game("reworld"), 2, 7)
    first = driver.match.seats_to_act[0]
    assert driver.ahead_name(first) is None
    name = driver.ahead_name(1 - first)
    driver.decide(first, "leave", "human")
    assert driver.ahead_name(1 - first) is None
    assert driver.question_name(1 - first) != name
    take = next(str(action) for action in driver.match.legal(1 - first))
    driver.decide(1 - first, take, "prepared")
    gone = driver.undoable(1 - first)
    assert gone == [len(driver.done) - 1]
    assert driver.undo(1 - first) == gone[0]
    assert driver.match.seats_to_act == (1 - first,)


def test_nothing_is_prepared_while_several_decide_at_once() -> None:
    match: Match[Any] = tablee.Match(tablee.game("century"), seats=3, seed=1)
    rng = Random(1)
    while match.state.phase is None or len(match.seats_to_act) == 3:
        seat = pick(rng, match.seats_to_act)
        match.play(pick(rng, match.legal(seat)), seat)
    waiting = [seat for seat in range(3) if match.state.asked(seat) is None]
    assert waiting
    assert all(match.state.ahead(seat) is None for seat in waiting)
