"""Summaries: a table at a glance, for one reader."""

import time
from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec import convert
from msgspec.structs import replace

from tablee.core import Seat
from tablee.server.storage.records import ChatRow, SeatRow, TableRow
from tablee.server.tables.expiry import shown
from tablee.server.tables.seating import is_invited, seat_of
from tablee.server.wire.messages import ChatLine, ClockInfo, OutcomeInfo, SeatInfo, Summary
from tablee.server.wire.moments import iso


def summary(
    row: TableRow, seats: Sequence[SeatRow], reader: str | None, online: Collection[str]
) -> Summary:
    """What the user `reader` (`None`: no session) may know of a table without watching it."""
    clock, outcome = convert(row.clock, ClockInfo), outcome_of(row)
    at_a_glance = glance(row, seats, seats_seen(seats, online), clock, outcome)
    return seen_by(reader, at_a_glance, row, seats)


def outcome_of(row: TableRow) -> OutcomeInfo | None:
    """How everyone came off, or would; `None` before the game begins."""
    return convert(row.outcome, OutcomeInfo) if row.outcome is not None else None


def glance(
    row: TableRow,
    seats: Sequence[SeatRow],
    seen: list[SeatInfo],
    clock: ClockInfo,
    outcome: OutcomeInfo | None,
) -> Summary:
    """What everybody may know of a table without watching it; `seen` are its seats."""
    expires = shown(row, time.time())
    return Summary(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=seen,
        you=None,
        waiting=_waiting(row, None),
        private=row.private,
        invitation=None,
        options=row.options,
        clock=clock,
        outcome=outcome,
        created=_created(row.created),
        moved=iso(row.moved),
        host=_host(row, seats),
        rematch=row.rematch_id if not row.private else None,
        expires=iso(expires) if expires is not None else None,
        closed=row.closed,
        tournament=row.tournament_id if not row.private else None,
    )


#: When tables were opened: asked again with every move.
_created = lru_cache(1024)(iso)


def seen_by(
    reader: str | None, at_a_glance: Summary, row: TableRow, seats: Sequence[SeatRow]
) -> Summary:
    """The same with what only the user `reader` may know."""
    if reader is None:
        return at_a_glance
    you = seat_of(seats, reader)
    is_guest = is_invited(seats, reader)
    return replace(
        at_a_glance,
        you=you,
        waiting=_waiting(row, you),
        invitation=row.invitation if is_guest else None,
        hosting=reader == row.opened_by,
        rematch=row.rematch_id if not row.private or is_guest else None,
        tournament=row.tournament_id if not row.private or is_guest else None,
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
