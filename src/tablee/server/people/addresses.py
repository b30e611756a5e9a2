"""E-mail addresses: whoever reads one confirms it, and may end its notices without signing in."""

import time
from hashlib import sha256

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import Connection

from tablee.server.people.letters import Letters
from tablee.server.storage import awaited, notices, people
from tablee.server.storage.people import User
from tablee.server.storage.store import Store
from tablee.server.wire.errors import ApiError

#: For how many seconds a letter lets its reader confirm the address.
CONFIRM_LIFETIME = 3 * 86400


class Addresses:
    """Signs what letters hold. A signature is for one user and one address of his."""

    def __init__(self, store: Store, secret: str, letters: Letters) -> None:
        self._store = store
        self._letters = letters
        self._confirming = URLSafeTimedSerializer(secret, salt="confirm-address")
        self._ending = URLSafeSerializer(secret, salt="end-notices")

    async def ask_to_confirm(self, user: User) -> None:
        """A letter goes to the user's address, by which whoever reads it may confirm it."""
        if user.email is not None:
            token = self._confirming.dumps([user.id, _mark(user.email)])
            link = f"{self._letters.url}/confirm#{token}"
            lang = str(user.settings.get("lang") or "")
            await self._letters.send(user.email, lang, "confirm", name=user.name, link=link)

    async def confirm(self, token: str) -> str:
        """The address that a letter was sent to is confirmed; raises `ApiError`."""
        now = time.time()
        try:
            user_id, mark = self._confirming.loads(token, max_age=CONFIRM_LIFETIME)
        except (BadSignature, ValueError, TypeError):
            raise ApiError("forbidden", "error-reset") from None

        def job(connection: Connection) -> str:
            user = people.held_user(connection, str(user_id))
            if user is None or user.email is None or _mark(user.email) != mark:
                raise ApiError("forbidden", "error-reset")
            people.change_user(connection, user.id, email_confirmed=user.email_confirmed or now)
            awaited.look_again(connection, user.id, now)
            return user.email

        return await self._store.write(job)

    def end_link(self, user: User) -> str:
        """Where whoever reads that letter ends them: in a browser, or by one click (RFC 8058)."""
        token = self._ending.dumps([user.id, _mark(user.email or "")])
        return f"{self._letters.url}/unsubscribe/{token}"

    async def end(self, token: str) -> None:
        """No more notices go to the address that the letter was sent to; raises `ApiError`."""
        try:
            user_id, mark = self._ending.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise ApiError("forbidden", "error-reset") from None

        def job(connection: Connection) -> None:
            user = people.user_of(connection, str(user_id))
            if user is not None and user.email is not None and _mark(user.email) == mark:
                notices.set_email_mode(connection, user.id, "off")

        await self._store.write(job)


def _mark(email: str) -> str:
    """Tells addresses apart without saying them."""
    return sha256(email.encode()).hexdigest()[:16]
