"""What administrators see and do; for everybody else there is nothing here."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from tablee.server.people import moderation as acts
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.storage import moderation, people
from tablee.server.storage.moderation import AuditRow, ReportRow
from tablee.server.storage.people import User
from tablee.server.wire.bodies.base import Done
from tablee.server.wire.bodies.moderation import (
    AuditInfo,
    CloseTable,
    HandleReport,
    Overview,
    PersonInfo,
    ReportInfo,
    Reports,
    Sanction,
)
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import Summary
from tablee.server.wire.moments import iso

T = TypeVar("T")

LISTED = 100
#: A report's number has no more digits.
LONGEST_NUMBER = 15


def _for_administrators(handler: Callable[[Call], Awaitable[T]]) -> Callable[[Call], Awaitable[T]]:
    """The handler, which everybody else does not find; nothing is looked up for them."""

    async def guarded(call: Call) -> T:
        if call.authenticated is None or not call.user.admin:
            raise ApiError("not-found")
        return await handler(call)

    return guarded


async def _overview(call: Call) -> Overview:
    def job(connection: Connection) -> tuple[moderation.Counts, list[AuditInfo]]:
        rows = moderation.last_audit(connection, LISTED)
        return moderation.counts(connection), audit_infos(connection, rows)

    counts, audit = await call.services.store.read(job)
    sockets = sum(1 for _ in call.services.hub.all_listeners())
    return Overview(
        counts.people, counts.accounts, counts.tables, sockets, counts.open_reports, audit
    )


def audit_infos(connection: Connection, rows: Sequence[AuditRow]) -> list[AuditInfo]:
    """Rows of the audit with the names of today."""
    names = people.names_of(connection, {i for row in rows for i in (row.actor, row.subject)})
    return [
        AuditInfo(
            iso(row.at),
            names.get(row.actor, row.actor),
            row.act,
            names.get(row.subject, row.subject),
            row.detail,
        )
        for row in rows
    ]


async def _reports(call: Call) -> Reports:
    def job(connection: Connection) -> list[ReportInfo]:
        return report_infos(connection, moderation.last_reports(connection, LISTED))

    return Reports(await call.services.store.read(job))


def report_infos(connection: Connection, rows: Sequence[ReportRow]) -> list[ReportInfo]:
    """Reports with the names of today."""
    names = people.names_of(connection, {i for r in rows for i in (r.reporter_id, r.about_id)})
    return [
        ReportInfo(
            row.id,
            iso(row.at),
            names.get(row.reporter_id, row.reporter_id),
            names.get(row.about_id, row.about_id),
            row.reason,
            row.text,
            row.table_id,
            row.line,
            iso(row.handled) if row.handled is not None else None,
            row.decision,
        )
        for row in rows
    ]


async def _handle_report(call: Call) -> ReportInfo:
    number = call.path("id")
    if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER):
        raise ApiError("not-found")
    store = call.services.store
    row = await acts.handle_report(store, call.user.id, int(number), call.body.decision)
    return (await store.read(lambda connection: report_infos(connection, [row])))[0]


async def _person(call: Call) -> PersonInfo:
    name = call.path("name")
    return await _person_info(
        call, await call.services.store.read(lambda c: acts.person_named(c, name))
    )


async def _person_info(call: Call, user: User) -> PersonInfo:
    reports, tables = await call.services.store.read(
        lambda connection: moderation.counts_about(connection, user.id)
    )
    return PersonInfo(
        user.id,
        user.name,
        user.password is not None,
        user.admin,
        iso(user.created),
        iso(user.silenced_until) if user.silenced_until is not None else None,
        iso(user.banned) if user.banned is not None else None,
        reports,
        tables,
    )


async def _sanction(call: Call) -> PersonInfo:
    body: Sanction = call.body
    user = await acts.sanction(
        call.services.store,
        call.user.id,
        call.path("name"),
        body.act,
        reason=body.reason,
        hours=body.hours,
    )
    await call.services.people.changed(user.id)
    return await _person_info(call, user)


async def _close(call: Call) -> Summary:
    table = call.find_table()
    async with table.open():
        pass  # there is such a table
    await acts.close_table(call.services.store, call.user.id, table.id, call.body.reason)
    await call.services.reload(table.id)
    async with table.open():
        return table.summary(call.reader, call.services.hub.online(table.id))


async def _close_tournament(call: Call) -> Done:
    await acts.close_table(call.services.store, call.user.id, call.path("id"), call.body.reason)
    return Done()


ERRORS = ("not-signed-in", "not-found")
ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/admin",
        "Counts, and what administrators did last.",
        Overview,
        _for_administrators(_overview),
        errors=ERRORS,
    ),
    Endpoint(
        "GET",
        "/api/admin/reports",
        "The last reports.",
        Reports,
        _for_administrators(_reports),
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/admin/reports/{id}",
        "A report is dealt with.",
        ReportInfo,
        _for_administrators(_handle_report),
        HandleReport,
        errors=(*ERRORS, "conflict"),
    ),
    Endpoint(
        "GET",
        "/api/admin/players/{name}",
        "Somebody, as administrators see them.",
        PersonInfo,
        _for_administrators(_person),
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/admin/players/{name}",
        "Silences, bans, releases or renames somebody.",
        PersonInfo,
        _for_administrators(_sanction),
        Sanction,
        errors=(*ERRORS, "forbidden"),
    ),
    Endpoint(
        "POST",
        "/api/admin/tables/{id}/close",
        "Closes a table, whatever goes on there.",
        Summary,
        _for_administrators(_close),
        CloseTable,
        errors=(*ERRORS, "conflict"),
    ),
    Endpoint(
        "POST",
        "/api/admin/tournaments/{id}/close",
        "Closes a tournament; games that have begun go on.",
        Done,
        _for_administrators(_close_tournament),
        CloseTable,
        errors=(*ERRORS, "conflict"),
    ),
)
