"""Policies: how playouts choose, quickly, for every seat."""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

from tablee.bots.greedy import Judge, worth_after
from tablee.core import Action, Seat, State
from tablee.core.draws import draw


class Policy:
    """Takes what looks best one move ahead, by a judge; not quite exactly, if it is told to."""

    __slots__ = ("answers", "horizon", "minds_rivals", "noise", "rounds", "to_draw", "ways", "win")

    def __init__(
        self,
        *,
        answers: int = 0,
        noise: float = 0.0,
        horizon: int = 0,
        win: float = 0.0,
        ways: int = 60,
        to_draw: bool = False,
        rounds: int = 0,
        minds_rivals: bool = False,
    ) -> None:
        #: How many answers to a question are looked at, drawn at random; 0: all, 1: none.
        self.answers = answers
        #: By how many points an answer may look better than it is.
        self.noise = noise
        #: Moves of the seat that searches before the position is valued as it is; 0: to the end.
        self.horizon = horizon
        #: What it is worth to be first at the end, in points, beside being ahead.
        self.win = win
        #: Ways to complete a move that are looked at, at most.
        self.ways = ways
        #: The position is valued as it is where something is drawn next.
        self.to_draw = to_draw
        #: Rounds that are begun before the position is valued as it is; 0: to the end. Then all
        #: candidates are valued at the same point of a round, where estimates are alike.
        self.rounds = rounds
        #: Every seat wants to be ahead of its best rival; else it minds its own score alone, which
        #: is quicker.
        self.minds_rivals = minds_rivals

    @property
    def is_exact(self) -> bool:
        """It leaves nothing to luck."""
        return not (self.noise or self.answers)

    def to_the_end(self) -> "Policy":
        """The same without a horizon."""
        return Policy(**{**self.spec(), "horizon": 0, "rounds": 0, "to_draw": False})

    def to_the_draw(self) -> "Policy":
        """The same up to the next draw."""
        return Policy(**{**self.spec(), "horizon": 0, "rounds": 0, "to_draw": True})

    def spec(self) -> dict[str, Any]:
        """What it was made with, to be made again in another process."""
        return {
            "answers": self.answers,
            "noise": self.noise,
            "horizon": self.horizon,
            "win": self.win,
            "ways": self.ways,
            "to_draw": self.to_draw,
            "rounds": self.rounds,
            "minds_rivals": self.minds_rivals,
        }

    def choose(self, judge: Judge, state: State, seat: Seat, rng: Random) -> Action:
        """An answer of `seat`; nothing changes."""
        legal: Sequence[Action] = state.legal(seat)
        count = len(legal)
        if count == 1:
            return legal[0]
        if self.answers == 1:
            return legal[int(rng.random() * count)]
        if 0 < self.answers < count:
            legal = draw(rng, list(legal), self.answers)
        best = legal[0]
        highest = -inf
        for action in legal:
            worth = worth_after(judge, state, seat, action, self.ways)
            if self.noise:
                worth += self.noise * rng.random()
            if worth > highest:
                highest = worth
                best = action
        return best
