"""What technologies are worth: those that a seat has, and those for sale."""

from tablee.games.century.box import Effect
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
from tablee.games.century.prospects.country import Outlook
from tablee.games.century.state.player import effect_bit


def effects_worth(outlook: Outlook) -> float:
    """All that the seat's technologies will still do."""
    points = 0.0
    player = outlook.player
    for tile in player.technologies:
        for index, effect in enumerate(outlook.box.technology(tile).effects):
            if not (effect.is_single_use and player.used & effect_bit(tile, index)):
                points += _effect_worth(outlook, effect)
    return points


def technology_worth(outlook: Outlook, tile: int) -> float:
    """A technology for sale, its price left aside."""
    technology = outlook.box.technology(tile)
    points = (technology.flowers - technology.pollution) * w.ENVIRONMENT
    points -= technology.waste * w.LOOSE_WASTE
    if technology.equipment != NONE:
        points += w.SERVED * technology.bonus * outlook.units[technology.equipment]
    for effect in technology.effects:
        points += _effect_worth(outlook, effect)
    return points


def _effect_worth(outlook: Outlook, effect: Effect) -> float:
    """What an effect will do in the consolidations that are left."""
    times, kind = outlook.timing.consolidations, effect.kind
    if not times:
        return 0.0
    if kind == WORKERS:
        return w.WORKERS * outlook.empty_city()
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
        coin = w.COIN[number] if number < len(w.COIN) else w.LAST_COIN
        science = w.SCIENCE[number] if number < len(w.SCIENCE) else w.LAST_COIN
        points += max(gain - effect.coins * coin - effect.science * science, 0.0)
    return points
