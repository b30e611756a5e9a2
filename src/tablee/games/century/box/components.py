"""What 20th Century's rules name by number, whatever the edition prints. The rest is in `box`."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

#: No tile, no city, no column, nobody.
NONE: Final = -1

MOST_SEATS: Final = 5
ROUNDS: Final = 6
#: The last round has neither auction nor catastrophe (R77).
FULL_ROUNDS: Final = 5

Resource: TypeAlias = Literal["coins", "science", "points"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
COINS: Final = 0
SCIENCE: Final = 1
POINTS: Final = 2

Phase: TypeAlias = Literal["auction", "catastrophe", "consolidation", "production", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
AUCTION: Final = 0
CATASTROPHE: Final = 1
CONSOLIDATION: Final = 2
PRODUCTION: Final = 3
OVER: Final = 4

Equipment: TypeAlias = Literal["mine", "laboratory", "hospital"]
#: Each adds to the resource of the same index (R56).
EQUIPMENT: Final[tuple[Equipment, ...]] = get_args(Equipment)
MINE: Final = 0
LABORATORY: Final = 1
HOSPITAL: Final = 2

Effect: TypeAlias = Literal[
    "workers",
    "bridge",
    "sorting_centre",
    "locomotive",
    "waste_transport",
    "recycling",
    "depollution",
    "quality_of_life",
]
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)
WORKERS: Final = 0
BRIDGE: Final = 1
SORTING_CENTRE: Final = 2
LOCOMOTIVE: Final = 3
WASTE_TRANSPORT: Final = 4
RECYCLING: Final = 5
DEPOLLUTION: Final = 6
QUALITY_OF_LIFE: Final = 7
#: The first three are used once in a game, the others once in a consolidation (R52).
SINGLE_USE_EFFECTS: Final = 3
#: A mixed technology has two (R52).
MOST_EFFECTS: Final = 2

TerritoryCode: TypeAlias = Literal[
    "start",
    "L1-01",
    "L1-02",
    "L1-03",
    "L1-04",
    "L1-05",
    "L1-06",
    "L1-07",
    "L1-08",
    "L1-09",
    "L1-10",
    "L1-11",
    "L1-12",
    "L1-13",
    "L1-14",
    "L1-15",
    "L1-16",
    "L2-01",
    "L2-02",
    "L2-03",
    "L2-04",
    "L2-05",
    "L2-06",
    "L2-07",
    "L2-08",
    "L2-09",
    "L2-10",
    "L2-11",
    "L2-12",
    "L2-13",
    "L2-14",
    "L2-15",
    "L2-16",
    "L3-01",
    "L3-02",
    "L3-03",
    "L3-04",
    "L3-05",
    "L3-06",
    "L3-07",
    "L3-08",
]
TERRITORIES: Final[tuple[TerritoryCode, ...]] = get_args(TerritoryCode)
START: Final = 0

TechnologyCode: TypeAlias = Literal[
    "T1-01",
    "T1-02",
    "T1-03",
    "T1-04",
    "T1-05",
    "T1-06",
    "T1-07",
    "T1-08",
    "T1-09",
    "T1-10",
    "T1-11",
    "T1-12",
    "T2-01",
    "T2-02",
    "T2-03",
    "T2-04",
    "T2-05",
    "T2-06",
    "T2-07",
    "T2-08",
    "T2-09",
    "T2-10",
    "T2-11",
    "T2-12",
    "T3-01",
    "T3-02",
    "T3-03",
    "T3-04",
    "T3-05",
    "T3-06",
]
TECHNOLOGIES: Final[tuple[TechnologyCode, ...]] = get_args(TechnologyCode)

#: Everything that may lie in a country is a tile: the territories, then the technologies. Those
#: technologies that are no equipment are never attached (R80).
TILES: Final[tuple[str, ...]] = (*TERRITORIES, *TECHNOLOGIES)
FIRST_TECHNOLOGY: Final = len(TERRITORIES)

#: Where points come from; accounts are kept in this order.
Source: TypeAlias = Literal[
    "cities",
    "quality_of_life",
    "bonus_cards",
    "territories",
    "waste",
    "environment",
    "coins_rank",
    "science_rank",
]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)

Pile: TypeAlias = Literal["I-II", "III-IV", "V"]
PILES: Final[tuple[Pile, ...]] = get_args(Pile)
#: By round less one (R14).
PILE_OF_ROUND: Final[tuple[int, ...]] = (0, 0, 1, 1, 2)

CatastropheCode: TypeAlias = Literal[
    "C1-1",
    "C1-2",
    "C1-3",
    "C2-1",
    "C2-2",
    "C2-3",
    "C3-1",
    "C3-2",
    "C3-3",
]
CATASTROPHES: Final[tuple[CatastropheCode, ...]] = get_args(CatastropheCode)
COLUMNS: Final = 5

BonusCardCode: TypeAlias = Literal[
    "K2-1",
    "K2-2",
    "K2-3",
    "K4-1",
    "K4-2",
    "K4-3",
]
BONUS_CARDS: Final[tuple[BonusCardCode, ...]] = get_args(BonusCardCode)
#: The rounds that end with a bonus card, each with three of them (R6).
BONUS_ROUNDS: Final[tuple[int, ...]] = (2, 4)
CARDS_PER_BONUS_ROUND: Final = 3

Metric: TypeAlias = Literal[
    "coins_produced",
    "science_produced",
    "points_produced",
    "points_scored",
    "clean_territories",
    "clean_territory_values",
    "working_centres",
    "flowers",
    "waste",
]
#: What bonus cards count. A clean territory has no waste; its value is that of the section of the
#: environment track. Flowers are the number under a marker that stands on a flower (R70).
METRICS: Final[tuple[Metric, ...]] = get_args(Metric)

Letter: TypeAlias = Literal["A", "B", "C"]
#: A city is an index here.
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
MOST_CITIES: Final = 3

Side: TypeAlias = Literal["N", "E", "S", "W"]
Point: TypeAlias = Literal["p11", "p21", "p31", "p12", "p22", "p32", "p13", "p23", "p33"]
Anchor: TypeAlias = Side | Point
#: Where rails and bridges of a tile may end: the middles of its sides, clockwise, then the points
#: inside it, column and row counted from 1. A side is the index of its anchor.
ANCHORS: Final[tuple[Anchor, ...]] = (*get_args(Side), *get_args(Point))
SIDES: Final = 4
TURNS: Final = 4

#: Every straight line between two anchors, the earlier first: what a bridge may span (R61).
SPANS: Final[tuple[tuple[int, int], ...]] = tuple(
    (first, second) for first in range(len(ANCHORS)) for second in range(first + 1, len(ANCHORS))
)

#: Bounds of what anybody can have: every territory of every round, and an equipment in each.
MOST_TILES: Final = len(TERRITORIES) + FULL_ROUNDS
#: So no tile lies further from the start territory, in either direction.
REACH: Final = 45
WIDTH: Final = 2 * REACH + 1
CELLS: Final = WIDTH * WIDTH
#: No bid on land is higher.
MOST_BID: Final = 250


def cell_at(x: int, y: int) -> int:
    """The index of a cell: x grows to the east, y to the south, the start territory is at 0, 0."""
    return (y + REACH) * WIDTH + x + REACH


def cell_x(cell: int) -> int:
    """How far east of the start territory."""
    return cell % WIDTH - REACH


def cell_y(cell: int) -> int:
    """How far south of the start territory."""
    return cell // WIDTH - REACH


#: Where the start territory lies.
ORIGIN: Final = cell_at(0, 0)
#: From a cell to the one beyond each side.
STEPS: Final[tuple[int, ...]] = (-WIDTH, 1, WIDTH, -1)


def opposite(side: int) -> int:
    """The side of the neighbour that lies at a side."""
    return side ^ 2
