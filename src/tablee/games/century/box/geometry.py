"""The lattice on which a tile is drawn: its points, and the straight lines between them.

A tile is 4 wide and 4 high. Rails and bridges are spans, and a set of spans is a bit mask: what a
bridge may not cross is one operation away (R61).
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tablee.games.century.box.components import ANCHORS, SIDES, SPANS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tablee.games.century.box.components import Anchor

#: By anchor: its column and its row.
POINTS: Final[tuple[tuple[int, int], ...]] = (
    (2, 0),
    (4, 2),
    (2, 4),
    (0, 2),
    *((int(name[1]), int(name[2])) for name in ANCHORS[SIDES:]),
)
#: By anchor, then anchor: the span between the two; -1 between an anchor and itself.
SPAN_BETWEEN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        SPANS.index((min(one, other), max(one, other))) if one != other else -1
        for other in range(len(ANCHORS))
    )
    for one in range(len(ANCHORS))
)


def is_step(span: int) -> bool:
    """Whether a span joins neighbours of the lattice, straight or aslant, as printed rails do."""
    (x1, y1), (x2, y2) = _ends(span)
    return max(abs(x1 - x2), abs(y1 - y2)) == 1


def rails_of(lines: Iterable[Sequence[Anchor]]) -> int:
    """The rails of lines that run from point to point, as a set of spans."""
    rails = 0
    for line in lines:
        for one, other in pairwise(line):
            rails |= 1 << SPAN_BETWEEN[ANCHORS.index(one)][ANCHORS.index(other)]
    return rails


def _ends(span: int) -> tuple[tuple[int, int], tuple[int, int]]:
    first, second = SPANS[span]
    return POINTS[first], POINTS[second]


def _turn(span: int, anchor: int) -> int:
    """On which side of a span's line a point lies: -1, 1, or 0 for on it."""
    (x1, y1), (x2, y2) = _ends(span)
    x, y = POINTS[anchor]
    area = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
    return (area > 0) - (area < 0)


#: By span, then anchor: on which side of the span's line the anchor lies.
_TURNS: Final = tuple(
    tuple(_turn(span, anchor) for anchor in range(len(ANCHORS))) for span in range(len(SPANS))
)


def _is_inside(span: int, anchor: int) -> bool:
    """Whether a point lies on a span, its ends left out."""
    if _TURNS[span][anchor] or anchor in SPANS[span]:
        return False
    (x1, y1), (x2, y2) = _ends(span)
    x, y = POINTS[anchor]
    return min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2)


def _do_cross(one: int, other: int) -> bool:
    """Whether two spans meet in a point that is an end of neither."""
    sides, turns = _TURNS[one], _TURNS[other]
    first, second = SPANS[other]
    third, fourth = SPANS[one]
    return sides[first] * sides[second] < 0 and turns[third] * turns[fourth] < 0


#: By span: the anchors on it, its ends left out, as a bit mask.
INSIDE: Final = tuple(
    sum(1 << anchor for anchor in range(len(ANCHORS)) if _is_inside(span, anchor))
    for span in range(len(SPANS))
)
#: By span: the spans that it crosses, as a bit mask.
CROSSED: Final = tuple(
    sum(1 << other for other in range(len(SPANS)) if _do_cross(span, other))
    for span in range(len(SPANS))
)
