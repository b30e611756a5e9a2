"""What two processes with one PostgreSQL must agree on, asked by two people at once."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import update

from tablee.server.people.identity import Authenticated
from tablee.server.services import Services
from tablee.server.storage import lists
from tablee.server.storage.schema import tables
from tests.server.in_process import (
    new_accounts,
    new_guests,
    new_table,
    quick_settings,
    running_services,
)
from tests.server.postgres import postgres
from tests.server.tables.test_rematch import played

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


def test_two_who_ask_at_once_in_two_processes_get_the_same_table(
    tmp_path: Path, database: str
) -> None:
    async def play() -> None:
        async with _two(tmp_path, database) as (here, there):
            people = await new_guests(here, "Ada", "Bob", "Eve")
            for _ in range(3):
                table = await played(here, people)
                asked = [
                    services.tables.rematch(services.tables.get(table.id), user)
                    for services, user in zip((here, there, there), people, strict=True)
                ]
                again = await asyncio.gather(*asked)
                assert len({found.id for found in again}) == 1
                async with here.tables.get(again[0].id).open() as found:
                    found.invalidate()
                async with here.tables.get(again[0].id).open() as found:
                    assert found.row.status == "playing"
                    assert [seat.user_id for seat in found.seats] == [u.id for u in people]

    asyncio.run(play())


def test_two_names_that_look_alike_are_not_given_away_at_once(
    tmp_path: Path, database: str
) -> None:
    async def arrive() -> None:
        async with _two(tmp_path, database) as both:
            for pair in (("coco", "сосо"), ("Ian", "lan"), ("José", "JOSE")):
                asked = [
                    services.identity.account(name, "long enough", None, "test")
                    for services, name in zip(both, pair, strict=True)
                ]
                found = await asyncio.gather(*asked, return_exceptions=True)
                given = [one[0] for one in found if not isinstance(one, BaseException)]
                assert len(given) == 1
                assert isinstance(given[0], Authenticated)
            # Guests get a number instead.
            guests = await asyncio.gather(
                *(new_guests(services, *["Otto", "0tt0"] * 2) for services in both)
            )
            assert len({user.name for some in guests for user in some}) == 8

    asyncio.run(arrive())


def test_what_expires_is_closed_once_and_known_to_both(tmp_path: Path, database: str) -> None:
    async def wait() -> None:
        async with _two(tmp_path, database) as (here, there):
            (ada,) = await new_guests(here, "Ada")
            table = await new_table(here, [ada], "me", "open")
            other = there.tables.get(table.id)
            async with other.open():
                version = other.row.version
            late = update(tables).where(tables.c.id == table.id).values(expires=time.time() - 1)
            await here.store.write(lambda c: c.execute(late).rowcount)
            async with asyncio.timeout(20):
                for known in (table, other):
                    while known.row.status != "closed":
                        async with known.open():
                            await asyncio.sleep(0.01)
            assert other.row.version == version + 1
            assert (other.row.closed, other.row.expires) == ("expiry", None)

    asyncio.run(wait())


def test_lists_are_the_same(tmp_path: Path, database: str) -> None:
    async def look() -> None:
        async with _two(tmp_path, database) as (here, _):
            people = await new_accounts(here, "Ann", "Bea")
            (cleo,) = await new_guests(here, "Cleo")
            table = await played(here, people)
            again = await here.tables.rematch(table, people[0])
            playing = await new_table(here, people, "me", "open")
            read = here.store.read
            mine = await read(lambda c: lists.tables_of(c, people[0].id, time.time()))
            assert [row.id for row, _ in mine] == [playing.id, again.id, table.id]
            mine = await read(lambda c: lists.tables_of(c, people[1].id, time.time()))
            assert [row.id for row, _ in mine] == [playing.id, table.id, again.id]
            considered = await read(lambda c: lists.considered_tables(c, cleo.id))
            assert {again.id, playing.id} <= {found.id for found in considered}

    asyncio.run(look())
