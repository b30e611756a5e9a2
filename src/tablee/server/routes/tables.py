"""Tables: opened, found, joined, left."""

from tablee.server.limits import NEW_TABLE
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.storage import records
from tablee.server.tables.summaries import summary
from tablee.server.tables.table import Table
from tablee.server.wire.bodies import Fork, Habits, Join, NewTable, Nothing, Replace, Tables
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import Summary

LISTED = 100


async def _summary_of(call: Call, table: Table) -> Summary:
    async with table.open():
        return table.summary(call.reader, call.services.hub.online(table.id))


async def table_for(call: Call) -> Table:
    """The table that is asked for; raises `ApiError` if the user may not see it."""
    table = call.find_table()
    async with table.open():
        if not table.may_watch(call.reader, call.request.query_params.get("invitation")):
            raise ApiError("not-found")
    return table


async def _open(call: Call) -> Summary:
    return await _summary_of(call, await call.services.tables.open(call.body, call.user))


async def _list(call: Call) -> Tables:
    reader = call.reader or ""
    store, hub = call.services.store, call.services.hub
    mine = await store.read(lambda connection: records.tables_of(connection, reader, LISTED))
    listed = await store.read(lambda connection: records.listed_tables(connection, reader, LISTED))
    seen = [summary(row, seats, call.reader, hub.online(row.id)) for row, seats in mine]
    seen.sort(key=lambda s: (s.you not in s.waiting, s.status == "over"))
    return Tables(
        seen, [summary(row, seats, call.reader, hub.online(row.id)) for row, seats in listed]
    )


async def _show(call: Call) -> Summary:
    return await _summary_of(call, await table_for(call))


async def _join(call: Call) -> Summary:
    table = call.find_table()
    user = call.user
    await table.join(user.id, user.name, call.body.invitation, call.body.seat)
    return await _summary_of(call, table)


async def _order(call: Call) -> Habits:
    table = await table_for(call)
    return Habits(await table.order(call.user.id, call.body.habits))


async def _resign(call: Call) -> Summary:
    table = await table_for(call)
    await table.resign(call.user.id)
    return await _summary_of(call, table)


async def _replace(call: Call) -> Summary:
    table = await table_for(call)
    await table.replace(call.user.id, call.body.seat)
    return await _summary_of(call, table)


async def _rematch(call: Call) -> Summary:
    table = await table_for(call)
    return await _summary_of(call, await call.services.tables.rematch(table, call.user))


async def _fork(call: Call) -> Summary:
    table = await table_for(call)
    body: Fork = call.body
    fork = await call.services.tables.fork(table, body.step, body.seat, call.user)
    return await _summary_of(call, fork)


ERRORS = ("not-found", "forbidden", "conflict", "bad-setup")
ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables",
        "Opens a table.",
        Summary,
        _open,
        NewTable,
        rate=NEW_TABLE,
        errors=("bad-setup", "not-found"),
    ),
    Endpoint("GET", "/api/tables", "My tables, and those open to all.", Tables, _list),
    Endpoint(
        "GET",
        "/api/tables/{id}",
        "One table.",
        Summary,
        _show,
        query={"invitation": "string"},
        errors=("not-found",),
    ),
    Endpoint(
        "POST", "/api/tables/{id}/join", "Takes a free seat.", Summary, _join, Join, errors=ERRORS
    ),
    Endpoint(
        "PATCH",
        "/api/tables/{id}/habits",
        "Changes my standing orders; what they answer now is played.",
        Habits,
        _order,
        Habits,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/resign",
        "Gives my seat to a bot for good.",
        Summary,
        _resign,
        Nothing,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/replace",
        "A bot takes over a seat whose owner ran out of time.",
        Summary,
        _replace,
        Replace,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/rematch",
        "The same table again.",
        Summary,
        _rematch,
        Nothing,
        rate=NEW_TABLE,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/fork",
        "A new table that goes on from a step of a finished game.",
        Summary,
        _fork,
        Fork,
        rate=NEW_TABLE,
        errors=ERRORS,
    ),
)
