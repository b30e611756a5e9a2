"""PostgreSQL: many processes and machines serve the same tables and tell each other news."""

import asyncio
import logging
from collections.abc import Callable
from secrets import token_hex
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablee.server.storage.store import Job, Store, T

log = logging.getLogger(__name__)

#: What PostgreSQL calls the road on which processes tell each other news.
CHANNEL = "tablee"
_NOTIFY = text("SELECT pg_notify(:channel, :news)")
#: How often the listening connection is tried, and how long to wait when it is lost.
TRY_EVERY = 10.0
LOST_FOR = 1.0


def open_postgres(url: str) -> "PostgresStore":
    """The database at that address."""
    return PostgresStore(
        create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    )


class PostgresStore(Store):
    """Each job is a transaction of its own; many run at once, in many processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        #: A table's row and its moves must be of one moment.
        self._readers = engine.execution_options(isolation_level="REPEATABLE READ")
        #: Tells our own news from those of other processes.
        self._process = token_hex(8)
        self._listening: asyncio.Task[None] | None = None

    async def read(self, job: Job[T]) -> T:
        async with self._readers.connect() as connection:
            return await connection.run_sync(job)

    async def write(self, job: Job[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(job)

    def announce(self, link: Connection, news: str) -> None:
        link.execute(_NOTIFY, {"channel": CHANNEL, "news": f"{self._process} {news}"})

    async def listen(self, hear: Callable[[str], None]) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(hear, ready), name="news")
        await ready.wait()

    async def _listen(self, hear: Callable[[str], None], ready: asyncio.Event) -> None:
        """Listens for ever; a lost connection is opened again, and what was missed is said."""

        def heard(_link: object, _process: int, _channel: str, payload: str) -> None:
            process, _, news = payload.partition(" ")
            if process != self._process:
                hear(news)

        while True:
            try:
                async with self.engine.connect() as connection:
                    link: Any = (await connection.get_raw_connection()).driver_connection
                    await link.add_listener(CHANNEL, heard)
                    if ready.is_set():
                        hear("")
                    ready.set()
                    while True:
                        await asyncio.sleep(TRY_EVERY)
                        await link.execute("SELECT 1")
            except Exception:
                log.exception("the news of other processes are lost for a while")
                await asyncio.sleep(LOST_FOR)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self.engine.dispose()
