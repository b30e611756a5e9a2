"""Relations, reports and what administrators did, in the database."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from tablee.server.storage.schema import audit, chat, relations, reports, seats, tables, users
from tablee.server.storage.upsert import insert_or_update

RelationKind: TypeAlias = Literal["mute", "block", "friend"]
ReportReason: TypeAlias = Literal["chat", "name", "play", "other"]


@dataclass
class RelationRow:
    """Somebody whom a user does not want to read or to meet."""

    name: str
    kind: RelationKind
    at: float


@dataclass
class ReportRow:
    """A report; see `schema.reports`."""

    id: int
    at: float
    reporter_id: str
    about_id: str
    table_id: str | None
    line: str | None
    reason: ReportReason
    text: str
    handled: float | None = None
    decision: str | None = None


@dataclass
class AuditRow:
    """Something that an administrator did; see `schema.audit`."""

    id: int
    at: float
    actor: str
    act: str
    subject: str
    detail: dict[str, Any]


# Relations

#: What keeps somebody's lines of chat away.
UNREAD: tuple[RelationKind, ...] = ("mute", "block")


def set_relation(
    connection: Connection, user_id: str, other_id: str, kind: RelationKind | None, at: float
) -> None:
    """What the user wants of the other from now on; `None`: nothing in particular."""
    if kind is None:
        ours = relations.c.user_id == user_id, relations.c.other_id == other_id
        connection.execute(delete(relations).where(*ours))
        return
    row = {"user_id": user_id, "other_id": other_id, "kind": kind, "at": at}
    insert_or_update(connection, relations, row, ("user_id", "other_id"))


def relations_of(connection: Connection, user_id: str) -> list[RelationRow]:
    """Whom the user does not want to read or to meet, or likes to meet, newest first."""
    query = (
        select(users.c.name, relations.c.kind, relations.c.at)
        .join(users, users.c.id == relations.c.other_id)
        .where(relations.c.user_id == user_id)
        .order_by(relations.c.at.desc(), users.c.name)
    )
    return [RelationRow(*row) for row in connection.execute(query)]


def related_to(connection: Connection, user_id: str) -> frozenset[str]:
    """Everybody to whom the user stands in any relation."""
    query = select(relations.c.other_id).where(relations.c.user_id == user_id)
    return frozenset(connection.execute(query).scalars())


def unread_by(connection: Connection, user_id: str) -> frozenset[str]:
    """Those whose lines of chat the user does not get."""
    is_mine = relations.c.user_id == user_id, relations.c.kind.in_(UNREAD)
    query = select(relations.c.other_id).where(*is_mine)
    return frozenset(connection.execute(query).scalars())


def not_reading(connection: Connection, author_id: str) -> frozenset[str]:
    """Those who do not get the author's lines of chat."""
    is_of_author = relations.c.other_id == author_id, relations.c.kind.in_(UNREAD)
    query = select(relations.c.user_id).where(*is_of_author)
    return frozenset(connection.execute(query).scalars())


def kept_apart(connection: Connection, user_id: str) -> set[str]:
    """Those whom the user blocks, and those who block him: they never sit down together."""
    query = select(relations.c.user_id, relations.c.other_id).where(
        relations.c.kind == "block",
        or_(relations.c.user_id == user_id, relations.c.other_id == user_id),
    )
    return {one if other == user_id else other for one, other in connection.execute(query)}


# Reports


def add_report(connection: Connection, row: ReportRow) -> None:
    """A new report; its number is the next."""
    values = {name: value for name, value in row.__dict__.items() if name != "id"}
    connection.execute(insert(reports).values(**values))


def line_of(connection: Connection, table_id: str, number: int, author_id: str) -> str | None:
    """What that person wrote in that line of a table's chat; `None` if there is no such line."""
    query = select(chat.c.text).where(
        chat.c.id == number, chat.c.table_id == table_id, chat.c.user_id == author_id
    )
    return connection.execute(query).scalar()


def last_reports(connection: Connection, count: int) -> list[ReportRow]:
    """The last reports, those that nobody has dealt with first."""
    order = (reports.c.handled.is_not(None), reports.c.id.desc())
    return [
        ReportRow(*row) for row in connection.execute(select(reports).order_by(*order).limit(count))
    ]


def report(connection: Connection, number: int) -> ReportRow | None:
    """The report of that number."""
    row = connection.execute(select(reports).where(reports.c.id == number)).first()
    return None if row is None else ReportRow(*row)


def handle_report(connection: Connection, number: int, decision: str, at: float) -> bool:
    """The report is dealt with; False if it was before, or is not there."""
    done = connection.execute(
        update(reports)
        .where(reports.c.id == number, reports.c.handled.is_(None))
        .values(handled=at, decision=decision)
    )
    return done.rowcount == 1


# What administrators did


def add_audit(
    connection: Connection, at: float, actor: str, act: str, subject: str, **detail: object
) -> None:
    """It is on record who did what to whom."""
    row = {"at": at, "actor": actor, "act": act, "subject": subject, "detail": detail}
    connection.execute(insert(audit).values(**row))


def last_audit(connection: Connection, count: int) -> list[AuditRow]:
    """What was done last, newest first."""
    query = select(audit).order_by(audit.c.id.desc()).limit(count)
    return [AuditRow(*row) for row in connection.execute(query)]


#: Put together once, for it is asked every second.
_AFTER = (
    select(audit)
    .where(audit.c.id > bindparam("number"))
    .order_by(audit.c.id)
    .limit(bindparam("count"))
)


def audit_after(connection: Connection, number: int, count: int) -> list[AuditRow]:
    """What was done after that number, oldest first."""
    found = connection.execute(_AFTER, {"number": number, "count": count})
    return [AuditRow(*row) for row in found]


# Counts


@dataclass
class Counts:
    """How much there is of everything."""

    people: int
    accounts: int
    tables: dict[str, int]
    open_reports: int


def counts(connection: Connection) -> Counts:
    """How much there is of everything."""
    here = select(func.count()).select_from(users).where(users.c.deleted.is_(None))
    waiting = select(func.count()).select_from(reports).where(reports.c.handled.is_(None))
    by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
    return Counts(
        connection.execute(here).scalar_one(),
        connection.execute(here.where(users.c.password.is_not(None))).scalar_one(),
        {str(status): int(count) for status, count in connection.execute(by_status)},
        connection.execute(waiting).scalar_one(),
    )


def counts_about(connection: Connection, user_id: str) -> tuple[int, int]:
    """How many reports there are about somebody, and at how many tables he sat."""
    about = select(func.count()).select_from(reports).where(reports.c.about_id == user_id)
    sat = select(func.count()).select_from(seats).where(seats.c.user_id == user_id)
    return connection.execute(about).scalar_one(), connection.execute(sat).scalar_one()
