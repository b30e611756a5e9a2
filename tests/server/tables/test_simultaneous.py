"""Several seats decide at the same time: both answers count, each seat takes back its own."""

import asyncio
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.core import CHANCE
from tablee.server.services import Services
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo
from tests.contract.toy.game import LanternsGame
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_services,
    seen_by,
    take_back,
)
from tests.server.postgres import postgres
from tests.server.server_process import Client, ServerProcess, TableSocket

TOY_SERVER = "tests.server.toy_server"


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server process that knows the toy."""
    server = ServerProcess(tmp_path_factory.mktemp("toys"), module=TOY_SERVER)
    yield server
    server.stop()


def seated(server: ServerProcess, count: int, *bots: str, **options: Any) -> tuple[Any, ...]:
    """So many guests at a table of lanterns that has begun, and the table."""
    guests = [server.guest(f"Player {seat}") for seat in range(count)]
    seats = ["me", *["open"] * (count - 1), *bots]
    table = guests[0].open_table(*seats, game="lanterns", options=options)
    for guest in guests[1:]:
        guest.join(table)
    return (*guests, table)


def stored_moves(server: ServerProcess, table_id: str) -> list[tuple[int, str]]:
    """The decisions that are on disk."""
    database = sqlite3.connect(server.data / "tablee.sqlite3")
    query = 'SELECT seat, text FROM moves WHERE table_id = ? AND seat >= 0 ORDER BY "index"'
    found = list(database.execute(query, [table_id]))
    database.close()
    return found


async def begin(*sockets: TableSocket) -> None:
    """All have the document and know that all are there."""
    for socket in sockets:
        await socket.wait_until(lambda d: all(seat["online"] for seat in d["table"]["seats"]))


@pytest.mark.parametrize("actions", [("keep", "keep"), ("swap", "keep"), ("swap", "swap")])
def test_two_people_answer_at_the_same_moment(
    toys: ServerProcess, actions: tuple[str, str]
) -> None:
    ada, bob, table = seated(toys, 2)

    async def play() -> None:
        async with ada.connect(table["id"]) as one, bob.connect(table["id"]) as two:
            await begin(one, two)
            for socket in (one, two):
                assert socket.document["table"]["waiting"] == [0, 1]
                assert [c["a"] for c in socket.document["actions"]] == ["keep", "swap"]
            assert one.document["question"] != two.document["question"]
            # Both are on their way before either answer is read.
            refs = [
                await socket.send("play", a=action, question=socket.document["question"])
                for socket, action in zip((one, two), actions, strict=True)
            ]
            for socket, ref in zip((one, two), refs, strict=True):
                received = await socket.answer(ref)
                assert received["type"] == "patch", received
            await one.wait_until(lambda document: document["table"]["waiting"] == [0])
            await two.wait_until(lambda document: document["table"]["waiting"] == [0])
            assert one.document["step"] == two.document["step"]
            assert [c["a"] for c in one.document["actions"]] == ["show", "hide"]

    asyncio.run(play())
    assert sorted(stored_moves(toys, table["id"])) == list(enumerate(actions))


def test_a_half_made_choice_stays_while_another_acts(toys: ServerProcess) -> None:
    ada, bob, table = seated(toys, 2)

    async def play() -> None:
        async with ada.connect(table["id"]) as one, bob.connect(table["id"]) as two:
            await begin(one, two)
            before = two.document
            await one.play("swap")
            after = await two.wait_until(lambda document: document["table"]["waiting"] == [1])
            for part in ("question", "actions", "prompt", "undo"):
                assert after[part] == before[part]
            assert after["step"] > before["step"]
            answered = await two.request("play", a="keep", question=before["question"])
            assert answered["type"] == "patch"

    asyncio.run(play())


def test_everyone_takes_back_his_own_answer_and_no_other(toys: ServerProcess) -> None:
    ada, bob, eve, table = seated(toys, 3)

    async def play() -> None:
        async with (
            ada.connect(table["id"]) as one,
            bob.connect(table["id"]) as two,
            eve.connect(table["id"]) as three,
        ):
            await begin(one, two, three)
            first = one.document
            await one.play("keep")
            await two.play("keep")
            mine = one.document["undo"]
            assert mine == first["question"]
            await one.wait_until(lambda document: document["table"]["waiting"] == [2])
            assert one.document["undo"] == mine, "what others do meanwhile changes nothing"
            assert two.document["undo"] != mine
            for socket in (two, three):
                refused = await socket.request("undo", question=mine)
                assert refused["error"]["code"] == "conflict"
            assert await asyncio.to_thread(stored_moves, toys, table["id"]) == [
                (0, "keep"),
                (1, "keep"),
            ]
            back = await one.undo()
            assert (back["question"], back["undo"]) == (first["question"], None)
            assert back["step"] == 3 + 1, "three lanterns were dealt, one was kept"
            assert await asyncio.to_thread(stored_moves, toys, table["id"]) == [(1, "keep")]
            seen = await two.wait_until(lambda document: document["table"]["waiting"] == [0, 2])
            assert seen["question"] is None
            assert seen["undo"] is not None
            # Now the other way round, and to the end.
            await one.play("swap")
            await two.undo()
            await two.play("swap")
            await three.play("keep")
            assert await asyncio.to_thread(stored_moves, toys, table["id"]) == [
                (0, "swap"),
                (1, "swap"),
                (2, "keep"),
            ]

    asyncio.run(play())


def test_what_was_drawn_is_not_taken_back(toys: ServerProcess) -> None:
    ada, bob, table = seated(toys, 2)

    async def play() -> None:
        async with ada.connect(table["id"]) as one, bob.connect(table["id"]) as two:
            await begin(one, two)
            name = one.document["question"]
            assert (await one.play("swap"))["undo"] is None
            refused = await one.request("undo", question=name)
            assert refused["error"]["code"] == "conflict"
            await two.play("keep")

    asyncio.run(play())


def test_an_answer_to_a_question_that_is_not_asked_is_a_conflict(toys: ServerProcess) -> None:
    ada, bob, table = seated(toys, 2)

    async def play() -> None:
        async with ada.connect(table["id"]) as one, bob.connect(table["id"]) as two:
            await begin(one, two)
            name, other = one.document["question"], two.document["question"]
            await one.play("keep")
            for stale in (name, other, "another"):
                refused = await one.request("play", a="swap", question=stale)
                assert refused["error"]["code"] == "conflict", stale
            await two.play("keep")
            await one.wait_until(lambda document: document["question"] is not None)
            assert one.document["question"] not in {name, other}
            refused = await one.request("play", a="show", question=name)
            assert refused["error"]["code"] == "conflict"

    asyncio.run(play())


@pytest.mark.parametrize("mode", ["standard", "sealed"])
@pytest.mark.parametrize("people", [1, 2])
def test_bots_answer_among_people(toys: ServerProcess, mode: str, people: int) -> None:
    *guests, table = seated(toys, people, *["bot:greedy"] * (3 - people), mode=mode, rounds=3)

    async def play() -> list[TableSocket]:
        async with guests[0].connect(table["id"]) as one, guests[-1].connect(table["id"]) as two:
            sockets = [one, two][:people]
            await asyncio.gather(
                *(socket.play_random(Random(n)) for n, socket in enumerate(sockets))
            )
            return sockets

    for socket in asyncio.run(play()):
        assert socket.document["table"]["status"] == "over"
    replay = guests[0].get(f"/api/tables/{table['id']}/replay")
    assert replay["total"] == 3 * (3 + 3)
    assert [step["step"] for step in replay["steps"]] == list(range(3 * (3 + 3) + 1))
    fork = guests[0].post(f"/api/tables/{table['id']}/fork", {"step": 4, "seat": 1})
    assert fork["you"] == 1


# In this process, where time can be set


class Time:
    """Seconds that pass only when told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        monkeypatch.setattr("time.time", lambda: self.now)


async def _table(services: Services, count: int, **more: Any) -> tuple[Table, list[str]]:
    people = await new_guests(services, *(f"P{seat}" for seat in range(count)))
    seats = ["me", *["open"] * (count - 1)]
    table = await new_table(services, people, *seats, game="lanterns", **more)
    return table, [user.id for user in people]


@pytest.mark.usefixtures("lanterns")
def test_clocks_run_for_all_who_are_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            clock = ClockInfo("live", bank=60.0, increment=5.0)
            table, users = await _table(services, 3, clock=clock)

            def shown() -> Any:
                clocks = [seen_by(table, reader)["clock"] for reader in (*users, None)]
                assert all(each == clocks[0] for each in clocks), "open clocks are the same for all"
                return clocks[0]

            assert shown() == [60.0, 60.0, 60.0]
            time.now += 10
            assert shown() == [50.0, 50.0, 50.0]
            await answer(table, users[0], "keep")
            assert shown() == [55.0, 50.0, 50.0]
            time.now += 10
            assert shown() == [55.0, 40.0, 40.0]
            await answer(table, users[2], "keep")
            await take_back(table, users[0])
            assert shown() == [50.0, 40.0, 45.0]
            time.now += 10
            assert shown() == [40.0, 30.0, 45.0]
            await answer(table, users[0], "keep")
            await answer(table, users[1], "keep")
            assert table.row.waiting == [0]
            time.now += 10
            assert shown() == [35.0, 35.0, 45.0]
            assert table.row.wake == time.now + 35

    asyncio.run(play())


@pytest.mark.usefixtures("lanterns")
def test_an_answer_is_given_again_when_another_process_was_faster(tmp_path: Path) -> None:
    """Two servers with one database that do not even hear of each other."""

    async def play() -> None:
        async with (
            running_services(quick_settings(tmp_path)) as here,
            running_services(quick_settings(tmp_path)) as there,
        ):
            table, users = await _table(here, 3)
            same = there.tables.get(table.id)
            async with same.open():
                pass
            await answer(table, users[0], "keep")
            assert same.row.version < table.row.version
            await answer(same, users[1], "keep")  # overtaken, and told again
            assert _decisions(same) == [(0, "keep"), (1, "keep")]
            await take_back(table, users[0])  # overtaken in its turn
            assert _decisions(table) == [(1, "keep")]
            with pytest.raises(ApiError, match="conflict"):
                # There it still looks as if the answer could be taken back.
                await take_back(same, users[0])
            assert _decisions(same) == [(1, "keep")]
            await answer(table, users[2], "keep")
            await answer(same, users[0], "keep")
            table.invalidate()
            async with table.open():
                assert _decisions(table) == _decisions(same)
            assert table.row.waiting == [0]

    asyncio.run(play())


def _decisions(table: Table) -> list[tuple[int, str]]:
    assert table.course is not None
    return [move for move in table.course.texts() if move[0] != CHANCE]


def test_two_processes_take_both_answers(tmp_path: Path) -> None:
    """Two people at two processes answer at the same moment, again and again."""
    with postgres() as address:
        environment = {"TABLEE_DATABASE": address}
        here, there = (ServerProcess(tmp_path / "data", environment, TOY_SERVER) for _ in range(2))
        try:
            ada, bob = here.guest("Ada"), there.guest("Bob")
            for _ in range(4):
                asyncio.run(_race(ada, bob))
        finally:
            here.stop()
            there.stop()


def _may(action: str, document: Any) -> bool:
    return action in [choice["a"] for choice in document["actions"]]


async def _race(ada: Client, bob: Client) -> None:
    options = {"rounds": 3, "mode": "sealed"}
    table = ada.open_table("me", "open", game="lanterns", options=options)
    bob.join(table)
    async with ada.connect(table["id"]) as one, bob.connect(table["id"]) as two:
        for _ in range(3):
            for action in ("keep", "hide"):
                for socket in (one, two):
                    await socket.wait_until(partial(_may, action))
                refs = [
                    await socket.send("play", a=action, question=socket.document["question"])
                    for socket in (one, two)
                ]
                for socket, ref in zip((one, two), refs, strict=True):
                    received = await socket.answer(ref)
                    assert received["type"] == "patch", received
        for socket in (one, two):
            await socket.wait_until(lambda document: document["table"]["status"] == "over")
        assert one.document["step"] == two.document["step"]
        assert one.document["table"]["outcome"] == two.document["table"]["outcome"]


def test_the_toy_is_played_nowhere_else(server: ServerProcess) -> None:
    """It is registered for the servers of these tests only."""
    games = server.anonymous().get("/api/games")["games"]
    assert LanternsGame.id not in {game["id"] for game in games}
