"""PostgreSQL: many processes and machines serve the same tables and NOTIFY each other."""

import asyncio
import logging
from collections.abc import Callable
from secrets import token_hex
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablee.server.storage.store import Job, Store, T

log = logging.getLogger(__name__)

#: The NOTIFY channel that all processes listen to.
CHANNEL = "tablee"
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
#: How often the listening connection is checked, and how long to wait before a new one.
PING_INTERVAL = 10.0
RECONNECT_DELAY = 1.0


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
        #: Tells our own notifications from those of other processes.
        self._process = token_hex(8)
        self._listener_task: asyncio.Task[None] | None = None

    async def read(self, job: Job[T]) -> T:
        async with self._readers.connect() as connection:
            return await connection.run_sync(job)

    async def write(self, job: Job[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(job)

    def notify(self, connection: Connection, payload: str) -> None:
        connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": f"{self._process} {payload}"})

    async def listen(self, callback: Callable[[str], None]) -> None:
        ready = asyncio.Event()
        self._listener_task = asyncio.create_task(
            self._listen(callback, ready), name="notifications"
        )
        await ready.wait()

    async def _listen(self, callback: Callable[[str], None], ready: asyncio.Event) -> None:
        """Listens until cancelled; after a reconnect the callback gets an empty payload."""

        def on_notify(_connection: object, _process: int, _channel: str, payload: str) -> None:
            process, _, message = payload.partition(" ")
            if process != self._process:
                callback(message)

        while True:
            try:
                async with self.engine.connect() as connection:
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    await driver.add_listener(CHANNEL, on_notify)
                    if ready.is_set():
                        callback("")
                    ready.set()
                    while True:
                        await asyncio.sleep(PING_INTERVAL)
                        await driver.execute("SELECT 1")
            except Exception:
                log.exception("the connection that listens for notifications was lost")
                await asyncio.sleep(RECONNECT_DELAY)

    async def close(self) -> None:
        if self._listener_task is not None:
            self._listener_task.cancel()
            await asyncio.gather(self._listener_task, return_exceptions=True)
        await self.engine.dispose()
