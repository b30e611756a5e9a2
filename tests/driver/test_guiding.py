"""Guiding: a remark a question, said again to nobody, and none for what others alone may know."""

from dataclasses import dataclass
from typing import Any

import tablee
from tablee.core import Event, Seat
from tablee.core.guide import Guide, Remark
from tablee.driver import Driver, Heard, said

LEARNER = 0


@dataclass(frozen=True)
class Whispered(Event):
    """Something that one seat alone may know."""

    seat: Seat

    @property
    def audience(self) -> tuple[Seat, ...] | None:
        return (self.seat,)


def guide(*remarks: Remark) -> Guide:
    return Guide(2, LEARNER, "easy", "any", {}, remarks)


def station() -> Driver[Any]:
    """A game of Reworld in which the learner begins."""
    driver = Driver.new(tablee.game("reworld"), 2, 4)
    assert driver.match.seats_to_act == (LEARNER,)
    return driver


def keys(script: Guide, driver: Driver[Any]) -> list[str]:
    return [each.remark.key for each in said(script, driver, LEARNER)]


PORT = Remark("port", "R14", ("StationTurn",))
DOCK = Remark("dock", "R19", ("StationTurn",), "ModuleTaken")
PAY = Remark("pay", "R12", ("PayForModule",))


def test_one_remark_comes_with_each_question_in_their_order() -> None:
    driver = station()
    again = Remark("again", "R14", ("StationTurn",))
    script = guide(DOCK, PORT, again)
    assert keys(script, driver) == ["port"]
    driver.decide(0, driver.match.legal(0)[0], "human")
    driver.decide(0, driver.match.legal(0)[0], "human")
    # The rival is asked: what was said last still stands.
    assert keys(script, driver) == ["port"]
    driver.decide(1, "leave", "bot")
    assert keys(script, driver) == ["port", "dock"]
    driver.decide(0, "leave", "human")
    assert driver.match.state.round == 2
    assert keys(script, driver) == ["port", "dock", "again"]


def test_what_only_completes_a_move_is_not_remarked_on() -> None:
    driver = station()
    driver.decide(0, driver.match.legal(0)[0], "human")
    assert keys(guide(PAY, PORT), driver) == ["port"]


def test_whoever_takes_a_move_back_hears_what_was_said_there() -> None:
    driver = station()
    script = guide(PORT, DOCK)
    driver.decide(0, driver.match.legal(0)[0], "human")
    driver.decide(0, driver.match.legal(0)[0], "human")
    driver.undo(0)
    driver.undo(0)
    assert keys(script, driver) == ["port"]
    assert said(script, driver, LEARNER)[-1].move == len(driver.done)


def test_what_others_alone_may_know_makes_no_remark() -> None:
    driver = station()
    script = guide(Remark("secret", "R10", (), "Whispered"))
    driver.heard.insert(0, Heard(0, Whispered(1)))
    assert keys(script, driver) == []
    driver.heard.insert(0, Heard(0, Whispered(LEARNER)))
    assert keys(script, driver) == ["secret"]
