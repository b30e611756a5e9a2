"""Bonus cards and catastrophes, as the edition prints them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core import Sentence
from tablee.games.century.box import Box
from tablee.games.century.box.components import BONUS_ROUNDS, CARDS_PER_BONUS_ROUND, METRICS
from tablee.games.century.words import naming

_COLUMN_LETTERS: Final = "ABCDE"
NO_HARM: Final = Sentence("no-harm")
#: What is counted in points already.
_VALUES: Final = ("clean_territory_values", "flowers")


def card_round(card: int) -> int:
    """The round at whose end a bonus card counts."""
    return BONUS_ROUNDS[card // CARDS_PER_BONUS_ROUND]


def card_does(box: Box, card: int) -> Sentence:
    """R69, R70: what a bonus card scores, then what it costs."""
    printed = sorted(box.bonus_cards[card], key=lambda term: term[1] < 0)
    terms = tuple(_term(METRICS[metric], points) for metric, points in printed)
    return Sentence("together", things=terms)


def _term(metric: str, points: int) -> Sentence:
    key = f"counts-{metric}"
    return Sentence(key) if metric in _VALUES else Sentence(key, points=naming.points(points))


def column_letter(column: int) -> str:
    """What a column is called: A is the leftmost and worst one."""
    return _COLUMN_LETTERS[column]


def column_brings(box: Box, catastrophe: int, column: int) -> naming.Said:
    """What a column of a catastrophe brings, as it is printed."""
    tokens, pollution = box.catastrophes[catastrophe][column]
    if not tokens and not pollution:
        return (NO_HARM,)
    return naming.impact(tokens, *([naming.environment(-pollution)] if pollution else []))


def columns(box: Box, catastrophe: int, in_play: Sequence[int]) -> naming.Said:
    """R34: every column in play, from the worst to the empty one."""
    return tuple(
        Sentence(
            "column-brings",
            column=column_letter(column),
            brings=column_brings(box, catastrophe, column),
        )
        for column in in_play
    )
