"""Random choices that come out the same on every machine and Python version.

Only `Random.random` is promised to repeat itself for ever; `choice` and `shuffle` are not.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def pick(rng: Random, items: Sequence[T]) -> T:
    """One of `items`, each equally likely."""
    return items[int(rng.random() * len(items))]


def draw(rng: Random, items: list[T], count: int) -> list[T]:
    """`count` of `items` in random order; `items` itself ends up shuffled."""
    size = len(items)
    for index in range(count):
        other = index + int(rng.random() * (size - index))
        items[index], items[other] = items[other], items[index]
    return items[:count]
