"""20th Century as a `Game`: its options, set-up and standing."""

from collections.abc import Mapping
from typing import Final

from tablee.core import Action, Option, Seat, Value, Vocabulary
from tablee.games.century.actions import FIXED
from tablee.games.century.box import Box
from tablee.games.century.box.components import SOURCES
from tablee.games.century.box.edition import EDITION, CenturyEdition
from tablee.games.century.habits import HABITS, habitual
from tablee.games.century.rules.rounds import begin
from tablee.games.century.state import CenturyState
from tablee.games.century.state.rulings import Rulings
from tablee.games.century.words import Words
from tablee.kit.edition import PrintedEdition
from tablee.kit.room import RoomGame

__all__ = ["EDITION", "TwentiethCentury", "open_box"]

BONUS_CARDS: Final = "r2_bonus_cards"
CONSOLIDATION: Final = "r46_consolidation"
TWO_TILES_ONLY: Final = "r57_two_tiles_only"


class TwentiethCentury(RoomGame[CenturyState]):
    """20th Century with one edition of its components."""

    id = "century"
    rules_version = 1
    title = "20th Century"
    seats = (3, 4, 5)
    sources = SOURCES
    habits = HABITS
    options = (
        Option.switch(BONUS_CARDS, default=True),
        Option(CONSOLIDATION, "together", ("together", "in_order")),
        Option.switch(TWO_TILES_ONLY, default=False),
    )

    def __init__(self, edition: PrintedEdition[CenturyEdition]) -> None:
        self.boxes = {seats: Box(edition.values, seats) for seats in self.seats}
        super().__init__(edition, self.boxes, Vocabulary(FIXED), Words(self.boxes[3]))

    def new_state(self, seats: int, options: Mapping[str, Value]) -> CenturyState:
        """R11, R12: everything laid out, nothing drawn yet."""
        rulings = Rulings()
        rulings.bonus_cards = bool(options[BONUS_CARDS])
        rulings.in_order = options[CONSOLIDATION] == "in_order"
        rulings.two_tiles_only = bool(options[TWO_TILES_ONLY])
        state = CenturyState(self.boxes[seats], rulings)
        begin(state)
        return state

    def standing(self, state: CenturyState, seat: Seat) -> tuple[int, ...]:
        """R76: the score, then the fewer waste in the country."""
        player = state.players[seat]
        return player.score, -player.country.waste()

    def habitual(
        self, state: CenturyState, seat: Seat, habits: Mapping[str, Value]
    ) -> Action | None:
        return habitual(state, seat, habits)

    def seat_count(self, state: CenturyState) -> int:
        return len(state.players)

    def round_of(self, state: CenturyState) -> int:
        return state.round


def open_box(edition: PrintedEdition[CenturyEdition]) -> TwentiethCentury:
    """20th Century with that edition of its components."""
    return TwentiethCentury(edition)
