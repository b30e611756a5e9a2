"""Presence: who listens to which table in other processes that share the database.

Each process keeps rows of its own and reads those of the others. Where there is only one process,
nothing is written.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection

from tablee.server.live.hub import Hub
from tablee.server.storage import presence
from tablee.server.storage.store import DatabaseAway, Store

log = logging.getLogger(__name__)

#: Seconds between two confirmations that this process runs, and before what failed is tried again.
CONFIRM_INTERVAL = 5.0
RETRY_DELAY = 1.0


class Presence:
    """Tells other processes who listens here, and the hub who listens there."""

    def __init__(self, store: Store, hub: Hub, on_change: Callable[[str], None]) -> None:
        self._store = store
        self._process = store.process_id
        self._hub = hub
        #: Called with a table at which somebody came or went elsewhere.
        self._on_change = on_change
        #: Tables about which the others have not been told the latest.
        self._untold: set[str] = set()
        self._wake = asyncio.Event()
        #: One at a time: what was read first is noted first.
        self._reading = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Others are told of this process, and it knows who is elsewhere."""
        if self._process is None:
            return
        self._hub.on_presence = self._note
        await self._tell(self._process)
        await self.read_all()
        self._task = asyncio.create_task(self._keep_told(self._process), name="presence")

    async def stop(self) -> None:
        """Nobody is here any more."""
        if self._process is None or self._task is None:
            return
        process_id = self._process
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

        def leave(connection: Connection) -> None:
            presence.forget(connection, process_id)
            self._store.notify(connection, "presence")

        with suppress(DatabaseAway):  # others will find that this process is gone
            await self._store.write(leave)

    async def read_all(self) -> None:
        """Who is elsewhere, at every table."""
        if self._process is not None:
            process_id = self._process
            async with self._reading:
                found = await self._store.read(lambda c: presence.elsewhere(c, process_id))
                for table_id in set(self._hub.remote) | set(found):
                    self._put(table_id, found.get(table_id, {}))

    async def read(self, table_id: str) -> None:
        """Who is elsewhere at that table."""
        if self._process is not None:
            process_id = self._process
            async with self._reading:
                found = await self._store.read(
                    lambda connection: presence.elsewhere(connection, process_id, table_id)
                )
                self._put(table_id, found.get(table_id, {}))

    def _put(self, table_id: str, users: dict[str, str]) -> None:
        if self._hub.remote.get(table_id, {}) == users:
            return
        if users:
            self._hub.remote[table_id] = users
        else:
            del self._hub.remote[table_id]
        self._on_change(table_id)

    def _note(self, table_id: str) -> None:
        self._untold.add(table_id)
        self._wake.set()

    async def _keep_told(self, process_id: str) -> None:
        """What changes here is told at once, and now and then that this process runs."""
        while True:
            try:
                async with asyncio.timeout(CONFIRM_INTERVAL):
                    await self._wake.wait()
            except TimeoutError:
                pass
            self._wake.clear()
            try:
                await self._tell(process_id)
            except DatabaseAway:
                await asyncio.sleep(RETRY_DELAY)
            except Exception:
                log.exception("other processes could not be told who is here")
                await asyncio.sleep(RETRY_DELAY)

    async def _tell(self, process_id: str) -> None:
        """The others are told what they have not been told, and that this process runs."""
        told, self._untold = self._untold, set()
        here = {table_id: self._hub.here(table_id) for table_id in told}

        def tell(connection: Connection) -> tuple[bool, bool]:
            is_known = presence.confirm(connection, process_id)
            presence.put(connection, process_id, here)
            for table_id in here:
                self._store.notify(connection, f"presence {table_id}")
            is_cleared = presence.forget_stale(connection)
            if is_cleared:
                self._store.notify(connection, "presence")
            return is_known, is_cleared

        try:
            is_known, is_cleared = await self._store.write(tell)
        except BaseException:
            self._untold |= told
            raise
        if is_cleared:
            await self.read_all()
        if not is_known:  # it did not confirm itself in time, and was forgotten
            for listener in self._hub.all_listeners():
                self._note(listener.table_id)
