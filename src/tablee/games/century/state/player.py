"""One seat's side of the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.snapshot import same_fields
from tablee.games.century.box.components import FIRST_TECHNOLOGY, MOST_EFFECTS, SOURCES
from tablee.games.century.state.country import Country

#: Indexes of `SOURCES`.
FROM_CITIES: Final = 0
FROM_QUALITY_OF_LIFE: Final = 1
FROM_BONUS_CARDS: Final = 2
FROM_TERRITORIES: Final = 3
FROM_WASTE: Final = 4
FROM_ENVIRONMENT: Final = 5
FROM_COINS_RANK: Final = 6
FROM_SCIENCE_RANK: Final = 7


def effect_bit(tile: int, effect: int) -> int:
    """The bit of a technology's effect among those that were used."""
    return 1 << (tile - FIRST_TECHNOLOGY) * MOST_EFFECTS + effect


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class Player:
    """One seat's side. Holds ints, tuples and an immutable country, so that a clone shares them."""

    __slots__ = (
        "aside",
        "bonus_scored",
        "coins",
        "country",
        "environment",
        "points",
        "science",
        "score",
        "technologies",
        "used",
        "waste_aside",
        "won",
    )

    def __init__(self, country: Country) -> None:
        self.score = 0
        #: The score by `SOURCES`.
        self.points: tuple[int, ...] = (0,) * len(SOURCES)
        #: What the bonus cards of rounds 2 and 4 have scored.
        self.bonus_scored: tuple[int, ...] = (0, 0)
        #: In hand, known to this seat alone (R3).
        self.coins = 0
        self.science = 0
        #: The space of the environment marker, the leftmost is 0.
        self.environment = 0
        self.country = country
        #: Territories won this round; how many says how much waste the next one brings (R25).
        self.won = 0
        #: Tiles that wait to be attached, each with the waste on it, in the order won.
        self.aside: tuple[tuple[int, int], ...] = ()
        #: Waste that waits to be placed (R49).
        self.waste_aside = 0
        #: Tiles, in the order bought.
        self.technologies: tuple[int, ...] = ()
        #: A bit for each effect that was used, this round or for good (`effect_bit`).
        self.used = 0

    def clone(self) -> Player:
        copy = Player.__new__(Player)
        copy.score = self.score
        copy.points = self.points
        copy.bonus_scored = self.bonus_scored
        copy.coins = self.coins
        copy.science = self.science
        copy.environment = self.environment
        copy.country = self.country
        copy.won = self.won
        copy.aside = self.aside
        copy.waste_aside = self.waste_aside
        copy.technologies = self.technologies
        copy.used = self.used
        return copy

    def score_points(self, source: int, points: int) -> None:
        """Points are counted, and where they come from."""
        self.score += points
        kept = list(self.points)
        kept[source] += points
        self.points = tuple(kept)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and same_fields(self, other)
