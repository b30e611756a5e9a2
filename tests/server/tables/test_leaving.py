"""Leaving and closing a table before its game begins, and what stays of a closed one."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from tablee.server.people.moderation import close_table
from tablee.server.services import Services
from tablee.server.storage.moderation import set_relation
from tablee.server.storage.people import User
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_server,
    running_services,
    seen_by,
)
from tests.server.recording_socket import RecordingSocket
from tests.server.tables.test_tables import finish

Play = Callable[[Services, User, User, User], Awaitable[None]]


def _play(tmp_path: Path, play: Play) -> None:
    async def run() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            ada, bob, eve = await new_guests(services, "Ada", "Bob", "Eve")
            await play(services, ada, bob, eve)

    asyncio.run(run())


async def _refused(act: Awaitable[object]) -> tuple[str, str]:
    with pytest.raises(ApiError) as refused:
        await act
    return refused.value.code, refused.value.sentence.key


def test_whoever_leaves_makes_room(tmp_path: Path) -> None:
    async def play(services: Services, ada: User, bob: User, eve: User) -> None:
        table = await new_table(services, [ada, bob], "me", "open", "open")
        await table.leave(bob.id)
        seen = seen_by(table, bob.id)["table"]
        assert [(seat["kind"], seat["name"]) for seat in seen["seats"]] == [
            ("human", "Ada"),
            ("open", None),
            ("open", None),
        ]
        assert (seen["status"], seen["you"], seen["invitation"]) == ("open", None, None)
        assert await _refused(table.leave(bob.id)) == ("forbidden", "error-no-part")
        await table.join(eve.id, "Eve", None, 1)
        await table.join(bob.id, "Bob", None, None)
        assert table.row.status == "playing"
        assert await _refused(table.leave(eve.id)) == ("conflict", "error-not-open")

    _play(tmp_path, play)


def test_whoever_stays_is_the_host_and_the_last_one_closes(tmp_path: Path) -> None:
    async def play(services: Services, ada: User, bob: User, eve: User) -> None:
        table = await new_table(services, [ada, bob], "me", "open", "open")
        seen = seen_by(table, ada.id)["table"]
        assert (seen["host"], seen["hosting"]) == ("Ada", True)
        assert await _refused(table.close(bob.id)) == ("forbidden", "error-not-host")
        await table.leave(ada.id)
        seen = seen_by(table, bob.id)["table"]
        assert (seen["host"], seen["hosting"], seen["status"]) == ("Bob", True, "open")
        assert await _refused(table.close(ada.id)) == ("forbidden", "error-not-host")
        await table.leave(bob.id)
        seen = seen_by(table, None)["table"]
        assert (seen["status"], seen["closed"], seen["expires"]) == ("closed", "host", None)
        assert await _refused(table.join(eve.id, "Eve", None, None)) == ("conflict", "error-closed")
        table.invalidate()
        async with table.open():
            assert (table.row.closed, table.course) == ("host", None)

    _play(tmp_path, play)


def test_a_host_without_a_seat_stays_the_host(tmp_path: Path) -> None:
    async def play(services: Services, ada: User, bob: User, _eve: User) -> None:
        table = await new_table(services, [ada, bob], "open", "open")
        await table.leave(bob.id)
        assert (table.row.status, table.row.opened_by) == ("open", ada.id)
        await table.close(ada.id)
        assert (table.row.status, table.row.closed) == ("closed", "host")
        assert await _refused(table.close(ada.id)) == ("conflict", "error-not-open")

    _play(tmp_path, play)


def test_a_game_is_closed_as_it_stands_and_asks_nothing_more(tmp_path: Path) -> None:
    async def play(services: Services, ada: User, bob: User, _eve: User) -> None:
        clock = ClockInfo("live", 100, 0)
        table = await new_table(services, [ada, bob], "me", "open", clock=clock)
        assert table.course is not None
        asked = [ada, bob][table.course.match.seats_to_act[0]]
        before = seen_by(table, asked.id)
        await close_table(services.store, "cli", table.id, "abandoned")
        await services.reload(table.id)
        async with table.open():
            pass
        seen = seen_by(table, asked.id)
        assert (seen["table"]["status"], seen["table"]["closed"]) == ("closed", "admin")
        assert seen["view"] == before["view"]
        asks = [seen[key] for key in ("prompt", "actions", "question", "undo", "clock")]
        assert asks == [None, [], None, None, None]
        assert seen["table"]["waiting"] == []
        with pytest.raises(ApiError, match="conflict"):
            await table.play(asked.id, ["leave"], before["question"])
        assert (await _refused(table.resign(asked.id)))[0] == "conflict"
        assert (await _refused(table.order(asked.id, {})))[0] == "conflict"
        assert (await _refused(services.tables.rematch(table, ada)))[0] == "conflict"
        again = close_table(services.store, "cli", table.id, "abandoned")
        assert await _refused(again) == ("conflict", "error-closed")
        await services._handle_due_tables(table.row.moved + 1e6, ahead=0.0)
        assert table.row.status == "closed"

    _play(tmp_path, play)


def test_what_is_over_is_neither_left_nor_closed(tmp_path: Path) -> None:
    async def play(services: Services, ada: User, bob: User, _eve: User) -> None:
        table = await new_table(services, [ada, bob], "me", "open")
        assert await _refused(table.close(ada.id)) == ("conflict", "error-not-open")
        await finish(table, [ada, bob], Random(1))
        assert await _refused(table.leave(ada.id)) == ("conflict", "error-not-open")
        assert await _refused(table.close(ada.id)) == ("conflict", "error-not-open")
        again = close_table(services.store, "cli", table.id, "abandoned")
        assert await _refused(again) == ("conflict", "error-closed")

    _play(tmp_path, play)


def test_a_table_that_another_process_closed_is_not_played_on(tmp_path: Path) -> None:
    """What is in memory does not know of it: the version in the database does."""

    async def play(services: Services, ada: User, bob: User, _eve: User) -> None:
        table = await new_table(services, [ada, bob], "me", "open")
        assert table.course is not None
        seat = table.course.match.seats_to_act[0]
        text = table.course.match.legal(seat)[0].text
        await close_table(services.store, "cli", table.id, "abandoned")
        with pytest.raises(ApiError, match="conflict"):
            await answer(table, [ada, bob][seat].id, text)
        assert table.row.status == "closed"

    _play(tmp_path, play)


@asynccontextmanager
async def _browser(address: str, cookie: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}) as http:
        http.cookies.set("tablee", cookie)
        yield http


def test_sockets_and_lists_learn_of_it(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            ada, ada_cookie = await services.identity.guest("Ada", "test")
            _, bob_cookie = await services.identity.guest("Bob", "test")
            table = await new_table(services, [ada.user], "me", "open")
            path = f"/api/tables/{table.id}"
            async with (
                _browser(address, ada_cookie) as mine,
                _browser(address, bob_cookie) as other,
                RecordingSocket(address, table.id, bob_cookie) as socket,
            ):
                assert [t["id"] for t in (await other.get("/api/tables")).json()["open"]] == [
                    table.id
                ]
                assert (await other.post(f"{path}/close", json={})).status_code == 403
                closed = (await mine.post(f"{path}/close", json={})).json()
                assert (closed["status"], closed["closed"]) == ("closed", "host")
                told = await socket.ask(type="ping", ref=1)
                assert any('"/table/status"' in text and '"closed"' in text for text in told)
                assert (await other.get("/api/tables")).json()["open"] == []
                (kept,) = (await mine.get("/api/tables")).json()["mine"]
                assert (kept["id"], kept["status"]) == (table.id, "closed")
                assert (await other.post(f"{path}/join", json={})).status_code == 409
                assert (await mine.post(f"{path}/leave", json={})).status_code == 409
            async with RecordingSocket(address, table.id, bob_cookie) as socket:
                document = json.loads(socket.received[0])["document"]
                assert document["table"]["status"] == "closed"
                assert document["view"] is None

    asyncio.run(look())


def test_an_invitation_is_not_for_those_whom_the_host_keeps_away(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            ada, _ = await services.identity.guest("Ada", "test")
            bob, cookie = await services.identity.guest("Bob", "test")
            table = await new_table(services, [ada.user], "me", "open", private=True)
            path = f"/api/tables/{table.id}?invitation={table.row.invitation}"
            async with _browser(address, cookie) as http:
                assert (await http.get(path)).status_code == 200
                await services.store.write(
                    lambda c: set_relation(c, ada.user.id, bob.user.id, "block", 1.0)
                )
                assert (await http.get(path)).status_code == 404
                opening = f"{table.id}?invitation={table.row.invitation}"
                async with RecordingSocket(address, opening, cookie) as socket:
                    assert '"not-found"' in socket.received[0]

    asyncio.run(look())
