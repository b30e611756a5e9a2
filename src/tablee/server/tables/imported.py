"""Imported games: finished elsewhere, stored so that the replay page shows them."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from tablee.core import CHANCE, Match
from tablee.server.storage import records
from tablee.server.storage.engine import open_store
from tablee.server.storage.records import MoveRow, SeatRow, TableRow
from tablee.server.wire.messages import ClockInfo, outcome_info


def keep(database_url: str, match: Match[Any], names: Sequence[str]) -> str:
    """Store a finished match, whose seats were played by `names`; the id of its replay."""
    # In a thread of its own: the caller may be inside an event loop.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(_keep(database_url, match, names))).result()


async def _keep(database_url: str, match: Match[Any], names: Sequence[str]) -> str:
    row = _row(match)
    seats = [
        SeatRow(row.id, seat, "human", None, name, None, lost=False)
        for seat, name in enumerate(names)
    ]
    moves = [
        MoveRow(row.id, n, 1, seat, action.text, _how(seat), row.created)
        for n, (seat, action) in enumerate(match.moves)
    ]
    store = await open_store(database_url)
    try:
        await store.write(lambda connection: records.add_table(connection, row, seats, moves))
    finally:
        await store.close()
    return row.id


def _how(seat: int) -> str:
    return "chance" if seat == CHANCE else "human"


def _row(match: Match[Any]) -> TableRow:
    header, now = match.header, time.time()
    return TableRow(
        id=secrets.token_hex(10),
        game=header.game,
        rules=header.rules,
        edition=header.edition,
        changes=dict(header.changes),
        options=dict(header.options),
        seed=str(header.seed),
        status="over",
        version=1,
        private=False,
        rated=False,
        invitation=secrets.token_urlsafe(12),
        clock=msgspec.to_builtins(ClockInfo()),
        time={},
        wake=None,
        waiting=[],
        sealed=[],
        outcome=msgspec.to_builtins(outcome_info(match.outcome())),
        created=now,
        moved=now,
    )
