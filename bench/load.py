"""Load: live tables against one server process on SQLite.

    python bench/load.py [--game reworld] [--seats 2] [--spectators 0] [--tables 100]
                         [--rate 600 | --saturate] [--seconds 20]
    python bench/load.py --idle 1000      what sockets cost that only listen
    python bench/load.py --stored 10000   how long a server with so many tables takes to start

The server is its own process; this one plays all clients over loopback, each move a legal one
chosen at random, paced to `--rate` moves a second in all (or as fast as it goes). A move counts
when the server has acknowledged it, that is when it is on disk. A table whose game is over is
opened again. Bytes are those of all messages to all sockets of a table but the first document.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from sqlalchemy import Connection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tablee.server.settings import Settings  # noqa: E402
from tablee.server.storage import records  # noqa: E402
from tablee.server.storage.engine import open_store  # noqa: E402
from tests.server.in_process import new_guests, new_table, running_services  # noqa: E402
from tests.server.wire.json_patch import applied  # noqa: E402


@dataclass
class Tally:
    """What was measured, from the moment at which everyone sits at a table."""

    given: argparse.Namespace
    pause: float
    seated: asyncio.Barrier
    end: float = 0.0
    latencies: list[float] = field(default_factory=list)
    #: To players, to spectators.
    sent: list[int] = field(default_factory=lambda: [0, 0])
    #: What was refused, by the sentence that says why.
    errors: Counter[str] = field(default_factory=Counter)


class Running:
    """A server process."""

    def __init__(self, process: subprocess.Popen[str], address: str, started: float) -> None:
        self.address = address
        #: How many seconds it took to listen.
        self.started = started
        self.process = psutil.Process(process.pid)

    def cpu(self) -> float:
        """Seconds of CPU that it has spent; its workers are processes of their own."""
        times = self.process.cpu_times()
        return float(times.user + times.system)


@asynccontextmanager
async def running(data: str) -> AsyncIterator[Running]:
    environment = os.environ | {
        "TABLEE_DATA": data,
        "TABLEE_LIMIT_SCALE": "100000",
        "TABLEE_WORKERS": "1",
        # Standing orders answer as late as a bot: here nobody looks on.
        "TABLEE_BOT_DELAY": "0.05",
    }
    begin = time.perf_counter()
    command = [sys.executable, "-m", "tablee.server", "--port", "0", "--no-browser"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)  # noqa: ASYNC220, S603
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        yield Running(server, address, time.perf_counter() - begin)
    finally:
        server.terminate()
        server.wait(20)


async def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    arguments.add_argument("--game", default="reworld")
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--spectators", type=int, default=0, help="at each table")
    arguments.add_argument("--tables", type=int, default=100)
    arguments.add_argument("--rate", type=float, default=600.0)
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--saturate", action="store_true")
    arguments.add_argument("--idle", type=int)
    arguments.add_argument("--stored", type=int)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as data:
        if given.stored is not None:
            await fill(Path(data), given.stored)
        async with running(data) as server:
            if given.stored is not None:
                print(f"stored tables {given.stored}: listens after {server.started:.2f} s,")
                print(f"{server.cpu():.2f} s of CPU")
            elif given.idle is not None:
                await idle(given, server)
            else:
                await measure(given, server)


# Moves


async def measure(given: argparse.Namespace, server: Running) -> None:
    groups = [await guests(server.address, n, given) for n in range(given.tables)]
    before = server.process.memory_info().rss
    pause = 0.0 if given.saturate else given.tables / given.rate
    tally = Tally(given, pause, asyncio.Barrier(given.seats * given.tables + 1))
    playing = [asyncio.create_task(table(server.address, group, tally)) for group in groups]
    await tally.seated.wait()
    print(f"everyone sits at a table of server {server.process.pid}", flush=True)
    cpu, own = server.cpu(), time.process_time()
    started = time.perf_counter()
    await asyncio.gather(*playing)
    lasted = time.perf_counter() - started
    cpu, own = server.cpu() - cpu, time.process_time() - own
    times = sorted(tally.latencies)
    size = len(times)
    print(
        f"{given.game}: tables {given.tables}, seats {given.seats}, "
        f"spectators {given.spectators} each, {lasted:.1f} s"
    )
    print(f"acknowledged moves/s {size / lasted:.0f}")
    for share in (0.5, 0.9, 0.99, 1.0):
        print(f"latency p{share * 100:.0f} {times[min(size - 1, int(size * share))] * 1000:.1f} ms")
    print(f"server cpu {cpu / lasted:.2f} cores, {cpu / size * 1000:.2f} ms a move")
    players, spectators = (sent / size for sent in tally.sent)
    print(f"bytes a move: all players {players:,.0f}, all spectators {spectators:,.0f}")
    print(f"clients cpu {own / lasted:.2f} cores, errors {dict(tally.errors)}")
    after = server.process.memory_info().rss
    print(f"server memory {before / 2**20:.0f} MB before, {after / 2**20:.0f} MB after")


async def guests(address: str, number: int, given: argparse.Namespace) -> list[httpx.AsyncClient]:
    """Who sits at a table, and then who watches it."""
    found = []
    for person in range(given.seats + given.spectators):
        client = httpx.AsyncClient(
            base_url=address,
            headers={"origin": address},
            timeout=30,
            limits=httpx.Limits(keepalive_expiry=1),
        )
        name = {"name": f"Load {number} {person}"}
        (await client.post("/api/guests", json=name)).raise_for_status()
        found.append(client)
    return found


async def table(address: str, people: list[httpx.AsyncClient], tally: Tally) -> None:
    """Games at one table, one after the other, until time is up."""
    given = tally.given
    players, spectators = people[: given.seats], people[given.seats :]
    while not tally.end or time.perf_counter() < tally.end:
        wish = {"game": given.game, "seats": ["me", *["open"] * (given.seats - 1)]}
        opened = (await players[0].post("/api/tables", json=wish)).raise_for_status().json()
        for guest in players[1:]:
            (await guest.post(f"/api/tables/{opened['id']}/join", json={})).raise_for_status()
        watching = [asyncio.create_task(watch(address, g, opened["id"], tally)) for g in spectators]
        await asyncio.gather(*(play(address, g, opened["id"], tally) for g in players))
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    for client in people:
        await client.aclose()


def socket_of(address: str, guest: httpx.AsyncClient, table_id: str) -> connect:
    return connect(
        f"{address.replace('http', 'ws')}/ws/tables/{table_id}",
        additional_headers={"cookie": f"tablee={guest.cookies['tablee']}"},
        origin=address,  # type: ignore[arg-type]
        compression=None,
        ping_interval=None,  # browsers do not
    )


async def watch(address: str, guest: httpx.AsyncClient, table_id: str, tally: Tally) -> None:
    async with socket_of(address, guest, table_id) as socket:
        await socket.recv()
        while True:
            data = await socket.recv(decode=False)
            tally.sent[1] += len(data) if tally.end else 0


async def play(address: str, guest: httpx.AsyncClient, table_id: str, tally: Tally) -> None:
    rng = random.Random(table_id)
    async with socket_of(address, guest, table_id) as socket:
        if not tally.end:
            await tally.seated.wait()
            tally.end = time.perf_counter() + tally.given.seconds
        await _play(socket, rng, tally)


async def _play(socket: ClientConnection, rng: random.Random, tally: Tally) -> None:
    document: dict[str, Any] = {}
    sent = 0.0
    number = 0
    answered = ""
    while True:
        try:
            async with asyncio.timeout(2.0):
                data = await socket.recv(decode=False)
        except TimeoutError:
            if time.perf_counter() > tally.end:
                return
            continue
        message = msgspec.json.decode(data)
        if message["type"] == "table":
            document = message["document"]
        elif message["type"] == "patch":
            tally.sent[0] += len(data)
            document = applied(document, message["patch"])
        else:
            if message["type"] == "error":
                tally.errors[message["error"]["text"]["id"]] += 1
            continue
        if message.get("ref") == number and number:
            tally.latencies.append(time.perf_counter() - sent)
        if document["table"]["status"] == "over":
            return
        if time.perf_counter() > tally.end:
            return
        question = document["question"]
        if question is not None and question != answered:
            answered = question
            if tally.pause:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * tally.pause)
            number += 1
            choice = rng.choice(document["actions"])["a"]
            sent = time.perf_counter()
            wanted = {"type": "play", "a": choice, "question": question, "ref": number}
            await socket.send(msgspec.json.encode(wanted).decode())


# Sockets that only listen


async def idle(given: argparse.Namespace, server: Running) -> None:
    """What open sockets cost while nothing happens, a table with its players each."""
    sockets = []
    count = given.idle // given.seats
    async with AsyncExitStack() as stack:
        given.spectators = 0
        for number in range(count):
            people = await guests(server.address, number, given)
            wish = {"game": given.game, "seats": ["me", *["open"] * (given.seats - 1)]}
            opened = (await people[0].post("/api/tables", json=wish)).raise_for_status().json()
            for guest in people[1:]:
                await guest.post(f"/api/tables/{opened['id']}/join", json={})
            for guest in people:
                connection = socket_of(server.address, guest, opened["id"])
                sockets.append(await stack.enter_async_context(connection))
                await guest.aclose()
        reading = [asyncio.create_task(_read(socket)) for socket in sockets]
        await asyncio.sleep(2.0)
        cpu, begin = server.cpu(), time.perf_counter()
        await asyncio.sleep(given.seconds)
        share = (server.cpu() - cpu) / (time.perf_counter() - begin)
        memory = server.process.memory_info().rss / 2**20
        print(f"idle sockets {len(sockets)}: {share * 100:.2f} % of a core, server {memory:.0f} MB")
        for task in reading:
            task.cancel()


async def _read(socket: ClientConnection) -> None:
    try:
        async for _ in socket:
            pass
    except ConnectionClosed:
        return


# Tables that are stored


async def fill(data: Path, count: int) -> None:
    """A database with so many tables that are being played, all like the first."""
    settings = Settings(data=data, workers=1)
    async with running_services(settings) as services:
        people = await new_guests(services, "Ada", "Bob")
        stored = (await new_table(services, people, "me", "open")).id
    store = await open_store(settings.database_url)
    first = await store.read(lambda connection: records.load_table(connection, stored))
    assert first is not None
    numbers = range(count - 1)
    await store.write(lambda connection: _copy(connection, first, numbers))
    await store.close()


def _copy(connection: Connection, first: records.Stored, numbers: Iterable[int]) -> None:
    for number in numbers:
        table_id = f"stored{number}"
        row = records.TableRow(**first.row.__dict__ | {"id": table_id})
        seats = [records.SeatRow(**s.__dict__ | {"table_id": table_id}) for s in first.seats]
        moves = [records.MoveRow(**m.__dict__ | {"table_id": table_id}) for m in first.moves]
        records.add_table(connection, row, seats, moves)


if __name__ == "__main__":
    asyncio.run(main())
