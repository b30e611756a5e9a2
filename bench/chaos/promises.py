"""Promises kept: what was acknowledged is stored, nobody acted for another, records replay."""

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import deepcopy

from bench.chaos.people import Promises
from sqlalchemy import Connection

from tablee.server.storage import records
from tablee.server.storage.records import ChatRow, Stored
from tablee.server.storage.store import Store
from tablee.server.tables.course import Course


async def check(store: Store, tables: Iterable[Promises]) -> int:
    """All promises are kept; how many moves were replayed. Raises `AssertionError`."""
    moves = 0
    for table in tables:
        # What is promised while the table is read need not be in it; what is sent later cannot be.
        promised = deepcopy(table)

        def read(
            connection: Connection, table_id: str = table.table_id
        ) -> tuple[Stored | None, list[ChatRow]]:
            lines = records.chat_of(connection, table_id, 10_000)
            return records.load_table(connection, table_id), lines

        stored, lines = await store.read(read)
        assert stored is not None, f"table {table.table_id} is lost"
        _check_moves(promised, table, stored)
        lost = set(promised.lines) - {line.text for line in lines}
        assert not lost, f"acknowledged and lost in the chat of {table.table_id}: {lost}"
        await _replay(stored)
        moves += len(stored.moves)
    return moves


def _check_moves(promised: Promises, table: Promises, stored: Stored) -> None:
    at = table.table_id
    numbers = [move.index for move in stored.moves]
    assert numbers == list(range(len(numbers))), f"the record of {at} has a hole"
    for seat in (0, 1):
        mine = [move for move in stored.moves if move.seat == seat]
        made = [move.text for move in mine if move.how == "human"]
        told = promised.acknowledged[seat]
        assert _is_within(told, made), f"acknowledged and lost at {at}: {told} of {made}"
        never_sent = Counter(made) - table.sent[seat]
        assert not never_sent, f"made for seat {seat} at {at} by somebody else: {never_sent}"
        others = {move.how for move in mine} - {"human", "forced", "habit"}
        assert not others, f"made for seat {seat} at {at} by a {others}"
    bots = {move.how for move in stored.moves if move.seat > 1} - {"bot", "forced"}
    assert not bots, f"made for a bot at {at} by a {bots}"


def _is_within(part: Sequence[str], whole: Iterable[str]) -> bool:
    """Whether the part is in the whole, in its order."""
    rest = iter(whole)
    return all(one in rest for one in part)


async def _replay(stored: Stored) -> None:
    """The record leads to the position that the table's row tells."""
    course = await Course.replayed(stored.row, len(stored.seats), stored.moves)
    asked = sorted(course.match.seats_to_act) if stored.row.status == "playing" else []
    told = f"{stored.row.id} is asked {stored.row.waiting}, its record says {asked}"
    assert sorted(stored.row.waiting) == asked, told
