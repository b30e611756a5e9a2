"""What happened in Gaia Project, as sentences."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from tablee.core import Argument, Event, Sentence
from tablee.games.gaia import actions as act
from tablee.games.gaia import events
from tablee.games.gaia.box.components import AREAS, AUTOMA_ACTIONS, NONE
from tablee.games.gaia.box.sites import Site
from tablee.games.gaia.state import AUTOMA
from tablee.games.gaia.words import naming as name
from tablee.games.gaia.words.naming import Faces
from tablee.games.gaia.words.places import hex_names, sectors, told, where

#: What events name by number and sentences by a name that needs no printed value.
NAMES: Final = {
    "faction": name.faction,
    "planet": name.planet,
    "area": name.area,
    "final": name.final,
}


def tell(faces: Faces, event: Event) -> Sentence:
    """What happened; most fields of an event are arguments of its sentence as they are.

    What the Automa does has a sentence of its own: `seat` is for people.
    """
    key = f"event-{type(event).__name__}" + _variant(event)
    args: dict[str, Argument] = {}
    for field in fields(event):  # type: ignore[arg-type]
        value = getattr(event, field.name)
        if field.name == "seat" and value == AUTOMA:
            key += "-automa"
        elif value is not None and field.name != "tiles":
            args |= _argument(faces, event, field.name, value)
    return Sentence(key, **args)


def _variant(event: Event) -> str:
    """What is said otherwise."""
    if isinstance(event, events.Passed) and event.booster == NONE:
        return "-last"
    if isinstance(event, events.TechTileTaken) and event.place >= len(AREAS):
        return "-free"
    if isinstance(event, events.AutomaResearched) and event.taken != NONE:
        return "-tile"
    if isinstance(event, events.ChargeDeclined) and not event.power:
        return "-token"
    if isinstance(event, events.GameEnded) and event.automa is not None:
        return "-solo"
    return ""


def _argument(faces: Faces, event: Event, field: str, value: object) -> dict[str, Argument]:
    if isinstance(value, Site):
        if field == "before":
            return {field: where(value), "before_hex": hex_names((value.hex,))}
        return told(value)
    if isinstance(value, tuple):
        return _several(field, value)
    if isinstance(value, str):
        return {field: value.rstrip("b")}  # both sides of a sector tile show the same number
    assert isinstance(value, int)
    if isinstance(event, events.IncomeTaken) and field != "seat":
        return _income(event) if field == "money" else {}
    if field == "money":
        return {"credits": value}
    if field in NAMES:
        return {field: NAMES[field](value)}
    if field == "before":
        return {field: name.a_structure(value)}
    if field == "structure":
        upgraded = isinstance(event, events.Upgraded)
        return {field: name.into(value) if upgraded else name.a_structure(value)}
    return _tile(faces, event, field, value)


def _several(field: str, value: tuple[Any, ...]) -> dict[str, Argument]:
    if field == "scores":
        scores = [Sentence("score-of", seat=seat, score=score) for seat, score in enumerate(value)]
        return {field: tuple(scores)}
    if field == "sectors":
        return sectors(value)
    return {field: hex_names(value), f"{field}_count": len(value)}


def _income(event: events.IncomeTaken) -> dict[str, Argument]:
    return name.gained(
        name.amounts(
            credits=event.money,
            ore=event.ore,
            knowledge=event.knowledge,
            qic=event.qic,
            tokens=event.tokens,
            charge=event.charge,
        )
    )


def _tile(faces: Faces, event: Event, field: str, value: int) -> dict[str, Argument]:
    """Tiles, boosters, tokens, cards and spaces by what is printed on them; numbers as they are."""
    if field == "place":
        return {"area": name.area(value)} if value < len(AREAS) else {}
    if field == "tile":
        if isinstance(event, events.RoundBegan):
            return {field: faces.rounds[value]}
        advanced = isinstance(event, events.AdvancedTileTaken)
        return {field: faces.advanced[value] if advanced else faces.standard[value]}
    if field == "taken":
        return {field: faces.advanced[value]} if value != NONE else {}
    if field == "covered":
        return {field: faces.standard[value]}
    if field == "booster":
        return {field: faces.boosters[value]} if value != NONE else {}
    if field == "token" and not isinstance(event, events.PowerCharged):
        return name.gained(name.gains(faces.box.tokens[value].gain, points=False))
    if field == "space":
        return _space(faces, event, value)
    if field == "special":
        return {"gain": special(faces, value)}
    if field == "conversion":
        return _conversion(faces, event, value)
    if isinstance(event, events.CardsDrawn):
        return _card(faces, field, value)
    if field == "action":
        return {field: Sentence(f"automa-{AUTOMA_ACTIONS[value]}")}
    return {field: int(value)}


def _space(faces: Faces, event: Event, value: int) -> dict[str, Argument]:
    space = faces.box.board_actions[value]
    price = name.priced(power=space.power, qic=space.qic)
    if isinstance(event, events.BoardActionUsed) and space.kind == "types":
        return {**price, **name.gained(())}  # the points say it all
    return {**price, **name.gained(faces.spaces[value])}


def _card(faces: Faces, field: str, value: int) -> dict[str, Argument]:
    """The pair of cards: what the action card does, and their numbers."""
    args: dict[str, Argument] = {field: value + 1}
    if field == "action":
        action = faces.box.cards[value].action
        args["what"] = Sentence(f"automa-{AUTOMA_ACTIONS[action]}")
    return args


def special(faces: Faces, index: int) -> Sentence:
    """A special action by its owner; a tile's by what it gives."""
    if index < act.SPECIAL_STANDARD:
        return Sentence(f"special-{act.SPECIALS[index]}")
    if index < act.SPECIAL_ADVANCED:
        gain = faces.box.standard[index - act.SPECIAL_STANDARD].special
    else:
        gain = faces.box.advanced[index - act.SPECIAL_ADVANCED].special
    return Sentence("special-tile", **name.gained(name.gains(gain)))


def _conversion(faces: Faces, event: Event, index: int) -> dict[str, Argument]:
    if isinstance(event, events.TokensGathered):
        conversion = faces.box.conversions[index]
        return {"power": conversion.power, **name.gained(name.gains(conversion.gained))}
    price, gain = name.conversion(faces.box, index)
    return {**price, **name.gained(name.gains(gain))}
