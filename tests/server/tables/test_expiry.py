"""Tables at which nothing happens any more are closed, and say so before."""

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update

from tablee.server.services import Services
from tablee.server.storage.records import load_table
from tablee.server.storage.schema import ratings, results, tables
from tablee.server.tables import expiry, heartbeat
from tablee.server.tables.expiry import DAY
from tablee.server.tables.table import Table
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


async def _days_left(services: Services, table: Table) -> float | None:
    """As it is stored, since the last change."""
    stored = await services.store.read(lambda connection: load_table(connection, table.id))
    assert stored is not None
    row = stored.row
    return None if row.expires is None else round((row.expires - row.moved) / DAY, 3)


def test_every_change_puts_the_end_off(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            ada, bob = await new_guests(services, "Ada", "Bob")
            alone = await new_table(services, [ada], "me", "open")
            assert await _days_left(services, alone) == 1
            private = await new_table(services, [ada], "me", "open", private=True)
            assert await _days_left(services, private) == 7
            table = await new_table(services, [ada, bob], "me", "open", "open")
            assert await _days_left(services, table) == 7
            await table.leave(bob.id)
            assert await _days_left(services, table) == 1
            timed = await new_table(
                services, [ada, bob], "me", "open", clock=ClockInfo("live", 100, 0)
            )
            assert await _days_left(services, timed) is None
            game = await new_table(services, [ada, bob], "me", "open")
            assert await _days_left(services, game) == 60
            assert game.course is not None
            until = game.row.expires
            seat = game.course.match.seats_to_act[0]
            await answer(game, [ada, bob][seat].id, game.course.match.legal(seat)[0].text)
            assert await _days_left(services, game) == 60
            assert until is not None
            assert game.row.expires is not None
            assert game.row.expires > until
            await alone.close(ada.id)
            assert await _days_left(services, alone) is None

    asyncio.run(play())


def test_the_end_is_told_once_it_is_near(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            now = time.time()
            game = await new_table(services, people, "me", "open")
            table = await new_table(services, people, "me", "open", "open")
            for days, told in ((0, (False, False)), (5.9, (False, False)), (6.1, (False, True))):
                monkeypatch.setattr(time, "time", lambda days=days: now + days * DAY)
                seen = [seen_by(t, None)["table"]["expires"] for t in (game, table)]
                assert tuple(expires is not None for expires in seen) == told
            monkeypatch.setattr(time, "time", lambda: now + 58 * DAY)
            assert seen_by(game, None)["table"]["expires"] is not None
            monkeypatch.setattr(time, "time", lambda: now)

    asyncio.run(play())


def test_what_has_expired_is_closed_without_a_result_and_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            ada, cookie = await services.identity.guest("Ada", "test")
            people = [ada.user, *await new_guests(services, "Bob")]
            game = await new_table(services, people, "me", "open")
            table = await new_table(services, people[:1], "me", "open")
            kept = await new_table(services, people[:1], "me", "open")
            async with RecordingSocket(address, game.id, cookie) as socket:
                both = tables.c.id.in_((game.id, table.id))
                late = update(tables).where(both).values(expires=time.time() - 1)
                await services.store.write(lambda c: c.execute(late).rowcount)
                while not any('"expiry"' in text for text in socket.received):
                    await socket._receive()
            for closed in (game, table):
                async with closed.open():
                    assert (closed.row.status, closed.row.closed) == ("closed", "expiry")
            async with kept.open():
                assert kept.row.status == "open"

            def left(connection: Connection) -> list[object]:
                return [connection.execute(select(t)).first() for t in (results, ratings)]

            assert await services.store.read(left) == [None, None]

    asyncio.run(play())


def test_a_move_just_in_time_keeps_the_table_open(tmp_path: Path) -> None:
    """Between looking for what has expired and closing it, somebody may have played."""

    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            (ada,) = await new_guests(services, "Ada")
            table = await new_table(services, [ada], "me", "open")
            read, soon = services.store.read, time.time() + 2 * DAY
            found: list[object] = []

            async def slow(job: object) -> object:
                found.append(await read(job))  # type: ignore[arg-type]
                values = {"expires": soon + DAY}
                await services.store.write(lambda c: c.execute(update(tables).values(**values)))
                return found[-1]

            services.store.read = slow  # type: ignore[method-assign, assignment]
            assert await expiry.close_expired(services.store, soon) == []
            services.store.read = read  # type: ignore[method-assign]
            assert [table.id] in found

    asyncio.run(play())


def test_tables_of_old_get_their_end_not_before_a_notice(tmp_path: Path) -> None:
    async def play() -> None:
        settings = quick_settings(tmp_path)
        now = time.time()
        async with running_services(settings) as services:
            people = await new_guests(services, "Ada", "Bob")
            made = [
                await new_table(services, people[:1], "me", "open", private=True),
                await new_table(services, people, "me", "open"),
                await new_table(services, people, "me", "open", clock=ClockInfo("days", days=3)),
            ]
            values = {"expires": None, "moved": now - 100 * DAY, "opened_by": None}
            await services.store.write(
                lambda c: c.execute(update(tables).values(**values)).rowcount
            )
            await expiry.fill_missing(services.store, now)
            for table, days in zip(made, (1, 3, None), strict=True):
                read = select(tables.c.expires).where(tables.c.id == table.id)
                expires = await services.store.read(
                    lambda c, read=read: c.execute(read).scalar_one()  # type: ignore[misc]
                )
                assert expires == (None if days is None else now + days * DAY)

    asyncio.run(play())


def test_while_no_server_runs_nothing_expires(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            (ada,) = await new_guests(services, "Ada")
            table = await new_table(services, [ada], "me", "open")
            before = table.row.expires
            assert before is not None
            now = time.time()
            await services.store.write(lambda c: heartbeat.beat(c, now))
            await services.store.write(lambda c: heartbeat.resume_clocks(c, now + 30 * DAY))
            table.invalidate()
            async with table.open():
                assert table.row.expires == pytest.approx(before + 30 * DAY)

    asyncio.run(play())
