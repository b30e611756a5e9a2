"""Hexes: axial coordinates, distances, turns, and neighbourhoods as bit masks."""

from collections.abc import Sequence
from typing import Final

from tablee.kit.masks import mask_of

Coordinate = tuple[int, int]

#: How many sets a grid remembers what is next to.
REMEMBERED: Final = 1 << 12


def distance(one: Coordinate, other: Coordinate) -> int:
    """Steps between two hexes as the crow flies."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def turned(coordinate: Coordinate, times: int) -> Coordinate:
    """The coordinate after `times` turns of 60 degrees clockwise about the origin."""
    q, r = coordinate
    for _ in range(times % 6):
        q, r = -r, q + r
    return q, r


def hexagon(radius: int) -> tuple[Coordinate, ...]:
    """Every hex within `radius` of the origin, sorted."""
    span = range(-radius, radius + 1)
    return tuple((q, r) for q in span for r in span if abs(q + r) <= radius)


class Grid:
    """Neighbourhoods on a map; a hex is its index in the map's coordinates, a set a bit mask."""

    __slots__ = ("_around", "all", "disks", "distances", "neighbours", "size")

    def __init__(self, coordinates: Sequence[Coordinate]) -> None:
        self.size: Final = len(coordinates)
        self.all: Final = (1 << self.size) - 1
        #: Steps between every two hexes.
        self.distances: Final = tuple(
            tuple(distance(one, other) for other in coordinates) for one in coordinates
        )
        furthest = max(max(row) for row in self.distances)
        #: By distance, then hex: every hex within that distance, itself among them.
        self.disks: Final = tuple(
            tuple(
                mask_of(other for other, steps in enumerate(row) if steps <= reach)
                for row in self.distances
            )
            for reach in range(furthest + 1)
        )
        #: The hexes next to each, without itself.
        self.neighbours: Final = tuple(
            disk ^ (1 << index) for index, disk in enumerate(self.disks[1])
        )
        self._around: Final[dict[int, int]] = {}

    def around(self, mask: int) -> int:
        """The set and everything next to it."""
        known = self._around.get(mask)
        if known is not None:
            return known
        disk = self.disks[1]
        grown = left = mask
        while left:
            low = left & -left
            grown |= disk[low.bit_length() - 1]
            left ^= low
        if len(self._around) >= REMEMBERED:
            self._around.clear()
        self._around[mask] = grown
        return grown
