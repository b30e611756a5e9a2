"""The hub: the sockets that listen to each table, and what is sent to them."""

from asyncio import Queue, QueueFull
from collections import Counter
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from tablee.server.tables.stored_table import StoredTable
from tablee.server.wire.errors import ApiError
from tablee.server.wire.json_patch import Patch, diff
from tablee.server.wire.messages import (
    ChatLine,
    Document,
    ErrorMessage,
    Message,
    PatchMessage,
    TableMessage,
    encode,
    refusal,
)

#: Messages that may be queued before a socket is closed as too slow. Chat alone is a hundred.
LONGEST_QUEUE = 256
#: Sockets that one session may have open: as many pages with a table.
MOST_SOCKETS = 30


class Patches:
    """Differences of documents, each worked out and encoded once for all who had the same."""

    def __init__(self) -> None:
        self._patches: dict[tuple[int, int], Patch] = {}
        self._encoded: dict[tuple[int, int], bytes] = {}

    def between(self, old: Document, new: Document) -> Patch:
        """The operations that turn one into the other."""
        key = id(old), id(new)
        if key not in self._patches:
            self._patches[key] = diff(old, new)
        return self._patches[key]

    def is_needed(self, old: Document, new: Document) -> bool:
        """Whether anything but the clock has changed, which browsers count down themselves."""
        return any(not op.path.startswith("/clock") for op in self.between(old, new))

    def encoded(self, old: Document, new: Document) -> bytes:
        """The message that says so."""
        key = id(old), id(new)
        if key not in self._encoded:
            self._encoded[key] = encode(PatchMessage(self.between(old, new)))
        return self._encoded[key]


class Listener:
    """A socket that listens to a table: its queue, and the document as it was last sent."""

    def __init__(self, table_id: str, user_id: str, session_id: str) -> None:
        self.table_id = table_id
        self.user_id = user_id
        self.session_id = session_id
        self.document: Document | None = None
        #: The number of the message whose answer will be the next document or patch.
        self.ref: int | None = None
        #: Bytes to send, or the code to close with.
        self.queue: Queue[bytes | int] = Queue(LONGEST_QUEUE + 1)
        self.is_closing = False
        #: Whether it may read and write the table's chat.
        self.may_chat = True
        #: Users whose lines of chat this reader does not want.
        self.unread: frozenset[str] = frozenset()
        self._chat_ids: set[int] = set()

    def send_chat(self, line: ChatLine, author: str, ref: int | None = None) -> None:
        """The line of chat is queued, once, whether it comes as history or as a broadcast."""
        if self.may_chat and author not in self.unread and line.id not in self._chat_ids:
            self._chat_ids.add(line.id)
            self.send(replace(line, ref=ref))

    def send(self, message: Message) -> None:
        """The message is queued; a socket whose queue is full is closed."""
        self._queue(encode(message))

    def _queue(self, data: bytes) -> None:
        if self.is_closing:
            return
        if self.queue.qsize() >= LONGEST_QUEUE:
            self.close(4408)
            return
        self.queue.put_nowait(data)

    def send_document(self, document: Document, patches: Patches, ref: int | None = None) -> None:
        """The document is queued: whole at first, later what changed, if anything did."""
        if self.document is None:
            self.send(TableMessage(document, ref))
        elif ref is not None:
            self.send(PatchMessage(patches.between(self.document, document), ref))
        elif not patches.is_needed(self.document, document):
            return
        else:
            self._queue(patches.encoded(self.document, document))
        self.document = document

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
        #: The users who listen to each table in other processes.
        self.remote: dict[str, set[str]] = {}
        #: Called with a table when who listens to it here has changed.
        self.on_presence: Callable[[str], None] = lambda _table_id: None

    def add(self, listener: Listener) -> bool:
        """The listener gets every broadcast from now on; True if its user had no other there.

        Raises `ApiError` when the session has too many sockets.
        """
        if self._per_session[listener.session_id] >= MOST_SOCKETS:
            raise ApiError("too-many")
        self._per_session[listener.session_id] += 1
        is_first = listener.user_id not in self.here(listener.table_id)
        self._by_table.setdefault(listener.table_id, set()).add(listener)
        if is_first:
            self.on_presence(listener.table_id)
        return is_first

    def remove(self, listener: Listener) -> bool:
        """The listener gets no more broadcasts; True if it was the last of its user there."""
        here = self._by_table.get(listener.table_id, set())
        if listener in here:
            here.discard(listener)
            self._per_session -= Counter([listener.session_id])
        if not here:
            self._by_table.pop(listener.table_id, None)
        is_last = listener.user_id not in self.here(listener.table_id)
        if is_last:
            self.on_presence(listener.table_id)
        return is_last

    def listeners(self, table_id: str) -> list[Listener]:
        """The listeners of a table."""
        return list(self._by_table.get(table_id, ()))

    def all_listeners(self) -> Iterator[Listener]:
        """The listeners of all tables."""
        for here in list(self._by_table.values()):
            yield from list(here)

    def here(self, table_id: str) -> set[str]:
        """The users who listen to a table in this process."""
        return {listener.user_id for listener in self._by_table.get(table_id, ())}

    def online(self, table_id: str) -> set[str]:
        """The users who listen to a table in any process."""
        return self.here(table_id) | self.remote.get(table_id, set())

    def broadcast(self, table: StoredTable, sender: object = None) -> None:
        """Every listener gets what changed for it; the sender's has the `ref` of its request."""
        online = self.online(table.id)
        documents: dict[object, Document] = {}
        patches = Patches()
        for listener in self._by_table.get(table.id, ()):
            reader = table.sees_as(listener.user_id)
            if reader not in documents:
                documents[reader] = table.document(listener.user_id, online)
            ref = None
            if listener is sender:
                ref, listener.ref = listener.ref, None
            listener.send_document(documents[reader], patches, ref)

    def broadcast_chat(
        self,
        table_id: str,
        line: ChatLine,
        author: str,
        sender: Listener | None = None,
        ref: int | None = None,
    ) -> None:
        """Every listener gets the line of that user; the sender's has the `ref` of its request."""
        for listener in self.listeners(table_id):
            listener.send_chat(line, author, ref if listener is sender else None)

    def of_user(self, user_id: str) -> list[Listener]:
        """The listeners of a user."""
        return [listener for listener in self.all_listeners() if listener.user_id == user_id]

    def close_session(self, session_id: str) -> None:
        """The sockets of that session are closed."""
        for listener in self.all_listeners():
            if listener.session_id == session_id:
                listener.close(4401)
