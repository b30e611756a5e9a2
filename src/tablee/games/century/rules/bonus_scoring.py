"""Bonus cards of rounds 2 and 4 (R69-R71)."""

from typing import Final

from tablee.core import Step
from tablee.games.century.box.components import COINS, POINTS, SCIENCE
from tablee.games.century.events import BonusCardScored
from tablee.games.century.state import CenturyState
from tablee.games.century.state.player import FROM_BONUS_CARDS, Player

COINS_PRODUCED: Final = 0
SCIENCE_PRODUCED: Final = 1
POINTS_PRODUCED: Final = 2
POINTS_SCORED: Final = 3
CLEAN_TERRITORIES: Final = 4
CLEAN_TERRITORY_VALUES: Final = 5
WORKING_CENTRES: Final = 6
FLOWERS: Final = 7
WASTE: Final = 8


def clean_territories(player: Player) -> int:
    """R59: territories without waste; equipment is none."""
    country = player.country
    return sum(not country.places[position].waste for position in country.territories())


def measure(state: CenturyState, player: Player, metric: int) -> int:
    """How much of what bonus cards count the player has now."""
    country = player.country
    space = state.box.environment[player.environment]
    if metric == COINS_PRODUCED:
        return country.production()[COINS]
    if metric == SCIENCE_PRODUCED:
        return country.production()[SCIENCE]
    if metric == POINTS_PRODUCED:
        return country.production()[POINTS]
    if metric == POINTS_SCORED:
        return player.score
    if metric == CLEAN_TERRITORIES:
        return clean_territories(player)
    if metric == CLEAN_TERRITORY_VALUES:
        return clean_territories(player) * space.clean
    if metric == WORKING_CENTRES:
        return len(country.centres())
    if metric == FLOWERS:
        return space.points if space.flower else 0
    assert metric == WASTE
    return country.waste()


def card_points(state: CenturyState, player: Player, card: int) -> int:
    """What a bonus card would score now."""
    return sum(
        points * measure(state, player, metric) for metric, points in state.box.bonus_cards[card]
    )


class ScoreBonusCard(Step[CenturyState]):
    """R69, R70: the card of this round scores for all, after recycling (R71)."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, state: CenturyState) -> None:
        card = state.bonus_cards[self.index]
        for seat in state.clockwise(state.starter):
            player = state.players[seat]
            points = card_points(state, player, card)
            player.score_points(FROM_BONUS_CARDS, points)
            scored = list(player.bonus_scored)
            scored[self.index] = points
            player.bonus_scored = tuple(scored)
            if state.sink is not None:
                state.sink(BonusCardScored(seat, card, points))
