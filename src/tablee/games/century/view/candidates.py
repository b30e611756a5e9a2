"""Where a tile may go, and what would come of it: for whoever attaches it."""

from functools import lru_cache
from typing import Final

import msgspec

from tablee.games.century.box import Box
from tablee.games.century.box.components import (
    ANCHORS,
    FIRST_TECHNOLOGY,
    LETTERS,
    NONE,
    RESOURCES,
    SIDES,
    STEPS,
    TURNS,
    Side,
    cell_x,
    cell_y,
)
from tablee.games.century.state.country import Country
from tablee.games.century.view import shapes
from tablee.games.century.view.countries import bonus

SIDE_NAMES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
assert ANCHORS[:SIDES] == SIDE_NAMES


# Countries never change, and two boxes may print other faces for equal countries.
@lru_cache(maxsize=64)
def candidates(box: Box, country: Country, tile: int, waste: int) -> tuple[shapes.Candidate, ...]:
    """Every open cell with what each turn brings there, the best cell first."""
    site = _Site(box, country, tile, waste)
    found = [site.candidate(cell) for cell in country.open_cells()]
    return tuple(sorted(found, key=lambda candidate: _worth(candidate.best), reverse=True))


def joints(country: Country, tile: int, cell: int, turn: int) -> tuple[Side, ...]:
    """The sides of a cell where rails of the tile meet others (R54)."""
    sides = country.box.faces[tile].sides[turn]
    return tuple(
        [
            SIDE_NAMES[side]
            for side in range(SIDES)
            if sides[side] != NONE and country.network.beyond(cell, side) != NONE
        ]
    )


def _worth(way: shapes.Turned) -> tuple[int, int, int]:
    """What is compared: all that would be produced, rails that meet, waste in reach."""
    gains = way.gains
    return gains.coins + gains.science + gains.points, len(way.joints), way.recyclable


class _Site:
    """A country that a tile is to be attached to."""

    def __init__(self, box: Box, country: Country, tile: int, waste: int) -> None:
        self._box = box
        self._country = country
        self._tile = tile
        self._waste = waste
        #: Of a territory those that its citizen may go to; equipment has none.
        self._cities = range(box.cities[tile]) if tile < FIRST_TECHNOLOGY else (NONE,)
        self._centres = country.centres() if waste else ()
        tiles = [place.tile for place in country.places]
        self._has_equipment = max(*tiles, tile) >= FIRST_TECHNOLOGY
        #: What equipment gives already; it is never lost, for links only grow (R54).
        self._given = frozenset(country.bonuses())
        #: By city, where no rail meets another: a tile has what its city makes, and nothing else.
        self._alone = [self._by_itself(city) for city in self._cities]

    def candidate(self, cell: int) -> shapes.Candidate:
        """An open cell, and the best that can be done there."""
        turns = [self._turned(cell, turn) for turn in range(TURNS)]
        return shapes.Candidate(cell_x(cell), cell_y(cell), max(turns, key=_worth), turns)

    def _turned(self, cell: int, turn: int) -> shapes.Turned:
        """So turned there, the citizen in the city where that is worth most."""
        met = joints(self._country, self._tile, cell, turn)
        if not met:
            ways = [self._way(turn, city, gains, (), 0) for city, gains in self._alone]
        else:
            laid = self._country.attached(self._tile, cell, turn, self._waste)
            reaching = self._reaching(laid, cell)
            ways = [self._joined(laid, city, met, reaching) for city in self._cities]
        return max(ways, key=_worth)

    def _by_itself(self, city: int) -> tuple[int, shapes.Amounts]:
        made = self._box.yields[self._tile][city] if city != NONE else (0, 0, 0)
        return city, shapes.Amounts(*made)

    def _joined(
        self, laid: Country, city: int, met: tuple[Side, ...], reaching: int
    ) -> shapes.Turned:
        """The tile as it was laid, with its citizen in that city."""
        before = self._country.made
        then = laid.settled(len(laid.places) - 1, city) if city != NONE else laid
        gains = [then.made[resource] - before[resource] for resource in range(len(RESOURCES))]
        bonuses = []
        if self._has_equipment:
            for given in then.bonuses():
                if given not in self._given:
                    equipment, other, served = given
                    source, tile = then.places[equipment].tile, then.places[other].tile
                    technology = self._box.technology(source)
                    gains[technology.equipment] += technology.bonus
                    bonuses.append(bonus(self._box, source, tile, served))
        way = self._way(laid.places[-1].turn, city, shapes.Amounts(*gains), met, reaching)
        return msgspec.structs.replace(way, bonuses=bonuses) if bonuses else way

    def _way(
        self, turn: int, city: int, gains: shapes.Amounts, met: tuple[Side, ...], reaching: int
    ) -> shapes.Turned:
        has_centre = city != NONE and self._box.centres[self._tile] >> city & 1
        return shapes.Turned(
            turn=turn,
            city=LETTERS[city] if city != NONE else None,
            gains=gains,
            joints=met,
            bonuses=(),
            recyclable=min(self._waste, reaching + (1 if has_centre else 0)),
        )

    def _reaching(self, laid: Country, cell: int) -> int:
        """How many centres of the country reach the tile as it was laid (R66)."""
        if not self._centres:
            return 0
        beside = {self._country.at(cell + step) for step in STEPS}
        new = len(laid.places) - 1
        return sum(
            new in laid.in_reach(position, city)
            for position, city in self._centres
            if position in beside
        )
