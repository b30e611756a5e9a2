"""A lock beside an SQLite database: one server at a time, for each believes to be alone with it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from tablee.core import Sentence, TableeError


class DatabaseInUse(TableeError):
    """Another server has this database."""


@contextmanager
def locked(database_url: str) -> Iterator[None]:
    """The database is ours until the end; raises `DatabaseInUse`. PostgreSQL may be shared.

    The lock goes with the process, however that ends; the file stays.
    """
    address = make_url(database_url)
    if address.get_backend_name() != "sqlite" or not address.database:
        yield
        return
    path = Path(address.database).resolve()  # one file, by whatever link it is called
    with _opened(path.with_name(f"{path.name}.lock")) as file:
        try:
            _take(file)
        except OSError:
            holder = file.read(20).strip() or "?"
            raise DatabaseInUse(Sentence("error-in-use", path=str(path), process=holder)) from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def _opened(path: Path) -> IO[str]:
    return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="ascii")


if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        # A byte far behind the number, which others may read.
        file.seek(1 << 20)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(0)

else:
    import fcntl

    def _take(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
