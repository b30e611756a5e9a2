"""PostgreSQL: many processes and machines serve the same tables and NOTIFY each other."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tablee.server.operation import metrics
from tablee.server.storage.store import DatabaseAway, Job, Store, T

log = logging.getLogger(__name__)

#: The NOTIFY channel that all processes listen to.
CHANNEL = "tablee"
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")
#: Seconds: how often the listening connection is checked, how long to wait before a new one, and
#: how long for one to open or to become free.
PING_INTERVAL = 10.0
RECONNECT_DELAY = 0.5
CONNECT_TIMEOUT = 10.0
#: Seconds for each statement: a server that hangs is as far away as one that is down.
STATEMENT_TIMEOUT = 15.0
#: How often a transaction is tried that got in the way of another one.
TRIES = 5
#: Classes of SQLSTATE: connections, resources, operators, the system.
_AWAY = ("08", "53", "57", "58")
_COLLISIONS = ("40001", "40P01")


def open_postgres(url: str, *, is_patient: bool = False) -> "PostgresStore":
    """The database at that address; whoever is patient waits for each statement to the end."""
    patience = None if is_patient else STATEMENT_TIMEOUT
    return PostgresStore(
        create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_timeout=CONNECT_TIMEOUT,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"timeout": CONNECT_TIMEOUT, "command_timeout": patience},
        )
    )


class PostgresStore(Store):
    """Each job is a transaction of its own; many run at once, in many processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        #: A table's row and its moves must be of one moment.
        self._readers = engine.execution_options(isolation_level="REPEATABLE READ")
        #: Tells our own notifications from those of other processes.
        self.process_id: str = token_hex(8)
        #: Set when some notification may be lost, or something was stored that nobody was told.
        self._doubt = asyncio.Event()
        self._listener_task: asyncio.Task[None] | None = None

    async def read(self, job: Job[T]) -> T:
        async def run() -> T:
            async with self._readers.connect() as connection:
                return await connection.run_sync(job)

        with metrics.READ_SECONDS.time():
            return await self._run(run)

    async def write(self, job: Job[T]) -> T:
        async def run() -> T:
            async with self.engine.begin() as connection:
                return await connection.run_sync(job)

        try:
            with metrics.WRITE_SECONDS.time():
                return await self._run(run)
        except DatabaseAway:
            # Its commit may have come through: whoever listens will be told what is stored.
            self._doubt.set()
            raise

    async def _run(self, run: Callable[[], Awaitable[T]]) -> T:
        for tried in range(1, TRIES + 1):
            try:
                return await run()
            except (OSError, PoolTimeout, DBAPIError, *_DRIVER_ERRORS) as error:
                if _state(error) in _COLLISIONS and tried < TRIES:
                    continue
                if _is_away(error):
                    raise self._away(error) from error
                raise
        raise AssertionError  # pragma: no cover - the last try returns or raises

    def notify(self, connection: Connection, payload: str) -> None:
        connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": f"{self.process_id} {payload}"})

    async def listen(self, callback: Callable[[str], None]) -> None:
        ready = asyncio.Event()
        self._listener_task = asyncio.create_task(
            self._listen(callback, ready), name="notifications"
        )
        await ready.wait()

    async def _listen(self, callback: Callable[[str], None], ready: asyncio.Event) -> None:
        """Listens until cancelled; after a reconnect the callback gets an empty payload."""
        is_lost = False
        while True:
            try:
                async with self.engine.connect() as connection:
                    try:
                        await self._receive(connection, callback)
                        if is_lost:
                            log.warning("notifications of other processes are received again")
                        if ready.is_set():
                            callback("")
                        ready.set()
                        is_lost = False
                        await self._watch(connection)
                    finally:
                        # Not for the pool: it would go on calling back.
                        await connection.invalidate()
            except Exception as error:  # noqa: BLE001 - whatever it was, a new one is tried
                if not is_lost:
                    log.warning("notifications of other processes are not received: %s", error)
                is_lost = True
            await asyncio.sleep(RECONNECT_DELAY)

    async def _receive(self, connection: AsyncConnection, callback: Callable[[str], None]) -> None:
        def on_notify(_connection: object, _process: int, _channel: str, payload: str) -> None:
            process_id, _, message = payload.partition(" ")
            if process_id != self.process_id:
                callback(message)

        driver = await _driver(connection)
        self._doubt.clear()
        driver.add_termination_listener(lambda _connection: self._doubt.set())
        await driver.add_listener(CHANNEL, on_notify)

    async def _watch(self, connection: AsyncConnection) -> None:
        """Returns, or raises, when something may have been missed."""
        driver = await _driver(connection)
        while not self._doubt.is_set():
            try:
                async with asyncio.timeout(PING_INTERVAL):
                    await self._doubt.wait()
            except TimeoutError:
                await driver.execute("SELECT 1", timeout=PING_INTERVAL)
        if driver.is_closed():
            raise ConnectionResetError("the server closed the connection")

    async def close(self) -> None:
        if self._listener_task is not None:
            self._listener_task.cancel()
            await asyncio.gather(self._listener_task, return_exceptions=True)
        await self.engine.dispose()


#: The last one: the server has said good-bye on a connection that nobody used.
_BROKEN = (asyncpg.InterfaceError, asyncpg.InternalClientError)
_DRIVER_ERRORS = (asyncpg.PostgresError, *_BROKEN)


async def _driver(connection: AsyncConnection) -> Any:  # noqa: ANN401 - asyncpg's connection
    return (await connection.get_raw_connection()).driver_connection


def _state(error: BaseException) -> str:
    """The SQLSTATE, where the server said one."""
    original = getattr(error, "orig", None) or error
    return str(getattr(original, "sqlstate", None) or "")


def _is_away(error: BaseException) -> bool:
    """Whether the database cannot be used now, for no fault of the statement."""
    # While a connection opens the driver's own errors come through.
    original = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig else error
    is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
    is_broken = isinstance(original, (OSError, PoolTimeout, *_BROKEN))
    return is_lost or is_broken or _state(error)[:2] in _AWAY
