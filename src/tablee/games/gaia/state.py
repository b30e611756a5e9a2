"""A position of Gaia Project."""

from __future__ import annotations

from typing import ClassVar, Final

from tablee.core import State
from tablee.core.snapshot import same_fields
from tablee.games.gaia.box import Box
from tablee.games.gaia.components import (
    AREAS,
    NONE,
    PLANETS,
    STRUCTURES,
    TOP_LEVEL,
)
from tablee.games.gaia.invariants import check_state

#: The Automa's number wherever a seat owns something.
AUTOMA: Final = 4
#: Where the Brainstone is; bowls are 1, 2 and 3.
GONE: Final = 0
IN_GAIA_AREA: Final = 4
#: Sources of income (`Player.acquired`): structures by their kind, then areas, tiles, the booster.
FROM_AREA: Final = 10
FROM_TILE: Final = 20
FROM_BOOSTER: Final = 40


class Rulings:
    """How the table reads the rules where they leave a choice. Never changed, shared by clones.

    The names say what holds when the value is true. `platform` readings are those of
    boardgamers.space, for games laid out by its set-up words.
    """

    __slots__ = (
        "downgrade",
        "level",
        "lost_gains_refused",
        "passing_order",
        "platform",
        "sectors_turned",
        "waste_refused",
    )

    def __init__(self) -> None:
        #: R15: the next round is played in the order of passing.
        self.passing_order = False
        #: R22, R29, R92, R93, R127, R128 as that platform has them.
        self.platform = False
        #: R44, R99.
        self.waste_refused = False
        self.lost_gains_refused = False
        #: R17: the last player turns the sectors.
        self.sectors_turned = False
        #: R172: 0 first, 1 second, 2 in the faction action only.
        self.downgrade = 0
        #: R174: index of the Automa's difficulty.
        self.level = 1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rulings) and same_fields(self, other)


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


class Automa:
    """The solo opponent: no resources, only pieces, research, points and cards (R142)."""

    __slots__ = (
        "action",
        "aside",
        "booster",
        "built",
        "deck",
        "discards",
        "faction",
        "gaia_planets",
        "last",
        "passed",
        "research",
        "satellites",
        "sectors",
        "structures",
        "support",
        "types",
        "unknown",
        "vp",
    )

    def __init__(self) -> None:
        self.faction = NONE
        self.vp = 0
        self.research: tuple[int, ...] = (0,) * len(AREAS)
        self.built: tuple[int, ...] = (0,) * len(STRUCTURES)
        self.structures = 0
        self.satellites = 0
        self.types = 0
        self.sectors = 0
        self.gaia_planets = 0
        self.booster = NONE
        #: Cards (number less one), sorted: what lies face down has no order until it is drawn.
        #: `deck` has those known to be in the deck, `aside` all that were never seen. `unknown`
        #: of the latter lie in the deck too; which ones is decided when they are drawn.
        self.deck: tuple[int, ...] = ()
        self.aside: tuple[int, ...] = ()
        self.unknown = 0
        self.discards: tuple[int, ...] = ()
        self.action = NONE
        self.support = NONE
        #: Action and support card when it passed last: in the deck again, but seen by everybody.
        self.last: tuple[int, ...] = ()
        self.passed = False

    def clone(self) -> Automa:
        copy = Automa.__new__(Automa)
        copy.faction = self.faction
        copy.vp = self.vp
        copy.research = self.research
        copy.built = self.built
        copy.structures = self.structures
        copy.satellites = self.satellites
        copy.types = self.types
        copy.sectors = self.sectors
        copy.gaia_planets = self.gaia_planets
        copy.booster = self.booster
        copy.deck = self.deck
        copy.aside = self.aside
        copy.unknown = self.unknown
        copy.discards = self.discards
        copy.action = self.action
        copy.support = self.support
        copy.last = self.last
        copy.passed = self.passed
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Automa) and same_fields(self, other)

    def deck_size(self) -> int:
        """How many cards lie face down in the deck."""
        return len(self.deck) + self.unknown


class GaiaState(State):
    """The galaxy, the research board, the scoring board and every player's side."""

    __slots__ = (
        "advanced_at",
        "automa",
        "boosters",
        "box",
        "built",
        "covered_actions",
        "finals",
        "kinds",
        "mirrored",
        "order",
        "owner",
        "passed",
        "planets",
        "players",
        "round",
        "rounds",
        "rulings",
        "standard_at",
        "standard_left",
        "structure",
        "terraforming_token",
        "tiles",
        "tokens",
        "turn",
        "vacant",
    )
    shared: ClassVar[tuple[str, ...]] = ("box",)

    def __init__(self) -> None:
        super().__init__()
        self.box: Box
        self.rulings = Rulings()
        self.players: list[Player] = []
        self.automa: Automa | None = None
        self.round = 0
        #: Turn order: seats, and the Automa's number.
        self.order: tuple[int, ...] = ()
        #: Whose turn it is, as a place in `order`; who has passed, in that order.
        self.turn = 0
        self.passed: tuple[int, ...] = ()
        #: The tile and its turns at each place; tiles of old set-up words are mirrored.
        self.tiles: tuple[tuple[int, int], ...] = ()
        self.mirrored = False
        #: The planet of each hex, and the hexes of each planet type as bit masks.
        self.planets: list[int] = []
        self.kinds: list[int] = [0] * len(PLANETS)
        #: Planets that carry nothing, gaiaformers included.
        self.vacant = 0
        #: What stands on each hex and whose it is; shared mines and satellites lie elsewhere.
        self.structure: list[int] = []
        self.owner: list[int] = []
        #: Built this turn, for others to charge power: (owner, hex), in the order of building.
        self.built: tuple[tuple[int, int], ...] = ()
        #: The research board.
        self.standard_at: tuple[int, ...] = ()
        self.standard_left: list[int] = []
        self.advanced_at: list[int] = []
        self.terraforming_token = NONE
        #: Board actions used this round, a bit for each.
        self.covered_actions = 0
        #: Federation tokens left by type.
        self.tokens: list[int] = []
        self.boosters: list[int] = []
        self.rounds: tuple[int, ...] = ()
        self.finals: tuple[int, ...] = ()

    def clone(self) -> GaiaState:
        copy = GaiaState.__new__(GaiaState)
        copy.agenda = self.agenda[:]
        copy.sink = None
        copy.box = self.box
        copy.rulings = self.rulings
        copy.players = [player.clone() for player in self.players]
        copy.automa = self.automa.clone() if self.automa is not None else None
        copy.round = self.round
        copy.order = self.order
        copy.turn = self.turn
        copy.passed = self.passed
        copy.tiles = self.tiles
        copy.mirrored = self.mirrored
        copy.planets = self.planets[:]
        copy.kinds = self.kinds[:]
        copy.vacant = self.vacant
        copy.structure = self.structure[:]
        copy.owner = self.owner[:]
        copy.built = self.built
        copy.standard_at = self.standard_at
        copy.standard_left = self.standard_left[:]
        copy.advanced_at = self.advanced_at[:]
        copy.terraforming_token = self.terraforming_token
        copy.covered_actions = self.covered_actions
        copy.tokens = self.tokens[:]
        copy.boosters = self.boosters[:]
        copy.rounds = self.rounds
        copy.finals = self.finals
        return copy

    def others(self, seat: int) -> int:
        """Hexes with a structure of anybody but `seat`."""
        mask = self.automa.structures if self.automa is not None and seat != AUTOMA else 0
        for owner, player in enumerate(self.players):
            if owner != seat:
                mask |= player.structures
        return mask

    def level_taken(self, area: int) -> bool:
        """Whether somebody stands on the area's last level (R86)."""
        if self.automa is not None and self.automa.research[area] == TOP_LEVEL:
            return True
        return any(player.research[area] == TOP_LEVEL for player in self.players)

    def satellites(self) -> int:
        """Hexes with anybody's satellite."""
        mask = self.automa.satellites if self.automa is not None else 0
        for player in self.players:
            mask |= player.satellites
        return mask

    def owned(self) -> list[tuple[int, int]]:
        """Every owner's number, with the hexes that are theirs: shared mines are left out."""
        owned = [
            (seat, player.structures & ~player.shared_mines)
            for seat, player in enumerate(self.players)
        ]
        if self.automa is not None:
            owned.append((AUTOMA, self.automa.structures))
        return owned

    def kinds_empty(self) -> int:
        """Hexes without planet."""
        mask = 0
        for kind in self.kinds:
            mask |= kind
        return self.box.grid.all & ~mask

    def check(self) -> None:
        check_state(self)
