"""The hub: the sockets that listen to each table, and what is sent to them."""

from collections.abc import Callable, Container, Iterator, Mapping

from msgspec.structs import replace

from tablee.server.live.listener import Listener
from tablee.server.tables.stored_table import StoredTable
from tablee.server.wire.messages import ChatLine, Document
from tablee.server.wire.patches import Patches

__all__ = ["Hub", "Listener"]

#: Names of spectators in a document; the others are counted.
MOST_NAMES = 20


class Hub:
    """All listeners of this process, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Listener]] = {}
        self._by_user: dict[str, set[Listener]] = {}
        #: The users who listen to each table in other processes, with their names.
        self.remote: dict[str, Mapping[str, str]] = {}
        #: Called with a table when who listens to it here has changed.
        self.on_presence: Callable[[str], None] = lambda _table_id: None

    def add(self, listener: Listener) -> bool:
        """The listener gets every broadcast from now on; True if its user had no other there."""
        is_first = listener.user_id not in self.here(listener.table_id)
        self._by_table.setdefault(listener.table_id, set()).add(listener)
        self._by_user.setdefault(listener.user_id, set()).add(listener)
        if is_first:
            self.on_presence(listener.table_id)
        return is_first

    def remove(self, listener: Listener) -> bool:
        """The listener gets no more broadcasts; True if it was the last of its user there."""
        _discard(self._by_table, listener.table_id, listener)
        _discard(self._by_user, listener.user_id, listener)
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

    def of_user(self, user_id: str) -> list[Listener]:
        """The listeners of a user."""
        return list(self._by_user.get(user_id, ()))

    # Who is there

    def here(self, table_id: str) -> set[str]:
        """The users who listen to a table in this process."""
        return {listener.user_id for listener in self._by_table.get(table_id, ())}

    def online(self, table_id: str) -> set[str]:
        """The users who listen to a table in any process."""
        return self.here(table_id) | self.remote.get(table_id, {}).keys()

    def _spectators(self, table: StoredTable) -> tuple[list[str], int]:
        """The names of those who watch, in the order of the alphabet, and how many more do."""
        watching = dict(self.remote.get(table.id, {}))
        watching |= {one.user_id: one.name for one in self._by_table.get(table.id, ())}
        seated = {row.user_id for row in table.seats if row.kind == "human"}
        names = [name for user_id, name in watching.items() if name and user_id not in seated]
        names.sort(key=lambda name: (name.casefold(), name))
        return names[:MOST_NAMES], len(names[MOST_NAMES:])

    # Sending

    def broadcast(self, table: StoredTable, sender: object = None) -> None:
        """Every listener gets what changed for it; the sender's has the `ref` of its request."""
        listeners = self._by_table.get(table.id)
        if not listeners:
            return
        documents = _Documents(self, table)
        patches = Patches()
        for listener in listeners:
            ref = None
            if listener is sender:
                ref, listener.ref = listener.ref, None
            listener.send_document(documents.of(listener), patches, ref)

    def welcome(self, table: StoredTable, listener: Listener) -> None:
        """The listener, who was added, gets the whole document; others learn that he is there."""
        listener.send_document(_Documents(self, table).of(listener), Patches())
        self.broadcast_presence(table)

    def broadcast_presence(self, table: StoredTable) -> None:
        """Every listener learns who is there now; nothing else of a document is looked at."""
        online = self.online(table.id)
        names, more = self._spectators(table)
        patches = Patches()
        changed: dict[int, Document] = {}
        for listener in self._by_table.get(table.id, ()):
            old = listener.document
            if old is None:
                continue
            new = changed.get(id(old))
            if new is None:
                seats = table.seats_seen(online)
                summary = old.table if old.table.seats == seats else replace(old.table, seats=seats)
                watching = old.spectators if old.spectators == names else names
                new = replace(old, table=summary, spectators=watching, more_spectators=more)
                changed[id(old)] = new
            listener.send_document(new, patches)

    def broadcast_chat(
        self,
        table_id: str,
        line: ChatLine,
        not_reading: Container[str],
        sender: Listener | None = None,
        ref: int | None = None,
    ) -> None:
        """All others than those users get the line; the sender's has the `ref` of its request.

        Who does not want to read an author was looked up together with the line: another process
        may have stored it just before, and what is told between processes comes later.
        """
        for listener in self.listeners(table_id):
            if listener.user_id not in not_reading:
                listener.send_chat(line, ref if listener is sender else None)

    def close_session(self, session_id: str) -> None:
        """The sockets of that session are closed."""
        for listener in self.all_listeners():
            if listener.session_id == session_id:
                listener.close(4401)


def _discard(index: dict[str, set[Listener]], key: str, listener: Listener) -> None:
    found = index.get(key, set())
    found.discard(listener)
    if not found:
        index.pop(key, None)


class _Documents:
    """The documents of a table for the length of one broadcast, one for all who see the same."""

    def __init__(self, hub: Hub, table: StoredTable) -> None:
        self._table = table
        self._glance = table.glance(hub.online(table.id))
        self._spectators = hub._spectators(table)  # noqa: SLF001 - a part of the hub
        self._made: dict[object, Document] = {}

    def of(self, listener: Listener) -> Document:
        """The document of a listener."""
        reader = self._table.sees_as(listener.user_id)
        document = self._made.get(reader)
        if document is None:
            document = self._table.document(listener.user_id, self._glance)
            document.spectators, document.more_spectators = self._spectators
            self._made[reader] = document
        return document
