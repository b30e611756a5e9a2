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
from tablee.games.century.prospects import weights as w
from tablee.games.century.prospects.cities import best_empty_city
from tablee.games.century.prospects.sides import Side, Timing
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
    return w.SERVED * technology.bonus * timing.units[technology.equipment]


def technology_worth(box: Box, timing: Timing, side: Side, tile: int) -> float:
    """A technology for sale, its price left aside."""
    technology = box.technology(tile)
    points = (technology.flowers - technology.pollution) * w.ENVIRONMENT
    points -= technology.waste * w.LOOSE_WASTE
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
        return w.WORKERS * best_empty_city(box, timing, side)
    if kind == SORTING_CENTRE:
        return w.SORTING_CENTRE
    if kind == BRIDGE:
        return w.BRIDGE * times
    if kind == LOCOMOTIVE:
        return w.LOCOMOTIVE * times
    if kind == RECYCLING:
        gain = w.RECYCLING
    elif kind == DEPOLLUTION:
        gain = w.DEPOLLUTION
    elif kind == QUALITY_OF_LIFE:
        gain = float(effect.points)
    else:
        gain = w.WASTE_TRANSPORT
    points = 0.0
    for number in range(ROUNDS - times + 1, ROUNDS + 1):
        cost = effect.coins * w.COIN[number] + effect.science * w.SCIENCE[number]
        points += max(gain - cost, 0.0)
    return points
