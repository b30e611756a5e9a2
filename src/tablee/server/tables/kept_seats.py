"""Seats that are kept for somebody: only for those with whom one has played before."""

from collections.abc import Collection

from sqlalchemy import Connection, select

from tablee.core import BadSetup, Sentence
from tablee.server.people.names import name_key
from tablee.server.storage.moderation import kept_apart
from tablee.server.storage.people import User, user_named
from tablee.server.storage.schema import results
from tablee.server.wire.errors import ApiError

#: What a wish for such a seat begins with.
FOR = "for:"


def kept_for(connection: Connection, host: User, wishes: Collection[str]) -> dict[str, User]:
    """Whom the wished seats are kept for; raises `ApiError` if the host may not ask somebody.

    Strangers are invited with a link: nobody finds tables of theirs among his own.
    """
    found: dict[str, User] = {}
    for wish in wishes:
        if not wish.startswith(FOR):
            continue
        name = wish.removeprefix(FOR)
        user = user_named(connection, name_key(name))
        if user is None or user.deleted is not None or not _have_played(connection, host, user):
            raise ApiError("forbidden", "error-stranger", name=name[:40])
        if user.id in kept_apart(connection, host.id) or user.banned is not None:
            raise ApiError("forbidden", "error-stranger", name=name[:40])
        if user.id == host.id or user.id in {other.id for other in found.values()}:
            raise BadSetup(Sentence("error-one-seat"))
        found[wish] = user
    return found


def _have_played(connection: Connection, one: User, other: User) -> bool:
    """Whether both have a result of the same game."""
    theirs = results.alias()
    together = (
        select(results.c.table_id)
        .join(theirs, theirs.c.table_id == results.c.table_id)
        .where(results.c.player == one.id, theirs.c.player == other.id)
    )
    return connection.execute(together.limit(1)).first() is not None
