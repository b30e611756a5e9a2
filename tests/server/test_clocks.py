"""Clocks: banks, increments, days; whoever is out of time is played by a bot."""

import asyncio
import time
from pathlib import Path

import pytest

from tablee.core import BadSetup
from tablee.server.tables.clocks import DAY, Clock, checked_clock
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import new_guests, new_table, quick_settings, running_services

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
                await table.replace(people[1 - late].id, late, "random")
            assert table.row.wake is not None
            async with table.open():
                table.clock.asked[late] = time.time() - 100
                await table._commit(table._change())
            return table.id, people[1 - late].id, late

    async def look_again(table_id: str, other: str, late: int) -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table = services.tables.get(table_id)
            for _ in range(400):
                async with table.open():
                    if table.seats[late].kind == "bot" and late not in table.row.waiting:
                        break
                await asyncio.sleep(0.02)
            assert (table.seats[late].bot, table.seats[late].lost) == ("greedy", True)
            assert table.row.waiting == [1 - late]
            shown = table.clock.shown(time.time())
            assert shown is not None
            assert shown[late] is None
            await table.replace(other, late, "random")
            assert table.seats[late].bot == "random"

    asyncio.run(look_again(*asyncio.run(open_table())))
