"""What is in the box, as the tables that rules read. The values come from the edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tablee.games.reykholt.box.components import (
    CARDS,
    COLUMNS,
    COVERED_ROW,
    COVERED_SEATS,
    EVENTS,
    GOODS,
    LAST_TABLE,
    NONE,
    PROPERTY,
    SCENARIOS,
    SIZES,
    Counts,
    Good,
    Kind,
)
from tablee.games.reykholt.box.vocabulary import AnyTime, ProvidesGreenhouse, Static, Take

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tablee.games.reykholt.box import edition as printed
    from tablee.games.reykholt.box.components import Column
    from tablee.games.reykholt.box.vocabulary import Trigger


class Table:
    """A table of the track: what it asks for, and its plates."""

    __slots__ = ("count", "good", "plates")

    def __init__(self, good: int, count: int, plates: int) -> None:
        self.good: Final = good
        self.count: Final = count
        self.plates: Final = plates


class Greenhouse:
    """A kind of greenhouse: its plots, the goods it allows, and the one in the golden crate."""

    __slots__ = ("allowed", "plots", "rarest")

    def __init__(self, plots: int, allowed: Iterable[Good], rarest: Good) -> None:
        self.plots: Final = plots
        self.allowed: Final = tuple(sorted({GOODS.index(good) for good in allowed}))
        self.rarest: Final = GOODS.index(rarest)


class Space:
    """An action space. Its number counts the spaces of its side, row by row."""

    __slots__ = ("code", "column", "flag", "number", "parts", "row")

    def __init__(self, code: str, space: printed.ActionSpace) -> None:
        column, _, row = code.rpartition("-")
        self.code: Final = code
        self.column: Final = COLUMNS.index(cast("Column", column))
        self.row: Final = int(row)
        self.number: Final = (self.row - 1) * len(COLUMNS) + self.column
        self.flag: Final = space.flag
        self.parts: Final = tuple(space.parts)


class Card:
    """A service card."""

    __slots__ = (
        "code",
        "conditions",
        "cost",
        "effects",
        "greenhouses",
        "group",
        "is_optional",
        "is_story",
        "kind",
        "limit",
        "trigger",
    )

    def __init__(self, code: str, card: printed.ServiceCard) -> None:
        self.code: Final = code
        self.group: Final = card.group
        self.is_story: Final = card.story
        self.kind: Final[Kind] = _kind(card.trigger)
        self.trigger: Final = card.trigger
        self.conditions: Final = tuple(card.condition)
        self.cost: Final = tuple(card.cost)
        self.effects: Final = tuple(card.effect)
        self.is_optional: Final = card.optional
        self.limit: Final = card.limit
        #: Those that the card is (R78).
        self.greenhouses: Final = tuple(
            Greenhouse(effect.plots, effect.allowed, effect.rarest)
            for effect in card.effect
            if isinstance(effect, ProvidesGreenhouse)
        )


class Event:
    """An event: what it does at once, and the rules that it changes for the round."""

    __slots__ = ("code", "effects", "is_thirteenth", "modifiers")

    def __init__(self, code: str, card: printed.EventCard) -> None:
        self.code: Final = code
        self.effects: Final = tuple(card.effect)
        self.modifiers: Final = tuple(card.modifiers)
        self.is_thirteenth: Final = card.thirteenth


class Scenario:
    """A scenario, with the rounds for so many players. One of its goals is for a lone player."""

    __slots__ = (
        "code",
        "end",
        "goal_points",
        "goal_table",
        "modifiers",
        "rounds",
        "setup",
        "victory",
    )

    def __init__(self, code: str, card: printed.Scenario, seats: int) -> None:
        self.code: Final = code
        self.rounds: Final = card.rounds_solo if seats == 1 else card.rounds
        self.setup: Final = tuple(card.setup)
        self.modifiers: Final = tuple(card.modifiers)
        self.end: Final = card.end
        self.victory: Final = card.victory
        self.goal_table: Final = card.solo_goal_table
        self.goal_points: Final = card.solo_goal_points


class Solo:
    """What a lone player gets at the start of work time (R85), the goal and the score (R90)."""

    __slots__ = ("gain", "goal_table", "goods_cap", "greenhouses", "per_good", "per_table")

    def __init__(self, solo: printed.Solo) -> None:
        self.gain: Final[Counts] = solo.gain.counts
        self.greenhouses: Final = solo.greenhouses
        self.goal_table: Final = solo.goal_table
        self.per_table: Final = solo.per_table
        self.per_good: Final = solo.per_good
        self.goods_cap: Final = solo.goods_cap


class Box:
    """Everything printed, for one player count. Shared by all positions of a game, never changed.

    Goods, columns, cards, events and scenarios are ints that index `components`; piles go by the
    index of their size in `SIZES`.
    """

    __slots__ = (
        "blocked",
        "cards",
        "events",
        "greenhouses",
        "neighbours",
        "opener",
        "piles",
        "random",
        "rounds",
        "rows",
        "scenarios",
        "seats",
        "shown",
        "solo",
        "spaces",
        "stack",
        "tables",
        "turn_orders",
    )

    def __init__(self, edition: printed.ReykholtEdition, seats: int) -> None:
        self.seats: Final = seats
        is_solo = seats == 1
        #: By start player: all seats, clockwise.
        self.turn_orders: Final = tuple(
            tuple((first + step) % seats for step in range(seats)) for first in range(seats)
        )
        #: By seat, whose service cards it may share: left, then right (R64, R65).
        self.neighbours: Final = tuple(
            ((seat + 1) % seats, (seat - 1) % seats) if seats > 2 else () for seat in range(seats)
        )
        self.rounds: Final = edition.rounds.solo if is_solo else edition.rounds.standard
        #: By number; the start asks for nothing.
        self.tables: Final = (Table(NONE, 0, 0), *_tables(edition.track.tables))
        greenhouses = edition.greenhouses
        self.greenhouses: Final = tuple(
            Greenhouse(plots, kind.allowed, kind.rarest)
            for plots, kind in zip(SIZES, greenhouses.sizes.in_order, strict=True)
        )
        #: Cards of each size, in piles of their own and in the random pile under its opener.
        self.piles: Final[Counts] = greenhouses.piles.counts(seats)
        self.random: Final[Counts] = greenhouses.random.hidden.counts
        self.opener: Final = SIZES.index(greenhouses.random.opener)
        #: In use, row by row, and their rows from top to bottom.
        self.spaces: Final = _spaces(edition.board, seats)
        self.rows: Final = tuple(sorted({space.row for space in self.spaces}))
        #: R83: where a neutral worker stands, by number.
        self.blocked: Final = tuple(
            space.number
            for space in self.spaces
            if is_solo and space.flag and space.column == PROPERTY
        )
        display = edition.service_display
        self.shown: Final = display.shown_solo if is_solo else display.shown
        #: From top to bottom (R9).
        self.stack: Final = tuple(GOODS.index(good) for good in display.stack)
        self.cards: Final = tuple(Card(code, edition.services.cards[code]) for code in CARDS)
        self.events: Final = tuple(Event(code, edition.events.cards[code]) for code in EVENTS)
        self.scenarios: Final = tuple(
            Scenario(code, edition.scenarios.cards[code], seats) for code in SCENARIOS
        )
        self.solo: Final = Solo(edition.solo)


def _kind(trigger: Trigger) -> Kind:
    if isinstance(trigger, Take):
        return "immediate"
    if isinstance(trigger, AnyTime):
        return "any_time"
    return "greenhouse" if isinstance(trigger, Static) else "ongoing"


def _tables(tables: Mapping[str, printed.TrackTable]) -> Iterable[Table]:
    for number in range(1, LAST_TABLE + 1):
        table = tables[str(number)]
        yield Table(GOODS.index(table.good), table.count, table.plates)


def _spaces(board: printed.Board, seats: int) -> tuple[Space, ...]:
    """R4: the spaces in use, in the order of their numbers."""
    side = board.side_1_2 if seats < COVERED_SEATS else board.side_3_4
    spaces = [Space(code, space) for code, space in side.spaces.items()]
    return tuple(
        space
        for space in sorted(spaces, key=lambda space: space.number)
        if seats != COVERED_SEATS or space.row != COVERED_ROW
    )
