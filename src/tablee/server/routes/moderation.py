"""Whom I do not want to read or to meet, and what I report."""

import time

from tablee.server.people import moderation as acts
from tablee.server.people.names import visible
from tablee.server.protection.limits import REPORT
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.storage import moderation
from tablee.server.storage.moderation import ReportRow
from tablee.server.wire.bodies.base import Done
from tablee.server.wire.bodies.moderation import NewReport, Relation, Relations, SetRelation
from tablee.server.wire.errors import ApiError
from tablee.server.wire.moments import iso


async def _relations(call: Call) -> Relations:
    user = call.user
    rows = await call.services.store.read(lambda c: moderation.relations_of(c, user.id))
    return Relations([Relation(row.name, row.kind, iso(row.at)) for row in rows])


async def _set_relation(call: Call) -> Relations:
    user = call.user
    await acts.set_relation(call.services.store, user, call.path("name"), call.body.kind)
    return await _relations(call)


async def _report(call: Call) -> Done:
    body: NewReport = call.body
    if body.line is not None and body.table is None:
        raise ApiError("bad-request", "error-malformed", problem="line, table")
    if body.table is not None:
        await _check_reads(call, body.table)
    row = ReportRow(0, time.time(), "", "", body.table, None, body.reason, visible(body.text))
    await acts.report(call.services.store, call.user, body.about, row, body.line)
    return Done()


async def _check_reads(call: Call, table_id: str) -> None:
    """The user may read the chat of that table, or does so now; raises `ApiError`."""
    user_id, services = call.user.id, call.services
    table = services.find_table(table_id, call.payer)
    async with table.open():
        may_read = table.may_watch(user_id, None) and table.may_chat(user_id, None)
    here = services.hub.listeners(table_id)
    if not may_read and not any(x.user_id == user_id and x.may_chat for x in here):
        raise ApiError("not-found")


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/me/relations",
        "Whom I do not want to read or to meet.",
        Relations,
        _relations,
        errors=("not-signed-in",),
    ),
    Endpoint(
        "PUT",
        "/api/players/{name}/relation",
        "Somebody is muted or blocked for me, or no more.",
        Relations,
        _set_relation,
        SetRelation,
        errors=("not-found", "conflict"),
    ),
    Endpoint(
        "POST",
        "/api/reports",
        "Reports somebody to the administrators.",
        Done,
        _report,
        NewReport,
        rate=REPORT,
        errors=("not-found",),
    ),
)
