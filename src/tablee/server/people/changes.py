"""What changes about a person reaches the sockets and tables of this process."""

import asyncio
from asyncio import Lock
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from tablee.server.live.hub import Hub
from tablee.server.storage import moderation, people
from tablee.server.storage.people import User
from tablee.server.storage.store import Store
from tablee.server.tables.registry import TableRegistry

#: Rows of the audit that are read at once.
BATCH = 100


class PeopleChanges:
    """Follows who was banned, renamed or deleted, here or in another process."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        tables: TableRegistry,
        reload: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store = store
        self._hub = hub
        self._tables = tables
        #: Has a table as it is stored now, and those who look at it see so.
        self._reload = reload
        self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()
        #: The last row of the audit that was followed; `None` before the first.
        self._followed: int | None = None

    async def changed(self, user_id: str) -> None:
        """Sockets of revoked sessions are closed, and tables show the name of today."""
        user = await self.check_sockets(user_id)
        if user is not None:
            await asyncio.gather(*(self._reload(i) for i in self._misnaming(user)))

    async def check_sockets(self, user_id: str) -> User | None:
        """The sockets of the user that may be open no more are closed; the user as he is now."""

        def job(connection: Connection) -> tuple[User | None, set[str]]:
            user = people.user_of(connection, user_id)
            return user, {session.id for session in people.sessions_of(connection, user_id)}

        # One after another: what was read first must not be what counts last.
        lock = self._locks.setdefault(user_id, Lock())
        async with lock:
            user, valid = await self._store.read(job)
            is_gone = user is None or user.banned is not None or user.deleted is not None
            for listener in self._hub.of_user(user_id):
                if is_gone or listener.session_id not in valid:
                    listener.close(4401)
        return user

    def _misnaming(self, user: User) -> set[str]:
        """The tables at which the user still has another name, playing or watching."""
        found = {
            table_id
            for table_id in self._tables.cached_ids()
            if (table := self._tables.cached(table_id)) is not None
            and any(
                seat.user_id == user.id and seat.name != user.name
                for seat in getattr(table, "seats", ())
            )
        }
        for listener in self._hub.of_user(user.id):
            if listener.name != user.name:
                listener.name = user.name
                found.add(listener.table_id)
        for table_id, elsewhere in list(self._hub.remote.items()):
            if elsewhere.get(user.id, user.name) != user.name:
                self._hub.remote[table_id] = {**elsewhere, user.id: user.name}
                found.add(table_id)
        return found

    async def follow_audit(self) -> None:
        """What administrators did since the last call reaches this process.

        Their commands run in a process of their own, and SQLite tells nobody.
        """
        after = self._followed
        if after is None:
            newest = await self._store.read(lambda c: moderation.last_audit(c, 1))
            self._followed = newest[0].id if newest else 0
            return
        rows = await self._store.read(lambda c: moderation.audit_after(c, after, BATCH))
        for row in rows:
            self._followed = row.id
            if row.act == "close":
                await self._reload(row.subject)
            elif row.act != "handle":  # a report is about nobody's sockets
                await self.changed(row.subject)
