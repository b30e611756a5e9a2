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


def pick_weighted(rng: Random, weights: Sequence[int]) -> int:
    """The index of one of `weights`, each as likely as it is heavy; one at least is not 0."""
    left = int(rng.random() * sum(weights))
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def draw(rng: Random, items: list[T], count: int) -> list[T]:
    """`count` of `items` in random order; `items` itself ends up shuffled."""
    size = len(items)
    for index in range(count):
        other = index + int(rng.random() * (size - index))
        items[index], items[other] = items[other], items[index]
    return items[:count]
