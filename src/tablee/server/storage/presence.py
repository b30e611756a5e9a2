"""Who is where, in the database that many processes share. Its clock is the only one."""

from collections.abc import Collection, Iterable, Mapping

from sqlalchemy import (
    ARRAY,
    Column,
    ColumnElement,
    Connection,
    Text,
    any_,
    cast,
    delete,
    func,
    insert,
    select,
    update,
)

from tablee.server.storage.schema import presence, processes, sessions, users

#: What a process has not confirmed for so many seconds does not count.
STALE_AFTER = 20.0
_NOW = func.extract("epoch", func.clock_timestamp())


def confirm(connection: Connection, process_id: str) -> bool:
    """That process runs; False if it was not known, so that all of its rows are missing."""
    known = update(processes).where(processes.c.id == process_id).values(at=_NOW)
    if connection.execute(known).rowcount:
        return True
    connection.execute(insert(processes).values(id=process_id, at=_NOW))
    return False


def forget(connection: Connection, process_id: str) -> None:
    """That process runs no more, and nobody is there."""
    connection.execute(delete(processes).where(processes.c.id == process_id))


def forget_stale(connection: Connection) -> bool:
    """Processes that did not confirm themselves are removed; whether there were any."""
    stale = delete(processes).where(processes.c.at < _NOW - STALE_AFTER)
    return bool(connection.execute(stale).rowcount)


def put(connection: Connection, process_id: str, here: Mapping[str, Iterable[str]]) -> None:
    """Who is in that process, for each of these tables."""
    mine = presence.c.process_id == process_id
    connection.execute(delete(presence).where(mine, _is_any(presence.c.table_id, list(here))))
    rows = [
        {"process_id": process_id, "table_id": table_id, "user_id": user_id}
        for table_id, users_here in here.items()
        for user_id in users_here
    ]
    if rows:
        connection.execute(insert(presence), rows)


def elsewhere(
    connection: Connection, process_id: str, table_id: str | None = None
) -> dict[str, dict[str, str]]:
    """Who is in other processes that run, with their names, at one table or at all."""
    query = (
        select(presence.c.table_id, presence.c.user_id, users.c.name)
        .join(processes, processes.c.id == presence.c.process_id)
        .outerjoin(users, users.c.id == presence.c.user_id)
        .where(processes.c.id != process_id, processes.c.at >= _NOW - STALE_AFTER)
    )
    if table_id is not None:
        query = query.where(presence.c.table_id == table_id)
    found: dict[str, dict[str, str]] = {}
    for at, user_id, name in connection.execute(query):
        found.setdefault(at, {})[user_id] = name or ""
    return found


def living_sessions(connection: Connection, ids: Collection[str]) -> set[str]:
    """Those of the sessions that still hold."""
    query = (
        select(sessions.c.id)
        .join(users, users.c.id == sessions.c.user_id)
        .where(_is_any(sessions.c.id, list(ids)), sessions.c.revoked.is_(None))
        .where(users.c.banned.is_(None), users.c.deleted.is_(None))
    )
    return set(connection.execute(query).scalars())


def _is_any(column: Column[str], values: list[str]) -> ColumnElement[bool]:
    """One parameter, however many there are: a query has at most 32,767."""
    return column == any_(cast(values, ARRAY(Text)))
