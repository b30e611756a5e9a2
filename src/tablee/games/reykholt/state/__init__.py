"""A position of Reykholt."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tablee.core import Seat, State
from tablee.games.reykholt.box import Box
from tablee.games.reykholt.box.components import NONE, NOTHING, START_TABLE, WORK, Counts
from tablee.games.reykholt.state.book import Book
from tablee.games.reykholt.state.invariants import check
from tablee.games.reykholt.state.player import Player
from tablee.games.reykholt.state.rulings import Rulings


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class ReykholtState(State):
    """The board, the piles, the service cards, and what lies before each player.

    Goods, columns, phases, cards and events are ints as in `box.components`; spaces are those of
    `actions.SPACES`. Sets of spaces are masks.
    """

    __slots__ = (
        "book",
        "box",
        "deeds",
        "display",
        "event",
        "events_left",
        "first",
        "fresh",
        "harvested",
        "has_been_harvested",
        "occupied",
        "piles",
        "players",
        "pool",
        "random_bottom",
        "random_hidden",
        "random_top",
        "round",
        "rounds",
        "rulings",
        "space",
        "stack",
        "stage",
        "track",
        "triggers",
    )
    shared: ClassVar[tuple[str, ...]] = ("box", "book")

    def __init__(self, box: Box, book: Book, rulings: Rulings) -> None:
        super().__init__()
        self.box = box
        self.book = book
        self.rulings = rulings
        self.players = [Player() for _ in range(box.seats)]
        self.round = 1
        self.rounds = 0
        self.first: Seat = 0
        #: The phase of the round; `State.phase` is something else.
        self.stage = WORK
        #: This round's event (R93); those that were not seen yet, which have no order.
        self.event = NONE
        self.events_left: tuple[int, ...] = ()

        #: R8: service cards in the order they were shown; those that may still be, at set-up.
        self.display: tuple[int, ...] = ()
        self.pool: tuple[int, ...] = ()
        #: R9: goods beside the display, the top first.
        self.stack: tuple[int, ...] = box.stack
        #: Greenhouses by size.
        self.piles: tuple[int, ...] = box.piles
        #: The random pile by size: what is known of its top and its bottom, top first, and how
        #: many of each lie between them in no order (R3).
        self.random_top: tuple[int, ...] = ()
        self.random_hidden: Counts = NOTHING
        self.random_bottom: tuple[int, ...] = ()

        #: Spaces with a worker on them.
        self.occupied = 0
        #: Managers, the most advanced first (R44).
        self.track: tuple[Seat, ...] = ()
        #: The moments at which a card of anybody may act.
        self.triggers = 0

        #: What is being resolved: the space, what it has done so far, and the greenhouses that
        #: it has harvested, as masks (R26, R59).
        self.space = NONE
        self.deeds = 0
        self.harvested = 0
        #: Seat and card of what this placement has brought: it does not react to it (R59).
        self.fresh: tuple[tuple[Seat, int], ...] = ()
        #: Whether a space has harvested earlier this round.
        self.has_been_harvested = False

    def clone(self) -> ReykholtState:
        copy = self.begin_clone()
        copy.box = self.box
        copy.book = self.book
        copy.rulings = self.rulings
        copy.players = [player.clone() for player in self.players]
        copy.round = self.round
        copy.rounds = self.rounds
        copy.first = self.first
        copy.stage = self.stage
        copy.event = self.event
        copy.events_left = self.events_left
        copy.display = self.display
        copy.pool = self.pool
        copy.stack = self.stack
        copy.piles = self.piles
        copy.random_top = self.random_top
        copy.random_hidden = self.random_hidden
        copy.random_bottom = self.random_bottom
        copy.occupied = self.occupied
        copy.track = self.track
        copy.triggers = self.triggers
        copy.space = self.space
        copy.deeds = self.deeds
        copy.harvested = self.harvested
        copy.fresh = self.fresh
        copy.has_been_harvested = self.has_been_harvested
        return copy

    @property
    def solo(self) -> bool:
        """Whether one player is alone (R81)."""
        return len(self.players) == 1

    def turn_order(self) -> tuple[Seat, ...]:
        """Clockwise from the start player."""
        return self.box.turn_orders[self.first]

    def managers_on(self, table: int) -> tuple[Seat, ...]:
        """The managers on a table in the order of their arrival: the last one is in front."""
        return tuple(seat for seat in self.track[::-1] if self.players[seat].table == table)

    def check(self) -> None:
        """Every greenhouse, card, worker and manager is in one place."""
        check(self)


__all__ = ["START_TABLE", "ReykholtState"]
