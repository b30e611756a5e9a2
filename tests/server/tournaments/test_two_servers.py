"""Several processes with one PostgreSQL open no round twice."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tablee.server.services import Services
from tests.server.in_process import new_accounts, quick_settings, running_services
from tests.server.postgres import postgres
from tests.server.tournaments.played import finish_tables, opened, progress

pytestmark = pytest.mark.usefixtures("lanterns")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a database that is empty at first."""
    with postgres() as address:
        yield address


@asynccontextmanager
async def _two(tmp_path: Path, database: str) -> AsyncIterator[tuple[Services, Services]]:
    settings = quick_settings(tmp_path, database=database)
    async with running_services(settings) as here, running_services(settings) as there:
        yield here, there


def test_every_round_is_opened_once(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with _two(tmp_path, database) as (here, there):
            people = await new_accounts(here, "Ada", "Bob", "Cleo", "Dan")
            tournament_id = await opened(here, people, seats=2, format="swiss", rounds=3)
            asked = (s.tournaments.start(tournament_id, people[0]) for s in (here, there))
            started = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(result is None for result in started) == 1
            for number in (1, 2, 3):
                known = await progress(there, tournament_id)
                assert [len(known.tables_of(n)) for n in (1, 2, 3)] == [
                    2 * (n <= number) for n in (1, 2, 3)
                ]
                # Each process plays on from what the other has opened.
                assert await finish_tables((here, there)[number % 2], tournament_id) == 2
                # Both find out at once, besides what they do by themselves.
                both = [s.conduct.advance(tournament_id) for s in (here, there) for _ in range(2)]
                await asyncio.gather(*both)
            known = await progress(here, tournament_id)
            assert (known.row.status, known.row.round) == ("over", 3)
            assert len(known.stored.tables) == 6
            assert all(standing.played == 3 for standing in known.standings())

    asyncio.run(play())


def test_all_rounds_of_a_league_are_opened_once_and_joining_races_with_the_start(
    tmp_path: Path, database: str
) -> None:
    async def play() -> None:
        async with _two(tmp_path, database) as (here, there):
            people = await new_accounts(here, "Eve", "Fay", "Gus", "Hal")
            tournament_id = await opened(here, people[:3])
            invitation = (await progress(here, tournament_id)).row.invitation
            await asyncio.gather(
                here.tournaments.start(tournament_id, people[0]),
                there.tournaments.join(tournament_id, people[3], invitation),
                there.conduct.advance(tournament_id),
                return_exceptions=True,
            )
            await asyncio.gather(*(s.conduct.advance(tournament_id) for s in (here, there)))
            known = await progress(there, tournament_id)
            count = len(known.members)
            assert known.row.status == "playing"
            assert len(known.stored.tables) == count * (count - 1) // 2
            seated = {seat.user_id for table in known.stored.tables for seat in table.seats}
            assert seated == set(known.members)

    asyncio.run(play())
