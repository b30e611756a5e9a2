"""Bots that people run themselves, over the network: accounts of their own, each with a token.

A bot is known by its name wherever it stands, plays where somebody asked it to, and writes nothing.
"""

import secrets
import time

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from tablee.server.people.accounts import Accounts
from tablee.server.people.identity import COOKIE, Authenticated, Identity
from tablee.server.people.lookalikes import skeleton
from tablee.server.people.names import LONGEST_NAME, MARK, clean_name, name_key, taken_names
from tablee.server.storage import people
from tablee.server.storage.people import User
from tablee.server.storage.store import Store
from tablee.server.wire.errors import ApiError

#: Bots of one account.
MOST_PROGRAMS = 5
LONGEST = LONGEST_NAME - len(MARK)


async def who_asks(identity: Identity, connection: HTTPConnection) -> Authenticated | None:
    """A browser is known by its cookie, a bot by its token; neither by the other's."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    is_token = scheme.lower() == "bearer"
    given = token.strip() if is_token else connection.cookies.get(COOKIE)
    if given is None:
        return None
    found = await identity.authenticate(given)
    return found if found is not None and found.user.is_program == is_token else None


def sends_token(connection: HTTPConnection) -> bool:
    """Whether it cannot be a page of another site that uses somebody's cookie."""
    return connection.headers.get("authorization", "").lower().startswith("bearer ")


def budget_of(user: User) -> str:
    """Who pays for what a user asks: bots of one account share a budget, which is not its own."""
    return user.id if user.owner_id is None else f"bots of {user.owner_id}"


class Programs:
    """The bots of an account."""

    def __init__(self, store: Store, identity: Identity, accounts: Accounts) -> None:
        self._store = store
        self._identity = identity
        self._accounts = accounts

    async def make(self, owner: User, name: str) -> tuple[User, str]:
        """A new bot, and its token."""
        if owner.password is None:
            raise ApiError("forbidden", "error-bots-account")
        wanted = clean_name(name)
        if len(wanted) > LONGEST:
            raise ApiError("bad-request", "error-name", longest=LONGEST)
        marked = f"{wanted}{MARK}"
        user_id = f"u{secrets.token_hex(10)}"
        now = time.time()
        key = name_key(marked)
        user = User(user_id, marked, key, None, {}, now, skeleton(marked), owner_id=owner.id)

        def add(connection: Connection) -> None:
            people.held_user(connection, owner.id)  # who asks twice at once asks in turn
            people.check_active(connection, owner.id)
            if len(people.programs_of(connection, owner.id)) >= MOST_PROGRAMS:
                raise ApiError("conflict", "error-most-bots", most=MOST_PROGRAMS)
            if marked in taken_names(connection, [marked]):
                raise ApiError("conflict", "error-name-taken", name=marked)
            people.add_user(connection, user)

        try:
            await self._store.write(add)
        except IntegrityError:
            raise ApiError("conflict", "error-name-taken", name=marked) from None
        return user, await self._token(user)

    async def of(self, owner: User) -> list[User]:
        """The bots of an account, the oldest first."""
        return await self._store.read(lambda connection: people.programs_of(connection, owner.id))

    async def new_token(self, owner: User, name: str) -> tuple[User, str]:
        """Another token of a bot; those before hold no more."""
        user = await self._own(owner, name)
        now = time.time()

        def revoke(connection: Connection) -> None:
            people.revoke_sessions(connection, user.id, now)
            self._store.notify(connection, f"user {user.id}")

        await self._store.write(revoke)
        return user, await self._token(user)

    async def delete(self, owner: User, name: str) -> User:
        """The bot is gone, as an account is that was deleted."""
        user = await self._own(owner, name)
        await self._accounts.delete(user)
        return user

    async def _own(self, owner: User, name: str) -> User:
        mine = [user for user in await self.of(owner) if user.name_key == name_key(name)]
        if not mine:
            raise ApiError("not-found")
        return mine[0]

    async def _token(self, user: User) -> str:
        _, token = await self._identity.open_session(user, "bot")
        return token
