"""The hub: who listens to which table, and what is pushed to them."""

from asyncio import Queue, QueueFull
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from tablee.server.tables.stored_table import StoredTable
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ChatLine, ErrorMessage, Message, encode, refusal

#: Messages that may wait for a browser before it counts as too slow. The chat alone is a hundred.
LONGEST_QUEUE = 256
#: Sockets that one browser may hold: as many open pages with a table.
MOST_SOCKETS = 30


class Listener:
    """A browser at a table: what is on its way to it, and the last version it was told of."""

    def __init__(self, table_id: str, user_id: str, session_id: str, since: int) -> None:
        self.table_id = table_id
        self.user_id = user_id
        self.session_id = session_id
        self.since = since
        #: The number of the message whose answer will be the next table message.
        self.ref: int | None = None
        #: Bytes to send, or the code to close with.
        self.outbox: Queue[bytes | int] = Queue(LONGEST_QUEUE + 1)
        self.is_closing = False
        self._lines: set[int] = set()

    def send_line(self, line: ChatLine, ref: int | None = None) -> None:
        """The line of chat is on its way, once, whether it comes as history or as news."""
        if line.id not in self._lines:
            self._lines.add(line.id)
            self.send(replace(line, ref=ref))

    def send(self, message: Message) -> None:
        """The message is on its way; a browser that does not keep up is dropped."""
        if self.is_closing:
            return
        if self.outbox.qsize() >= LONGEST_QUEUE:
            self.close(4408)
            return
        self.outbox.put_nowait(encode(message))

    def refuse(self, error: ApiError, ref: int | None = None) -> None:
        """The browser is told why it is refused."""
        self.send(ErrorMessage(refusal(error), ref))

    def close(self, code: int) -> None:
        """Nothing more is sent; the connection ends with `code`."""
        if self.is_closing:
            return
        self.is_closing = True
        if code == 4408:
            while not self.outbox.empty():
                self.outbox.get_nowait()
        try:
            self.outbox.put_nowait(code)
        except QueueFull:  # pragma: no cover - there is room for one code
            return


class Hub:
    """All listeners of this process."""

    def __init__(self) -> None:
        self._at: dict[str, set[Listener]] = {}
        self._of_session: Counter[str] = Counter()

    def enter(self, listener: Listener) -> bool:
        """The listener is told of every change from now on; True if his player was not here.

        Raises `ApiError` when the session listens to too much already.
        """
        if self._of_session[listener.session_id] >= MOST_SOCKETS:
            raise ApiError("too-many")
        self._of_session[listener.session_id] += 1
        is_news = listener.user_id not in self.online(listener.table_id)
        self._at.setdefault(listener.table_id, set()).add(listener)
        return is_news

    def leave(self, listener: Listener) -> bool:
        """The listener is told nothing any more; True if his player is gone with him."""
        here = self._at.get(listener.table_id, set())
        if listener in here:
            here.discard(listener)
            self._of_session -= Counter([listener.session_id])
        if not here:
            self._at.pop(listener.table_id, None)
        return listener.user_id not in self.online(listener.table_id)

    def listeners(self, table_id: str) -> list[Listener]:
        """Who listens to a table."""
        return list(self._at.get(table_id, ()))

    def everyone(self) -> Iterator[Listener]:
        """All who listen to anything."""
        for here in list(self._at.values()):
            yield from list(here)

    def online(self, table_id: str) -> set[str]:
        """The users who listen to a table."""
        return {listener.user_id for listener in self._at.get(table_id, ())}

    def tell(self, table: StoredTable, sender: object = None) -> None:
        """Everyone at the table gets it as it is now; the sender's message counts as answered."""
        online = self.online(table.id)
        for listener in self._at.get(table.id, ()):
            ref = None
            if listener is sender:
                ref, listener.ref = listener.ref, None
            listener.send(table.message(listener.user_id, listener.since, online, ref))
            listener.since = table.row.version

    def tell_presence(self, table: StoredTable, besides: Listener | None = None) -> None:
        """Someone came or went: everyone at the table learns who is here."""
        online = self.online(table.id)
        for listener in self._at.get(table.id, ()):
            if listener is not besides:
                listener.send(table.message(listener.user_id, listener.since, online))
                listener.since = table.row.version

    def say(self, table_id: str, line: ChatLine, sender: Listener | None, ref: int | None) -> None:
        """Everyone at a table gets the line of chat; to its sender it is the answer."""
        for listener in self.listeners(table_id):
            listener.send_line(line, ref if listener is sender else None)

    def revoke(self, session_id: str) -> None:
        """The browsers of that session are sent away."""
        for listener in self.everyone():
            if listener.session_id == session_id:
                listener.close(4401)
