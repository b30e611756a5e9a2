"""The hex grid: coordinates, distances and sets of hexes as bit masks.

A hex is an index into `COORDINATES`. The first 133 hexes make the map of one or two players, all
190 that of three or four: both have the same outline whatever tiles are laid. A set of hexes is an
int with bit h set for hex h, so that sets are joined, cut and compared in one operation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

Coordinate = tuple[int, int]

#: Where the centres of the sector tiles lie, from the middle outwards; two players use seven.
CENTRES: Final[tuple[Coordinate, ...]] = (
    (0, 0),
    (5, -2),
    (2, 3),
    (-3, 5),
    (-5, 2),
    (-2, -3),
    (3, -5),
    (-1, 8),
    (-6, 10),
    (-8, 7),
)
#: Clockwise from the top.
DIRECTIONS: Final[tuple[Coordinate, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
#: The 19 hexes of a sector around its centre.
SECTOR: Final[tuple[Coordinate, ...]] = tuple(
    (q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2
)
SECTOR_SIZE: Final = len(SECTOR)
COORDINATES: Final[tuple[Coordinate, ...]] = tuple(
    (q + dq, r + dr) for q, r in CENTRES for dq, dr in SECTOR
)
HEX: Final = {coordinate: index for index, coordinate in enumerate(COORDINATES)}
HEX_NAMES: Final = tuple(f"{q}x{r}" for q, r in COORDINATES)


def distance(one: int, other: int) -> int:
    """Steps between two hexes as the crow flies, which is how range is measured (R37)."""
    dq = COORDINATES[one][0] - COORDINATES[other][0]
    dr = COORDINATES[one][1] - COORDINATES[other][1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def turned(coordinate: Coordinate, times: int) -> Coordinate:
    """The coordinate after `times` turns of 60 degrees clockwise about the origin."""
    q, r = coordinate
    for _ in range(times % 6):
        q, r = -r, q + r
    return q, r


def bits(mask: int) -> Iterator[int]:
    """The hexes of a set, rising."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(hexes: Iterable[int]) -> int:
    """The set of `hexes`."""
    mask = 0
    for index in hexes:
        mask |= 1 << index
    return mask


class Grid:
    """Neighbourhoods on the map of `sectors` tiles."""

    __slots__ = ("all", "disks", "distances", "neighbours", "sector_masks", "size")

    def __init__(self, sectors: int) -> None:
        self.size: Final = sectors * SECTOR_SIZE
        self.all: Final = (1 << self.size) - 1
        #: Steps between every two hexes.
        self.distances: Final = tuple(
            tuple(distance(one, other) for other in range(self.size)) for one in range(self.size)
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
        #: The six hexes around each, without itself.
        self.neighbours: Final = tuple(
            disk ^ (1 << index) for index, disk in enumerate(self.disks[1])
        )
        #: The hexes of each sector's place.
        self.sector_masks: Final = tuple(
            ((1 << SECTOR_SIZE) - 1) << (place * SECTOR_SIZE) for place in range(sectors)
        )

    def around(self, mask: int) -> int:
        """The set and everything next to it."""
        disk = self.disks[1]
        grown = mask
        while mask:
            low = mask & -mask
            grown |= disk[low.bit_length() - 1]
            mask ^= low
        return grown


GRIDS: Final = {7: Grid(7), 10: Grid(10)}
