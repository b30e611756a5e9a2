"""People who always play and talk, whatever happens to the servers; what they were told counts."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.wire.json_patch import applied

GAMES = ("reworld", "century", "artemis", "reykholt", "gaia")
#: Moves after which a table is left for a new one: records of all games, at all lengths.
LONGEST = 150
#: How often a line of chat is said, and how long a refused move is thought over.
CHAT_CHANCE = 0.05
PAUSE = 0.05
_LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


@dataclass(eq=False)
class Promises:
    """What was sent to a table, and what of it was acknowledged; the seats are 0 and 1."""

    table_id: str
    cookies: list[str]
    sent: dict[int, Counter[str]] = field(default_factory=lambda: {0: Counter(), 1: Counter()})
    acknowledged: dict[int, list[str]] = field(default_factory=lambda: {0: [], 1: []})
    lines: list[str] = field(default_factory=list)

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(map(len, self.acknowledged.values()))


@dataclass(eq=False)
class Pair:
    """Two people at a time who play one table after the other."""

    game: str
    tables: list[Promises] = field(default_factory=list)

    @property
    def moves(self) -> int:
        """How many moves were acknowledged at all tables."""
        return sum(table.moves for table in self.tables)


class Crowd:
    """Pairs of people, each with one of the games."""

    def __init__(self, addresses: Callable[[], list[str]], rng: random.Random) -> None:
        self._addresses = addresses
        self._rng = rng
        self.pairs: list[Pair] = []
        self._tasks: list[asyncio.Task[None]] = []
        #: Answers that refused something, by their code.
        self.refusals: Counter[str] = Counter()

    @property
    def tables(self) -> list[Promises]:
        """All tables at which they played."""
        return [table for pair in self.pairs for table in pair.tables]

    async def arrive(self, pairs: int) -> None:
        """They are there, sit at their first tables and begin to play."""
        for number in range(pairs):
            pair = Pair(GAMES[number % len(GAMES)])
            await self._new_table(pair)
            self.pairs.append(pair)
        for pair in self.pairs:
            self._tasks += [asyncio.create_task(self._play_on(pair, seat)) for seat in (0, 1)]

    async def leave(self) -> None:
        """They are gone; a cancellation that got lost is repeated."""
        while pending := [task for task in self._tasks if not task.done()]:
            for task in pending:
                task.cancel()
            await asyncio.wait(pending, timeout=1)

    async def wait_until_going_on(self, pairs: int | None, seconds: float) -> None:
        """So many pairs, or all, have had one more move acknowledged than now."""
        before = [pair.moves for pair in self.pairs]
        late = len(self.pairs) - (len(self.pairs) if pairs is None else pairs)
        try:
            async with asyncio.timeout(seconds):
                while True:
                    stuck = [
                        pair.tables[-1].table_id
                        for pair, known in zip(self.pairs, before, strict=True)
                        if pair.moves == known
                    ]
                    if len(stuck) <= late:
                        return
                    for task in self._tasks:
                        if task.done():
                            task.result()
                    await asyncio.sleep(0.02)
        except TimeoutError:
            raise AssertionError(f"these tables do not go on: {stuck}") from None

    # Each of them

    def _client(self, address: str, cookie: str = "") -> httpx.AsyncClient:
        headers = {"origin": address} | ({"cookie": f"tablee={cookie}"} if cookie else {})
        return httpx.AsyncClient(base_url=address, headers=headers, timeout=10)

    async def _guest(self, name: str) -> str:
        async with self._client(self._rng.choice(self._addresses())) as client:
            answer = await client.post("/api/guests", json={"name": name})
            return str(answer.raise_for_status().cookies["tablee"])

    async def _new_table(self, pair: Pair) -> None:
        """New people at a new table: nobody may have left hundreds of games unfinished."""
        cookies = [await self._guest(name) for name in ("Ada", "Bob")]
        # Somewhere only people play: they are asked also where no bot's move can be stored.
        may_have_bot = pair.game != GAMES[0] and self._rng.random() < 0.5
        has_bot = pair.game == "century" or may_have_bot
        wish = {"game": pair.game, "seats": ["me", "open", *["bot:random"] * has_bot]}
        address = self._rng.choice(self._addresses())
        async with self._client(address, cookies[0]) as client:
            table = (await client.post("/api/tables", json=wish)).raise_for_status().json()
        async with self._client(address, cookies[1]) as client:
            path = f"/api/tables/{table['id']}/join"
            (await client.post(path, json={})).raise_for_status()
        pair.tables.append(Promises(table["id"], cookies))

    async def _play_on(self, pair: Pair, seat: int) -> None:
        """Plays for ever, at whichever server there is."""
        while True:
            at = pair.tables[-1]
            address = self._rng.choice(self._addresses())
            try:
                async with connect(
                    f"{address.replace('http', 'ws')}/ws/tables/{at.table_id}",
                    additional_headers={"cookie": f"tablee={at.cookies[seat]}"},
                    origin=address,  # type: ignore[arg-type]
                    compression=None,
                    open_timeout=5,
                ) as socket:
                    await _Player(socket, pair, at, seat, self._rng, self.refusals).play()
                if pair.tables[-1] is at and seat == 0:
                    await self._new_table(pair)
            except httpx.HTTPStatusError as refused:
                self.refusals[refused.response.json()["error"]["code"]] += 1
            except _LOST:
                pass
            await asyncio.sleep(PAUSE)


@dataclass
class _Player:
    """One person at one socket."""

    socket: ClientConnection
    pair: Pair
    table: Promises
    seat: int
    rng: random.Random
    refusals: Counter[str]
    document: dict[str, Any] = field(default_factory=dict)
    #: What waits for an answer, by the number of its message.
    asked: dict[int, str] = field(default_factory=dict)
    answered: str = ""
    ref: int = 0

    async def play(self) -> None:
        """Plays until the game is over, or long enough, or the connection is lost."""
        while not self._is_over():
            # Not wait_for: in Python 3.11 it may lose a cancellation.
            async with asyncio.timeout(5):
                message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["type"] == "table":
                self.document = message["document"]
            elif message["type"] == "patch":
                self.document = applied(self.document, message["patch"])
            elif message["type"] == "error":
                self.refusals[message["error"]["code"]] += 1
                self.asked.pop(message.get("ref", -1), None)
                self.answered = ""
                await asyncio.sleep(PAUSE)
            self._note(message)
            await self._answer()

    def _is_over(self) -> bool:
        if not self.document:
            return False
        is_left = self.table.moves >= LONGEST or self.pair.tables[-1] is not self.table
        return is_left or self.document["table"]["status"] != "playing"

    def _note(self, message: dict[str, Any]) -> None:
        """What this message acknowledges is a promise."""
        done = self.asked.pop(message.get("ref", -1), None)
        if done is None:
            return
        if message["type"] == "chat":
            self.table.lines.append(done)
        else:
            self.table.acknowledged[self.seat].append(done)

    async def _answer(self) -> None:
        question = self.document.get("question")
        if question is None or question == self.answered:
            return
        self.answered = question
        action = self.rng.choice(self.document["actions"])["a"]
        self.table.sent[self.seat][action] += 1
        await self._send(action, type="play", a=action, question=question)
        if self.rng.random() < CHAT_CHANCE:
            line = f"{self.table.table_id} {self.seat} {self.rng.random()}"
            await self._send(line, type="chat", text=line)

    async def _send(self, what: str, **message: str) -> None:
        self.ref += 1
        self.asked[self.ref] = what
        await self.socket.send(json.dumps(message | {"ref": self.ref}))
