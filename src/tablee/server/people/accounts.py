"""Accounts: their passwords, addresses and letters, and how they end."""

import asyncio
import re
import secrets
import time
from collections.abc import Coroutine
from hashlib import sha256

from sqlalchemy import Connection

from tablee.server.people.addresses import Addresses
from tablee.server.people.identity import Authenticated, Identity
from tablee.server.people.letters import Letters
from tablee.server.people.names import name_key
from tablee.server.storage import people
from tablee.server.storage.people import User
from tablee.server.storage.store import Store
from tablee.server.storage.tournaments import forget_member
from tablee.server.tables.registry import TableRegistry
from tablee.server.wire.errors import ApiError

#: An address as mail servers on the Internet have them: that of HTML forms.
_EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
#: How the names of those begin who are gone.
NAMELESS = "— "
#: How often whoever leaves for good is taken from tables where he was seated meanwhile.
TRIES = 5


class Accounts:
    """What people change about their accounts; each change is one transaction."""

    def __init__(
        self,
        store: Store,
        identity: Identity,
        letters: Letters,
        addresses: Addresses,
        tables: TableRegistry,
    ) -> None:
        self._store = store
        self._identity = identity
        self._letters = letters
        self._addresses = addresses
        self._tables = tables
        self._writing: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Letters that are being written are given up."""
        for task in list(self._writing):
            task.cancel()
        await asyncio.gather(*self._writing, return_exceptions=True)
        self._letters.close()

    async def prove(self, user: User, password: str | None) -> None:
        """The password is the user's; raises `ApiError`. A guest has none to give."""
        if user.password is None and password is None:
            return
        if not await self._identity.passwords.matches(user.password, password or ""):
            raise ApiError("wrong-password")

    async def change_password(self, here: Authenticated, password: str) -> None:
        """The account of a proven user has a new password, and no other session."""
        hashed = await self._identity.passwords.hashed(password)
        now = time.time()

        def job(connection: Connection) -> None:
            self._held(connection, here.user)
            people.change_user(connection, here.user.id, password=hashed)
            people.revoke_sessions(connection, here.user.id, now, kept=here.session.id)
            people.drop_resets(connection, here.user.id)
            self._store.notify(connection, f"user {here.user.id}")

        await self._store.write(job)

    async def change_email(self, user: User, email: str | None) -> None:
        """Letters to a proven user go to that address; those sent before hold no more.

        Another address is not confirmed yet.
        """
        if email is not None and not _EMAIL.fullmatch(email):
            raise ApiError("bad-request", "error-email")

        def job(connection: Connection) -> None:
            self._held(connection, user)
            confirmed = user.email_confirmed if email == user.email else None
            people.change_user(connection, user.id, email=email, email_confirmed=confirmed)
            people.drop_resets(connection, user.id)

        await self._store.write(job)
        user.email_confirmed = user.email_confirmed if email == user.email else None
        user.email = email

    def ask_to_confirm(self, user: User) -> None:
        """A letter is written by which the user's address can be confirmed, if it is not."""
        if self._letters.can_send and user.email is not None and user.email_confirmed is None:
            self._write(self._addresses.ask_to_confirm(user))

    def _write(self, letter: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(letter)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    def _held(self, connection: Connection, user: User) -> None:
        """The user is as he was proven, and stays so until the transaction ends."""
        held = people.held_user(connection, user.id)
        if held is None or held.password != user.password or held.deleted is not None:
            raise ApiError("conflict")

    # Forgotten passwords

    def ask_reset(self, name: str) -> None:
        """A letter is written if there is whom to write to; nobody can tell by waiting."""
        if self._letters.can_send:
            self._write(self._write_letter(name_key(name)))

    async def _write_letter(self, key: str) -> None:
        token = secrets.token_urlsafe(32)
        now = time.time()

        def job(connection: Connection) -> User | None:
            named = people.user_named(connection, key)
            user = people.held_user(connection, named.id) if named is not None else None
            if user is None or user.email is None or user.banned is not None:
                return None
            return user if people.add_reset(connection, _hash(token), user, now) else None

        user = await self._store.write(job)
        if user is not None and user.email is not None:
            link = f"{self._letters.url}/reset#{token}"
            lang = str(user.settings.get("lang") or "")
            await self._letters.send(user.email, lang, "reset", name=user.name, link=link)

    async def reset(self, token: str, password: str, agent: str) -> tuple[Authenticated, str]:
        """The owner of a letter has a new password and one session: this one."""
        now = time.time()
        # Nothing is hashed for whoever guesses.
        if not await self._store.read(lambda c: people.is_reset(c, _hash(token), now)):
            raise ApiError("forbidden", "error-reset")
        hashed = await self._identity.passwords.hashed(password)

        def job(connection: Connection) -> User:
            user_id = people.use_reset(connection, _hash(token), now)
            user = people.held_user(connection, user_id) if user_id is not None else None
            if user is None:
                raise ApiError("forbidden", "error-reset")
            if user.banned is not None:
                raise ApiError("forbidden", "error-banned")
            # Whoever has the letter reads that address.
            confirmed = user.email_confirmed or (now if user.email is not None else None)
            people.change_user(connection, user.id, password=hashed, email_confirmed=confirmed)
            people.revoke_sessions(connection, user.id, now)
            people.drop_resets(connection, user.id)
            self._store.notify(connection, f"user {user.id}")
            user.password = hashed
            return user

        return await self._identity.open_session(await self._store.write(job), agent)

    # The end

    async def delete(self, user: User) -> None:
        """A proven user is gone: a bot plays on for him, his games stay without his name.

        So are the bots that he runs.
        """
        now = time.time()
        for bot in await self._store.read(lambda c: people.programs_of(c, user.id)):
            await self.delete(bot)

        def job(connection: Connection) -> bool:
            self._held(connection, user)
            if people.seated_at(connection, user.id):
                return False
            name = f"{NAMELESS}{secrets.randbelow(900_000) + 100_000}"
            # No name of a person has such a key.
            key = f"deleted:{user.id}"
            people.rename(connection, user.id, name, key, key)
            people.forget_user(connection, user.id, now)
            forget_member(connection, user.id, now)
            self._store.notify(connection, f"user {user.id}")
            return True

        for _ in range(TRIES):
            await self._leave_tables(user.id)
            if await self._store.write(job):
                return
        raise ApiError("conflict")

    async def _leave_tables(self, user_id: str) -> None:
        for table_id, status in await self._store.read(lambda c: people.seated_at(c, user_id)):
            table = self._tables.get(table_id)
            try:
                await (table.leave(user_id) if status == "open" else table.resign(user_id))
            except ApiError as error:
                if error.code not in ("conflict", "forbidden"):
                    raise  # else it began, ended or was left meanwhile


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
