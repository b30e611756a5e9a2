"""Tables: resigning, rematches, forks, other rules, and what stays in memory."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import update

from tablee.core import BadSetup, Option
from tablee.server.people.results import ranking, results_of_player
from tablee.server.services import Services
from tablee.server.storage.people import User
from tablee.server.storage.schema import tables as table_rows
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError
from tests.contract.toy.game import LanternsGame
from tests.server.in_process import (
    answer,
    new_accounts,
    new_guests,
    new_table,
    quick_settings,
    running_server,
    running_services,
    seen_by,
)


async def finish(table: Table, people: list[User], rng: Random) -> None:
    """The game is played to its end at random."""
    while True:
        async with table.open():
            assert table.course is not None
            if table.row.status == "over":
                return
            seat = table.course.match.seats_to_act[0]
            legal = table.course.match.legal(seat)
            is_mine = table.seats[seat].kind == "human"
        if is_mine:
            await answer(table, people[seat].id, rng.choice(legal).text)
        else:
            await asyncio.sleep(0.005)


def test_whoever_resigns_has_lost_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_accounts(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open")
            await table.resign(people[0].id)
            assert (table.seats[0].kind, table.seats[0].name) == ("bot", "Ada")
            with pytest.raises(ApiError, match="forbidden"):
                await answer(table, people[0].id, "leave")
            assert seen_by(table, people[0].id)["table"]["you"] is None
            await finish(table, people, Random(1))
            outcome = seen_by(table, None)["table"]["outcome"]
            standing = [(r["seat"], r["place"], r["won"]) for r in outcome["results"]]
            assert standing == [(0, 2, False), (1, 1, True)]
            for user, place in zip(people, (2, 1), strict=True):
                job = partial(results_of_player, player=user.id, count=9)
                ((result, names),) = await services.store.read(job)
                assert (result.place, names) == (place, ["Ada", "Bob"])
            rated = await services.store.read(lambda connection: ranking(connection, "reworld", 9))
            assert [row.name for row in rated] == ["Bob", "Ada"]

    asyncio.run(play())


def test_a_rematch_keeps_the_seats_of_those_who_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            (eve,) = await new_guests(services, "Eve")
            table = await new_table(services, people, "me", "open", private=True)
            with pytest.raises(ApiError, match="conflict"):
                await services.tables.rematch(table, people[0])
            await finish(table, people, Random(2))
            with pytest.raises(ApiError, match="forbidden"):
                await services.tables.rematch(table, eve)
            again = await services.tables.rematch(table, people[0])
            assert [seat.kind for seat in again.seats] == ["human", "open"]
            with pytest.raises(ApiError, match="conflict"):
                await again.join(eve.id, "Eve", again.row.invitation, None)
            await again.join(people[1].id, "Bob", None, None)
            assert again.row.status == "playing"
            assert again.row.seed != table.row.seed

    asyncio.run(play())


def test_a_fork_goes_on_from_a_step_against_bots_and_is_not_rated(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_accounts(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open")
            await finish(table, people, Random(3))
            assert table.course is not None
            decisions = [n for n, done in enumerate(table.course.done) if done.how != "chance"]
            fork = await services.tables.fork(table, 10, 1, people[0])
            assert fork.course is not None
            kept = table.course.texts()[: decisions[10]]
            assert fork.course.texts()[: len(kept)] == kept
            assert [seat.bot for seat in fork.seats] == ["greedy", None]
            assert fork.course.undo_name(1) is None
            fork.invalidate()
            async with fork.open():
                assert fork.course is not None
            await finish(fork, [people[0], people[0]], Random(4))
            rated = await services.store.read(lambda connection: ranking(connection, "reworld", 9))
            assert {row.games for row in rated} == {1}
            for step, seat in ((10_000, 0), (0, 5)):
                with pytest.raises(ApiError, match="not-found"):
                    await services.tables.fork(table, step, seat, people[0])

    asyncio.run(play())


def test_a_table_of_other_rules_can_be_read_but_not_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open")
            await services.store.write(
                lambda connection: connection.execute(update(table_rows).values(rules=99)).rowcount
            )
            table.course = None
            table.invalidate()
            async with table.open():
                seen = seen_by(table, people[0].id)
            assert (seen["view"], seen["prompt"], seen["question"]) == (None, None, None)
            assert (seen["step"], seen["actions"], seen["events"]) == (0, [], [])
            assert seen["table"]["status"] == "playing"
            with pytest.raises(ApiError, match="conflict") as refused:
                await answer(table, people[0].id, "leave")
            assert refused.value.sentence.key == "error-other-rules"

    asyncio.run(play())


def test_memory_is_bounded_and_tables_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path, tables_in_memory=10)) as services:
            people = await new_guests(services, "Ada", "Bob")
            first = await new_table(services, people, "me", "open")
            assert first.course is not None
            texts = first.course.texts()
            for table in [await new_table(services, people, "me", "open") for _ in range(30)]:
                table.last_used -= 100
            first.last_used -= 1000
            for _ in range(3):
                (await new_table(services, people, "me", "open")).last_used -= 100
            assert len(services.tables) <= 12
            assert services.tables.cached(first.id) is None
            again = services.tables.get(first.id)
            async with again.open():
                assert again.course is not None
                assert again.course.texts() == texts

    asyncio.run(play())


async def _failing(services: Services) -> None:
    people = await new_guests(services, "Ada", "Bob")
    table = await new_table(services, people, "me", "open")
    assert table.course is not None
    texts, version = table.course.texts(), table.row.version
    seat = table.course.match.seats_to_act[0]
    write = services.store.write

    async def broken(_job: object) -> object:
        raise OSError("the disk is full")

    services.store.write = broken  # type: ignore[method-assign, assignment]
    with pytest.raises(OSError, match="full"):
        await answer(table, people[seat].id, table.course.match.legal()[0].text)
    services.store.write = write  # type: ignore[method-assign]
    async with table.open():
        assert table.course is not None
        assert (table.course.texts(), table.row.version) == (texts, version)


def test_a_move_that_cannot_be_stored_was_not_made(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            await _failing(services)

    asyncio.run(play())


def test_a_value_for_some_seat_counts_is_listed_with_them_and_refused_elsewhere(
    tmp_path: Path, lanterns: LanternsGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = Option("rounds", 2, (1, 2, 3), only={3: (2,)})
    monkeypatch.setattr(LanternsGame, "options", (LanternsGame.options[0], long))

    async def open_tables() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            async with httpx.AsyncClient(base_url=address) as client:
                games = (await client.get("/api/games")).json()["games"]
            (toy,) = (game for game in games if game["id"] == lanterns.id)
            assert [option["only"] for option in toy["options"]] == [{}, {"3": [2]}]
            people = await new_guests(services, "Ada")
            wish = partial(new_table, services, people, game=lanterns.id, options={"rounds": 3})
            await wish("me", "open")
            with pytest.raises(BadSetup, match="cannot be “3” in a game for 3"):
                await wish("me", "open", "open")

    asyncio.run(open_tables())
