"""The socket: one for each table and browser."""

import asyncio
import logging
import time

from sqlalchemy import Connection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablee.core import IllegalAction, Seat, Sentence
from tablee.server.bots.workers import question
from tablee.server.hub import Listener
from tablee.server.limits import ANYTHING, ASKING, TALKING
from tablee.server.people.identity import COOKIE, Visitor
from tablee.server.people.names import clean_line
from tablee.server.security import is_our_origin
from tablee.server.services import Services
from tablee.server.storage import records
from tablee.server.storage.records import ChatRow
from tablee.server.tables.seating import seat_of
from tablee.server.tables.summaries import chat_line
from tablee.server.tables.table import Table
from tablee.server.tables.whynot import why_not
from tablee.server.wire import messages
from tablee.server.wire.errors import ApiError, as_api_error
from tablee.server.wire.messages import HintMessage, HintMove, WhyMessage, worded

log = logging.getLogger(__name__)

#: Chat lines that a browser gets when it arrives.
CHAT_LINES = 100
#: Whose advice a hint is, and how many moves it names.
ADVISER = "greedy"
ADVICE = 3
#: A browser that was told so often to slow down is cut off.
MOST_REFUSALS = 20
CLOSING = {"not-signed-in": 4401, "forbidden": 4403, "not-found": 4404, "too-many": 4429}


async def table_socket(socket: WebSocket) -> None:
    """A browser at a table, from its handshake to its end."""
    services: Services = socket.app.state.services
    if not is_our_origin(socket.headers, services.settings):
        await socket.close(4403)
        return
    await socket.accept()
    try:
        visitor, table, listener = await _arrive(socket, services)
    except Exception as error:  # told to the browser, whatever it is
        known = as_api_error(error)
        if known.code == "server":
            log.exception("a socket could not open")
        refused = messages.ErrorMessage(messages.refusal(known))
        await socket.send_text(messages.encode(refused).decode())
        await socket.close(CLOSING.get(known.code, 1011))
        return
    seat = _SocketSeat(services, visitor, table, listener)
    sending = asyncio.create_task(_send(socket, listener))
    try:
        await seat.serve(socket)
    finally:
        is_gone = services.hub.leave(listener)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        if is_gone:
            # Under the lock: what is not stored yet is told to nobody.
            async with table.open():
                services.hub.tell_presence(table)


async def _arrive(socket: WebSocket, services: Services) -> tuple[Visitor, Table, Listener]:
    address = socket.client.host if socket.client else "-"
    services.limits.spend(f"at {address}", ANYTHING)
    visitor = await services.identity.visitor(socket.cookies.get(COOKIE))
    if visitor is None:
        raise ApiError("not-signed-in")
    since = socket.query_params.get("since", "0")
    if not (since.isascii() and since.isdecimal() and len(since) < 10):
        raise ApiError("bad-request", "error-malformed", problem="since")
    table_id = str(socket.path_params["id"])
    if not table_id.isalnum() or len(table_id) > 32:
        raise ApiError("not-found")
    table = services.tables.get(table_id)
    listener = Listener(table_id, visitor.user.id, visitor.session.id, int(since))
    async with table.open():
        if not table.may_watch(visitor.user.id, socket.query_params.get("invitation")):
            raise ApiError("not-found")
        # Under the lock: no change falls between the first message and the listening.
        is_news = services.hub.enter(listener)
        if is_news:
            services.hub.tell_presence(table, besides=listener)
        online = services.hub.online(table_id)
        listener.send(table.message(listener.user_id, listener.since, online))
        listener.since = table.row.version
        services.bots.wake(table)
    for row in await services.store.read(lambda link: records.chat_of(link, table_id, CHAT_LINES)):
        listener.send_line(chat_line(row))
    return visitor, table, listener


async def _send(socket: WebSocket, listener: Listener) -> None:
    """What is on its way arrives, in order, until the connection ends."""
    while True:
        item = await listener.outbox.get()
        if isinstance(item, int):
            if socket.client_state == WebSocketState.CONNECTED:
                await socket.close(item)
            return
        await socket.send({"type": "websocket.send", "text": item.decode()})


class _SocketSeat:
    """What a browser asks for at a table, and the answers."""

    def __init__(
        self, services: Services, visitor: Visitor, table: Table, listener: Listener
    ) -> None:
        self._services = services
        self._user = visitor.user
        self._table = table
        self._listener = listener
        self._bucket = f"socket {id(listener)}"
        self._refusals = 0

    async def serve(self, socket: WebSocket) -> None:
        """Every message is answered until the browser goes."""
        while not self._listener.is_closing:
            try:
                message = await socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] != "websocket.receive":
                return
            data = message.get("text") or message.get("bytes") or b""
            await self._answer(data)

    async def _answer(self, data: str | bytes) -> None:
        ref = None
        try:
            self._spend(1.0)
            asked = messages.read_request(data)
            ref = asked.ref
            self._spend(asked.cost - 1.0)
            await self._do(asked)
        except Exception as error:  # told to the browser, whatever it is
            known = as_api_error(error)
            if known.code == "server":
                log.exception("a message failed")
            self._listener.refuse(known, ref if ref is not None else messages.ref_of(data))
            if known.code == "too-many":
                await self._calm_down(known.retry_after)

    def _spend(self, cost: float) -> None:
        self._services.limits.spend(self._bucket, TALKING, cost)

    async def _calm_down(self, seconds: float) -> None:
        """A flood is not even read for a while; one that goes on is cut off."""
        self._refusals += 1
        if self._refusals > MOST_REFUSALS:
            self._listener.close(4429)
        await asyncio.sleep(min(1.0, seconds))

    async def _do(self, asked: messages.Asked) -> None:
        table, listener = self._table, self._listener
        if isinstance(asked, messages.Play):
            listener.ref = asked.ref
            await table.play(self._user.id, asked.a, asked.version, listener)
        elif isinstance(asked, messages.Undo):
            listener.ref = asked.ref
            await table.undo(self._user.id, asked.version, listener)
        elif isinstance(asked, messages.Say):
            await self._chat(asked)
        elif isinstance(asked, messages.Hint):
            await self._hint(asked)
        elif isinstance(asked, messages.Why):
            await self._why(asked)
        else:
            listener.send(messages.Pong(asked.ref))

    async def _chat(self, asked: messages.Say) -> None:
        text = clean_line(asked.text)
        row = ChatRow(0, self._table.id, self._user.id, self._user.name, text, time.time())

        def add(link: Connection) -> int:
            number = records.add_chat(link, row)
            self._services.store.announce(link, f"chat {row.table_id} {number}")
            return number

        row.id = await self._services.store.write(add)
        self._services.hub.say(self._table.id, chat_line(row), self._listener, asked.ref)

    def _seat(self) -> Seat:
        seat = seat_of(self._table.seats, self._user.id)
        if seat is None:
            raise ApiError("forbidden", "error-no-part")
        if self._table.course is None:
            raise ApiError("conflict", "error-not-playing")
        return seat

    async def _hint(self, asked: messages.Hint) -> None:
        self._services.limits.spend(f"by {self._listener.session_id}", ASKING)
        async with self._table.open():
            seat = self._seat()
            assert self._table.course is not None
            match = self._table.course.match
            if seat not in match.seats_to_act:
                raise IllegalAction("", Sentence("refuse-not-your-turn", seat=seat))
            described = {
                str(action): worded(match.game.describe(match.state, action))
                for action in match.legal(seat)
            }
            imagined = question(match.game, match.state, seat, ADVISER, ADVICE)
        thoughts = await self._services.workers.ask(imagined)
        moves = [HintMove(t.text, described[t.text], round(t.value, 2)) for t in thoughts]
        self._listener.send(HintMessage(moves, asked.ref))

    async def _why(self, asked: messages.Why) -> None:
        async with self._table.open():
            seat = self._seat()
            assert self._table.course is not None
            rule, sentence = why_not(self._table.course.match, seat, asked.a, asked.target)
        self._listener.send(WhyMessage(rule, worded(sentence), asked.ref))
