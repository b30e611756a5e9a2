"""Connections: who sends nothing, reads nothing or comes too often keeps nobody else out."""

import asyncio
import base64
import os
import socket
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect

from tablee.server.protection import connections
from tests.server.protection.floods import frame

T = TypeVar("T")

HEAD = b"GET /hello HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /echo HTTP/1.1\r\nhost: x\r\n"
STRANGER, OTHER = "127.0.2.1", "127.0.3.1"
#: Seconds: long for a busy machine, and shorter than a server waits where no test changes it.
PATIENCE = 12.0


def run_on_uvloop(coroutine: Coroutine[Any, Any, T]) -> T:
    """On the loop that a server has, whose connections are not quite asyncio's."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(coroutine)


async def _hello(_request: Request) -> PlainTextResponse:
    return PlainTextResponse("hello")


async def _echo(request: Request) -> PlainTextResponse:
    return PlainTextResponse(str(len(await request.body())))


async def _large(_request: Request) -> PlainTextResponse:
    return PlainTextResponse("x" * 20_000_000)


class Place:
    """A socket that counts what it is sent, and sends what it is told to."""

    heard = 0

    def __init__(self) -> None:
        self.gone = asyncio.Event()

    async def __call__(self, socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                self.heard += 1
                await socket.send_text("x" * int(text))
        except WebSocketDisconnect:
            self.gone.set()


@asynccontextmanager
async def serving(place: Place | None = None, **more: Any) -> AsyncIterator[int]:
    """A server with these connections; the port."""

    async def opened(socket: WebSocket) -> None:
        await (place or Place())(socket)

    app = Starlette(
        routes=[
            Route("/hello", _hello),
            Route("/echo", _echo, methods=["POST"]),
            Route("/large", _large),
            WebSocketRoute("/ws", opened),
        ]
    )
    limited = connections.limited(())
    config = uvicorn.Config(
        app, host="127.0.0.1", port=0, log_level="critical", timeout_graceful_shutdown=1,
        **(limited | more),
    )  # fmt: skip
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done()
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        while _opened:
            _opened.pop().close()
        server.should_exit = True
        await running


_opened: list[asyncio.StreamWriter] = []


async def at(
    port: int, source: str = STRANGER
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection, open until the server stops."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    _opened.append(writer)
    return reader, writer


async def asked(
    port: int, source: str, request: bytes = HEAD + b"connection: close\r\n\r\n"
) -> bytes:
    """The whole answer to a request on a connection of its own."""
    reader, writer = await at(port, source)
    writer.write(request)
    async with asyncio.timeout(PATIENCE):
        return await reader.read()


async def closed(reader: asyncio.StreamReader) -> bytes:
    """What came until the other side closed."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


def test_requests_are_answered_one_after_another_on_one_connection() -> None:
    async def run() -> None:
        async with serving() as port:
            reader, writer = await at(port)
            for _ in range(3):
                writer.write(HEAD + b"\r\n")
                assert b"200 OK" in await reader.readuntil(b"hello")
            writer.write(POST + b"content-length: 9000\r\n\r\n" + b"x" * 9000)
            await reader.readuntil(b"\r\n\r\n9000")
            writer.write(2 * (HEAD + b"\r\n"))
            for _ in range(2):
                await reader.readuntil(b"hello")

    run_on_uvloop(run())


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        HEAD,
        POST + b"content-length: 10\r\n\r\n123",
        HEAD + b"\r\n" + POST + b"content-length: 9\r\n\r\n",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
def test_a_request_must_arrive_whole_in_time(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one behind another, and however it is stretched."""
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.3)

    async def run() -> None:
        async with serving() as port:
            reader, writer = await at(port)
            writer.write(sent)
            gone = asyncio.create_task(closed(reader))
            while sent and not gone.done():
                writer.write(b"1" if b"content-length: 10\r" in sent else b"")
                await asyncio.sleep(0.1)
            await gone
            # Whoever hurries is answered, also where the machine does other things besides.
            monkeypatch.setattr(connections, "REQUEST_SECONDS", PATIENCE)
            assert b"hello" in await asked(port, STRANGER)

    run_on_uvloop(run())


def test_whoever_does_not_read_an_answer_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READING_SECONDS", 0.3)

    async def run() -> None:
        async with serving() as port:
            lost = asyncio.Event()
            drop = connections.HttpConnection.connection_lost

            def noted(self: connections.HttpConnection, exc: Exception | None) -> None:
                drop(self, exc)
                lost.set()

            monkeypatch.setattr(connections.HttpConnection, "connection_lost", noted)
            plain = socket.create_connection(("127.0.0.1", port))
            plain.sendall(b"GET /large HTTP/1.1\r\nhost: x\r\n\r\n")
            async with asyncio.timeout(PATIENCE):
                await lost.wait()
            plain.close()

    run_on_uvloop(run())


def test_chunks_are_refused_at_once() -> None:
    async def run() -> None:
        async with serving() as port:
            head = POST + b"transfer-encoding: chunked\r\n\r\n1\r\nx\r\n"
            assert (await asked(port, STRANGER, head)).startswith(b"HTTP/1.1 411")
            reader, writer = await at(port)
            writer.write(head + b"1\r\nx\r\n" * 40_000)
            assert b"200 OK" not in await closed(reader)

    run_on_uvloop(run())


def test_an_address_has_so_many_connections_and_its_oldest_idle_one_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "MOST_OF_ADDRESS", 5)

    async def run() -> None:
        async with serving() as port:
            idle = [await at(port) for _ in range(5)]
            other = await at(port, OTHER)
            newest = await at(port)
            await closed(idle[0][0])
            for reader, writer in (*idle[1:], newest, other):
                writer.write(HEAD + b"\r\n")
                assert b"200 OK" in await reader.readuntil(b"hello")

    run_on_uvloop(run())


def test_in_all_there_are_fewer_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who have the most of them make room."""
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 12)

    async def run() -> None:
        async with serving() as port:
            other = await at(port, OTHER)
            for _ in range(30):
                await at(port)
            for reader, writer in ((other), await at(port, "127.0.4.1")):
                writer.write(HEAD + b"\r\n")
                assert b"200 OK" in await reader.readuntil(b"hello")

    run_on_uvloop(run())


def test_no_socket_is_closed_to_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 8)

    async def run() -> None:
        async with serving() as port:
            table = await connect(f"ws://127.0.0.1:{port}/ws", local_addr=(OTHER, 0))
            for _ in range(30):
                await at(port)
            await table.send("3")
            assert await table.recv() == "xxx"
            await table.close()

    run_on_uvloop(run())


def test_sockets_leave_room_for_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 4)

    async def run() -> None:
        async with serving() as port:
            url = f"ws://127.0.0.1:{port}/ws"
            tables = [await connect(url) for _ in range(3)]
            with pytest.raises(Exception, match="503"):
                await connect(url)
            assert b"hello" in await asked(port, OTHER)
            await tables[0].close()
            async with connect(url):
                pass
            for table in tables:
                await table.close()

    run_on_uvloop(run())


async def raw(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket as its bytes."""
    reader, writer = await at(port)
    key = base64.b64encode(os.urandom(16))
    writer.write(
        b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: " + key + b"\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def test_all_messages_that_come_at_once_are_heard_in_time() -> None:
    async def run() -> None:
        place = Place()
        async with serving(place) as port, asyncio.timeout(PATIENCE):
            reader, writer = await raw(port)
            writer.write(frame(b"1") * 20_000)
            await reader.readexactly(3 * 20_000)
            assert place.heard == 20_000
            writer.write(frame(b"2"))
            assert await reader.readexactly(4) == b"\x81\x02xx"
            writer.write(frame(b"", 8))
            assert await reader.read() == b"\x88\x00"

    run_on_uvloop(run())


@pytest.mark.parametrize(("opcode", "head"), [(9, 0x89), (10, 0x8A), (0, 0x00)])
def test_frames_that_say_nothing_are_few(opcode: int, head: int) -> None:
    """Pings, pongs, and parts of a message that never ends."""

    async def run() -> None:
        place = Place()
        async with serving(place) as port:
            reader, writer = await raw(port)
            nothing = bytes([head]) + frame(b"", opcode)[1:]
            first = b"\x01" + frame(b"", 1)[1:] if opcode == 0 else b""
            writer.write(first + nothing * 20_000)
            await closed(reader)
            async with asyncio.timeout(PATIENCE):
                await place.gone.wait()

    run_on_uvloop(run())


def test_a_few_pings_are_answered() -> None:
    async def run() -> None:
        async with serving() as port, connect(f"ws://127.0.0.1:{port}/ws") as table:
            for _ in range(10):
                async with asyncio.timeout(PATIENCE):
                    await (await table.ping())

    run_on_uvloop(run())


def test_sockets_are_pinged_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server is woken once for all that are due, whenever each of them was opened."""
    pinged: list[float] = []
    often = asyncio.Event()
    send = connections.SocketConnection.send_keepalive_ping

    def noted(self: connections.SocketConnection) -> None:
        pinged.append(self.loop.time())
        if len(pinged) == 8:
            often.set()
        send(self)

    monkeypatch.setattr(connections.SocketConnection, "send_keepalive_ping", noted)

    async def run() -> None:
        async with AsyncExitStack() as held:
            port = await held.enter_async_context(serving(ws_ping_interval=1.5))
            for _ in range(4):
                await held.enter_async_context(connect(f"ws://127.0.0.1:{port}/ws"))
                await asyncio.sleep(0.1)
            async with asyncio.timeout(PATIENCE):
                await often.wait()

    run_on_uvloop(run())
    # A timer may be late, and with uvloop a millisecond early.
    assert all((moment + 0.01) % connections.PINGED_EVERY < 0.5 for moment in pinged)


def test_a_socket_that_never_reads_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was to be sent waits with us, and only a little of it in the connection."""
    monkeypatch.setattr(connections, "READING_SECONDS", 0.3)
    sizes: list[int] = []
    abort = connections.Patience.begin

    def noted(self: connections.Patience, transport: asyncio.Transport) -> None:
        sizes.append(transport.get_write_buffer_size())
        abort(self, transport)

    monkeypatch.setattr(connections.Patience, "begin", noted)

    async def run() -> None:
        place = Place()
        async with serving(place) as port:
            reader, writer = await raw(port)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(500):
                writer.write(frame(b"100000"))
            async with asyncio.timeout(PATIENCE):
                await place.gone.wait()
            assert place.heard < 500
            assert max(sizes) < 300_000
            del reader

    run_on_uvloop(run())


def test_the_file_limit_is_raised_as_far_as_it_may_be(tmp_path: Path) -> None:
    script = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 2000));"
        "from tablee.server.protection import connections;"
        "print(connections._raise_file_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )

    async def run() -> bytes:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", script, stdout=asyncio.subprocess.PIPE, cwd=tmp_path
        )
        return (await process.communicate())[0]

    assert run_on_uvloop(run()).split() == [b"2000", b"2000"]
