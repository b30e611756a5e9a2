"""Load: a hundred live tables of two people each, against one server process on SQLite.

    python bench/load.py [--tables 100] [--rate 600] [--seconds 20] [--saturate]

The server is its own process; this one plays all clients over loopback, each move a legal one
chosen at random, paced to `--rate` moves a second in all (or as fast as it goes). A move counts
when the server has acknowledged it, that is when it is on disk. A table whose game is over is
opened again.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.json_patch import applied  # noqa: E402


@dataclass
class Tally:
    """What was measured, from the moment at which everyone sits at a table."""

    seconds: float
    pause: float
    seated: asyncio.Barrier
    end: float = 0.0
    latencies: list[float] = field(default_factory=list)
    errors: int = 0


async def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    arguments.add_argument("--tables", type=int, default=100)
    arguments.add_argument("--rate", type=float, default=600.0)
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--saturate", action="store_true")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as data:
        environment = os.environ | {
            "TABLEE_DATA": data,
            "TABLEE_LIMIT_SCALE": "100000",
            "TABLEE_WORKERS": "1",
        }
        command = [sys.executable, "-m", "tablee.server", "--port", "0", "--no-browser"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)  # noqa: ASYNC220, S603
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            await measure(given, address, psutil.Process(server.pid))
        finally:
            server.terminate()
            server.wait(20)


async def measure(given: argparse.Namespace, address: str, server: psutil.Process) -> None:
    pairs = [await pair(address, number) for number in range(given.tables)]
    before = server.memory_info().rss
    pause = 0.0 if given.saturate else given.tables / given.rate
    tally = Tally(given.seconds, pause, asyncio.Barrier(2 * given.tables + 1))
    playing = [asyncio.create_task(table(address, guests, tally)) for guests in pairs]
    await tally.seated.wait()
    cpu, own = sum(server.cpu_times()[:2]), time.process_time()
    started = time.perf_counter()
    await asyncio.gather(*playing)
    lasted = time.perf_counter() - started
    cpu, own = sum(server.cpu_times()[:2]) - cpu, time.process_time() - own
    times = sorted(tally.latencies)
    size = len(times)
    print(f"tables {given.tables}, people {2 * given.tables}, {lasted:.1f} s")
    print(f"acknowledged moves/s {size / lasted:.0f}")
    for share in (0.5, 0.9, 0.99, 1.0):
        print(f"latency p{share * 100:.0f} {times[min(size - 1, int(size * share))] * 1000:.1f} ms")
    print(f"server cpu {cpu / lasted:.2f} cores, {cpu / size * 1000:.2f} ms a move")
    print(f"clients cpu {own / lasted:.2f} cores, errors {tally.errors}")
    after = server.memory_info().rss
    print(f"server memory {before / 2**20:.0f} MB before, {after / 2**20:.0f} MB after")


async def pair(address: str, number: int) -> list[httpx.AsyncClient]:
    guests = []
    for side in "ab":
        client = httpx.AsyncClient(
            base_url=address,
            headers={"origin": address},
            timeout=30,
            limits=httpx.Limits(keepalive_expiry=1),
        )
        (await client.post("/api/guests", json={"name": f"Load {number}{side}"})).raise_for_status()
        guests.append(client)
    return guests


async def table(address: str, guests: list[httpx.AsyncClient], tally: Tally) -> None:
    """Games at one table, one after the other, until time is up."""
    while not tally.end or time.perf_counter() < tally.end:
        host, guest = guests
        wish = {"game": "reworld", "seats": ["me", "open"]}
        opened = (await host.post("/api/tables", json=wish)).raise_for_status().json()
        (await guest.post(f"/api/tables/{opened['id']}/join", json={})).raise_for_status()
        await asyncio.gather(*(play(address, g, opened["id"], tally) for g in guests))
    for client in guests:
        await client.aclose()


async def play(address: str, guest: httpx.AsyncClient, table_id: str, tally: Tally) -> None:
    rng = random.Random(table_id)
    socket = await connect(
        f"{address.replace('http', 'ws')}/ws/tables/{table_id}",
        additional_headers={"cookie": f"tablee={guest.cookies['tablee']}"},
        origin=address,  # type: ignore[arg-type]
        compression=None,
    )
    async with socket:
        if not tally.end:
            await tally.seated.wait()
            tally.end = time.perf_counter() + tally.seconds
        await _play(socket, rng, tally)


async def _play(socket: ClientConnection, rng: random.Random, tally: Tally) -> None:
    document: dict[str, Any] = {}
    sent = 0.0
    number = 0
    answered = ""
    while True:
        try:
            async with asyncio.timeout(2.0):
                message = msgspec.json.decode(await socket.recv())
        except TimeoutError:
            if time.perf_counter() > tally.end:
                return
            continue
        if message["type"] == "table":
            document = message["document"]
        elif message["type"] == "patch":
            document = applied(document, message["patch"])
        else:
            tally.errors += message["type"] == "error"
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


if __name__ == "__main__":
    asyncio.run(main())
