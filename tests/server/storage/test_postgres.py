"""PostgreSQL: two server processes serve one table as if they were one."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.server.settings import Settings
from tablee.server.storage.postgres import open_postgres
from tablee.server.storage.revisions import migrate
from tests.server.postgres import postgres
from tests.server.server_process import Client, ServerProcess, TableSocket
from tests.server.storage import first_schema


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a database that is empty at first."""
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def servers(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes with the same database and the same secret key."""
    data = tmp_path_factory.mktemp("data")
    environment = {"TABLEE_DATABASE": database}
    pair = ServerProcess(data, environment), ServerProcess(data, environment)
    yield pair
    for server in pair:
        server.stop()


def _same_session(client: Client, server: ServerProcess) -> Client:
    """A client of the other process with the same session cookie."""
    other = Client(server)
    other.http.cookies.set("tablee", client.cookie)
    return other


def test_one_table_in_two_processes(servers: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = servers
    ada, bob = here.guest("Ada"), there.guest("Bob")
    table = ada.open_table("me", "open", "bot:random")
    assert bob.join(table)["status"] == "playing"

    async def play() -> list[TableSocket]:
        async with ada.connect(table["id"]) as one, bob.connect(table["id"]) as two:
            await asyncio.gather(one.play_random(Random(1)), two.play_random(Random(2)))
            return [one, two]

    one, two = asyncio.run(play())
    assert one.document["table"]["outcome"] == two.document["table"]["outcome"]
    assert one.document["step"] == two.document["step"]
    public = [[e for e in s.events if e["id"] != "event-OfficersDealt"] for s in (one, two)]
    assert public[0] == public[1]
    path = f"/api/tables/{table['id']}/record"
    assert ada.http.get(path).text == bob.http.get(path).text
    assert here.guest("Eve").get("/api/ratings/reworld") == bob.get("/api/ratings/reworld")


def test_the_same_seat_in_two_processes_plays_once(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    here, there = servers
    ada = here.guest("Ada")
    again = _same_session(ada, there)
    table = ada.open_table("me", "bot:random")

    async def race() -> None:
        async with ada.connect(table["id"]) as one, again.connect(table["id"]) as two:
            for _ in range(8):
                await asyncio.gather(one.wait_for_turn(), two.wait_for_turn())
                while one.document["step"] != two.document["step"]:
                    late = min(one, two, key=lambda socket: int(socket.document["step"]))
                    await late.receive()
                if not one.document["actions"]:
                    continue
                assert one.document["question"] == two.document["question"]
                action = one.document["actions"][0]["a"]
                answers = await asyncio.gather(one.try_to_play(action), two.try_to_play(action))
                assert sorted(a["type"] for a in answers) == ["error", "patch"], answers
                refused = next(a for a in answers if a["type"] == "error")
                assert refused["error"]["code"] == "conflict"

    asyncio.run(race())


def test_chat_and_revocation_cross_processes(servers: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = servers
    ada = here.guest("Ada")
    bob = there.guest("Bob")
    again = _same_session(ada, there)
    table = ada.open_table("me", "open")

    async def talk() -> int:
        async with ada.connect(table["id"]) as one, bob.connect(table["id"]) as two:
            await one.receive()
            await two.receive()
            await one.request("chat", text="hello")
            heard = await two.receive_until(lambda m: m["type"] == "chat")
            assert heard["text"] == "hello"
            async with again.connect(table["id"]) as three:
                await three.receive()
                ada.post("/api/sessions/current", method="DELETE")
                return await three.receive_until_closed()

    assert asyncio.run(talk()) == 4401


def test_a_table_goes_on_when_its_process_dies(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    here, there = servers
    ada = here.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def play(client: Client, moves: int) -> TableSocket:
        async with client.connect(table["id"]) as socket:
            await socket.play_random(Random(5), moves)
            return socket

    before = asyncio.run(play(ada, 5))
    here.kill()
    after = asyncio.run(play(_same_session(ada, there), 5))
    assert after.document["step"] > before.document["step"]
    assert after.events[: len(before.events)] == before.events
    here.start()
    back = asyncio.run(play(ada, 1))
    assert back.document["step"] > after.document["step"]
    assert back.events[: len(after.events)] == after.events


def test_an_old_database_is_brought_up_to_date(database: str) -> None:
    address = make_url(Settings(database=database).database_url)

    async def upgrade() -> None:
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text("CREATE DATABASE old"))
        await engine.dispose()
        here = address.set(database="old").render_as_string(hide_password=False)
        store = open_postgres(here)
        await store.write(first_schema.make)
        await store.write(migrate)
        await store.read(first_schema.check_brought_up_to_date)
        await store.close()

    asyncio.run(upgrade())


def test_standing_orders_given_at_one_process_hold_at_the_other(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    here, there = servers
    ada = here.guest("Ada")
    again = _same_session(ada, there)
    table = ada.open_table("me", "open", game="gaia")
    path = f"/api/tables/{table['id']}/habits"

    async def order() -> None:
        async with again.connect(table["id"]) as socket:
            assert (await socket.receive_document())["habits"]["charge_up_to"] == 0
            await asyncio.to_thread(ada.post, path, {"habits": {"charge_up_to": 2}}, "PATCH")
            assert (await socket.receive_document())["habits"]["charge_up_to"] == 2

    asyncio.run(order())
