"""A table is saved with all that changed of it, however little that is."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from tablee.server.storage import records
from tests.server.in_process import new_guests, new_table, quick_settings, running_services

#: What may change of a table, each with another value.
CHANGES: dict[str, Any] = {
    "status": "closed",
    "time": {"left": [1.0, None]},
    "wake": 5.0,
    "waiting": [0, 1],
    "sealed": [0, 1],
    "outcome": None,
    "moved": 7.0,
    "opened_by": None,
    "expires": 9.0,
    "closed": "admin",
    "undo_request": {"seat": 1, "question": "q"},
}


def test_whatever_changed_is_saved(tmp_path: Path) -> None:
    async def run() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            store = services.store
            people = await new_guests(services, "Ada", "Bob")
            table_id = (await new_table(services, people, "me", "open")).id

            async def load() -> records.TableRow:
                found = await store.read(lambda c: records.load_table(c, table_id))
                assert found is not None
                return found.row

            for name, value in CHANGES.items():
                row = await load()
                stored, version = records.seldom_changed(row), row.version
                assert getattr(row, name) != value
                setattr(row, name, value)
                row.version += 1
                save = partial(records.save_table, row=row, expected_version=version, stored=stored)
                assert await store.write(save)
                assert await load() == row
                assert not await store.write(save)

    asyncio.run(run())


def test_what_a_move_leaves_as_it_was_is_not_written_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open")
            row, version = table.row, table.row.version
            row.wake = 5.0
            await services.store.write(lambda c: records.save_table(c, row, version))
            await services.store.write(lambda c: records.never_due(c, row.id, 3.0))
            stored = records.seldom_changed(row)
            await services.store.write(lambda c: records.save_table(c, row, version, stored))
            found = await services.store.read(lambda c: records.load_table(c, row.id))
            assert found is not None
            assert (found.row.wake, found.row.expires) == (None, row.expires)

    asyncio.run(run())
