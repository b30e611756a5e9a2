"""Quick pairing: who wants the same game meets at one table."""

import asyncio
import time
from pathlib import Path

import pytest

from tablee.server.storage.moderation import set_relation
from tablee.server.tables import pairing
from tablee.server.wire.errors import ApiError
from tests.contract.toy.game import LanternsGame
from tests.server.in_process import new_guests, new_table, quick_settings, running_services


def test_two_who_ask_in_the_same_moment_meet_at_one_table(
    tmp_path: Path, lanterns: LanternsGame
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob", "Eve", "Zoe")
            found = await asyncio.gather(
                *(services.pairing.pair(lanterns.id, user) for user in people)
            )
            assert len({table.id for table in found}) == 2
            assert all(table.row.status == "playing" for table in found)

    asyncio.run(play())


def test_whoever_asks_again_goes_on_waiting_at_the_same_table(
    tmp_path: Path, lanterns: LanternsGame
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            ada, bob = await new_guests(services, "Ada", "Bob")
            table = await services.pairing.pair(lanterns.id, ada)
            assert await services.pairing.pair(lanterns.id, ada) is table
            assert (table.row.status, table.row.private) == ("open", False)
            assert await services.pairing.pair("reworld", bob) is not table
            assert await services.pairing.pair(lanterns.id, bob) is table
            assert table.row.status == "playing"

    asyncio.run(play())


def test_nobody_is_paired_with_somebody_absent_or_blocked_nor_to_what_is_unusual(
    tmp_path: Path, lanterns: LanternsGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob", "Eve", "Zoe", "Max")
            ada, bob, eve, zoe, max_ = people
            private = await new_table(services, [ada], "me", "open", game="lanterns", private=True)
            odd = await new_table(
                services, [ada], "me", "open", game="lanterns", options={"rounds": 3}
            )
            first = await services.pairing.pair(lanterns.id, bob)
            assert first not in (private, odd)
            await services.store.write(
                lambda c: set_relation(c, eve.id, bob.id, "block", time.time())
            )
            second = await services.pairing.pair(lanterns.id, eve)
            assert second is not first
            # Both hosts have gone: nobody listens, and they are not just arriving.
            monkeypatch.setattr(pairing, "ARRIVING", -1.0)
            third = await services.pairing.pair(lanterns.id, zoe)
            assert third not in (first, second)
            services.hub.remote[first.id] = {bob.id: "Bob"}
            assert await services.pairing.pair(lanterns.id, max_) is first

    asyncio.run(play())


def test_nobody_is_paired_for_what_is_played_alone(
    tmp_path: Path, lanterns: LanternsGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            (ada,) = await new_guests(services, "Ada")
            monkeypatch.setattr(type(lanterns), "seats", (1,))
            with pytest.raises(ApiError):
                await services.pairing.pair(lanterns.id, ada)

    asyncio.run(play())
