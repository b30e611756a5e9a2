"""Who sits where: pure questions about the seats of a table."""

from collections.abc import Sequence
from typing import Any

from tablee.core import Seat
from tablee.server.storage.records import SeatRow

#: Who takes over for those who left or ran out of time.
SUBSTITUTE = "greedy"


def seat_of(seats: Sequence[SeatRow], user_id: str | None) -> Seat | None:
    """The seat that the user acts for; `None` for a spectator."""
    for row in seats:
        if row.kind == "human" and user_id is not None and row.user_id == user_id:
            return row.seat
    return None


def humans(seats: Sequence[SeatRow]) -> dict[Seat, dict[str, Any]]:
    """The seats that people act for, each with the standing orders it was given."""
    return {row.seat: row.habits for row in seats if row.kind == "human"}


def bot_at(seats: Sequence[SeatRow], seat: Seat) -> str | None:
    """The bot that acts for a seat."""
    return seats[seat].bot if seats[seat].kind == "bot" else None


def free_seats(seats: Sequence[SeatRow], user_id: str, *, invited: bool) -> list[Seat]:
    """The seats that a user may take: those kept for him first, then those kept for nobody."""
    open_seats = [row for row in seats if row.kind == "open"]
    kept = [row.seat for row in open_seats if row.user_id == user_id]
    return kept + [row.seat for row in open_seats if row.user_id is None and invited]


def is_invited(seats: Sequence[SeatRow], user_id: str | None) -> bool:
    """Whether the user sits here, sat here, or a seat is kept for him."""
    return user_id is not None and any(row.user_id == user_id for row in seats)


def give_to_bot(row: SeatRow, bot: str) -> None:
    """A bot acts for the seat from now on, and its player has lost."""
    row.kind = "bot"
    row.bot = bot
    row.lost = True
    row.prepared = None


def make_free(row: SeatRow) -> None:
    """Anybody may take the seat."""
    row.kind, row.user_id, row.name, row.bot, row.habits = "open", None, None, None, {}
