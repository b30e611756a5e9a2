"""One seat's side of the table."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.core import Action
from tablee.core.snapshot import same_fields
from tablee.games.artemis.box.components import NOBODY, NONE, Counts


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class Player:
    """One seat's side. Holds ints and tuples only, so that a clone shares them all."""

    __slots__ = (
        "badges",
        "buildings",
        "dealt",
        "dice",
        "directive",
        "energy",
        "last",
        "ore",
        "relief",
        "score",
        "shelters",
        "toolkits",
    )

    def __init__(self) -> None:
        self.score = 0
        self.ore = 0
        self.energy = 0
        self.toolkits = 0
        self.badges = 0
        #: The space of the relief marker; 0 is before the first.
        self.relief = 0
        #: Faces of the dice in reserve, rising.
        self.dice: tuple[int, ...] = ()
        self.shelters: Counts = NOBODY
        #: Each building as its kind and the colonists inside, in the order they were gained.
        self.buildings: tuple[tuple[int, Counts], ...] = ()
        #: Directives dealt, rising, and the one kept; known to this seat alone (R131).
        self.dealt: tuple[int, ...] = ()
        self.directive = NONE
        #: What this seat answered last, openly: boards mark it, for dice leave their regions fast.
        self.last: Action | None = None

    def clone(self) -> Player:
        copy = Player.__new__(Player)
        copy.score = self.score
        copy.ore = self.ore
        copy.energy = self.energy
        copy.toolkits = self.toolkits
        copy.badges = self.badges
        copy.relief = self.relief
        copy.dice = self.dice
        copy.shelters = self.shelters
        copy.buildings = self.buildings
        copy.dealt = self.dealt
        copy.directive = self.directive
        copy.last = self.last
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and same_fields(self, other)
