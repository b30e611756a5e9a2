"""The course of the game: five rounds, then a short sixth (R1, R77)."""

from tablee.core import Frame, Step
from tablee.games.century.box.components import BONUS_ROUNDS, ROUNDS
from tablee.games.century.rules.auction.lots import NextLot
from tablee.games.century.rules.bonus_scoring import ScoreBonusCard
from tablee.games.century.rules.catastrophe import BeginPrevention
from tablee.games.century.rules.consolidation.phase import BeginConsolidation
from tablee.games.century.rules.final_scoring import ScoreGame
from tablee.games.century.rules.production import Produce
from tablee.games.century.rules.recycling import BeginRecycling
from tablee.games.century.rules.setup import (
    BONUS_CARD_DRAWS,
    BeginRound,
    DrawStarter,
    RevealCatastrophe,
    RevealTechnology,
    RevealTerritory,
)
from tablee.games.century.state import CenturyState


def begin(state: CenturyState) -> None:
    """R2, R6, R7: what is drawn before the first round is scheduled."""
    cards = BONUS_CARD_DRAWS if state.rulings.bonus_cards else ()
    state.then(DrawStarter(), *cards, PlayRound(1))


class PlayRound(Step[CenturyState]):
    """R1: the phases of a round in their order; the last one is short (R77)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: CenturyState) -> None:
        number = self.number
        if number == ROUNDS:
            state.then(
                BeginRound(number), BeginConsolidation(), Produce(), BeginRecycling(), ScoreGame()
            )
            return
        bonus: list[Frame[CenturyState]] = []
        if state.rulings.bonus_cards and number in BONUS_ROUNDS:
            bonus.append(ScoreBonusCard(BONUS_ROUNDS.index(number)))
        state.then(
            BeginRound(number),
            RevealTerritory(),
            RevealTechnology(),
            RevealCatastrophe(),
            NextLot(),
            BeginPrevention(),
            BeginConsolidation(),
            Produce(),
            BeginRecycling(),
            *bonus,
            PlayRound(number + 1),
        )
