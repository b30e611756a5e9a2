"""The hub: the sockets that listen to each table, and what is sent to them."""

from asyncio import Queue, QueueFull
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from tablee.server.tables.stored_table import StoredTable
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ChatLine, ErrorMessage, Message, encode, refusal

#: Messages that may be queued before a socket is closed as too slow. Chat alone is a hundred.
LONGEST_QUEUE = 256
#: Sockets that one session may have open: as many pages with a table.
MOST_SOCKETS = 30


class Listener:
    """A socket that listens to a table: its queue, and the last version it was sent."""

    def __init__(self, table_id: str, user_id: str, session_id: str, since: int) -> None:
        self.table_id = table_id
        self.user_id = user_id
        self.session_id = session_id
        self.since = since
        #: The number of the message whose answer will be the next table message.
        self.ref: int | None = None
        #: Bytes to send, or the code to close with.
        self.queue: Queue[bytes | int] = Queue(LONGEST_QUEUE + 1)
        self.is_closing = False
        self._chat_ids: set[int] = set()

    def send_chat(self, line: ChatLine, ref: int | None = None) -> None:
        """The line of chat is queued, once, whether it comes as history or as a broadcast."""
        if line.id not in self._chat_ids:
            self._chat_ids.add(line.id)
            self.send(replace(line, ref=ref))

    def send(self, message: Message) -> None:
        """The message is queued; a socket whose queue is full is closed."""
        if self.is_closing:
            return
        if self.queue.qsize() >= LONGEST_QUEUE:
            self.close(4408)
            return
        self.queue.put_nowait(encode(message))

    def send_error(self, error: ApiError, ref: int | None = None) -> None:
        """An error message is queued."""
        self.send(ErrorMessage(refusal(error), ref))

    def close(self, code: int) -> None:
        """The socket is closed with `code`, after what is queued unless it is too slow."""
        if self.is_closing:
            return
        self.is_closing = True
        if code == 4408:
            while not self.queue.empty():
                self.queue.get_nowait()
        try:
            self.queue.put_nowait(code)
        except QueueFull:  # pragma: no cover - there is room for one code
            return


class Hub:
    """All listeners of this process, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Listener]] = {}
        self._per_session: Counter[str] = Counter()

    def add(self, listener: Listener) -> bool:
        """The listener gets every broadcast from now on; True if its user had no other there.

        Raises `ApiError` when the session has too many sockets.
        """
        if self._per_session[listener.session_id] >= MOST_SOCKETS:
            raise ApiError("too-many")
        self._per_session[listener.session_id] += 1
        is_first = listener.user_id not in self.online(listener.table_id)
        self._by_table.setdefault(listener.table_id, set()).add(listener)
        return is_first

    def remove(self, listener: Listener) -> bool:
        """The listener gets no more broadcasts; True if it was the last of its user there."""
        here = self._by_table.get(listener.table_id, set())
        if listener in here:
            here.discard(listener)
            self._per_session -= Counter([listener.session_id])
        if not here:
            self._by_table.pop(listener.table_id, None)
        return listener.user_id not in self.online(listener.table_id)

    def listeners(self, table_id: str) -> list[Listener]:
        """The listeners of a table."""
        return list(self._by_table.get(table_id, ()))

    def all_listeners(self) -> Iterator[Listener]:
        """The listeners of all tables."""
        for here in list(self._by_table.values()):
            yield from list(here)

    def online(self, table_id: str) -> set[str]:
        """The users who listen to a table."""
        return {listener.user_id for listener in self._by_table.get(table_id, ())}

    def broadcast(self, table: StoredTable, sender: object = None) -> None:
        """Every listener gets the table as it is now; the sender's has the `ref` of its request."""
        online = self.online(table.id)
        for listener in self._by_table.get(table.id, ()):
            ref = None
            if listener is sender:
                ref, listener.ref = listener.ref, None
            listener.send(table.message(listener.user_id, listener.since, online, ref))
            listener.since = table.row.version

    def broadcast_presence(self, table: StoredTable, except_for: Listener | None = None) -> None:
        """Every listener gets the table with the users who are online now."""
        online = self.online(table.id)
        for listener in self._by_table.get(table.id, ()):
            if listener is not except_for:
                listener.send(table.message(listener.user_id, listener.since, online))
                listener.since = table.row.version

    def broadcast_chat(
        self, table_id: str, line: ChatLine, sender: Listener | None, ref: int | None
    ) -> None:
        """Every listener gets the line of chat; the sender's has the `ref` of its request."""
        for listener in self.listeners(table_id):
            listener.send_chat(line, ref if listener is sender else None)

    def close_session(self, session_id: str) -> None:
        """The sockets of that session are closed."""
        for listener in self.all_listeners():
            if listener.session_id == session_id:
                listener.close(4401)
