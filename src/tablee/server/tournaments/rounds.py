"""Rounds: who sits with whom, who sits out, and what that adds up to over several rounds."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

#: Those who play at one table, by their ids, in the order of its seats.
Seated: TypeAlias = tuple[str, ...]


@dataclass(frozen=True)
class Round:
    """Everybody who takes part in a round is at one table, or sits out."""

    tables: tuple[Seated, ...]
    sits_out: tuple[str, ...] = ()


def pair(one: str, other: str) -> tuple[str, str]:
    """Two people, in whatever order they were named."""
    return (one, other) if one < other else (other, one)


@dataclass
class History:
    """How often everybody has met, sat out, and had which seat at tables of which size."""

    met: Counter[tuple[str, str]] = field(default_factory=Counter)
    sat_out: Counter[str] = field(default_factory=Counter)
    sizes: Counter[tuple[str, int]] = field(default_factory=Counter)
    seats: Counter[tuple[str, int]] = field(default_factory=Counter)

    @staticmethod
    def of(rounds: Iterable[Round]) -> "History":
        """What the rounds add up to."""
        history = History()
        for each in rounds:
            history.add(each)
        return history

    def add(self, played: Round) -> None:
        """One round more."""
        self.sat_out.update(played.sits_out)
        for table in played.tables:
            self.met.update(pair(one, other) for one, other in combinations(table, 2))
            self.sizes.update((player, len(table)) for player in table)
            self.seats.update((player, seat) for seat, player in enumerate(table))


def table_sizes(players: int, seats: int, legal: Iterable[int]) -> list[int]:
    """The sizes of a round's tables, the largest first; empty if there are too few players.

    As few as possible sit out; then there are as few tables as possible, as equal as possible.
    None has more than `seats`.
    """
    sizes = sorted(size for size in set(legal) if 2 <= size <= seats)
    for playing in range(players, 1, -1):
        for count in range(1, playing // 2 + 1):
            fitting = [
                chosen
                for chosen in combinations_with_replacement(sizes, count)
                if sum(chosen) == playing
            ]
            if fitting:
                return sorted(min(fitting, key=_unevenness), reverse=True)
    return []


def _unevenness(sizes: Iterable[int]) -> int:
    return sum(size * size for size in sizes)
