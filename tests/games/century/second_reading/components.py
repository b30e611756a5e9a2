"""What is printed in the box: the edition is read as plain data."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import tablee
from tests.games.century.second_reading.rails import Rail

EDITION: dict[str, Any] = tomllib.loads(
    (Path(tablee.__file__).parent / "games" / "century" / "edition.toml").read_text("utf-8")
)

RESOURCES = ("coins", "science", "points")
#: What each equipment adds to.
RESOURCE_OF = {"mine": "coins", "laboratory": "science", "hospital": "points"}
#: R52: used once in a game; the others once in each consolidation.
SINGLE_USE = ("workers", "bridge", "sorting_centre")
#: For each round its pile, and how the ids of its tiles and cards begin. The last round has none.
PILES = {1: "I-II", 2: "I-II", 3: "III-IV", 4: "III-IV", 5: "V"}
PREFIXES = {"I-II": "1-", "III-IV": "2-", "V": "3-"}
LAST_ROUND = 6
BONUS_ROUNDS = (2, 4)
#: Bids beyond do not exist.
MOST_BID = 250

Amounts = dict[str, int]


@dataclass(frozen=True)
class City:
    node: str
    makes: Amounts
    has_centre: bool


@dataclass(frozen=True)
class Tile:
    """A territory, or an equipment with its building."""

    id: str
    cities: dict[str, City]
    rails: tuple[Rail, ...]
    #: Of an equipment: where its building stands, what it is, and how much it adds.
    building: str | None = None
    kind: str = "territory"
    bonus: int = 0

    @property
    def is_territory(self) -> bool:
        return self.building is None

    @property
    def resource(self) -> str:
        return RESOURCE_OF[self.kind]

    @property
    def nodes(self) -> set[str]:
        """Wherever a rail ends, a city or a building stands."""
        ends = {end for rail in self.rails for end in rail}
        cities = {city.node for city in self.cities.values()}
        return ends | cities | ({self.building} if self.building else set())


@dataclass(frozen=True)
class Effect:
    kind: str
    coins: int
    science: int
    points: int

    @property
    def is_single_use(self) -> bool:
        return self.kind in SINGLE_USE


@dataclass(frozen=True)
class Technology:
    id: str
    effects: tuple[Effect, ...]
    #: The icons of its immediate impact.
    waste: int
    pollution: int
    flowers: int
    is_equipment: bool


@dataclass(frozen=True)
class Space:
    """Of the environment track: the number under it, and the worth of a territory without waste."""

    number: int
    clean: int

    @property
    def has_flower(self) -> bool:
        return self.number > 0


class Box:
    """What is used with that number of players."""

    def __init__(self, seats: int) -> None:
        start, players = EDITION["start"], EDITION["players"][str(seats)]
        self.start_coins: int = start["coins"]
        self.start_science: int = start["science"]
        self.start_waste: int = start["waste"]
        self.start_citizens: list[str] = start["citizens"]
        self.territories_shown: int = players["territories"]
        self.technologies_shown: int = players["technologies"]
        self.marker_start: int = players["cost_space"]
        self.columns: list[int] = players["columns"]
        track = EDITION["environment"]
        self.environment = [
            Space(*printed) for printed in zip(track["numbers"], track["clean"], strict=True)
        ]
        self.start_environment: int = track["numbers"].index(0)
        self.most_catastrophe_bid: int = EDITION["catastrophes"]["most_bid"]
        final = EDITION["final_scoring"]
        self.further_waste: int = final["further_waste"]
        self.least_ranked: int = final["least_ranked"]
        #: The last of the ranking has none.
        self.ranking: list[int] = [*final["ranking"][: seats - 1], 0]
        self.technologies = {
            name: technology(name, printed)
            for name, printed in EDITION["technologies"]["tiles"].items()
        }
        self.tiles = {
            name: territory(name, p) for name, p in EDITION["territories"]["tiles"].items()
        }
        for name, printed in EDITION["technologies"]["tiles"].items():
            if "equipment" in printed:
                self.tiles[name] = equipment(name, printed)
        self.catastrophes = {
            name: list(zip(printed["waste"], printed["pollution"], strict=True))
            for name, printed in EDITION["catastrophes"]["cards"].items()
        }
        self.formulas: dict[str, list[tuple[str, int]]] = {
            name: [(counted["per"], counted["points"]) for counted in printed]
            for name, printed in EDITION["bonus_cards"]["cards"].items()
        }

    def minimum(self, number: int) -> int:
        return int(EDITION["piles"][PILES[number]]["minimum"])

    def compensation(self, number: int) -> int:
        return int(EDITION["piles"][PILES[number]]["compensation"])

    def prices(self, number: int) -> list[int]:
        return list(EDITION["piles"][PILES[number]]["prices"])

    def bonus_cards(self, number: int) -> list[str]:
        return [card for card in self.formulas if card.startswith(f"K{number}-")]


def of_pile(letter: str, pile: str, names: Mapping[str, object]) -> list[str]:
    """The territories (L), technologies (T) or catastrophes (C) of a pile."""
    return [name for name in names if name.startswith(letter + PREFIXES[pile])]


def rails(printed: Mapping[str, Any]) -> tuple[Rail, ...]:
    """Lines from point to point."""
    return tuple(rail for line in printed["rails"] for rail in pairwise(line))


def territory(name: str, printed: Mapping[str, Any]) -> Tile:
    cities = {
        letter: City(
            city["node"],
            {resource: city.get(resource, 0) for resource in RESOURCES},
            city.get("centre", False),
        )
        for letter, city in printed["cities"].items()
    }
    return Tile(name, cities, rails(printed))


def equipment(name: str, printed: Mapping[str, Any]) -> Tile:
    what = printed["equipment"]
    return Tile(name, {}, rails(what), what["building"], what["kind"], what["bonus"])


def technology(name: str, printed: Mapping[str, Any]) -> Technology:
    effects = tuple(
        Effect(
            effect["kind"],
            effect.get("coins", 0),
            effect.get("science", 0),
            effect.get("points", 0),
        )
        for effect in printed.get("effects", [])
    )
    waste, pollution, flowers = (printed.get(icon, 0) for icon in ("waste", "pollution", "flowers"))
    return Technology(name, effects, waste, pollution, flowers, "equipment" in printed)
