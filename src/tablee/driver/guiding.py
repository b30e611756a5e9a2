"""Guiding: what a guide has said to a seat, read off what was asked and heard."""

from typing import Any, NamedTuple

from tablee.core import Seat
from tablee.core.guide import Guide, Remark
from tablee.driver.driver import Driver
from tablee.driver.settling import kind_of_move
from tablee.driver.undo import CHOSEN


class Said(NamedTuple):
    """A remark and the move of the record before which it was made."""

    remark: Remark
    move: int


def said(guide: Guide, driver: Driver[Any], seat: Seat) -> list[Said]:
    """Every remark that was made to `seat`, the last one at the end.

    One at most at each question that the seat answered itself, or is asked now. It depends on
    nothing else: whoever comes back, or takes a move back, finds what was said there.
    """
    left = list(guide.remarks)
    told: list[Said] = []
    names: set[str] = set()
    heard = 0
    for move, kind in _questions(driver, seat):
        while heard < len(driver.heard) and driver.heard[heard].move < move:
            event = driver.heard[heard].event
            heard += 1
            if event.is_for(seat):
                names.add(type(event).__name__)
        fitting = next((remark for remark in left if _fits(remark, kind, names)), None)
        if fitting is not None:
            left.remove(fitting)
            told.append(Said(fitting, move))
    return told


def _questions(driver: Driver[Any], seat: Seat) -> list[tuple[int, str]]:
    """The moves with which `seat` answered, and the one it is about to make, each with its kind."""
    found = [
        (move, done.kind)
        for move, done in enumerate(driver.done)
        if done.seat == seat and done.how in CHOSEN and done.kind
    ]
    if kind := kind_of_move(driver.match.state, seat):
        found.append((len(driver.done), kind))
    return found


def _fits(remark: Remark, kind: str, heard: set[str]) -> bool:
    is_asked = not remark.questions or kind in remark.questions
    return is_asked and (not remark.event or remark.event in heard)
