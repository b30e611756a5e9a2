"""A first game that teaches: set up by its guide, heard by whoever learns, rated for nobody."""

import asyncio
from pathlib import Path

import pytest

import tablee
from tablee.core import Seat
from tablee.server.services import Services
from tablee.server.storage.people import User
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError
from tests.contract.toy.game import LanternsGame
from tests.server.in_process import answer, new_guests, new_table, quick_settings, running_services
from tests.server.in_process import seen_by as document


def guided_table(services: Services, user: User) -> "asyncio.Future[Table]":
    return asyncio.ensure_future(services.tables.open_guided("reworld", user))


async def let_rival_leave(table: Table, rival: Seat) -> None:
    course = table.course
    assert course is not None
    while course.match.seats_to_act == (rival,):
        await table.play_bot(rival, "leave", course.question_name(rival) or "")


def test_a_guided_game_is_set_up_by_its_guide(tmp_path: Path) -> None:
    guide = tablee.game("reworld").guide
    assert guide is not None

    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            ada, eve = await new_guests(services, "Ada", "Eve")
            table = await guided_table(services, ada)
            assert (table.row.seed, table.row.rated, table.row.private) == (guide.seed, False, True)
            bots = [seat.bot for seat in table.seats]
            assert bots == [None if n == guide.seat else guide.bot for n in range(guide.seats)]
            await let_rival_leave(table, 1 - guide.seat)
            seen = document(table, ada.id)
            assert seen["guide"] == {
                "text": {"id": "guide-port", "args": {}},
                "rule": "R14",
                "now": True,
            }
            # Whoever looks on is not taught, and hears of no seed.
            assert document(table, eve.id)["guide"] is None
            assert guide.seed not in str(seen)
            await answer(table, ada.id, "leave")
            assert document(table, ada.id)["guide"]["text"]["id"] == "guide-port"
            table.invalidate()
            async with table.open():
                assert document(table, ada.id)["guide"]["rule"] == "R14"

    asyncio.run(play())


def test_other_tables_have_no_guide(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            [ada] = await new_guests(services, "Ada")
            table = await new_table(services, [ada], "me", "bot:easy")
            assert document(table, ada.id)["guide"] is None

    asyncio.run(play())


@pytest.mark.usefixtures("lanterns")
def test_a_game_without_guide_opens_no_guided_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            [ada] = await new_guests(services, "Ada")
            with pytest.raises(ApiError, match="not-found"):
                await services.tables.open_guided(LanternsGame.id, ada)

    asyncio.run(play())
