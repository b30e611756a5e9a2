"""A database as the first release made it, with tables in it."""

from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, insert

from tablee.server.storage import schema
from tablee.server.storage.records import load_table
from tablee.server.storage.revisions import alembic_config

#: What all tables here have in common.
ROW = {
    "game": "reworld",
    "rules": 1,
    "edition": "e",
    "changes": {},
    "options": {},
    "seed": "1",
    "version": 7,
    "cut": 3,
    "private": False,
    "rated": True,
    "invitation": "i",
    "clock": {"kind": "none"},
    "time": {},
    "wake": None,
    "waiting": [],
    "created": 1.0,
    "moved": 2.0,
}
#: Tables by their id: how far they are, scores and winners.
TABLES: dict[str, tuple[str, list[int], list[int] | None]] = {
    "old": ("open", [], None),
    "midway": ("playing", [12, 30, 12], None),
    "done": ("over", [88, 90, 88, 61], [1]),
    "tied": ("over", [70, 70, 80], [0, 1]),
}


def make(connection: Connection) -> None:
    """The first schema, and tables with one seat each."""
    command.upgrade(alembic_config(connection), "0001")
    old = MetaData()
    old.reflect(connection, only=["tables", "seats"])
    json_columns = {"changes", "options", "clock", "time", "waiting", "scores", "winners"}
    rows = sa.table(
        "tables",
        *(
            sa.column(column.name, sa.JSON() if column.name in json_columns else column.type)
            for column in old.tables["tables"].c
        ),
    )
    for table_id, (status, scores, winners) in TABLES.items():
        values = {"id": table_id, "status": status, "scores": scores, "winners": winners}
        connection.execute(insert(rows).values(ROW | values))
        seat = {"table_id": table_id, "seat": 0, "kind": "open", "lost": False}
        connection.execute(insert(old.tables["seats"]).values(seat))


def check_brought_up_to_date(connection: Connection) -> None:
    """The schema is the newest; the tables are there, each with its outcome."""
    assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    stored = {table_id: load_table(connection, table_id) for table_id in TABLES}
    for table in stored.values():
        assert table is not None
        assert (table.row.game, table.row.version, table.row.sealed) == ("reworld", 7, [])
        assert [(seat.kind, seat.habits) for seat in table.seats] == [("open", {})]
    outcomes = {table_id: table.row.outcome for table_id, table in stored.items() if table}
    assert outcomes["old"] is None
    assert outcomes["midway"] == _outcome((12, 2, False), (30, 1, False), (12, 2, False))
    assert outcomes["done"] == _outcome(
        (88, 2, False), (90, 1, True), (88, 2, False), (61, 4, False)
    )
    # Somebody with more points had resigned.
    assert outcomes["tied"] == _outcome((70, 1, True), (70, 1, True), (80, 3, False))


def _outcome(*results: tuple[int, int, bool]) -> dict[str, Any]:
    """Score, place and victory of each seat."""
    told: list[dict[str, Any]] = [
        {
            "seat": seat,
            "opponent": None,
            "score": score,
            "tie_breaks": [],
            "place": place,
            "won": won,
        }
        for seat, (score, place, won) in enumerate(results)
    ]
    return {"results": told, "goals": [], "rank": None}
