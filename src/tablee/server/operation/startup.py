"""What may be wrong when a server starts, each told in one sentence."""

import asyncio
import logging
import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from tablee.core import Sentence, TableeError
from tablee.server.storage.engine import check_sqlite, open_store
from tablee.server.storage.store import DatabaseAway

_SAME = "UPDATE alembic_version SET version_num = version_num"


def check_address(host: str, port: int) -> None:
    """The server can listen there; raises `TableeError`."""
    if host.startswith("/"):
        if not _is_free_path(host):
            raise TableeError(Sentence("error-host", host=host))
    elif not is_free(host, 0):
        raise TableeError(Sentence("error-host", host=host))
    elif not is_free(host, port):
        raise TableeError(Sentence("error-port", host=host, port=str(port)))


def is_free(host: str, port: int) -> bool:
    """Whether this process can listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except (OSError, UnicodeError):
        return False
    return True


def _is_free_path(path: str) -> bool:
    """Whether a Unix socket can be made there; one that nobody listens to is made anew."""
    folder = Path(path).parent
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        return False
    if not Path(path).exists():
        return True
    if not Path(path).is_socket():
        return False
    with socket.socket(socket.AF_UNIX) as trial:
        try:
            trial.connect(path)
        except OSError:
            return True
    return False


def check_database(url: str) -> None:
    """The database can be opened and has the newest schema; raises `TableeError`."""
    address = make_url(url)
    # What goes wrong is told below, once.
    logging.disable(logging.ERROR)
    try:
        _check_file(address)
        asyncio.run(_open_once(url))
    except DatabaseAway as error:
        raise _unusable(address, error.__cause__ or error) from error
    except (OSError, SQLAlchemyError, ImportError, sqlite3.Error) as error:
        raise _unusable(address, error) from error
    except Exception as error:
        if not type(error).__module__.startswith(("asyncpg", "alembic")):
            raise
        raise _unusable(address, error) from error
    finally:
        logging.disable(logging.NOTSET)


def _check_file(address: URL) -> None:
    """A file that is damaged is not opened: whatever is written to it may be lost."""
    if address.get_backend_name() != "sqlite" or not address.database:
        return
    path = Path(address.database)
    if not path.exists():
        return
    with closing(sqlite3.connect(path)) as connection:
        try:
            check_sqlite(connection)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError) or "not a database" in str(error):
                raise
            broken = Sentence("error-database-broken", path=str(path), reason=_reason(error))
            raise TableeError(broken) from None


async def _open_once(url: str) -> None:
    store = await open_store(url)
    try:
        # Where nothing may be written, not even what is there already may.
        await store.write(lambda connection: connection.exec_driver_sql(_SAME).rowcount)
    finally:
        await store.close()


def _unusable(address: URL, error: BaseException) -> TableeError:
    shown = address.set(query={}).render_as_string(hide_password=True)
    shown = shown.replace("+asyncpg", "")
    return TableeError(Sentence("error-database-unusable", address=shown, reason=_reason(error)))


def _reason(error: BaseException) -> str:
    told = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return told.splitlines()[0].removesuffix(".")
