"""Undo: which moves a seat may take back while nobody has learnt or decided anything from them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from tablee.core import Seat

#: No several seats decide at the same time.
NO_PHASE = -1
#: How moves come about that people have chosen themselves.
CHOSEN = ("human", "prepared")


@dataclass(frozen=True, slots=True)
class Done:
    """A move that was made.

    `how`: `human`, `prepared` (chosen before it was asked), `bot`, `forced` (the only legal one),
    `habit` (a standing order) or `chance`.
    """

    seat: Seat
    how: str
    #: Whether the seat learnt from it what was hidden from it.
    reveals: bool
    #: The seat whose decision it is or, for a draw, came from.
    by: Seat
    #: The name of the question that it answers; empty for a draw.
    question: str = ""
    #: The class of that question; empty where it only completes a move.
    kind: str = ""
    #: Where in the record the phase began in which several seats decide at the same time.
    phase: int = NO_PHASE
    #: Whether others may have learnt from it what was hidden from them.
    shows: bool = False


def taken_back(done: Sequence[Done], seat: Seat, phase: int) -> list[int] | None:
    """The moves that are gone when `seat` takes its last decision back; `None` if it may not.

    Forced decisions of the seat itself, and those its standing orders made, go with the decision
    before them: alone they would only be played again. What others decided since stops it, unless
    they did so in the same `phase`, which is still open: then their moves stay.
    """
    gone: list[int] = []
    others_went_on = False
    for index in range(len(done) - 1, -1, -1):
        move = done[index]
        if move.by != seat:
            if phase == NO_PHASE or move.phase != phase:
                return None
            others_went_on = True
            continue
        if move.seat != seat or move.reveals or move.how == "bot":
            return None
        if others_went_on and move.phase != phase:
            return None
        gone.insert(0, index)
        if move.how in CHOSEN:
            return gone
    return None


def taken_back_together(done: Sequence[Done], seat: Seat) -> int | None:
    """The first move that is gone when all agree to go back to the last decision of `seat`.

    `None` if something hidden was uncovered since: no agreement covers it up again. What was drawn
    stays drawn, and what somebody else has shown of his own stays seen.
    """
    for index in range(len(done) - 1, -1, -1):
        move = done[index]
        if move.seat < 0 or move.reveals or (move.shows and move.seat != seat):
            return None
        if move.seat == seat and move.how in CHOSEN:
            return index
    return None


def last_choice(done: Sequence[Done], people: Collection[Seat]) -> int | None:
    """Where in the record any of the people chose last, whatever came of it.

    For people who sit at one screen against bots and hide nothing from each other.
    """
    for index in range(len(done) - 1, -1, -1):
        if done[index].seat in people and done[index].how in CHOSEN:
            return index
    return None
