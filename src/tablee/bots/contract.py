"""What a bot is."""

from collections.abc import Iterable, Iterator
from math import exp
from random import Random
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from tablee.core import Action, Game, Seat


class Preference(NamedTuple):
    """An action and what a bot expects of it: points ahead of its best rival at the end."""

    action: Action
    value: float


def latest(considered: Iterable[Preference]) -> list[Preference]:
    """The last thing said of each action, in the order in which they were first thought of."""
    return [Preference(action, value) for action, value in dict(considered).items()]


def ranked(judged: Iterable[Preference], rng: Random) -> list[Preference]:
    """The best first; ties are broken at random."""
    judged = list(judged)
    if len(judged) < 2:
        return judged
    drawn = [(preference, rng.random()) for preference in judged]
    drawn.sort(key=lambda entry: (entry[0].value, entry[1]), reverse=True)
    return [preference for preference, _ in drawn]


def tempted(preferences: list[Preference], temptation: float, rng: Random) -> Action:
    """One of the better answers, the best first: the further behind, the less likely.

    An answer that is worse than the middle one is never taken: that is how people err. What is
    behind is measured by `temptation` times the range between the best and the middle one.
    """
    best = preferences[0].value
    better = preferences[: (len(preferences) + 1) // 2]
    spread = (best - better[-1].value) * temptation
    if not spread:
        return better[0].action
    weights = [exp((preference.value - best) / spread) for preference in better]
    left = rng.random() * sum(weights)
    for preference, weight in zip(better, weights, strict=True):
        left -= weight
        if left < 0:
            return preference.action
    return better[0].action


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It is handed an imagined world that fits what its seat knows, never the true one.

    The world is the bot's own copy: it may play on it, and imagine others with
    `game.determinize`. How long it thinks is counted in what it looks at, never in time: the same
    seed gives the same game everywhere. Whoever cannot wait stops it while it considers.
    A bot says what it thinks in `consider`; one that has no opinion writes `choose` instead.
    """

    #: How long it thinks about one question at most, as it is meant to be.
    seconds: float = 0.0

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Random) -> Action:  # noqa: ANN401
        """One of the legal actions of `seat`."""
        return self.pick(game, state, seat, self.prefer(game, state, seat, rng), rng)

    def pick(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        preferences: list[Preference],
        rng: Random,
    ) -> Action:
        """Which of its preferences, the best first, it plays."""
        return tempted(preferences, self.temptation(game, state, seat), rng)

    def temptation(self, game: Game[Any], state: Any, seat: Seat) -> float:  # noqa: ANN401
        """How far behind the best an answer may be and still tempt it; 0: it plays the best."""
        return 0.0

    def prefer(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        rng: Random,
    ) -> list[Preference]:
        """All legal actions, the best first; empty for a bot that has no opinion."""
        return ranked(latest(self.consider(game, state, seat, rng)), rng)

    def consider(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        rng: Random,
    ) -> Iterator[Preference]:
        """Each legal action as soon as it is judged, so that whoever is in a hurry may stop.

        An action may come again: what is said of it later replaces what was said before. Nothing
        for a bot that has no opinion.
        """
        return iter(())
