"""Countries as everybody sees them, and what follows from their rails."""

from functools import lru_cache
from typing import Final

from tablee.games.century.box import Box
from tablee.games.century.box.components import (
    ANCHORS,
    LETTERS,
    RESOURCES,
    SPANS,
    TILES,
    cell_x,
    cell_y,
)
from tablee.games.century.state.country import Country, Place
from tablee.games.century.view import shapes
from tablee.kit.masks import bits

SPAN_NAMES: Final = tuple(f"{ANCHORS[first]}-{ANCHORS[second]}" for first, second in SPANS)


class Seen:
    """What everybody sees of a country."""

    __slots__ = ("bonuses", "centres", "places", "production", "waste")

    def __init__(self, box: Box, country: Country) -> None:
        self.places = tuple(attached(place) for place in country.places)
        self.production = shapes.Amounts(*country.production())
        self.waste = country.waste()
        self.centres = tuple(centre(country, *working) for working in country.centres())
        self.bonuses = bonuses(box, country)


# Countries never change, and two boxes may print other faces for equal countries.
@lru_cache(maxsize=256)
def seen(box: Box, country: Country) -> Seen:
    """A country, worked out once."""
    return Seen(box, country)


def attached(place: Place) -> shapes.Attached:
    """A tile where it lies, with what is on it."""
    return shapes.Attached(
        tile=TILES[place.tile],
        x=cell_x(place.cell),
        y=cell_y(place.cell),
        turn=place.turn,
        citizens=[LETTERS[city] for city in bits(place.citizens)],
        waste=place.waste,
        bridges=[SPAN_NAMES[span] for span in place.bridges],
    )


def centre(country: Country, position: int, city: int) -> shapes.Centre:
    """A recycling centre, and what it reaches (R66)."""
    reached = [country.places[other] for other in country.in_reach(position, city)]
    return shapes.Centre(
        tile=TILES[country.places[position].tile],
        city=LETTERS[city],
        reach=[TILES[place.tile] for place in reached],
        waste=sum(place.waste for place in reached),
    )


def bonuses(box: Box, country: Country) -> tuple[shapes.Bonus, ...]:
    """What equipment gives, and to whom (R56)."""
    return tuple(
        bonus(box, country.places[position].tile, country.places[other].tile, city)
        for position, other, city in country.bonuses()
    )


def bonus(box: Box, equipment: int, tile: int, city: int) -> shapes.Bonus:
    """What that equipment gives to a city."""
    technology = box.technology(equipment)
    return shapes.Bonus(
        equipment=TILES[equipment],
        tile=TILES[tile],
        city=LETTERS[city],
        resource=RESOURCES[technology.equipment],
        amount=technology.bonus,
    )
