"""A country: its tiles, its citizens, its waste and its rail network.

Country and place never change: whatever happens to a country makes another one, so that clones of
a position share them. A tile is known by its position among the places, in the order attached.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tablee.games.century.box.components import (
    COINS,
    FIRST_TECHNOLOGY,
    NONE,
    ORIGIN,
    SCIENCE,
    SIDES,
    START,
    STEPS,
    WIDTH,
    opposite,
)
from tablee.games.century.state.country.network import Network, cities_at
from tablee.games.century.state.country.place import Place
from tablee.kit.masks import bits

if TYPE_CHECKING:
    from tablee.games.century.box import Box

__all__ = ["Country", "Place"]

#: From a cell to those that touch it by a side or a corner. The last tile of the largest country
#: is the first that might lie at the border of the cells (REACH): nothing is attached beyond it.
_AROUND: Final = tuple(
    [dy * WIDTH + dx for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx != 0 or dy != 0]
)


class Country:
    """The tiles of a player, in the order attached, and what follows from them."""

    __slots__ = ("_hash", "box", "made", "network", "places", "two_tiles_only")

    shared: ClassVar[tuple[str, ...]] = ("box",)

    def __init__(
        self,
        box: Box,
        two_tiles_only: bool,  # noqa: FBT001 - handed on from the rulings
        places: tuple[Place, ...],
        network: Network,
        made: tuple[int, int, int],
    ) -> None:
        self.box: Final = box
        #: R57, the strict reading.
        self.two_tiles_only: Final = two_tiles_only
        self.places: Final = places
        self.network: Final = network
        #: The coins, science and points that its cities make without equipment.
        self.made: Final = made
        self._hash: Final = hash((places, two_tiles_only))

    @classmethod
    def begin(cls, box: Box, two_tiles_only: bool) -> Country:  # noqa: FBT001 - as above
        """R11: the start territory with its citizens and its waste."""
        country = Country(box, two_tiles_only, (), Network((), (), ()), (0, 0, 0))
        country = country.attached(START, ORIGIN, 0, box.start_waste)
        for city in bits(box.start_citizens):
            country = country.settled(0, city)
        return country

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Country)
            and self.places == other.places
            and self.two_tiles_only == other.two_tiles_only
        )

    def __hash__(self) -> int:
        return self._hash

    # What changes

    def attached(self, tile: int, cell: int, turn: int, waste: int) -> Country:
        """R50: the tile lies there now, for good. Nobody lives on it yet."""
        places = (*self.places, Place(tile, cell, turn, 0, waste, ()))
        network = self.network.attached(cell, self.box.faces[tile], turn)
        return Country(self.box, self.two_tiles_only, places, network, self.made)

    def settled(self, position: int, city: int) -> Country:
        """R51, R60: a further citizen lives in that city."""
        return self._peopled(position, city, 1)

    def moved(self, position: int, city: int, to_position: int, to_city: int) -> Country:
        """R64: a citizen has gone from one city to another."""
        left = self._peopled(position, city, -1)
        return left.settled(to_position, to_city)

    def _peopled(self, position: int, city: int, change: int) -> Country:
        place = self.places[position]
        coins, science, points = self.box.yields[place.tile][city]
        made = self.made
        return Country(
            self.box,
            self.two_tiles_only,
            self._replaced(position, place.with_citizens(place.citizens ^ 1 << city)),
            self.network,
            (made[0] + change * coins, made[1] + change * science, made[2] + change * points),
        )

    def with_waste(self, position: int, change: int) -> Country:
        """More or less waste on a territory."""
        place = self.places[position]
        places = self._replaced(position, place.with_waste(place.waste + change))
        return Country(self.box, self.two_tiles_only, places, self.network, self.made)

    def bridged(self, position: int, span: int) -> Country:
        """R61: a bridge stands on that tile, for good."""
        place = self.places[position].with_bridge(span)
        face = self.box.face(place.tile, place.bridges)
        network = self.network.bridged(position, face, place.turn)
        places = self._replaced(position, place)
        return Country(self.box, self.two_tiles_only, places, network, self.made)

    def _replaced(self, position: int, place: Place) -> tuple[Place, ...]:
        return (*self.places[:position], place, *self.places[position + 1 :])

    # Where things are

    def find(self, tile: int) -> int:
        """The position of a tile; -1 if it is not attached."""
        for position, place in enumerate(self.places):
            if place.tile == tile:
                return position
        return NONE

    def at(self, cell: int) -> int:
        """The position of the tile on a cell; -1 if there is none."""
        return self.network.at(cell)

    def territories(self) -> tuple[int, ...]:
        """R59: the positions of all territories, the start territory among them."""
        return tuple([p for p, place in enumerate(self.places) if place.tile < FIRST_TECHNOLOGY])

    def waste(self) -> int:
        """All waste of the country."""
        return sum([place.waste for place in self.places])

    def empty_cities(self) -> tuple[tuple[int, int], ...]:
        """The cities where nobody lives: position and city."""
        return tuple(
            [
                (position, city)
                for position, place in enumerate(self.places)
                for city in range(self.box.cities[place.tile])
                if not place.citizens >> city & 1
            ]
        )

    # Where tiles and bridges may go

    def open_cells(self) -> tuple[int, ...]:
        """R50: the cells that touch the country by a side or a corner, by row, then column."""
        cells = self.network.cells
        touched = {cell + step for cell in cells for step in _AROUND}
        return tuple(sorted(touched.difference(cells)))

    def joints(self, tile: int, cell: int, turn: int) -> int:
        """How many rails of a tile would meet a rail of the country."""
        sides = self.box.faces[tile].sides[turn]
        network = self.network
        count = 0
        for side in range(SIDES):
            if sides[side] != NONE and network.beyond(cell, side) != NONE:
                count += 1
        return count

    def spans(self, position: int) -> tuple[int, ...]:
        """R61: what a further bridge on that tile may span."""
        place = self.places[position]
        return self.box.face(place.tile, place.bridges).spans

    # What the rail network brings

    def production(self) -> tuple[int, int, int]:
        """R51, R53, R56-R58: the coins, science and points that the country makes now."""
        coins, science, points = self.made
        for position, place in enumerate(self.places):
            if place.tile < FIRST_TECHNOLOGY:
                continue
            technology = self.box.technology(place.tile)
            added = 0
            for _, cities in self._served(position, technology.equipment):
                added += cities.bit_count() * technology.bonus
            if technology.equipment == COINS:
                coins += added
            elif technology.equipment == SCIENCE:
                science += added
            else:
                points += added
        return coins, science, points

    def bonuses(self) -> tuple[tuple[int, int, int], ...]:
        """R56: which equipment adds to which city: its position, that of the city, the city."""
        return tuple(
            [
                (position, other, city)
                for position, place in enumerate(self.places)
                if place.tile >= FIRST_TECHNOLOGY
                for other, cities in self._served(
                    position, self.box.technology(place.tile).equipment
                )
                for city in bits(cities)
            ]
        )

    def _served(self, position: int, resource: int) -> list[tuple[int, int]]:
        """R56: the cities that an equipment adds to: their positions, and which ones there."""
        place = self.places[position]
        network = self.network
        face = self.box.face(place.tile, place.bridges)
        way_out = face.building_side[place.turn]
        if way_out == NONE:
            return []
        line = network.lines[network.exit(position, way_out)]
        served = []
        for side in range(SIDES):
            other = network.at(place.cell + STEPS[side])
            if other == NONE:
                continue
            neighbour = self.places[other]
            if not self.two_tiles_only:
                linked = cities_at(other, line)
            elif face.building_sides[place.turn] >> side & 1:
                there = self.box.face(neighbour.tile, neighbour.bridges)
                linked = there.side_cities[neighbour.turn][opposite(side)]
            else:
                linked = 0
            linked &= neighbour.citizens & self.box.makes[neighbour.tile][resource]
            if linked:
                served.append((other, linked))
        return served

    def linked_empty(self, position: int, city: int) -> tuple[tuple[int, int], ...]:
        """R55, R64: the empty cities that a rail joins to that one without crossing a city."""
        place = self.places[position]
        linked = self.network.linked(position, city)
        within = self.box.face(place.tile, place.bridges).links[city]
        found = []
        for other, there in enumerate(self.places):
            cities = cities_at(other, linked)
            if other == position:
                cities = (cities | within) & ~(1 << city)
            cities &= ~there.citizens
            if cities:
                found += [(other, empty) for empty in bits(cities)]
        return tuple(found)

    def centres(self) -> tuple[tuple[int, int], ...]:
        """The working recycling centres: position and city, in the order attached."""
        return tuple(
            [
                (position, city)
                for position, place in enumerate(self.places)
                for city in bits(place.citizens & self.box.centres[place.tile])
            ]
        )

    def in_reach(self, position: int, city: int) -> tuple[int, ...]:
        """R66: the territories whose waste the centre of that city reaches, with or without any."""
        place = self.places[position]
        network = self.network
        found = [position]
        face = self.box.face(place.tile, place.bridges)
        for side in bits(face.centre_sides[place.turn][city]):
            other = network.at(place.cell + STEPS[side])
            if (
                other != NONE
                and self.places[other].tile < FIRST_TECHNOLOGY
                and network.exit(other, opposite(side)) != NONE
            ):
                found.append(other)
        return tuple(sorted(found))
