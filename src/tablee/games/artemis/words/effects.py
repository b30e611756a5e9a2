"""What buildings do, in a few words."""

from tablee.core import Sentence
from tablee.games.artemis.box import Box
from tablee.games.artemis.box import components as c
from tablee.games.artemis.words import naming


def effect_of(box: Box, kind: int, inside: c.Counts) -> naming.Said:
    """What the activation of an ocean building brings with these colonists inside."""
    printed = box.kinds[kind].printed
    extra = printed.per_engineer * inside[c.ENGINEER]
    if kind == c.GEOTHERMAL_PLATFORM:
        return (Sentence("goods-either", count=printed.energy_or_ore),)
    if kind in (c.OPS_CENTER, c.SENSOR_STATION):
        paid = Sentence(
            "goods-ore" if kind == c.OPS_CENTER else "goods-energy", count=printed.price
        )
        gained = Sentence("goods-points", count=printed.points)
        return (Sentence("effect-exchange", paid=paid, gained=gained),)
    if kind == c.SURFACE_CONDUIT:
        return (Sentence("goods-colonists", count=1),)
    if kind == c.SYNTHETICS_COMPLEX:
        return (Sentence("effect-conversion", count=printed.most),)
    if kind == c.ASSAULT_POD:
        return (Sentence("effect-raid", energy=printed.energy, loss=printed.loss),)
    energy = printed.energy + (extra if kind == c.VOLCANIC_EXTRACTOR else 0)
    ore = printed.ore + (extra if kind == c.CRYSTAL_FOUNDRY else 0)
    return naming.goods(energy=energy, ore=ore, toolkits=printed.toolkits)
