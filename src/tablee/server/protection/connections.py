"""Connections: how many there may be, and how long whoever sends or reads nothing keeps one.

A table's socket, once it is open, is never closed to make room for anybody else.
"""

import asyncio
import sys
from collections import Counter
from functools import partial
from typing import Any

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from tablee.server.operation import metrics
from tablee.server.protection.frames import text_frame
from tablee.server.protection.payers import address_group

if sys.platform != "win32":
    import resource

#: Files besides connections: the database, workers, logs, pages that are sent.
OTHER_FILES = 200
MOST_CONNECTIONS = 8000
#: Connections of one address group: its sockets, and some requests.
MOST_OF_ADDRESS = 200
#: The part of all connections that table sockets may take, so that a page can still be read.
MOST_SOCKETS = 0.75
#: Seconds in which a request must have arrived whole.
REQUEST_SECONDS = 15.0
#: Seconds until the next request on the same connection.
IDLE_SECONDS = 5
#: Seconds in which somebody must have read some of what is waiting for them.
READING_SECONDS = 20.0
#: Bytes that a connection holds for a reader; the rest stays in the outbox of its table's socket.
WRITE_BUFFER = 64 * 1024
#: Bytes that are parsed at once: tiny frames and chunks take long.
SLICE = 4096
#: A key of a socket's scope: what sends a text at once, or says that it has to wait.
WRITE = "tablee.write"
#: Seconds from one moment at which sockets are pinged, all that are due, to the next.
PINGED_EVERY = 1.0
#: Frames that say nothing (pings, parts of messages) at once, and how many more a second.
IDLE_FRAMES, IDLE_FRAMES_PER_SECOND = 30, 1.0

BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LENGTH_REQUIRED = b"HTTP/1.1 411 Length Required\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
UNAVAILABLE = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


def limited(trusted_proxies: tuple[str, ...]) -> dict[str, Any]:
    """What `uvicorn.Config` needs for all this; from now on as many files may be open as may."""
    gate = Gate(_raise_file_limit() - OTHER_FILES, trusted_proxies)
    return {
        "http": partial(HttpConnection, gate),
        "ws": partial(SocketConnection, gate),
        "timeout_keep_alive": IDLE_SECONDS,
    }


def _raise_file_limit() -> int:
    """As many files may be open as we need and the system lets this process have."""
    wanted = MOST_CONNECTIONS + OTHER_FILES
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, soft)


class Gate:
    """Who may connect: so many in all, and so many of each address that is not a proxy's."""

    def __init__(self, most: int, trusted_proxies: tuple[str, ...]) -> None:
        self._most = max(1, min(MOST_CONNECTIONS, most))
        self._proxies = _TrustedHosts(list(trusted_proxies))
        #: Those for requests by address group, in the order in which they connected.
        self._requests: dict[str, dict[HttpConnection, None]] = {}
        self._sockets: Counter[str] = Counter()

    def group(self, client: tuple[str, int] | None) -> str:
        """The address group of a client; empty for a proxy, which speaks for many."""
        if client is None or client[0] in self._proxies:
            return ""
        return address_group(client[0])

    def enter(self, connection: "HttpConnection") -> bool:
        """Whether there is room, which a connection that waits for a request may have made."""
        group = connection.group
        mine = self._requests.setdefault(group, {})
        mine[connection] = None
        if group and len(mine) + self._sockets[group] > MOST_OF_ADDRESS:
            return self._make_room(group)
        if self._all_requests() + self._sockets.total() > self._most:
            return self._make_room(max(self._requests, key=lambda g: len(self._requests[g])))
        return True

    def leave(self, connection: "HttpConnection") -> None:
        """The connection is for requests no more."""
        mine = self._requests.get(connection.group, {})
        mine.pop(connection, None)
        if not mine:
            self._requests.pop(connection.group, None)

    def has_room_for_socket(self) -> bool:
        """Whether one more table's socket may open."""
        return self._sockets.total() < self._most * MOST_SOCKETS

    def open_socket(self, group: str) -> None:
        """A socket has taken over from a connection for requests."""
        self._sockets[group] += 1

    def close_socket(self, group: str) -> None:
        """A socket is gone."""
        self._sockets -= Counter([group])

    def _all_requests(self) -> int:
        return sum(map(len, self._requests.values()))

    def _make_room(self, group: str) -> bool:
        """Whether a connection of the group waited for a request; the oldest such is closed."""
        for connection in self._requests[group]:
            if not connection.is_answering:
                connection.drop()
                return True
        return False


class Patience:
    """A connection is dropped, with all that is not sent yet, unless something happens in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        """From now on time is counted, unless it is already."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, transport.abort)

    def end(self) -> None:
        """It has happened."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpConnection(H11Protocol):
    """Requests, which arrive whole within a while and say how long they are."""

    def __init__(
        self,
        gate: Gate,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.group = ""
        self._gate = gate
        self._sender = Patience(self.loop, REQUEST_SECONDS)
        self._reader = Patience(self.loop, READING_SECONDS)

    @property
    def is_answering(self) -> bool:
        """Whether a request has arrived whole and is not answered yet."""
        is_answered = self.conn.our_state not in (h11.SEND_RESPONSE, h11.SEND_BODY)
        return not is_answered and not self._is_arriving

    @property
    def _is_arriving(self) -> bool:
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def drop(self) -> None:
        """The connection is gone at once, with all that is not sent yet."""
        self._gate.leave(self)
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(WRITE_BUFFER)
        self._sender.begin(transport)
        self.group = self._gate.group(self.client)
        if not self._gate.enter(self):
            metrics.refused("no-room")
            self._refuse(UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._sender.end()
        self._reader.end()
        self._gate.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self.transport.get_protocol() is not self:
                return
            if self._is_chunked():
                # Each chunk may be one byte: a few hundred kilobytes of them would hold up all.
                self.cycle.disconnected = True
                self._refuse(LENGTH_REQUIRED)
                return
        self._watch_sender()

    def on_response_complete(self) -> None:
        """The next request may have begun to arrive already."""
        super().on_response_complete()
        self._watch_sender()

    def _watch_sender(self) -> None:
        if self._is_arriving:
            self._sender.begin(self.transport)
        else:
            self._sender.end()

    def _is_chunked(self) -> bool:
        has_body = self.conn.their_state is h11.SEND_BODY
        return has_body and any(name == b"transfer-encoding" for name, _ in self.headers)

    def _refuse(self, response: bytes) -> None:
        self.transport.write(response)
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A socket takes over, if there is room for one."""
        if not self._gate.has_room_for_socket():
            metrics.refused("no-room")
            self._refuse(UNAVAILABLE)
            return
        self._sender.end()
        self._gate.leave(self)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reader.end()


class SocketConnection(WebSocketsSansIOProtocol):
    """A table's socket, whose messages are read one after another."""

    def __init__(
        self,
        gate: Gate,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = gate
        self._group = ""
        self._reader = Patience(self.loop, READING_SECONDS)
        self._closing = Patience(self.loop, self.close_timeout)
        #: What has arrived and is not parsed yet.
        self._unread = bytearray()
        self._idle_frames = 0.0
        self._counted_at = self.loop.time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._group = self._gate.group(self.client)
        self._gate.open_socket(self._group)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.close_socket(self._group)
        self._reader.end()
        self._closing.end()
        self._unread.clear()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope[WRITE] = self.write  # type: ignore[literal-required]  # a key of ours
        await super().run_asgi()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody serves the socket any more: it need not be read to its end."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._closing.begin(self.transport)

    # Reading

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    async def receive(self) -> Any:  # noqa: ANN401 - the messages of ASGI
        """The next message; what came behind it is parsed now."""
        message = await self.queue.get()
        if self._unread:
            self._read_on()
        elif self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def _read_on(self) -> None:
        """A slice is parsed, unless a message waits; the next one after all else had its turn."""
        if not self._unread or self._has_message or self.transport.is_closing():
            return
        part = bytes(self._unread[:SLICE])
        del self._unread[:SLICE]
        super().data_received(part)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # Too long a header, for one: nobody would ever answer.
            self.transport.write(BAD_REQUEST)
            self.transport.close()
            return
        if self._unread and not self._has_message:
            self.loop.call_soon(self._read_on)
        if self._unread or self._has_message:
            self._pause_reading()
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def _has_message(self) -> bool:
        """Whether a message waits to be handled; after we have closed, none is."""
        return not self.queue.empty() and not self.close_sent

    def handle_text(self, event: Frame) -> None:
        if not self.close_sent:
            super().handle_text(event)
        else:
            self._may_say_nothing()

    def handle_bytes(self, event: Frame) -> None:
        if not self.close_sent:
            super().handle_bytes(event)
        else:
            self._may_say_nothing()

    def handle_ping(self) -> None:
        if self._may_say_nothing() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        if self._may_say_nothing():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_say_nothing():
            super().handle_cont(event)

    def _may_say_nothing(self) -> bool:
        """Frames that are no message are counted; whoever sends too many is gone."""
        now = self.loop.time()
        gone = (now - self._counted_at) * IDLE_FRAMES_PER_SECOND
        self._idle_frames = max(0.0, self._idle_frames - gone) + 1.0
        self._counted_at = now
        if self._idle_frames > IDLE_FRAMES:
            self.transport.abort()
        return self._idle_frames <= IDLE_FRAMES

    # Pings

    def schedule_ping(self) -> None:
        """The next ping comes when it is due or a little earlier, with those of other sockets.

        Else the server would be woken for each of them, and again for its answer.
        """
        assert self.ping_interval is not None
        due = self.loop.time() + self.ping_interval
        self.ping_timer = self.loop.call_at(due - due % PINGED_EVERY, self.send_keepalive_ping)

    # Writing

    def write(self, text: bytes) -> bool:
        """The text is sent; False, and nothing is, where its reader has to be waited for.

        To send by ASGI takes three tasks and as many wrappers: most of a move's way to a reader.
        """
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        if not (is_open and self.handshake_complete and self.writable.is_set()):
            return False
        self.transport.write(text_frame(text))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reader.end()
