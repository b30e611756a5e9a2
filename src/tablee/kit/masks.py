"""Sets of small numbers as bit masks: joined, cut and compared in one operation."""

from collections.abc import Iterable


def bits(mask: int) -> list[int]:
    """The members of a set, rising."""
    members: list[int] = []
    while mask:
        low = mask & -mask
        members.append(low.bit_length() - 1)
        mask ^= low
    return members


def mask_of(members: Iterable[int]) -> int:
    """The set of `members`."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
