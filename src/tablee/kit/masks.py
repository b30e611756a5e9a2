"""Sets of small numbers as bit masks: joined, cut and compared in one operation."""

from collections.abc import Iterable, Iterator


def bits(mask: int) -> Iterator[int]:
    """The members of a set, rising."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(members: Iterable[int]) -> int:
    """The set of `members`."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
