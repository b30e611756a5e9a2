"""Expiry: tables at which nothing happens any more are closed, without a result."""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection

from tablee.server.storage import records
from tablee.server.storage.records import SeatRow, TableRow
from tablee.server.storage.store import Store

DAY = 86400.0
#: An open table nobody came to, any other open one, a game without a clock.
ALONE = 1 * DAY
OPEN = 7 * DAY
PLAYING = 60 * DAY
#: How long before its end a table says when that is: an open one, a game.
OPEN_NOTICE = 1 * DAY
PLAYING_NOTICE = 3 * DAY
#: How many tables are closed, or looked at, in one transaction.
BATCH = 200


def expires_at(row: TableRow, seats: Sequence[SeatRow]) -> float | None:
    """When the table is closed if nothing happens; `None`: never."""
    if row.status == "open":
        is_alone = all(seat.user_id in (None, row.opened_by) for seat in seats)
        # When it moved last is known to all; when a sealed answer was given is not.
        return row.moved + (ALONE if is_alone and not row.private else OPEN)
    is_timed = row.clock.get("kind", "none") != "none"
    return row.moved + PLAYING if row.status == "playing" and not is_timed else None


def shown(row: TableRow, now: float) -> float | None:
    """When the table is closed, once that is near."""
    notice = OPEN_NOTICE if row.status == "open" else PLAYING_NOTICE
    return row.expires if row.expires is not None and row.expires - now < notice else None


async def close_expired(store: Store, now: float) -> list[str]:
    """The tables that were closed just now, because nothing has happened for so long."""
    due = await store.read(lambda connection: records.expired_tables(connection, now, BATCH))
    if not due:
        return []

    def close(connection: Connection) -> list[str]:
        closed = [
            table_id
            for table_id in due
            if records.close_table(connection, table_id, "expiry", now, expired=True)
        ]
        for table_id in closed:
            store.notify(connection, f"table {table_id}")
        return closed

    return await store.write(close)


async def fill_missing(store: Store, now: float) -> None:
    """Tables from before there was an expiry get theirs, none before its notice."""
    after: str | None = ""
    while after is not None:
        after = await store.write(partial(_fill, after=after, now=now))


def _fill(connection: Connection, after: str, now: float) -> str | None:
    """The next tables get theirs; the id of the last, `None` once there are no more."""
    found = records.without_expiry(connection, after, BATCH)
    for row, seats in found:
        expires = expires_at(row, seats)
        notice = OPEN_NOTICE if row.status == "open" else PLAYING_NOTICE
        if expires is not None:
            records.set_expiry(connection, row.id, max(expires, now + notice))
    return found[-1][0].id if len(found) == BATCH else None
