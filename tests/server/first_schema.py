"""A database as the first release made it, with a table in it."""

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert

from tablee.server.storage import schema
from tablee.server.storage.engine import alembic_config
from tablee.server.storage.records import load_table
from tablee.server.tables.registry import _new_row
from tablee.server.wire.messages import ClockInfo


def make(connection: Connection) -> None:
    """The first schema, and a table with one seat."""
    command.upgrade(alembic_config(connection), "0001")
    row = _new_row("reworld", {}, ClockInfo(), private=False)
    row.id = "old"
    connection.execute(insert(schema.tables), row.__dict__)
    seat = {"table_id": "old", "seat": 0, "kind": "open", "lost": False}
    connection.execute(insert(schema.seats).values(seat))


def check_brought_up_to_date(connection: Connection) -> None:
    """The schema is the newest, and the table is there."""
    assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    stored = load_table(connection, "old")
    assert stored is not None
    assert stored.row.game == "reworld"
    assert [(seat.kind, seat.habits) for seat in stored.seats] == [("open", {})]
