"""Places on the map in words: a planet by its type and sector, space by where in its sector.

Directions are those of the map as it is laid, its first coordinate upwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from tablee.core import Argument, Sentence
from tablee.games.gaia.box.components import NONE
from tablee.games.gaia.box.hexes import HEX_NAMES, SECTOR, SECTOR_MASKS, SECTOR_SIZE
from tablee.games.gaia.box.sites import Site
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.words.naming import planet
from tablee.kit.hexes import Coordinate, distance
from tablee.kit.masks import bits

#: From the centre of a sector to each of its other hexes.
DIRECTIONS: Final[dict[Coordinate, str]] = {
    (1, 0): "n",
    (0, 1): "ne",
    (-1, 1): "se",
    (-1, 0): "s",
    (0, -1): "sw",
    (1, -1): "nw",
    (2, 0): "n",
    (1, 1): "nne",
    (0, 2): "ne",
    (-1, 2): "e",
    (-2, 2): "se",
    (-2, 1): "sse",
    (-2, 0): "s",
    (-1, -1): "ssw",
    (0, -2): "sw",
    (1, -2): "w",
    (2, -2): "nw",
    (2, -1): "nnw",
}


def _spot(site: Site) -> Sentence:
    """Where in its sector a hex lies: its centre, next to that, or its edge."""
    offset = SECTOR[site.hex % SECTOR_SIZE]
    if offset not in DIRECTIONS:
        return Sentence("spot-centre", sector=site.sector)
    direction = Sentence(f"direction-{DIRECTIONS[offset]}")
    key = "spot-inner" if distance(offset, (0, 0)) == 1 else "spot-edge"
    return Sentence(key, sector=site.sector, direction=direction)


def place(site: Site) -> Sentence:
    """A place as a noun; where a sector has two planets of a type, which of them."""
    if site.planet == NONE:
        return Sentence("place-space", spot=_spot(site))
    if site.alone:
        return Sentence("place-planet", planet=planet(site.planet), sector=site.sector)
    return Sentence("place-planet-spot", planet=planet(site.planet), spot=_spot(site))


def where(site: Site) -> Sentence:
    """On or at a place."""
    return _spot(site) if site.planet == NONE else Sentence("where-planet", place=place(site))


def told(site: Site) -> dict[str, Argument]:
    """A place in a sentence: in words, and its hex for whoever shows it on a map."""
    return {"hex": HEX_NAMES[site.hex], "where": where(site)}


def here(state: GaiaState, hex: int) -> dict[str, Argument]:
    """A hex of the vocabulary, which need not be on this map."""
    if hex >= len(state.planets):
        return {"where": Sentence("where-nowhere")}
    return told(state.site(hex))


def sectors(numbers: Sequence[str]) -> dict[str, Argument]:
    """Sectors as a list, and how many they are."""
    listed = tuple(Sentence("sector-number", sector=number) for number in numbers)
    return {"sectors": listed, "sectors_count": len(numbers)}


def hex_names(hexes: Iterable[int]) -> str:
    """Hexes for whoever shows them on a map."""
    return " ".join(HEX_NAMES[hex] for hex in hexes)


@lru_cache(maxsize=1024)
def _looks(hexes: int) -> tuple[int, ...]:
    """How many hexes, and in which sectors: what is said of several."""
    return hexes.bit_count(), *(bool(hexes & sector) for sector in SECTOR_MASKS)


def telling_apart(hexes: int, choices: Sequence[int]) -> list[int]:
    """As few of `hexes` as tell them apart from the other choices of which the same is said."""
    found: list[int] = []
    looks = _looks(hexes)
    others = [other for other in choices if other != hexes and _looks(other) == looks]
    while others:
        shared = {hex: sum(other >> hex & 1 for other in others) for hex in bits(hexes)}
        rarest = min(shared, key=lambda hex: shared[hex])
        found.append(rarest)
        others = [other for other in others if other >> rarest & 1]
    return found
