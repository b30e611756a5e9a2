"""The solo opponent's side of the table."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.core.snapshot import same_fields
from tablee.games.gaia.box.components import AREAS, NONE, STRUCTURES


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
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
