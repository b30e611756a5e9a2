"""Lists and budgets: nobody's flood pushes away what others look for."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, Engine, event, text, update

from tablee.server.services import Services
from tablee.server.storage import lists
from tablee.server.storage.engine import open_sqlite
from tablee.server.storage.moderation import set_relation
from tablee.server.storage.people import User, add_user
from tablee.server.storage.revisions import migrate
from tablee.server.storage.schema import tables
from tablee.server.tables import admission
from tablee.server.wire.errors import ApiError
from tests.server.in_process import (
    new_guests,
    new_table,
    quick_settings,
    running_server,
    running_services,
)
from tests.server.recording_socket import RecordingSocket
from tests.server.tables.stored_tables import store


@asynccontextmanager
async def _lobby(
    tmp_path: Path,
) -> AsyncIterator[tuple[Services, str, list[User], Callable[[], Any], str]]:
    """A server, some people, and what the first of them finds in the lists."""
    async with running_server(quick_settings(tmp_path)) as (services, address):
        ada, cookie = await services.identity.guest("Ada", "test")
        people = [ada.user, *await new_guests(services, "Bob", "Eve", "Joe")]
        async with httpx.AsyncClient(base_url=address) as http:
            http.cookies.set("tablee", cookie)

            async def look() -> Any:
                found = (await http.get("/api/tables")).json()
                return {kind: [t["id"] for t in found[kind]] for kind in ("mine", "open")}

            yield services, address, people, look, cookie


def test_rematches_that_a_rival_offers_push_nothing_out(tmp_path: Path) -> None:
    async def look_around() -> None:
        async with _lobby(tmp_path) as (services, _, (ada, bob, eve, _joe), look, _cookie):

            def flood(connection: Connection) -> list[str]:
                own = store(
                    connection,
                    [
                        ("over", ada.id, [ada.id, bob.id]),
                        ("open", ada.id, [ada.id, None]),
                        ("playing", eve.id, [ada.id, eve.id]),
                        ("playing", ada.id, [ada.id, eve.id]),
                    ],
                )
                asked = update(tables).where(tables.c.id == own[2])
                connection.execute(asked.values(waiting=[0]))
                store(connection, [("open", bob.id, [bob.id, f"?{ada.id}"])] * 101)
                (welcome,) = store(connection, [("open", eve.id, [eve.id, f"?{ada.id}"])])
                return [own[2], own[3], own[1], own[0], welcome]

            expected = await services.store.write(flood)
            mine = (await look())["mine"]
            assert mine[:4] == expected[:4]
            assert expected[4] in mine
            assert len(mine) == 4 + 1 + lists.OF_ONE_HOST

    asyncio.run(look_around())


def test_whatever_waits_for_me_comes_first_however_many_games_i_finished(tmp_path: Path) -> None:
    async def look_around() -> None:
        async with _lobby(tmp_path) as (services, _, (ada, bob, *_), look, _cookie):

            def fill(connection: Connection) -> list[str]:
                (old,) = store(connection, [("playing", bob.id, [ada.id, bob.id])])
                connection.execute(update(tables).values(waiting=[0]))
                others = store(connection, [("playing", bob.id, [ada.id, bob.id])] * 150)
                store(connection, [("over", bob.id, [ada.id, bob.id])] * 500)
                return [old, *reversed(others)]

            expected = await services.store.write(fill)
            mine = (await look())["mine"]
            assert mine[: len(expected)] == expected
            assert len(mine) == len(expected) + lists.MOST_PAST

    asyncio.run(look_around())


def test_one_hosts_empty_tables_do_not_fill_the_lobby(tmp_path: Path) -> None:
    async def look_around() -> None:
        async with _lobby(tmp_path) as (services, address, (_, bob, eve, joe), look, cookie):

            def flood(connection: Connection) -> list[str]:
                wanted = store(
                    connection, [("open", eve.id, [eve.id, None]), ("open", joe.id, [joe.id, None])]
                )
                store(connection, [("open", bob.id, [bob.id, None])] * 101)
                store(connection, [("playing", bob.id, [bob.id, eve.id])] * 101)
                return wanted

            eves, joes = await services.store.write(flood)
            listed = (await look())["open"]
            assert len(listed) == 2 + 2 * lists.OF_ONE_HOST
            assert listed[1:3] == [joes, eves], "the newest of each host, then the second"
            # Where somebody waits is shown before all others.
            async with RecordingSocket(address, eves, cookie):
                assert (await look())["open"][0] == eves

    asyncio.run(look_around())


@pytest.mark.parametrize("is_blocked", [False, True])
def test_tables_of_those_i_keep_away_from_are_not_listed(
    tmp_path: Path, *, is_blocked: bool
) -> None:
    async def look_around() -> None:
        async with _lobby(tmp_path) as (services, _, (ada, bob, eve, joe), look, _cookie):
            one, other = (bob, ada) if is_blocked else (ada, bob)

            def fill(connection: Connection) -> str:
                set_relation(connection, one.id, other.id, "block", 1.0)
                store(
                    connection,
                    [
                        ("open", bob.id, [bob.id, None]),
                        ("open", bob.id, [None, None]),
                        ("open", eve.id, [eve.id, bob.id, None]),
                        ("playing", joe.id, [joe.id, bob.id]),
                        ("open", bob.id, [bob.id, f"?{ada.id}"]),
                    ],
                )
                return store(connection, [("open", eve.id, [eve.id, None])])[0]

            wanted = await services.store.write(fill)
            assert await look() == {"mine": [], "open": [wanted]}

    asyncio.run(look_around())


def test_nobody_waits_or_plays_at_too_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admission, "MOST_OPEN", 3)
    monkeypatch.setattr(admission, "MOST_PLAYING", 2)

    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            ada, bob = await new_guests(services, "Ada", "Bob")
            opened = [await new_table(services, [ada], "me", "open") for _ in range(2)]
            opened.append(await new_table(services, [ada], "open", "open"))
            with pytest.raises(ApiError, match="too-many") as refused:
                await new_table(services, [ada], "me", "open")
            assert refused.value.sentence.key == "error-most-open"
            three = await new_table(services, [bob], "me", "open", "open")
            with pytest.raises(ApiError, match="too-many"):
                await three.join(ada.id, "Ada", None, None)
            await opened[0].close(ada.id)
            await three.join(ada.id, "Ada", None, None)
            for _ in range(2):
                await new_table(services, [bob], "bot:random", "bot:random")
            with pytest.raises(ApiError, match="too-many") as refused:
                await opened[1].join(bob.id, "Bob", None, None)
            assert refused.value.sentence.key == "error-most-playing"

    asyncio.run(play())


def _plans(engine: Engine, connection: Connection, ask: Callable[[], object]) -> list[str]:
    """How SQLite finds what is asked for."""
    asked: list[tuple[str, Any]] = []

    def note(_c: object, _cursor: object, statement: str, values: Any, *_more: object) -> None:
        asked.append((statement, values))

    event.listen(engine, "before_cursor_execute", note)
    ask()
    event.remove(engine, "before_cursor_execute", note)
    return [
        str(row[-1])
        for statement, values in asked
        for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
    ]


def test_ten_thousand_stored_tables_are_not_read_for_a_list(tmp_path: Path) -> None:
    engine = open_sqlite(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with engine.begin() as connection:
        migrate(connection)
        for number in range(100):
            user = User(f"u{number}", f"u{number}", f"u{number}", None, {}, 0.0)
            add_user(connection, user)
        over = [("over", f"u{n % 100}", [f"u{n % 100}", f"u{n % 99}"]) for n in range(9_900)]
        store(connection, [*over, *[("open", "u5", ["u5", None])] * 100])  # type: ignore[list-item]
        connection.execute(text("ANALYZE"))
        plans = _plans(engine, connection, lambda: lists.tables_of(connection, "u7", 0.0))
        plans += _plans(engine, connection, lambda: lists.considered_tables(connection, "u7"))
    engine.dispose()
    assert any("ix_seats_user_id" in plan for plan in plans)
    assert any("tables_by_status" in plan for plan in plans)
    assert not [plan for plan in plans if plan.startswith(("SCAN tables", "SCAN seats"))]
