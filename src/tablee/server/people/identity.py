"""Authentication: guests by nickname, accounts by password, sessions that can be revoked."""

import asyncio
import secrets
import time
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tablee.bots import bots
from tablee.server.people.names import clean_name, name_key
from tablee.server.storage import people
from tablee.server.storage.people import Session, User
from tablee.server.storage.store import Store
from tablee.server.wire.errors import ApiError

COOKIE = "tablee"
#: A session that was not used for so many seconds has expired.
SESSION_IDLE_LIMIT = 365 * 86400.0
#: `seen` need not be exact: it is written at most so often.
SEEN_INTERVAL = 3600.0
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
        self._hasher = PasswordHasher()
        #: Verified against when a name is unknown, so that timing does not reveal it.
        self._dummy_hash = self._hasher.hash(secrets.token_hex(16))

    # Signing in

    async def guest(self, name: str, agent: str) -> tuple[Authenticated, str]:
        """A new guest, numbered if the nickname is taken, and its session cookie."""
        wanted = clean_name(name)
        user = _new_user(wanted)
        numbers = [*range(2, LAST_NUMBER), *(secrets.randbelow(10**6) for _ in range(GUEST_TRIES))]
        candidates = {name_key(text): text for text in (f"{wanted} {n}" for n in numbers)}
        candidates = {user.name_key: wanted} | candidates

        def add(connection: Connection) -> User:
            taken = people.taken_names(connection, candidates) | set(bots())
            free = [key for key in candidates if key not in taken]
            if not free:
                raise ApiError("conflict", "error-name-taken", name=wanted)
            user.name_key, user.name = free[0], candidates[free[0]]
            people.add_user(connection, user)
            return user

        for _ in range(GUEST_TRIES):
            try:
                return await self._open_session(await self._store.write(add), agent)
            except IntegrityError:  # another process gave the same name away just now
                continue
        raise ApiError("conflict", "error-name-taken", name=wanted)

    async def account(
        self, name: str, password: str, guest: User | None, agent: str
    ) -> tuple[Authenticated, str]:
        """An account; the guest who asks becomes it and keeps everything."""
        cleaned = clean_name(name)
        key = name_key(cleaned)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        user = _new_user(cleaned)
        if guest is not None and guest.password is None:
            user.id, user.settings = guest.id, guest.settings
        user.password = hashed

        def add(connection: Connection) -> None:
            holder = people.user_named(connection, key)
            if key in bots() or (holder is not None and holder.id != user.id):
                raise ApiError("conflict", "error-name-taken", name=cleaned)
            if guest is not None and guest.id == user.id:
                people.change_user(connection, user.id, name=cleaned, name_key=key, password=hashed)
            else:
                people.add_user(connection, user)

        try:
            await self._store.write(add)
        except IntegrityError:
            raise ApiError("conflict", "error-name-taken", name=cleaned) from None
        return await self._open_session(user, agent)

    async def sign_in(self, name: str, password: str, agent: str) -> tuple[Authenticated, str]:
        """The account of that name, if the password is right."""
        user = await self._store.read(
            lambda connection: people.user_named(connection, name_key(name))
        )
        known = user.password if user is not None and user.password else None
        right = await asyncio.to_thread(self._matches, known or self._dummy_hash, password)
        if user is None or known is None or not right:
            raise ApiError("wrong-password")
        return await self._open_session(user, agent)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _open_session(self, user: User, agent: str) -> tuple[Authenticated, str]:
        secret = secrets.token_urlsafe(32)
        now = time.time()
        kept = sha256(secret.encode()).hexdigest()
        session = Session(f"s{secrets.token_hex(10)}", user.id, kept, agent[:120], now, now, None)
        await self._store.write(lambda connection: people.add_session(connection, session))
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
        user.settings = user.settings | settings
        await self._store.write(
            lambda connection: people.change_user(connection, user.id, settings=user.settings)
        )


def _new_user(name: str) -> User:
    return User(f"u{secrets.token_hex(10)}", name, name_key(name), None, {}, time.time())
