"""The rail network of a country: lines, which are stretches joined from tile to tile (R54, R55).

Whoever travels a line comes through no city. Links only ever grow: a tile or a bridge more joins
lines and never parts them, so the network is not worked out anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.century.box.components import MOST_CITIES, NONE, SIDES, STEPS, opposite

if TYPE_CHECKING:
    from tablee.games.century.box import Face

#: The cities of one place.
_ALL_CITIES: Final = (1 << MOST_CITIES) - 1


def city_bit(position: int, city: int) -> int:
    """A city of a country as a set of one."""
    return 1 << (position * MOST_CITIES + city)


def cities_at(position: int, cities: int) -> int:
    """Those of a set that lie on one place, as a bit mask of its own cities."""
    return cities >> (position * MOST_CITIES) & _ALL_CITIES


class Network:
    """Where tiles lie and what joins them. Never changed: a tile or a bridge more makes another."""

    __slots__ = ("cells", "exits", "lines")

    def __init__(
        self, cells: tuple[int, ...], exits: tuple[int, ...], lines: tuple[int, ...]
    ) -> None:
        #: By position: the cell of the tile.
        self.cells: Final = cells
        #: The line that leaves each place at each of its sides, or -1. Lines are numbered in this
        #: order, so that equal countries have equal networks, however they grew.
        self.exits: Final = exits
        #: By line: the cities that end it, as a set of `city_bit`.
        self.lines: Final = lines

    def at(self, cell: int) -> int:
        """The position of the tile on a cell, or -1."""
        for position, other in enumerate(self.cells):
            if other == cell:
                return position
        return NONE

    def exit(self, position: int, side: int) -> int:
        """The line that leaves a place at a side, or -1."""
        return self.exits[position * SIDES + side]

    def beyond(self, cell: int, side: int) -> int:
        """The line that comes to a side of a cell from the tile beyond it, or -1."""
        other = self.at(cell + STEPS[side])
        return self.exits[other * SIDES + opposite(side)] if other != NONE else NONE

    def linked(self, position: int, city: int) -> int:
        """The cities that end a line which that city ends as well, itself among them."""
        bit = city_bit(position, city)
        found = 0
        for line in self.lines:
            if line & bit:
                found |= line
        return found

    def attached(self, cell: int, face: Face, turn: int) -> Network:
        """The network with a tile more."""
        sides = face.sides[turn]
        met = [self.beyond(cell, side) if sides[side] != NONE else NONE for side in range(SIDES)]
        exits, lines, own = self._laid(len(self.cells), face, sides, met)
        return Network((*self.cells, cell), exits + own, tuple(lines))

    def bridged(self, position: int, face: Face, turn: int) -> Network:
        """The network after a bridge was built on a place, which has that face now."""
        first = position * SIDES
        met = [
            self.exits[first + side]
            if self.exits[first + side] != NONE
            else self.beyond(self.cells[position], side)
            for side in range(SIDES)
        ]
        exits, lines, own = self._laid(position, face, face.sides[turn], met)
        exits = exits[:first] + own + exits[first + SIDES :]
        names = _numbered(exits, len(lines))
        lines = [lines[line] for line in sorted(range(len(lines)), key=names.__getitem__)]
        return Network(self.cells, _renamed(exits, names), tuple(lines))

    def _laid(
        self, position: int, face: Face, sides: tuple[int, ...], met: list[int]
    ) -> tuple[tuple[int, ...], list[int], tuple[int, ...]]:
        """All exits and lines once a place has that face, and the exits of that place.

        At each of its sides it meets the line of `met`, or none.
        """
        exits, lines = self.exits, list(self.lines)
        #: By stretch of the face: its line.
        joined = [NONE] * len(face.stretches)
        merged = []
        for side in range(SIDES):
            stretch = sides[side]
            line = met[side]
            if line == NONE or stretch == NONE:  # noqa: PLR1714 - quicker
                continue
            if joined[stretch] == NONE:
                joined[stretch] = line
            elif joined[stretch] != line:
                merged.append((joined[stretch], line))
        if merged:
            names = _merge(lines, merged)
            exits = _renamed(exits, names)
            joined = [names[line] if line != NONE else NONE for line in joined]
        own = [NONE] * SIDES
        for side in range(SIDES):
            stretch = sides[side]
            if stretch == NONE:
                continue
            if joined[stretch] == NONE:
                joined[stretch] = len(lines)
                lines.append(0)
            own[side] = joined[stretch]
        for stretch, cities in enumerate(face.stretches):
            lines[joined[stretch]] |= cities << position * MOST_CITIES
        return exits, lines, tuple(own)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Network)
            and self.cells == other.cells
            and self.exits == other.exits
            and self.lines == other.lines
        )

    def __hash__(self) -> int:
        return hash((self.cells, self.exits, self.lines))


def _merge(lines: list[int], pairs: list[tuple[int, int]]) -> list[int]:
    """Make one line of each pair, which has the lower number of the two; numbers close up.

    Returns the new number of each line.
    """
    roots = list(range(len(lines)))
    for one, other in pairs:
        low, high = sorted((roots[one], roots[other]))
        if low != high:
            lines[low] |= lines[high]
            roots = [low if root == high else root for root in roots]
    names: list[int] = []
    kept: list[int] = []
    for line, root in enumerate(roots):
        if root == line:
            names.append(len(kept))
            kept.append(lines[line])
        else:
            names.append(names[root])
    lines[:] = kept
    return names


def _numbered(exits: tuple[int, ...], count: int) -> list[int]:
    """A number for each line, in the order in which they leave tiles."""
    names = [NONE] * count
    following = 0
    for line in exits:
        if line != NONE and names[line] == NONE:
            names[line] = following
            following += 1
    return names


def _renamed(exits: tuple[int, ...], names: list[int]) -> tuple[int, ...]:
    return tuple([names[line] if line != NONE else NONE for line in exits])
