"""What numbers of badges, buildings and colonists will probably score, by the rounds left."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from tablee.games.artemis.box import Box
from tablee.games.artemis.box.components import MOST_BUILDINGS, ROUNDS, TYPES
from tablee.games.artemis.prospects import weights as w
from tablee.games.artemis.rules.scoring.final_scoring import looked_up

#: By rounds left and number.
Rows = tuple[tuple[float, ...], ...]

#: As many as are told apart.
MOST: Final = MOST_BUILDINGS + ROUNDS


class Tables:
    """The tables of the final scoring (R105-R108), as they look some rounds before it."""

    __slots__ = ("badges", "buildings", "sets")

    def __init__(self, box: Box) -> None:
        final = box.final
        self.badges: Final = _foreseen(final.badges, w.BADGE_CHANCE)
        self.buildings: Final = _foreseen(final.buildings, w.BUILDING_CHANCE)
        #: Here the number is that of the types that a set has.
        self.sets: Final = tuple(
            _set_values(final.colonist_set, final.leftovers, left) for left in range(ROUNDS + 2)
        )


@cache
def tables(box: Box) -> Tables:
    """Made once for each box."""
    return Tables(box)


def _foreseen(printed: Sequence[int], chance: float) -> Rows:
    """What a number will score if each round brings one more with that chance."""
    rows = [tuple(float(looked_up(printed, number)) for number in range(MOST + 1))]
    for _ in range(ROUNDS + 1):
        later = rows[-1]
        more = (*later[1:], later[-1])
        rows.append(tuple((1 - chance) * a + chance * b for a, b in zip(later, more, strict=True)))
    return tuple(rows)


def _set_values(points: int, leftovers: int, left: int) -> tuple[float, ...]:
    """Colonists of so many types: a third of a point each (R107), and perhaps a set (R106)."""
    comes = 1 - (1 - w.TYPE_CHANCE) ** left
    return tuple(
        types / leftovers + (points - types / leftovers) * comes ** (TYPES - types)
        if types
        else 0.0
        for types in range(TYPES + 1)
    )


def between(rows: Rows, left: float, number: int) -> float:
    """What the rows say for rounds of which one may have begun."""
    whole = int(left)
    part = left - whole
    return (1 - part) * rows[whole][number] + part * rows[whole + 1][number]
