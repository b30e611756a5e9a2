"""The store: runs jobs in transactions. SQLite is here, PostgreSQL in `postgres`.

A job is a plain function of a connection. It may be run again from the start, so it has no
side effects outside the database.
"""

import asyncio
import logging
import math
import sqlite3
import time
from abc import ABC, abstractmethod
from asyncio import Future, Queue
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from tablee.server.operation import metrics
from tablee.server.protection.work import counted

log = logging.getLogger(__name__)

T = TypeVar("T")
Job = Callable[[Connection], T]

#: How many pending writes share one commit.
GROUP_SIZE = 64
#: Seconds between two complaints that the database is away.
SAID_EVERY = 60.0
#: What SQLite says when a disk is full or broken, or another program holds the file for long.
_AWAY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
}
#: An option of connections: whether they write.
WRITES = "tablee_writes"


class DatabaseAway(Exception):
    """The database cannot be reached, or can store nothing: for a while, and for no fault of ours.

    What was to be written is not there; only of a commit whose answer was lost one cannot know.
    """


class Store(ABC):
    """The database."""

    #: Names this process among those that share the database; `None` where there is only one.
    process_id: str | None = None
    _said_away = -math.inf

    def _away(self, error: BaseException) -> DatabaseAway:
        """What is raised instead, and logged once in a while, however many jobs fail."""
        now = time.monotonic()
        if now - self._said_away > SAID_EVERY:
            self._said_away = now
            log.error("the database cannot be used: %s", getattr(error, "orig", None) or error)
        return DatabaseAway()

    @abstractmethod
    async def read(self, job: Job[T]) -> T:
        """The job's result, read from one snapshot; what it writes is rolled back."""

    @abstractmethod
    async def write(self, job: Job[T]) -> T:
        """The job's result once it is committed; if it raises, it is rolled back."""

    @abstractmethod
    def notify(self, connection: Connection, payload: str) -> None:
        """Other processes receive `payload` when the transaction of `connection` commits."""

    @abstractmethod
    async def listen(self, callback: Callable[[str], None]) -> None:
        """`callback` gets the payloads of other processes; an empty one: some may be lost."""

    @abstractmethod
    async def close(self) -> None:
        """All connections are closed."""


class SqliteStore(Store):
    """One writer, which commits all pending jobs together; readers are not blocked by it.

    Jobs run in threads, a whole group at a time: a driver that crosses threads once for each
    statement cost three times as much for each move.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writing = engine.execution_options(**{WRITES: True})
        self._readers = ThreadPoolExecutor(4, "reader")
        self._writers = ThreadPoolExecutor(1, "writer")
        self._pending: Queue[tuple[Job[Any], Future[Any]]] = Queue()
        self._writer_task: asyncio.Task[None] | None = None
        #: The connection of the thread that writes, which is kept.
        self._writer: Connection | None = None

    async def read(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        with metrics.READ_SECONDS.time():
            return await loop.run_in_executor(self._readers, counted(self._read), job)

    def _read(self, job: Job[T]) -> T:
        try:
            with self.engine.connect() as connection:
                # One snapshot for all that the job reads; the engine begins it with `BEGIN`.
                return job(connection)
        except DBAPIError as error:
            if _is_away(error):
                raise self._away(error) from error
            raise

    async def write(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        if self._writer_task is None:
            self._writer_task = loop.create_task(self._write_in_groups(), name="writer")
        done: Future[T] = loop.create_future()
        self._pending.put_nowait((counted(job), done))
        with metrics.WRITE_SECONDS.time():
            return await done

    async def _write_in_groups(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            group = [await self._pending.get()]
            while len(group) < GROUP_SIZE and not self._pending.empty():
                group.append(self._pending.get_nowait())
            jobs = [job for job, _ in group]
            results = await loop.run_in_executor(self._writers, self._commit_all, jobs)
            for (_, done), result in zip(group, results, strict=True):
                if done.done():
                    continue  # the caller was cancelled
                if isinstance(result, BaseException):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    def _commit_all(self, jobs: list[Job[Any]]) -> list[Any]:
        """The result of each job, or what it raised; a failed job rolls back no other."""
        try:
            return self._commit(jobs)
        except Exception as error:  # noqa: BLE001 - raised in the caller of `write`
            if len(jobs) > 1:
                return [self._commit_all([job])[0] for job in jobs]
            return [self._away(error) if _is_away(error) else error]

    def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        if self._writer is None:
            self._writer = self._writing.connect()
        try:
            with self._writer.begin():
                return [job(self._writer) for job in jobs]
        except DBAPIError:
            # Whatever is wrong with it, the next jobs begin with another one.
            self._writer.invalidate()
            self._writer.close()
            self._writer = None
            raise

    def notify(self, connection: Connection, payload: str) -> None:
        """There is no other process."""

    async def listen(self, callback: Callable[[str], None]) -> None:
        """There is no other process."""

    async def close(self) -> None:
        if self._writer_task is not None:
            self._writer_task.cancel()
            await asyncio.gather(self._writer_task, return_exceptions=True)
        self._readers.shutdown()
        self._writers.shutdown()
        if self._writer is not None:
            self._writer.close()
        self.engine.dispose()


def _is_away(error: Exception) -> bool:
    """Whether it is the disk's fault; the lowest byte of SQLite's code tells."""
    code = getattr(error.orig, "sqlite_errorcode", 0) if isinstance(error, DBAPIError) else 0
    return code & 0xFF in _AWAY
