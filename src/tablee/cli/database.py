"""The database that a command is told to use: complaints before anything is opened."""

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from tablee.core import Sentence, TableeError

#: What `server.storage` can open.
BACKENDS = ("sqlite", "postgresql")


def check_address(url: str) -> None:
    """Raises `TableeError` for an address that is none, or of another kind of database."""
    try:
        backend = make_url(url).get_backend_name()
    except (ArgumentError, ValueError):
        backend = ""
    if backend not in BACKENDS:
        known = ", ".join(f"{name}://" for name in BACKENDS)
        raise TableeError(Sentence("error-database", url=url, known=known))
