"""Whatever keeps a server from starting is told in one sentence, with exit code 2."""

import asyncio
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tablee.server.operation.folder_lock import DatabaseInUse, locked
from tablee.server.operation.startup import check_address, check_database
from tablee.server.settings import Settings
from tests.server.postgres import postgres
from tests.server.server_process import ServerProcess

ROOT = Path(__file__).parents[3]
SERVER = (sys.executable, "-m", "tablee.server", "--no-browser")
#: Root may write everywhere; without this power he is like everybody else.
WITHOUT_POWERS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")


def start(
    data: Path, *before: str, port: str = "0", **environment: str
) -> subprocess.CompletedProcess[str]:
    """A server that cannot start."""
    return subprocess.run(  # noqa: S603 - our own command
        [*before, *SERVER, "--port", port],
        env={**os.environ, "TABLEE_DATA": str(data), "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=ROOT,
    )


def assert_told(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert not done.stdout
    assert all(word in done.stderr for word in words), done.stderr


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder as a server has left it."""
    settings = Settings(data=tmp_path / "data")
    settings.check_folders()
    check_database(settings.database_url)
    return settings.data


def test_a_damaged_database(data: Path) -> None:
    path = data / "tablee.sqlite3"
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))

    assert_told(start(data), str(path), "damaged", "tablee restore")


def test_a_database_that_was_cut_off(data: Path) -> None:
    path = data / "tablee.sqlite3"
    path.write_bytes(path.read_bytes()[: 10 * 4096 + 100])

    assert_told(start(data), str(path), "damaged")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tablee.sqlite3").write_text("no database at all " * 1000)

    assert_told(start(tmp_path), "tablee.sqlite3", "not a database")


def test_a_database_of_a_newer_version(data: Path) -> None:
    path = data / "tablee.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()

    assert_told(start(data), "newer version", "9999")
    assert path.read_bytes() == before


@pytest.mark.skipif(
    os.geteuid() == 0 and shutil.which("setpriv") is None, reason="root may write everywhere"
)
@pytest.mark.parametrize(("name", "mode"), [("", 0o500), ("tablee.sqlite3", 0o400), ("secret", 0)])
def test_what_may_not_be_written_or_read(data: Path, name: str, mode: int) -> None:
    (data / name).chmod(mode)
    before = WITHOUT_POWERS if os.geteuid() == 0 else ()
    done = start(data, *before)
    (data / name).chmod(0o700)

    assert_told(done, str(data / name))


def test_an_empty_secret(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()

    assert_told(start(tmp_path), str(tmp_path / "secret"), "holds no secret key")


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])

        assert_told(start(tmp_path, port=port), f"Port {port}", "taken")
        assert_told(start(tmp_path, TABLEE_METRICS=f"127.0.0.1:{port}"), port, "TABLEE_METRICS")


def test_a_unix_socket_in_use(tmp_path: Path) -> None:
    path = tmp_path / "socket"
    check_address(str(path), 0)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(path))
        server.listen()

        assert_told(start(tmp_path, TABLEE_HOST=str(path)), str(path), "cannot be listened on")
    check_address(str(path), 0)  # what a server has left behind is nobody's


def test_a_database_that_another_server_has(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "one")
    try:
        path = tmp_path / "one" / "tablee.sqlite3"
        (tmp_path / "link.sqlite3").symlink_to(path)
        for settings in ({}, {"TABLEE_DATABASE": f"sqlite:///{tmp_path / 'link.sqlite3'}"}):
            folder = "two" if settings else "one"
            done = start(tmp_path / folder, **settings)
            assert_told(done, str(path), f"process {server.process.pid}.")
    finally:
        server.kill()
    with locked(f"sqlite:///{path}"):  # a lock dies with its process
        pass


def test_postgres_may_be_shared_and_a_file_may_not(tmp_path: Path) -> None:
    with locked("postgresql+asyncpg://db/tablee"), locked("postgresql+asyncpg://db/tablee"):
        pass
    url = f"sqlite:///{tmp_path / 'tablee.sqlite3'}"
    with locked(url):
        with pytest.raises(DatabaseInUse), locked(url):
            pass
        assert (tmp_path / "tablee.sqlite3.lock").stat().st_mode & 0o777 == 0o600


def test_postgres_out_of_reach(tmp_path: Path) -> None:
    url = "postgresql://tablee:hunter2@127.0.0.1:1/tablee"
    done = start(tmp_path, TABLEE_DATABASE=url)

    assert_told(done, "127.0.0.1:1/tablee", "cannot be opened")
    assert "hunter2" not in done.stderr


@pytest.fixture(scope="module")
def postgres_with_password() -> Iterator[str]:
    """The address of a database that asks for a password."""
    with postgres() as address:
        _ask(address, "CREATE ROLE guarded LOGIN PASSWORD 'right'")
        rules = Path(_ask(address, "SHOW hba_file"))
        rules.write_text(f"local all guarded scram-sha-256\n{rules.read_text()}")
        _ask(address, "SELECT pg_reload_conf()")
        yield address


def _ask(address: str, query: str) -> str:
    async def ask() -> str:
        connection = await asyncpg.connect(address)
        try:
            return str(await connection.fetchval(query))
        finally:
            await connection.close()

    return asyncio.run(ask())


def test_a_wrong_password(postgres_with_password: str, tmp_path: Path) -> None:
    url = postgres_with_password.replace("postgres:@", "guarded:wrong@")
    assert "guarded" in url
    done = start(tmp_path, TABLEE_DATABASE=url)

    assert_told(done, "password authentication failed")
    assert "wrong" not in done.stderr


def test_a_database_file_of_a_secret_that_is_not_there(tmp_path: Path) -> None:
    done = start(tmp_path, TABLEE_DATABASE_FILE=str(tmp_path / "none"))

    assert_told(done, "TABLEE_DATABASE_FILE", "no such file")


def test_a_server_on_sqlite_does_not_import_what_postgresql_needs() -> None:
    """That would make a twelfth of all imports."""
    asked = "import sys, tablee.server.run; print('sqlalchemy.dialects.postgresql' in sys.modules)"
    command = [sys.executable, "-c", asked]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603

    assert done.stdout.strip() == "False"
