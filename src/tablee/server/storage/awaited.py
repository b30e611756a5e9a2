"""Who is awaited where, in the database: what is due survives whoever would have told it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from tablee.server.storage.prepared import Prepared
from tablee.server.storage.schema import awaited, notices, tables


@dataclass
class Awaited:
    """Somebody is awaited at a table; see `schema.awaited`."""

    table_id: str
    user_id: str
    seat: int
    question: str
    mover: int | None
    asked: float
    deadline: float | None
    pushed: float | None = None
    mailed: float | None = None
    reminded: float | None = None
    due: float | None = None


#: Whoever is awaited at a table, but one who is asked that question; and he, unless he is.
_FORGET_OTHERS = Prepared(
    delete(awaited).where(
        awaited.c.table_id == bindparam("table_id"),
        or_(awaited.c.user_id != bindparam("user_id"), awaited.c.question != bindparam("question")),
    )
)
_ADD_UNLESS_THERE = Prepared(insert(awaited).prefix_with("OR IGNORE", dialect="sqlite"))


def set_awaited(connection: Connection, table_id: str, rows: Sequence[Awaited]) -> None:
    """These are awaited at the table, and nobody else.

    Of a question that was asked before, what is told stays told.
    """
    if len(rows) == 1 and connection.dialect.name == "sqlite":
        # As after most moves: two statements that are compiled once do for it.
        _FORGET_OTHERS.run(connection, rows[0].__dict__)
        _ADD_UNLESS_THERE.run(connection, rows[0].__dict__)
        return
    here = awaited.c.table_id == table_id
    query = select(awaited.c.user_id, awaited.c.question).where(here)
    known = {str(user_id): str(question) for user_id, question in connection.execute(query)}
    new = [row for row in rows if known.get(row.user_id) != row.question]
    gone = known.keys() - {row.user_id for row in rows} | known.keys() & {r.user_id for r in new}
    if gone:
        connection.execute(delete(awaited).where(here, awaited.c.user_id.in_(gone)))
    if new:
        connection.execute(insert(awaited), [row.__dict__ for row in new])


def nobody_awaited(connection: Connection, table_id: str) -> None:
    """Nobody is awaited at the table any more."""
    connection.execute(delete(awaited).where(awaited.c.table_id == table_id))


def due_people(connection: Connection, now: float, count: int) -> list[str]:
    """People about whom something is due, who have waited longest first."""
    query = select(awaited.c.user_id).where(awaited.c.due <= now).order_by(awaited.c.due)
    # Each of them may be awaited at many tables.
    return list(dict.fromkeys(connection.execute(query.limit(10 * count)).scalars()))[:count]


def pass_over(connection: Connection, now: float) -> None:
    """Nothing is due any more about those who never wished to be told anything."""
    wished = select(notices.c.user_id)
    nobody = awaited.c.user_id.not_in(wished)
    connection.execute(update(awaited).where(awaited.c.due <= now, nobody).values(due=None))


def awaited_of(connection: Connection, user_id: str) -> list[Awaited]:
    """Where somebody is awaited now, for longest first."""
    query = (
        select(awaited)
        .join(tables, tables.c.id == awaited.c.table_id)
        .where(awaited.c.user_id == user_id, tables.c.status == "playing")
        .order_by(awaited.c.asked, awaited.c.table_id)
    )
    return [Awaited(*row) for row in connection.execute(query)]


def note(
    connection: Connection, user_id: str, table_ids: Collection[str], **told: float | None
) -> None:
    """What was told about these tables, and when."""
    mine = awaited.c.user_id == user_id, awaited.c.table_id.in_(table_ids)
    connection.execute(update(awaited).where(*mine).values(**told))


def look_again(connection: Connection, user_id: str, due: float | None) -> None:
    """A server looks then at where the user is awaited; `None`: not before something changes."""
    connection.execute(update(awaited).where(awaited.c.user_id == user_id).values(due=due))


def move_deadlines(connection: Connection, seconds: float) -> None:
    """All clocks have stood still for so long."""
    later = awaited.c.deadline + seconds
    running = update(awaited).where(awaited.c.deadline.is_not(None))
    connection.execute(running.values(deadline=later))
