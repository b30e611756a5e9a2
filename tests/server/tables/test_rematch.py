"""One rematch for each table, however many ask at once."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tablee.core import BadSetup
from tablee.server.services import Services
from tablee.server.storage.moderation import set_relation
from tablee.server.storage.people import User
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError
from tests.contract.toy.game import LanternsGame
from tests.server.in_process import (
    new_guests,
    new_table,
    quick_settings,
    running_services,
    seen_by,
)
from tests.server.tables.test_tables import finish

pytestmark = pytest.mark.usefixtures("lanterns")


async def played(services: Services, people: list[User]) -> Table:
    """A game that is over."""
    seats = ["me", *["open"] * (len(people) - 1)]
    table = await new_table(services, people, *seats, game=LanternsGame.id)
    await finish(table, people, Random(1))
    return table


def test_the_host_gives_a_seat_to_a_bot_and_the_game_begins(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob", "Eve")
            table = await played(services, people)
            again = await services.tables.rematch(table, people[0])
            with pytest.raises(ApiError, match="forbidden"):
                await again.fill(people[1].id, 2, "random")
            with pytest.raises(ApiError, match="conflict"):
                await again.fill(people[0].id, 0, "random")
            with pytest.raises(BadSetup):
                await again.fill(people[0].id, 3, "random")
            await again.fill(people[0].id, 2, "random")
            # A seat that was given to a bot may still be freed, now for anybody.
            await again.fill(people[0].id, 2, None)
            free = seen_by(again, people[0].id)["table"]["seats"][2]
            assert (free["kind"], free["name"], free["bot"]) == ("open", None, None)
            await again.fill(people[0].id, 2, "random")
            assert await services.tables.rematch(table, people[1]) is again
            assert again.row.status == "playing"
            assert [seat.kind for seat in again.seats] == ["human", "human", "bot"]
            with pytest.raises(ApiError, match="conflict"):
                await again.fill(people[0].id, 2, None)
            with pytest.raises(ApiError, match="conflict"):  # Eve came too late
                await services.tables.rematch(table, people[2])

    asyncio.run(play())


def test_all_who_ask_sit_at_the_same_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob", "Eve")
            table = await played(services, people)
            again = await services.tables.rematch(table, people[1])
            for user in people:
                seen = seen_by(table, user.id)["table"]
                assert seen["rematch"] == again.id
            seen = seen_by(again, people[0].id)["table"]
            assert (seen["host"], seen["hosting"]) == ("Bob", False)
            assert [(s["name"], s["kind"]) for s in seen["seats"]] == [
                ("Ada", "open"),
                ("Bob", "human"),
                ("Eve", "open"),
            ]
            for user in (people[1], people[0], people[0], people[2], people[2]):
                assert await services.tables.rematch(table, user) is again
            assert [seat.user_id for seat in again.seats] == [user.id for user in people]
            assert again.row.status == "playing"
            table.invalidate()
            async with table.open():
                assert table.row.rematch_id == again.id

    asyncio.run(play())


def test_two_who_ask_at_once_get_the_same_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob", "Eve")
            table = await played(services, people)
            asked = (services.tables.rematch(table, user) for user in people)
            one, two, three = await asyncio.gather(*asked)
            assert one is two is three
            assert one.row.status == "playing"

    asyncio.run(play())


def test_a_rematch_that_was_closed_may_be_asked_for_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            table = await played(services, people)
            first = await services.tables.rematch(table, people[0])
            await first.leave(people[0].id)
            assert first.row.status == "closed"
            second = await services.tables.rematch(table, people[1])
            assert second is not first
            assert await services.tables.rematch(table, people[0]) is second
            assert second.row.status == "playing"

    asyncio.run(play())


def test_a_seat_kept_for_somebody_may_be_declined(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            (eve,) = await new_guests(services, "Eve")
            table = await played(services, people)
            again = await services.tables.rematch(table, people[0])
            await again.leave(people[1].id)
            await again.join(eve.id, "Eve", None, None)
            assert again.row.status == "playing"
            with pytest.raises(ApiError, match="conflict"):
                await services.tables.rematch(table, people[1])

    asyncio.run(play())


@pytest.mark.parametrize("blocks", [0, 1])
def test_no_seat_is_kept_for_those_who_block_each_other(tmp_path: Path, blocks: int) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob", "Eve")
            table = await played(services, people)
            who, whom = people[blocks].id, people[1 - blocks].id
            await services.store.write(lambda c: set_relation(c, who, whom, "block", 1.0))
            again = await services.tables.rematch(table, people[0])
            kept = [(seat.kind, seat.name) for seat in again.seats]
            assert kept == [("human", "Ada"), ("open", None), ("open", "Eve")]
            with pytest.raises(ApiError, match="forbidden") as refused:
                await services.tables.rematch(table, people[1])
            assert refused.value.sentence.key == "error-apart"
            (joe,) = await new_guests(services, "Joe")
            await again.join(joe.id, "Joe", None, None)
            assert await services.tables.rematch(table, people[2]) is again
            assert again.row.status == "playing"

    asyncio.run(play())


@pytest.mark.parametrize("is_host", [False, True])
def test_those_who_block_each_other_do_not_sit_down_together(
    tmp_path: Path, *, is_host: bool
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            ada, bob = await new_guests(services, "Ada", "Bob")
            await services.store.write(lambda c: set_relation(c, ada.id, bob.id, "block", 1.0))
            for host, other in ((ada, bob), (bob, ada)):
                wishes = ("open", "open") if is_host else ("me", "open")
                table = await new_table(services, [host], *wishes)
                with pytest.raises(ApiError, match="forbidden") as refused:
                    await table.join(other.id, other.name, table.row.invitation, None)
                assert refused.value.sentence.key == "error-apart"
            await services.store.write(lambda c: set_relation(c, ada.id, bob.id, "mute", 1.0))
            await table.join(ada.id, ada.name, None, None)

    asyncio.run(play())
