"""What a view is made of. Greenhouses, rows and tables count from 1; goods go by their names."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from tablee.games.reykholt.box.components import (
    CardCode,
    Column,
    EventCode,
    Good,
    Phase,
    ScenarioCode,
)
from tablee.kit.said import Said

#: Goods by type; what is nothing is left out, but for a player's stock.
Goods: TypeAlias = Mapping[Good, int]
#: What a sign on a space or a card stands for.
SignKind: TypeAlias = Literal[
    "good",
    "any",
    "same",
    "different",
    "choice",
    "greenhouse",
    "random",
    "discard",
    "give",
    "plant",
    "harvest",
    "fill",
    "rescue",
    "advance",
    "bonus",
    "payment",
    "service",
    "share",
    "arrow",
]


class Sign(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sign of the row that says what a space or a card does."""

    kind: SignKind
    good: Good | None = None
    #: At least and at most so many; at most 0 is without a limit.
    least: int = 1
    most: int = 1
    #: The plots that a greenhouse may have.
    plots: Sequence[int] = ()


class Part(msgspec.Struct, frozen=True):
    """A part of a space: its signs, or those of each side of an "or"."""

    branches: Sequence[Sequence[Sign]]


class PrintedSpace(msgspec.Struct, frozen=True):
    """What is printed on a space."""

    column: Column
    row: int
    flag: bool
    parts: Sequence[Part]
    #: In a few words, and in full.
    brief: Said
    does: Said


class PrintedTable(msgspec.Struct, frozen=True):
    """What a table asks for."""

    good: Good
    count: int
    plates: int


class PrintedCard(msgspec.Struct, frozen=True):
    """What is printed on a service card."""

    signs: Sequence[Sign]
    does: Said


class PrintedEvent(msgspec.Struct, frozen=True):
    """What is printed on an event."""

    does: Said


class PrintedGreenhouse(msgspec.Struct, frozen=True):
    """What may be planted in a greenhouse of a pile."""

    allowed: Sequence[Good]
    rarest: Good


class PrintedScenario(msgspec.Struct, frozen=True):
    """What a scenario changes."""

    id: ScenarioCode
    does: Said


class Printed(msgspec.Struct, frozen=True):
    """What a board needs of the edition."""

    #: From table 1.
    tables: Sequence[PrintedTable]
    spaces: Mapping[str, PrintedSpace]
    rows: Sequence[int]
    cards: Mapping[CardCode, PrintedCard]
    events: Mapping[EventCode, PrintedEvent]
    #: By plots.
    greenhouses: Mapping[str, PrintedGreenhouse]
    scenario: PrintedScenario | None


class Space(msgspec.Struct, frozen=True):
    """A space that is in use, with who stands there."""

    id: str
    workers: Sequence[int]
    #: So many of them, the first ones, stand there since the round before.
    earlier: int
    #: A worker of nobody stands there, in a game played alone.
    neutral: bool
    #: The event of the round has closed it.
    closed: bool


class RandomPile(msgspec.Struct, frozen=True):
    """The random greenhouses by plots: those on top and at the bottom are known, others counted."""

    top: Sequence[int]
    hidden: Mapping[str, int]
    bottom: Sequence[int]


class Greenhouse(msgspec.Struct, frozen=True):
    """A greenhouse of a player."""

    number: int
    plots: int
    goods: Goods
    #: Where it came from: a size, `random`, or the service card that provides it.
    pile: str
    allowed: Sequence[Good]
    rarest: Good


class Harvest(msgspec.Struct, frozen=True):
    """What harvest time will bring as things are."""

    #: What leaves no choice.
    goods: Goods
    #: Goods to come on top, of the owner's choice.
    choices: int


#: How a table is reached: by paying, by the bonus, or not.
Way: TypeAlias = Literal["paid", "bonus", "missing"]


class Leg(msgspec.Struct, frozen=True):
    """One table of a plan."""

    table: int
    way: Way
    #: What is paid for it, or what is missing.
    goods: Goods
    #: What arriving there brings.
    gained: Goods
    #: Service cards that make it cheaper, or payable.
    cards: Sequence[CardCode]


class Plan(msgspec.Struct, frozen=True):
    """How far the goods reach, and how."""

    #: The table that is reached by paying alone.
    without_bonus: int
    #: The table that is reached with the bonus where it helps most.
    reaches: int
    #: Table by table; the last one is the first that is not reached, but for the end of the track.
    legs: Sequence[Leg]


#: What a service card may do now: be used, wait for its moment, no more this round, no more ever.
Readiness: TypeAlias = Literal["usable", "waiting", "used", "spent"]


class Service(msgspec.Struct, frozen=True):
    """A service card that a player may use."""

    id: CardCode
    shared_with: int | None
    #: This round; of immediate cards in this game.
    uses: int
    now: Readiness


class Player(msgspec.Struct, frozen=True):
    """What a player has."""

    seat: int
    stock: Goods
    greenhouses: Sequence[Greenhouse]
    table: int
    #: Still in hand.
    workers: int
    services: Sequence[Service]
    #: The standing from 1: who is further, in front at the same table, is before.
    rank: int
    #: Points, where the scenario counts them or the game is played alone.
    points: int | None
    #: Whether the bonus of this round was used.
    bonus_used: bool
    harvest: Harvest
    #: With the stock as it is.
    plan: Plan
    #: With the harvest of this round; `None` once it is in.
    plan_after_harvest: Plan | None


class ReykholtView(msgspec.Struct, frozen=True):
    """The whole table; everybody sees the same."""

    round: int
    rounds: int
    first: int
    phase: Phase
    #: The event of this round, and those that may still come.
    event: EventCode | None
    events_left: Sequence[EventCode]
    display: Sequence[CardCode]
    #: Goods left beside the service cards, the top one first.
    stack: Sequence[Good]
    #: Whether the next card that is taken brings the top one.
    stack_is_due: bool
    piles: Mapping[str, int]
    random: RandomPile
    spaces: Sequence[Space]
    #: The space that is being resolved.
    space: str | None
    #: For each table from 0 the seats on it as they arrived; the last one stands in front.
    track: Sequence[Sequence[int]]
    players: Sequence[Player]
    #: The table to reach in a game played alone, or the points where the scenario counts them.
    goal_table: int | None
    goal_points: int | None
    #: Alone: whether a worker may still be placed on a blocked space.
    blocked_space: bool
    printed: Printed
