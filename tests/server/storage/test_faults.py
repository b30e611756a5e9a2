"""Faults: whatever fails between deciding and storing, the table is as it is stored."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tablee import build
from tablee.server.live.hub import Hub
from tablee.server.routes import socket as socket_module
from tablee.server.services import Services
from tablee.server.storage import records
from tablee.server.storage.people import User
from tablee.server.storage.store import SqliteStore
from tablee.server.tables.clocks import Clock
from tablee.server.tables.course import Course
from tablee.server.tables.seat_view import SeatViews
from tablee.server.tables.stored_table import StoredTable
from tablee.server.tables.table import Table
from tablee.server.wire.bodies.tables import NewTable
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_server,
    running_services,
    take_back,
)
from tests.server.recording_socket import RecordingSocket

#: Every step from a decision to what is told of it, and whether it fails before it is stored.
_STEPS: list[tuple[Any, str, bool]] = [
    (Course, "_note", True),
    (Course, "settle_openly", True),
    (Course, "_openly_forced", True),
    (StoredTable, "_update_row", True),
    (Clock, "pressed", True),
    (Clock, "deadlines", True),
    (StoredTable, "ordered", True),
    (StoredTable, "_outcome", True),
    (StoredTable, "_job", True),
    (Course, "rows", True),
    (records, "save_table", True),
    (records, "add_moves", True),
    (records, "save_seats", True),
    (SqliteStore, "notify", True),
    (SqliteStore, "_commit", True),
    (StoredTable, "_see_anew", False),
    (SeatViews, "changed", False),
    (Hub, "broadcast", False),
]
#: What compiled code calls of its own cannot be made to fail: it is not looked up by its name.
_OWN = (Course, StoredTable, Clock, SeatViews) if build.is_compiled() else ()
STEPS = [step for step in _STEPS if step[0] not in _OWN]
Act = Callable[[Services, Table, list[User]], Awaitable[None]]


class Fault(Exception):
    """What is injected."""


def _failing(right: Callable[..., Any], *, late: bool) -> Callable[..., Any]:
    """Fails at its first call, before or after it did its work."""

    def wrong(*args: Any, **more: Any) -> Any:
        if late:
            right(*args, **more)
        raise Fault

    return wrong


async def _play(_services: Services, table: Table, people: list[User]) -> None:
    assert table.course is not None
    match = table.course.match
    seat = match.seats_to_act[0]
    await answer(table, people[seat].id, match.legal(seat)[0].text)


async def _play_whole(_services: Services, table: Table, people: list[User]) -> None:
    """A move of two answers: what it begins is asked and answered in one go."""
    assert table.course is not None
    match = table.course.match
    seat = match.seats_to_act[0]
    taken = match.state.clone()
    taken.apply(match.legal(seat)[0], seat)
    moves = [match.legal(seat)[0].text, taken.legal(seat)[0].text]
    await table.play(people[seat].id, moves, table.course.question_name(seat) or "")


async def _undo(_services: Services, table: Table, people: list[User]) -> None:
    assert table.course is not None
    seat = next(s for s in range(2) if table.course.undo_name(s) is not None)
    await take_back(table, people[seat].id)


async def _resign(_services: Services, table: Table, people: list[User]) -> None:
    await table.resign(people[1].id)


async def _order(_services: Services, table: Table, people: list[User]) -> None:
    await table.order(people[0].id, {"charge_up_to": 3})


async def _stored(services: Services, table_id: str) -> records.Stored | None:
    return await services.store.read(lambda c: records.load_table(c, table_id))


async def _check(services: Services, table: Table) -> None:
    """What is in memory is what is stored, and another server could go on with it."""
    async with table.open():
        stored = await _stored(services, table.id)
        assert stored is not None
        assert (table.row, table.seats) == (stored.row, stored.seats)
        if stored.row.status == "open":
            assert table.course is None
            return
        again = await Course.replayed(stored.row, len(stored.seats), stored.moves)
        assert table.course is not None
        assert table.course.texts() == again.texts()
        assert table.course.match.state == again.match.state
        assert [move.index for move in stored.moves] == list(range(len(stored.moves)))


@pytest.mark.parametrize("late", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("act", [_play, _play_whole, _undo, _resign, _order])
def test_a_fault_at_any_step_leaves_the_table_as_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: Act, *, late: bool
) -> None:
    async def play() -> int:
        failed = 0
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            for owner, name, is_before in STEPS:
                game = "gaia" if act is _order else "reworld"
                table = await new_table(services, people, "me", "open", game=game)
                for _ in range(2):
                    await _play(services, table, people)
                before = await _stored(services, table.id)
                with monkeypatch.context() as patch:
                    patch.setattr(owner, name, _failing(getattr(owner, name), late=late))
                    try:
                        await act(services, table, people)
                    except Exception:  # noqa: BLE001 - whatever is made of the fault
                        failed += 1
                        is_told = name == "_commit" and late
                        assert is_told or (await _stored(services, table.id) == before) is is_before
                await _check(services, table)
                if act is not _resign:  # a bot plays on by itself
                    await _play(services, table, people)
                    await _check(services, table)
        return failed

    assert asyncio.run(play()) >= len(STEPS) // 2


@pytest.mark.parametrize("late", [False, True], ids=["before", "after"])
def test_who_could_not_sit_down_does_not_sit_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    async def join() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            begun = [] if build.is_compiled() else [(Course, "__init__", True)]
            for owner, name, is_before in [*STEPS, *begun]:
                if not is_before or (name == "_commit" and late):
                    continue
                table = await new_table(services, people[:1], "me", "open")
                with monkeypatch.context() as patch:
                    patch.setattr(owner, name, _failing(getattr(owner, name), late=late))
                    with pytest.raises(Fault):
                        await table.join(people[1].id, "Bob", None, None)
                await _check(services, table)
                assert [seat.kind for seat in table.seats] == ["human", "open"]
                await table.join(people[1].id, "Bob", None, None)
                await _check(services, table)

    asyncio.run(join())


def test_a_table_that_could_not_be_opened_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_table() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada")
            for owner, name in (
                (records, "add_table"),
                (Clock, "pressed"),
                (Course, "settle_openly"),
            ):
                if owner in _OWN:
                    continue
                with monkeypatch.context() as patch:
                    patch.setattr(owner, name, _failing(getattr(owner, name), late=True))
                    wish = NewTable("reworld", ["me", "bot:greedy"], clock=ClockInfo())
                    with pytest.raises(Fault):
                        await services.tables.open(wish, people[0])
                assert len(services.tables) == 0

    asyncio.run(open_table())


@pytest.mark.parametrize(
    ("owner", "name"), [(Hub, "welcome"), (records, "chat_of"), (socket_module, "chat_line")]
)
def test_a_socket_that_could_not_open_leaves_no_listener(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str
) -> None:
    async def arrive() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            (ada, cookie), (_, other) = [
                await services.identity.guest(name, "test") for name in ("Ada", "Bob")
            ]
            table = await new_table(services, [ada.user], "me", "open")
            await _say(services, table, ada.user)
            with monkeypatch.context() as patch:
                patch.setattr(owner, name, _failing(getattr(owner, name), late=False))
                async with RecordingSocket(address, table.id, other) as socket:
                    while "error" not in socket.received[-1]:
                        await socket._receive()
            assert services.hub.listeners(table.id) == []
            async with RecordingSocket(address, table.id, cookie) as socket:
                assert '"online":true' in socket.received[0].replace(" ", "")

    asyncio.run(arrive())


async def _say(services: Services, table: Table, user: User) -> None:
    row = records.ChatRow(0, table.id, user.id, user.name, "hello", 0.0)
    await services.store.write(lambda connection: records.add_chat(connection, row))
