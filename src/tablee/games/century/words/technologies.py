"""Technologies: what they are called, and what they do as the edition prints them."""

from __future__ import annotations

from tablee.core import Sentence
from tablee.games.century.box import Box, Effect
from tablee.games.century.box.components import EFFECTS, EQUIPMENT, NONE, QUALITY_OF_LIFE
from tablee.games.century.words import naming


def technology_name(box: Box, tile: int) -> Sentence:
    """What a technology is: “Bridge and locomotive”, “Mine (+1)”."""
    technology = box.technology(tile)
    if technology.equipment != NONE:
        return Sentence(f"name-{EQUIPMENT[technology.equipment]}", amount=technology.bonus)
    if not technology.effects:
        return Sentence("name-park")
    first, *others = (effect.kind for effect in technology.effects)
    name = effect_name(first)
    for kind in others:
        name = Sentence("name-two", one=name, other=Sentence(f"second-{EFFECTS[kind]}"))
    return name


def effect_name(kind: int) -> Sentence:
    """What an effect is called."""
    return Sentence(f"name-{EFFECTS[kind]}")


def technology_does(box: Box, tile: int) -> Sentence:
    """What a technology is good for, in a line."""
    technology = box.technology(tile)
    if technology.equipment != NONE:
        gain = gained(technology.equipment, technology.bonus)
        return Sentence(f"does-{EQUIPMENT[technology.equipment]}", gain=gain)
    if not technology.effects:
        return Sentence("does-park")
    one, *others = (_when(effect) for effect in technology.effects)
    for other in others:
        one = Sentence("act-both", one=one, other=other)
    return one


def _when(effect: Effect) -> Sentence:
    """What an effect does, and how often (R52)."""
    return Sentence("act-once" if effect.is_single_use else "act-each", act=effect_act(effect))


def effect_act(effect: Effect) -> Sentence:
    """What its owner does with an effect, the cost first: “pay 3 coins and score 3 points”."""
    cost = naming.goods(effect.coins, effect.science)
    gist = effect_gist(effect)
    return Sentence("act-paid", cost=cost, act=gist) if cost else gist


def effect_gist(effect: Effect) -> Sentence:
    """The same without its cost."""
    key = f"act-{EFFECTS[effect.kind]}"
    if effect.kind == QUALITY_OF_LIFE:
        return Sentence(key, points=naming.points(effect.points))
    return Sentence(key)


def technology_impact(box: Box, tile: int) -> naming.Said:
    """R30: what buying a technology brings at once, as it is printed."""
    technology = box.technology(tile)
    moves = [move for move in (-technology.pollution, technology.flowers) if move]
    if not technology.waste and not moves:
        return (Sentence("no-impact"),)
    return naming.impact(technology.waste, *map(naming.environment, moves))


def gained(equipment: int, amount: int) -> Sentence:
    """What an equipment adds."""
    return Sentence("gain", goods=naming.resource(equipment, amount))
