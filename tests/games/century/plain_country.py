"""A country read plainly: its rails as points of a map, searched anew for every answer.

The tile at x, y covers the square from 4x, 4y on; rails of two tiles meet where their ends are the
same point of the map. Nothing here uses faces, stretches, lines or bit masks.
"""

from collections.abc import Container, Iterable, Mapping
from itertools import pairwise

from tablee.games.century.box.components import (
    ANCHORS,
    EQUIPMENT,
    FIRST_TECHNOLOGY,
    LETTERS,
    SIDES,
    SPANS,
    TECHNOLOGIES,
    TERRITORIES,
    TURNS,
    Anchor,
    cell_at,
    cell_x,
    cell_y,
)
from tablee.games.century.box.edition import CenturyEdition, EquipmentFace, Territory
from tablee.games.century.state.country import Country, Place

Spot = tuple[int, int]
Rail = tuple[Spot, Spot]
CityName = tuple[int, int]

SIDE_SPOTS: Mapping[str, Spot] = {"N": (2, 0), "E": (4, 2), "S": (2, 4), "W": (0, 2)}


def spot_of(anchor: str) -> Spot:
    """Where an anchor is on a tile that is not turned."""
    return SIDE_SPOTS.get(anchor) or (int(anchor[1]), int(anchor[2]))


def turned(spot: Spot, turn: int) -> Spot:
    x, y = spot
    for _ in range(turn):
        x, y = 4 - y, x
    return x, y


SPOTS = [{anchor: turned(spot_of(anchor), turn) for anchor in ANCHORS} for turn in range(TURNS)]


class PlainTile:
    """A tile on the map: its rails, its cities and its building, as spots of the map."""

    def __init__(self, edition: CenturyEdition, place: Place) -> None:
        self.place = place
        self.x, self.y = cell_x(place.cell), cell_y(place.cell)
        printed: Territory | EquipmentFace
        self.cities: dict[int, Spot] = {}
        self.yields: dict[int, tuple[int, int, int]] = {}
        self.centres: set[int] = set()
        self.building: Spot | None = None
        self.equipment = -1
        self.bonus = 0
        if place.tile < FIRST_TECHNOLOGY:
            printed = edition.territories.tiles[TERRITORIES[place.tile]]
            for letter, city in printed.cities.items():
                index = LETTERS.index(letter)
                self.cities[index] = self.on_map(city.node)
                self.yields[index] = (city.coins, city.science, city.points)
                if city.centre:
                    self.centres.add(index)
        else:
            code = TECHNOLOGIES[place.tile - FIRST_TECHNOLOGY]
            equipment = edition.technologies.tiles[code].equipment
            assert equipment is not None
            printed = equipment
            self.building = self.on_map(equipment.building)
            self.equipment = EQUIPMENT.index(equipment.kind)
            self.bonus = equipment.bonus
        self.rails: list[Rail] = [
            (self.on_map(one), self.on_map(other))
            for line in printed.rails
            for one, other in pairwise(line)
        ]
        for span in place.bridges:
            one, other = SPANS[span]
            self.rails.append((self.on_map(ANCHORS[one]), self.on_map(ANCHORS[other])))
        self.occupied = [city for city in self.cities if place.citizens >> city & 1]
        self.spots = {spot for rail in self.rails for spot in rail} | set(self.cities.values())
        if self.building:
            self.spots.add(self.building)
        #: The middles of its four sides.
        self.borders = {self.on_map(side) for side in ANCHORS[:SIDES]}

    def on_map(self, anchor: Anchor) -> Spot:
        x, y = SPOTS[self.place.turn][anchor]
        return 4 * self.x + x, 4 * self.y + y

    def is_beside(self, other: "PlainTile") -> bool:
        return abs(self.x - other.x) + abs(self.y - other.y) == 1


def map_of(rails: Iterable[Rail]) -> dict[Spot, list[Spot]]:
    """Where rails lead from each spot."""
    around: dict[Spot, list[Spot]] = {}
    for one, other in rails:
        around.setdefault(one, []).append(other)
        around.setdefault(other, []).append(one)
    return around


def search(around: Mapping[Spot, Iterable[Spot]], start: Spot, stops: Container[Spot]) -> set[Spot]:
    """Every spot that can be reached; whoever comes to one of `stops` goes no further."""
    found, ahead = {start}, [start]
    while ahead:
        spot = ahead.pop()
        if spot in stops and spot != start:
            continue
        for other in around.get(spot, ()):
            if other not in found:
                found.add(other)
                ahead.append(other)
    return found


class PlainCountry:
    def __init__(self, edition: CenturyEdition, country: Country) -> None:
        self.tiles = [PlainTile(edition, place) for place in country.places]
        self.two_tiles_only = country.two_tiles_only
        self.around = map_of(rail for tile in self.tiles for rail in tile.rails)
        self.city_spots = {
            spot: (position, city)
            for position, tile in enumerate(self.tiles)
            for city, spot in tile.cities.items()
        }

    def bonuses(self) -> set[tuple[int, int, int]]:
        found = set()
        for position, tile in enumerate(self.tiles):
            if tile.building is None:
                continue
            for other, neighbour in enumerate(self.tiles):
                if not tile.is_beside(neighbour):
                    continue
                around = self.around
                if self.two_tiles_only:
                    around = map_of(tile.rails + neighbour.rails)
                reached = search(around, tile.building, self.city_spots)
                found |= {
                    (position, other, city)
                    for city in neighbour.occupied
                    if neighbour.cities[city] in reached
                    and neighbour.yields[city][tile.equipment] > 0
                }
        return found

    def production(self) -> tuple[int, int, int]:
        made = [0, 0, 0]
        for tile in self.tiles:
            for city in tile.occupied:
                made = [have + more for have, more in zip(made, tile.yields[city], strict=True)]
        for position, _, _ in self.bonuses():
            made[self.tiles[position].equipment] += self.tiles[position].bonus
        return made[0], made[1], made[2]

    def linked_empty(self, position: int, city: int) -> set[CityName]:
        start = self.tiles[position].cities[city]
        reached = search(self.around, start, self.city_spots) - {start}
        linked = {self.city_spots[spot] for spot in reached if spot in self.city_spots}
        return linked & self.empty_cities()

    def empty_cities(self) -> set[CityName]:
        return {
            (position, city)
            for position, tile in enumerate(self.tiles)
            for city in tile.cities
            if city not in tile.occupied
        }

    def centres(self) -> set[CityName]:
        return {
            (position, city)
            for position, tile in enumerate(self.tiles)
            for city in tile.occupied
            if city in tile.centres
        }

    def in_reach(self, position: int, city: int) -> set[int]:
        tile = self.tiles[position]
        reached = search(map_of(tile.rails), tile.cities[city], ())
        return {position} | {
            other
            for other, neighbour in enumerate(self.tiles)
            if neighbour.building is None
            and tile.is_beside(neighbour)
            and reached & neighbour.spots & neighbour.borders
        }

    def open_cells(self) -> list[int]:
        taken = {(tile.x, tile.y) for tile in self.tiles}
        touching = {
            (x + dx, y + dy) for x, y in taken for dx in (-1, 0, 1) for dy in (-1, 0, 1)
        } - taken
        return [cell_at(x, y) for x, y in sorted(touching, key=lambda spot: spot[::-1])]

    def joints(self) -> int:
        """How many rails of the newest tile meet another tile's."""
        *others, tile = self.tiles
        met = set().union(*(other.spots & other.borders for other in others))
        return len(tile.spots & met)

    def spans(self, position: int) -> set[int]:
        """R61, from the words of the rule."""
        tile = self.tiles[position]
        ends = tile.spots | tile.borders
        return {
            span
            for span, (first, second) in enumerate(SPANS)
            for one, other in [(tile.on_map(ANCHORS[first]), tile.on_map(ANCHORS[second]))]
            if one in ends
            and other in ends
            and (one, other) not in tile.rails
            and (other, one) not in tile.rails
            and not any(is_between(one, spot, other) for spot in tile.spots)
            and not any(do_cross((one, other), rail) for rail in tile.rails)
        }


def is_between(one: Spot, middle: Spot, other: Spot) -> bool:
    """Whether a spot lies on a straight line, its ends left out."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    along = (middle[0] - one[0]) * dx + (middle[1] - one[1]) * dy
    aside = (middle[0] - one[0]) * dy - (middle[1] - one[1]) * dx
    return aside == 0 and 0 < along < dx * dx + dy * dy


def do_cross(one: Rail, other: Rail) -> bool:
    """Whether two straight lines meet in a point that is an end of neither (Cramer's rule)."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    rx, ry, sx, sy = bx - ax, by - ay, dx - cx, dy - cy
    area = rx * sy - ry * sx
    if area == 0:
        return False
    along_one = ((cx - ax) * sy - (cy - ay) * sx) / area
    along_other = ((cx - ax) * ry - (cy - ay) * rx) / area
    return 1e-9 < along_one < 1 - 1e-9 and 1e-9 < along_other < 1 - 1e-9
