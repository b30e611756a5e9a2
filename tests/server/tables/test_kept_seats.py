"""Playing again with somebody: a seat is kept, for those whom one has met."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from tablee.core import BadSetup
from tablee.server.storage import moderation
from tablee.server.storage.lists import tables_of
from tablee.server.wire.bodies.tables import NewTable
from tablee.server.wire.errors import ApiError
from tests.contract.toy.game import LanternsGame
from tests.server.in_process import new_guests, new_table, quick_settings, running_services
from tests.server.tables.test_tables import finish


def test_a_seat_is_kept_for_somebody_one_has_played_with(
    tmp_path: Path, lanterns: LanternsGame
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            ada, bob, eve = await new_guests(services, "Ada", "Bob", "Eve")
            wish = NewTable(lanterns.id, ["me", "for:Bob"])
            with pytest.raises(ApiError, match="forbidden"):
                await services.tables.open(wish, ada)
            table = await new_table(services, [ada, bob], "me", "open", game=lanterns.id)
            await finish(table, [ada, bob], Random(1))
            again = await services.tables.open(wish, ada)
            mine = await services.store.read(lambda c: tables_of(c, bob.id, time.time()))
            assert again.id in {row.id for row, _ in mine}
            with pytest.raises(ApiError, match="conflict"):
                await again.join(eve.id, eve.name, again.row.invitation, None)
            await again.join(bob.id, bob.name, None, None)
            assert again.row.status == "playing"
            twice = NewTable(lanterns.id, ["for:Bob", "for:bob"])
            with pytest.raises(BadSetup):
                await services.tables.open(twice, ada)
            await services.store.write(
                lambda c: moderation.set_relation(c, bob.id, ada.id, "block", 1.0)
            )
            with pytest.raises(ApiError, match="forbidden"):
                await services.tables.open(wish, ada)

    asyncio.run(play())


def test_friends_are_read_and_met(tmp_path: Path) -> None:
    """A friend is in the same list as whom one mutes or blocks, but neither."""

    async def look() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            ada, bob = await new_guests(services, "Ada", "Bob")
            await services.store.write(
                lambda c: moderation.set_relation(c, ada.id, bob.id, "friend", 1.0)
            )
            read = services.store.read
            assert await read(lambda c: moderation.unread_by(c, ada.id)) == frozenset()
            assert await read(lambda c: moderation.not_reading(c, bob.id)) == frozenset()
            assert await read(lambda c: moderation.kept_apart(c, ada.id)) == set()
            (known,) = await read(lambda c: moderation.relations_of(c, ada.id))
            assert (known.name, known.kind) == ("Bob", "friend")
            assert await read(lambda c: moderation.relations_of(c, bob.id)) == []

    asyncio.run(look())
