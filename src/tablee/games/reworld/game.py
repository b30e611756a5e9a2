"""Reworld as a `Game`: its options, set-up and standing."""

from collections.abc import Mapping
from typing import Final

from tablee.core import Option, Seat, Value, Vocabulary
from tablee.games.reworld import words
from tablee.games.reworld.actions import FIXED, read_deal, read_fill
from tablee.games.reworld.box import Box
from tablee.games.reworld.box.edition import EDITION, ReworldEdition
from tablee.games.reworld.events import SOURCES
from tablee.games.reworld.rules.setup import ChooseFirstPlayer
from tablee.games.reworld.state import ReworldState
from tablee.kit.edition import PrintedEdition
from tablee.kit.room import RoomGame

__all__ = ["EDITION", "Reworld", "open_box"]

HOLDER_MAY_REBUY: Final = "r22_holder_may_rebuy"
UNPLACEABLE_UNITS_LOAD: Final = "r44_unplaceable_units_load"


class Reworld(RoomGame[ReworldState]):
    """Reworld with one edition of its components."""

    id = "reworld"
    rules_version = 1
    title = "Reworld"
    seats = (2, 3, 4)
    sources = SOURCES
    options = (
        Option.switch(HOLDER_MAY_REBUY, default=True),
        Option.switch(UNPLACEABLE_UNITS_LOAD, default=True),
    )

    def __init__(self, edition: PrintedEdition[ReworldEdition]) -> None:
        self.boxes = {seats: Box(edition.values, seats) for seats in self.seats}
        modules = self.boxes[2].modules
        readers = {"fill": lambda codes: read_fill(codes, modules), "deal": read_deal}
        super().__init__(
            edition, self.boxes, Vocabulary(FIXED, readers), words.Words(self.boxes[2])
        )

    def new_state(self, seats: int, options: Mapping[str, Value]) -> ReworldState:
        """R1-R8: everything laid out, the first player not yet drawn."""
        state = ReworldState(
            self.boxes[seats],
            holder_may_rebuy=bool(options[HOLDER_MAY_REBUY]),
            unplaceable_units_load=bool(options[UNPLACEABLE_UNITS_LOAD]),
        )
        state.then(ChooseFirstPlayer())
        return state

    def standing(self, state: ReworldState, seat: Seat) -> tuple[int, ...]:
        """R71: the score, then the population ships."""
        return state.players[seat].score, state.ship_owners.count(seat)

    def seat_count(self, state: ReworldState) -> int:
        return len(state.players)

    def round_of(self, state: ReworldState) -> int:
        return state.round


def open_box(edition: PrintedEdition[ReworldEdition]) -> Reworld:
    """Reworld with that edition of its components."""
    return Reworld(edition)
