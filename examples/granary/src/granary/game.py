"""Granary as a `Game`: its options, set-up and standing."""

from collections.abc import Mapping
from typing import Final

from granary.actions import FIXED
from granary.box import EDITION, Box
from granary.rules import DrawSack, NextDay
from granary.state import GranaryState
from granary.words import Words
from tablee.core import Option, Seat, Value, Vocabulary
from tablee.kit.edition import PrintedEdition
from tablee.kit.room import RoomGame

__all__ = ["EDITION", "Granary", "open_box"]

TIES_WIN: Final = "r5_ties_win"


class Granary(RoomGame[GranaryState]):
    """Granary with one edition of its components."""

    id = "granary"
    rules_version = 1
    title = "Granary"
    seats = (2, 3, 4)
    sources = ("sales", "prize")
    options = (Option.switch(TIES_WIN, default=True),)

    def __init__(self, edition: PrintedEdition[Box]) -> None:
        self.box = edition.values
        super().__init__(edition, dict.fromkeys(self.seats, self.box), Vocabulary(FIXED), Words())

    def new_state(self, seats: int, options: Mapping[str, Value]) -> GranaryState:
        """R1: the sacks are about to be dealt."""
        state = GranaryState(self.box, seats, ties_win=bool(options[TIES_WIN]))
        hands = [DrawSack(seat) for seat in range(seats) for _ in range(self.box.hand)]
        state.then(*hands, NextDay())
        return state

    def standing(self, state: GranaryState, seat: Seat) -> tuple[int, ...]:
        """R6: the score, then the weight of the granary; both are open."""
        return state.scores[seat], sum(state.granaries[seat])

    def seat_count(self, state: GranaryState) -> int:
        return len(state.scores)


def open_box(edition: PrintedEdition[Box]) -> Granary:
    """Granary with that edition of its components."""
    return Granary(edition)
