"""People who send anything over sockets, several at each table, and what they are answered."""

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from typing import Any

from bench.fuzz.grammar import Grammar
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.server.server_process import Client, ServerProcess
from tests.server.wire.json_patch import applied

GAMES = ("reworld", "century", "artemis", "reykholt", "gaia")
#: Messages that are sent before answers are waited for.
BATCH = 20
#: Seconds in which they must have come.
PATIENCE = 60.0


@dataclass
class Counts:
    """What was sent, and what came back."""

    #: How many messages are to be sent, and patches to come, at least.
    inputs: int
    patches: int = 0
    sent: int = 0
    #: Answers by type, and refusals by code.
    answers: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    #: How connections ended, by close code.
    closed: Counter[int] = field(default_factory=Counter)
    tables: dict[str, list[str]] = field(default_factory=dict)

    @property
    def are_enough(self) -> bool:
        """All that was wanted was sent and came."""
        return self.sent >= self.inputs and self.answers["patch"] >= self.patches


@dataclass
class Fuzzer:
    """One person at the tables of one game."""

    server: ServerProcess
    client: Client
    table_id: str
    counts: Counts
    rng: random.Random
    document: dict[str, Any] = field(default_factory=dict)

    async def run(self) -> None:
        """Sends until enough was sent or the game is over; connects again when thrown out."""
        grammar = Grammar(self.rng)
        while not self.counts.are_enough and not self._is_over():
            try:
                async with self.client.connect(
                    self.table_id, max_size=None, max_queue=None
                ) as socket:
                    await self._send_batches(socket.connection, grammar)
            except (OSError, WebSocketException) as error:
                code = getattr(getattr(error, "rcvd", None), "code", 1006)
                self.counts.closed[code] += 1
            assert self.server.process.poll() is None, "the server is gone"

    def _is_over(self) -> bool:
        return bool(self.document) and self.document["table"]["status"] != "playing"

    async def _send_batches(self, connection: ClientConnection, grammar: Grammar) -> None:
        self._take(await connection.recv())
        while not self.counts.are_enough and not self._is_over():
            for _ in range(BATCH):
                await self._send(connection, grammar.message(self.document))
            if self.rng.random() < 0.01:
                await self._misbehave(connection)
            ref = self.rng.randrange(1 << 40, 1 << 41)
            await connection.send(json.dumps({"type": "ping", "ref": ref}))
            async with asyncio.timeout(PATIENCE):
                while self._take(await connection.recv()) != ref:
                    pass

    async def _send(self, connection: ClientConnection, message: str | bytes) -> None:
        self.counts.sent += 1
        try:
            if self.rng.random() < 0.01 and len(message) > 2:
                await connection.send(_parts(message, self.rng))
            else:
                await connection.send(message)
        except UnicodeEncodeError:  # a lone surrogate is no text that can be sent
            await connection.send(str(message).encode("utf-8", "surrogatepass"))

    async def _misbehave(self, connection: ClientConnection) -> None:
        """Pings, hangs up without a word, or says nothing more and reads on."""
        act = self.rng.randrange(3)
        if act == 0:
            for _ in range(3):
                await connection.ping(self.rng.randbytes(self.rng.randrange(100)))
        elif act == 1:
            connection.transport.abort()
        elif connection.transport.can_write_eof():
            connection.transport.write_eof()

    def _take(self, data: str | bytes) -> int | None:
        """The message is noted; its `ref`."""
        message = json.loads(data)
        self.counts.answers[message["type"]] += 1
        if message["type"] == "table":
            self.document = message["document"]
        elif message["type"] == "patch":
            self.document = applied(self.document, message["patch"])
        elif message["type"] == "error":
            code = message["error"]["code"]
            self.counts.refusals[code] += 1
            assert code != "server", "the server says that it is its own fault; see its log"
        ref: int | None = message.get("ref")
        return ref


def _parts(message: str | bytes, rng: random.Random) -> Iterator[str] | Iterator[bytes]:
    """The message in pieces, which become frames."""
    cut = rng.randrange(1, len(message))
    if isinstance(message, str):
        return iter((message[:cut], message[cut:]))
    return iter((message[:cut], message[cut:]))


async def fuzz_sockets(server: ServerProcess, inputs: int, seed: int, patches: int = 0) -> Counts:
    """So many messages at least, at tables of all games at once, until so many patches have come.

    Raises `AssertionError`.
    """
    counts = Counts(inputs, patches)
    rng = random.Random(seed)

    async def play(game: str, seed: int) -> None:
        while not counts.are_enough:
            async with _people_at_a_table(server, game, counts, seed) as people:
                await asyncio.gather(*(person.run() for person in people))

    await asyncio.gather(*(play(game, rng.randrange(1 << 30)) for game in GAMES))
    return counts


@contextlib.asynccontextmanager
async def _people_at_a_table(
    server: ServerProcess, game: str, counts: Counts, seed: int
) -> AsyncIterator[list[Fuzzer]]:
    """Two who play, with a bot, and one who watches."""
    people = [await asyncio.to_thread(server.guest, name) for name in ("Ada", "Bob", "Eve")]
    table = await asyncio.to_thread(
        lambda: people[0].open_table("me", "open", "bot:random", game=game)
    )
    await asyncio.to_thread(people[1].join, table)
    counts.tables[table["id"]] = [person.cookie for person in people]
    yield [
        Fuzzer(server, person, table["id"], counts, random.Random(f"{seed} {number}"))
        for number, person in enumerate(people)
    ]
    for person in people:
        person.http.close()
