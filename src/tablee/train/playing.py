"""Games in which candidates are tried: each sits down with the champion."""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from tablee.bots import Bot
from tablee.bots.greedy import Selfish
from tablee.bots.search.tuning import is_shaping
from tablee.core import Action, Game, Match, Seat
from tablee.core.draws import pick
from tablee.driver import play_out
from tablee.train.plan import Place, Plan, weights_of

Vector = Sequence[float]


class Weighed(Bot):
    """A bot with weights of its own."""

    def __init__(self, inner: Bot, vector: Vector) -> None:
        self._inner = inner
        self._vector = vector
        #: The version of the game's weights that these are; another bot's may be assigned now.
        self._version = -1

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Random) -> Action:  # noqa: ANN401
        weights = weights_of(game)
        if weights.version != self._version:
            weights.assign(self._vector)
            self._version = weights.version
        return self._inner.choose(game, state, seat, rng)


class Varied(Bot):
    """Answers at random what shapes the whole game, so that weights are not fitted to one way."""

    def __init__(self) -> None:
        self._inner = Selfish()

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Random) -> Action:  # noqa: ANN401
        if is_shaping(game, state, seat):
            answers: Sequence[Action] = state.legal(seat)
            return pick(rng, answers)
        return self._inner.choose(game, state, seat, rng)


class Played(NamedTuple):
    """How a candidate came off: points ahead of its best rival, its score, its share of victory."""

    margin: float
    score: int
    won: float


class Trial(NamedTuple):
    """The games of one candidate against one champion."""

    plan: Plan
    number: int
    candidate: Vector
    champion: Vector
    places: Sequence[Place]


def try_out(trial: Trial) -> tuple[int, list[Played]]:
    """The trial's number, and how each of its games went."""
    opened = trial.plan.open_game()
    weights = weights_of(opened)
    before = weights.vector()
    try:
        return trial.number, [_play(opened, trial, place) for place in trial.places]
    finally:
        weights.assign(before)


def fitness(played: Sequence[Played]) -> float:
    """What a candidate is judged by: how far ahead it came out on average."""
    return fmean(each.margin for each in played)


def _play(opened: Game[Any], trial: Trial, place: Place) -> Played:
    match = Match(opened, place.seats, place.seed)
    kind = Selfish if place.seed // 2 % 2 else Varied  # in each seat as often
    bots: list[Bot] = [Weighed(kind(), trial.champion) for _ in range(place.seats)]
    bots[place.seat] = Weighed(kind(), trial.candidate)
    play_out(match, bots)
    outcome = match.outcome()
    winners = sum(result.won for result in outcome.results)
    mine = outcome.results[place.seat]
    return Played(
        margin=opened.value(match.state, place.seat),
        score=mine.score,
        won=1 / winners if mine.won else 0.0,
    )
