"""The game in numbers, for bots and environments. Looks at open facts only."""

from typing import Final

from tablee.core import Seat
from tablee.games.artemis import prospects
from tablee.games.artemis.box import components as c
from tablee.games.artemis.rules.colony.places import colony, is_full
from tablee.games.artemis.rules.scoring.directives import directive_points
from tablee.games.artemis.rules.scoring.final_scoring import final_points
from tablee.games.artemis.state import ArtemisState

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

#: What a full ocean building brings in a round, and what each of its colonists does before.
ACTIVATION: Final = 0.6
STAFF: Final = 0.35
#: A surface building that is not full yet, for each part of it that is.
PROMISE: Final = 2.2
#: A colonist that the energy does not suffice to heat.
FROST: Final = -1.3


def features(state: ArtemisState, seat: Seat) -> list[float]:
    """The numbers that `NAMES` names, seen from `seat`."""
    player = state.players[seat]
    full = [index for index in range(len(player.buildings)) if is_full(state, player, index)]
    ocean = sum(player.buildings[index][0] < c.OCEAN_KINDS for index in full)
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
        _dice(state, seat),
        _colony(state, seat),
        _estimate(state, seat),
        _best_rival(state, seat),
    ]


def value(state: ArtemisState, seat: Seat) -> float:
    """An estimate of the final score of `seat` less that of its best rival, or of the best rank.

    Of directives only the seat's own counts: others' are hidden (R131).
    """
    directive = state.players[seat].directive
    own = directive_points(state, seat, directive) if directive != c.NONE and not state.over else 0
    return _estimate(state, seat) + own - _best_rival(state, seat)


def _best_rival(state: ArtemisState, seat: Seat) -> float:
    """Alone, the score of the best rank."""
    rivals = [_estimate(state, s) for s in range(len(state.players)) if s != seat]
    return max(rivals, default=float(state.box.solo.ranks[-1]))


def _estimate(state: ArtemisState, seat: Seat) -> float:
    """The score that `seat` will probably end with."""
    score = float(state.players[seat].score)
    if state.over:
        return score
    return score + sum(final_points(state, seat)) + _colony(state, seat) + _dice(state, seat)


def _empty_slots(state: ArtemisState, seat: Seat) -> int:
    buildings = state.players[seat].buildings
    return sum(state.box.kinds[kind].size - sum(inside) for kind, inside in buildings)


def _colony(state: ArtemisState, seat: Seat) -> float:
    """What colonists, buildings and goods will still bring in the rounds that are left."""
    player = state.players[seat]
    left = c.ROUNDS - state.round + (state.stage < c.MAINTENANCE)
    early = min(1.0, left / c.ROUNDS + 0.2) if left else 0.0
    sheltered = sum(player.shelters)
    total = 0.0
    for index, (kind, inside) in enumerate(player.buildings):
        share = sum(inside) / state.box.kinds[kind].size
        if kind < c.OCEAN_KINDS:
            working = 1.0 if is_full(state, player, index) else STAFF * share
            total += ACTIVATION * left * working
        elif not is_full(state, player, index):
            total += PROMISE * share * share * early
    slots = _empty_slots(state, seat)
    total += (prospects.COLONIST - 1.0) * min(sheltered, slots) * early
    total += 0.3 * sum(colony(state, seat)) * early
    total += 0.25 * min(slots, 4) * early
    total += player.badges * prospects.BADGE * 0.4 * early
    total += 0.1 * player.relief * early
    energy = player.energy + prospects.harvest(state.vents, state.energy_stock, seat)[0]
    ore = player.ore + prospects.harvest(state.quarry, state.ore_stock, seat)[0]
    goods = (
        prospects.worth(max(0, energy - sheltered), prospects.ENERGY)
        + prospects.worth(ore, prospects.ORE)
        + prospects.worth(player.toolkits, prospects.TOOLKIT)
    )
    if state.stage <= c.MAINTENANCE:
        total += FROST * max(0, sheltered - energy)
    return total + goods * min(1.0, 0.3 * left)


def _dice(state: ArtemisState, seat: Seat) -> float:
    """What the seat's dice on the board will bring, goods apart."""
    player = state.players[seat]
    colonists = colony(state, seat)
    coming = sum(len(other.dice) for other in state.players)
    energy, cold = prospects.harvest(state.vents, state.energy_stock, seat)
    ore, idle = prospects.harvest(state.quarry, state.ore_stock, seat)
    return (
        prospects.RELIEF * (cold + idle)
        + prospects.expeditions(state, seat, colonists, coming)
        + prospects.buildings(state, seat, player.ore + ore, coming)
        + prospects.recruits(state, seat, player.energy + energy, _empty_slots(state, seat))
        + prospects.lessons(state, seat, colonists)
    )
