"""Who is awaited at a table that is played turn by turn, where people come back for each move."""

from collections.abc import Collection, Sequence

from tablee.core import Seat
from tablee.server.storage.awaited import Awaited
from tablee.server.storage.records import SeatRow, TableRow
from tablee.server.tables.clocks import Clock
from tablee.server.tables.course import Course
from tablee.server.tables.seating import humans

#: Seconds that a question stands before anybody is told: moves are taken back, orders answer.
DELAY = 60.0


def is_turn_by_turn(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether people play there with each other and need not stay."""
    people = [seat for seat in seats if seat.user_id is not None and seat.kind != "open"]
    return row.clock.get("kind") != "live" and len(people) > 1


def mover_of(row: TableRow, decided: Collection[Seat]) -> Seat | None:
    """Who is about to move, if everybody may know: of sealed answers nobody does."""
    return None if row.sealed else next(iter(decided), None)


def awaited_at(
    row: TableRow,
    seats: Sequence[SeatRow],
    course: Course,
    clock: Clock,
    *,
    mover: Seat | None,
    now: float,
) -> list[Awaited]:
    """Who is awaited now; nobody where only one person is left."""
    people = humans(seats)
    if row.status != "playing" or len(people) < 2:
        return []
    deadlines = {seat: deadline for deadline, seat in clock.deadlines()}
    return [
        Awaited(
            row.id,
            str(seats[seat].user_id),
            seat,
            course.question_name(seat) or "",
            mover if mover != seat else None,
            asked=now,
            deadline=deadlines.get(seat),
            due=now + DELAY,
        )
        for seat in row.waiting
        if seat in people
    ]
