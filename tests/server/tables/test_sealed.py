"""Sealed answers: until all have answered, nobody is told anything, however he asks."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tablee.server.services import Services
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import (
    answer,
    new_table,
    quick_settings,
    running_server,
    seen_by,
    take_back,
)
from tests.server.recording_socket import RecordingSocket
from tests.server.server_process import Client, ServerProcess
from tests.server.tables.test_simultaneous import TOY_SERVER, Time, begin, seated, stored_moves

SEATS = 3
CLOCKS = [ClockInfo(), ClockInfo("live", bank=600.0, increment=5.0), ClockInfo("days", days=2)]
#: Everything that is asked over REST.
PATHS = (
    "/api/tables/{}",
    "/api/tables",
    "/api/tables/{}/record",
    "/api/tables/{}/replay",
    "/api/me/export",
)


class Reader:
    """Somebody who listens to a table and asks for all that there is."""

    def __init__(self, http: httpx.AsyncClient, address: str, table_id: str, cookie: str) -> None:
        self._http = http
        self._at = address, table_id, cookie
        self.socket = RecordingSocket(*self._at)
        self._ref = 0

    async def received(self) -> list[Any]:
        """What came since the last time."""
        self._ref += 1
        *others, pong = await self.socket.ask(type="ping", ref=self._ref)
        assert json.loads(pong)["type"] == "pong"
        return [json.loads(text) for text in others]

    async def all_there_is(self) -> list[str]:
        """Summary, list, and the document on a fresh connection, byte for byte."""
        address, table_id, cookie = self._at
        headers = {"cookie": f"tablee={cookie}"} if cookie else {}
        paths = [address + path.format(table_id) for path in PATHS]
        found = [(await self._http.get(path, headers=headers)).text for path in paths]
        if cookie:
            async with RecordingSocket(*self._at) as fresh:
                found += fresh.received
        return found


class Sitting(NamedTuple):
    """A table in the middle of a sealed question, and those who read."""

    services: Services
    table: Table
    users: list[str]
    #: The seats' players, then a spectator, then somebody without a session.
    readers: list[Reader]


@asynccontextmanager
async def _sitting(tmp_path: Path, last: int = SEATS - 1, **more: Any) -> AsyncIterator[Sitting]:
    """All have kept their lanterns, seat `last` as the last one; nobody has answered yet."""
    async with (
        running_server(quick_settings(tmp_path)) as (services, address),
        httpx.AsyncClient() as http,
        AsyncExitStack() as sockets,
    ):
        guests = [await services.identity.guest(f"P{n}", "test") for n in range(SEATS + 1)]
        people = [visitor.user for visitor, _ in guests[:SEATS]]
        options = {"mode": "sealed", "rounds": 1}
        table = await new_table(
            services, people, "me", "open", "open", game="lanterns", options=options, **more
        )
        users = [user.id for user in people]
        for seat in sorted(range(SEATS), key=lambda seat: seat == last):
            await answer(table, users[seat], "keep")
        readers = [Reader(http, address, table.id, cookie) for _, cookie in guests]
        for reader in readers:
            await sockets.enter_async_context(reader.socket)
        for reader in readers:
            await reader.received()
        yield Sitting(services, table, users, [*readers, Reader(http, address, table.id, "")])


async def _tells_nothing(sitting: Sitting, seat: int, action: str | None) -> None:
    """The seat answers, or takes its answer back; only its own player can tell that it did."""
    others = [reader for n, reader in enumerate(sitting.readers) if n != seat]
    before = [await reader.all_there_is() for reader in others]
    version = sitting.table.row.version
    if action is not None:
        await answer(sitting.table, sitting.users[seat], action)
    else:
        await take_back(sitting.table, sitting.users[seat])
    assert sitting.table.row.version > version
    assert [await reader.all_there_is() for reader in others] == before
    for reader in others[:-1]:
        assert await reader.received() == []
    (own,) = await sitting.readers[seat].received()
    assert own["type"] == "patch"


@pytest.mark.usefixtures("lanterns")
@pytest.mark.parametrize(("last", "clock"), list(enumerate(CLOCKS)), ids=["none", "live", "days"])
def test_nobody_learns_of_an_answer_nor_that_it_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: ClockInfo, last: int
) -> None:
    time = Time(monkeypatch)

    async def play() -> None:
        async with _sitting(tmp_path, last, clock=clock) as sitting:
            table, users = sitting.table, sitting.users
            opened_at = seen_by(table, None)["table"]["moved"]
            for seat, action in (
                (2, "show"),
                (0, "show"),
                (0, None),
                (0, "hide"),
                (2, None),
                (1, "show"),
                (1, None),
                (2, "hide"),
            ):
                time.now += 7
                await _tells_nothing(sitting, seat, action)
            assert table.row.waiting == [1]
            public = seen_by(table, None)
            assert public["table"]["moved"] == opened_at
            assert public["table"]["waiting"] == [0, 1, 2]
            mine = seen_by(table, users[0])
            assert mine["table"]["waiting"] == [1, 2]
            assert (mine["question"], mine["actions"]) == (None, [])
            assert mine["step"] == public["step"]
            if clock.kind != "none":
                assert public["clock"] == [None, None, None]
                assert [left is None for left in mine["clock"]] == [False, True, True]

            await answer(table, users[1], "show")
            for reader in sitting.readers[:-1]:
                (message,) = await reader.received()
                told = json.dumps(message["patch"])
                assert "event-opened" in told
                assert {"op": "replace", "path": "/table/status", "value": "over"} in message[
                    "patch"
                ]
            public = seen_by(table, None)
            assert public["table"]["moved"] != opened_at
            assert table.course is not None
            assert public["step"] == len(table.course.match.moves)

    asyncio.run(play())


@pytest.mark.usefixtures("lanterns")
def test_what_came_before_the_seal_stays(tmp_path: Path) -> None:
    """Whoever could still take it back would learn from a refusal that another has answered."""

    async def play() -> None:
        async with _sitting(tmp_path, last=1) as sitting:
            table, users = sitting.table, sitting.users
            assert table.course is not None
            kept = table.course.done[-1].question
            for user in users:
                assert seen_by(table, user)["undo"] is None
                with pytest.raises(ApiError, match="conflict"):
                    await table.undo(user, kept)
            await answer(table, users[1], "hide")
            await take_back(table, users[1])
            assert seen_by(table, users[1])["undo"] is None

    asyncio.run(play())


@pytest.mark.usefixtures("lanterns")
def test_a_late_answer_under_seal_is_a_conflict(tmp_path: Path) -> None:
    async def play() -> None:
        async with _sitting(tmp_path) as sitting:
            table, users = sitting.table, sitting.users
            name = seen_by(table, users[0])["question"]
            others = [seen_by(table, user)["question"] for user in users[1:]]
            await answer(table, users[0], "show")
            for stale in (name, *others, "another"):
                with pytest.raises(ApiError, match="conflict"):
                    await table.play(users[0], ["hide"], stale)
            assert [seen_by(table, user)["question"] for user in users[1:]] == others

    asyncio.run(play())


def _document(client: Client, table_id: str) -> tuple[str, Any]:
    """The document on a fresh connection, when nobody else is there; also as bytes."""

    async def look() -> tuple[str, Any]:
        async with client.connect(table_id) as socket:
            document = await socket.receive_document()
            return socket.raw[0], document

    return asyncio.run(look())


def test_sealed_answers_survive_a_kill_and_are_still_secret(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, module=TOY_SERVER)
    try:
        ada, bob, table = seated(server, 2, mode="sealed", rounds=1)
        table_id = table["id"]

        async def answer_both(action: str) -> None:
            async with ada.connect(table_id) as one, bob.connect(table_id) as two:
                await begin(one, two)
                await one.play("keep")
                await two.play("keep")
                await one.wait_for_turn()
                before = two.document
                await one.play(action)
                assert two.document == before

        asyncio.run(answer_both("show"))
        eve = server.guest("Eve")
        readers = (bob, eve)
        before = [_document(reader, table_id)[0] for reader in readers]
        summaries = [reader.get(f"/api/tables/{table_id}") for reader in readers]
        mine = _document(ada, table_id)[0]
        server.kill()
        assert stored_moves(server, table_id) == [(0, "keep"), (1, "keep"), (0, "show")]
        server.start()
        assert [_document(reader, table_id)[0] for reader in readers] == before
        assert [reader.get(f"/api/tables/{table_id}") for reader in readers] == summaries
        text, document = _document(ada, table_id)
        assert text == mine
        assert (document["question"], document["step"]) == (None, 4)  # two draws, two kept
        assert document["undo"] is not None

        async def open_them() -> None:
            async with ada.connect(table_id) as one, bob.connect(table_id) as two:
                await begin(one, two)
                light = one.document["view"]["lanterns"][0]
                await one.undo()
                server_has = await asyncio.to_thread(stored_moves, server, table_id)
                assert server_has == [(0, "keep"), (1, "keep")]
                await one.play("show")
                after = await two.play("hide")
                assert after["view"]["last"] == [light, 0]
                told = [event["id"] for event in after["events"][-3:]]
                assert told == ["event-opened", "event-counted", "event-counted"]

        asyncio.run(open_them())
    finally:
        server.stop()
