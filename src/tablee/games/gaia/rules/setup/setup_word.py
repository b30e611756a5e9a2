"""A game laid out from a word, exactly as boardgamers.space lays it out (R3-R6, R17).

Games played there are known by a word; the same word gives the same map, tiles and boosters here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.gaia.box.components import FINALS, HOMES, NONE, ROUNDS, TECH_PLACES, TRANSDIM
from tablee.games.gaia.box.hexes import GRIDS, SECTOR, SECTOR_SIZE
from tablee.games.gaia.rules.setup.seeded import Seeded, shuffled
from tablee.kit.hexes import turned
from tablee.kit.masks import bits

#: Words of early games, whose maps keep Gaia and transdim planets of two tiles apart as well.
STRICT_WORDS: Final = frozenset(
    {
        "12",
        "9876",
        "Fastgame01",
        "Gianluigi-Buffon",
        "green-jeans-8458",
        "randomSeed",
        "yellow-paint-8951",
    }
)
#: Words of early games, whose tiles were once read off the wrong way round.
MIRRORED_WORDS: Final = STRICT_WORDS | {
    "Alex-Del-Pieroooooo",
    "GaiaRocks",
    "SGAMBATA",
    "SalmurOnTheBoard",
    "Three",
    "bosco-marcuzzo3",
    "curious-stay-2150",
    "djfjjv4k",
    "polite-food-8474",
    "randomSeed2",
    "randomseed",
    "waiting-fabs-1",
    "zadbd",
}

BOOSTERS: Final = 10
ADVANCED: Final = 15
ADVANCED_PLACES: Final = 6
TOKENS: Final = 6
ROUND_TILES: Final = 10
FINAL_PLACES: Final = 2

#: By rotation, then place in a sector: the place of an unturned tile that comes to lie there.
_SOURCES: Final = tuple(
    tuple(SECTOR.index(turned(place, -rotation)) for place in SECTOR) for rotation in range(6)
)
#: The same for a tile flipped about the line through its top and bottom corners.
_MIRROR: Final = tuple(SECTOR.index((q + r, -r)) for q, r in SECTOR)
#: By the number of sectors: every two neighbouring hexes of different sectors.
_BORDERS: Final = {
    sectors: tuple(
        (one, other)
        for one in range(grid.size)
        for other in bits(grid.neighbours[one])
        if one // SECTOR_SIZE < other // SECTOR_SIZE
    )
    for sectors, grid in GRIDS.items()
}


class Layout:
    """All that chance decides before factions are chosen. Tiles are indices into their kind."""

    __slots__ = (
        "advanced",
        "boosters",
        "finals",
        "mirrored",
        "rounds",
        "standard",
        "tiles",
        "token",
    )

    def __init__(
        self,
        *,
        tiles: tuple[tuple[int, int], ...],
        mirrored: bool,
        boosters: tuple[int, ...],
        standard: tuple[int, ...],
        advanced: tuple[int, ...],
        token: int,
        rounds: tuple[int, ...],
        finals: tuple[int, ...],
    ) -> None:
        #: For each of the `CENTRES`: the sector tile there, and its turns of 60 degrees clockwise.
        self.tiles: Final = tiles
        #: Whether every sector tile is mirrored before it is turned.
        self.mirrored: Final = mirrored
        #: In the order drawn.
        self.boosters: Final = boosters
        #: The standard tech tile at each of the `TECH_PLACES`.
        self.standard: Final = standard
        #: The advanced tech tile of each research area.
        self.advanced: Final = advanced
        #: The federation token on terraforming 5.
        self.token: Final = token
        #: The scoring tile of each round.
        self.rounds: Final = rounds
        #: Indices into `FINALS`.
        self.finals: Final = finals


def lay_out(word: str, seats: int, sectors: Sequence[Sequence[int]]) -> Layout:
    """The layout that `word` stands for with two to four players.

    `sectors` are the tiles in the order of their numbers: for each the planet, or `NONE`, on every
    hex of `SECTOR` as the unturned tile shows them. The draws below follow one another in this
    order and no other.
    """
    seeded = Seeded(word)
    mirrored = word in MIRRORED_WORDS
    turns = _all_turns(sectors, mirrored=mirrored)
    return Layout(
        tiles=_draw_map(seeded, turns, strict=word in STRICT_WORDS),
        mirrored=mirrored,
        boosters=tuple(shuffled(BOOSTERS, seeded.random())[: seats + 3]),
        standard=tuple(shuffled(len(TECH_PLACES), seeded.random())),
        advanced=tuple(shuffled(ADVANCED, seeded.random())[:ADVANCED_PLACES]),
        token=shuffled(TOKENS, seeded.random())[0],
        rounds=tuple(shuffled(ROUND_TILES, seeded.random())[:ROUNDS]),
        finals=tuple(shuffled(len(FINALS), seeded.random())[:FINAL_PLACES]),
    )


def planets_of(layout: Layout, sectors: Sequence[Sequence[int]]) -> list[int]:
    """The planet of every hex of the map, `NONE` for empty space."""
    return _planets(layout.tiles, _all_turns(sectors, mirrored=layout.mirrored))


def mirrored_tile(tile: Sequence[int]) -> tuple[int, ...]:
    """A sector tile's hexes with left and right exchanged."""
    return tuple(tile[source] for source in _MIRROR)


def turned_tile(tile: Sequence[int], turns: int) -> tuple[int, ...]:
    """A sector tile's hexes after so many turns of 60 degrees clockwise."""
    return tuple(tile[source] for source in _SOURCES[turns])


def _all_turns(sectors: Sequence[Sequence[int]], *, mirrored: bool) -> list[list[tuple[int, ...]]]:
    """By sector tile, then rotation: its planets in the order of `SECTOR`."""
    return [
        [turned_tile(tile, turns) for turns in range(len(_SOURCES))]
        for tile in (map(mirrored_tile, sectors) if mirrored else sectors)
    ]


def _draw_map(
    seeded: Seeded, turns: list[list[tuple[int, ...]]], *, strict: bool
) -> tuple[tuple[int, int], ...]:
    """Tiles shuffled and turned, again and again until no two alike planets touch (R17).

    Only borders are looked at: no printed tile has the same home type on two adjacent hexes.
    """
    borders = _BORDERS[len(turns)]
    alike = TRANSDIM + 1 if strict else HOMES
    while True:
        order = shuffled(len(turns), seeded.random())
        tiles = tuple((tile, int(seeded.random() * 6)) for tile in order)
        planets = _planets(tiles, turns)
        for one, other in borders:
            if planets[one] == planets[other] and NONE < planets[one] < alike:
                break
        else:
            return tiles


def _planets(tiles: Sequence[tuple[int, int]], turns: list[list[tuple[int, ...]]]) -> list[int]:
    planets: list[int] = []
    for tile, rotation in tiles:
        planets += turns[tile][rotation]
    return planets
