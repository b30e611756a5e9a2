"""A position of Gaia Project."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from mypy_extensions import mypyc_attr

from tablee.core import State
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import AUTOMA, NONE, PLANETS, TOP_LEVEL
from tablee.games.gaia.box.hexes import SECTOR_MASKS, SECTOR_SIZE
from tablee.games.gaia.box.sites import Site
from tablee.games.gaia.state.automa import Automa
from tablee.games.gaia.state.invariants import check_state
from tablee.games.gaia.state.player import Player
from tablee.games.gaia.state.rulings import Rulings
from tablee.kit.masks import Wide

__all__ = ["AUTOMA", "GaiaState"]


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
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
        self.planets: tuple[int, ...] = ()
        self.kinds: list[int] = [0] * len(PLANETS)
        #: Planets that carry nothing, gaiaformers included.
        self.vacant = 0
        #: What stands on each hex and whose it is; shared mines and satellites lie elsewhere. Few
        #: answers change the map, so clones share it.
        self.structure: tuple[int, ...] = ()
        self.owner: tuple[int, ...] = ()
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
        copy = self.begin_clone()
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
        copy.planets = self.planets
        copy.kinds = self.kinds[:]
        copy.vacant = self.vacant
        copy.structure = self.structure
        copy.owner = self.owner
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

    def set_planet(self, hex: int, planet: int) -> None:
        """The hex becomes a planet of that type."""
        before = self.planets[hex]
        if before != NONE:
            self.kinds[before] &= ~(1 << hex)
        self.planets = _with(self.planets, hex, planet)
        self.kinds[planet] |= 1 << hex

    def set_structure(self, hex: int, structure: int, owner: int | None = None) -> None:
        """What stands on the hex is of that kind now, and of that owner if one is named."""
        self.structure = _with(self.structure, hex, structure)
        if owner is not None:
            self.owner = _with(self.owner, hex, owner)

    def others(self, seat: int) -> int:
        """Hexes with a structure of anybody but `seat`."""
        mask: Wide = self.automa.structures if self.automa is not None and seat != AUTOMA else 0
        for owner, player in enumerate(self.players):
            if owner != seat:
                mask |= player.structures
        found: int = mask
        return found

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
        planets: Wide = 0
        for kind in self.kinds:
            planets |= kind
        found: int = self.box.grid.all & ~planets
        return found

    def sector(self, hex: int) -> str:
        """The number of the sector tile there; both sides of a tile show the same one."""
        return self.box.sector_names[self.tiles[hex // SECTOR_SIZE][0]].rstrip("b")

    def sectors(self, hexes: Iterable[int]) -> tuple[str, ...]:
        """The numbers of the sectors that those hexes lie in, each once."""
        return tuple(sorted({self.sector(hex) for hex in hexes}))

    def site(self, hex: int) -> Site:
        """A hex of the map, as people find it."""
        planet = self.planets[hex]
        alike = self.kinds[planet] & SECTOR_MASKS[hex // SECTOR_SIZE] if planet != NONE else 0
        return Site(hex, self.sector(hex), planet, alone=alike.bit_count() == 1)

    def check(self) -> None:
        check_state(self)


def _with(hexes: tuple[int, ...], hex: int, value: int) -> tuple[int, ...]:
    changed = list(hexes)  # quicker than two slices
    changed[hex] = value
    return tuple(changed)
