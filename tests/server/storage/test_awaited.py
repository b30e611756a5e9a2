"""Who is awaited at a table: nobody else is, and what was told of a question stays told."""

import asyncio
from pathlib import Path

from sqlalchemy import select

from tablee.server.storage.awaited import Awaited, note, set_awaited
from tablee.server.storage.schema import awaited
from tablee.server.storage.store import Store
from tests.server.in_process import new_guests, new_table, quick_settings, running_services


def test_one_or_several_are_awaited_and_nobody_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            store = services.store
            ada, bob = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, [ada, bob], "me", "open")
            other = await new_table(services, [bob, ada], "me", "open")
            elsewhere = await _rows(store, other.id)

            def asks(user_id: str, question: str) -> Awaited:
                return Awaited(table.id, user_id, 0, question, None, 1.0, None, due=2.0)

            async def awaits(*rows: Awaited) -> list[tuple[str, str, float | None]]:
                await store.write(lambda c: set_awaited(c, table.id, rows))
                return await _rows(store, table.id)

            assert await awaits(asks(ada.id, "a")) == [(ada.id, "a", None)]
            await store.write(lambda c: note(c, ada.id, [table.id], pushed=3.0))
            assert await awaits(asks(ada.id, "a")) == [(ada.id, "a", 3.0)]
            both = await awaits(asks(ada.id, "a"), asks(bob.id, "b"))
            assert both == sorted([(ada.id, "a", 3.0), (bob.id, "b", None)])
            assert await awaits(asks(ada.id, "a")) == [(ada.id, "a", 3.0)]
            assert await awaits(asks(ada.id, "c")) == [(ada.id, "c", None)]
            assert await awaits(asks(bob.id, "c")) == [(bob.id, "c", None)]
            assert await awaits() == []
            assert await _rows(store, other.id) == elsewhere != []

    asyncio.run(run())


async def _rows(store: Store, table_id: str) -> list[tuple[str, str, float | None]]:
    query = select(awaited.c.user_id, awaited.c.question, awaited.c.pushed)
    here = query.where(awaited.c.table_id == table_id).order_by(awaited.c.user_id)
    return await store.read(lambda c: [tuple(row) for row in c.execute(here)])
