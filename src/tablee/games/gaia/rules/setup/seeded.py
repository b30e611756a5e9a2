"""Random numbers from a word, the same that boardgamers.space draws from it.

The generator is seedrandom 2.4.3: a stream of bytes (RC4) keyed by the characters of the word. Ours
must agree with it bit for bit, so arithmetic is done on ints and rounded once.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Final

_DISCARDED: Final = 256
_DOUBLE_BYTES: Final = 6
_SIGNIFICANT: Final = 1 << 52
_OVERFLOW: Final = 1 << 53


class Seeded:
    """An endless row of numbers that depends on a word alone."""

    __slots__ = ("_at", "_bytes", "_swapped")

    def __init__(self, word: str) -> None:
        key = _key(word)
        size = len(key)
        table = list(range(256))
        other = 0
        for at in range(256):
            held = table[at]
            other = (other + key[at % size] + held) & 255
            table[at] = table[other]
            table[other] = held
        self._bytes = table
        self._at = 0
        self._swapped = 0
        self._take(_DISCARDED)

    def random(self) -> float:
        """The next number from 0 up to 1, 1 left out."""
        top = self._take(_DOUBLE_BYTES)
        whole = 1 << 8 * _DOUBLE_BYTES
        last = 0
        while top < _SIGNIFICANT:
            top = (top + last) << 8
            whole <<= 8
            last = self._take(1)
        while top >= _OVERFLOW:
            top >>= 1
            whole >>= 1
            last >>= 1
        return (top + last) / whole

    def _take(self, count: int) -> int:
        """The next `count` bytes as one number, the first byte on top."""
        table = self._bytes
        at = self._at
        other = self._swapped
        taken = 0
        for _ in range(count):
            at = (at + 1) & 255
            held = table[at]
            other = (other + held) & 255
            swapped = table[other]
            table[at] = swapped
            table[other] = held
            taken = taken << 8 | table[(held + swapped) & 255]
        self._at = at
        self._swapped = other
        return taken


def shuffled(count: int, number: float) -> list[int]:
    """The ints below `count` in an order that `number` decides: drawn one by one from a row."""
    seeded = Seeded(number_text(number) + "\0")
    row = list(range(count))
    return [row.pop(int(seeded.random() * left)) for left in range(count, 0, -1)]


def number_text(number: float) -> str:
    """A number from 0 up to 1 as JavaScript prints it: Python turns to exponents earlier."""
    text = repr(number)
    if "e" not in text:
        return text if number else "0"
    if number >= 1e-6:
        return f"{Decimal(text):f}"
    digits, exponent = text.split("e")
    return f"{digits}e{int(exponent)}"


def _key(word: str) -> list[int]:
    """The key of a word, 256 bytes at most: a longer word is folded onto its beginning."""
    # JavaScript counts in UTF-16 units, and only the lower byte of each comes into play.
    characters = word.encode("utf-16-le", "surrogatepass")[::2]
    key = [0] * min(len(characters), 256)
    smear = 0
    for index, character in enumerate(characters):
        at = index & 255
        smear ^= key[at] * 19
        key[at] = (smear + character) & 255
    return key
