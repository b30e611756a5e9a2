"""Tables, seats, moves and chat in the database."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

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
    | {"private", "rated", "invitation", "clock", "opened_by", "rematch_id"}
)
_SAVE = (
    update(tables)
    .where(tables.c.id == bindparam("the_id"), tables.c.version == bindparam("expected_version"))
    .values(
        **{name: bindparam(f"new_{name}") for name in tables.c.keys() if name not in _IMMUTABLE}  # noqa: SIM118
    )
)
_ADD_MOVES = insert(moves)


def add_table(
    connection: Connection,
    row: TableRow,
    seat_rows: Iterable[SeatRow],
    move_rows: Iterable[MoveRow],
) -> None:
    """A new table."""
    connection.execute(insert(tables), row.__dict__)
    connection.execute(insert(seats), [seat.__dict__ for seat in seat_rows])
    made = [move.__dict__ for move in move_rows]
    if made:
        connection.execute(_ADD_MOVES, made)


def save_table(connection: Connection, row: TableRow, expected_version: int) -> bool:
    """The row is updated; False, and nothing written, if its version is not the expected one."""
    values = {f"new_{name}": v for name, v in row.__dict__.items() if name not in _IMMUTABLE}
    return (
        connection.execute(
            _SAVE, {"the_id": row.id, "expected_version": expected_version} | values
        ).rowcount
        == 1
    )


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
        connection.execute(_ADD_MOVES, [move.__dict__ for move in move_rows])


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


def tables_of(
    connection: Connection, user_id: str, count: int
) -> list[tuple[TableRow, list[SeatRow]]]:
    """The tables at which a user sits or has a seat kept, the last moved first."""
    mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
    query = select(tables).where(tables.c.id.in_(mine))
    return _with_seats(connection, query.order_by(tables.c.moved.desc()).limit(count))


def listed_tables(
    connection: Connection, user_id: str, count: int
) -> list[tuple[TableRow, list[SeatRow]]]:
    """The listed tables of others that may be joined or watched, those with a free seat first."""
    mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
    query = (
        select(tables)
        .where(tables.c.private.is_(False), tables.c.id.not_in(mine))
        .where(or_(tables.c.status == "open", tables.c.status == "playing"))
        .order_by(tables.c.status, tables.c.moved.desc())
        .limit(count)
    )
    return _with_seats(connection, query)


def known_tables(connection: Connection, ids: Iterable[str], user_id: str | None) -> set[str]:
    """Those of the tables that the user may know of: a private one is its players' own."""
    mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
    is_known = or_(tables.c.private.is_(False), tables.c.id.in_(mine))
    query = select(tables.c.id).where(tables.c.id.in_(list(ids)), is_known)
    return set(connection.execute(query).scalars())


def _with_seats(connection: Connection, query: Any) -> list[tuple[TableRow, list[SeatRow]]]:  # noqa: ANN401
    rows = [TableRow(*row) for row in connection.execute(query)]
    placed = seats_of(connection, [row.id for row in rows])
    return [(row, placed[row.id]) for row in rows]


def due_tables(connection: Connection, until: float, count: int) -> list[str]:
    """The tables whose bot or clock is due before `until`."""
    query = select(tables.c.id).where(tables.c.wake <= until, tables.c.status == "playing")
    return list(connection.execute(query.order_by(tables.c.wake).limit(count)).scalars())


def clear_wake(connection: Connection, table_id: str) -> None:
    """The table is no longer due at any time."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(wake=None))


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
