"""Numbers with their intervals: 95% of such intervals hold the true value."""

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

#: How many standard deviations to either side hold 95%.
Z = NormalDist().inv_cdf(0.975)
#: Student's t for one and two degrees of freedom, which the expansion below misses.
_FIRST = (12.706, 4.303)


class Interval(NamedTuple):
    """An estimate and where the true value may lie."""

    value: float
    low: float
    high: float


def share(part: float, whole: int) -> Interval:
    """A share of `whole`, with Wilson's interval; shared victories make `part` a fraction."""
    if not whole:
        return Interval(0.0, 0.0, 1.0)
    rate = part / whole
    spread = Z * sqrt(rate * (1 - rate) / whole + (Z / (2 * whole)) ** 2)
    scale = 1 + Z * Z / whole
    middle = rate + Z * Z / (2 * whole)
    low = max(0.0, (middle - spread) / scale)
    high = min(1.0, (middle + spread) / scale)
    return Interval(rate, min(low, rate), max(high, rate))


def difference(before: Interval, after: Interval) -> Interval:
    """By how much one number is greater than another that was found independently (Newcombe)."""
    value = after.value - before.value
    down = hypot(after.value - after.low, before.high - before.value)
    up = hypot(after.high - after.value, before.value - before.low)
    return Interval(value, value - down, value + up)


def mean(values: Sequence[float]) -> Interval:
    """The mean, with Student's interval."""
    middle = fmean(values)
    if len(values) < 2:
        return Interval(middle, middle, middle)
    spread = _student(len(values) - 1) * sqrt(variance(values) / len(values))
    return Interval(middle, middle - spread, middle + spread)


def _student(freedom: int) -> float:
    """The 97.5% quantile of Student's t, from the normal one (Cornish and Fisher)."""
    if freedom <= len(_FIRST):
        return _FIRST[freedom - 1]
    second = (Z**3 + Z) / 4
    third = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    fourth = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + second / freedom + third / freedom**2 + fourth / freedom**3


def quantile(ordered: Sequence[float], part: float) -> float:
    """The value below which `part` of the sorted values lie; 0 where there are none."""
    if not ordered:
        return 0.0
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
