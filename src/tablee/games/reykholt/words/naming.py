"""What things are called within sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from tablee.core import Sentence
from tablee.games.reykholt.actions import FIRST_EVENT
from tablee.games.reykholt.box.components import (
    CARDS,
    COLUMNS,
    EVENTS,
    GOODS,
    PHASES,
    Counts,
    Good,
)

Said = tuple[Sentence, ...]
"""Said as a list."""


def number_of(good: int, count: int) -> Sentence:
    """So many goods of a type."""
    return Sentence(f"goods-{GOODS[good]}", count=count)


def goods(counts: Counts) -> Said:
    """Goods by type, or nothing."""
    said = tuple(number_of(good, count) for good, count in enumerate(counts) if count)
    return said or (Sentence("no-goods"),)


def good(good: int) -> Sentence:
    """One good, with its article."""
    return Sentence(f"a-{GOODS[good]}")


def types(among: Sequence[Good]) -> Said:
    """Types of goods."""
    return tuple(Sentence(f"all-{good}") for good in among)


def sizes(plots: Sequence[int]) -> Sentence:
    """One of several numbers of plots."""
    return either([Sentence("number", value=number) for number in plots])


def either(choices: Sequence[Sentence]) -> Sentence:
    """One or the other, or a third."""
    *first, last = choices
    if not first:
        return last
    return Sentence("either", one=listed(first), other=last)


def listed(things: Sequence[Sentence]) -> Sentence:
    """One thing after the other, with commas between them."""
    return reduce(lambda one, other: Sentence("listed", one=one, other=other), things)


def service(card: int) -> Sentence:
    """The name of a service card."""
    return Sentence(f"service-{CARDS[card]}")


def happening(event: int) -> Sentence:
    """The name of an event."""
    return Sentence(f"happening-{EVENTS[event]}")


def usable(index: int) -> Sentence:
    """The name of a service card or of an event that offers something."""
    return service(index) if index < FIRST_EVENT else happening(index - FIRST_EVENT)


def phase(index: int) -> Sentence:
    """The name of a phase."""
    return Sentence(f"phase-{PHASES[index]}")


def space(column: int, row: int) -> Sentence:
    """A space by its place on the board."""
    return Sentence("space", column=Sentence(f"column-{COLUMNS[column]}"), row=row)


def space_numbered(number: int) -> Sentence:
    """A space by its number."""
    row, column = divmod(number, len(COLUMNS))
    return space(column, row + 1)


def inside(counts: Counts) -> Sentence:
    """What a greenhouse holds."""
    return Sentence("greenhouse-holds", goods=goods(counts)) if any(counts) else EMPTY


EMPTY: Final = Sentence("empty-greenhouse")
