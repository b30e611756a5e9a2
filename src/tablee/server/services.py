"""Services: what a running server is made of."""

import asyncio
import logging
import time

from sqlalchemy import Connection

from tablee.server.bots.play import BotPlay
from tablee.server.bots.workers import Workers
from tablee.server.hub import Hub
from tablee.server.limits import Limits
from tablee.server.people.identity import Identity
from tablee.server.settings import Settings
from tablee.server.storage import records
from tablee.server.storage.engine import open_store
from tablee.server.storage.store import Store
from tablee.server.tables.registry import Tables
from tablee.server.tables.stored_table import BOT_OVERDUE, StoredTable
from tablee.server.tables.summaries import chat_line
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError

log = logging.getLogger(__name__)

#: How often the server looks for tables that need it.
LOOK_EVERY = 1.0
#: How many it looks after at a time.
AT_A_TIME = 200


class Services:
    """Everything that routes and sockets use, open between `start` and `stop`."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.identity = Identity(store, settings.secret())
        self.limits = Limits(settings.limit_scale)
        self.hub = Hub()
        self.tables = Tables(store, self._told, settings.tables_in_memory)
        self.tables.is_watched = lambda table_id: bool(self.hub.listeners(table_id))
        self.workers = Workers(settings.workers, settings.bot_limit)
        self.bots = BotPlay(self.workers, settings.bot_delay)
        self._looking: asyncio.Task[None] | None = None
        self._following: set[asyncio.Task[None]] = set()

    @staticmethod
    async def start(settings: Settings) -> "Services":
        """A server with its database open, going on with every table that waits for it."""
        services = Services(settings, await open_store(settings.database_url))
        await services.store.listen(services._hear)
        services._looking = asyncio.create_task(services._look_after_tables(), name="tables")
        return services

    async def stop(self) -> None:
        """Nothing runs any more; everything acknowledged is stored."""
        for listener in self.hub.everyone():
            listener.close(1012)
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        for task in list(self._following):
            task.cancel()
        await asyncio.gather(*self._following, return_exceptions=True)
        await self.bots.close()
        await asyncio.to_thread(self.workers.close)
        await self.store.close()

    def _told(self, table: StoredTable, sender: object) -> None:
        """A table has changed: everyone is told, bots that are asked begin to think."""
        self.hub.tell(table, sender)
        if isinstance(table, Table):
            self.bots.wake(table)

    async def _look_after_tables(self) -> None:
        """Bots move and clocks run out also where nobody watches, and after a restart."""
        ahead = BOT_OVERDUE
        while True:
            try:
                await self._look(time.time() + ahead)
            except Exception:
                log.exception("tables could not be looked after")
            ahead = 0.0
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self, until: float) -> None:
        def due(link: Connection) -> list[str]:
            return records.due_tables(link, until, AT_A_TIME)

        for table_id in await self.store.read(due):
            table = self.tables.get(table_id)
            try:
                await table.look_at_clock()
                async with table.open():
                    self.bots.wake(table)
            except ApiError:
                continue  # another process was faster
            except Exception:
                log.exception("table %s could not be looked after", table_id)

    # News of other processes

    def _hear(self, news: str) -> None:
        task = asyncio.get_running_loop().create_task(self._follow(news))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _follow(self, news: str) -> None:
        """What another process did is known and told here too."""
        kind, _, about = news.partition(" ")
        try:
            if kind == "table":
                await self._refresh(about)
            elif kind == "chat":
                table_id, _, number = about.partition(" ")
                await self._chatted(table_id, int(number))
            elif kind == "session":
                self.hub.revoke(about)
            else:
                for table_id in self.tables.ids():
                    await self._refresh(table_id)
        except Exception:
            log.exception("news could not be followed")

    async def _refresh(self, table_id: str) -> None:
        table = self.tables.known(table_id)
        if table is None:
            return
        table.forget()
        if self.hub.listeners(table_id):
            async with table.open():
                self.hub.tell(table)

    async def _chatted(self, table_id: str, number: int) -> None:
        if self.hub.listeners(table_id):
            rows = await self.store.read(
                lambda link: records.chat_of(link, table_id, 1, after=number - 1, until=number)
            )
            for row in rows:
                self.hub.say(table_id, chat_line(row), None, None)
