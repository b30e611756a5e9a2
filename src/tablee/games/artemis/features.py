"""The game in numbers, for bots and environments. Looks at open facts only."""

from typing import Final

from tablee.core import Seat
from tablee.games.artemis import prospects
from tablee.games.artemis.box import components as c
from tablee.games.artemis.prospects.directives import directive_worth
from tablee.games.artemis.prospects.weights import W
from tablee.games.artemis.rules.colony.places import colony, is_full
from tablee.games.artemis.rules.scoring.final_scoring import final_points
from tablee.games.artemis.state import ArtemisState

WEIGHTS: Final = W
NAMES: Final = (
    "round",
    "score",
    "final_points",
    "energy",
    "ore",
    "toolkits",
    "badges",
    "relief",
    "dice",
    *(f"{kind}s" for kind in c.COLONISTS),
    "sheltered",
    "buildings",
    "full_ocean_buildings",
    "full_surface_buildings",
    "empty_slots",
    "estimate_dice",
    "estimate_colony",
    "estimate",
    "estimate_best_rival",
)


def features(state: ArtemisState, seat: Seat) -> list[float]:
    """The numbers that `NAMES` names, seen from `seat`."""
    player = state.players[seat]
    full = [index for index in range(len(player.buildings)) if is_full(state, player, index)]
    ocean = sum(player.buildings[index][0] < c.OCEAN_KINDS for index in full)
    settled, dice = prospects.parts(state, seat)
    return [
        float(state.round),
        float(player.score),
        float(0 if state.over else sum(final_points(state, seat))),
        float(player.energy),
        float(player.ore),
        float(player.toolkits),
        float(player.badges),
        float(player.relief),
        float(len(player.dice)),
        *map(float, colony(state, seat)),
        float(sum(player.shelters)),
        float(len(player.buildings)),
        float(ocean),
        float(len(full) - ocean),
        float(_empty_slots(state, seat)),
        dice,
        settled,
        prospects.estimate(state, seat),
        _best_rival(state, seat),
    ]


def value(state: ArtemisState, seat: Seat) -> float:
    """An estimate of the final score of `seat` less that of its best rival, or of the best rank.

    Of directives only the seat's own counts: others' are hidden (R131).
    """
    return estimate(state, seat) - _best_rival(state, seat)


def estimate(state: ArtemisState, seat: Seat) -> float:
    """The score that `seat` will probably end with, as it sees it: with its own directive."""
    own = 0.0 if state.over else directive_worth(state, seat)
    return prospects.estimate(state, seat) + own


def _best_rival(state: ArtemisState, seat: Seat) -> float:
    """Alone, the score of the best rank."""
    rivals = [prospects.estimate(state, s) for s in range(len(state.players)) if s != seat]
    return max(rivals, default=float(state.box.solo.ranks[-1]))


def _empty_slots(state: ArtemisState, seat: Seat) -> int:
    buildings = state.players[seat].buildings
    return sum(state.box.kinds[kind].size - sum(inside) for kind, inside in buildings)
