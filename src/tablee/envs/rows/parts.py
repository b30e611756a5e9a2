"""Numbers as the bytes of float32, ready to be joined: nearly all of them are small and known."""

from struct import pack
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core import Seat, State

#: So many parts of a kind are remembered: those that come again soon. More would be slower to find.
REMEMBERED: Final = 1 << 12
_SMALL: Final = 1024
_numbers: Final[list[bytes]] = [pack("f", float(value)) for value in range(-1, _SMALL)]
#: Nothing: what is not there or not known, and rows that are not in use.
NOTHING: Final[bytes] = pack("f", -1.0)
ZERO: Final[bytes] = pack("f", 0.0)
_lists: Final[dict[tuple[int, ...], bytes]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """Writes what a seat sees of one game with so many seats."""

    def parts(self, state: State, seat: Seat, at: int) -> list[bytes]:
        """The numbers of the view of `seat`, to be joined.

        What was last written for the game number `at` is not made again where it is the same.
        """
        raise NotImplementedError


def number(value: int) -> bytes:
    """One number."""
    if -1 <= value < _SMALL:
        return _numbers[value + 1]
    return pack("f", float(value))


def numbers(values: tuple[int, ...]) -> bytes:
    """Some numbers."""
    found = _lists.get(values)
    if found is None:
        if len(_lists) >= REMEMBERED:
            _lists.clear()
        found = _lists[values] = b"".join([number(value) for value in values])
    return found


def padded(values: tuple[int, ...], most: int) -> bytes:
    """A list with so many rows."""
    if len(values) >= most:
        return numbers(values[:most])
    return numbers(values) + NOTHING * (most - len(values))


def filled(rows: list[bytes], most: int, width: int) -> bytes:
    """A list with so many rows of such a width."""
    return b"".join(rows[:most]) + NOTHING * (width * max(0, most - len(rows)))


def counted(values: tuple[int, ...], words: int) -> bytes:
    """How often each word is in a list."""
    found = [0] * words
    for value in values:
        found[value] += 1
    return numbers(tuple(found))
