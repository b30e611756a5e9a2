"""Storage: migrations, group commits, and rows that fit their tables."""

import asyncio
from dataclasses import fields
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Table, func, insert, select

from tablee.server.people.results import RatingRow, ResultRow
from tablee.server.settings import Settings
from tablee.server.storage import schema
from tablee.server.storage.engine import migrate, open_sqlite, open_store
from tablee.server.storage.people import Session, User
from tablee.server.storage.records import ChatRow, MoveRow, SeatRow, TableRow
from tests.server import first_schema


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


def test_an_old_database_is_brought_up_to_date(tmp_path: Path) -> None:
    engine = open_sqlite(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with engine.begin() as connection:
        first_schema.make(connection)
    with engine.begin() as connection:
        migrate(connection)
    with engine.connect() as connection:
        first_schema.check_brought_up_to_date(connection)
    engine.dispose()


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
