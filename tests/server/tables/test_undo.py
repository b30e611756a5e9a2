"""Undo at tables: never another seat's decision, and stored. The policy is the driver's."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.server.storage.people import User
from tablee.server.storage.records import load_table
from tablee.server.tables.course import Course
from tablee.server.tables.registry import _new_row
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_services,
    seen_by,
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


def asked(table: Table, user: User) -> str:
    """The name of the question to which the user may ask the others to go back."""
    name = seen_by(table, user.id)["undo_together"]
    assert isinstance(name, str)
    return name


async def first_choices(table: Table, people: list[User], count: int) -> None:
    """Each who is asked takes the first answer, `count` times."""
    for _ in range(count):
        assert table.course is not None
        seat = table.course.match.seats_to_act[0]
        await answer(table, people[seat].id, table.course.match.legal(seat)[0].text)


def test_a_move_is_taken_back_once_all_rivals_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob", "Eve")
            seats = ("me", "open", "open", "bot:random")
            table = await new_table(services, people, *seats, game="gaia")
            course = table.course
            assert course is not None
            while not any(done.how == "human" for done in course.done):
                await play_on(table, people)
            (first,) = [done.seat for done in course.done if done.how == "human"]
            asker, others = people[first], [p for n, p in enumerate(people) if n != first]
            # What is free needs nobody's leave.
            assert seen_by(table, asker.id)["undo_together"] is None
            for _ in range(2):
                await play_on(table, people)
            question = asked(table, asker)
            with pytest.raises(ApiError, match="conflict"):
                await table.answer_undo(others[0].id, agrees=True)
            with pytest.raises(ApiError, match="forbidden"):
                await table.ask_undo("nobody", question)
            await table.ask_undo(asker.id, question)
            with pytest.raises(ApiError, match="conflict"):
                await table.ask_undo(asker.id, question)
            with pytest.raises(ApiError, match="conflict"):
                await table.answer_undo(asker.id, agrees=True)
            await table.answer_undo(others[0].id, agrees=True)
            told = {"seat": first, "agreed": [people.index(others[0])], "declined": None}
            table.invalidate()  # it survives a restart
            async with table.open():
                assert seen_by(table, None)["undo_request"] == told
            assert table.course is not None
            before = len(table.course.match.moves)
            await table.answer_undo(others[1].id, agrees=True)
            assert len(table.course.match.moves) < before
            seen = seen_by(table, asker.id)
            assert (seen["question"], seen["undo_request"]) == (question, None)
            stored = await services.store.read(lambda c: load_table(c, table.id))
            assert stored is not None
            assert len(stored.moves) == len(table.course.match.moves)

    asyncio.run(play())


async def play_on(table: Table, people: list[User]) -> None:
    """Whoever is asked, person or bot, takes the first answer."""
    course = table.course
    assert course is not None
    seat = course.match.seats_to_act[0]
    text = course.match.legal(seat)[0].text
    if seat < len(people):
        await answer(table, people[seat].id, text)
    else:
        await table.play_bot(seat, text, course.question_name(seat) or "")


def test_a_request_that_is_declined_stands_until_its_seat_decides_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open", game="gaia")
            await first_choices(table, people, 2)
            assert table.course is not None
            first = next(done.seat for done in table.course.done if done.how == "human")
            question = asked(table, people[first])
            await table.ask_undo(people[first].id, question)
            await table.answer_undo(people[1 - first].id, agrees=False)
            declined = seen_by(table, None)["undo_request"]
            assert declined == {"seat": first, "agreed": [], "declined": 1 - first}
            with pytest.raises(ApiError, match="conflict"):
                await table.ask_undo(people[first].id, question)
            with pytest.raises(ApiError, match="conflict"):
                await table.answer_undo(people[1 - first].id, agrees=True)
            while table.row.undo_request is not None:
                await first_choices(table, people, 1)
            assert table.course.done[-1].seat == first or table.course.done[-1].seat < 0

    asyncio.run(play())


def test_what_uncovers_something_hidden_is_not_taken_back_by_agreement(tmp_path: Path) -> None:
    """Reworld: what a rival pays with comes from a hidden hand."""

    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open")
            rng = Random(5)
            while table.row.status == "playing":
                course = table.course
                assert course is not None
                seat = course.match.seats_to_act[0]
                text = str(rng.choice(course.match.legal(seat)))
                await answer(table, people[seat].id, text)
                for asker in range(2):
                    name = course.undo_together_name(asker)
                    since = [done.question for done in course.done].index(name) if name else 0
                    gone = course.done[since:] if name else []
                    assert all(not d.shows for d in gone if d.seat != asker)
                    assert all(d.seat >= 0 and not d.reveals for d in gone)

    asyncio.run(play())
