"""What a seat sees, encoded as JSON, made only from what the game lets that seat know."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Raw

from tablee.core import Seat
from tablee.server.tables.course import Course, Heard
from tablee.server.wire.messages import Choice, Told, encode, worded

NULL = Raw(b"null")
EMPTY_LIST = Raw(b"[]")


class SeatView(NamedTuple):
    """What a seat sees, encoded once for all its listeners."""

    view: Raw = NULL
    prompt: Raw = NULL
    actions: Raw = EMPTY_LIST


def seat_view(course: Course, seat: Seat | None) -> SeatView:
    """What `seat` (`None`: a spectator) sees and may do now."""
    game, state = course.game, course.match.state
    actions = [
        Choice(str(action), worded(game.describe(state, action)), game.targets(state, action))
        for action in (course.match.legal(seat) if seat is not None else ())
    ]
    return SeatView(
        Raw(encode(game.observe(state, seat))),
        Raw(encode(worded(game.question(state, seat)))),
        Raw(encode(actions)),
    )


def events_for(course: Course, heard: Iterable[Heard], seat: Seat | None) -> list[Told]:
    """Those of the events that `seat` may know."""
    told = []
    for item in heard:
        if item.event.is_for(seat):
            sentence = course.game.tell(item.event)
            # What orders others gave is theirs to know.
            is_mine = seat is not None and course.habit_behind(item) == seat
            told.append(Told(item.version, sentence.key, sentence.args, is_mine))
    return told
