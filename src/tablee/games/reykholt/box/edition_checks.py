"""What is wrong with an edition file of Reykholt though every value is of its type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.reykholt.box.components import (
    CARDS,
    COLUMNS,
    EVENTS,
    FLAGGED_COLUMNS,
    GROUPS,
    LAST_TABLE,
    MOST_PROVIDED,
    SCENARIOS,
    SIZES,
)
from tablee.games.reykholt.box.vocabulary import Points, ProvidesGreenhouse, RowClosed
from tablee.games.reykholt.box.word_checks import misplaced
from tablee.kit.edition import complain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from tablee.core import BadEdition
    from tablee.games.reykholt.box.edition import ActionSpace, ReykholtEdition
    from tablee.games.reykholt.box.vocabulary import Modifier

_FLAGGED = [COLUMNS[column] for column in FLAGGED_COLUMNS]
#: Rows of the two sides of the board.
ROWS_3_4 = 6
ROWS_1_2 = 3


def space_codes(rows: int) -> list[str]:
    """The names of the spaces of so many rows, row by row."""
    return [f"{column}-{row}" for row in range(1, rows + 1) for column in COLUMNS]


def problems(edition: ReykholtEdition) -> Iterator[BadEdition]:
    """What types cannot say. Names come first: what follows looks things up by them."""
    for key, found, names in _named(edition):
        yield from _misnamed(key, found, names)
    for key, count, printed in _counts(edition):
        if count != printed:
            yield complain(key, "edition-count", found=count, printed=printed)
    yield from _wrong_flags(edition)
    yield from _wrong_greenhouses(edition)
    yield from _wrong_groups(edition)
    yield from _wrong_scenarios(edition)
    yield from _wrong_closures(edition)
    yield from misplaced(edition)


def _named(edition: ReykholtEdition) -> Iterator[tuple[str, Iterable[str], Sequence[str]]]:
    """Key, the names in the file, the names of the box."""
    yield "track.tables", edition.track.tables, [str(n) for n in range(1, LAST_TABLE + 1)]
    yield "board.side_3_4.spaces", edition.board.side_3_4.spaces, space_codes(ROWS_3_4)
    yield "board.side_1_2.spaces", edition.board.side_1_2.spaces, space_codes(ROWS_1_2)
    yield "services.cards", edition.services.cards, CARDS
    yield "events.cards", edition.events.cards, EVENTS
    yield "scenarios.cards", edition.scenarios.cards, SCENARIOS


def _misnamed(key: str, found: Iterable[str], names: Sequence[str]) -> Iterator[BadEdition]:
    there = list(found)
    for name in names:
        if name not in there:
            yield complain(f"{key}.{name}", "edition-missing")
    for name in there:
        if name not in names:
            yield complain(f"{key}.{name}", "edition-unknown")


def _counts(edition: ReykholtEdition) -> Iterator[tuple[str, int, int]]:
    """Key, total in the file, total in the rulebook."""
    greenhouses = edition.greenhouses
    random = sum(greenhouses.random.hidden.counts) + 1
    yield "greenhouses", sum(greenhouses.piles.counts(4)) + random, 23
    yield "greenhouses", sum(greenhouses.piles.counts(2)) + random, 15
    cards = edition.services.cards.values()
    yield "services.cards", sum(not card.story for card in cards), 36
    yield "services.cards", sum(card.story for card in cards), 16
    yield "events.cards", sum(not card.thirteenth for card in edition.events.cards.values()), 12
    flags = [space.flag for code, space in _spaces(edition, "property")]
    yield "board.side_1_2.spaces", sum(flags), 2


def _spaces(edition: ReykholtEdition, column: str) -> Iterator[tuple[str, ActionSpace]]:
    """The spaces of a column, on the side for one or two players."""
    for code, space in edition.board.side_1_2.spaces.items():
        if code.startswith(column):
            yield code, space


def _wrong_flags(edition: ReykholtEdition) -> Iterator[BadEdition]:
    """R17: only two columns have flags."""
    sides: Mapping[str, Mapping[str, ActionSpace]] = {
        "side_3_4": edition.board.side_3_4.spaces,
        "side_1_2": edition.board.side_1_2.spaces,
    }
    for side, spaces in sides.items():
        for code, space in spaces.items():
            if space.flag and code.rpartition("-")[0] not in _FLAGGED:
                yield complain(f"board.{side}.spaces.{code}.flag", "edition-flag")


def _wrong_greenhouses(edition: ReykholtEdition) -> Iterator[BadEdition]:
    """A golden crate is one of the crates (R73)."""
    for size, kind in zip(SIZES, edition.greenhouses.sizes.in_order, strict=True):
        if kind.rarest not in kind.allowed:
            yield complain(f"greenhouses.sizes.{size}.rarest", "edition-rarest")
    for code, card in edition.services.cards.items():
        for effect in card.effect:
            if isinstance(effect, ProvidesGreenhouse) and effect.rarest not in effect.allowed:
                yield complain(f"services.cards.{code}.effect", "edition-rarest")


def _wrong_groups(edition: ReykholtEdition) -> Iterator[BadEdition]:
    """R8: without story cards too, every group fills the display."""
    for group in GROUPS:
        cards = [card for card in edition.services.cards.values() if card.group == group]
        shown = edition.service_display.shown
        if sum(not card.story for card in cards) < shown:
            yield complain("services.cards", "edition-group", group=group, shown=shown)
        provided = sum(
            isinstance(effect, ProvidesGreenhouse) for card in cards for effect in card.effect
        )
        if provided > MOST_PROVIDED:
            yield complain("services.cards", "edition-provided", group=group, most=MOST_PROVIDED)


def _wrong_scenarios(edition: ReykholtEdition) -> Iterator[BadEdition]:
    """A lone player's goal is counted as the victory is: in points or in tables."""
    for code, scenario in edition.scenarios.cards.items():
        by_points = isinstance(scenario.victory, Points)
        has_points = scenario.solo_goal_points is not None
        has_table = scenario.solo_goal_table is not None
        if has_points != by_points or has_table == by_points:
            yield complain(f"scenarios.cards.{code}", "edition-goal")


def _wrong_closures(edition: ReykholtEdition) -> Iterator[BadEdition]:
    """Spaces that are closed in solo are spaces of its board."""
    changed: list[tuple[str, Sequence[Modifier]]] = [
        *((f"events.cards.{code}", card.modifiers) for code, card in edition.events.cards.items()),
        *(
            (f"scenarios.cards.{code}", scenario.modifiers)
            for code, scenario in edition.scenarios.cards.items()
        ),
    ]
    for key, modifiers in changed:
        for modifier in modifiers:
            if isinstance(modifier, RowClosed):
                for space in modifier.solo_spaces:
                    if space not in space_codes(ROWS_1_2):
                        yield complain(f"{key}.modifiers", "edition-space", space=space)
