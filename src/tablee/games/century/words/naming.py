"""What things are called within sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from tablee.core import Sentence
from tablee.games.century.box import Box
from tablee.games.century.box.components import (
    ANCHORS,
    EQUIPMENT,
    FIRST_TECHNOLOGY,
    LETTERS,
    RESOURCES,
    SIDES,
    START,
    cell_x,
    cell_y,
)
from tablee.games.century.state.country import Place

Said = tuple[Sentence, ...]
"""Said as a list."""

#: The start territory lies at M13.
_COLUMN_OF_START: Final = 12
_ROW_OF_START: Final = 13
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#: The points inside a tile, row by row: a quarter turn to the right moves each to another.
_QUARTER_TURN: Final = (2, 5, 8, 1, 4, 7, 0, 3, 6)

NOTHING: Final = Sentence("goods-nothing")


# Cells


def column_name(x: int) -> str:
    """A column of the grid, so far east of the start territory: ... y z A B ... Y Z AA AB ..."""
    at = _COLUMN_OF_START + x
    if at < 0:
        return _ALPHABET[at % len(_ALPHABET)].lower()
    times, letter = divmod(at, len(_ALPHABET))
    return (_ALPHABET[times - 1] if times else "") + _ALPHABET[letter]


def row_name(y: int) -> str:
    """A row of the grid, so far south of the start territory."""
    return str(_ROW_OF_START + y)


def cell_name(cell: int) -> str:
    """A cell by its column and its row: `M13`."""
    return column_name(cell_x(cell)) + row_name(cell_y(cell))


# Tiles and cities


def _tile(form: str, box: Box, tile: int) -> Sentence:
    if tile == START:
        return Sentence(f"{form}-start")
    if tile < FIRST_TECHNOLOGY:
        return Sentence(f"{form}-territory", number=tile)
    return Sentence(f"{form}-{EQUIPMENT[box.technology(tile).equipment]}")


def the_tile(box: Box, tile: int) -> Sentence:
    """The territory or the equipment, within a sentence."""
    return _tile("the", box, tile)


def of_tile(box: Box, tile: int) -> Sentence:
    """Of the territory or of the equipment."""
    return _tile("of", box, tile)


def from_territory(tile: int) -> Sentence:
    """From the territory."""
    if tile == START:
        return Sentence("from-start")
    return Sentence("from-territory", number=tile)


def label(box: Box, tile: int) -> Sentence:
    """The territory or the equipment where an answer or a sentence begins with it."""
    return _tile("label", box, tile)


def placed(named: Sentence, place: Place) -> Sentence:
    """What a tile of a country is called, with its cell."""
    return Sentence("placed", tile=named, cell=cell_name(place.cell))


def the_city(of: Sentence, city: int) -> Sentence:
    """A city of a tile, within a sentence."""
    return Sentence("the-city", letter=LETTERS[city], tile=of)


def city_label(of: Sentence, city: int) -> Sentence:
    """A city of a tile where an answer begins with it."""
    return Sentence("label-city", letter=LETTERS[city], tile=of)


def city_makes(box: Box, tile: int, city: int) -> Said:
    """What a city makes, and its recycling centre."""
    if city >= box.cities[tile]:  # refused
        return (NOTHING,)
    made = goods(*box.yields[tile][city])
    if box.centres[tile] >> city & 1:
        return (*made, Sentence("goods-centre"))
    return made or (NOTHING,)


def cities(box: Box, tile: int) -> Sentence:
    """What every city of a territory makes."""
    return in_turn(
        [
            Sentence("city-makes", letter=LETTERS[city], makes=city_makes(box, tile, city))
            for city in range(box.cities[tile])
        ]
    )


def span(box: Box, tile: int, turn: int, ends: tuple[int, int]) -> tuple[Sentence, Sentence]:
    """The ends of a bridge on a tile that lies turned, as they are read off it: sides first."""
    one, other = sorted(ends, key=lambda end: _turned(end, turn))
    return _anchor(box, tile, turn, one), _anchor(box, tile, turn, other)


def _anchor(box: Box, tile: int, turn: int, at: int) -> Sentence:
    """A city, the building, a side or a point of a tile that lies turned."""
    face = box.faces[tile]
    if at in face.towns:
        return Sentence("at-city", letter=LETTERS[face.towns.index(at)])
    if at == face.building:
        return the_tile(box, tile)
    lies = _turned(at, turn)
    return Sentence(f"side-{lies}" if lies < SIDES else f"point-{ANCHORS[lies]}")


def _turned(anchor: int, turn: int) -> int:
    """The anchor of the grid at which one of a turned tile lies."""
    if anchor < SIDES:
        return (anchor + turn) % SIDES
    point = anchor - SIDES
    for _ in range(turn):
        point = _QUARTER_TURN[point]
    return SIDES + point


# Counts


def resource(index: int, count: int) -> Sentence:
    """So many coins, so much science, so many points."""
    return Sentence(f"goods-{RESOURCES[index]}", count=count)


def goods(coins: int = 0, science: int = 0, points: int = 0) -> Said:
    """What is not nothing of these."""
    counts = (coins, science, points)
    return tuple(resource(index, count) for index, count in enumerate(counts) if count)


def points(count: int) -> Sentence:
    """So many points; fewer than none with a minus."""
    said = Sentence("goods-points", count=abs(count))
    return Sentence("minus", points=said) if count < 0 else said


def waste(count: int) -> Sentence:
    """So many waste tokens."""
    return Sentence("goods-waste", count=count)


def signed(count: int) -> Sentence:
    """A number with its sign."""
    if not count:
        return Sentence("signed-none")
    return Sentence("signed-more" if count > 0 else "signed-less", count=abs(count))


def environment(change: int) -> Sentence:
    """So many spaces on the environment track."""
    key = "environment-better" if change > 0 else "environment-worse"
    return Sentence(key, count=abs(change))


def impact(tokens: int, *changes: Sentence) -> Said:
    """Waste tokens, and what else happens; nothing where there is neither."""
    said = (waste(tokens), *changes) if tokens else changes
    return said or (NOTHING,)


def felt(tokens: int, change: int, position: int) -> Said:
    """Waste tokens, and a change of the environment with where its marker stands then."""
    if not change:
        return impact(tokens)
    now = Sentence("now-at", change=environment(change), position=signed(position))
    return impact(tokens, now)


def in_turn(things: Sequence[Sentence]) -> Sentence:
    """One thing after the other, where each may be a list itself."""
    return reduce(lambda one, other: Sentence("in-turn", one=one, other=other), things)
