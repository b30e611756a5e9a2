"""The hexes of the galaxy. A hex is an index into `COORDINATES`, a set of hexes a bit mask.

The first 133 hexes make the map of one or two players, all 190 that of three or four: both have the
same outline whatever tiles are laid.
"""

from __future__ import annotations

from typing import Final

from tablee.kit.hexes import Coordinate, Grid, hexagon

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
#: The 19 hexes of a sector around its centre.
SECTOR: Final[tuple[Coordinate, ...]] = hexagon(2)
SECTOR_SIZE: Final = len(SECTOR)
COORDINATES: Final[tuple[Coordinate, ...]] = tuple(
    (q + dq, r + dr) for q, r in CENTRES for dq, dr in SECTOR
)
HEX: Final = {coordinate: index for index, coordinate in enumerate(COORDINATES)}
HEX_NAMES: Final = tuple(f"{q}x{r}" for q, r in COORDINATES)
#: The hexes of each sector's place.
SECTOR_MASKS: Final = tuple(
    ((1 << SECTOR_SIZE) - 1) << (place * SECTOR_SIZE) for place in range(len(CENTRES))
)
#: By the number of sectors.
GRIDS: Final = {sectors: Grid(COORDINATES[: sectors * SECTOR_SIZE]) for sectors in (7, 10)}
