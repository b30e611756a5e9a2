"""Worlds: servers with a database, and the ways in which parts of them can be killed."""

import asyncio
import contextlib
import random
import resource
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from pathlib import Path

import psutil
from bench.chaos.people import Crowd

from tablee.server.settings import Settings
from tablee.server.storage.engine import open_sqlite
from tablee.server.storage.postgres import open_postgres
from tablee.server.storage.store import SqliteStore, Store
from tests.server.postgres import Database
from tests.server.server_process import ServerProcess

#: Python complains that a killed process has not tidied up.
QUIET = {"PYTHONWARNINGS": "ignore::UserWarning"}
#: Seconds in which the children of a killed server must have ended.
ORPHAN_TIMEOUT = 20.0
#: Seconds in which somebody must have noticed that the disk is full.
REFUSAL_TIMEOUT = 60.0
Fault = Callable[[], Awaitable[None]]


class World(ABC):
    """Servers that people play at; each fault leaves them running again."""

    name: str
    servers: list[ServerProcess]

    def __init__(self, data: Path, rng: random.Random) -> None:
        self.data = data
        self.rng = rng
        self.log = data / "server.log"
        self.crowd = Crowd(lambda: [server.address for server in self.servers], rng)

    @property
    @abstractmethod
    def faults(self) -> dict[str, tuple[float, Fault]]:
        """What may happen, and how often in comparison."""

    def chosen(self, count: int) -> list[str]:
        """So many faults, at random."""
        weights = [weight for weight, _ in self.faults.values()]
        return self.rng.choices(list(self.faults), weights, k=count)

    @abstractmethod
    def open(self) -> Store:
        """The database, to be looked into; its schema is not touched."""

    def close(self) -> None:
        """Nothing of it runs any more."""
        for server in self.servers:
            server.stop()

    def tracebacks(self) -> list[str]:
        """Those in the servers' log, each by its last line."""
        _, *found = self.log.read_text(errors="replace").split("Traceback (most recent call last):")
        lines = [traceback.splitlines()[1:] for traceback in found]
        return [next((one for one in some if one[:1].strip()), "cut off") for some in lines]

    async def restart(self, *servers: ServerProcess) -> None:
        """They were killed with SIGKILL, and run again; what they had started has ended."""
        children = []
        for server in servers:
            with contextlib.suppress(psutil.NoSuchProcess):
                children += psutil.Process(server.process.pid).children(recursive=True)
            server.kill()
        for server in servers:
            await asyncio.to_thread(server.start)
        _, orphans = await asyncio.to_thread(psutil.wait_procs, children, ORPHAN_TIMEOUT)
        assert not orphans, f"these did not end with their server: {orphans}"

    async def kill_workers(self) -> None:
        """Processes in which bots think were killed."""
        server = self.rng.choice(self.servers)
        for child in psutil.Process(server.process.pid).children(recursive=True):
            with contextlib.suppress(psutil.NoSuchProcess):
                child.kill()


class OneServer(World):
    """One server with SQLite."""

    name = "SQLite"

    def __init__(self, data: Path, rng: random.Random) -> None:
        super().__init__(data, rng)
        self.servers = [ServerProcess(data, QUIET, log=self.log)]

    @property
    def faults(self) -> dict[str, tuple[float, Fault]]:
        """The server, its workers, its disk."""
        return {
            "the server": (5, lambda: self.restart(*self.servers)),
            "workers of bots": (3, self.kill_workers),
            "the disk, full for a while": (1, lambda: self.fill_disk(is_killed=False)),
            "the server, its disk full": (1, lambda: self.fill_disk(is_killed=True)),
        }

    def open(self) -> Store:
        """A second store for the same database."""
        return SqliteStore(open_sqlite(f"sqlite:///{self.data / 'tablee.sqlite3'}"))

    async def fill_disk(self, *, is_killed: bool) -> None:
        """Files could not grow, until something was refused; then the server may be killed."""
        (server,) = self.servers
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        most = self.rng.randrange(4096, 40_000)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
        known = self.crowd.refusals["not-ready"]
        try:
            async with asyncio.timeout(REFUSAL_TIMEOUT):
                while self.crowd.refusals["not-ready"] == known:  # noqa: ASYNC110 - they count
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise AssertionError(f"a full disk refused nothing: {self.crowd.refusals}") from None
        await asyncio.sleep(self.rng.uniform(0, 0.2))
        if is_killed:
            await self.restart(server)
        else:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)


class ManyServers(World):
    """Two servers that share PostgreSQL."""

    name = "PostgreSQL"

    def __init__(self, data: Path, rng: random.Random, database: Database) -> None:
        super().__init__(data, rng)
        self.database = database
        environment = QUIET | {"TABLEE_DATABASE": database.address}
        self.servers = [ServerProcess(data, environment, log=self.log) for _ in range(2)]

    @property
    def faults(self) -> dict[str, tuple[float, Fault]]:
        """The servers, their workers, PostgreSQL, and the connections between them."""
        return {
            "one of two servers": (4, lambda: self.restart(self.rng.choice(self.servers))),
            "both servers": (1, lambda: self.restart(*self.servers)),
            "workers of bots": (1, self.kill_workers),
            "PostgreSQL": (3, self._kill_database),
            "PostgreSQL, in good order": (1, self._stop_database),
            "all connections to PostgreSQL": (2, self._cut_connections),
            "PostgreSQL and a server": (1, self._kill_both),
        }

    def open(self) -> Store:
        """A second store for the same database."""
        return open_postgres(Settings(database=self.database.address).database_url)

    async def _kill_database(self) -> None:
        await asyncio.to_thread(self.database.kill)
        await asyncio.sleep(self.rng.uniform(0, 0.3))
        await asyncio.to_thread(self.database.start)

    async def _stop_database(self) -> None:
        await asyncio.to_thread(self.database.stop)
        await asyncio.sleep(self.rng.uniform(0, 0.3))
        await asyncio.to_thread(self.database.start)

    async def _cut_connections(self) -> None:
        await asyncio.to_thread(self.database.cut_connections)

    async def _kill_both(self) -> None:
        server = self.rng.choice(self.servers)
        server.process.kill()
        await self._kill_database()
        await self.restart(server)
