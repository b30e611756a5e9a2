"""Clocks: banks, increments, days; whoever is out of time is played by a bot."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from tablee.core import BadSetup
from tablee.server.tables.clocks import DAY, Clock, checked_clock
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import answer, new_guests, new_table, quick_settings, running_services

LIVE = ClockInfo("live", bank=60.0, increment=5.0)
DAYS = ClockInfo("days", days=2)


def test_a_bank_runs_only_while_its_seat_is_asked() -> None:
    clock = Clock.started(LIVE, 2, [0, 1])
    clock.pressed(100.0, [0])
    assert clock.shown(110.0) == [50.0, 60.0]
    clock.pressed(120.0, [1], decided=[0])
    assert clock.shown(130.0) == [45.0, 50.0]
    assert clock.deadlines() == [(180.0, 1)]
    assert clock.out_of_time(179.0) == []
    assert clock.out_of_time(180.0) == [1]


def test_undo_returns_the_increment() -> None:
    clock = Clock.started(LIVE, 1, [0])
    clock.pressed(0.0, [0])
    for _ in range(50):
        clock.pressed(0.0, [0], decided=[0])
        clock.pressed(0.0, [0], undid=[0])
    assert clock.shown(0.0) == [60.0]


def test_days_begin_anew_with_every_turn() -> None:
    clock = Clock.started(DAYS, 2, [0, 1])
    clock.pressed(0.0, [0])
    clock.pressed(DAY, [1], decided=[0])
    clock.pressed(1.5 * DAY, [0], decided=[1])
    assert clock.shown(1.5 * DAY) == [2 * DAY, 1.5 * DAY]


def test_days_are_not_refilled_by_playing_and_taking_back() -> None:
    clock = Clock.started(DAYS, 2, [0, 1])
    clock.pressed(0.0, [0])
    # Another seat is asked, then the seat itself again, once and twice in a row.
    clock.pressed(DAY, [1], decided=[0], move=4)
    clock.pressed(DAY, [0], undid=[0], move=4)
    assert clock.shown(DAY) == [DAY, 2 * DAY]
    clock.pressed(DAY, [0], decided=[0], move=4)
    assert clock.shown(DAY) == [2 * DAY, 2 * DAY]
    clock.pressed(1.25 * DAY, [0], undid=[0], move=4)
    assert clock.shown(1.25 * DAY) == [DAY, 2 * DAY]
    clock.pressed(1.5 * DAY, [0], decided=[0], move=4)
    clock.pressed(1.5 * DAY, [0], decided=[0], move=5)
    again = Clock.loads(DAYS, json.loads(json.dumps(clock.dump())))
    again.pressed(1.5 * DAY, [0], undid=[0], move=4)
    assert again.shown(1.5 * DAY) == [0.75 * DAY, 2 * DAY]


def test_no_increment_is_kept_when_several_decisions_are_taken_back() -> None:
    clock = Clock.started(LIVE, 1, [0])
    clock.pressed(0.0, [0])
    clock.pressed(0.0, [0], decided=[0], move=1)
    clock.pressed(0.0, [0], decided=[0], move=2)
    clock.pressed(0.0, [0], undid=[0], move=1)
    assert clock.shown(0.0) == [60.0]


@pytest.mark.parametrize("info", [LIVE, DAYS])
def test_clocks_stand_still_while_no_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, info: ClockInfo
) -> None:
    moment = 1_800_000_000.0
    monkeypatch.setattr("time.time", lambda: moment)
    left: list[list[float | None] | None] = []

    async def open_table() -> str:
        nonlocal moment
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open", clock=info)
            moment += 20
            left.append(table.clock.shown(moment))
            return table.id

    async def look_again(table_id: str) -> None:
        nonlocal moment
        async with running_services(quick_settings(tmp_path)) as services:
            table = services.tables.get(table_id)
            await services._handle_due_tables(moment, ahead=0.0)
            async with table.open():
                assert table.clock.shown(moment) == left[0]
                assert [seat.kind for seat in table.seats] == ["human", "human"]
                assert table.row.wake == table.clock.first_deadline()
                assert table.row.wake is not None
                moment = table.row.wake + 1.0
            await services._handle_due_tables(moment, ahead=0.0)
            async with table.open():
                assert sorted(seat.kind for seat in table.seats) == ["bot", "human"]

    table_id = asyncio.run(open_table())
    moment += 30 * DAY
    asyncio.run(look_again(table_id))


def test_the_time_is_checked_at_the_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1_800_000_000.0
    monkeypatch.setattr("time.time", lambda: moment)
    monkeypatch.setattr("tablee.server.services.POLL_INTERVAL", 600.0)

    async def play() -> None:
        nonlocal moment
        async with running_services(quick_settings(tmp_path, bot_delay=600.0)) as services:
            people = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open", clock=LIVE)
            assert table.course is not None
            late = table.course.match.seats_to_act[0]
            known = table.course.texts()
            moment += 61
            with pytest.raises(ApiError, match="conflict") as refused:
                await answer(table, people[late].id, "leave")
            assert refused.value.sentence.key == "error-out-of-time"
            assert table.course.texts() == known
            assert (table.seats[late].kind, table.seats[late].lost) == ("bot", True)

    asyncio.run(play())


def test_a_clock_survives_being_written_down() -> None:
    clock = Clock.started(LIVE, 2, [0])
    clock.pressed(7.0, [0])
    again = Clock.loads(LIVE, clock.dump())
    assert again == clock
    assert clock.shown(10.0) == [57.0, None]
    assert Clock.started(ClockInfo(), 2, [0, 1]).shown(1.0) is None


@pytest.mark.parametrize(
    "clock", [ClockInfo("live"), ClockInfo("days", bank=60.0), ClockInfo("none", days=1)]
)
def test_a_clock_has_what_its_kind_needs(clock: ClockInfo) -> None:
    with pytest.raises(BadSetup):
        checked_clock(clock)


def test_a_bot_plays_for_whoever_runs_out_of_time_also_after_a_restart(tmp_path: Path) -> None:
    async def open_table() -> tuple[str, str, int]:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open", clock=LIVE)
            assert table.course is not None
            late = table.course.match.seats_to_act[0]
            with pytest.raises(ApiError, match="forbidden"):
                await table.replace(people[1 - late].id, late)
            assert table.row.wake is not None
            async with table.open():
                table.clock.asked[late] = time.time() - 100
                await table._commit(table._change())
            return table.id, people[1 - late].id, late

    async def look_again(table_id: str, other: str, late: int) -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table = services.tables.get(table_id)
            async with asyncio.timeout(60):
                while True:
                    async with table.open():
                        if table.seats[late].kind == "bot" and late not in table.row.waiting:
                            break
                    await asyncio.sleep(0.02)
            assert (table.seats[late].bot, table.seats[late].lost) == ("greedy", True)
            assert table.row.waiting == [1 - late]
            shown = table.clock.shown(time.time())
            assert shown is not None
            assert shown[late] is None
            # Who plays for whoever left is not for a rival to choose again.
            with pytest.raises(ApiError, match="forbidden"):
                await table.replace(other, late)

    asyncio.run(look_again(*asyncio.run(open_table())))
