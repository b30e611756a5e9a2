"""The engine: opens the database, its schema up to date."""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from msgspec import json
from sqlalchemy import Connection, Engine, create_engine, event, make_url

from tablee.server.storage.revisions import check_revision, current_revision, migrate, revisions
from tablee.server.storage.store import WRITES, SqliteStore, Store


async def open_store(url: str) -> Store:
    """The database at that address with the newest schema; its commits are on disk."""
    if make_url(url).get_backend_name() == "sqlite":
        engine = open_sqlite(url)
        await asyncio.to_thread(copy_before_upgrade, engine)
        store = SqliteStore(engine)
        await store.write(migrate)
        return store
    from tablee.server.storage.postgres import open_postgres  # noqa: PLC0415 - an extra

    patient = open_postgres(url, is_patient=True)
    try:
        await patient.write(migrate)
    finally:
        await patient.close()
    return open_postgres(url)


def open_sqlite(url: str) -> Engine:
    """A database file that many may read while one writes."""
    address = make_url(url)
    assert address.database, "a database in memory would not survive"
    path = Path(address.database)
    path.parent.mkdir(0o700, parents=True, exist_ok=True)
    if not path.exists():
        make_private(path)
    engine = create_engine(
        address,
        hide_parameters=True,
        json_serializer=lambda value: json.encode(value).decode(),
        json_deserializer=json.decode,
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin)
    return engine


def make_private(path: Path) -> None:
    """An empty file that only its owner may read; SQLite's further files are made like it."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def _begin(connection: Connection) -> None:
    """A transaction begins here and now.

    The driver would begin one before the first row is changed: changes of the schema came before
    it and were committed one by one, and reads saw no snapshot.
    """
    is_writing = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")


def _prepare_sqlite(connection: Any, _record: object) -> None:  # noqa: ANN401 - a DBAPI connection
    connection.isolation_level = None  # transactions begin with `_begin` and in no other way
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def copy_before_upgrade(engine: Engine) -> Path | None:
    """The file as it was beside the database, whole, if its schema is about to change."""
    with engine.connect() as connection:
        revision = current_revision(connection)
    check_revision(revision)
    if revision is None or revision == revisions()[-1]:
        return None
    assert engine.url.database
    path = Path(engine.url.database)
    copy = path.with_name(f"{path.name}.before-{revision}")
    copy_sqlite(path, copy)
    return copy


def copy_sqlite(path: Path, copy: Path) -> None:
    """The copy is whole and on disk, or there is none; others may write the database meanwhile.

    Raises `OSError` or `sqlite3.Error`.
    """
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    try:
        with (
            closing(sqlite3.connect(path)) as source,
            closing(sqlite3.connect(unfinished)) as target,
        ):
            source.backup(target)
            # One file, which can be read where nothing can be written.
            target.execute("PRAGMA journal_mode=DELETE")
            check_sqlite(target, "integrity_check")
        sync(unfinished)
        unfinished.replace(copy)
        sync(copy.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def check_sqlite(connection: sqlite3.Connection, check: str = "quick_check") -> None:
    """All pages and records can be read; raises `sqlite3.Error` that says what cannot.

    `integrity_check` also compares every index with its table, which takes longer.
    """
    ((first, *_),) = connection.execute(f"PRAGMA {check}(1)").fetchall()
    if first != "ok":
        raise sqlite3.DatabaseError(str(first))


def sync(path: Path) -> None:
    """What was written to that file or folder is on disk."""
    if sys.platform == "win32" and path.is_dir():
        return  # a folder cannot be opened there
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
