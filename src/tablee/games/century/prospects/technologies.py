"""What technologies are worth: those that a seat has, and those for sale."""

from tablee.games.century.box import Box, Effect
from tablee.games.century.box.components import (
    BRIDGE,
    DEPOLLUTION,
    LOCOMOTIVE,
    NONE,
    QUALITY_OF_LIFE,
    RECYCLING,
    ROUNDS,
    SORTING_CENTRE,
    WORKERS,
)
from tablee.games.century.prospects.cities import best_empty_city
from tablee.games.century.prospects.sides import Side, Timing
from tablee.games.century.prospects.weights import W
from tablee.games.century.state.player import effect_bit


def effects_worth(box: Box, timing: Timing, side: Side) -> float:
    """All that the seat's technologies will still do."""
    points = 0.0
    for tile in side.technologies:
        for index, effect in enumerate(box.technology(tile).effects):
            if not (effect.is_single_use and side.used & effect_bit(tile, index)):
                points += _effect_worth(box, timing, side, effect)
    return points


def equipment_worth(box: Box, timing: Timing, tile: int) -> float:
    """R56: an equipment that is still to be attached."""
    technology = box.technology(tile)
    return W.served * technology.bonus * timing.units[technology.equipment]


def technology_worth(box: Box, timing: Timing, side: Side, tile: int) -> float:
    """A technology for sale, its price left aside."""
    technology = box.technology(tile)
    points = (technology.flowers - technology.pollution) * W.environment
    points -= technology.waste * W.loose_waste
    if technology.equipment != NONE:
        points += equipment_worth(box, timing, tile)
    for effect in technology.effects:
        points += _effect_worth(box, timing, side, effect)
    return points


def _effect_worth(box: Box, timing: Timing, side: Side, effect: Effect) -> float:
    """What an effect will do in the consolidations that are left."""
    times, kind = timing.consolidations, effect.kind
    if not times:
        return 0.0
    if kind == WORKERS:
        return W.workers * best_empty_city(box, timing, side)
    if kind == SORTING_CENTRE:
        return W.sorting_centre
    if kind == BRIDGE:
        return W.bridge * times
    if kind == LOCOMOTIVE:
        return W.locomotive * times
    if kind == RECYCLING:
        gain = W.recycling
    elif kind == DEPOLLUTION:
        gain = W.depollution
    elif kind == QUALITY_OF_LIFE:
        gain = float(effect.points)
    else:
        gain = W.waste_transport
    points = 0.0
    for number in range(ROUNDS - times + 1, ROUNDS + 1):
        cost = effect.coins * W.coin[number] + effect.science * W.science[number]
        points += max(gain - cost, 0.0)
    return points
