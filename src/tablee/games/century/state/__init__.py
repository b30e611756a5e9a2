"""A position of 20th Century."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tablee.core import Seat, State
from tablee.games.century.box import Box
from tablee.games.century.box.components import AUCTION, FULL_ROUNDS, NONE
from tablee.games.century.state.country import Country
from tablee.games.century.state.invariants import check
from tablee.games.century.state.player import Player
from tablee.games.century.state.rulings import Rulings


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class CenturyState(State):
    """The whole table. What is for sale and who has bid what is open; hands are not (R3, R4)."""

    __slots__ = (
        "bid",
        "bidder",
        "bids",
        "bonus_cards",
        "box",
        "catastrophe",
        "catastrophe_pile",
        "discarded",
        "lot",
        "marker",
        "out",
        "passed",
        "pawns",
        "players",
        "quits",
        "round",
        "rulings",
        "sold",
        "stage",
        "starter",
        "technologies",
        "technology_pile",
        "territories",
        "territory_pile",
    )
    shared: ClassVar[tuple[str, ...]] = ("box",)

    def __init__(self, box: Box, rulings: Rulings) -> None:
        super().__init__()
        self.box = box
        self.rulings = rulings
        country = Country.begin(box, rulings.two_tiles_only)
        self.players = [Player(country) for _ in range(box.seats)]
        for player in self.players:
            player.coins = box.start_coins
            player.science = box.start_science
            player.environment = box.start_environment
        #: 1 to 6, 0 before the first.
        self.round = 0
        self.stage = AUCTION
        #: Of the territory auction; then of the catastrophe; then who has its leftmost column.
        self.starter: Seat = 0
        #: Cards of rounds 2 and 4, `NONE` before they are drawn or where they are left out (R2).
        self.bonus_cards: tuple[int, ...] = (NONE, NONE)

        #: The piles of these rounds as far as nobody has seen them, rising: they have no order.
        self.territory_pile: tuple[int, ...] = ()
        self.technology_pile: tuple[int, ...] = ()
        self.catastrophe_pile: tuple[int, ...] = ()
        #: Tiles that are out of the game (R13).
        self.discarded: tuple[int, ...] = ()
        #: For sale, in the order revealed; the lot is among them until it is sold.
        self.territories: tuple[int, ...] = ()
        self.technologies: tuple[int, ...] = ()
        self.catastrophe = NONE
        #: The space of the cost marker on the track of the round.
        self.marker = 0

        #: The territory under auction, the highest bid and whose it is; the last bid of each seat
        #: on it, and a bit for each seat that has passed.
        self.lot = NONE
        self.bid = NONE
        self.bidder = NONE
        self.bids: tuple[int, ...] = (NONE,) * box.seats
        self.passed = 0
        #: This round's sales in order: tile, buyer, price.
        self.sold: tuple[tuple[int, Seat, int], ...] = ()
        #: A bit for each seat that is out of this round's auction (R22).
        self.out = 0
        #: Who has quit this round in order, with the technology bought or `NONE`, its price, and
        #: the compensation.
        self.quits: tuple[tuple[Seat, int, int, int], ...] = ()
        #: For each seat the column of its pawn and its bid there, `NONE` where there is none yet;
        #: they stay until the next round: who suffered what.
        self.pawns: tuple[tuple[int, int], ...] = ((NONE, NONE),) * box.seats

    def clone(self) -> CenturyState:
        copy = self.begin_clone()
        copy.box = self.box
        copy.rulings = self.rulings
        copy.players = [player.clone() for player in self.players]
        copy.round = self.round
        copy.stage = self.stage
        copy.starter = self.starter
        copy.bonus_cards = self.bonus_cards
        copy.territory_pile = self.territory_pile
        copy.technology_pile = self.technology_pile
        copy.catastrophe_pile = self.catastrophe_pile
        copy.discarded = self.discarded
        copy.territories = self.territories
        copy.technologies = self.technologies
        copy.catastrophe = self.catastrophe
        copy.marker = self.marker
        copy.lot = self.lot
        copy.bid = self.bid
        copy.bidder = self.bidder
        copy.bids = self.bids
        copy.passed = self.passed
        copy.sold = self.sold
        copy.out = self.out
        copy.quits = self.quits
        copy.pawns = self.pawns
        return copy

    @property
    def minimum(self) -> int:
        """R17: the least bid for a territory; 0 in the last round, which has no auction."""
        return self.box.minimums[self.round]

    @property
    def price(self) -> int:
        """R18, R29: what a technology costs now; 0 in the last round."""
        return self.box.prices[self.round][self.marker] if self.round <= FULL_ROUNDS else 0

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """R8: every seat, from that one on."""
        return self.box.clockwise[first]

    def check(self) -> None:
        """Every tile and card is in one place, and nobody holds less than nothing."""
        check(self)
