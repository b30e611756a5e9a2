"""Services: what a running server is made of."""

import asyncio
import logging
import time
from contextlib import suppress

from sqlalchemy import Connection

from tablee.server.bots.play import BotPlay
from tablee.server.bots.workers import WorkerPool
from tablee.server.hub import Hub
from tablee.server.limits import Limits
from tablee.server.people.identity import Identity
from tablee.server.settings import Settings
from tablee.server.storage import records
from tablee.server.storage.engine import open_store
from tablee.server.storage.store import Store
from tablee.server.tables import heartbeat
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.stored_table import BOT_OVERDUE, StoredTable
from tablee.server.tables.summaries import chat_line
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError

log = logging.getLogger(__name__)

#: Seconds between two queries for tables whose bot or clock is due.
POLL_INTERVAL = 1.0
#: How many tables one query returns.
POLL_BATCH = 200


class Services:
    """Everything that routes and sockets use, open between `start` and `stop`."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.identity = Identity(store, settings.secret())
        self.limits = Limits(settings.limit_scale)
        self.hub = Hub()
        self.tables = TableRegistry(store, self._on_change, settings.tables_in_memory)
        self.tables.is_watched = lambda table_id: bool(self.hub.listeners(table_id))
        self.workers = WorkerPool(settings.workers, settings.bot_limit)
        self.bots = BotPlay(self.workers, settings.bot_delay)
        self._polling: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._handlers: set[asyncio.Task[None]] = set()

    @staticmethod
    async def start(settings: Settings) -> "Services":
        """A server with its database open, going on with every table that waits for it."""
        services = Services(settings, await open_store(settings.database_url))
        await services.store.write(lambda c: heartbeat.resume_clocks(c, time.time()))
        services._beating = asyncio.create_task(services._beat(), name="heartbeat")
        await services.store.listen(services._on_notification)
        services._polling = asyncio.create_task(services._poll_due_tables(), name="tables")
        return services

    async def stop(self) -> None:
        """Nothing runs any more; everything acknowledged is stored."""
        for listener in self.hub.all_listeners():
            listener.close(1012)
        for task in (self._polling, self._beating):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        for task in list(self._handlers):
            task.cancel()
        await asyncio.gather(*self._handlers, return_exceptions=True)
        await self.bots.close()
        await asyncio.to_thread(self.workers.close)
        with suppress(Exception):  # the last beat then was some seconds ago
            await self.store.write(lambda c: heartbeat.beat(c, time.time()))
        await self.store.close()

    def _on_change(self, table: StoredTable, sender: object) -> None:
        """A table has changed: it is broadcast, and bots that are asked begin to think."""
        self.hub.broadcast(table, sender)
        if isinstance(table, Table):
            self.bots.wake(table)

    async def _beat(self) -> None:
        """It is noted that this server runs: while none does, clocks stand still."""
        while True:
            await asyncio.sleep(heartbeat.INTERVAL)
            try:
                await self.store.write(lambda c: heartbeat.beat(c, time.time()))
            except Exception:
                log.exception("the heartbeat could not be noted")

    async def _poll_due_tables(self) -> None:
        """Bots move and clocks run out also where nobody watches, and after a restart."""
        ahead = BOT_OVERDUE
        while True:
            try:
                await self._wake_due_tables(time.time() + ahead)
            except Exception:
                log.exception("due tables could not be handled")
            ahead = 0.0
            await asyncio.sleep(POLL_INTERVAL)

    async def _wake_due_tables(self, until: float) -> None:
        def due(connection: Connection) -> list[str]:
            return records.due_tables(connection, until, POLL_BATCH)

        for table_id in await self.store.read(due):
            table = self.tables.get(table_id)
            try:
                await table.check_clock()
                async with table.open():
                    self.bots.wake(table)
            except ApiError:
                continue  # another process was faster
            except Exception:
                log.exception("table %s could not be handled", table_id)

    # Notifications of other processes

    def _on_notification(self, payload: str) -> None:
        task = asyncio.get_running_loop().create_task(self._handle_notification(payload))
        self._handlers.add(task)
        task.add_done_callback(self._handlers.discard)

    async def _handle_notification(self, payload: str) -> None:
        """What another process did is loaded, and broadcast to the listeners of this one."""
        kind, _, about = payload.partition(" ")
        try:
            if kind == "table":
                await self._reload(about)
            elif kind == "chat":
                table_id, _, number = about.partition(" ")
                await self._send_chat(table_id, int(number))
            elif kind == "session":
                self.hub.close_session(about)
            else:
                for table_id in self.tables.cached_ids():
                    await self._reload(table_id)
        except Exception:
            log.exception("a notification could not be handled")

    async def _reload(self, table_id: str) -> None:
        table = self.tables.cached(table_id)
        if table is None:
            return
        table.invalidate()
        if self.hub.listeners(table_id):
            async with table.open():
                self.hub.broadcast(table)

    async def _send_chat(self, table_id: str, number: int) -> None:
        if self.hub.listeners(table_id):
            rows = await self.store.read(
                lambda connection: records.chat_of(
                    connection, table_id, 1, after=number - 1, until=number
                )
            )
            for row in rows:
                self.hub.broadcast_chat(table_id, chat_line(row), None, None)
