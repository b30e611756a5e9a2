"""Requests to take a move back where that is not free: all who play must agree; bots always do."""

from collections.abc import Sequence

from msgspec import Struct, convert, to_builtins

from tablee.core import Seat
from tablee.server.storage.records import SeatRow, TableRow
from tablee.server.tables.course import Course
from tablee.server.tables.seating import humans
from tablee.server.wire.messages import UndoRequestInfo


class UndoRequest(Struct):
    """A seat asks the others to go back to before its answer to that question."""

    seat: Seat
    question: str
    agreed: list[Seat] = []
    #: Who would rather play on; it is not asked again then.
    declined: Seat | None = None

    def info(self) -> UndoRequestInfo:
        """What everybody is told of it."""
        return UndoRequestInfo(self.seat, self.agreed, self.declined)


def request_of(row: TableRow) -> UndoRequest | None:
    """The request that stands at a table."""
    return None if row.undo_request is None else convert(row.undo_request, UndoRequest)


def set_request(row: TableRow, request: UndoRequest | None) -> None:
    """That request stands at the table."""
    row.undo_request = None if request is None else to_builtins(request)


def forget_if_vain(row: TableRow, course: Course) -> None:
    """A request is gone once its seat has decided anew, or something was uncovered."""
    request = request_of(row)
    if request is not None and course.undo_together_name(request.seat) != request.question:
        row.undo_request = None


def is_agreed(request: UndoRequest, seats: Sequence[SeatRow]) -> bool:
    """Whether everybody but whoever asks has agreed."""
    return set(humans(seats)) - {request.seat} <= set(request.agreed)
