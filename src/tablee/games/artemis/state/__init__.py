"""A position of The Artemis Project."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from tablee.core import Seat, State
from tablee.games.artemis.box import Box
from tablee.games.artemis.box.components import (
    BASE_EVENTS,
    BASE_EXPEDITIONS,
    BUILDINGS,
    DIRECTIVES,
    NOBODY,
    NONE,
    PIONEER,
    PREPARATION,
    TYPES,
    Counts,
)
from tablee.games.artemis.state.counts import more
from tablee.games.artemis.state.invariants import check
from tablee.games.artemis.state.player import Player
from tablee.games.artemis.state.rulings import Rulings

Die: TypeAlias = tuple[int, int]
"""Owner and face. Owners are seats; alone, the drones are the owners 1 and 2."""
SentDie: TypeAlias = tuple[int, int, int, int, int]
"""Owner, face, pioneers sent, specialist sent (or `NONE`), how many of these were traded since."""
Pupil: TypeAlias = tuple[int, int, int]
"""Owner, face, the colonist that waits (`NONE` for a drone)."""


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class ArtemisState(State):
    """The board, what is in piles and bag, and every player's colony."""

    __slots__ = (
        "academy",
        "academy_stock",
        "aside",
        "bag",
        "bids",
        "box",
        "card_buildings",
        "card_colonists",
        "card_dice",
        "cards",
        "directive_deck",
        "discarded",
        "doorstep",
        "doorstep_dice",
        "doorstep_price",
        "energy_stock",
        "event",
        "event_deck",
        "expedition_deck",
        "expedition_discard",
        "expelled",
        "first",
        "gantry",
        "gantry_discount",
        "harder",
        "ore_stock",
        "outfitters",
        "past_events",
        "pile",
        "plans",
        "players",
        "quarry",
        "region",
        "relic_holder",
        "relic_winner",
        "round",
        "rulings",
        "scrapped",
        "stage",
        "vents",
    )
    shared: ClassVar[tuple[str, ...]] = ("box",)

    def __init__(self, box: Box, rulings: Rulings) -> None:
        super().__init__()
        self.box = box
        self.rulings = rulings
        self.players = [Player() for _ in range(box.seats)]
        #: 1 to 6; during a preparation, the round that is prepared.
        self.round = 0
        self.first: Seat = 0
        self.stage = PREPARATION
        #: The region that is being resolved, `NONE` outside of the Resolution phase.
        self.region = NONE

        #: Colonists by type: in the bag, discarded, out of the game, in the Academy's stock.
        self.bag: Counts = NOBODY
        self.discarded: Counts = NOBODY
        self.expelled: Counts = NOBODY
        self.academy_stock: Counts = box.academy_stock
        #: Tiles of each kind face down, whose order does not exist (R131); out of the game.
        self.pile = [box.tile_copies] * len(BUILDINGS)
        self.scrapped = [0] * len(BUILDINGS)
        #: Cards face down, rising: their order does not exist either.
        self.expedition_deck = list(range(BASE_EXPEDITIONS))
        self.expedition_discard: list[int] = []
        #: All events that were not seen yet; six rounds show six of them (R4).
        self.event_deck = list(range(BASE_EVENTS))
        self.past_events: list[int] = []
        self.event = NONE
        self.directive_deck: tuple[int, ...] = tuple(range(len(DIRECTIVES)))

        #: Basecamp, the card nearest the deck first, each with what lies beside it.
        self.cards: list[int] = []
        self.card_colonists: list[Counts] = []
        self.card_buildings: list[int] = []
        self.card_dice: list[tuple[SentDie, ...]] = []
        #: What this round's event has changed.
        self.harder = 0
        self.gantry_discount = 0
        self.doorstep_price = box.doorstep_price

        self.energy_stock = 0
        self.vents: tuple[Die, ...] = ()
        self.ore_stock = 0
        self.quarry: tuple[Die, ...] = ()
        #: Tiles, the one nearest the pile first, and the dice on each, rising.
        self.gantry: list[int] = []
        self.bids: list[tuple[Die, ...]] = []
        self.doorstep: Counts = NOBODY
        self.doorstep_dice: tuple[Die, ...] = ()
        self.academy: tuple[Pupil, ...] = ()
        self.outfitters: tuple[Die, ...] = ()
        #: Dice of drones that found no place (R117).
        self.aside: tuple[Die, ...] = ()
        #: R113: what the planning die and each drone's dice have shown this round.
        self.plans: tuple[tuple[int, tuple[int, ...]], ...] = ()

        #: R130: who rolls the relic die, and who receives it after the Resolution phase.
        self.relic_holder = NONE
        self.relic_winner = NONE
        self._lay_out()

    def _lay_out(self) -> None:
        """R1-R6: bag, piles and player boards."""
        box = self.box
        # R2, R111: alone, a second pioneer is set aside and stays out of the game.
        waiting = more(box.colonists, PIONEER, -box.scale)
        self.bag = tuple(waiting[kind] - box.academy_stock[kind] for kind in range(TYPES))
        self.expelled = more(NOBODY, PIONEER, box.scale - box.seats)
        for kind in box.marked:
            self.pile[kind] -= self.rulings.copies_removed
            self.scrapped[kind] += self.rulings.copies_removed
        if self.rulings.relic:
            self.expedition_deck = list(range(len(box.expeditions)))
            self.event_deck = list(range(len(box.events)))
        for player in self.players:
            player.ore = box.start.ore
            player.energy = box.start.energy
            player.toolkits = box.start.toolkits
            player.shelters = more(NOBODY, PIONEER)

    def clone(self) -> ArtemisState:
        copy = self.begin_clone()
        copy.box = self.box
        copy.rulings = self.rulings
        copy.players = [player.clone() for player in self.players]
        copy.round = self.round
        copy.first = self.first
        copy.stage = self.stage
        copy.region = self.region
        copy.bag = self.bag
        copy.discarded = self.discarded
        copy.expelled = self.expelled
        copy.academy_stock = self.academy_stock
        copy.pile = self.pile[:]
        copy.scrapped = self.scrapped[:]
        copy.expedition_deck = self.expedition_deck[:]
        copy.expedition_discard = self.expedition_discard[:]
        copy.event_deck = self.event_deck[:]
        copy.past_events = self.past_events[:]
        copy.event = self.event
        copy.directive_deck = self.directive_deck
        copy.cards = self.cards[:]
        copy.card_colonists = self.card_colonists[:]
        copy.card_buildings = self.card_buildings[:]
        copy.card_dice = self.card_dice[:]
        copy.harder = self.harder
        copy.gantry_discount = self.gantry_discount
        copy.doorstep_price = self.doorstep_price
        copy.energy_stock = self.energy_stock
        copy.vents = self.vents
        copy.ore_stock = self.ore_stock
        copy.quarry = self.quarry
        copy.gantry = self.gantry[:]
        copy.bids = self.bids[:]
        copy.doorstep = self.doorstep
        copy.doorstep_dice = self.doorstep_dice
        copy.academy = self.academy
        copy.outfitters = self.outfitters
        copy.aside = self.aside
        copy.plans = self.plans
        copy.relic_holder = self.relic_holder
        copy.relic_winner = self.relic_winner
        return copy

    @property
    def solo(self) -> bool:
        """Whether one player faces the two drones."""
        return len(self.players) == 1

    def drone_of(self, owner: int) -> int:
        """The number of the drone that owns a die, 0 for a seat."""
        return max(0, owner - len(self.players) + 1)

    def turn_order(self) -> tuple[Seat, ...]:
        """Clockwise from the current first player."""
        return self.box.turn_orders[self.first]

    def check(self) -> None:
        """Every colonist, tile and card is in one place; nobody is where there is no room."""
        check(self)
