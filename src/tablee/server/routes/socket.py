"""The WebSocket: one for each table and page."""

import asyncio
import logging
import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from typing import TypeAlias

from sqlalchemy import Connection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tablee.bots.explaining import said
from tablee.core import IllegalAction, Seat, Sentence
from tablee.driver import ADVISER
from tablee.server.bots.workers import BotMove, BotRequest, bot_request
from tablee.server.live.hub import Listener
from tablee.server.operation import metrics
from tablee.server.people.identity import Authenticated
from tablee.server.people.moderation import may_write
from tablee.server.people.names import clean_line
from tablee.server.people.programs import budget_of, sends_token, who_asks
from tablee.server.protection.connections import WRITE
from tablee.server.protection.limits import BOT_MESSAGE, CHAT, CONNECT, HINT, MESSAGE
from tablee.server.protection.payers import Payer
from tablee.server.protection.security import is_allowed_origin
from tablee.server.routes.metering import REFUSAL_DELAY
from tablee.server.services import Services
from tablee.server.storage import moderation, records
from tablee.server.storage.records import ChatRow
from tablee.server.storage.store import DatabaseAway
from tablee.server.tables.seating import seat_of
from tablee.server.tables.summaries import chat_line
from tablee.server.tables.table import Table
from tablee.server.tables.whynot import why_not
from tablee.server.wire import messages, requests
from tablee.server.wire.errors import ApiError, as_api_error
from tablee.server.wire.messages import HintMessage, HintMove, WhyMessage, Worded, worded

log = logging.getLogger(__name__)

#: Chat lines that are sent on connecting.
CHAT_LINES = 100
#: How many moves a hint has.
HINT_MOVES = 3
#: A socket that exceeded its rate limit so often is closed.
MOST_REFUSALS = 20
CLOSE_CODES = {"not-signed-in": 4401, "forbidden": 4403, "not-found": 4404, "too-many": 4429}


async def table_socket(socket: WebSocket) -> None:
    """A socket from its handshake until it is closed."""
    services: Services = socket.app.state.services
    if not sends_token(socket) and not is_allowed_origin(socket, services.settings):
        await socket.close(4403)
        return
    await socket.accept()
    with ExitStack() as held:
        try:
            authenticated, payer = await _authenticate(socket, services)
            held.enter_context(services.limits.socket(payer))
            table, listener = await services.turns.charged(
                payer, _connect(socket, services, authenticated, payer)
            )
        except Exception as error:  # noqa: BLE001 - sent as an error message
            await _refuse(socket, error)
            return
        listener.outbox.write = socket.scope.get(WRITE)
        handler = _TableSocket(services, authenticated, payer, table, listener)
        sending = asyncio.create_task(_send(socket, listener))
        try:
            with metrics.SOCKETS.track_inprogress():
                # A task of its own: else every step of a message would go through all middleware.
                await asyncio.create_task(handler.serve(socket))
        finally:
            is_gone = services.hub.remove(listener)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            if is_gone:
                with suppress(DatabaseAway):  # once it is back, everybody is told everything
                    await services.turns.charged(payer, _tell(services, table))


async def _authenticate(socket: WebSocket, services: Services) -> tuple[Authenticated, Payer]:
    address = Payer.at(socket.client.host if socket.client else "-")
    services.limits.spend(address, CONNECT)
    authenticated = await who_asks(services.identity, socket)
    if authenticated is None:
        raise ApiError("not-signed-in")
    budget = budget_of(authenticated.user)
    services.limits.spend_alone(budget, CONNECT)
    return authenticated, Payer(address.address, budget)


async def _refuse(socket: WebSocket, error: Exception) -> None:
    """The socket is told why it cannot open, and closed."""
    known = as_api_error(error)
    if known.code == "server":
        log.error("a socket could not open", exc_info=error)
    if known.code == "too-many":
        await asyncio.sleep(REFUSAL_DELAY)
    message = messages.ErrorMessage(messages.refusal(known))
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(messages.encode(message).decode())
        await socket.close(CLOSE_CODES.get(known.code, 1011))


async def _tell(services: Services, table: Table) -> None:
    # Under the lock: what is not stored yet is sent to nobody.
    if services.hub.listeners(table.id):
        async with table.open():
            services.hub.broadcast_presence(table)


async def _connect(
    socket: WebSocket, services: Services, authenticated: Authenticated, payer: Payer
) -> tuple[Table, Listener]:
    table_id = str(socket.path_params["id"])
    table = services.find_table(table_id, payer)
    user = authenticated.user
    listener = Listener(table_id, user.id, authenticated.session.id, user.name)
    listener.takes_patches = not user.is_program
    async with services.turns.turn(payer), table.open():
        invitation = socket.query_params.get("invitation")
        await table.check_reader(authenticated.user.id, invitation)
        listener.may_chat = False  # until it is known that the user is not banned
        # Under the lock: no change comes between the first message and the first broadcast.
        services.hub.add(listener)
        try:
            # Again, now that it is known here: whoever was banned meanwhile is not let in.
            await services.people.check_sockets(authenticated.user.id)
            may_chat = table.may_chat(authenticated.user.id, invitation)
            listener.may_chat = may_chat and not user.is_program
            services.hub.welcome(table, listener)
            services.bots.wake(table)
            for row in await services.store.read(lambda c: _history(c, table_id, user.id)):
                listener.send_chat(chat_line(row, table.seats))
        except BaseException:
            # Whoever could not arrive is not here, and takes no socket of his session.
            services.hub.remove(listener)
            with suppress(Exception):
                services.hub.broadcast_presence(table)
            raise
    return table, listener


def _history(connection: Connection, table_id: str, reader_id: str) -> list[ChatRow]:
    """The last lines of a table's chat, without those that the reader does not want."""
    unread = moderation.unread_by(connection, reader_id)
    rows = records.chat_of(connection, table_id, CHAT_LINES)
    return [row for row in rows if row.user_id not in unread]


async def _send(socket: WebSocket, listener: Listener) -> None:
    """Sends what is queued, in order, until the socket is closed."""
    while True:
        item = await listener.outbox.get()
        if isinstance(item, int):
            if socket.client_state == WebSocketState.CONNECTED:
                await socket.close(item)
            return
        await socket.send({"type": "websocket.send", "text": item.decode()})


def _hint_move(move: BotMove, text: Worded) -> HintMove:
    points = round(move.points, 1) if move.points is not None else None
    purpose = worded(said(move.purpose)) if move.purpose is not None else None
    return HintMove(move.text, text, round(move.value, 2), points, purpose)


Act: TypeAlias = (
    requests.Play
    | requests.Foresee
    | requests.Prepare
    | requests.Withdraw
    | requests.Undo
    | requests.AskUndo
    | requests.AnswerUndo
    | requests.Why
)


class _TableSocket:
    """Handles the messages of one socket."""

    def __init__(
        self,
        services: Services,
        authenticated: Authenticated,
        payer: Payer,
        table: Table,
        listener: Listener,
    ) -> None:
        self._services = services
        self._user = authenticated.user
        self._payer = payer
        self._turn = services.turns.turn(payer)
        self._table = table
        self._listener = listener
        self._rate = BOT_MESSAGE if self._user.is_program else MESSAGE
        self._refusals = 0
        self._thinking: set[asyncio.Task[None]] = set()

    async def serve(self, socket: WebSocket) -> None:
        """Handles every message until the socket is closed."""
        try:
            while not self._listener.is_closing:
                try:
                    message = await socket.receive()
                except (WebSocketDisconnect, RuntimeError):
                    return
                if message["type"] != "websocket.receive":
                    return
                data = message.get("text") or message.get("bytes") or b""
                await self._answer(data)
        finally:
            for task in self._thinking:
                task.cancel()

    async def _answer(self, data: str | bytes) -> None:
        ref = None
        started = time.perf_counter()
        try:
            self._services.limits.spend(self._payer, self._rate)
            asked = requests.read_request(data)
            ref = asked.ref
            await self._services.turns.charged(self._payer, self._dispatch(asked))
            metrics.answered(str(asked.__struct_config__.tag), time.perf_counter() - started)
        except Exception as error:  # sent as an error message
            known = as_api_error(error)
            metrics.refused(known.code)
            if known.code == "server":
                log.exception("a message failed")
            self._listener.send_error(known, ref if ref is not None else requests.ref_of(data))
            if known.code == "too-many":
                await self._throttle(known.retry_after)

    async def _throttle(self, seconds: float) -> None:
        """Nothing is read for a while; a socket that exceeds its limit too often is closed."""
        self._refusals += 1
        if self._refusals > MOST_REFUSALS:
            self._listener.close(4429)
        await asyncio.sleep(min(1.0, seconds))

    async def _dispatch(self, asked: requests.Asked) -> None:
        if isinstance(asked, requests.Ping):
            self._listener.send(messages.Pong(asked.ref))
        elif isinstance(asked, requests.Say):
            await self._chat(asked)
        elif isinstance(asked, requests.Hint):
            await self._hint(asked)
        else:
            async with self._turn:
                await self._act(asked)

    async def _act(self, asked: Act) -> None:
        table, listener = self._table, self._listener
        if isinstance(asked, requests.Play):
            listener.ref = asked.ref
            moves = [asked.a, *asked.then]
            await table.play(self._user.id, moves, asked.question, listener)
        elif isinstance(asked, requests.Prepare):
            listener.ref = asked.ref
            moves = [asked.a, *asked.then]
            await table.prepare(self._user.id, moves, asked.question, listener)
        elif isinstance(asked, requests.Withdraw):
            listener.ref = asked.ref
            await table.withdraw(self._user.id, listener)
        elif isinstance(asked, requests.Undo):
            listener.ref = asked.ref
            await table.undo(self._user.id, asked.question, listener)
        elif isinstance(asked, requests.AskUndo):
            listener.ref = asked.ref
            await table.ask_undo(self._user.id, asked.question, listener)
        elif isinstance(asked, requests.AnswerUndo):
            listener.ref = asked.ref
            await table.answer_undo(self._user.id, agrees=asked.agree, sender=listener)
        elif isinstance(asked, requests.Foresee):
            await self._foresee(asked)
        else:
            await self._why(asked)

    async def _chat(self, asked: requests.Say) -> None:
        if not self._listener.may_chat:
            raise ApiError("forbidden")
        self._services.limits.spend(self._payer, CHAT)
        text = clean_line(asked.text)
        row = ChatRow(0, self._table.id, self._user.id, self._user.name, text, time.time())

        def add(connection: Connection) -> tuple[int, frozenset[str]]:
            row.name = may_write(connection, row.user_id, row.at).name
            number = records.add_chat(connection, row)
            self._services.store.notify(connection, f"chat {row.table_id} {number}")
            return number, moderation.not_reading(connection, row.user_id)

        row.id, not_reading = await self._services.store.write(add)
        line = chat_line(row, self._table.seats)
        self._services.hub.broadcast_chat(
            self._table.id, line, not_reading, self._listener, asked.ref
        )

    def _seat(self) -> Seat:
        seat = seat_of(self._table.seats, self._user.id)
        if seat is None:
            raise ApiError("forbidden", "error-no-part")
        if self._table.course is None or self._table.row.status == "closed":
            raise ApiError("conflict", "error-not-playing")
        return seat

    async def _hint(self, asked: requests.Hint) -> None:
        if self._user.is_program:
            raise ApiError("forbidden", "error-not-for-bots")
        self._services.limits.spend(self._payer, HINT)
        # The bot thinks in a process of its own: that is no part of the turn.
        async with self._turn, self._table.open():
            seat = self._seat()
            assert self._table.course is not None
            match = self._table.course.match
            if seat not in match.seats_to_act:
                raise IllegalAction("", Sentence("refuse-not-your-turn", seat=seat))
            described = {
                str(action): worded(match.game.describe(match.state, seat, action))
                for action in match.legal(seat)
            }
            request = bot_request(match, seat, ADVISER, HINT_MOVES)
        # Whoever waits for a hint may play all the same: other messages are not kept waiting.
        task = asyncio.create_task(self._think(request, described, asked.ref))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _think(
        self, request: BotRequest, described: Mapping[str, Worded], ref: int | None
    ) -> None:
        thought = await self._services.workers.think(request)
        moves = [_hint_move(move, described[move.text]) for move in thought.moves]
        note = None
        if thought.how != "done":
            key = "hint-so-far" if moves else f"hint-{thought.how}"
            note = worded(Sentence(key))
        self._listener.send(HintMessage(moves, ref, note))

    async def _foresee(self, asked: requests.Foresee) -> None:
        async with self._table.open():
            moves = [asked.a, *asked.then] if asked.a is not None else asked.then
            foreseen = self._table.foreseen(self._seat(), moves, asked.question)
        foreseen.ref = asked.ref
        self._listener.send(foreseen)

    async def _why(self, asked: requests.Why) -> None:
        async with self._table.open():
            seat = self._seat()
            assert self._table.course is not None
            rule, sentence = why_not(self._table.course.match, seat, asked.a, asked.target)
        self._listener.send(WhyMessage(rule, worded(sentence), asked.ref))
