"""Levels: bots to play against, by how well they play and how long they think."""

from collections.abc import Iterator
from math import exp
from random import Random
from typing import Any

from tablee.bots.contract import Bot, Preference
from tablee.bots.greedy import Greedy
from tablee.bots.search import Search
from tablee.bots.search.tuning import Tuning, tuning
from tablee.core import Action, Game, Seat

#: By how much of the range between its best and its middle answer `easy` is tempted.
TEMPERATURE = 0.4


class Easy(Greedy):
    """Looks as far as greedy does and then takes one of the better answers, not always the best.

    An answer that is worse than the middle one is never taken: it errs as people do.
    """

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Random) -> Action:  # noqa: ANN401
        preferences = self.prefer(game, state, seat, rng)
        best = preferences[0].value
        better = preferences[: (len(preferences) + 1) // 2]
        spread = (best - better[-1].value) * TEMPERATURE
        if not spread:
            return better[0].action
        weights = [exp((preference.value - best) / spread) for preference in better]
        left = rng.random() * sum(weights)
        for preference, weight in zip(better, weights, strict=True):
            left -= weight
            if left < 0:
                return preference.action
        return better[0].action


class Normal(Greedy):
    """Plays what looks best one move ahead."""


class Hard(Bot):
    """Searches, as the game was found to be searched best, for a second at most."""

    seconds = 1.0

    def consider(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        rng: Random,
    ) -> Iterator[Preference]:
        return self.search(game, state).consider(game, state, seat, rng)

    def search(self, game: Game[Any], state: Any) -> Search:  # noqa: ANN401
        """The search of the game's recipe."""
        tuned = tuning(game, state)
        return Search(
            self.budget(tuned) // game.seat_count(state),
            candidates=tuned.candidates,
            doubt=tuned.doubt,
            policy=tuned.policy,
            worlds=tuned.worlds,
            seconds=self.seconds,
        )

    def budget(self, tuned: Tuning) -> int:
        """Playouts for a decision, times seats."""
        return tuned.hard


class Expert(Hard):
    """Searches five to ten times as long."""

    seconds = 10.0

    def budget(self, tuned: Tuning) -> int:
        return tuned.expert
