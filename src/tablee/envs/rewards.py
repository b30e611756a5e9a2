"""Rewards: what a seat gets for how the game goes, or has gone."""

from collections.abc import Callable
from typing import Any, Final

from tablee.core import Game, Outcome, Result, Sentence, State, TableeError


def _margin(outcome: Outcome, mine: Result) -> float:
    """The score less that of the best rival; alone, less what the highest goal asks for."""
    rivals = [result.score for result in outcome.results if result is not mine]
    return mine.score - max(rivals or [goal.target for goal in outcome.goals], default=0)


def _place(outcome: Outcome, mine: Result) -> float:
    """From 1 for the first to -1 for the last, in equal steps; alone, whether the goal is met."""
    last = max(len(outcome.results), 2)
    return 1.0 - 2.0 * (mine.place - 1) / (last - 1)


def _win(outcome: Outcome, mine: Result) -> float:
    return 1.0 if mine.won else -1.0


#: What is given at the end of a game.
_AT_THE_END: Final[dict[str, Callable[[Outcome, Result], float]]] = {
    "place": _place,
    "win": _win,
    "margin": _margin,
}
#: Each change of the score, as it comes.
SCORE: Final = "score"
REWARDS: Final = (*_AT_THE_END, SCORE)


class Rewards:
    """Gives each seat its reward of a step; over a game they sum up to what the kind says."""

    __slots__ = ("_final", "_game", "_kind", "_nothing", "_scores", "_seats")

    def __init__(self, game: Game[Any], seats: int, kind: str) -> None:
        if kind not in REWARDS:
            raise TableeError(Sentence("error-reward", reward=kind, known=", ".join(REWARDS)))
        self._game: Final = game
        self._seats: Final = range(seats)
        self._kind: Final = kind
        self._final: Final = _AT_THE_END.get(kind)
        self._nothing: Final = [0.0] * seats
        self._scores = [0] * seats

    @property
    def at_the_end(self) -> bool:
        """Whether there are none before the game is over."""
        return self._final is not None

    def begin(self, state: State) -> None:
        """A new game: rewards count from here."""
        self._scores = [self._game.standing(state, seat)[0] for seat in self._seats]

    def since(self, state: State) -> list[float]:
        """What each seat gets for what happened since it was last asked."""
        if self._final is None:
            before = self._scores
            self.begin(state)
            return [float(now - then) for now, then in zip(self._scores, before, strict=True)]
        if not state.over:
            return self._nothing
        outcome = self._game.outcome(state)
        return [self._final(outcome, outcome.results[seat]) for seat in self._seats]
