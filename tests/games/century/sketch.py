"""Small countries of tiles drawn by hand, for tests of the rail network.

    country = sketch(
        equipment(0, 0, "laboratory", "N p21 p22", "p22"),
        land(1, 0, "W p12 p21, p12 p23", A="p21 0/1/0", B="p23 0/2/0", citizens="AB"),
        bridges=["0,0 E-p22"],
    )

Lines of rails are parted by commas. A city is its point, the coins, science and points that it
makes, and `centre` where it has one. A tile without `citizens` is empty.
"""

from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import cast

from tablee.games.century.box import Box
from tablee.games.century.box.components import (
    ANCHORS,
    LETTERS,
    TECHNOLOGIES,
    TERRITORIES,
    TILES,
    Anchor,
    Equipment,
    Letter,
    Point,
    cell_at,
    cell_x,
    cell_y,
)
from tablee.games.century.box.edition import (
    EDITION,
    City,
    EquipmentFace,
    Technology,
    Territory,
)
from tablee.games.century.box.geometry import SPAN_BETWEEN
from tablee.games.century.state.country import Country
from tablee.games.century.state.country.network import Network

EDITION_VALUES = EDITION.changed({}).values


@dataclass
class Drawn:
    """A tile to be attached; where it has a code, the one of the box."""

    x: int
    y: int
    code: str = ""
    printed: Territory | Technology | None = None
    citizens: str = ""
    waste: int = 0
    turn: int = field(default=0, kw_only=True)


def land(
    x: int, y: int, rails: str, *, citizens: str = "", waste: int = 0, turn: int = 0, **cities: str
) -> Drawn:
    """A territory."""
    drawn = {cast(Letter, letter): _city(text) for letter, text in cities.items()}
    printed = Territory(cities=drawn, rails=_lines(rails))
    return Drawn(x, y, "", printed, citizens, waste, turn=turn)


def equipment(x: int, y: int, kind: Equipment, rails: str, building: Point) -> Drawn:
    """An equipment that adds one."""
    face = EquipmentFace(kind=kind, bonus=1, building=building, rails=_lines(rails))
    return Drawn(x, y, "", Technology(equipment=face))


def sketch(
    *tiles: Drawn, bridges: Sequence[str] = (), two_tiles_only: bool = False, seats: int = 3
) -> Country:
    """The country of these tiles, attached in this order; bridges are `x,y A-B`."""
    edition = deepcopy(EDITION_VALUES)
    territories, technologies = iter(TERRITORIES[1:]), iter(TECHNOLOGIES)
    codes = []
    for tile in tiles:
        code = tile.code
        if isinstance(tile.printed, Territory):
            code = next(territories)
            edition.territories.tiles[code] = tile.printed
        elif isinstance(tile.printed, Technology):
            code = next(technologies)
            edition.technologies.tiles[code] = tile.printed
        codes.append(code)
    country = Country(Box(edition, seats), two_tiles_only, (), Network((), (), ()), (0, 0, 0))
    for code, tile in zip(codes, tiles, strict=True):
        cell = cell_at(tile.x, tile.y)
        country = country.attached(TILES.index(code), cell, tile.turn, tile.waste)
        for letter in tile.citizens:
            country = country.settled(len(country.places) - 1, LETTERS.index(cast(Letter, letter)))
    for bridge in bridges:
        place, _, text = bridge.partition(" ")
        country = country.bridged(position(country, place), span(text))
    return country


def position(country: Country, place: str) -> int:
    """The position of the tile at `x,y`."""
    x, _, y = place.partition(",")
    return country.at(cell_at(int(x), int(y)))


def span(text: str) -> int:
    """The span that is written `A-B`, in either order."""
    one, other = (ANCHORS.index(cast(Anchor, name)) for name in text.split("-"))
    return SPAN_BETWEEN[one][other]


def named(country: Country, there: int, city: int | None = None) -> str:
    """A place as `x,y`, a city as `x,y A`."""
    cell = country.places[there].cell
    place = f"{cell_x(cell)},{cell_y(cell)}"
    return place if city is None else f"{place} {LETTERS[city]}"


def moves(country: Country) -> set[str]:
    """What a locomotive may do (R64): `x,y A > x,y B`."""
    return {
        f"{named(country, there, city)} > {named(country, *empty)}"
        for there, place in enumerate(country.places)
        for city in range(len(LETTERS))
        if place.citizens >> city & 1
        for empty in country.linked_empty(there, city)
    }


def recyclable(country: Country) -> set[str]:
    """What centres may clear (R66): `x,y A < x,y`."""
    return {
        f"{named(country, *centre)} < {named(country, other)}"
        for centre in country.centres()
        for other in country.in_reach(*centre)
        if country.places[other].waste
    }


def _city(text: str) -> City:
    node, made, *centre = text.split()
    coins, science, points = (int(amount) for amount in made.split("/"))
    return City(
        node=cast(Point, node), coins=coins, science=science, points=points, centre=bool(centre)
    )


def _lines(text: str) -> list[list[Anchor]]:
    return [cast(list[Anchor], line.split()) for line in _parts(text)]


def _parts(text: str) -> Iterable[str]:
    return (part for part in text.split(",") if part.strip())
