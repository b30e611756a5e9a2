"""Everything that lies on the table."""

from collections import Counter
from dataclasses import dataclass, field

from tests.games.century.second_reading.components import Box, Effect, Technology, Tile
from tests.games.century.second_reading.rails import Rail, written
from tests.games.second_reading.setting import Options

Cell = tuple[int, int]

#: What points are scored for.
SOURCES = (
    "cities",
    "quality_of_life",
    "bonus_cards",
    "territories",
    "waste",
    "environment",
    "coins_rank",
    "science_rank",
)


@dataclass(eq=False)
class Place:
    """A tile that is attached to a country."""

    tile: Tile
    cell: Cell
    turn: int
    waste: int = 0
    #: The letters of the cities where a citizen lives.
    citizens: set[str] = field(default_factory=set)
    bridges: list[Rail] = field(default_factory=list)

    @property
    def rails(self) -> list[Rail]:
        """R61: a bridge is like a rail."""
        return [*self.tile.rails, *self.bridges]

    @property
    def nodes(self) -> set[str]:
        return self.tile.nodes | {end for bridge in self.bridges for end in bridge}

    @property
    def written_bridges(self) -> list[str]:
        return [written(*bridge) for bridge in self.bridges]


@dataclass(eq=False)
class Home:
    """A city of a country."""

    place: Place
    letter: str

    @property
    def notation(self) -> str:
        return f"{self.place.tile.id}.{self.letter}"

    @property
    def node(self) -> str:
        return self.place.tile.cities[self.letter].node

    @property
    def is_occupied(self) -> bool:
        return self.letter in self.place.citizens

    @property
    def makes(self) -> dict[str, int]:
        return self.place.tile.cities[self.letter].makes

    @property
    def has_centre(self) -> bool:
        return self.place.tile.cities[self.letter].has_centre


@dataclass(eq=False)
class Aside:
    """A tile that waits to be attached."""

    tile: Tile
    waste: int = 0


@dataclass(eq=False)
class Owned:
    """A technology that somebody has bought."""

    technology: Technology
    #: For each effect, whether it was used: in this consolidation, or for good.
    used: list[bool]


@dataclass(eq=False)
class Player:
    seat: int
    coins: int
    science: int
    #: The space of the environment marker, counted from the left.
    environment: int
    #: By what they were scored for.
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))
    #: From technologies and catastrophes of this round (R49).
    waste_aside: int = 0
    aside: list[Aside] = field(default_factory=list)
    #: Territories won this round.
    won: int = 0
    technologies: list[Owned] = field(default_factory=list)
    country: list[Place] = field(default_factory=list)

    @property
    def score(self) -> int:
        return sum(self.points.values())

    @property
    def territories(self) -> list[Place]:
        return [place for place in self.country if place.tile.is_territory]

    @property
    def homes(self) -> list[Home]:
        """In the order in which the tiles were attached, then by letter."""
        return [
            Home(place, letter) for place in self.country for letter in sorted(place.tile.cities)
        ]

    @property
    def waste(self) -> int:
        return sum(place.waste for place in self.country)

    def place(self, tile: str) -> Place:
        (found,) = (place for place in self.country if place.tile.id == tile)
        return found

    def home(self, notation: str) -> Home:
        tile, _, letter = notation.partition(".")
        return Home(self.place(tile), letter)

    def can_pay(self, effect: Effect) -> bool:
        return self.coins >= effect.coins and self.science >= effect.science


@dataclass(eq=False)
class Lot:
    """The territory under auction."""

    tile: str
    bid: int | None = None
    bidder: int | None = None
    passed: set[int] = field(default_factory=set)
    #: The last bid of each seat on it.
    bids: dict[int, int] = field(default_factory=dict)

    def take(self, bid: int, seat: int) -> None:
        """A bid on it."""
        self.bid = self.bids[seat] = bid
        self.bidder = seat


@dataclass(eq=False)
class Leaving:
    """How somebody quit the auction of the round."""

    seat: int
    compensation: int
    #: What was bought, and for how much.
    technology: str | None = None
    price: int | None = None


@dataclass(eq=False)
class Pawn:
    column: int
    bid: int | None = None


@dataclass(eq=False)
class Table:
    box: Box
    options: Options
    players: list[Player]
    round: int = 1
    phase: str = "auction"
    starter: int = 0
    territories: list[str] = field(default_factory=list)
    technologies: list[str] = field(default_factory=list)
    #: What nobody has seen yet, by pile.
    unseen_territories: dict[str, list[str]] = field(default_factory=dict)
    unseen_technologies: dict[str, list[str]] = field(default_factory=dict)
    unseen_catastrophes: dict[str, list[str]] = field(default_factory=dict)
    #: The space of the cost marker.
    marker: int = 0
    lot: Lot | None = None
    #: What was sold this round: the tile, the seat and the price.
    sold: list[tuple[str, int, int]] = field(default_factory=list)
    leaving: list[Leaving] = field(default_factory=list)
    catastrophe: str | None = None
    pawns: dict[int, Pawn] = field(default_factory=dict)
    bonus_cards: dict[int, str] = field(default_factory=dict)
    over: bool = False
    #: How often each rule came up.
    happened: Counter[str] = field(default_factory=Counter)

    @property
    def minimum(self) -> int:
        return self.box.minimum(self.round)

    @property
    def price(self) -> int:
        """Of a technology, in science."""
        return self.box.prices(self.round)[self.marker]

    @property
    def quit(self) -> list[int]:
        """The seats that have quit this round, in order."""
        return [leaving.seat for leaving in self.leaving]

    @property
    def two_tiles_only(self) -> bool:
        return bool(self.options["r57_two_tiles_only"])

    @property
    def in_order(self) -> bool:
        return self.options["r46_consolidation"] == "in_order"

    def clockwise(self, seat: int) -> list[Player]:
        """All players from that one on (R8)."""
        return self.players[seat:] + self.players[:seat]

    @property
    def still_in(self) -> list[Player]:
        """Those who have not quit, clockwise from the starter."""
        return [player for player in self.clockwise(self.starter) if player.seat not in self.quit]
