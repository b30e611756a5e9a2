"""The store: where jobs run on the database. SQLite is here, PostgreSQL in `postgres`.

A job is a plain function of a connection. It may be run again from the start, so it keeps nothing
outside itself.
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

#: How many waiting writes one commit takes along.
GROUP = 64


class Store(ABC):
    """The database."""

    @abstractmethod
    async def read(self, job: Job[T]) -> T:
        """The job's answer, all of it from one moment; what it writes is not kept."""

    @abstractmethod
    async def write(self, job: Job[T]) -> T:
        """The job's answer once all it wrote is on disk; an exception means that nothing is."""

    @abstractmethod
    def announce(self, link: Connection, news: str) -> None:
        """Other processes hear of `news` when the job that calls this is committed."""

    @abstractmethod
    async def listen(self, hear: Callable[[str], None]) -> None:
        """`hear` is called with what other processes announce; an empty text: some was missed."""

    @abstractmethod
    async def close(self) -> None:
        """Nothing is open any more."""


class SqliteStore(Store):
    """One writer, whose commits take along every job that waits; readers do not wait for it.

    Jobs run in threads, a whole group at a time: a driver that crosses threads once for each
    statement cost three times as much for each move.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._readers = ThreadPoolExecutor(4, "reader")
        self._writers = ThreadPoolExecutor(1, "writer")
        self._waiting: Queue[tuple[Job[Any], Future[Any]]] = Queue()
        self._writing: asyncio.Task[None] | None = None

    async def read(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self.engine.connect() as connection:
            # One snapshot for all that the job reads; the driver would begin none by itself.
            connection.exec_driver_sql("BEGIN")
            return job(connection)

    async def write(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        if self._writing is None:
            self._writing = loop.create_task(self._write_in_groups(), name="writer")
        done: Future[T] = loop.create_future()
        self._waiting.put_nowait((job, done))
        return await done

    async def _write_in_groups(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            group = [await self._waiting.get()]
            while len(group) < GROUP and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            jobs = [job for job, _ in group]
            answers = await loop.run_in_executor(self._writers, self._commit_all, jobs)
            for (_, done), answer in zip(group, answers, strict=True):
                if done.done():
                    continue  # whoever asked has gone
                if isinstance(answer, BaseException):
                    done.set_exception(answer)
                else:
                    done.set_result(answer)

    def _commit_all(self, jobs: list[Job[Any]]) -> list[Any]:
        """The answer of each job, or what it raised; a failed job takes no other along."""
        try:
            return self._commit(jobs)
        except Exception as error:  # noqa: BLE001 - told to whoever asked for the write
            return [error] if len(jobs) == 1 else [self._commit_all([job])[0] for job in jobs]

    def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        with self.engine.begin() as connection:
            return [job(connection) for job in jobs]

    def announce(self, link: Connection, news: str) -> None:
        """There is no other process."""

    async def listen(self, hear: Callable[[str], None]) -> None:
        """There is no other process."""

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        self._readers.shutdown()
        self._writers.shutdown()
        self.engine.dispose()
