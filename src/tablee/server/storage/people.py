"""Users, sessions and forgotten passwords in the database."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from tablee.server.storage.schema import (
    awaited,
    chat,
    notes,
    notices,
    password_resets,
    push_subscriptions,
    ratings,
    relations,
    results,
    seats,
    sessions,
    tables,
    users,
)
from tablee.server.wire.errors import ApiError

#: For how many seconds a letter lets somebody choose a new password, and how many letters an
#: address gets in that time, whoever asks for them.
RESET_LIFETIME = 3600.0
MOST_LETTERS = 3


@dataclass
class User:
    """A guest, an account, or a bot of an account."""

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
    owner_id: str | None = None
    email_confirmed: float | None = None

    @property
    def is_program(self) -> bool:
        """Whether it is a bot that somebody runs, not a person."""
        return self.owner_id is not None


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


def user_of(connection: Connection, user_id: str) -> User | None:
    """The user of that id."""
    return _user(connection.execute(select(users).where(users.c.id == user_id)).first())


def held_user(connection: Connection, user_id: str) -> User | None:
    """The user of that id, whom nobody else changes until this transaction ends."""
    query = select(users).where(users.c.id == user_id)
    return _user(connection.execute(query.with_for_update()).first())


def programs_of(connection: Connection, user_id: str) -> list[User]:
    """The bots of an account, the oldest first."""
    mine = users.c.owner_id == user_id, users.c.deleted.is_(None)
    rows = connection.execute(select(users).where(*mine).order_by(users.c.created))
    return [User(*row) for row in rows]


def check_active(connection: Connection, user_id: str) -> User:
    """The user as he is now; raises `ApiError` if he was banned or deleted meanwhile.

    For acts that began with a valid session: until this transaction ends, it stays so.
    """
    query = select(users).where(users.c.id == user_id).with_for_update(read=True)
    user = _user(connection.execute(query).first())
    if user is None or user.banned is not None or user.deleted is not None:
        raise ApiError("not-signed-in")
    return user


def names_of(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    """The names of users, by their ids; ids of nobody are left out."""
    query = select(users.c.id, users.c.name).where(users.c.id.in_(set(ids)))
    return {str(user_id): str(name) for user_id, name in connection.execute(query)}


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
    if done.rowcount:
        _forget_browsers(connection, [session_id])
    return done.rowcount == 1


def revoke_sessions(
    connection: Connection, user_id: str, now: float, kept: str | None = None
) -> list[str]:
    """All sessions of a user but one are revoked; answers which."""
    mine = sessions.c.user_id == user_id, sessions.c.revoked.is_(None)
    done = connection.execute(
        update(sessions)
        .where(*mine, sessions.c.id != (kept or ""))
        .values(revoked=now)
        .returning(sessions.c.id)
    )
    revoked = list(done.scalars())
    _forget_browsers(connection, revoked)
    return revoked


def _forget_browsers(connection: Connection, session_ids: list[str]) -> None:
    """Nothing is pushed any more to the browsers of these sessions."""
    theirs = push_subscriptions.c.session_id.in_(session_ids)
    connection.execute(delete(push_subscriptions).where(theirs))


# Forgotten passwords


def add_reset(connection: Connection, secret: str, user: User, now: float) -> bool:
    """A letter may be written to the user; False if his address got enough of them just now.

    What has expired is forgotten.
    """
    connection.execute(
        delete(password_resets).where(password_resets.c.created < now - RESET_LIFETIME)
    )
    same_address = select(users.c.id).where(users.c.email == user.email)
    sent = select(func.count()).where(password_resets.c.user_id.in_(same_address))
    if connection.execute(sent).scalar_one() >= MOST_LETTERS:
        return False
    row = {"secret": secret, "user_id": user.id, "created": now, "used": None}
    connection.execute(insert(password_resets).values(**row))
    return True


def is_reset(connection: Connection, secret: str, now: float) -> bool:
    """Whether there is such a letter, and still holds."""
    query = select(password_resets.c.secret).where(*_holds(secret, now))
    return connection.execute(query).first() is not None


def use_reset(connection: Connection, secret: str, now: float) -> str | None:
    """Whose password may be changed with that letter, which then is used; `None`: nobody's."""
    done = update(password_resets).where(*_holds(secret, now)).values(used=now)
    return connection.execute(done.returning(password_resets.c.user_id)).scalar()


def _holds(secret: str, now: float) -> tuple[ColumnElement[bool], ...]:
    letter = password_resets.c
    return letter.secret == secret, letter.used.is_(None), letter.created >= now - RESET_LIFETIME


def drop_resets(connection: Connection, user_id: str) -> None:
    """Letters that were sent to the user hold no more."""
    connection.execute(delete(password_resets).where(password_resets.c.user_id == user_id))


# Names that change


def rename(connection: Connection, user_id: str, name: str, key: str, skeleton: str) -> None:
    """The user has another name, wherever the old one is stored."""
    change_user(connection, user_id, name=name, name_key=key, skeleton=skeleton)
    mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
    # A table in memory has the old name: what is changed there must not bring it back. They are
    # taken in order, so that two who played together do not wait for each other.
    held = select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.id)
    connection.execute(held.with_for_update()).all()
    newer = update(tables).where(tables.c.id.in_(mine)).values(version=tables.c.version + 1)
    connection.execute(newer)
    for table, column in (
        (seats, seats.c.user_id),
        (chat, chat.c.user_id),
        (results, results.c.player),
        (ratings, ratings.c.player),
    ):
        connection.execute(update(table).where(column == user_id).values(name=name))


def seated_at(connection: Connection, user_id: str) -> list[tuple[str, str]]:
    """The tables at which the user waits or plays, each with its status."""
    query = (
        select(tables.c.id, tables.c.status)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user_id, seats.c.kind == "human")
        .where(tables.c.status.in_(("open", "playing")))
    )
    return [(str(table_id), str(status)) for table_id, status in connection.execute(query)]


def forget_user(connection: Connection, user_id: str, now: float) -> None:
    """Nothing that only concerns the user is stored any more: he is but a name at tables."""
    for table, column in (
        (push_subscriptions, push_subscriptions.c.user_id),
        (notices, notices.c.user_id),
        (awaited, awaited.c.user_id),
        (sessions, sessions.c.user_id),
        (relations, relations.c.user_id),
        (relations, relations.c.other_id),
        (notes, notes.c.user_id),
        (ratings, ratings.c.player),
    ):
        connection.execute(delete(table).where(column == user_id))
    drop_resets(connection, user_id)
    kept = update(seats).where(seats.c.user_id == user_id, seats.c.kind == "open")
    connection.execute(kept.values(user_id=None, name=None))
    connection.execute(update(seats).where(seats.c.user_id == user_id).values(prepared=None))
    gone: dict[str, object] = {
        "password": None,
        "email": None,
        "email_confirmed": None,
        "settings": {},
        "admin": False,
        "deleted": now,
    }
    change_user(connection, user_id, **gone)
