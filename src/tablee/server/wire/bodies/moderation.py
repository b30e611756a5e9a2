"""Whom somebody mutes, what is reported, what an administrator does."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tablee.server.wire.bodies.base import Body, Name, Word

RelationKind: TypeAlias = Literal["mute", "block", "friend"]


class SetRelation(Body):
    """Whom I do not want to read (`mute`) or to meet (`block`), or like to meet (`friend`).

    `null` takes it back.
    """

    kind: RelationKind | None


class Relation(Struct):
    """Somebody I do not want to read or to meet, or like to meet."""

    name: str
    kind: RelationKind
    at: str


class Relations(Struct):
    """All of them."""

    relations: list[Relation]


ReportReason: TypeAlias = Literal["chat", "name", "play", "other"]


class NewReport(Body):
    """What I report of somebody; `line` is the number of a line of that table's chat."""

    about: Name
    reason: ReportReason
    text: Annotated[str, Meta(max_length=1000)] = ""
    table: Word | None = None
    line: Annotated[int, Meta(ge=1, le=1 << 53)] | None = None


class ReportInfo(Struct):
    """A report, as administrators read it."""

    id: int
    at: str
    reporter: str
    about: str
    reason: ReportReason
    text: str
    table: str | None
    line: str | None
    handled: str | None
    decision: str | None


class Reports(Struct):
    """The last reports, those that nobody has dealt with first."""

    reports: list[ReportInfo]


class HandleReport(Body):
    """What was decided."""

    decision: Annotated[str, Meta(min_length=1, max_length=1000)]


class Sanction(Body):
    """What an administrator does to somebody.

    `silence` for some hours, `ban`, `release` from both, or `rename` to something harmless.
    """

    act: Literal["silence", "ban", "release", "rename"]
    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    hours: Annotated[float, Meta(gt=0, le=24 * 366)] | None = None


class PersonInfo(Struct):
    """Somebody, as administrators see them."""

    id: str
    name: str
    account: bool
    admin: bool
    created: str
    silenced: str | None
    banned: str | None
    reports: int
    tables: int


class CloseTable(Body):
    """Why an administrator closes a table."""

    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class AuditInfo(Struct):
    """Something that an administrator did."""

    at: str
    actor: str
    act: str
    subject: str
    detail: dict[str, Any]


class Overview(Struct):
    """What administrators see first: counts, and what was done last."""

    people: int
    accounts: int
    tables: dict[str, int]
    sockets: int
    open_reports: int
    audit: list[AuditInfo]
