"""The rail network of a country, looked up from scratch for every question (R54-R58, R64, R66)."""

from collections import Counter

from tests.games.century.second_reading.components import RESOURCES, Amounts
from tests.games.century.second_reading.rails import (
    SIDES,
    STEPS,
    opposite,
    reached,
    turned,
)
from tests.games.century.second_reading.table import Cell, Home, Place, Player

#: A point of one of the tiles of a country.
Node = tuple[Place, str]


def cell_beyond(cell: Cell, side: str) -> Cell:
    """The cell behind a side, as the grid has it."""
    x, y = STEPS[SIDES.index(side)]
    return cell[0] + x, cell[1] + y


def behind(country: list[Place], place: Place, side: str) -> Place | None:
    """The tile that lies behind a side, in the tile's own frame."""
    cell = cell_beyond(place.cell, turned(side, place.turn))
    return next((other for other in country if other.cell == cell), None)


def facing(place: Place, side: str, other: Place) -> str:
    """The side of the other tile that touches this one, in its own frame."""
    return turned(opposite(turned(side, place.turn)), -other.turn)


def share_a_side(one: Place, other: Place) -> bool:
    return any(cell_beyond(one.cell, side) == other.cell for side in SIDES)


def neighbours(country: list[Place], node: Node) -> list[Node]:
    """Where one rail, or the joint of two tiles, leads from a point."""
    place, name = node
    found = [
        (place, far)
        for one, other in place.rails
        for end, far in ((one, other), (other, one))
        if end == name
    ]
    if name in SIDES and name in place.nodes:
        other = behind(country, place, name)
        if other is not None and facing(place, name, other) in other.nodes:
            found.append((other, facing(place, name, other)))
    return found


def is_city(node: Node) -> bool:
    place, name = node
    return any(city.node == name for city in place.tile.cities.values())


def linked(country: list[Place], start: Node) -> set[Node]:
    """R55: all that a link that crosses no other city joins to a point."""
    found = {start}
    waiting = [start]
    while waiting:
        for node in neighbours(country, waiting.pop()):
            if node not in found:
                found.add(node)
                if not is_city(node):
                    waiting.append(node)
    return found


def bonuses(player: Player, *, two_tiles_only: bool) -> list[tuple[Place, Home]]:
    """R56-R58: which equipment adds to which city."""
    return [
        (equipment, home)
        for equipment in player.country
        if not equipment.tile.is_territory
        for home in player.homes
        if home.is_occupied
        and share_a_side(equipment, home.place)
        and home.makes[equipment.tile.resource] > 0
        and is_served(player, equipment, home, two_tiles_only=two_tiles_only)
    ]


def is_served(player: Player, equipment: Place, home: Home, *, two_tiles_only: bool) -> bool:
    """Whether a link joins the building and the city."""
    country = [equipment, home.place] if two_tiles_only else player.country
    building = equipment.tile.building
    assert building is not None
    return (home.place, home.node) in linked(country, (equipment, building))


def production(player: Player, served: list[tuple[Place, Home]]) -> Amounts:
    """R51, R53: what the occupied cities make, with what equipment adds to those it serves."""
    made: Counter[str] = Counter(dict.fromkeys(RESOURCES, 0))
    for home in player.homes:
        if home.is_occupied:
            made.update(home.makes)
    for equipment, _ in served:
        made[equipment.tile.resource] += equipment.tile.bonus
    return dict(made)


def linked_empty(player: Player, home: Home) -> list[Home]:
    """R64: the empty cities to which a citizen can move from this one."""
    nodes = linked(player.country, (home.place, home.node))
    return [
        other
        for other in player.homes
        if not other.is_occupied and (other.place, other.node) in nodes
    ]


def in_reach(player: Player, home: Home) -> list[Place]:
    """R66: the territories whose waste a centre in this city can recycle."""
    found = [home.place]
    for side in SIDES:
        other = behind(player.country, home.place, side)
        if (
            other is not None
            and other.tile.is_territory
            and side in reached(home.node, home.place.rails)
            and facing(home.place, side, other) in other.nodes
        ):
            found.append(other)
    return sorted(found, key=player.country.index)


def open_cells(player: Player) -> list[Cell]:
    """R50: the free cells that touch a tile by a side or a corner."""
    taken = {place.cell for place in player.country}
    around = {(x + dx, y + dy) for x, y in taken for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return sorted(around - taken)
