"""Backups: whole, private, taken under way; put back only where nothing runs."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tablee.core import TableeError
from tablee.server.operation.folder_lock import DatabaseInUse, locked
from tablee.server.settings import Settings
from tablee.server.storage.backup import BadBackup, back_up, restore
from tablee.server.storage.engine import open_sqlite, open_store
from tablee.server.storage.people import User
from tablee.server.storage.revisions import NewerDatabase, revisions
from tests.server.in_process import new_guests, new_table, quick_settings, running_services
from tests.server.postgres import postgres, postgres_tools
from tests.server.storage import first_schema

HEAD = revisions()[-1]


def names(settings: Settings) -> list[str]:
    """Everybody in the database, which is also brought up to date."""

    async def read() -> list[str]:
        store = await open_store(settings.database_url)
        try:
            query = "SELECT name FROM users ORDER BY name"
            return await store.read(lambda c: [str(n) for (n,) in c.exec_driver_sql(query)])
        finally:
            await store.close()

    return asyncio.run(read())


async def a_game(settings: Settings, name: str) -> User:
    """Somebody has opened a table against a bot."""
    async with running_services(settings) as services:
        (user,) = await new_guests(services, name)
        await new_table(services, [user], "me", "bot:greedy")
        return user


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_backup_is_put_back_and_what_was_there_is_kept(tmp_path: Path) -> None:
    settings, file = quick_settings(tmp_path / "data"), tmp_path / "backup"
    asyncio.run(a_game(settings, "Ada"))
    assert back_up(settings.database_url, file) == HEAD
    asyncio.run(a_game(settings, "Bob"))

    kept = restore(settings.database_url, file)

    assert names(settings) == ["Ada"]
    assert kept == settings.data / "tablee.sqlite3.before-restore"
    assert names(Settings(database=f"sqlite:///{kept}")) == ["Ada", "Bob"]
    again = restore(settings.database_url, file)
    assert again == settings.data / "tablee.sqlite3.before-restore-2", "nothing kept is lost"


def test_what_is_still_in_the_log_of_a_running_server_is_in_the_backup(tmp_path: Path) -> None:
    """A young database: its tables themselves are not in its file yet."""
    settings, file = quick_settings(tmp_path / "data"), tmp_path / "backup"

    async def run() -> None:
        async with running_services(settings) as services:
            await new_guests(services, "Ada")
            database = settings.data / "tablee.sqlite3"
            assert database.with_name("tablee.sqlite3-wal").stat().st_size > 0
            assert database.stat().st_size < 10_000, "all of it is in the log"
            await asyncio.to_thread(back_up, settings.database_url, file)

    asyncio.run(run())

    assert names(Settings(database=f"sqlite:///{file}")) == ["Ada"]


def test_everything_is_private(tmp_path: Path) -> None:
    settings, file = quick_settings(tmp_path / "data"), tmp_path / "backup"
    before = os.umask(0o022)
    try:

        async def run() -> dict[str, int]:
            settings.check_folders()
            async with running_services(settings) as services:
                await new_guests(services, "Ada")
                back_up(settings.database_url, file)
                return {path.name: mode(path) for path in settings.data.iterdir()}

        modes = asyncio.run(run())
        restore(settings.database_url, file)
    finally:
        os.umask(before)

    assert set(modes) >= {"secret", "tablee.sqlite3", "tablee.sqlite3-wal", "tablee.sqlite3-shm"}
    assert set(modes.values()) == {0o600}
    assert mode(settings.data) == 0o700
    assert mode(file) == 0o600
    assert {mode(path) for path in settings.data.iterdir()} == {0o600}


def test_nothing_is_put_back_under_a_running_server(tmp_path: Path) -> None:
    settings, file = quick_settings(tmp_path / "data"), tmp_path / "backup"
    asyncio.run(a_game(settings, "Ada"))
    back_up(settings.database_url, file)

    with locked(settings.database_url), pytest.raises(DatabaseInUse, match=str(os.getpid())):
        restore(settings.database_url, file)


def changed(file: Path, statement: str) -> Path:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)
    return file


def test_what_is_no_backup_is_refused_and_nothing_is_changed(tmp_path: Path) -> None:
    settings, file = quick_settings(tmp_path / "data"), tmp_path / "backup"
    asyncio.run(a_game(settings, "Ada"))
    back_up(settings.database_url, file)
    whole = file.read_bytes()
    text, cut, other, newer = (tmp_path / name for name in ("text", "cut", "other", "newer"))
    text.write_text("no database at all " * 500)
    cut.write_bytes(whole[: len(whole) // 2])
    changed(other, "CREATE TABLE things (name)")
    newer.write_bytes(whole)
    changed(newer, "UPDATE alembic_version SET version_num = '9999'")
    before = sorted(path.name for path in settings.data.iterdir())

    for bad, error in (
        (tmp_path / "none", BadBackup),
        (text, BadBackup),
        (cut, BadBackup),
        (other, BadBackup),
        (newer, NewerDatabase),
    ):
        with pytest.raises(error, match=str(bad) if error is BadBackup else "9999"):
            restore(settings.database_url, bad)

    assert set(before) | {"tablee.sqlite3.lock"} == {p.name for p in settings.data.iterdir()}
    assert names(settings) == ["Ada"]


def test_a_damaged_database_gives_way_to_its_backup(tmp_path: Path) -> None:
    settings, file = quick_settings(tmp_path / "data"), tmp_path / "backup"
    asyncio.run(a_game(settings, "Ada"))
    back_up(settings.database_url, file)
    database = settings.data / "tablee.sqlite3"
    damaged = b"SQLite format 3\0" + b"\xff" * 9000
    database.write_bytes(damaged)

    with pytest.raises(BadBackup):
        back_up(settings.database_url, tmp_path / "useless")
    log = database.with_name("tablee.sqlite3-wal")
    log.write_bytes(b"the log of another database")
    kept = restore(settings.database_url, file)

    assert not (tmp_path / "useless").exists()
    assert kept is not None
    assert kept.read_bytes() == damaged
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"the log of another database"
    assert names(settings) == ["Ada"]


def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old, file = f"sqlite:///{tmp_path / 'old.sqlite3'}", tmp_path / "backup"
    engine = open_sqlite(old)
    with engine.begin() as connection:
        first_schema.make(connection)
    engine.dispose()
    settings = quick_settings(tmp_path / "data")

    assert back_up(old, file) == revisions()[0]
    assert restore(settings.database_url, file) is None, "there was nothing before"
    names(settings)

    engine = open_sqlite(settings.database_url)
    with engine.begin() as connection:
        first_schema.check_brought_up_to_date(connection)
    engine.dispose()


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadBackup):
        back_up(Settings(data=tmp_path).database_url, tmp_path / "backup")
    assert not list(tmp_path.iterdir())


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path / "data")
    open_sqlite(settings.database_url).dispose()
    names(settings)

    def tablee(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(  # noqa: S603 - our own command
            [sys.executable, "-m", "tablee", "--lang", "en", *words],
            env={**os.environ, "TABLEE_DATA": str(settings.data)},
            capture_output=True,
            text=True,
            check=False,
            cwd=tmp_path,
        )

    done = tablee("backup", "kept.sqlite3")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"kept.sqlite3 (schema {HEAD})" in done.stdout
    done = tablee("restore", "kept.sqlite3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "before-restore" in done.stdout
    done = tablee("restore", "none.sqlite3")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no such file" in done.stderr


def test_postgres_is_backed_up_by_its_own_tools(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup"
    with postgres() as address:
        monkeypatch.setenv("PATH", f"{postgres_tools()}{os.pathsep}{os.environ['PATH']}")
        settings = quick_settings(tmp_path / "data", database=address)
        asyncio.run(a_game(settings, "Ada"))
        assert back_up(settings.database_url, file) == HEAD
        assert mode(file) == 0o600

        async def restore_under_way() -> None:
            async with running_services(settings) as services:
                await new_guests(services, "Bob")
                with pytest.raises(TableeError, match="Stop all servers"):
                    await asyncio.to_thread(restore, settings.database_url, file)

        asyncio.run(restore_under_way())
        kept = restore(settings.database_url, file)
        assert names(settings) == ["Ada"]
        assert kept is not None
        restore(settings.database_url, kept)
        assert names(settings) == ["Ada", "Bob"]
        file.write_text("no backup")
        with pytest.raises(TableeError, match="pg_restore"):
            restore(settings.database_url, file)
        assert names(settings) == ["Ada", "Bob"]


def test_postgres_without_its_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(TableeError, match="postgresql-client"):
        back_up("postgresql+asyncpg://db/tablee", tmp_path / "backup")
