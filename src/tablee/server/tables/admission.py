"""Admission: who may sit down. Asked in the transaction in which somebody does."""

from collections.abc import Collection

from sqlalchemy import Connection, or_, select

from tablee.server.storage import records
from tablee.server.storage.moderation import kept_apart
from tablee.server.storage.people import check_active
from tablee.server.storage.schema import users
from tablee.server.wire.errors import ApiError

#: At how many tables one person may wait for others, and play.
MOST_OPEN = 20
MOST_PLAYING = 200


def admit(
    connection: Connection, user_id: str, others: Collection[str | None], *, begins: bool
) -> None:
    """The user may sit down with the others, to wait or to play at once; raises `ApiError`."""
    check_active(connection, user_id)
    if others and not kept_apart(connection, user_id).isdisjoint(others):
        raise ApiError("forbidden", "error-apart")
    waiting, playing = records.count_tables(connection, user_id)
    if begins and playing >= MOST_PLAYING:
        raise ApiError("too-many", "error-most-playing", most=MOST_PLAYING)
    if not begins and waiting >= MOST_OPEN:
        raise ApiError("too-many", "error-most-open", most=MOST_OPEN)


def not_coming(connection: Connection, user_id: str, others: Collection[str]) -> set[str]:
    """Those of the others for whom the user keeps no seat: blocked, banned or gone."""
    is_gone = or_(users.c.banned.is_not(None), users.c.deleted.is_not(None))
    gone = select(users.c.id).where(users.c.id.in_(list(others)), is_gone)
    return (kept_apart(connection, user_id) & set(others)) | set(connection.execute(gone).scalars())
