"""Authentication: guests by nickname, accounts by password, sessions that can be revoked."""

import secrets
import time
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tablee.server.people.lookalikes import skeleton
from tablee.server.people.names import clean_name, name_key, taken_names
from tablee.server.people.passwords import Passwords
from tablee.server.storage import people
from tablee.server.storage.people import Session, User
from tablee.server.storage.store import Store
from tablee.server.wire.errors import ApiError

COOKIE = "tablee"
#: A session that was not used for so many seconds has expired.
SESSION_IDLE_LIMIT = 365 * 86400.0
#: `seen` need not be exact: it is written at most so often. Pages that are looked at ask for
#: something every 20 seconds; whoever was not seen for some minutes is told by notices.
SEEN_INTERVAL = 120.0
GUEST_TRIES = 5
#: A guest whose nickname is taken gets a number below, or a random one when none is free.
LAST_NUMBER = 100


@dataclass
class Authenticated:
    """The user and the session that a cookie proves."""

    user: User
    session: Session


class Identity:
    """Signs users in. A cookie holds a signed session id and a secret whose hash is stored."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="session")
        self.passwords = Passwords()

    # Signing in

    async def guest(self, name: str, agent: str) -> tuple[Authenticated, str]:
        """A new guest, numbered if the nickname is taken, and its session cookie."""
        wanted = clean_name(name)
        numbers = [*range(2, LAST_NUMBER), *(secrets.randbelow(10**6) for _ in range(GUEST_TRIES))]
        candidates = [wanted, *(f"{wanted} {number}" for number in numbers)]

        def add(connection: Connection) -> User:
            taken = taken_names(connection, candidates)
            free = [candidate for candidate in candidates if candidate not in taken]
            if not free:
                raise ApiError("conflict", "error-name-taken", name=wanted)
            user = _new_user(free[0])
            people.add_user(connection, user)
            return user

        for _ in range(GUEST_TRIES):
            try:
                return await self.open_session(await self._store.write(add), agent)
            except IntegrityError:  # another process gave the same name away just now
                continue
        raise ApiError("conflict", "error-name-taken", name=wanted)

    async def account(
        self, name: str, password: str, guest: User | None, agent: str
    ) -> tuple[Authenticated, str]:
        """An account; the guest who asks becomes it and keeps everything."""
        cleaned = clean_name(name)
        user = _new_user(cleaned)
        user.password = await self.passwords.hashed(password)
        keeps = guest is not None and guest.password is None
        if guest is not None and keeps:
            user.id, user.settings = guest.id, guest.settings

        def add(connection: Connection) -> None:
            if cleaned in taken_names(connection, [cleaned], but=user.id):
                raise ApiError("conflict", "error-name-taken", name=cleaned)
            if not keeps:
                people.add_user(connection, user)
                return
            held = people.held_user(connection, user.id)
            if held is None or held.password is not None:
                raise ApiError("conflict")  # he asked twice at once
            people.check_active(connection, user.id)
            people.change_user(connection, user.id, password=user.password)
            if held.name != cleaned:
                people.rename(connection, user.id, cleaned, user.name_key, user.skeleton)
                self._store.notify(connection, f"user {user.id}")

        try:
            await self._store.write(add)
        except IntegrityError:
            raise ApiError("conflict", "error-name-taken", name=cleaned) from None
        return await self.open_session(user, agent)

    async def rename(self, guest: User, name: str) -> User:
        """A guest goes by another name from now on, wherever he sits; an account keeps its own."""
        cleaned = clean_name(name)
        named = _new_user(cleaned)

        def job(connection: Connection) -> None:
            held = people.held_user(connection, guest.id)
            if held is None or held.password is not None:
                raise ApiError("forbidden", "error-account-name")
            people.check_active(connection, guest.id)
            if cleaned in taken_names(connection, [cleaned], but=guest.id):
                raise ApiError("conflict", "error-name-taken", name=cleaned)
            people.rename(connection, guest.id, cleaned, named.name_key, named.skeleton)
            self._store.notify(connection, f"user {guest.id}")

        try:
            await self._store.write(job)
        except IntegrityError:
            raise ApiError("conflict", "error-name-taken", name=cleaned) from None
        guest.name = cleaned
        return guest

    async def sign_in(self, name: str, password: str, agent: str) -> tuple[Authenticated, str]:
        """The account of that name, if the password is right."""
        user = await self._store.read(
            lambda connection: people.user_named(connection, name_key(name))
        )
        is_right = await self.passwords.matches(user.password if user else None, password)
        if user is None or not is_right:
            raise ApiError("wrong-password")
        if user.banned is not None:
            raise ApiError("forbidden", "error-banned")
        return await self.open_session(user, agent)

    async def open_session(self, user: User, agent: str) -> tuple[Authenticated, str]:
        """A new session of the user, whose password must still be the one that was given."""
        secret = secrets.token_urlsafe(32)
        now = time.time()
        kept = sha256(secret.encode()).hexdigest()
        session = Session(f"s{secrets.token_hex(10)}", user.id, kept, agent[:120], now, now, None)

        def add(connection: Connection) -> None:
            if people.check_active(connection, user.id).password != user.password:
                raise ApiError("wrong-password")
            people.add_session(connection, session)

        await self._store.write(add)
        return Authenticated(user, session), self._signer.dumps([session.id, secret])

    # Sessions

    async def authenticate(self, cookie: str | None) -> Authenticated | None:
        """Whose cookie this is; `None` for one that is forged, revoked, too old or not there."""
        try:
            session_id, secret = self._signer.loads(cookie or "")
        except (BadSignature, ValueError, TypeError):
            return None
        found = await self._store.read(
            lambda connection: people.session_of(connection, str(session_id))
        )
        if found is None:
            return None
        session, user = found
        given = sha256(str(secret).encode()).hexdigest()
        now = time.time()
        if not compare_digest(given, session.secret) or session.revoked is not None:
            return None
        if user.banned is not None or user.deleted is not None:
            return None
        if now - session.seen > SESSION_IDLE_LIMIT:
            return None
        if now - session.seen > SEEN_INTERVAL:
            await self._store.write(
                lambda connection: people.touch_session(connection, session.id, now)
            )
        return Authenticated(user, session)

    async def sessions(self, user: User) -> list[Session]:
        """The sessions of a user, newest first."""
        return await self._store.read(lambda connection: people.sessions_of(connection, user.id))

    async def revoke_others(self, here: Authenticated) -> None:
        """All sessions of the user are over but this one."""
        now = time.time()

        def job(connection: Connection) -> None:
            people.revoke_sessions(connection, here.user.id, now, kept=here.session.id)
            self._store.notify(connection, f"user {here.user.id}")

        await self._store.write(job)

    async def revoke(self, user: User, session_id: str) -> None:
        """That session is over; raises `ApiError` if the user has no such session."""
        now = time.time()

        def job(connection: Connection) -> bool:
            is_revoked = people.revoke_session(connection, session_id, user.id, now)
            if is_revoked:
                self._store.notify(connection, f"session {session_id}")
            return is_revoked

        if not await self._store.write(job):
            raise ApiError("not-found")

    async def change_settings(self, user: User, settings: dict[str, object]) -> None:
        """The user's settings, changed."""

        def job(connection: Connection) -> dict[str, object]:
            held = people.held_user(connection, user.id)
            changed = (held.settings if held is not None else {}) | settings
            people.change_user(connection, user.id, settings=changed)
            return changed

        user.settings = await self._store.write(job)


def _new_user(name: str) -> User:
    user_id = f"u{secrets.token_hex(10)}"
    return User(user_id, name, name_key(name), None, {}, time.time(), skeleton(name))
