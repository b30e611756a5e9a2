"""Sight: what a seat sees and hears, made only from what the game lets that seat know."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Raw

from tablee.core import Seat
from tablee.server.course import Course, Heard
from tablee.server.messages import Choice, Told, arguments, encode, worded

BLIND = Raw(b"null")
NOTHING = Raw(b"[]")


class Sight(NamedTuple):
    """What a seat sees, encoded once for everyone who sits or watches there."""

    view: Raw = BLIND
    prompt: Raw = BLIND
    actions: Raw = NOTHING


def sight(course: Course, seat: Seat | None) -> Sight:
    """What `seat` (`None`: a spectator) sees and may do now."""
    game, state = course.game, course.match.state
    actions = [
        Choice(str(action), worded(game.describe(state, action)), game.targets(state, action))
        for action in (course.match.legal(seat) if seat is not None else ())
    ]
    return Sight(
        Raw(encode(game.observe(state, seat))),
        Raw(encode(worded(game.question(state, seat)))),
        Raw(encode(actions)),
    )


def hearing(course: Course, heard: Iterable[Heard], seat: Seat | None) -> list[Told]:
    """Those of the events that `seat` may know."""
    told = []
    for item in heard:
        if item.event.is_for(seat):
            sentence = course.game.tell(item.event)
            # What orders others gave is theirs to know.
            is_mine = seat is not None and course.habit_behind(item) == seat
            told.append(Told(item.version, sentence.key, arguments(sentence), is_mine))
    return told
