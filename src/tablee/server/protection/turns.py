"""Turns: heavy work of many people on one event loop.

A person's heavy messages are handled one at a time, over how many sockets they come. Of all who
wait, whoever has used the least goes first, and between any two the loop sees to everything else.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Coroutine
from functools import partial
from itertools import count
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from tablee.server.protection.limits import WORK, Limits, too_many
from tablee.server.protection.payers import Payer
from tablee.server.protection.work import Measured

T = TypeVar("T")

#: Seconds that somebody in debt waits; with a larger debt, they are sent away.
LONGEST_WAIT = 3.0


class Turns:
    """Who may do heavy work now."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: Who waits at each address: a heap by what each had used when they came.
        self._waiting: dict[str, list[tuple[float, int, Payer, asyncio.Future[None]]]] = {}
        #: A heap of these addresses, by what the first to come there had used at the last look.
        self._addresses: list[tuple[float, int, str]] = []
        self._coming = count()
        #: Whether somebody was admitted since the loop last looked after everything else.
        self._is_taken = False

    def turn(self, payer: Payer) -> "_Turn":
        """It is the payer's turn, and no other of the same person's begins before it ends."""
        person = payer.person or payer.address
        lock = self._locks.get(person)
        if lock is None:
            lock = self._locks[person] = asyncio.Lock()
        return _Turn(self, payer, lock)

    def charged(self, payer: Payer, coroutine: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """What the coroutine returns; the payer is charged for the work in it."""
        return Measured(coroutine, partial(self._limits.charge, payer, WORK)).run()

    async def admit(self, payer: Payer) -> None:
        """Waits until it is the payer's turn; raises `ApiError` if that would be too long."""
        debt = self._limits.debt(payer, WORK)
        if debt > LONGEST_WAIT:
            raise too_many(debt)
        if debt > 0:
            await asyncio.sleep(debt)
        loop = asyncio.get_running_loop()
        if not self._is_taken:
            self._is_taken = True
            loop.call_soon(self._next)
            return
        admitted: asyncio.Future[None] = loop.create_future()
        self._add(payer, admitted)
        await admitted

    def _add(self, payer: Payer, admitted: "asyncio.Future[None]") -> None:
        number = next(self._coming)
        used = self._limits.full_at(payer, WORK)
        here = self._waiting.get(payer.address)
        if here is None:
            here = self._waiting[payer.address] = []
            heapq.heappush(self._addresses, (used, number, payer.address))
        # What the address has used is the same for all who are there.
        heapq.heappush(here, (self._limits.own_full_at(payer, WORK), number, payer, admitted))

    def _next(self) -> None:
        """Whoever has used the least is admitted.

        What an address has used grows with each turn of those who are there: to look at all of
        them again would take the longer, the more they are.
        """
        while self._addresses:
            used, _, address = self._addresses[0]
            here = self._waiting[address]
            _, number, payer, admitted = here[0]
            if admitted.done():  # they gave up
                self._remove_first(address, here)
            elif (now_used := self._limits.full_at(payer, WORK)) > used:
                heapq.heapreplace(self._addresses, (now_used, number, address))
            else:
                self._remove_first(address, here)
                admitted.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._is_taken = False

    def _remove_first(
        self, address: str, here: "list[tuple[float, int, Payer, asyncio.Future[None]]]"
    ) -> None:
        """The first of the first address does not wait any more."""
        heapq.heappop(here)
        if here:
            _, number, payer, _ = here[0]
            used = self._limits.full_at(payer, WORK)
            heapq.heapreplace(self._addresses, (used, number, address))
        else:
            del self._waiting[address]
            heapq.heappop(self._addresses)


class _Turn:
    """Holds the lock of a person who was admitted; whoever comes again may keep it."""

    __slots__ = ("_lock", "_payer", "_turns")

    def __init__(self, turns: Turns, payer: Payer, lock: asyncio.Lock) -> None:
        self._turns = turns
        self._payer = payer
        self._lock = lock

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            await self._turns.admit(self._payer)
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_raised: object) -> None:
        self._lock.release()
