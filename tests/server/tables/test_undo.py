"""Undo at tables: never another seat's decision, and stored. The policy is the driver's."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.server.storage.records import load_table
from tablee.server.tables.course import Course
from tablee.server.tables.registry import _new_row
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_services,
    take_back,
)

#: Orders that answer whatever they can, where a game has any.
ORDERS = {"reworld": {}, "gaia": {"charge_up_to": 5, "lowest_bowls_first": True}}


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(sorted(ORDERS)), st.integers(0, 10**6), st.integers(2, 4), st.data())
def test_undo_in_real_games_goes_back_to_exactly_where_it_was(
    game: str, seed: int, seats: int, data: st.DataObject
) -> None:
    row = _new_row(game, {}, ClockInfo(), private=False)
    humans = dict.fromkeys(range(seats), ORDERS[game])
    row.seed = str(seed)
    course = Course(row, seats)
    rng = Random(seed)
    for _ in range(data.draw(st.integers(1, 60))):
        if course.match.over:
            break
        before = course.match.state.clone()
        known, heard = course.texts(), list(course.heard)
        seat = course.match.seats_to_act[0]
        question = course.question_name(seat)
        course.decide(seat, str(rng.choice(course.match.legal(seat))), "human")
        course.settle(humans)
        for other in range(seats):
            gone = course.undoable(other)
            if gone is not None:
                assert other == seat, "a seat takes back what it did not decide"
                assert all(course.texts()[index][0] == seat for index in gone)
        gone = course.undoable(seat)
        if gone is not None and data.draw(st.booleans()):
            assert course.undo_name(seat) == question
            kept = gone[0]
            after = course.texts()[kept:]
            assert course.undo(seat) == kept
            assert course.texts() == known
            assert course.match.state == before
            assert course.heard == heard
            assert course.question_name(seat) == question
            course.decide(seat, after[0][1], "human")
            course.settle(humans)
            assert course.texts()[kept:] == after


def test_an_undo_is_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open")
            assert table.course is not None
            user = people[table.course.match.seats_to_act[0]]
            before, version = table.course.texts(), table.row.version
            take = next(a.text for a in table.course.match.legal() if a.text.startswith("take"))
            await answer(table, user.id, take)
            undone = table.course.undo_name(table.course.done[-1].seat) or ""
            await take_back(table, user.id)
            table.invalidate()
            async with table.open():
                assert table.course.texts() == before
                assert table.row.version == version + 2
            stored = await services.store.read(lambda connection: load_table(connection, table.id))
            assert stored is not None
            assert [(move.seat, move.text) for move in stored.moves] == before
            with pytest.raises(ApiError, match="conflict"):
                await table.undo(user.id, undone)

    asyncio.run(play())
