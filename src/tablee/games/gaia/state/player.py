"""One seat's side of the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.snapshot import same_fields
from tablee.games.gaia.box.components import AREAS, NONE, STRUCTURES

#: Where the Brainstone is; bowls are 1, 2 and 3.
GONE: Final = 0
IN_GAIA_AREA: Final = 4
#: Sources of income (`Player.acquired`): structures by their kind, then areas, tiles, the booster.
FROM_AREA: Final = 10
FROM_TILE: Final = 20
FROM_BOOSTER: Final = 40


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class Player:
    """One seat's faction board and pieces: ints and tuples only. Sets of hexes are bit masks."""

    __slots__ = (
        "acquired",
        "advanced",
        "booster",
        "bowl_1",
        "bowl_2",
        "bowl_3",
        "brainstone",
        "built",
        "covered",
        "credits",
        "faction",
        "federated",
        "federations",
        "gaia_area",
        "gaia_planets",
        "gaiaformers",
        "gaiaformers_away",
        "green",
        "knowledge",
        "lost_planet",
        "ore",
        "passed",
        "projects",
        "qic",
        "research",
        "satellites",
        "sectors",
        "shared_mines",
        "standard",
        "stations",
        "structures",
        "tokens",
        "types",
        "used",
        "vp",
    )

    def __init__(self) -> None:
        self.faction = NONE
        self.vp = 0
        self.credits = 0
        self.ore = 0
        self.knowledge = 0
        self.qic = 0
        #: Tokens of the power cycle; the Brainstone is counted in none of them.
        self.bowl_1 = 0
        self.bowl_2 = 0
        self.bowl_3 = 0
        self.gaia_area = 0
        self.brainstone = GONE
        self.research: tuple[int, ...] = (0,) * len(AREAS)
        #: On the faction board; the Bal T'aks' converted ones in the Gaia area.
        self.gaiaformers = 0
        self.gaiaformers_away = 0
        #: Pieces on the map by kind; the Lost Planet is no piece of the board.
        self.built: tuple[int, ...] = (0,) * len(STRUCTURES)
        #: Hexes with an own structure, the Lost Planet and shared mines among them.
        self.structures = 0
        #: The Lantids' mines on planets of others, among the structures.
        self.shared_mines = 0
        self.stations = 0
        #: Hexes with an own gaiaformer.
        self.projects = 0
        self.satellites = 0
        #: Hexes in own federations, and how many were formed by the action.
        self.federated = 0
        self.federations = 0
        self.lost_planet = NONE
        #: Planet types and sector places colonised, as bit masks; Gaia planets colonised.
        self.types = 0
        self.sectors = 0
        self.gaia_planets = 0
        self.booster = NONE
        #: Standard tiles in the order gained; advanced ones, and what each covers.
        self.standard: tuple[int, ...] = ()
        self.advanced: tuple[int, ...] = ()
        self.covered: tuple[int, ...] = ()
        #: Federation tokens by type; how many of them lie green.
        self.tokens: tuple[int, ...] = (0,) * 7
        self.green = 0
        #: Special actions used this round, a bit for each of `actions.SPECIALS`.
        self.used = 0
        self.passed = False
        #: Where income comes from, in the order in which it came: boardgamers.space pays in it.
        self.acquired: tuple[int, ...] = ()

    def clone(self) -> Player:
        copy = Player.__new__(Player)
        copy.faction = self.faction
        copy.vp = self.vp
        copy.credits = self.credits
        copy.ore = self.ore
        copy.knowledge = self.knowledge
        copy.qic = self.qic
        copy.bowl_1 = self.bowl_1
        copy.bowl_2 = self.bowl_2
        copy.bowl_3 = self.bowl_3
        copy.gaia_area = self.gaia_area
        copy.brainstone = self.brainstone
        copy.research = self.research
        copy.gaiaformers = self.gaiaformers
        copy.gaiaformers_away = self.gaiaformers_away
        copy.built = self.built
        copy.structures = self.structures
        copy.shared_mines = self.shared_mines
        copy.stations = self.stations
        copy.projects = self.projects
        copy.satellites = self.satellites
        copy.federated = self.federated
        copy.federations = self.federations
        copy.lost_planet = self.lost_planet
        copy.types = self.types
        copy.sectors = self.sectors
        copy.gaia_planets = self.gaia_planets
        copy.booster = self.booster
        copy.standard = self.standard
        copy.advanced = self.advanced
        copy.covered = self.covered
        copy.tokens = self.tokens
        copy.green = self.green
        copy.used = self.used
        copy.passed = self.passed
        copy.acquired = self.acquired
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and same_fields(self, other)

    def add_built(self, structure: int, count: int) -> None:
        """`count` more pieces of that kind stand on the map."""
        built = self.built
        self.built = (*built[:structure], built[structure] + count, *built[structure + 1 :])
        if count > 0:
            self.acquired += (structure,)
        else:
            self.release(structure)

    def release(self, source: int) -> None:
        """The oldest of such sources of income is gone, as boardgamers.space has it."""
        if source in self.acquired:
            at = self.acquired.index(source)
            self.acquired = (*self.acquired[:at], *self.acquired[at + 1 :])

    def active(self, tile: int) -> bool:
        """Whether the standard tile is owned and not covered (R66)."""
        return tile in self.standard and tile not in self.covered
