"""Floods: what strangers do to a server, each in a process of its own, and how others fare.

    python -m tests.server.protection.floods NAME ADDRESS

floods the server from loopback addresses of its own until it is stopped, and says `ready` once it
has begun. The server sees every bystander and every stranger at an address of their own.
"""

import asyncio
import base64
import contextlib
import itertools
import json
import os
import random
import socket
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT))

from tests.server.wire.json_patch import applied  # noqa: E402

BYSTANDER = "127.0.3.{}"
NEWCOMER = "127.0.4.{}"


# Clients


def browser(address: str, source: str) -> httpx.AsyncClient:
    """A browser at an IP address of its own."""
    transport = httpx.AsyncHTTPTransport(local_address=source, verify=False)
    headers = {"origin": address}
    return httpx.AsyncClient(base_url=address, headers=headers, timeout=30, transport=transport)


async def guest(address: str, source: str) -> httpx.AsyncClient:
    """A browser with the session of a new guest."""
    client = browser(address, source)
    answer = await client.post("/api/guests", json={"name": f"Guest {random.randrange(10**6)}"})
    answer.raise_for_status()
    return client


async def post(client: httpx.AsyncClient, path: str, body: object = None) -> Any:
    """The answer to a request that must be accepted."""
    answer = await client.post(path, json={} if body is None else body)
    return answer.raise_for_status().json()


async def table_socket(
    client: httpx.AsyncClient, source: str, table_id: str, **more: Any
) -> ClientConnection:
    """A socket at a table."""
    address = str(client.base_url).rstrip("/")
    return await connect(
        f"{address.replace('http', 'ws')}/ws/tables/{table_id}",
        additional_headers={"cookie": f"tablee={client.cookies['tablee']}"},
        local_addr=(source, 0),
        **{"origin": address, "compression": None, "max_queue": None, **more},
    )


# Bystanders


@dataclass
class Fared:
    """How others fared: seconds for a move and for a page's first request."""

    moves: list[float] = field(default_factory=list)
    arrivals: list[float] = field(default_factory=list)
    #: Who could not come in at all, or was put out.
    failures: int = 0

    def move(self, share: float) -> float:
        """The milliseconds in which that share of all moves was acknowledged."""
        return _share(self.moves, share)

    def arrival(self, share: float) -> float:
        """The milliseconds in which that share of all newcomers was answered."""
        return _share(self.arrivals, share)


def _share(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))] if times else 1e9


async def fare(
    address: str,
    seconds: float,
    tables: int = 6,
    during: Callable[[], Awaitable[None]] | None = None,
) -> Fared:
    """Pairs play, and newcomers arrive, for a while; `during` is awaited once all are seated."""
    fared = Fared()
    seats = []
    for number in range(tables):
        source = BYSTANDER.format(number + 1)
        host, other = await guest(address, source), await guest(address, source)
        opened = await post(host, "/api/tables", {"game": "reworld", "seats": ["me", "open"]})
        await post(other, f"/api/tables/{opened['id']}/join")
        seats += [(c, await table_socket(c, source, opened["id"])) for c in (host, other)]
    if during is not None:
        await during()
    end = time.perf_counter() + seconds
    playing = [play(place, end, fared) for _, place in seats]
    await asyncio.gather(*playing, arrive(address, end, fared))
    for client, place in seats:
        place.transport.abort()
        await client.aclose()
    return fared


async def play(place: ClientConnection, end: float, fared: Fared) -> None:
    """Random legal moves, several a second."""
    rng = random.Random(id(place))
    document: dict[str, Any] = {}
    sent, number, answered = 0.0, 0, None
    while (left := end - time.perf_counter()) > 0 or sent:
        try:
            async with asyncio.timeout(max(left, 0) + (30 if sent else 0)):
                message = msgspec.json.decode(await place.recv())
        except TimeoutError:
            fared.failures += bool(sent)
            return
        except ConnectionClosed:
            fared.failures += 1
            return
        if message["type"] == "table":
            document = message["document"]
        elif message["type"] == "patch":
            document = applied(document, message["patch"])
        elif message["type"] == "error":
            fared.failures += 1
        if sent and message.get("ref") == number:
            fared.moves.append(time.perf_counter() - sent)
            sent = 0.0
        question = document["question"]
        if question not in (None, answered) and time.perf_counter() < end:
            answered = question
            await asyncio.sleep(rng.uniform(0.05, 0.2))
            number += 1
            choice = rng.choice(document["actions"])["a"]
            sent = time.perf_counter()
            wanted = {"type": "play", "a": choice, "question": question, "ref": number}
            await place.send(json.dumps(wanted))


async def arrive(address: str, end: float, fared: Fared) -> None:
    """Newcomers ask for something on a connection of their own."""
    for number in itertools.count():
        if time.perf_counter() > end:
            return
        await asyncio.sleep(0.1)
        started = time.perf_counter()
        try:
            async with asyncio.timeout(5):
                is_answered = await health(address, NEWCOMER.format(number % 250 + 1))
        except TimeoutError:
            is_answered = True  # late, and counted as such; `OSError` has it as one of its kinds
        except OSError:
            is_answered = False
        if is_answered:
            fared.arrivals.append(time.perf_counter() - started)
        else:
            fared.failures += 1


async def health(address: str, source: str) -> bool:
    """Whether the server says that it is well, on a connection of its own."""
    url = httpx.URL(address)
    reader, writer = await asyncio.open_connection(url.host, url.port, local_addr=(source, 0))
    try:
        host = url.netloc.decode()
        writer.write(
            f"GET /api/health HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n".encode()
        )
        return b" 200 OK" in await reader.readline()
    finally:
        writer.close()


# Floods


def stranger(number: int) -> str:
    """An address of this flood: each meets a server at which it has asked for nothing yet."""
    return f"127.0.{20 + list(FLOODS).index(sys.argv[1])}.{number}"


def ready() -> None:
    """It has begun."""
    sys.stdout.write("ready\n")
    sys.stdout.flush()


async def forever(*acts: Awaitable[None]) -> None:
    """All of them, whatever becomes of one."""
    await asyncio.gather(*acts, return_exceptions=True)


async def century(client: httpx.AsyncClient) -> Any:
    """A table of the largest game, at which the stranger is asked something."""
    seats = ["me", "bot:random", "bot:random"]
    return await post(client, "/api/tables", {"game": "century", "seats": seats})


async def ask(client: httpx.AsyncClient, source: str, table_id: str, kind: str) -> None:
    """One socket asks within the old limits, about another thing each time."""
    rng = random.Random()
    while True:
        with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
            place = await table_socket(client, source, table_id)
            document = await asked(place)
            reading = asyncio.create_task(_read(place))
            while not reading.done():
                await place.send(_question(kind, document, rng))
                await asyncio.sleep(1 / 19)
        await asyncio.sleep(1)


async def asked(place: ClientConnection) -> Any:
    """The document once something is asked."""
    document: Any = {"actions": []}
    while not document["actions"]:
        message = msgspec.json.decode(await place.recv())
        if message["type"] == "table":
            document = message["document"]
        elif message["type"] == "patch":
            document = applied(document, message["patch"])
    return document


async def _read(place: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for _ in place:
            pass


def _question(kind: str, document: Any, rng: random.Random) -> str:
    if kind == "why":
        cell = f"cell:{rng.randrange(-40, 40)},{rng.randrange(-40, 40)}"
        return json.dumps({"type": "why", "target": cell})
    action = rng.choice(document["actions"])["a"]
    return json.dumps({"type": "foresee", "a": action, "question": document["question"]})


async def asking(address: str, kind: str) -> None:
    source = stranger(1)
    client = await guest(address, source)
    table = await century(client)
    places = [ask(client, source, table["id"], kind) for _ in range(30)]
    asyncio.get_running_loop().call_later(1.0, ready)
    await forever(*places)


async def why(address: str) -> None:
    """One guest asks why not over thirty sockets."""
    await asking(address, "why")


async def foresee(address: str) -> None:
    """One guest asks what would come of a move over thirty sockets."""
    await asking(address, "foresee")


async def replay(address: str) -> None:
    """Eight connections without a session read the replay of a game."""
    source = stranger(1)
    client = await guest(address, source)
    opened = await post(
        client, "/api/tables", {"game": "gaia", "seats": ["me", "bot:random"], "private": False}
    )
    path = f"/api/tables/{opened['id']}"
    await post(client, f"{path}/resign")
    while (await client.get(path)).json()["status"] != "over":  # noqa: ASYNC110 - over HTTP
        await asyncio.sleep(0.2)

    async def read() -> None:
        anybody = browser(address, source)
        anybody.headers["accept-encoding"] = "identity"
        while True:
            with contextlib.suppress(httpx.HTTPError):
                answer = await anybody.get(f"{path}/replay")
                if answer.status_code == 429:
                    await asyncio.sleep(0.05)

    ready()
    await forever(*(read() for _ in range(8)))


async def silence(address: str) -> None:
    """Ninety sockets of three guests ask and never read."""
    acts = []
    for number in range(3):
        source = stranger(number + 1)
        client = await guest(address, source)
        table = await century(client)
        place = await table_socket(client, source, table["id"])
        document = await asked(place)
        acts += [_never_read(address, client, source, table["id"], document) for _ in range(30)]
        place.transport.abort()
    asyncio.get_running_loop().call_later(1.0, ready)
    await forever(*acts)


async def _never_read(
    address: str, client: httpx.AsyncClient, source: str, table_id: str, document: Any
) -> None:
    rng = random.Random()
    while True:
        with contextlib.suppress(OSError):
            writer = await raw_socket(address, client.cookies["tablee"], source, table_id)
            while True:
                writer.write(frame(_question("foresee", document, rng).encode()))
                await writer.drain()
                await asyncio.sleep(1 / 19)
        await asyncio.sleep(1)


async def raw_connection(address: str, source: str) -> asyncio.StreamWriter:
    """A connection whose other end takes little before somebody reads it."""
    url = httpx.URL(address)
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.bind((source, 0))
    plain.setblocking(False)  # noqa: FBT003
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", url.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=1024)
    writer._reader_kept = reader  # type: ignore[attr-defined]
    return writer


async def raw_socket(address: str, cookie: str, source: str, table_id: str) -> asyncio.StreamWriter:
    """A table's socket that nobody reads."""
    writer = await raw_connection(address, source)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /ws/tables/{table_id} HTTP/1.1\r\nhost: {httpx.URL(address).netloc.decode()}\r\n"
        f"origin: {address}\r\ncookie: tablee={cookie}\r\nupgrade: websocket\r\n"
        f"connection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {key}\r\n\r\n".encode()
    )
    await asyncio.sleep(0.3)
    return writer


def frame(data: bytes, opcode: int = 1) -> bytes:
    """A frame of a socket, masked with zeros."""
    length = (
        bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    )
    return bytes([0x80 | opcode]) + length + bytes(4) + data


async def half_requests(address: str) -> None:
    """Over a thousand requests are sent by half."""
    writers = []

    async def half(number: int) -> None:
        source = stranger(number % 8 + 1)
        while True:
            with contextlib.suppress(OSError):
                writer = await raw_connection(address, source)
                writers.append(writer)
                writer.write(b"POST /api/guests HTTP/1.1\r\nhost: x\r\n")
                for _ in range(1000):
                    await asyncio.sleep(2)
                    writer.write(b"x-more: 1\r\n")
                    await writer.drain()
            await asyncio.sleep(1)

    asyncio.get_running_loop().call_later(3.0, ready)
    await forever(*(half(number) for number in range(1100)))


async def requests(address: str) -> None:
    """One guest asks for the list of tables as fast as it goes."""
    source = stranger(1)
    client = await guest(address, source)
    for _ in range(10):
        await post(client, "/api/tables", {"game": "reworld", "seats": ["me", "open"]})

    async def read() -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await client.get("/api/tables")

    ready()
    await forever(*(read() for _ in range(8)))


async def frames(address: str) -> None:
    """Ten sockets send tiny frames as fast as they are taken."""
    source = stranger(1)
    client = await guest(address, source)
    table = await century(client)
    tiny = (frame(b"", 9) * 9 + frame(b"{}")) * 4000

    async def send() -> None:
        while True:
            with contextlib.suppress(OSError):
                writer = await raw_socket(address, client.cookies["tablee"], source, table["id"])
                while True:
                    writer.write(tiny)
                    await writer.drain()
            await asyncio.sleep(0.5)

    asyncio.get_running_loop().call_later(0.5, ready)
    await forever(*(send() for _ in range(10)))


async def tables(address: str) -> None:
    """One guest opens tables at which only bots play, each with a socket."""
    source = stranger(1)
    client = await guest(address, source)

    async def open_many() -> None:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                opened = await post(
                    client, "/api/tables", {"game": "gaia", "seats": ["me", "bot:greedy"]}
                )
                await post(client, f"/api/tables/{opened['id']}/resign")
            await asyncio.sleep(0.05)

    ready()
    await forever(*(open_many() for _ in range(4)))


FLOODS: dict[str, Callable[[str], Coroutine[Any, Any, None]]] = {
    "why": why,
    "foresee": foresee,
    "replay": replay,
    "silence": silence,
    "half-requests": half_requests,
    "requests": requests,
    "frames": frames,
    "tables": tables,
}


@asynccontextmanager
async def flooded(name: str, address: str) -> AsyncIterator[None]:
    """The flood runs in a process of its own, which never takes time that the server could use."""
    process = await asyncio.create_subprocess_exec(
        "nice", "-n", "15", sys.executable, "-m", "tests.server.protection.floods", name, address,
        stdout=asyncio.subprocess.PIPE, cwd=ROOT,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        async with asyncio.timeout(60):
            assert await process.stdout.readline() == b"ready\n", f"{name} did not begin"
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


if __name__ == "__main__":
    asyncio.run(FLOODS[sys.argv[1]](sys.argv[2]))
