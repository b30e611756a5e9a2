"""Upgrades that are killed: the database is as it was or as it shall be, and its data is there.

Runs in a process of its own, which has no threads and may fork. Prints how often it killed.
"""

import argparse
import asyncio
import os
import random
import shutil
import signal
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, make_url, text
from sqlalchemy.engine import Engine
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.server.settings import Settings
from tablee.server.storage import schema
from tablee.server.storage.engine import open_sqlite, open_store
from tablee.server.storage.postgres import open_postgres
from tablee.server.storage.revisions import alembic_config
from tablee.server.storage.store import SqliteStore
from tests.server.storage import first_schema

#: What no upgrade changes.
KEPT = {
    "moves": 'SELECT table_id, "index", seat, text, how FROM moves ORDER BY 1, 2',
    "tables": "SELECT id, game, seed, status, version FROM tables ORDER BY 1",
    "users": "SELECT id, name, name_key, password FROM users ORDER BY 1",
    "chat": "SELECT id, table_id, name, text FROM chat ORDER BY 1",
}


def make_first(path: Path) -> None:
    """A database of the first release."""
    asyncio.run(_write(path, first_schema.make))


def _earlier(played: Path, path: Path) -> None:
    """A database that was played with, as the release before would have left it."""
    shutil.copy(played, path)
    # Without foreign keys: tables are made anew while others point at them.
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.downgrade(alembic_config(connection), "0004")
    engine.dispose()


async def _write(path: Path, job: Callable[[Connection], None]) -> None:
    store = SqliteStore(open_sqlite(f"sqlite:///{path}"))
    await store.write(job)
    await store.close()


def fingerprint(path: Path) -> tuple[str, str]:
    """The version of the schema, and a hash of what is kept; the file must be sound."""
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        kept = [database.execute(query).fetchall() for query in KEPT.values()]
    return str(version), sha256(repr(kept).encode()).hexdigest()


def kill_sqlite(source: Path, room: Path, rng: random.Random, most: int) -> int:
    """A copy is upgraded by processes that are killed, until one is not; how many were."""
    path = room / f"{rng.random()}.sqlite3"
    shutil.copy(source, path)
    before, kept = fingerprint(path)
    kills = 0
    while kills < most and _is_killed(lambda: _open(f"sqlite:///{path}"), rng):
        kills += 1
        version, now = fingerprint(path)
        assert version in (before, _head()), version
        assert now == kept, "an upgrade that was killed has lost something"
    asyncio.run(_open(f"sqlite:///{path}"))
    assert fingerprint(path) == (_head(), kept)
    asyncio.run(_write(path, _check_schema))
    for left in room.glob(f"{path.name}*"):
        left.unlink()
    return kills


def kill_postgres(address: str, rng: random.Random, most: int) -> int:
    """The same with PostgreSQL, from the first release on."""
    name = f"chaos{rng.randrange(10**9)}"
    asyncio.run(_administrate(address, f"CREATE DATABASE {name}"))
    here = make_url(Settings(database=address).database_url).set(database=name)
    url = here.render_as_string(hide_password=False)

    async def run(job: Callable[[Connection], None]) -> None:
        store = open_postgres(url)
        await store.write(job)
        await store.close()

    asyncio.run(run(first_schema.make))
    kills = 0
    while kills < most and _is_killed(lambda: _open(url), rng):
        kills += 1
    asyncio.run(_open(url))
    asyncio.run(run(first_schema.check_brought_up_to_date))
    asyncio.run(_administrate(address, f"DROP DATABASE {name} WITH (FORCE)"))
    return kills


async def _administrate(address: str, statement: str) -> None:
    url = Settings(database=address).database_url
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


async def _open(url: str) -> None:
    store = await open_store(url)
    await store.close()


def _head() -> str:
    return str(ScriptDirectory.from_config(alembic_config(None)).get_current_head())


def _check_schema(connection: Connection) -> None:
    assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def _is_killed(opening: Callable[[], object], rng: random.Random) -> bool:
    """Whether a process that opens the database was killed before it was done."""
    statement = rng.randrange(1, 150)
    seconds = rng.uniform(0.0, 0.4)
    is_by_statement = rng.random() < 0.5
    child = os.fork()
    if child == 0:
        if is_by_statement:
            _die_at(statement)
        asyncio.run(opening())  # type: ignore[arg-type]
        os._exit(0)
    if not is_by_statement:
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    assert code in (0, -signal.SIGKILL), code
    return code != 0


def _die_at(statement: int) -> None:
    """This process kills itself at that statement, before it, after it or before a commit."""
    made = 0

    def count(*_about: object) -> None:
        nonlocal made
        made += 1
        if made == statement:
            os.kill(os.getpid(), signal.SIGKILL)

    for name in ("before_cursor_execute", "after_cursor_execute", "commit"):
        event.listen(Engine, name, count)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("played", type=Path, help="a database of the newest schema")
    parser.add_argument("--postgres", default="")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    counts = {"SQLite from 0001": 0, "SQLite from 0004": 0, "PostgreSQL from 0001": 0}
    with tempfile.TemporaryDirectory() as folder:
        room = Path(folder)
        make_first(room / "first")
        _earlier(given.played, room / "earlier")
        while (left := given.kills - sum(counts.values())) > 0:
            name = rng.choice([name for name in counts if given.postgres or "SQLite" in name])
            most = min(left, 5)
            if "0001" in name and "SQLite" in name:
                counts[name] += kill_sqlite(room / "first", room, rng, most)
            elif "SQLite" in name:
                counts[name] += kill_sqlite(room / "earlier", room, rng, most)
            else:
                counts[name] += kill_postgres(given.postgres, rng, most)
    for name, count in counts.items():
        print(f"{count}\t{name}")


if __name__ == "__main__":
    main()
