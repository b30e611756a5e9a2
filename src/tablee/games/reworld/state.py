"""A position of Reworld."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tablee.core import State
from tablee.core.snapshot import same_fields
from tablee.games.reworld.actions import Hand
from tablee.games.reworld.box import Box
from tablee.games.reworld.box.components import (
    DOCKS,
    FARM,
    LETTERS,
    OFFICERS,
    PORTS,
    ROUNDS,
    SHIPS,
    UNIT,
)

NO_CARDS: Final[Hand] = (0,) * len(OFFICERS)
#: No module, no ship's owner, no panel.
NONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class Player:
    """One seat's side of the table. Holds ints and tuples only, so that a clone shares them all."""

    __slots__ = (
        "aboard",
        "cities",
        "defence",
        "discards",
        "docks",
        "flying",
        "hand",
        "in_round",
        "panels",
        "satellites",
        "score",
        "shuttles",
    )

    def __init__(self) -> None:
        self.score = 0
        self.hand: Hand = NO_CARDS
        #: Cards put down unseen on leaving the round.
        self.discards: Hand = NO_CARDS
        self.in_round = False
        #: Modules of each dock, the leftmost (last loaded, first to go) at the end.
        self.docks: tuple[tuple[int, ...], ...] = ((),) * DOCKS
        #: The shuttle in flight and the units it carries, between launch and landing.
        self.flying = NONE
        self.aboard: tuple[int, ...] = ()
        #: Modules of each city in the order they landed, the panel not among them.
        self.cities: tuple[tuple[int, ...], ...] = ((),) * len(LETTERS)
        #: Which of the four panels heads each city.
        self.panels: tuple[int, ...] = (NONE,) * len(LETTERS)
        self.defence: tuple[int, ...] = ()
        self.shuttles: tuple[int, ...] = ()
        self.satellites: tuple[int, ...] = ()

    def clone(self) -> Player:
        copy = Player.__new__(Player)
        copy.score = self.score
        copy.hand = self.hand
        copy.discards = self.discards
        copy.in_round = self.in_round
        copy.docks = self.docks
        copy.flying = self.flying
        copy.aboard = self.aboard
        copy.cities = self.cities
        copy.panels = self.panels
        copy.defence = self.defence
        copy.shuttles = self.shuttles
        copy.satellites = self.satellites
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and same_fields(self, other)

    def has_modules(self) -> bool:
        """Whether any dock still holds a module."""
        return any(row for row in self.docks)

    def load(self, dock: int, module: int) -> None:
        """The module lies at the left end of the dock (R19)."""
        docks = list(self.docks)
        docks[dock] = (*docks[dock], module)
        self.docks = tuple(docks)

    def unload(self, dock: int) -> int:
        """The leftmost module of the dock, which leaves it."""
        docks = list(self.docks)
        row = docks[dock]
        docks[dock] = row[:-1]
        self.docks = tuple(docks)
        return row[-1]

    def add_to_city(self, city: int, module: int) -> None:
        """The module lies at the end of the city's row."""
        cities = list(self.cities)
        cities[city] = (*cities[city], module)
        self.cities = tuple(cities)


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class ReworldState(State):
    """The station, the ships and every player's cargo and colony."""

    __slots__ = (
        "admiral",
        "admiral_card",
        "admiral_card_by",
        "bag",
        "box",
        "holder_may_rebuy",
        "pile",
        "players",
        "ports",
        "post_by",
        "posts",
        "removed",
        "round",
        "ship_owners",
        "unplaceable_units_load",
    )
    shared: ClassVar[tuple[str, ...]] = ("box",)

    def __init__(
        self, box: Box, *, holder_may_rebuy: bool = True, unplaceable_units_load: bool = True
    ) -> None:
        super().__init__()
        self.box = box
        #: R22 and R44, the two rulings that a table may choose.
        self.holder_may_rebuy = holder_may_rebuy
        self.unplaceable_units_load = unplaceable_units_load
        self.players = [Player() for _ in range(box.seats)]
        #: 1 to 5 in Chapter One, 6 in Chapter Two.
        self.round = 0
        #: Who holds the admiral.
        self.admiral = NONE
        #: The card on the admiral's space (0: it is free) and who laid it.
        self.admiral_card = 0
        self.admiral_card_by = NONE
        #: How many modules of each kind are still in the bag; their order does not exist (R73).
        self.bag = [module.count for module in box.modules]
        #: Around the ring: the module at each port, the officers on its post (the top one last)
        #: and who laid them.
        self.ports = [NONE] * PORTS
        self.posts: list[tuple[int, ...]] = [()] * PORTS
        self.post_by = [NONE] * PORTS
        #: Officers in no hand: set aside in a round, all of them between rounds.
        self.pile: Hand = box.officers
        self.ship_owners = [NONE] * len(SHIPS)
        #: Modules back in the box for good.
        self.removed: list[int] = []

    def clone(self) -> ReworldState:
        copy = self.begin_clone()
        copy.box = self.box
        copy.holder_may_rebuy = self.holder_may_rebuy
        copy.unplaceable_units_load = self.unplaceable_units_load
        copy.players = [player.clone() for player in self.players]
        copy.round = self.round
        copy.admiral = self.admiral
        copy.admiral_card = self.admiral_card
        copy.admiral_card_by = self.admiral_card_by
        copy.bag = self.bag[:]
        copy.ports = self.ports[:]
        copy.posts = self.posts[:]
        copy.post_by = self.post_by[:]
        copy.pile = self.pile
        copy.ship_owners = self.ship_owners[:]
        copy.removed = self.removed[:]
        return copy

    @property
    def chapter(self) -> int:
        """1 at Colossus Station, 2 in the colony."""
        return 1 if self.round <= ROUNDS else 2

    def check(self) -> None:
        self._check_officers()
        self._check_modules()
        for player in self.players:
            self._check_colony(player)

    def _check_officers(self) -> None:
        """All 30 cards are somewhere, six of each type; a post is covered when its port is bare."""
        for card in OFFICERS:
            held = self.pile[card - 1] + (self.admiral_card == card)
            held += sum(post.count(card) for post in self.posts)
            held += sum(p.hand[card - 1] + p.discards[card - 1] for p in self.players)
            assert held == self.box.officers[card - 1], f"{held} officers of type {card}"
        for port, post in zip(self.ports, self.posts, strict=True):
            assert not (post and port != NONE), "a module lies behind a covered post"
            assert len(post) <= 4, "more than four officers on a post"

    def _check_modules(self) -> None:
        """All 100 modules are somewhere."""
        found = self.bag[:]
        everywhere = [module for module in self.ports if module != NONE] + self.removed
        for player in self.players:
            for row in (*player.docks, *player.cities):
                everywhere += row
            everywhere += (*player.defence, *player.shuttles, *player.satellites, *player.aboard)
            if player.flying != NONE:
                everywhere.append(player.flying)
        for module in everywhere:
            found[module] += 1
        assert found == [module.count for module in self.box.modules], "modules lost or made"

    def _check_colony(self, player: Player) -> None:
        """One construction company a city, one city a company, no bare shuttle in defence."""
        modules = self.box.modules
        homes: dict[int, int] = {}
        for city, row in enumerate(player.cities):
            assert (player.panels[city] != NONE) == bool(row), "a city without its panel"
            companies = {modules[m].company for m in row if modules[m].kind == UNIT} - {FARM}
            assert len(companies) <= 1, "two construction companies in one city"
            for company in companies:
                assert homes.setdefault(company, city) == city, "a company in two cities"
        assert all(modules[m].shields for m in player.defence), "no shields in the defence row"
