"""Rate limits, as token buckets."""

import time
from collections import OrderedDict
from dataclasses import dataclass

from tablee.server.wire.errors import ApiError

#: Buckets kept in memory; the least recently used are dropped, for they are full again.
MOST_BUCKETS = 50_000


@dataclass(frozen=True)
class Rate:
    """The capacity of a bucket, and the tokens that it gains a second."""

    burst: float
    per_second: float


#: Every request, by address and by session.
EVERY_REQUEST = Rate(300, 60)
#: New guests, new accounts and signing in: each costs a row or a slow hash.
SIGN_IN = Rate(20, 0.2)
#: Passwords tried for one name, from any address.
PASSWORD_ATTEMPT = Rate(10, 0.05)
#: Tables, forks and rematches.
NEW_TABLE = Rate(30, 0.5)
#: Hints, for each occupies a worker.
HINT = Rate(6, 0.5)
#: Messages of one socket.
SOCKET_MESSAGE = Rate(60, 20)


class Limits:
    """Token buckets, each named by what it limits and whom."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        #: Tokens left, and the time at which they were counted.
        self._buckets: OrderedDict[tuple[str, Rate], tuple[float, float]] = OrderedDict()

    def spend(self, who: str, rate: Rate, cost: float = 1.0) -> None:
        """Tokens are taken; raises `ApiError` if there are not enough."""
        now = time.monotonic()
        burst, per_second = rate.burst * self._scale, rate.per_second * self._scale
        key = (who, rate)
        left, since = self._buckets.pop(key, (burst, now))
        left = min(burst, left + (now - since) * per_second)
        refused = left < cost
        self._buckets[key] = (left if refused else left - cost, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if refused:
            error = ApiError("too-many")
            error.retry_after = (cost - left) / per_second
            raise error
