"""Afterwards: every table still loads, and a restarted server replays it to the same state."""

import asyncio
import json
import sqlite3
from collections.abc import Collection
from contextlib import closing
from typing import Any

from tests.server.server_process import Client, ServerProcess

#: What a reader sees of a game; clocks and who is online may differ.
SEEN = ("step", "view", "prompt", "actions", "question", "undo", "events")


async def documents(server: ServerProcess, tables: dict[str, list[str]]) -> dict[str, list[Any]]:
    """What each of the people sees of each table, once no bot is asked any more."""
    await _wait_for_bots(server, tables)
    seen: dict[str, list[Any]] = {}
    for table_id, cookies in tables.items():
        seen[table_id] = [await _document(server, table_id, cookie) for cookie in cookies]
    return seen


async def _document(server: ServerProcess, table_id: str, cookie: str) -> dict[str, Any]:
    client = Client(server)
    client.http.cookies.set("tablee", cookie)
    async with client.connect(table_id, max_size=None, max_queue=None) as socket:
        whole = await socket.receive_document()
    client.http.close()
    return {name: whole[name] for name in SEEN} | {"outcome": whole["table"]["outcome"]}


async def _wait_for_bots(server: ServerProcess, tables: Collection[str]) -> None:
    """Who is asked a sealed question is in the database only."""
    async with asyncio.timeout(60):
        while _are_bots_asked(server, tables):  # noqa: ASYNC110 - it is in another process
            await asyncio.sleep(0.05)


def _are_bots_asked(server: ServerProcess, tables: Collection[str]) -> bool:
    path = server.data / "tablee.sqlite3"
    with closing(sqlite3.connect(path, timeout=10)) as database:
        bots = set(database.execute("SELECT table_id, seat FROM seats WHERE kind = 'bot'"))
        asked = database.execute("SELECT id, waiting FROM tables WHERE status = 'playing'")
        return any(
            (table_id, seat) in bots
            for table_id, waiting in asked
            if table_id in tables
            for seat in json.loads(waiting)
        )


async def check_restart(server: ServerProcess, tables: dict[str, list[str]]) -> int:
    """The server is restarted and shows the same; how many documents were compared."""
    before = await documents(server, tables)
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    after = await documents(server, tables)
    for table_id, seen in before.items():
        assert after[table_id] == seen, f"table {table_id} is not what it was"
    return sum(map(len, before.values()))
