"""Summaries: a table at a glance, for one reader."""

import time
from collections.abc import Collection, Sequence

from msgspec import convert

from tablee.core import Seat
from tablee.server.storage.records import ChatRow, SeatRow, TableRow
from tablee.server.tables.expiry import shown
from tablee.server.tables.seating import is_invited, seat_of
from tablee.server.wire.bodies import iso
from tablee.server.wire.messages import ChatLine, ClockInfo, OutcomeInfo, SeatInfo, Summary


def summary(
    row: TableRow, seats: Sequence[SeatRow], reader: str | None, online: Collection[str]
) -> Summary:
    """What the user `reader` (`None`: no session) may know of a table without watching it."""
    expires = shown(row, time.time())
    return Summary(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=seats_seen(seats, online),
        you=seat_of(seats, reader),
        waiting=_waiting(row, seat_of(seats, reader)),
        private=row.private,
        invitation=row.invitation if is_invited(seats, reader) else None,
        options=row.options,
        clock=convert(row.clock, ClockInfo),
        outcome=convert(row.outcome, OutcomeInfo) if row.outcome is not None else None,
        created=iso(row.created),
        moved=iso(row.moved),
        host=_host(row, seats),
        hosting=reader is not None and reader == row.opened_by,
        rematch=row.rematch_id if not row.private or is_invited(seats, reader) else None,
        expires=iso(expires) if expires is not None else None,
        closed=row.closed,
    )


def _host(row: TableRow, seats: Sequence[SeatRow]) -> str | None:
    """The name of who opened it, if he sits or sat there."""
    theirs = (s.name for s in seats if s.user_id is not None and s.user_id == row.opened_by)
    return next(theirs, None)


def seats_seen(seats: Sequence[SeatRow], online: Collection[str]) -> list[SeatInfo]:
    """Who sits where, and who of them is there."""
    return [_seat(seat, online) for seat in seats]


def _waiting(row: TableRow, reader: Seat | None) -> list[Seat]:
    """Who is asked, as far as the reader may know: of sealed answers only that of his own."""
    if not row.sealed:
        return row.waiting
    return [seat for seat in row.sealed if seat != reader or seat in row.waiting]


def _seat(row: SeatRow, online: Collection[str]) -> SeatInfo:
    is_here = row.kind == "bot" or (row.kind == "human" and row.user_id in online)
    name = row.name if row.kind != "open" or row.user_id else None
    return SeatInfo(row.seat, name, row.kind, row.bot, is_here)


def chat_line(row: ChatRow, seats: Sequence[SeatRow]) -> ChatLine:
    """A stored line of chat as a message, with the seat of whoever plays or played here."""
    here = [s.seat for s in seats if s.user_id == row.user_id and s.kind != "open"]
    return ChatLine(row.id, row.name, row.text, iso(row.at), here[0] if here else None)
