"""Backups: the whole database in one file, taken while servers run, put back while none does."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import make_url

from tablee.core import Sentence, TableeError
from tablee.kit.files import reason
from tablee.server.operation.folder_lock import locked
from tablee.server.storage import pg_tools
from tablee.server.storage.engine import check_sqlite, copy_sqlite, sync
from tablee.server.storage.revisions import check_revision


class BadBackup(TableeError):
    """A backup that cannot be made, or that cannot be put back."""


def back_up(url: str, file: Path) -> str:
    """The file holds the database as it is now, for its owner's eyes; the schema's revision.

    Raises `BadBackup`; then there is no such file, or the one that was there.
    """
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return pg_tools.back_up(address, file)
    assert address.database
    path = Path(address.database)
    if not path.exists():
        raise BadBackup(Sentence("error-no-database", path=str(path)))
    with _told("error-backup", path, file):
        revision = _revision(path)
        copy_sqlite(path, file)
    return revision


def restore(url: str, file: Path) -> Path | None:
    """The database is as it was in the file; where the one before is kept, if there was one.

    Raises `BadBackup`, or another `TableeError` while a server runs; then nothing was changed.
    """
    if not file.is_file():
        missing = reason(FileNotFoundError())
        raise BadBackup(Sentence("error-file-read", path=str(file), reason=missing))
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return pg_tools.restore(address, file)
    assert address.database
    path = Path(address.database).resolve()
    path.parent.mkdir(0o700, parents=True, exist_ok=True)
    with locked(url):
        fresh = path.with_name(f"{path.name}.restored")
        with _told("error-restore", file, fresh):
            _check(file)
            copy_sqlite(file, fresh)
        try:
            kept = _put_aside(path) if path.exists() else None
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
        sync(path.parent)
    return kept


@contextmanager
def _told(key: str, read: Path, written: Path) -> Iterator[None]:
    """What is wrong with the database that is read, or with the file that is written."""
    try:
        yield
    except sqlite3.Error as error:
        raise BadBackup(Sentence(key, path=str(read), reason=str(error))) from None
    except OSError as error:
        told = Sentence("error-file-write", path=str(written), reason=reason(error))
        raise BadBackup(told) from None


def _check(file: Path) -> None:
    """The file is a whole database of ours that this version knows."""
    with closing(sqlite3.connect(_reading(file), uri=True)) as connection:
        check_sqlite(connection, "integrity_check")
    check_revision(_revision(file))


def _revision(path: Path) -> str:
    """The revision of the schema; raises `BadBackup` where there is none."""
    with closing(sqlite3.connect(_reading(path), uri=True)) as connection:
        try:
            ((revision,),) = connection.execute("SELECT version_num FROM alembic_version")
        except (sqlite3.OperationalError, ValueError):
            raise BadBackup(Sentence("error-not-ours", path=str(path))) from None
    return str(revision)


def _reading(path: Path) -> str:
    """The address that reads the file and never makes one."""
    return f"{path.resolve().as_uri()}?mode=rw"


def _put_aside(path: Path) -> Path:
    """The database and its log have second names, under which they stay; the log has no other.

    It may be damaged, so it is not opened; and the log of one database must never be found
    beside another.
    """
    aside, number = path.with_name(f"{path.name}.before-restore"), 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.before-restore-{number}")
    log = path.with_name(f"{path.name}-wal")
    os.link(path, aside)
    if log.exists():
        os.link(log, aside.with_name(f"{aside.name}-wal"))
    sync(path.parent)
    log.unlink(missing_ok=True)
    path.with_name(f"{path.name}-shm").unlink(missing_ok=True)  # an index of the log
    return aside
