"""A lock beside an SQLite database: one server at a time, for each believes to be alone with it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from tablee.arena.file_lock import Taken, take
from tablee.core import Sentence, TableeError


class DatabaseInUse(TableeError):
    """Another server has this database."""


@contextmanager
def locked(database_url: str) -> Iterator[None]:
    """The database is ours until the end; raises `DatabaseInUse`. PostgreSQL may be shared."""
    address = make_url(database_url)
    if address.get_backend_name() != "sqlite" or not address.database:
        yield
        return
    path = Path(address.database).resolve()  # one file, by whatever link it is called
    try:
        file = take(path.with_name(f"{path.name}.lock"))
    except Taken as taken:
        sentence = Sentence("error-in-use", path=str(path), process=taken.holder)
        raise DatabaseInUse(sentence) from None
    try:
        yield
    finally:
        os.close(file)
