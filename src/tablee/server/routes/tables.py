"""Tables: opened, found, joined, left."""

import time

from sqlalchemy import Connection

from tablee.bots import bot as known_bot
from tablee.server.protection.limits import NEW_TABLE
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.storage import lists
from tablee.server.tables.summaries import summary
from tablee.server.tables.table import Table
from tablee.server.wire.bodies.base import Nothing
from tablee.server.wire.bodies.tables import FillSeat, Fork, Habits, Join, NewTable, Replace, Tables
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
        await table.check_reader(call.reader, call.request.query_params.get("invitation"))
    return table


async def _open(call: Call) -> Summary:
    return await _summary_of(call, await call.services.tables.open(call.body, call.user))


async def _learn(call: Call) -> Summary:
    game = call.request.path_params["game"]
    return await _summary_of(call, await call.services.tables.open_guided(game, call.user))


async def _pair(call: Call) -> Summary:
    return await _summary_of(call, await call.services.pairing.pair(call.path("game"), call.user))


async def _list(call: Call) -> Tables:
    reader, now = call.reader, time.time()
    store, hub = call.services.store, call.services.hub

    def look(connection: Connection) -> tuple[lists.Listed, list[lists.Considered]]:
        mine = lists.tables_of(connection, reader, now) if reader is not None else []
        return mine, lists.considered_tables(connection, reader or "")

    mine, considered = await store.read(look)
    # Those who wait are there to play: their tables come before those left behind.
    considered.sort(key=lambda found: (found.status, not hub.online(found.id)))
    ids = [found.id for found in considered[:LISTED]]
    listed = await store.read(lambda connection: lists.tables_in_order(connection, ids))
    seen = [summary(row, seats, reader, hub.online(row.id)) for row, seats in mine]
    seen.sort(key=lambda s: s.status != "playing" or s.you not in s.waiting)
    return Tables(seen, [summary(row, seats, reader, hub.online(row.id)) for row, seats in listed])


async def _show(call: Call) -> Summary:
    return await _summary_of(call, await table_for(call))


async def _join(call: Call) -> Summary:
    table = call.find_table()
    user = call.user
    if user.is_program:
        async with table.open():
            if not table.is_asked_here(user.id, call.body.invitation):
                raise ApiError("forbidden", "error-bot-uninvited")
    await table.join(user.id, user.name, call.body.invitation, call.body.seat)
    return await _summary_of(call, table)


async def _leave(call: Call) -> Summary:
    table = await table_for(call)
    await table.leave(call.user.id)
    return await _summary_of(call, table)


async def _close(call: Call) -> Summary:
    table = await table_for(call)
    await table.close(call.user.id)
    return await _summary_of(call, table)


async def _fill(call: Call) -> Summary:
    table = await table_for(call)
    body: FillSeat = call.body
    bot = body.wish.removeprefix("bot:") if body.wish != "open" else None
    if bot is not None:
        known_bot(bot)
    await table.fill(call.user.id, body.seat, bot)
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
        for_bots=True,
        errors=("bad-setup", "not-found"),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/guided",
        "Opens a first game that teaches: seed, seats and remarks are those of its guide.",
        Summary,
        _learn,
        Nothing,
        rate=NEW_TABLE,
        errors=("not-found",),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/pair",
        "Sits down with somebody who waits for the same game, or waits.",
        Summary,
        _pair,
        Nothing,
        rate=NEW_TABLE,
        errors=("not-found", "conflict"),
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
        "POST",
        "/api/tables/{id}/join",
        "Takes a free seat.",
        Summary,
        _join,
        Join,
        for_bots=True,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/leave",
        "My seat is free again, before the game begins; closed if nobody is left.",
        Summary,
        _leave,
        Nothing,
        for_bots=True,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/close",
        "Closes a table that I opened, before the game begins.",
        Summary,
        _close,
        Nothing,
        for_bots=True,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/fill",
        "Before the game begins, the host gives a seat to a bot, or to whoever comes.",
        Summary,
        _fill,
        FillSeat,
        errors=ERRORS,
    ),
    Endpoint(
        "PATCH",
        "/api/tables/{id}/habits",
        "Changes my standing orders; what they answer now is played.",
        Habits,
        _order,
        Habits,
        for_bots=True,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/resign",
        "Gives my seat to a bot for good.",
        Summary,
        _resign,
        Nothing,
        for_bots=True,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/replace",
        "A bot takes over a seat whose owner ran out of time.",
        Summary,
        _replace,
        Replace,
        for_bots=True,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/rematch",
        "The same table again: one for all who ask, with a seat kept for each.",
        Summary,
        _rematch,
        Nothing,
        rate=NEW_TABLE,
        for_bots=True,
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
        for_bots=True,
        errors=ERRORS,
    ),
)
