"""The game in numbers, for bots and environments. Nothing is hidden."""

from typing import Final

from tablee.core import Seat
from tablee.games.reykholt.box.components import GOODS, NOTHING, SIZES
from tablee.games.reykholt.prospects import estimate, goal
from tablee.games.reykholt.prospects.weights import W
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.player import INSIDE

WEIGHTS: Final = W
NAMES: Final = (
    "rounds_left",
    "stage",
    "table",
    "workers",
    "bonus_used",
    *GOODS,
    *(f"planted_{good}" for good in GOODS),
    "greenhouses",
    "empty_greenhouses",
    "services",
    *(f"pile_{plots}" for plots in SIZES),
    "estimate",
    "estimate_best_rival",
)


def features(state: ReykholtState, seat: Seat) -> list[float]:
    """The numbers that `NAMES` names, seen from `seat`."""
    player = state.players[seat]
    inside = [greenhouse[INSIDE] for greenhouse in player.greenhouses]
    return [
        float(state.rounds - state.round),
        float(state.stage),
        float(player.table),
        float(player.workers),
        float(player.bonus_used),
        *map(float, player.stock),
        *(float(sum(goods)) for goods in zip(NOTHING, *inside, strict=True)),
        float(len(inside)),
        float(inside.count(NOTHING)),
        float(len(player.services)),
        *map(float, state.piles),
        estimate(state, seat),
        _best_rival(state, seat),
    ]


def value(state: ReykholtState, seat: Seat) -> float:
    """An estimate of the final table of `seat`, less that of its best rival, or alone the goal."""
    return estimate(state, seat) - _best_rival(state, seat)


def _best_rival(state: ReykholtState, seat: Seat) -> float:
    rivals = [estimate(state, s) for s in range(len(state.players)) if s != seat]
    return max(rivals) if rivals else goal(state)
