"""Names for questions: whoever answers says which question, and a late answer meets no other one.

A name depends on all that was played before the question was put; while several seats decide at
the same time, only on what its own seat has played since. So it stays the same whatever others do
meanwhile, and tells nothing about them: names are digests with a secret.
"""

from hashlib import blake2b

from tablee.core import Seat
from tablee.driver.undo import NO_PHASE, Done

LENGTH = 6


class QuestionNames:
    """Follows the moves of a match."""

    __slots__ = ("_lanes", "_named", "_secret", "_trunk")

    def __init__(self, secret: str) -> None:
        self._secret = blake2b(secret.encode(), digest_size=32).digest()
        #: What was played up to now, outside of an open phase.
        self._trunk = b""
        #: What each seat has played in the open phase.
        self._lanes: dict[Seat, bytes] = {}
        #: What was asked for since the last move.
        self._named: dict[Seat, str] = {}

    def note(self, done: Done, text: str, phase: int) -> None:
        """A move was made; `phase` is the one that is open after it."""
        self._named.clear()
        if done.phase == NO_PHASE:
            self._trunk = self._digest(self._trunk, done.seat, text)
            return
        lane = self._lanes.get(done.by, self._trunk)
        self._lanes[done.by] = self._digest(lane, done.seat, text)
        if phase != done.phase:
            for seat in sorted(self._lanes):
                self._trunk = self._digest(self._trunk + self._lanes[seat], seat, "")
            self._lanes.clear()

    def name(self, seat: Seat) -> str:
        """The name of the question that is put to `seat` now."""
        known = self._named.get(seat)
        if known is None:
            lane = self._lanes.get(seat, self._trunk)
            known = self._named[seat] = self._digest(lane, seat, "?").hex()
        return known

    def _digest(self, before: bytes, seat: Seat, text: str) -> bytes:
        told = before + f" {seat} {text}".encode()
        return blake2b(told, digest_size=LENGTH, key=self._secret).digest()
