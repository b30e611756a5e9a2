"""Revisions of the database's schema: the one it has, those we know, and the way to the newest."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from tablee.core import Sentence, TableeError

# Alembic takes long to import and is only needed where the schema changes.
if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDatabase(TableeError):
    """A database that a newer version has written."""


def revisions() -> list[str]:
    """The schemas that this version knows, the newest last; their files begin with their names."""
    return sorted(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py"))


def current_revision(connection: Connection) -> str | None:
    """The schema that the database has; `None` where there is none yet."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql(
        "SELECT version_num FROM alembic_version"
    ).scalar()
    return found


def check_revision(revision: str | None) -> None:
    """The schema is one that this version knows, or there is none yet; raises `NewerDatabase`."""
    known = revisions()
    if revision is not None and revision not in known:
        newer = Sentence("error-database-newer", found=revision, known=known[-1])
        raise NewerDatabase(newer)


def migrate(connection: Connection) -> None:
    """The schema is the newest; data is kept. May be called at every start.

    All steps are made in the transaction of the connection, or none.
    """
    if connection.dialect.name == "postgresql":
        # Two processes that start together must not both create the tables.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7461626)")
    revision = current_revision(connection)
    check_revision(revision)
    if revision != revisions()[-1]:
        from alembic import command  # noqa: PLC0415

        command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection | None) -> "Config":
    """Where the migrations are, for a connection that is already open."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
