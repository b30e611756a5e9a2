"""Everything that lies on the table, and the few rules that hold for it at any time."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.reykholt.second_reading.components import (
    CARDS,
    GOODS,
    LAST_TABLE,
    SIZES,
    GreenhouseKind,
    Space,
)
from tests.games.second_reading.setting import Options

Goods = dict[str, int]


def no_goods() -> Goods:
    return dict.fromkeys(GOODS, 0)


@dataclass(eq=False)
class Greenhouse:
    kind: GreenhouseKind
    #: Where it came from and goes back to: a size, `random`, or the card that is this greenhouse.
    pile: str
    goods: Goods = field(default_factory=no_goods)

    @property
    def held(self) -> int:
        return sum(self.goods.values())

    @property
    def types(self) -> list[str]:
        return [good for good in GOODS if self.goods[good]]

    @property
    def has_empty_plot(self) -> bool:
        return self.held < self.kind.plots

    @property
    def is_card(self) -> bool:
        """R78: it cannot leave."""
        return self.pile in CARDS


@dataclass(eq=False)
class Placement:
    """A worker that is placed, and what its space itself has done."""

    seat: int
    place: "Place"
    #: The how manieth worker of this seat in this round, from 1.
    nth: int
    #: Of `harvest`, `plant` and `take_greenhouse`.
    deeds: set[str] = field(default_factory=set)
    harvested: list[Greenhouse] = field(default_factory=list)


@dataclass(eq=False)
class Service:
    """A service card as one of its users has it."""

    card: str
    #: The placement that brought it, to which it does not react (R59).
    brought_by: Placement
    shared_with: int | None = None
    #: This round; of an immediate card or one limited in the game, this game.
    uses: int = 0

    @property
    def printed(self) -> dict[str, Any]:
        return CARDS[self.card]

    @property
    def exhausted(self) -> bool:
        """R68; a card without a limit reacts once each time."""
        return "limit" in self.printed and self.uses >= self.printed["limit"].get("n", 1)

    @property
    def is_immediate(self) -> bool:
        return bool(self.printed["trigger"]["on"] == "take")

    @property
    def counts_the_game(self) -> bool:
        """R63, R68: its uses are not forgotten when a round begins."""
        return self.is_immediate or self.printed.get("limit", {}).get("per") == "game"

    @property
    def is_optional(self) -> bool:
        return bool(self.printed.get("optional"))


@dataclass(eq=False)
class Player:
    seat: int
    stock: Goods = field(default_factory=no_goods)
    greenhouses: list[Greenhouse] = field(default_factory=list)
    services: list[Service] = field(default_factory=list)
    workers: int = 0
    #: Columns in which a flagged space was used this round (R17).
    flags: set[str] = field(default_factory=set)
    #: Workers placed or laid aside this round.
    placed: int = 0
    #: Tables moved in this tourism.
    moved: int = 0
    bonus_used: bool = False
    #: R91: the one blocked space of the game was chosen.
    blocked_used: bool = False

    @property
    def planted(self) -> list[Greenhouse]:
        return [greenhouse for greenhouse in self.greenhouses if greenhouse.held]

    @property
    def empty(self) -> list[Greenhouse]:
        return [greenhouse for greenhouse in self.greenhouses if not greenhouse.held]

    def number(self, greenhouse: Greenhouse) -> int:
        return 1 + self.greenhouses.index(greenhouse)


@dataclass(eq=False)
class Place:
    """An action space in use."""

    space: Space
    #: Seat and round of each worker on it.
    workers: list[tuple[int, int]] = field(default_factory=list)
    neutral: bool = False
    closed: bool = False

    @property
    def has_worker(self) -> bool:
        return self.neutral or bool(self.workers)


@dataclass(eq=False)
class Table:
    players: list[Player]
    options: Options
    places: list[Place] = field(default_factory=list)
    first: int = 0
    round: int = 1
    rounds: int = 0
    phase: str = "work"
    event: str | None = None
    events_left: list[str] = field(default_factory=list)
    #: What the event of this round changes.
    modifiers: list[dict[str, Any]] = field(default_factory=list)
    display: list[str] = field(default_factory=list)
    stack: list[str] = field(default_factory=list)
    piles: dict[int, int] = field(default_factory=dict)
    #: The random pile: what is known on top, what nobody knows, what is known at the bottom.
    random_top: list[int] = field(default_factory=list)
    random_hidden: dict[int, int] = field(default_factory=lambda: dict.fromkeys(SIZES, 0))
    random_bottom: list[int] = field(default_factory=list)
    #: For each table, who stands on it in order of arrival: the last one is in front (R49).
    track: list[list[int]] = field(default_factory=lambda: [[] for _ in range(LAST_TABLE + 1)])
    placement: Placement | None = None
    #: The first placement of the round whose space harvested (E02).
    first_harvest: Placement | None = None
    over: bool = False
    #: How often each card, operation, event and scenario came up.
    happened: Counter[str] = field(default_factory=Counter)

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def scenario(self) -> str | None:
        return None if self.options["mode"] == "standard" else str(self.options["mode"])

    @property
    def turn_order(self) -> list[Player]:
        return self.players[self.first :] + self.players[: self.first]

    def others(self, player: Player) -> list[Player]:
        return [other for other in self.turn_order if other is not player]

    def position(self, player: Player) -> int:
        """The table on which a manager stands."""
        (index,) = (n for n, seats in enumerate(self.track) if player.seat in seats)
        return index

    @property
    def from_the_front(self) -> list[Player]:
        """R44: the most advanced first; on one table, the one in front first."""
        seats = [seat for on_table in self.track for seat in on_table]
        return [self.players[seat] for seat in reversed(seats)]

    @property
    def random_left(self) -> int:
        return len(self.random_top) + sum(self.random_hidden.values()) + len(self.random_bottom)

    @property
    def active_modifiers(self) -> dict[str, list[dict[str, Any]]]:
        found: dict[str, list[dict[str, Any]]] = {}
        for modifier in self.modifiers:
            found.setdefault(modifier["op"], []).append(modifier)
        return found
