"""How much of the game is left for what a country makes."""

from typing import Final

from tablee.core import Seat
from tablee.games.century.box.components import (
    BONUS_ROUNDS,
    CONSOLIDATION,
    FULL_ROUNDS,
    NONE,
    PRODUCTION,
    ROUNDS,
)
from tablee.games.century.rules.recycling import RecycleWaste
from tablee.games.century.state import CenturyState


class Timing:
    """What is still to come for one seat."""

    __slots__ = (
        "bonus",
        "consolidations",
        "following",
        "income",
        "productions",
        "recycled",
        "rounds",
    )

    def __init__(self, state: CenturyState, seat: Seat) -> None:
        current = max(state.round, 1)
        #: Rounds after this one.
        self.rounds: Final = ROUNDS - current
        pending = state.stage < PRODUCTION
        self.productions: Final = self.rounds + pending
        #: R77: whether this round's coins and science are still to come.
        self.income: Final = pending and current <= FULL_ROUNDS
        #: The next round, for which what is left in hand will be.
        self.following: Final = current + 1
        #: Those in which technologies can be used, this one not counted once it has begun.
        self.consolidations: Final = self.rounds + (state.stage < CONSOLIDATION)
        #: Centres up to this one have had their turn in this round: position and city.
        asked = state.asked(seat)
        if pending:
            self.recycled: tuple[int, int] | None = (NONE, NONE)
        elif isinstance(asked, RecycleWaste):
            self.recycled = (asked.position, asked.city - 1)
        else:
            self.recycled = None
        #: R69, R70: bonus cards that are still to be scored, and in how many rounds.
        self.bonus: Final = tuple(
            [
                (card, number - current)
                for card, number in zip(state.bonus_cards, BONUS_ROUNDS, strict=True)
                if card != NONE and number >= current
            ]
        )
