"""What lies before one player."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from tablee.core import Seat
from tablee.core.snapshot import same_fields
from tablee.games.reykholt.box.components import NOTHING, START_TABLE, WORKERS, Counts

Greenhouse: TypeAlias = tuple[int, int, Counts]
"""Its kind (see `Book.kinds`), the pile it goes back to (`NONE` for a card's own), its goods."""
KIND: Final = 0
PILE: Final = 1
INSIDE: Final = 2

Service: TypeAlias = tuple[int, Seat, int]
"""A card, who shares it (`NONE`: nobody), how often it was used this round (immediate: at all)."""
CARD: Final = 0
PARTNER: Final = 1
USES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class Player:
    """One player's stock, greenhouses, service cards, workers and manager; all of it is open."""

    __slots__ = (
        "blocked_space_used",
        "bonus_used",
        "greenhouses",
        "moved",
        "placed",
        "services",
        "stayed",
        "stock",
        "table",
        "triggers",
        "workers",
    )

    def __init__(self) -> None:
        self.stock: Counts = NOTHING
        #: In the order in which they were got.
        self.greenhouses: tuple[Greenhouse, ...] = ()
        self.table = START_TABLE
        #: Workers in hand.
        self.workers = WORKERS
        #: The spaces of this round's workers, in order; one laid aside is on none (R18).
        self.placed: tuple[int, ...] = ()
        #: Alone: the spaces of last round's workers, which stand there still (R88).
        self.stayed: tuple[int, ...] = ()
        self.services: tuple[Service, ...] = ()
        #: The moments at which one of the cards may act, as a mask.
        self.triggers = 0
        #: This tourism: whether the bonus was used, and how many tables were moved.
        self.bonus_used = False
        self.moved = 0
        #: R91: once in a game.
        self.blocked_space_used = False

    def clone(self) -> Player:
        copy = Player.__new__(Player)
        copy.stock = self.stock
        copy.greenhouses = self.greenhouses
        copy.table = self.table
        copy.workers = self.workers
        copy.placed = self.placed
        copy.stayed = self.stayed
        copy.services = self.services
        copy.triggers = self.triggers
        copy.bonus_used = self.bonus_used
        copy.moved = self.moved
        copy.blocked_space_used = self.blocked_space_used
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and same_fields(self, other)

    def partner(self, card: int) -> Seat | None:
        """Who shares that card (`NONE`: nobody); `None` where it is not here."""
        for held, partner, _ in self.services:
            if held == card:
                return partner
        return None
