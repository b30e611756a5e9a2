"""Undo never changes another seat's decision, never crosses chance or a reveal."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.core import CHANCE
from tablee.server.tables.course import Course
from tablee.server.tables.registry import _new_row
from tablee.server.tables.undo import Done, kept_by_undo
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import new_guests, new_table, quick_settings, running_services

SEATS = 3
#: Moves that nobody decided on.
BY_ITSELF = {"forced", "habit"}
#: Orders that answer whatever they can, where a game has any.
ORDERS = {"reworld": {}, "gaia": {"charge_up_to": 5, "lowest_bowls_first": True}}
MOVES = st.builds(
    Done,
    seat=st.sampled_from([CHANCE, *range(SEATS)]),
    how=st.sampled_from(["human", "forced", "habit", "bot"]),
    reveals=st.booleans(),
).map(lambda d: Done(d.seat, "chance" if d.seat == CHANCE else d.how, d.reveals))


@given(st.lists(MOVES, max_size=12), st.integers(0, SEATS - 1))
def test_what_undo_takes_back_is_the_seats_own_and_taught_it_nothing(
    done: list[Done], seat: int
) -> None:
    kept = kept_by_undo(done, seat)
    if kept is None:
        return
    gone = done[kept:]
    assert gone[0].how == "human"
    assert all(move.seat == seat for move in gone)
    assert not any(move.reveals for move in gone)
    assert all(move.how in BY_ITSELF for move in gone[1:])


@given(st.lists(MOVES, max_size=12), st.integers(0, SEATS - 1))
def test_undo_is_refused_only_for_a_reason(done: list[Done], seat: int) -> None:
    if kept_by_undo(done, seat) is not None:
        return
    tail = []
    for move in reversed(done):
        tail.append(move)
        if move.seat != seat or move.reveals or move.how == "bot":
            return
    assert all(move.how in BY_ITSELF for move in tail), "an own decision could be taken back"


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(sorted(ORDERS)), st.integers(0, 10**6), st.integers(2, 4), st.data())
def test_undo_in_real_games_goes_back_to_exactly_where_it_was(
    game: str, seed: int, seats: int, data: st.DataObject
) -> None:
    row = _new_row(game, {}, ClockInfo(), private=False)
    humans = dict.fromkeys(range(seats), ORDERS[game])
    row.seed = str(seed)
    course = Course(row, seats, 1)
    rng = Random(seed)
    version = 1
    for _ in range(data.draw(st.integers(1, 60))):
        if course.match.over:
            break
        version += 1
        course.begin_version(version)
        before = course.match.state.clone()
        known, heard = course.texts(), list(course.heard)
        seat = course.match.seats_to_act[0]
        course.decide(seat, str(rng.choice(course.match.legal(seat))), "human")
        course.play_forced(humans)
        for other in range(seats):
            kept = course.undo_point(other)
            if kept is not None:
                assert other == seat, "a seat takes back what it did not decide"
                assert all(s == seat for s, _ in course.texts()[kept:])
        kept = course.undo_point(seat)
        if kept is not None and data.draw(st.booleans()):
            after = course.texts()[kept:]
            course.keep(kept)
            assert course.texts() == known
            assert course.match.state == before
            assert course.heard == heard
            course.decide(seat, after[0][1], "human")
            course.play_forced(humans)
            assert course.texts()[kept:] == after


def test_an_undo_is_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open")
            assert table.course is not None
            user = people[table.course.match.seats_to_act[0]]
            before = table.course.texts()
            take = next(a.text for a in table.course.match.legal() if a.text.startswith("take"))
            await table.play(user.id, take, table.row.version)
            await table.undo(user.id, table.row.version)
            table.invalidate()
            async with table.open():
                assert table.course.texts() == before
                assert table.row.cut == table.row.version
            with pytest.raises(ApiError, match="conflict"):
                await table.undo(user.id, table.row.version)

    asyncio.run(play())
