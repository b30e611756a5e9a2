"""Users and sessions in the database."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from tablee.server.storage.schema import sessions, users


@dataclass
class User:
    """A guest or an account."""

    id: str
    name: str
    name_key: str
    password: str | None
    settings: dict[str, Any]
    created: float
    skeleton: str = ""
    email: str | None = None
    admin: bool = False
    silenced_until: float | None = None
    banned: float | None = None
    deleted: float | None = None


@dataclass
class Session:
    """A browser that signed in."""

    id: str
    user_id: str
    secret: str
    agent: str
    created: float
    seen: float
    revoked: float | None


def _user(row: Row[Any] | None) -> User | None:
    return None if row is None else User(**row._mapping)  # noqa: SLF001 - SQLAlchemy's public name


def add_user(connection: Connection, user: User) -> None:
    """A new user; a name that is taken raises `IntegrityError`."""
    connection.execute(insert(users), user.__dict__)


def change_user(connection: Connection, user_id: str, **values: object) -> None:
    """New values for a user."""
    connection.execute(update(users).where(users.c.id == user_id).values(**values))


def user_named(connection: Connection, key: str) -> User | None:
    """The user with that `name_key`."""
    return _user(connection.execute(select(users).where(users.c.name_key == key)).first())


def taken_names(connection: Connection, keys: Iterable[str]) -> set[str]:
    """Those of the keys that are taken."""
    column = users.c.name_key
    return set(connection.execute(select(column).where(column.in_(list(keys)))).scalars())


def add_session(connection: Connection, session: Session) -> None:
    """A new session."""
    connection.execute(insert(sessions), session.__dict__)


def session_of(connection: Connection, session_id: str) -> tuple[Session, User] | None:
    """A session and whose it is."""
    joined = select(sessions, users).join(users, users.c.id == sessions.c.user_id)
    row = connection.execute(joined.where(sessions.c.id == session_id)).first()
    if row is None:
        return None
    split = len(sessions.c)
    user = User(*row[split:])
    return Session(*row[:split]), user


def sessions_of(connection: Connection, user_id: str) -> list[Session]:
    """The sessions of a user that are not revoked, newest first."""
    query = select(sessions).where(sessions.c.user_id == user_id, sessions.c.revoked.is_(None))
    return [Session(*row) for row in connection.execute(query.order_by(sessions.c.seen.desc()))]


def touch_session(connection: Connection, session_id: str, now: float) -> None:
    """The session was used."""
    connection.execute(update(sessions).where(sessions.c.id == session_id).values(seen=now))


def revoke_session(connection: Connection, session_id: str, user_id: str, now: float) -> bool:
    """The session is revoked; False if it is not the user's."""
    done = connection.execute(
        update(sessions)
        .where(sessions.c.id == session_id, sessions.c.user_id == user_id)
        .where(sessions.c.revoked.is_(None))
        .values(revoked=now)
    )
    return done.rowcount == 1
