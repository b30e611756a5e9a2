"""PostgreSQL: two server processes serve one table as if they were one."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.server.settings import Settings
from tablee.server.storage.engine import migrate
from tablee.server.storage.postgres import open_postgres
from tests.server import first_schema
from tests.server.house import Chair, House, Person
from tests.server.postgres import postgres


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a database that is empty at first."""
    # A unix socket's path must be short.
    with postgres(tmp_path_factory.mktemp("pg")) as address:
        yield address


@pytest.fixture(scope="module")
def houses(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[House, House]]:
    """Two processes on one database, with one key."""
    data = tmp_path_factory.mktemp("data")
    environment = {"TABLEE_DATABASE": database}
    pair = House(data, environment), House(data, environment)
    yield pair
    for house in pair:
        house.close()


def _moved(person: Person, house: House) -> Person:
    """The same browser, at the other process."""
    other = Person(house)
    other.http.cookies.set("tablee", person.cookie)
    return other


def test_one_table_in_two_processes(houses: tuple[House, House]) -> None:
    here, there = houses
    ada, bob = here.guest("Ada"), there.guest("Bob")
    table = ada.open_table("me", "open", "bot:random")
    assert bob.join(table)["status"] == "playing"

    async def play() -> list[Chair]:
        async with ada.at(table["id"]) as one, bob.at(table["id"]) as two:
            await asyncio.gather(one.play_on(Random(1)), two.play_on(Random(2)))
            return [one, two]

    one, two = asyncio.run(play())
    assert one.last["table"]["scores"] == two.last["table"]["scores"]
    public = [[e for e in chair.log if e["id"] != "event-OfficersDealt"] for chair in (one, two)]
    assert public[0] == public[1]
    path = f"/api/tables/{table['id']}/record"
    assert ada.http.get(path).text == bob.http.get(path).text
    assert here.guest("Eve").get("/api/ratings/reworld") == bob.get("/api/ratings/reworld")


def test_the_same_seat_in_two_processes_plays_once(houses: tuple[House, House]) -> None:
    here, there = houses
    ada = here.guest("Ada")
    again = _moved(ada, there)
    table = ada.open_table("me", "bot:random")

    async def race() -> None:
        async with ada.at(table["id"]) as one, again.at(table["id"]) as two:
            for _ in range(8):
                await asyncio.gather(one.my_turn(), two.my_turn())
                while one.last["version"] != two.last["version"]:
                    late = min(one, two, key=lambda chair: int(chair.last["version"]))
                    await late.hear()
                if not one.last["actions"]:
                    continue
                action = one.last["actions"][0]["a"]
                answers = await asyncio.gather(one.play(action), two.play(action))
                assert sorted(a["type"] for a in answers) == ["error", "table"], answers
                refused = next(a for a in answers if a["type"] == "error")
                assert refused["error"]["code"] == "conflict"

    asyncio.run(race())


def test_chat_and_revocation_cross_processes(houses: tuple[House, House]) -> None:
    here, there = houses
    ada = here.guest("Ada")
    bob = there.guest("Bob")
    again = _moved(ada, there)
    table = ada.open_table("me", "open")

    async def talk() -> int:
        async with ada.at(table["id"]) as one, bob.at(table["id"]) as two:
            await one.hear()
            await two.hear()
            await one.ask("chat", text="hello")
            heard = await two.hear_until(lambda m: m["type"] == "chat")
            assert heard["text"] == "hello"
            async with again.at(table["id"]) as three:
                await three.hear()
                ada.post("/api/sessions/current", method="DELETE")
                return await three.hear_to_the_end()

    assert asyncio.run(talk()) == 4401


def test_a_table_goes_on_when_its_process_dies(houses: tuple[House, House]) -> None:
    here, there = houses
    ada = here.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def play(person: Person, since: int, moves: int) -> Chair:
        async with person.at(table["id"], since=since) as chair:
            await chair.play_on(Random(5), moves)
            return chair

    before = asyncio.run(play(ada, 0, 5))
    here.kill()
    after = asyncio.run(play(_moved(ada, there), before.last["version"], 5))
    assert after.last["version"] > before.last["version"]
    here.open()
    back = asyncio.run(play(ada, 0, 1))
    assert back.last["version"] > after.last["version"]


def test_an_old_database_is_brought_up_to_date(database: str) -> None:
    address = make_url(Settings(database=database).database_url)

    async def upgrade() -> None:
        server = create_async_engine(address, isolation_level="AUTOCOMMIT")
        async with server.connect() as connection:
            await connection.execute(text("CREATE DATABASE old"))
        await server.dispose()
        here = address.set(database="old").render_as_string(hide_password=False)
        store = open_postgres(here)
        await store.write(first_schema.make)
        await store.write(migrate)
        await store.read(first_schema.check_brought_up_to_date)
        await store.close()

    asyncio.run(upgrade())


def test_standing_orders_given_at_one_process_hold_at_the_other(
    houses: tuple[House, House],
) -> None:
    here, there = houses
    ada = here.guest("Ada")
    again = _moved(ada, there)
    table = ada.open_table("me", "open", game="gaia")
    path = f"/api/tables/{table['id']}/habits"

    async def order() -> None:
        async with again.at(table["id"]) as chair:
            assert (await chair.hear())["habits"]["charge_up_to"] == 0
            await asyncio.to_thread(ada.post, path, {"habits": {"charge_up_to": 2}}, "PATCH")
            assert (await chair.hear())["habits"]["charge_up_to"] == 2

    asyncio.run(order())
