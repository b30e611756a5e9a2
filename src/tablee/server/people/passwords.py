"""Passwords: hashed slowly, in threads of their own, in the same time whether anybody has them."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tablee.server.protection.limits import too_many

T = TypeVar("T")

#: Each hash takes 64 MB while it is made: only so many are made at once.
THREADS = 2
#: Those that wait for their turn; whoever comes then is sent away for some seconds.
MOST_WAITING = 100
LATER = 5.0


class Passwords:
    """Makes and verifies argon2 hashes."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, "passwords")
        self._waiting = 0
        #: Verified against where there is none, so that timing does not reveal it. It is made
        #: while the server starts.
        self._dummy = self._threads.submit(self._hasher.hash, secrets.token_hex(16))

    async def hashed(self, password: str) -> str:
        """What is stored of a password."""
        return await self._run(lambda: self._hasher.hash(password))

    async def matches(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password; never where there is none."""
        dummy = await asyncio.wrap_future(self._dummy)
        is_right = await self._run(lambda: self._verify(hashed or dummy, password))
        return is_right and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise too_many(LATER)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
