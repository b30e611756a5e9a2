"""Rows that are inserted, or updated where they are there already."""

from collections.abc import Mapping, Sequence
from importlib import import_module

from sqlalchemy import Connection, Table


def insert_or_update(
    connection: Connection, table: Table, row: Mapping[str, object], keys: Sequence[str]
) -> None:
    """The row is there as given; `keys` say which one it is."""
    # Each database has words of its own for it. Those of the other are not even imported: they
    # would make a twelfth of all imports.
    dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")
    statement = dialect.insert(table).values(**row)
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=row))
