"""Lists of tables: one's own, those one is asked to, those of everybody."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select

from tablee.server.storage.moderation import kept_apart
from tablee.server.storage.records import SeatRow, TableRow, with_seats
from tablee.server.storage.schema import seats, tables

Listed: TypeAlias = list[tuple[TableRow, list[SeatRow]]]

#: More than one person may have (see `admission`): none that waits for him is ever left out.
MOST_CURRENT = 300
#: How many that are over; closed ones are shown for a day.
MOST_PAST = 50
CLOSED_SHOWN = 86400.0
#: Tables that others keep a seat at; of one host so many at most, here and among everybody's.
MOST_OFFERED = 20
OF_ONE_HOST = 3
#: How many of everybody's tables are considered, for who is online is not in the database.
CONSIDERED = 1000


def tables_of(connection: Connection, user_id: str, now: float) -> Listed:
    """The tables at which a user sits, sat, or whose host he is, then those he is asked to."""
    seated = select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.kind != "open")
    hosted = select(tables.c.id).where(tables.c.opened_by == user_id, tables.c.status == "open")
    is_mine = tables.c.id.in_(seated.union(hosted))
    current = (
        select(tables)
        .where(is_mine, tables.c.status.in_(("open", "playing")))
        .order_by(tables.c.status.desc(), tables.c.moved.desc())
        .limit(MOST_CURRENT)
    )
    is_closed = and_(tables.c.status == "closed", tables.c.moved > now - CLOSED_SHOWN)
    past = (
        select(tables)
        .where(is_mine, or_(tables.c.status == "over", is_closed))
        .order_by(tables.c.moved.desc())
        .limit(MOST_PAST)
    )
    asked = select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.kind == "open")
    apart = kept_apart(connection, user_id)
    offers = _by_host(apart, tables.c.id.in_(asked), tables.c.status == "open", ~is_mine)
    offered = [found.id for found in connection.execute(offers.limit(MOST_OFFERED))]
    mine = [TableRow(*row) for query in (current, past) for row in connection.execute(query)]
    return with_seats(connection, [*mine, *_loaded(connection, offered)])


@dataclass(frozen=True)
class Considered:
    """A table that may be listed."""

    id: str
    status: str
    #: How many of its host's come before it.
    nth: int
    moved: float


def considered_tables(connection: Connection, user_id: str) -> list[Considered]:
    """Tables of others that anybody may join or watch, some of each host."""
    mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
    others = tables.c.private.is_(False), tables.c.id.not_in(mine)
    apart = kept_apart(connection, user_id)
    considered = []
    for status in ("open", "playing"):
        query = _by_host(apart, tables.c.status == status, *others)
        found = connection.execute(query.limit(CONSIDERED))
        considered += [Considered(row.id, row.status, row.nth, row.moved) for row in found]
    return considered


#: Tables that somebody who wants to be paired looks at.
MOST_WAITING = 50


def waiting_tables(connection: Connection, game_id: str, user_id: str) -> Listed:
    """Tables of a game that anybody may join, those who have waited longest first; no clock."""
    apart = kept_apart(connection, user_id)
    query = (
        select(tables)
        .where(tables.c.status == "open", tables.c.private.is_(False), tables.c.game == game_id)
        .where(*_apart(apart))
        .order_by(tables.c.created)
        .limit(MOST_WAITING)
    )
    rows = [TableRow(*row) for row in connection.execute(query)]
    return with_seats(connection, [row for row in rows if row.clock.get("kind") == "none"])


def tables_in_order(connection: Connection, ids: list[str]) -> Listed:
    """Those tables, in that order."""
    return with_seats(connection, _loaded(connection, ids))


def _loaded(connection: Connection, ids: list[str]) -> list[TableRow]:
    rows = connection.execute(select(tables).where(tables.c.id.in_(ids)))
    found = {row.id: TableRow(*row) for row in rows}
    return [found[table_id] for table_id in ids if table_id in found]


def _by_host(
    apart: Collection[str], *conditions: ColumnElement[bool]
) -> Select[tuple[str, str, int, float]]:
    """The newest of each host, then the second of each, without those who are kept apart."""
    nth = func.row_number().over(
        partition_by=func.coalesce(tables.c.opened_by, tables.c.id),
        order_by=tables.c.moved.desc(),
    )
    found = select(tables.c.id, tables.c.status, nth.label("nth"), tables.c.moved)
    found = found.where(*conditions, *_apart(apart))
    ranked = found.subquery()
    return (
        select(ranked.c.id, ranked.c.status, ranked.c.nth, ranked.c.moved)
        .where(ranked.c.nth <= OF_ONE_HOST)
        .order_by(ranked.c.nth, ranked.c.moved.desc())
    )


def _apart(others: Collection[str]) -> list[ColumnElement[bool]]:
    if not others:
        return []
    theirs = select(seats.c.table_id).where(seats.c.user_id.in_(others), seats.c.kind == "human")
    is_host = func.coalesce(tables.c.opened_by, "").in_(others)
    return [tables.c.id.not_in(theirs), ~is_host]
