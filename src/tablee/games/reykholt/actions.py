"""The vocabulary. Every action is made here, once; rules take it from these tables.

| notation | means |
|---|---|
| `first 2` | chance: seat 2 is the start player |
| `reveal head_chef`, `event geyser` | chance: a service card is shown, an event is drawn |
| `draw 5` | chance: the random pile's top card has five plots |
| `work field-3` | place a worker on that space |
| `part 2`, `branch 1` | which part of a space comes next; which side of an "or" |
| `plant lettuce 2`, `harvest lettuce 2` | plant or harvest that good in greenhouse 2 |
| `enough` | no more plantings, no more harvests |
| `use head_chef`, `decline`, `wait` | use a card (an event's offer, the arrivals) or not; not now |
| `pay TTL`, `bonus`, `stay` | pay these goods; use the bonus; stay at the table |
| `greenhouse 5`, `discard 2`, `give 2` | take a greenhouse of five plots; part with greenhouse 2 |
| `service head_chef`, `share head_chef` | take a service card; share one |
| `take carrot` | a good of one's choice |
| `fill mushroom 2`, `lose tomato 2` | a good into, or out of, greenhouse 2 |
| `rescue TT`, `rescue none` | what is kept of a greenhouse that leaves |
"""

from itertools import combinations_with_replacement
from typing import Final

from tablee.core import Action
from tablee.games.reykholt.box.components import (
    CARDS,
    COLUMNS,
    EVENTS,
    GOODS,
    LETTERS,
    MOST_BRANCHES,
    MOST_GREENHOUSES,
    MOST_PAID,
    MOST_PARTS,
    MOST_PLOTS,
    MOST_ROWS,
    MOST_SEATS,
    TYPES,
    Counts,
)
from tablee.kit.actions import Numbered, table

#: What may be used: service cards, then offers of events, then the arrivals of solo (R85).
FIRST_EVENT: Final = len(CARDS)
ARRIVALS: Final = FIRST_EVENT + len(EVENTS)
USABLE: Final = (*CARDS, *EVENTS, "arrivals")

#: Spaces by number, row by row; which of them are in use depends on the number of players (R4).
SPACES: Final = tuple(f"{column}-{row}" for row in range(1, MOST_ROWS + 1) for column in COLUMNS)


class InGreenhouse(Action):
    """A good and one's own greenhouse that it goes into or comes from."""

    __slots__ = ("good", "greenhouse")

    def __init__(self, verb: str, good: int, greenhouse: int) -> None:
        super().__init__(f"{verb} {GOODS[good]} {greenhouse + 1}")
        self.good: Final = good
        self.greenhouse: Final = greenhouse


class Use(Numbered):
    """One of `USABLE`."""

    __slots__ = ()


class Pay(Action):
    """Goods that leave the stock."""

    __slots__ = ("goods",)

    def __init__(self, goods: Counts) -> None:
        super().__init__(f"pay {letters(goods)}")
        self.goods: Final = goods


class Rescue(Action):
    """Goods that are kept of a greenhouse that leaves."""

    __slots__ = ("goods",)

    def __init__(self, goods: Counts) -> None:
        super().__init__(f"rescue {letters(goods) or 'none'}")
        self.goods: Final = goods


def letters(goods: Counts) -> str:
    """Goods as letters, from common to rare."""
    return "".join(letter * count for letter, count in zip(LETTERS, goods, strict=True))


def _multisets(size: int) -> tuple[Counts, ...]:
    """So many goods of any types, the commonest first."""
    return tuple(
        tuple(chosen.count(good) for good in range(TYPES))
        for chosen in combinations_with_replacement(range(TYPES), size)
    )


def _in_greenhouse(verb: str) -> tuple[tuple[InGreenhouse, ...], ...]:
    """By greenhouse and good."""
    return tuple(
        tuple(InGreenhouse(verb, good, greenhouse) for good in range(TYPES))
        for greenhouse in range(MOST_GREENHOUSES)
    )


FIRST: Final = table(Numbered, "first", range(MOST_SEATS))
REVEAL: Final = table(Numbered, "reveal", CARDS)
EVENT: Final = table(Numbered, "event", EVENTS)
#: By number of plots.
DRAW: Final = table(Numbered, "draw", range(MOST_PLOTS + 1))
WORK: Final = table(Numbered, "work", SPACES)
PART: Final = table(Numbered, "part", range(1, MOST_PARTS + 1))
BRANCH: Final = table(Numbered, "branch", range(1, MOST_BRANCHES + 1))
PLANT: Final = _in_greenhouse("plant")
HARVEST: Final = _in_greenhouse("harvest")
ENOUGH: Final = Action("enough")
USE: Final = table(Use, "use", USABLE)
DECLINE: Final = Action("decline")
WAIT: Final = Action("wait")
#: By number of goods: every way to pay so many.
PAYMENTS: Final = tuple(
    tuple(Pay(goods) for goods in _multisets(size)) for size in range(MOST_PAID + 1)
)
BONUS: Final = Action("bonus")
STAY: Final = Action("stay")
#: By number of plots.
GREENHOUSE: Final = table(Numbered, "greenhouse", range(MOST_PLOTS + 1))
DISCARD: Final = table(Numbered, "discard", range(1, MOST_GREENHOUSES + 1))
GIVE: Final = table(Numbered, "give", range(1, MOST_GREENHOUSES + 1))
SERVICE: Final = table(Numbered, "service", CARDS)
SHARE: Final = table(Numbered, "share", CARDS)
TAKE: Final = table(Numbered, "take", GOODS)
FILL: Final = _in_greenhouse("fill")
LOSE: Final = _in_greenhouse("lose")
#: By number of goods.
RESCUES: Final = tuple(
    tuple(Rescue(goods) for goods in _multisets(size)) for size in range(MOST_PLOTS + 1)
)

FIXED: Final[tuple[Action, ...]] = (
    *FIRST,
    *REVEAL,
    *EVENT,
    *DRAW[1:],
    *WORK,
    *PART,
    *BRANCH,
    *(plant for row in PLANT for plant in row),
    *(harvest for row in HARVEST for harvest in row),
    ENOUGH,
    *USE,
    DECLINE,
    WAIT,
    *(pay for pays in PAYMENTS[1:] for pay in pays),
    BONUS,
    STAY,
    *GREENHOUSE[1:],
    *DISCARD,
    *GIVE,
    *SERVICE,
    *SHARE,
    *TAKE,
    *(fill for row in FILL for fill in row),
    *(lose for row in LOSE for lose in row),
    *(rescue for rescues in RESCUES for rescue in rescues),
)
