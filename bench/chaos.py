"""Chaos: the server is killed at random moments under load; nothing acknowledged may be lost.

    python bench/chaos.py [--kills 100] [--tables 8] [--seed 1]

Pairs of people play with a bot and connect again by themselves. After each kill the database must
hold every move that was acknowledged; after each restart every table must go on.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tablee.core import CHANCE  # noqa: E402
from tests.server.json_patch import applied  # noqa: E402

#: Seconds that a table may need to go on after a restart.
RECOVERY_TIMEOUT = 30.0


@dataclass
class Pair:
    """Two people who always play, one table after the other."""

    cookies: list[str]
    table_id: str = ""
    #: Table, step of the question, seat and notation of every acknowledged move.
    acknowledged: list[tuple[str, int, int, str]] = field(default_factory=list)
    games: int = 0


class Chaos:
    """A server that is killed again and again, and clients that reconnect."""

    def __init__(self, data: Path, tables: int, seed: int) -> None:
        self._data = data
        self._rng = random.Random(seed)
        self._tables = tables
        self._port = 0
        self._process: subprocess.Popen[str]
        self._pairs: list[Pair] = []
        self.kills = 0
        self.slowest = 0.0

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(pair.acknowledged) for pair in self._pairs)

    @property
    def games(self) -> int:
        """How many games were played to their end."""
        return sum(pair.games for pair in self._pairs)

    async def run(self, kills: int) -> None:
        """As many kills, each followed by a look at what is left."""
        self._start()
        self._pairs = [await self._new_pair(number) for number in range(self._tables)]
        people = [
            asyncio.create_task(self._person(pair, seat)) for pair in self._pairs for seat in (0, 1)
        ]
        try:
            for _ in range(kills):
                await asyncio.sleep(self._rng.uniform(0.05, 0.5))
                self._kill()
                self._check()
                self._start()
                await self._wait_until_all_go_on(people)
        finally:
            await _cancel_all(people)
            self._kill()
        self._check()

    def _start(self) -> None:
        environment = os.environ | {
            "TABLEE_DATA": str(self._data),
            "TABLEE_LIMIT_SCALE": "100000",
            "TABLEE_BOT_DELAY": "0",
            "TABLEE_WORKERS": "1",
            # Python complains that a killed process has not tidied up.
            "PYTHONWARNINGS": "ignore::UserWarning",
        }
        command = [sys.executable, "-m", "tablee.server", "--port", str(self._port), "--no-browser"]
        self._process = subprocess.Popen(  # noqa: S603
            command, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[-1].rstrip("/")
        self._port = int(self.address.rpartition(":")[2])

    def _kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self.kills += 1

    def _check(self) -> None:
        """Every acknowledged move is on disk, in its place and of its seat."""
        database = sqlite3.connect(self._data / "tablee.sqlite3")
        stored: dict[str, list[tuple[int, str]]] = {}
        rows = 'SELECT table_id, seat, text FROM moves ORDER BY table_id, "index"'
        for table_id, *move in database.execute(rows):
            stored.setdefault(table_id, []).append((move[0], move[1]))
        for table_id, count, highest in database.execute(
            'SELECT table_id, COUNT(*), MAX("index") FROM moves GROUP BY table_id'
        ):
            assert count == highest + 1, f"the record of {table_id} has a hole"
        database.close()
        for pair in self._pairs:
            lost = [
                (table_id, step, seat, text)
                for table_id, step, seat, text in pair.acknowledged
                if _decision(stored.get(table_id, []), step) != (seat, text)
            ]
            assert not lost, f"acknowledged and lost: {lost}"

    async def _wait_until_all_go_on(self, people: "list[asyncio.Task[None]]") -> None:
        before = {id(pair): len(pair.acknowledged) for pair in self._pairs}
        begun = time.monotonic()
        while any(len(pair.acknowledged) == before[id(pair)] for pair in self._pairs):
            for person in people:
                if person.done():
                    person.result()
            stuck = [p.table_id for p in self._pairs if len(p.acknowledged) == before[id(p)]]
            assert time.monotonic() - begun < RECOVERY_TIMEOUT, (
                f"these tables do not go on: {stuck}"
            )
            await asyncio.sleep(0.02)
        self.slowest = max(self.slowest, time.monotonic() - begun)

    # People

    async def _new_pair(self, number: int) -> Pair:
        cookies = []
        for side in "ab":
            async with self._client("") as client:
                answer = await client.post("/api/guests", json={"name": f"Chaos {number}{side}"})
                cookies.append(answer.raise_for_status().cookies["tablee"])
        pair = Pair(cookies)
        await self._new_table(pair)
        return pair

    def _client(self, cookie: str) -> httpx.AsyncClient:
        headers = {"origin": self.address, "cookie": f"tablee={cookie}"}
        return httpx.AsyncClient(base_url=self.address, headers=headers, timeout=10)

    async def _new_table(self, pair: Pair) -> None:
        wish = {"game": "reworld", "seats": ["me", "open", "bot:random"]}
        async with self._client(pair.cookies[0]) as client:
            table = (await client.post("/api/tables", json=wish)).raise_for_status().json()
        async with self._client(pair.cookies[1]) as client:
            path = f"/api/tables/{table['id']}/join"
            (await client.post(path, json={})).raise_for_status()
        pair.table_id = table["id"]

    async def _person(self, pair: Pair, seat: int) -> None:
        """Plays for ever, whatever happens to the server."""
        while True:
            at = pair.table_id
            address = f"{self.address.replace('http', 'ws')}/ws/tables/{at}"
            try:
                async with connect(
                    address,
                    additional_headers={"cookie": f"tablee={pair.cookies[seat]}"},
                    origin=self.address,  # type: ignore[arg-type]
                    compression=None,
                    open_timeout=5,
                ) as socket:
                    await self._play(socket, pair, seat, at)
                if pair.table_id == at and seat == 0:
                    await self._new_table(pair)
                    pair.games += 1
            except (OSError, WebSocketException, httpx.HTTPError, TimeoutError):
                pass
            await asyncio.sleep(0.05)

    async def _play(self, socket: ClientConnection, pair: Pair, seat: int, table_id: str) -> None:
        """Plays until the game is over or the connection is lost."""
        document: dict[str, Any] = {}
        # Nobody else acts while a seat is asked here: its move is the next one after that step.
        asked: dict[int, tuple[int, str]] = {}
        answered = ""
        ref = 0
        try:
            while True:
                # Not wait_for: in Python 3.11 it may lose a cancellation.
                async with asyncio.timeout(5):
                    message: dict[str, Any] = json.loads(await socket.recv())
                if message["type"] == "table":
                    document = message["document"]
                elif message["type"] == "patch":
                    document = applied(document, message["patch"])
                else:
                    answered = ""
                    continue
                move = asked.pop(message.get("ref", -1), None)
                if move is not None:
                    pair.acknowledged.append((table_id, move[0], seat, move[1]))
                if document["table"]["status"] == "over" or pair.table_id != table_id:
                    return
                question = document["question"]
                if question is not None and question != answered:
                    answered, ref = question, ref + 1
                    action = self._rng.choice(document["actions"])["a"]
                    asked[ref] = document["step"], action
                    play = {"type": "play", "a": action, "question": question, "ref": ref}
                    await socket.send(json.dumps(play))
        except (OSError, WebSocketException, TimeoutError):
            await asyncio.sleep(0.05)
            raise


def _decision(moves: list[tuple[int, str]], step: int) -> tuple[int, str] | None:
    """The first decision of a record from that step on; draws may come before it."""
    return next((move for move in moves[step:] if move[0] != CHANCE), None)


async def _cancel_all(people: "list[asyncio.Task[None]]") -> None:
    """All tasks have ended; a cancellation that got lost is repeated."""
    while pending := [person for person in people if not person.done()]:
        for person in pending:
            person.cancel()
        await asyncio.wait(pending, timeout=1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kills the server under load, again and again.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        chaos = Chaos(Path(data), given.tables, given.seed)
        asyncio.run(chaos.run(given.kills))
    print(
        f"{chaos.kills} kills, {chaos.acknowledged} moves acknowledged, none lost; "
        f"{chaos.games} games over; all tables went on within {chaos.slowest:.1f} s"
    )


if __name__ == "__main__":
    main()
