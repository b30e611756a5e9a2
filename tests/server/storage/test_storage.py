"""Storage: migrations, group commits, and rows that fit their tables."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Table, func, insert, select
from sqlalchemy.exc import IntegrityError

from tablee.server.people.results import RatingRow, ResultRow
from tablee.server.settings import Settings
from tablee.server.storage import schema
from tablee.server.storage.engine import open_sqlite, open_store
from tablee.server.storage.people import Session, User
from tablee.server.storage.records import ChatRow, MoveRow, SeatRow, TableRow, add_moves
from tablee.server.storage.revisions import alembic_config, migrate, revisions
from tests.server.storage import first_schema


def test_migrations_make_the_schema_from_nothing_and_may_be_repeated(tmp_path: Path) -> None:
    engine = open_sqlite(f"sqlite:///{tmp_path / 'new' / 'x.sqlite3'}")
    for _ in range(2):
        with engine.begin() as connection:
            migrate(connection)
            connection.execute(insert(schema.users).values(_user(str(_))))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.execute(select(func.count()).select_from(schema.users)).scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


def test_files_of_migrations_are_named_for_their_revisions() -> None:
    walked = ScriptDirectory.from_config(alembic_config(None)).walk_revisions()
    assert revisions() == [script.revision for script in walked][::-1]


def test_an_old_database_is_brought_up_to_date(tmp_path: Path) -> None:
    engine = open_sqlite(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with engine.begin() as connection:
        first_schema.make(connection)
    with engine.begin() as connection:
        migrate(connection)
    with engine.connect() as connection:
        first_schema.check_brought_up_to_date(connection)
    engine.dispose()


@pytest.mark.parametrize("revision", [None, "0001", "0002"])
def test_a_database_opens_whatever_statement_its_last_start_was_killed_at(
    tmp_path: Path, revision: str | None
) -> None:
    begin = tmp_path / "begin.sqlite3"
    if revision is not None:
        engine = open_sqlite(f"sqlite:///{begin}")
        with engine.begin() as connection:
            first_schema.make(connection)
            command.upgrade(alembic_config(connection), revision)
        with engine.connect() as connection:
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
            connection.exec_driver_sql("BEGIN")
        engine.dispose()
    script = Path(__file__).with_name("kill_in_migration.py")
    made = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, script, begin, tmp_path / "killed"],
        check=True,
        capture_output=True,
        text=True,
    )
    statements = int(made.stdout)
    assert statements >= 15
    opened: set[tuple[tuple[str, bytes], ...]] = set()
    for statement in range(1, statements + 1):
        path = tmp_path / "killed" / str(statement) / "x.sqlite3"
        # At most statements nothing is written yet: what is left is as it was at the one before.
        if (left := _left_in(path.parent)) in opened:
            continue
        opened.add(left)
        asyncio.run(_open_and_close(path))
        with closing(sqlite3.connect(path)) as after:
            assert after.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        engine = open_sqlite(f"sqlite:///{path}")
        with engine.connect() as connection:
            if revision is None:
                context = MigrationContext.configure(connection)
                assert compare_metadata(context, schema.metadata) == []
            else:
                first_schema.check_brought_up_to_date(connection)
        engine.dispose()
    assert len(opened) >= 2, "before and after"


def _left_in(folder: Path) -> tuple[tuple[str, bytes], ...]:
    """The files and what they hold, but for SQLite's index of a log, which it makes anew."""
    files = sorted(path for path in folder.iterdir() if not path.name.endswith("-shm"))
    return tuple((path.name, path.read_bytes()) for path in files)


async def _open_and_close(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await store.close()


def test_an_upgrade_leaves_a_copy_of_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    copy = tmp_path / "x.sqlite3.before-0001"
    engine = open_sqlite(f"sqlite:///{path}")
    with engine.begin() as connection:
        first_schema.make(connection)
    before = _dump(path)
    asyncio.run(_open_and_close(path))
    assert _dump(copy) == before
    assert _dump(path) != before
    engine.dispose()
    copy.unlink()
    asyncio.run(_open_and_close(path))
    assert not list(tmp_path.glob("*before*")), "nothing was upgraded"
    asyncio.run(_open_and_close(tmp_path / "new" / "x.sqlite3"))
    assert not list((tmp_path / "new").glob("*before*")), "there was nothing to copy"


def _dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def _user(key: str) -> dict[str, object]:
    return {"id": key, "name": key, "name_key": key, "settings": {}, "created": 0.0}


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (User, schema.users),
        (Session, schema.sessions),
        (TableRow, schema.tables),
        (SeatRow, schema.seats),
        (MoveRow, schema.moves),
        (ChatRow, schema.chat),
        (ResultRow, schema.results),
        (RatingRow, schema.ratings),
    ],
)
def test_rows_have_the_columns_of_their_table_in_order(row: type, table: Table) -> None:
    assert [field.name for field in fields(row)] == table.c.keys()


def test_a_failed_write_takes_no_other_along(tmp_path: Path) -> None:
    async def write() -> list[object]:
        store = await open_store(f"sqlite:///{tmp_path / 'x.sqlite3'}")

        def add(key: str) -> object:
            def job(connection: Connection) -> str:
                connection.execute(insert(schema.users).values(_user(key)))
                if key == "bad":
                    raise ValueError(key)
                return key

            return store.write(job)

        answers = await asyncio.gather(
            *(add(key) for key in ("a", "b", "bad", "c", "a")),  # type: ignore[call-overload]
            return_exceptions=True,
        )
        names = select(schema.users.c.id).order_by(schema.users.c.id)
        kept = await store.read(lambda connection: list(connection.execute(names).scalars()))
        assert kept == ["a", "b", "c"]
        await store.close()
        return list(answers)

    answers = asyncio.run(write())
    assert [a if isinstance(a, str) else type(a).__name__ for a in answers] == [
        "a",
        "b",
        "ValueError",
        "c",
        "IntegrityError",
    ]


def test_the_secret_is_made_once_and_is_its_owners_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    secret = settings.secret()
    assert secret == settings.secret()
    assert len(secret) >= 48
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    settings = Settings.from_environment(
        {
            "TABLEE_PORT": "81",
            "TABLEE_DATA": str(tmp_path),
            "TABLEE_DATABASE": "postgres://me@localhost/games",
            "TABLEE_ORIGINS": "http://a.example, http://b.example",
            "TABLEE_SECURE_COOKIES": "yes",
            "HOME": "ignored",
        }
    )
    assert (settings.port, settings.data, settings.secure_cookies) == (81, tmp_path, True)
    assert settings.origins == ("http://a.example", "http://b.example")
    assert settings.database_url == "postgresql+asyncpg://me@localhost/games"
    assert Settings(data=tmp_path).database_url.endswith("tablee.sqlite3")


def test_a_prepared_statement_raises_what_any_other_would(tmp_path: Path) -> None:
    """SQLAlchemy's exceptions: by them the store knows whose fault it is."""

    async def write() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'x.sqlite3'}")
        nowhere = MoveRow("no such table", 0, 1, 0, "leave", "human", 0.0)
        with pytest.raises(IntegrityError, match="FOREIGN KEY") as raised:
            await store.write(lambda connection: add_moves(connection, [nowhere]))
        assert "leave" not in str(raised.value), "what was written is nobody's to read in a log"
        await store.close()

    asyncio.run(write())
