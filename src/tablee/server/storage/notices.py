"""How people want to be told that they are awaited, and the browsers that notices are pushed to."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from tablee.server.storage.schema import notices, push_subscriptions, sessions
from tablee.server.storage.upsert import insert_or_update
from tablee.server.wire.bodies.notices import EmailMode
from tablee.server.wire.errors import ApiError

#: Browsers of one person that notices are pushed to; the oldest make room.
MOST_BROWSERS = 10


@dataclass
class NoticeRow:
    """How somebody wants to be told, and when that was last done."""

    user_id: str
    email: EmailMode = "off"
    pushed: float | None = None
    mailed: float | None = None


@dataclass(frozen=True)
class Subscription:
    """A browser that notices are pushed to; see `schema.push_subscriptions`."""

    session_id: str
    user_id: str
    endpoint: str
    p256dh: str
    auth: str
    created: float


def notices_of(connection: Connection, user_id: str) -> NoticeRow | None:
    """How somebody wants to be told; `None`: never was."""
    row = connection.execute(select(notices).where(notices.c.user_id == user_id)).first()
    return None if row is None else NoticeRow(*row)


def claimed(connection: Connection, user_id: str) -> NoticeRow | None:
    """The same, for the one server that tells him now; `None` where another one does."""
    query = select(notices).where(notices.c.user_id == user_id)
    row = connection.execute(query.with_for_update(skip_locked=True)).first()
    return None if row is None else NoticeRow(*row)


def set_email_mode(connection: Connection, user_id: str, mode: EmailMode) -> None:
    """How soon letters tell him."""
    row = {"user_id": user_id, "email": mode}
    insert_or_update(connection, notices, row, ("user_id",))


def note_told(connection: Connection, user_id: str, **told: float) -> None:
    """When he was last told."""
    connection.execute(update(notices).where(notices.c.user_id == user_id).values(**told))


def last_seen(connection: Connection, user_id: str) -> float:
    """When the user last used a page, as far as it is stored."""
    query = select(func.max(sessions.c.seen)).where(sessions.c.user_id == user_id)
    return float(connection.execute(query).scalar() or 0.0)


# Browsers


def add_browser(connection: Connection, given: Subscription) -> None:
    """Notices to the user are pushed to the browser of that session.

    What another has subscribed is his: it changes hands only in the browser that has its keys.
    """
    same = push_subscriptions.c.endpoint == given.endpoint
    for row in connection.execute(select(push_subscriptions).where(same).with_for_update()):
        if (row.p256dh, row.auth) != (given.p256dh, given.auth):
            raise ApiError("conflict")
    connection.execute(delete(push_subscriptions).where(same))
    drop_browser(connection, given.session_id)
    connection.execute(insert(push_subscriptions), given.__dict__)
    mine = push_subscriptions.c.user_id == given.user_id
    newest = select(push_subscriptions.c.session_id).where(mine)
    newest = newest.order_by(push_subscriptions.c.created.desc()).offset(MOST_BROWSERS)
    for session_id in connection.execute(newest).scalars().all():
        drop_browser(connection, session_id)
    if notices_of(connection, given.user_id) is None:
        set_email_mode(connection, given.user_id, "off")


def drop_browser(connection: Connection, session_id: str) -> None:
    """Nothing is pushed to the browser of that session."""
    mine = push_subscriptions.c.session_id == session_id
    connection.execute(delete(push_subscriptions).where(mine))


def drop_endpoint(connection: Connection, endpoint: str) -> None:
    """Its push service knows that browser no more."""
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.endpoint == endpoint))


def browsers_of(connection: Connection, user_id: str) -> list[Subscription]:
    """The browsers of the user that are signed in."""
    query = (
        select(push_subscriptions)
        .join(sessions, sessions.c.id == push_subscriptions.c.session_id)
        .where(push_subscriptions.c.user_id == user_id, sessions.c.user_id == user_id)
        .where(sessions.c.revoked.is_(None))
        .order_by(push_subscriptions.c.created)
    )
    return [Subscription(*row) for row in connection.execute(query)]
