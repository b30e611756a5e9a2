"""The engine: opens the database and brings its schema up to date."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url

from tablee.server.storage.store import SqliteStore, Store


async def open_store(url: str) -> Store:
    """The database at that address with the newest schema; its commits are on disk."""
    if make_url(url).get_backend_name() != "sqlite":
        from tablee.server.storage.postgres import open_postgres  # noqa: PLC0415 - an extra

        store: Store = open_postgres(url)
    else:
        store = SqliteStore(open_sqlite(url))
    await store.write(migrate)
    return store


def open_sqlite(url: str) -> Engine:
    """A database file that many may read while one writes."""
    address = make_url(url)
    assert address.database, "a database in memory would not survive"
    Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:  # noqa: ANN401 - a DBAPI connection
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """The schema is the newest; data is kept. May be called at every start."""
    if connection.dialect.name == "postgresql":
        # Two processes that start together must not both create the tables.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7461626)")
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Where the migrations are, for a connection that is already open."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
