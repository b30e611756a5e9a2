"""Tables: to open one, to sit down, to go on."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from tablee.server.wire.bodies.base import Body, SeatWish, Setting, Word
from tablee.server.wire.messages import ClockInfo, SeatNumber, Summary


class NewTable(Body):
    """A table to open: `me`, `open` or `bot:NAME` for each seat."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Setting] = field(default_factory=dict)
    clock: ClockInfo = field(default_factory=ClockInfo)
    private: bool = False


class Tables(Struct):
    """The tables I sit at, and those that anyone may join or watch."""

    mine: list[Summary]
    open: list[Summary]


class Join(Body):
    """A seat to take; any free one when none is named."""

    invitation: Word | None = None
    seat: SeatNumber | None = None


class Habits(Body):
    """My standing orders at a table; those left out of a request stay as they are."""

    habits: dict[str, Setting]


class Note(Body):
    """What somebody has noted at a table."""

    text: Annotated[str, Meta(max_length=4000)]


FreeSeatWish: TypeAlias = Annotated[str, Meta(max_length=60, pattern="^(open|bot:.+)$")]


class FillSeat(Body):
    """Who shall have a seat that no person sits in: `bot:NAME`, or whoever comes (`open`)."""

    seat: SeatNumber
    wish: FreeSeatWish


class Replace(Body):
    """A seat whose owner ran out of time: the server's own bot takes it, not a rival's choice."""

    seat: SeatNumber


class Fork(Body):
    """A step of a finished game to go on from, in one of its seats."""

    step: Annotated[int, Meta(ge=0, le=1 << 20)]
    seat: SeatNumber
