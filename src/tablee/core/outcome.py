"""Outcome: who took part in a game, how each came off, and which goals were reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tablee.core.events import Seat

#: How many outcomes are remembered: few moves change one, and each is asked for after every move.
REMEMBERED: Final = 1024


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody without a seat that a game plays against its people, and that scores: an Automa."""

    #: The text key of its name.
    key: str
    #: Score first, then the tie-breaks.
    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to be reached, or a rank that so many points earn."""

    #: The text key of what is to be reached, or of the rank's name.
    key: str
    value: int
    target: int

    # Compiled, a frozen class knows no other way to be read from a pickle.
    def __reduce__(self) -> tuple[type[Goal], tuple[object, ...]]:
        return Goal, (self.key, self.value, self.target)

    @property
    def reached(self) -> bool:
        """Whether it is reached now."""
        return self.value >= self.target


@dataclass(frozen=True, slots=True)
class Result:
    """How a seat, or an opponent without a seat, came off."""

    #: `None` for an opponent, whose name has the text key `opponent`.
    seat: Seat | None
    opponent: str
    score: int
    tie_breaks: tuple[int, ...]
    #: From 1, shared where standings are equal.
    place: int
    won: bool

    def __reduce__(self) -> tuple[type[Result], tuple[object, ...]]:
        told = (self.seat, self.opponent, self.score, self.tie_breaks, self.place, self.won)
        return Result, told


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of everyone who took part: seats in their order, then opponents.

    Before the end it is what it would be if the game ended now, as far as everybody may know.
    """

    results: tuple[Result, ...]
    goals: tuple[Goal, ...] = ()

    def __reduce__(self) -> tuple[type[Outcome], tuple[object, ...]]:
        return Outcome, (self.results, self.goals)

    @property
    def winners(self) -> list[Seat]:
        """The seats that have won; several when victory is shared, none where all were beaten."""
        return [result.seat for result in self.results if result.won and result.seat is not None]

    @property
    def scores(self) -> list[int]:
        """The score of each seat."""
        return [result.score for result in self.results if result.seat is not None]

    @property
    def opponents(self) -> list[Result]:
        """The results of those who hold no seat."""
        return [result for result in self.results if result.seat is None]

    @property
    def rank(self) -> Goal | None:
        """The last goal that was reached; they stand in rising order."""
        return next((goal for goal in reversed(self.goals) if goal.reached), None)


def is_missed(goals: Sequence[Goal]) -> bool:
    """Whether there are goals, and none is reached."""
    return bool(goals) and not any(goal.reached for goal in goals)


def ranked(
    standings: Sequence[tuple[int, ...]],
    opponents: Iterable[Opponent] = (),
    goals: Iterable[Goal] = (),
    gone: Iterable[Seat] = (),
) -> Outcome:
    """The outcome of these standings: the greatest is first, equal ones share a place.

    Whoever is alone wins by reaching a goal, where there are goals; without it the goal is first
    and the seat second. Seats that are `gone` gave up: they come last and do not win.
    """
    return _ranked(tuple(standings), tuple(opponents), tuple(goals), frozenset(gone))


@lru_cache(REMEMBERED)
def _ranked(
    standings: tuple[tuple[int, ...], ...],
    against: tuple[Opponent, ...],
    aims: tuple[Goal, ...],
    away: frozenset[Seat],
) -> Outcome:
    entered: list[tuple[bool, tuple[int, ...]]] = [
        (seat not in away, standing) for seat, standing in enumerate(standings)
    ]
    entered += [(True, opponent.standing) for opponent in against]
    missed = len(entered) == 1 and is_missed(aims)
    results = []
    for index, entry in enumerate(entered):
        is_seat = index < len(standings)
        place = 1 + sum(other > entry for other in entered) + missed
        results.append(
            Result(
                seat=index if is_seat else None,
                opponent="" if is_seat else against[index - len(standings)].key,
                score=entry[1][0],
                tie_breaks=entry[1][1:],
                place=place,
                won=place == 1 and entry[0],
            )
        )
    return Outcome(tuple(results), aims)
