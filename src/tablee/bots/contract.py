"""What a bot is."""

from collections.abc import Iterable, Iterator
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
        return self.prefer(game, state, seat, rng)[0].action

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
