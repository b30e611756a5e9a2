"""Sets of small numbers as bit masks: joined, cut and compared in one operation."""

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

#: A set that a machine word may be too small for. Compiled code keeps what it takes for an `int` in
#: one if it can; where it seldom can, it is quicker with objects.
Wide: TypeAlias = Any


#: A machine word holds so many members for sure.
_WORD: Final = 60
_WHOLE_WORD: Final = (1 << _WORD) - 1


def bits(mask: int) -> list[int]:
    """The members of a set, rising."""
    members: list[int] = []
    word = mask
    rest: Wide = 0
    if mask > _WHOLE_WORD:
        word = mask & _WHOLE_WORD
        rest = mask >> _WORD
    start = -1
    while True:
        while word:
            low = word & -word
            members.append(start + low.bit_length())
            word ^= low
        if not rest:
            return members
        word = rest & _WHOLE_WORD
        rest >>= _WORD
        start += _WORD


def mask_of(members: Iterable[int]) -> int:
    """The set of `members`."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
