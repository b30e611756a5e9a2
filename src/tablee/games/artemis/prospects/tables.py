"""What numbers of badges, buildings and colonists will probably score, by the rounds left."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from tablee.games.artemis.box import Box
from tablee.games.artemis.box.components import MOST_BUILDINGS, ROUNDS, TYPES
from tablee.games.artemis.prospects.weights import W
from tablee.games.artemis.rules.scoring.final_scoring import looked_up

#: By rounds left and number.
Rows = tuple[tuple[float, ...], ...]

#: As many as are told apart.
MOST: Final = MOST_BUILDINGS + ROUNDS


class Rates:
    """What holds for a time before the end, whoever plays."""

    __slots__ = ("badges", "buildings", "free", "sets", "typed", "use")

    def __init__(self, tables: "Tables", left: float) -> None:
        #: Points by number; for a set, by the types that it has.
        self.badges: Final = _between(tables.badges, left)
        self.buildings: Final = _between(tables.buildings, left)
        self.sets: Final = _between(tables.sets, left)
        #: How likely an empty slot is filled by somebody still to come.
        self.free: Final = comes(W.free_slot, left)
        self.typed: Final = comes(W.typed_slot, left)
        #: How much of what a good can still be used for counts.
        self.use: Final = _between(tuple((use,) for use in W.use), left)[0]


class Tables:
    """The tables of the final scoring (R105-R108), as they look some rounds before it."""

    __slots__ = ("_rates", "badges", "buildings", "sets")

    def __init__(self, box: Box) -> None:
        final = box.final
        self.badges: Final = _foreseen(final.badges, W.badge_chance)
        self.buildings: Final = _foreseen(final.buildings, W.building_chance)
        #: Here the number is that of the types that a set has.
        self.sets: Final[Rows] = tuple(
            _set_values(final.colonist_set, final.leftovers, left) for left in range(ROUNDS + 2)
        )
        self._rates: dict[float, Rates] = {}

    def at(self, left: float) -> Rates:
        """The rates so many rounds before the end, of which one may have begun."""
        found = self._rates.get(left)
        if found is None:
            found = self._rates[left] = Rates(self, left)
        return found


@cache
def tables(box: Box) -> Tables:
    """Made once for each box, as long as the weights stay as they are."""
    return Tables(box)


W.on_change(tables.cache_clear)


def _foreseen(printed: Sequence[int], chance: float) -> Rows:
    """What a number will score if each round brings one more with that chance."""
    rows = [tuple(float(looked_up(printed, number)) for number in range(MOST + 1))]
    for _ in range(ROUNDS + 1):
        later = rows[-1]
        more = (*later[1:], later[-1])
        rows.append(tuple((1 - chance) * a + chance * b for a, b in zip(later, more)))
    return tuple(rows)


def _set_values(points: int, leftovers: int, left: int) -> tuple[float, ...]:
    """Colonists of so many types: a third of a point each (R107), and perhaps a set (R106)."""
    found = comes(W.type_chance, left)
    return tuple(
        types / leftovers + (points - types / leftovers) * found ** (TYPES - types)
        if types
        else 0.0
        for types in range(TYPES + 1)
    )


def comes(chance: float, rounds: float) -> float:
    """How likely something comes about that each round brings with that chance."""
    never: float = max(0.0, 1 - chance) ** rounds
    return 1 - never


def _between(rows: Rows, left: float) -> tuple[float, ...]:
    """What the rows say for rounds of which one may have begun."""
    whole = int(left)
    part = left - whole
    now, later = rows[whole], rows[whole + 1]
    return tuple((1 - part) * now[number] + part * later[number] for number in range(len(now)))
