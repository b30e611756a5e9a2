"""The end of the game (R72-R76)."""

from tablee.core import Step
from tablee.games.century.box.components import OVER
from tablee.games.century.events import CoinsShown, CountryScored, ScienceShown
from tablee.games.century.rules.bonus_scoring import clean_territories
from tablee.games.century.state import CenturyState
from tablee.games.century.state.player import (
    FROM_COINS_RANK,
    FROM_ENVIRONMENT,
    FROM_SCIENCE_RANK,
    FROM_TERRITORIES,
    FROM_WASTE,
    Player,
)
from tablee.kit.ranking import shared_places


def country_points(state: CenturyState, player: Player) -> tuple[int, int, int]:
    """R72: points for clean territories, for those with too much waste, for the environment."""
    box, country = state.box, player.country
    space = box.environment[player.environment]
    surplus = 0
    for position in country.territories():
        surplus += max(country.places[position].waste - 1, 0)
    return clean_territories(player) * space.clean, surplus * box.waste_points, space.points


def rank_points(state: CenturyState, held: list[int]) -> list[int]:
    """R72-R74: by falling holdings; who ties shares, who has nothing takes no part."""
    least = state.box.least_ranked
    return shared_places([amount if amount >= least else None for amount in held], state.box.ranks)


class ScoreGame(Step[CenturyState]):
    """R72: countries, then coins, then science; all hands are shown."""

    __slots__ = ()

    def run(self, state: CenturyState) -> None:
        state.stage = OVER
        order = state.clockwise(state.starter)
        for seat in order:
            player = state.players[seat]
            territories, waste, environment = country_points(state, player)
            player.score_points(FROM_TERRITORIES, territories)
            player.score_points(FROM_WASTE, waste)
            player.score_points(FROM_ENVIRONMENT, environment)
            if state.sink is not None:
                state.sink(CountryScored(seat, territories, waste, environment))
        coins = rank_points(state, [player.coins for player in state.players])
        for seat in order:
            player = state.players[seat]
            player.score_points(FROM_COINS_RANK, coins[seat])
            if state.sink is not None:
                state.sink(CoinsShown(seat, player.coins, coins[seat]))
        science = rank_points(state, [player.science for player in state.players])
        for seat in order:
            player = state.players[seat]
            player.score_points(FROM_SCIENCE_RANK, science[seat])
            if state.sink is not None:
                state.sink(ScienceShown(seat, player.science, science[seat]))
