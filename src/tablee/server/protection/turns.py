"""Turns: heavy work of many people on one event loop.

A person's heavy messages are handled one at a time, over how many sockets they come. Of all who
wait, whoever has used the least goes first, and between any two the loop sees to everything else.
"""

import asyncio
import heapq
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from tablee.server.protection.limits import WORK, Limits, Payer, too_many
from tablee.server.protection.work import Measured

T = TypeVar("T")

#: Seconds that somebody in debt waits; with a larger debt, they are sent away.
LONGEST_WAIT = 3.0


class Turns:
    """Who may do heavy work now."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: A heap of who waits, by what they had used when they came, then in the order of coming.
        self._waiting: list[tuple[float, int, Payer, asyncio.Future[None]]] = []
        self._coming = count()
        #: Whether somebody was admitted since the loop last looked after everything else.
        self._is_taken = False

    @asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        """It is the payer's turn, and no other of the same person's begins before it ends."""
        person = payer.person or payer.address
        lock = self._locks.setdefault(person, asyncio.Lock())
        async with lock:
            await self.admit(payer)
            yield

    async def charged(self, payer: Payer, coroutine: Coroutine[Any, Any, T]) -> T:
        """What the coroutine returns; the payer is charged for the work in it."""
        measured = Measured(coroutine)
        try:
            return await measured.run()
        finally:
            self._limits.charge(payer, WORK, measured.seconds)

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
        admitted = loop.create_future()
        used = self._limits.full_at(payer, WORK)
        heapq.heappush(self._waiting, (used, next(self._coming), payer, admitted))
        await admitted

    def _next(self) -> None:
        """Whoever has used the least is admitted."""
        waiting = self._waiting
        while waiting:
            used, number, payer, admitted = waiting[0]
            if admitted.done():  # they gave up
                heapq.heappop(waiting)
            elif (now_used := self._limits.full_at(payer, WORK)) > used:
                heapq.heapreplace(waiting, (now_used, number, payer, admitted))
            else:
                heapq.heappop(waiting)
                admitted.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._is_taken = False
