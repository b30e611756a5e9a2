"""The store: runs jobs in transactions. SQLite is here, PostgreSQL in `postgres`.

A job is a plain function of a connection. It may be run again from the start, so it has no
side effects outside the database.
"""

import asyncio
from abc import ABC, abstractmethod
from asyncio import Future, Queue
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Job = Callable[[Connection], T]

#: How many pending writes share one commit.
GROUP_SIZE = 64
#: An option of connections: whether they write.
WRITES = "tablee_writes"


class Store(ABC):
    """The database."""

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

    async def read(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self.engine.connect() as connection:
            # One snapshot for all that the job reads; the engine begins it with `BEGIN`.
            return job(connection)

    async def write(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        if self._writer_task is None:
            self._writer_task = loop.create_task(self._write_in_groups(), name="writer")
        done: Future[T] = loop.create_future()
        self._pending.put_nowait((job, done))
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
            return [error] if len(jobs) == 1 else [self._commit_all([job])[0] for job in jobs]

    def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        with self._writing.begin() as connection:
            return [job(connection) for job in jobs]

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
        self.engine.dispose()
