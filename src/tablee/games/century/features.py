"""The game in numbers, for bots and environments. Of other seats' hands nothing is used (R3)."""

from typing import Final

from tablee.core import Seat
from tablee.games.century.box.components import RESOURCES
from tablee.games.century.prospects import estimate, estimate_best_rival
from tablee.games.century.prospects.weights import W
from tablee.games.century.rules.bonus_scoring import clean_territories
from tablee.games.century.state import CenturyState

WEIGHTS: Final = W
NAMES: Final = (
    "round",
    "stage",
    "score",
    "coins",
    "science",
    *(f"{resource}_made" for resource in RESOURCES),
    "environment",
    "territories",
    "clean_territories",
    "waste",
    "centres",
    "technologies",
    "tiles_aside",
    "waste_aside",
    "minimum",
    "bid",
    "estimate",
    "estimate_best_rival",
)


def features(state: CenturyState, seat: Seat) -> list[float]:
    """The numbers that `NAMES` names, seen from `seat`."""
    player = state.players[seat]
    country = player.country
    return [
        float(state.round),
        float(state.stage),
        float(player.score),
        float(player.coins),
        float(player.science),
        *map(float, country.production()),
        float(state.box.environment[player.environment].position),
        float(len(country.territories())),
        float(clean_territories(player)),
        float(country.waste()),
        float(len(country.centres())),
        float(len(player.technologies)),
        float(len(player.aside)),
        float(player.waste_aside),
        float(state.minimum),
        float(state.bid),
        estimate(state, seat),
        estimate_best_rival(state, seat),
    ]


def value(state: CenturyState, seat: Seat) -> float:
    """An estimate of the final score of `seat` less that of its best rival."""
    return estimate(state, seat) - estimate_best_rival(state, seat)
