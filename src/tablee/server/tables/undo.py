"""Undo: how far a seat may go back while nobody has learnt or done anything since."""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.core import Seat


@dataclass(frozen=True, slots=True)
class Done:
    """A move that was made.

    `how`: `human`, `bot`, `forced` (the only legal one), `habit` (a standing order) or `chance`.
    """

    seat: Seat
    how: str
    #: Whether the seat learnt from it what was hidden from it.
    reveals: bool


def kept_by_undo(done: Sequence[Done], seat: Seat) -> int | None:
    """How many moves remain when `seat` takes its last decision back; `None` if it may not.

    Forced decisions of the seat itself, and those its standing orders made, go with the decision
    before them: alone they would only be played again. Those of others stop it like any of theirs.
    """
    for index in range(len(done) - 1, -1, -1):
        move = done[index]
        if move.seat != seat or move.reveals or move.how == "bot":
            return None
        if move.how == "human":
            return index
    return None
