"""Prepared moves at a table: kept with the seat, played when it is asked, dropped with a reason."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct, convert, json, to_builtins

from tablee.core import Seat, Sentence
from tablee.driver import Outlook
from tablee.driver.planning import Prepared, essence, is_asked, stands, whole_move
from tablee.server.storage.records import SeatRow
from tablee.server.tables.course import Course
from tablee.server.tables.seat_view import choice
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import Choice, PreparedInfo, Worded, encode, worded

#: For worlds that seats imagine.
_LUCK = Random()


class Plan(Struct):
    """A move that a seat has prepared, or why it is not played any more."""

    #: The class of the question that it answers.
    question: str
    #: What the seat was shown of it, and the digest of what must stay the same.
    moves: list[Choice]
    essence: str
    #: How many moves were made when it was prepared.
    at: int
    dropped: Worded | None = None

    @property
    def prepared(self) -> Prepared:
        """What the driver has to know of it."""
        return Prepared(self.question, [choice.a for choice in self.moves], self.essence)


def plan_of(row: SeatRow) -> Plan | None:
    """What the seat has prepared."""
    return None if row.prepared is None else convert(row.prepared, Plan)


def prepared_info(row: SeatRow) -> PreparedInfo | None:
    """What its player is told of it."""
    plan = plan_of(row)
    return None if plan is None else PreparedInfo(plan.moves, plan.dropped)


def set_plan(row: SeatRow, plan: Plan | None) -> None:
    """That is what the seat has prepared."""
    row.prepared = None if plan is None else to_builtins(plan)


def due_answers(row: SeatRow, course: Course) -> list[str]:
    """What was prepared for the question that the seat is asked now; empty if nothing was."""
    plan = plan_of(row) if row.kind == "human" else None
    if plan is None or plan.dropped is not None:
        return []
    is_due = is_asked(course.match.state, row.seat, plan.question)
    return [choice.a for choice in plan.moves] if is_due else []


def new_plan(course: Course, seat: Seat, texts: Sequence[str]) -> Plan:
    """The move that the seat would make next; raises what speaks against it."""
    outlook = Outlook.ahead_of(course.match, seat, _LUCK)
    if outlook is None:
        raise ApiError("conflict", "error-moved-on")
    answers = whole_move(outlook, texts)
    if answers is None:
        raise ApiError("conflict", "error-not-whole")
    question = type(outlook.question).__name__
    moves = [choice(answer) for answer in answers]
    return _stored(Plan(question, moves, essence(answers), len(course.done)))


def review(row: SeatRow, course: Course, kept: int, *, is_undo: bool) -> bool:
    """What was prepared still stands after the moves from `kept` on; whether it is another now.

    It is gone once its question was answered, and dropped once it would not do what was shown, or
    once the game went back behind the moment at which it was prepared.
    """
    plan = plan_of(row)
    assert plan is not None
    made = [done for done in course.done[kept:] if done.seat == row.seat]
    is_read = plan.dropped is not None and any(made)
    is_answered = any(done.kind == plan.question for done in made)
    if row.kind != "human" or course.match.over or is_read or is_answered:
        row.prepared = None
        return True
    if plan.dropped is not None:
        return False
    if is_undo and kept < plan.at:
        plan.dropped = worded(Sentence("prepared-undone"))
    elif not stands(course.match, row.seat, plan.prepared, _LUCK):
        plan.dropped = _reason(row.seat, course, kept)
    else:
        return False
    set_plan(row, _stored(plan))
    return True


def _reason(seat: Seat, course: Course, kept: int) -> Worded:
    """What has happened that the seat may know; the first thing is what somebody chose to do."""
    told = None
    for heard in reversed(course.heard):
        if heard.move < kept:
            break
        if heard.event.is_for(seat):
            told = course.game.tell(heard.event)
    if told is None:
        return worded(Sentence("prepared-gone-on"))
    return worded(Sentence("prepared-overtaken", event=told))


def _stored(plan: Plan) -> Plan:
    """The same with all its sentences as they travel, which can be stored."""
    return json.decode(encode(plan), type=Plan)
