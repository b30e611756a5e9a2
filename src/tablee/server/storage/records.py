"""Tables, seats, moves and chat in the database."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from typing import Any, Literal, TypeAlias

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from tablee.server.storage.awaited import nobody_awaited
from tablee.server.storage.prepared import Prepared
from tablee.server.storage.schema import chat, moves, seats, tables

#: `closed`: nobody may sit down or play any more, though it was not over.
TableStatus: TypeAlias = Literal["open", "playing", "over", "closed"]
ClosedBy: TypeAlias = Literal["host", "expiry", "admin"]
SeatKind: TypeAlias = Literal["human", "bot", "open"]


@dataclass
class TableRow:
    """Everything about a table but its moves; see `schema.tables`."""

    id: str
    game: str
    rules: int
    edition: str
    changes: dict[str, Any]
    options: dict[str, Any]
    seed: str
    status: TableStatus
    version: int
    private: bool
    rated: bool
    invitation: str
    clock: dict[str, Any]
    time: dict[str, Any]
    wake: float | None
    waiting: list[int]
    sealed: list[int]
    outcome: dict[str, Any] | None
    created: float
    moved: float
    opened_by: str | None = None
    rematch_id: str | None = None
    expires: float | None = None
    closed: ClosedBy | None = None
    undo_request: dict[str, Any] | None = None
    tournament_id: str | None = None
    tournament_round: int | None = None


@dataclass
class SeatRow:
    """A seat of a table."""

    table_id: str
    seat: int
    kind: SeatKind
    user_id: str | None
    name: str | None
    bot: str | None
    lost: bool
    habits: dict[str, Any] = field(default_factory=dict)
    prepared: dict[str, Any] | None = None


@dataclass
class MoveRow:
    """A move of a table."""

    table_id: str
    index: int
    version: int
    seat: int
    text: str
    how: str
    at: float


@dataclass
class ChatRow:
    """A line of chat."""

    id: int
    table_id: str
    user_id: str
    name: str
    text: str
    at: float


#: Columns that are never updated.
_IMMUTABLE = frozenset(
    {"id", "game", "rules", "edition", "changes", "options", "seed", "created"}
    | {"private", "rated", "invitation", "clock", "rematch_id"}
    | {"tournament_id", "tournament_round"}
)
#: The others, each with the name of its parameter.
_SAVED = {
    name: f"new_{name}"
    for name in tables.c.keys()  # noqa: SIM118 - they are no dictionary
    if name not in _IMMUTABLE
}
#: Those of them that many moves leave as they were; some have indexes, which would be written too.
_SELDOM = (
    *("status", "wake", "waiting", "sealed", "outcome"),
    *("opened_by", "closed", "undo_request"),
)
_seldom = attrgetter(*_SELDOM)


@cache
def _save(changed: tuple[str, ...]) -> Prepared:
    """Writes what every move changes, and those of the others."""
    is_expected = tables.c.version == bindparam("expected_version")
    names = (name for name in _SAVED if name not in _SELDOM or name in changed)
    values: dict[str, Any] = {name: bindparam(_SAVED[name]) for name in names}
    return Prepared(
        update(tables).where(tables.c.id == bindparam("the_id"), is_expected).values(**values)
    )


_ADD_MOVES = Prepared(insert(moves))


def add_table(
    connection: Connection,
    row: TableRow,
    seat_rows: Iterable[SeatRow],
    move_rows: Iterable[MoveRow],
) -> None:
    """A new table."""
    connection.execute(insert(tables), row.__dict__)
    connection.execute(insert(seats), [seat.__dict__ for seat in seat_rows])
    add_moves(connection, list(move_rows))


def seldom_changed(row: TableRow) -> tuple[object, ...]:
    """What `save_table` need not write again while it is the same."""
    found: tuple[object, ...] = _seldom(row)
    return found


def save_table(
    connection: Connection,
    row: TableRow,
    expected_version: int,
    stored: tuple[object, ...] | None = None,
) -> bool:
    """The row is updated; False, and nothing written, if its version is not the expected one.

    `stored` is what `seldom_changed` told of the row as it is stored.
    """
    now = row.__dict__
    values = {parameter: now[name] for name, parameter in _SAVED.items()}
    values["the_id"], values["expected_version"] = row.id, expected_version
    return _save(_changed(row, stored)).run(connection, values) == 1


def _changed(row: TableRow, stored: tuple[object, ...] | None) -> tuple[str, ...]:
    """What of a row is not as it is stored, of that which seldom changes."""
    if stored is None:
        return _SELDOM
    pairs = zip(_SELDOM, stored, _seldom(row), strict=True)
    return tuple([name for name, was, now in pairs if was is not now and was != now])


def save_seats(connection: Connection, seat_rows: Iterable[SeatRow]) -> None:
    """The seats as they are now."""
    for row in seat_rows:
        connection.execute(
            update(seats)
            .where(seats.c.table_id == row.table_id, seats.c.seat == row.seat)
            .values(**row.__dict__)
        )


def add_moves(connection: Connection, move_rows: list[MoveRow]) -> None:
    """Moves at the end of a record."""
    if move_rows:
        _ADD_MOVES.run_for_each(connection, [move.__dict__ for move in move_rows])


def delete_moves(connection: Connection, table_id: str, kept: int) -> None:
    """The moves after the first `kept` are deleted."""
    connection.execute(delete(moves).where(moves.c.table_id == table_id, moves.c.index >= kept))


@dataclass
class Stored:
    """A table as the database has it."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]


def load_table(connection: Connection, table_id: str) -> Stored | None:
    """A table with all its moves."""
    found = connection.execute(select(tables).where(tables.c.id == table_id)).first()
    if found is None:
        return None
    made = select(moves).where(moves.c.table_id == table_id).order_by(moves.c.index)
    return Stored(
        TableRow(*found),
        seats_of(connection, [table_id])[table_id],
        [MoveRow(*row) for row in connection.execute(made)],
    )


def seats_of(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for row in connection.execute(query):
        found[row.table_id].append(SeatRow(*row))
    return found


def with_seats(
    connection: Connection, rows: Sequence[TableRow]
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables, each with its seats."""
    placed = seats_of(connection, [row.id for row in rows])
    return [(row, placed[row.id]) for row in rows]


def known_tables(connection: Connection, ids: Iterable[str], user_id: str | None) -> set[str]:
    """Those of the tables that the user may know of: a private one is its players' own."""
    mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
    is_known = or_(tables.c.private.is_(False), tables.c.id.in_(mine))
    query = select(tables.c.id).where(tables.c.id.in_(list(ids)), is_known)
    return set(connection.execute(query).scalars())


# Asked every second: to put a query together takes longer than to run it.
_DUE = (
    select(tables.c.id)
    .where(tables.c.wake <= bindparam("until"), tables.c.status == "playing")
    .order_by(tables.c.wake)
    .limit(bindparam("count"))
)
_EXPIRED = (
    select(tables.c.id)
    .where(tables.c.expires <= bindparam("now"))
    .order_by(tables.c.expires)
    .limit(bindparam("count"))
)


def due_tables(connection: Connection, until: float, count: int) -> list[str]:
    """The tables whose bot or clock is due before `until`."""
    return list(connection.execute(_DUE, {"until": until, "count": count}).scalars())


def never_due(connection: Connection, table_id: str, expires: float) -> None:
    """No clock of the table runs out any more; it is closed one day."""
    values = {"wake": None, "expires": expires}
    connection.execute(update(tables).where(tables.c.id == table_id).values(**values))


# Ending and going on


def close_table(
    connection: Connection, table_id: str, by: ClosedBy, now: float, *, expired: bool = False
) -> bool:
    """Nobody sits down or plays there any more; False if it was over, or is not `expired`.

    It need not be loaded for that: whoever has it in memory finds its version changed.
    """
    query = update(tables).where(tables.c.id == table_id)
    if expired:
        query = query.where(tables.c.expires <= now)
    values: dict[str, Any] = {
        "status": "closed",
        "closed": by,
        "waiting": [],
        "sealed": [],
        "moved": now,
    }
    values |= {"wake": None, "expires": None, "version": tables.c.version + 1}
    query = query.where(tables.c.status.in_(("open", "playing")))
    is_closed = connection.execute(query.values(**values)).rowcount == 1
    if is_closed:
        nobody_awaited(connection, table_id)
    return is_closed


def expired_tables(connection: Connection, now: float, count: int) -> list[str]:
    """The tables at which nothing has happened for so long that they are closed."""
    return list(connection.execute(_EXPIRED, {"now": now, "count": count}).scalars())


def set_rematch(connection: Connection, table_id: str, known: str | None, rematch_id: str) -> bool:
    """That is the table's rematch from now on; False if it is not `known` that was before."""
    is_known = tables.c.rematch_id.is_(None) if known is None else tables.c.rematch_id == known
    query = update(tables).where(tables.c.id == table_id, is_known)
    return connection.execute(query.values(rematch_id=rematch_id)).rowcount == 1


def rematch_of(connection: Connection, table_id: str) -> tuple[str | None, bool]:
    """The rematch of a table, if it has one that is not closed; else what was one."""
    again = tables.alias()
    query = (
        select(tables.c.rematch_id, again.c.status)
        .join(again, again.c.id == tables.c.rematch_id)
        .where(tables.c.id == table_id)
    )
    found = connection.execute(query).first()
    return (None, False) if found is None else (found.rematch_id, found.status != "closed")


def count_tables(connection: Connection, user_id: str) -> tuple[int, int]:
    """At how many tables a user waits, and at how many he plays: as a player, or as their host.

    Whoever organises a tournament is not the host of its tables.
    """
    seated = select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.kind == "human")
    opened = select(tables.c.id).where(
        tables.c.opened_by == user_id, tables.c.tournament_id.is_(None)
    )
    query = (
        select(tables.c.status, func.count())
        .where(tables.c.id.in_(seated.union(opened)), tables.c.status.in_(("open", "playing")))
        .group_by(tables.c.status)
    )
    found = {str(status): int(count) for status, count in connection.execute(query)}
    return found.get("open", 0), found.get("playing", 0)


def without_expiry(
    connection: Connection, after: str, count: int
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Some open and playing tables that never expire, by their ids."""
    query = (
        select(tables)
        .where(tables.c.expires.is_(None), tables.c.status.in_(("open", "playing")))
        .where(tables.c.id > after)
        .order_by(tables.c.id)
        .limit(count)
    )
    return with_seats(connection, [TableRow(*row) for row in connection.execute(query)])


def set_expiry(connection: Connection, table_id: str, expires: float) -> None:
    """When the table is closed if nothing happens, where that was not known."""
    query = update(tables).where(tables.c.id == table_id, tables.c.expires.is_(None))
    connection.execute(query.values(expires=expires))


def add_chat(connection: Connection, row: ChatRow) -> int:
    """A line of chat; answers its number."""
    values = {name: value for name, value in row.__dict__.items() if name != "id"}
    key = connection.execute(insert(chat).values(**values)).inserted_primary_key
    assert key is not None
    return int(key[0])


def chat_of(
    connection: Connection, table_id: str, count: int, after: int = 0, until: int | None = None
) -> list[ChatRow]:
    """The last lines of a table's chat, oldest first."""
    query = select(chat).where(chat.c.table_id == table_id, chat.c.id > after)
    if until is not None:
        query = query.where(chat.c.id <= until)
    newest = [
        ChatRow(*row) for row in connection.execute(query.order_by(chat.c.id.desc()).limit(count))
    ]
    return newest[::-1]
