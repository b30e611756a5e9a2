"""Outages of PostgreSQL: nothing acknowledged is lost, and whoever listens is told afterwards."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server.live import presence
from tablee.server.live.hub import Listener
from tablee.server.services import Services
from tablee.server.storage import postgres as postgres_module
from tablee.server.storage import presence as stored_presence
from tablee.server.storage.people import change_user
from tablee.server.storage.postgres import PostgresStore
from tablee.server.storage.store import DatabaseAway
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_server,
    running_services,
)
from tests.server.postgres import Database, postgres_server
from tests.server.recording_socket import RecordingSocket

#: Seconds; longer than anything here takes, also where the machine does other things besides.
PATIENCE = 60.0


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with postgres_server() as server:
        yield server


@asynccontextmanager
async def two_services(data: Path, database: Database) -> AsyncIterator[tuple[Services, Services]]:
    """Two servers with one database, in one process so that a test can look into them."""
    settings = quick_settings(data, database=database.address)
    async with running_services(settings) as here, running_services(settings) as there:
        yield here, there


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - it is watched from outside
            await asyncio.sleep(0.01)


def test_who_listens_in_one_process_is_online_in_the_other(
    tmp_path: Path, database: Database
) -> None:
    async def come_and_go() -> None:
        async with two_services(tmp_path, database) as (here, there):
            ada, bob = await new_guests(here, "Ada", "Bob")
            table = await new_table(here, [ada, bob], "me", "open")
            one = Listener(table.id, ada.id, "s1")
            async with table.open():
                here.hub.add(one)
                here.hub.broadcast(table)
            await until(lambda: there.hub.online(table.id) == {ada.id})
            two = Listener(table.id, bob.id, "s2")
            there.hub.add(two)
            await until(lambda: _online(one) == [True, True])
            assert here.hub.here(table.id) == {ada.id}
            there.hub.remove(two)
            await until(lambda: _online(one) == [True, False])
            here.hub.remove(one)
            await until(lambda: not there.hub.online(table.id))
            there.hub.add(two)
            await until(lambda: here.hub.online(table.id) == {bob.id})
        # Both have stopped, and have left nothing behind.
        assert database.run("SELECT COUNT(*) FROM presence").split() == ["0"]
        assert database.run("SELECT COUNT(*) FROM processes").split() == ["0"]

    asyncio.run(come_and_go())


def _online(listener: Listener) -> list[bool]:
    assert listener.document is not None
    return [seat.online for seat in listener.document.table.seats]


def test_a_process_that_died_is_forgotten_and_one_that_slept_comes_back(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_presence, "STALE_AFTER", 0.5)
    monkeypatch.setattr(presence, "CONFIRM_INTERVAL", 0.1)

    async def die() -> None:
        async with two_services(tmp_path, database) as (here, there):
            (ada,) = await new_guests(here, "Ada")
            table = await new_table(here, [ada], "me", "open")
            here.hub.add(Listener(table.id, ada.id, "s1"))
            await until(lambda: there.hub.online(table.id) == {ada.id})
            tell = here.presence._tell
            with monkeypatch.context() as patch:
                patch.setattr(here.presence, "_tell", _sleeping)
                await until(lambda: not there.hub.online(table.id))
            assert here.presence._tell == tell
            await until(lambda: there.hub.online(table.id) == {ada.id})

    asyncio.run(die())


async def _sleeping(_process_id: str) -> None:
    await asyncio.sleep(0)


@asynccontextmanager
async def deaf(store: Any, patch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """That process has lost its listening connection, and gets none while this lasts."""
    assert isinstance(store, PostgresStore)
    receive, may_listen, is_deaf = store._receive, asyncio.Event(), asyncio.Event()

    async def late(*about: Any) -> None:
        is_deaf.set()
        await may_listen.wait()
        await receive(*about)

    patch.setattr(store, "_receive", late)
    store._doubt.set()
    await is_deaf.wait()
    yield
    may_listen.set()


def test_what_was_missed_while_nothing_was_heard_is_made_up_for(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A revoked session, a banned user, a move, a line of chat, and who came."""

    async def miss() -> None:
        settings = quick_settings(tmp_path, database=database.address)
        async with running_services(settings) as here, running_server(settings) as (there, at):
            people = [await here.identity.guest(name, "t") for name in ("Ada", "Bob", "Eve", "Zoe")]
            users = [signed_in.user for signed_in, _ in people]
            table = await new_table(here, users[:2], "me", "open")
            assert table.course is not None
            sockets = [RecordingSocket(at, table.id, cookie) for _, cookie in people]
            async with sockets[0] as ada, sockets[1], sockets[2] as eve, sockets[3] as zoe:
                async with deaf(there.store, monkeypatch):
                    await here.identity.revoke(users[2], people[2][0].session.id)
                    await here.store.write(lambda c: change_user(c, users[3].id, banned=1.0))
                    seat = table.course.match.seats_to_act[0]
                    move = table.course.match.legal(seat)[0].text
                    await answer(table, users[seat].id, move)
                    here.hub.add(Listener(table.id, "u-elsewhere", "s-elsewhere"))
                    await until(lambda: not here.presence._untold)
                await until(lambda: "u-elsewhere" in there.hub.online(table.id))
                assert await _close_code(eve) == 4401
                assert await _close_code(zoe) == 4401
                while '"/step"' not in ada.received[-1]:
                    await ada._receive()
                listening = {listener.user_id for listener in there.hub.listeners(table.id)}
                assert listening == {users[0].id, users[1].id}

    asyncio.run(miss())


async def _close_code(socket: RecordingSocket) -> int | None:
    async with asyncio.timeout(PATIENCE):
        await socket.connection.wait_closed()
    return socket.connection.close_code


def test_when_all_connections_are_cut_moves_go_on(tmp_path: Path, database: Database) -> None:
    async def cut() -> None:
        async with two_services(tmp_path, database) as (here, there):
            users = await new_guests(here, "Ada", "Bob")
            table = await new_table(here, users, "me", "open")
            again = there.tables.get(table.id)
            for turn in range(8):
                if turn % 2:
                    await asyncio.to_thread(database.cut_connections)
                at = (table, again)[turn // 2 % 2]
                async with at.open():
                    assert at.course is not None
                    seat = at.course.match.seats_to_act[0]
                    move = at.course.match.legal(seat)[0].text
                await answer(at, users[seat].id, move)
                version = at.row.version
                async with asyncio.timeout(PATIENCE):
                    while True:
                        async with table.open(), again.open():
                            if table.row.version == again.row.version >= version:
                                break
                        await asyncio.sleep(0.01)

    asyncio.run(cut())


def test_while_the_database_is_down_requests_are_told_so_and_the_log_stays_short(
    tmp_path: Path, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    async def outage() -> None:
        settings = quick_settings(tmp_path, database=database.address)
        async with (
            running_server(settings) as (services, address),
            httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client,
        ):
            (ada, cookie), (bob, _) = [
                await services.identity.guest(name, "test") for name in ("Ada", "Bob")
            ]
            client.cookies["tablee"] = cookie
            table = await new_table(services, [ada.user, bob.user], "me", "open")
            async with RecordingSocket(address, table.id, cookie) as socket:
                await asyncio.to_thread(database.stop)
                try:
                    for _ in range(20):
                        refused = await client.get("/api/me")
                        assert refused.status_code == 503, refused.text
                        assert refused.json()["error"]["code"] == "not-ready"
                        assert refused.headers["retry-after"]
                    with pytest.raises(DatabaseAway):
                        await table.resign(bob.user.id)
                    answers = await socket.ask(type="chat", text="hello", ref=1)
                    assert '"not-ready"' in answers[-1]
                finally:
                    await asyncio.to_thread(database.start)
                told = [record for record in caplog.records if record.levelno >= logging.WARNING]
                assert 1 <= len(told) <= 3, [record.message for record in told]
                assert not any(record.exc_info for record in told)
                assert (await client.get("/api/me")).status_code == 200
                await until(lambda: "received again" in caplog.text)
                await table.resign(bob.user.id)
                assert '"hello"' in (await socket.ask(type="chat", text="hello", ref=2))[-1]

    asyncio.run(outage())


def test_a_database_that_hangs_is_away_and_comes_back(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Longer than a busy machine takes for what is answered at all.
    monkeypatch.setattr(postgres_module, "STATEMENT_TIMEOUT", 2.0)
    monkeypatch.setattr(postgres_module, "CONNECT_TIMEOUT", 2.0)

    async def hang() -> None:
        settings = quick_settings(tmp_path, database=database.address)
        async with running_services(settings) as services:
            (user,) = await new_guests(services, "Ada")
            _, cookie = await services.identity.open_session(user, "test")
            with database.asleep():
                async with asyncio.timeout(PATIENCE):
                    with pytest.raises(DatabaseAway):
                        await services.identity.authenticate(cookie)
                    with pytest.raises(DatabaseAway):
                        await services.identity.change_settings(user, {"sound": False})
            async with asyncio.timeout(PATIENCE):
                assert await services.identity.authenticate(cookie) is not None
                await services.identity.change_settings(user, {"sound": True})

    asyncio.run(hang())


def test_a_commit_whose_answer_was_lost_is_told_to_whoever_listens(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "RECONNECT_DELAY", 0.05)

    async def lose() -> None:
        settings = quick_settings(tmp_path, database=database.address)
        async with running_services(settings) as services:
            users = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, users, "me", "open")
            listener = Listener(table.id, users[0].id, "s1")
            async with table.open():
                services.hub.add(listener)
                services.hub.broadcast(table)
            assert listener.document is not None
            step = listener.document.step
            store: Any = services.store
            run = store._run

            async def answer_is_lost(job: Any) -> None:
                await run(job)
                raise DatabaseAway

            assert table.course is not None
            seat = table.course.match.seats_to_act[0]
            move = table.course.match.legal(seat)[0].text
            with monkeypatch.context() as patch:
                patch.setattr(store, "_run", answer_is_lost)
                question = table.course.question_name(seat) or ""
                with pytest.raises(DatabaseAway):
                    await table.play(users[seat].id, [move], question)
            await until(lambda: listener.document is not None and listener.document.step > step)

    asyncio.run(lose())
