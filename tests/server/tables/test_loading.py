"""Loading: what takes long is done where and when it stops nobody else."""

import asyncio
from pathlib import Path

import pytest

from tablee.server.storage.records import load_table
from tablee.server.tables import course
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_services,
    seen_by,
)

MOVES = 40


def test_a_stored_game_is_replayed_with_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "SLICE", 0.0)
    asyncio.run(_load(tmp_path))


async def _load(data: Path) -> None:
    async with running_services(quick_settings(data)) as services:
        people = await new_guests(services, "Ada", "Bob")
        table = await new_table(services, people, "me", "open")
        assert table.course is not None
        for _ in range(MOVES):
            match = table.course.match
            seat = match.seats_to_act[0]
            await answer(table, people[seat].id, match.legal(seat)[0].text)
        before = seen_by(table, people[0].id)
        stored = await services.store.read(lambda c: load_table(c, table.id))
        assert stored is not None
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        playing = asyncio.create_task(others())
        again = await course.Course.replayed(stored.row, len(stored.seats), stored.moves)
        playing.cancel()
        assert turns >= len(stored.moves) // 2
        assert again.texts() == table.course.texts()
        table.forget()
        async with table.open():
            assert seen_by(table, people[0].id) == before
