"""Admission: who may sit down. Asked first, and again in the transaction that seats somebody."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, or_, select

from tablee.server.storage import records
from tablee.server.storage.moderation import kept_apart
from tablee.server.storage.people import check_active
from tablee.server.storage.schema import users
from tablee.server.wire.errors import ApiError

#: At how many tables one person may wait for others, and play.
MOST_OPEN = 20
MOST_PLAYING = 200


@dataclass(frozen=True)
class Admission:
    """A user who wants to sit down with others, to wait or, if the game begins, to play."""

    user_id: str
    others: frozenset[str]
    begins: bool

    def check(self, connection: Connection) -> None:
        """Raises `ApiError` if the user may not."""
        if self.others & kept_apart(connection, self.user_id):
            raise ApiError("forbidden", "error-apart")
        waiting, playing = records.count_tables(connection, self.user_id)
        if self.begins and playing >= MOST_PLAYING:
            raise _too_many("error-most-playing", MOST_PLAYING)
        if not self.begins and waiting >= MOST_OPEN:
            raise _too_many("error-most-open", MOST_OPEN)

    def check_at_last(self, connection: Connection) -> None:
        """The same in the transaction that seats the user, who cannot be banned meanwhile."""
        check_active(connection, self.user_id)
        self.check(connection)


def _too_many(key: str, most: int) -> ApiError:
    error = ApiError("too-many", key, most=most)
    error.retry_after = 60.0  # some game may be over by then
    return error


def not_coming(connection: Connection, user_id: str, others: Collection[str]) -> set[str]:
    """Those of the others for whom the user keeps no seat: blocked, banned or gone."""
    is_gone = or_(users.c.banned.is_not(None), users.c.deleted.is_not(None))
    gone = select(users.c.id).where(users.c.id.in_(list(others)), is_gone)
    return (kept_apart(connection, user_id) & set(others)) | set(connection.execute(gone).scalars())
