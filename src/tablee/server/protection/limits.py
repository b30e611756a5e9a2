"""Budgets: what a person and an address may ask for in a while, as token buckets.

Whatever is spent is charged to both, so that neither many guests of one address nor many
addresses of one person get more than their share.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tablee.server.protection.payers import Payer
from tablee.server.wire.errors import ApiError

#: Buckets kept in memory.
MOST_BUCKETS = 50_000
#: Sockets that one person and one address may have open: as many pages with a table.
MOST_SOCKETS = 30
MOST_SOCKETS_OF_ADDRESS = 120


@dataclass(frozen=True)
class Rate:
    """What a person may spend at once, and what comes back a second."""

    name: str
    burst: float
    per_second: float
    #: An address may spend as much as so many persons: families and schools share one.
    persons: float = 4.0


#: Seconds of work of the event loop, charged afterwards.
WORK = Rate("work", 1.0, 0.1, persons=2.5)
REQUEST = Rate("request", 150, 20, persons=8)
#: Messages of all sockets.
MESSAGE = Rate("message", 60, 20)
#: What bots that people run ask for, all of one account together; apart from what people ask for.
BOT_REQUEST = Rate("bot request", 60, 5)
BOT_MESSAGE = Rate("bot message", 60, 10)
#: Sockets opened, each of which gets a whole document.
CONNECT = Rate("connect", 40, 1)
#: New guests: each costs a row and has a budget of its own.
GUEST = Rate("guest", 5, 0.02, persons=10)
#: New accounts and signing in: each costs a slow hash.
SIGN_IN = Rate("sign-in", 5, 0.05)
#: Tables, forks and rematches.
NEW_TABLE = Rate("new table", 30, 0.5)
#: Tournaments, opened and started: each start opens many tables.
NEW_TOURNAMENT = Rate("new tournament", 10, 0.02)
#: Tables that are not in memory: a whole game is played again.
COLD_LOAD = Rate("cold load", 20, 0.5)
#: Pages of a replay: a whole game is played again in a worker.
REPLAY = Rate("replay", 20, 1, persons=2.5)
#: Hints, for each occupies a worker for some seconds.
HINT = Rate("hint", 6, 0.1, persons=3)
#: Reviews, for each occupies a worker for a minute or two.
REVIEW = Rate("review", 3, 0.005, persons=3)
CHAT = Rate("chat", 10, 0.5)
REPORT = Rate("report", 5, 0.005)
#: All that the server has of somebody.
EXPORT = Rate("export", 3, 0.01)
#: Letters that the server sends.
LETTER = Rate("letter", 3, 0.002)
#: Browsers that notices are to be pushed to: each is looked up.
BROWSER = Rate("browser", 10, 0.02)


class Limits:
    """Token buckets, each named by what it limits and whom."""

    def __init__(self, scale: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._clock = clock
        #: For each bucket the time at which it is full again.
        self._full_at: dict[tuple[str, str], float] = {}
        self._sockets: Counter[str] = Counter()

    def spend(self, payer: Payer, rate: Rate, cost: float = 1.0) -> None:
        """Tokens are taken from both buckets; raises `ApiError` if either has not enough."""
        self.pay(_buckets(payer, rate), rate, cost)

    def spend_alone(self, person: str, rate: Rate) -> None:
        """A token is taken from the person's bucket, the address having paid already."""
        self.pay({f"by {person}": 1.0}, rate)

    def pay(self, buckets: dict[str, float], rate: Rate, cost: float = 1.0) -> None:
        """Tokens are taken from all buckets, each so many times the rate, or from none."""
        full_at = self._after(buckets, rate, cost)
        late = max(full_at.values()) - self._clock() - rate.burst / rate.per_second
        # The tolerance is for rounding: who waited as long as told is not sent away again.
        if late > 1e-6:
            raise too_many(late)
        self._store(full_at)

    def charge(self, payer: Payer, rate: Rate, cost: float) -> None:
        """What was used already is taken from both buckets, which may leave a debt."""
        self._store(self._after(_buckets(payer, rate), rate, cost))

    def debt(self, payer: Payer, rate: Rate) -> float:
        """The seconds until neither bucket is in debt."""
        window = rate.burst / rate.per_second
        return max(0.0, self.full_at(payer, rate) - self._clock() - window)

    def full_at(self, payer: Payer, rate: Rate) -> float:
        """When both buckets are full again: the later, the more was used. It never gets earlier."""
        found = self._full_at
        return max([found.get((rate.name, bucket), 0.0) for bucket in payer.buckets])

    def own_full_at(self, payer: Payer, rate: Rate) -> float:
        """The same of the person's bucket alone; of the address's for whoever is nobody."""
        return self._full_at.get((rate.name, payer.buckets[-1]), 0.0)

    def forgive(self, bucket: str, rate: Rate) -> None:
        """The bucket is full again."""
        self._full_at.pop((rate.name, bucket), None)

    @contextmanager
    def socket(self, payer: Payer) -> Iterator[None]:
        """A socket is open; raises `ApiError` if the person or the address has too many."""
        most = {f"at {payer.address}": MOST_SOCKETS_OF_ADDRESS, f"by {payer.person}": MOST_SOCKETS}
        if any(self._sockets[who] >= number * self._scale for who, number in most.items()):
            raise too_many(1.0)
        self._sockets.update(most.keys())
        try:
            yield
        finally:
            self._sockets -= Counter(most.keys())

    def _after(
        self, buckets: dict[str, float], rate: Rate, cost: float
    ) -> dict[tuple[str, str], float]:
        """When the buckets would be full again."""
        now = self._clock()
        full_at = {}
        for bucket, times in buckets.items():
            key = (rate.name, bucket)
            per_second = rate.per_second * times * self._scale
            full_at[key] = max(now, self._full_at.get(key, now)) + cost / per_second
        return full_at

    def _store(self, full_at: dict[tuple[str, str], float]) -> None:
        self._full_at.update(full_at)
        if len(self._full_at) > MOST_BUCKETS:
            self._forget()

    def _forget(self) -> None:
        """The fullest buckets are dropped: whoever has many addresses frees nobody of a debt."""
        dropped = sorted(self._full_at, key=self._full_at.__getitem__)[: MOST_BUCKETS // 10]
        for key in dropped:
            del self._full_at[key]


def _buckets(payer: Payer, rate: Rate) -> dict[str, float]:
    return dict(zip(payer.buckets, (rate.persons, 1.0), strict=False))


def too_many(retry_after: float) -> ApiError:
    """A refusal to whoever asks for too much, who may come back after so many seconds."""
    error = ApiError("too-many")
    error.retry_after = retry_after
    return error
