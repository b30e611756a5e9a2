"""What a bot is."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from tablee.core import Action, Game, Seat


class Preference(NamedTuple):
    """An action and what a bot expects of it: points ahead of its best rival at the end."""

    action: Action
    value: float


def ranked(judged: Iterable[Preference], rng: Random) -> list[Preference]:
    """The best first; ties are broken at random."""
    judged = list(judged)
    if len(judged) < 2:
        return judged
    drawn = [(preference, rng.random()) for preference in judged]
    drawn.sort(key=lambda entry: (entry[0].value, entry[1]), reverse=True)
    return [preference for preference, _ in drawn]


class Bot(ABC):
    """A player. It is handed an imagined world that fits what its seat knows, never the true one.

    The world is the bot's own copy: it may play on it, and imagine others with
    `game.determinize`.
    """

    @abstractmethod
    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Random) -> Action:  # noqa: ANN401
        """One of the legal actions of `seat`."""

    def prefer(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        rng: Random,
    ) -> list[Preference]:
        """All legal actions, the best first; empty for a bot that has no opinion."""
        return []

    def consider(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
    ) -> Iterator[Preference]:
        """Each legal action as soon as it is judged, so that whoever is in a hurry may stop.

        Nothing for a bot that has no opinion, or none before it has thought of everything.
        """
        return iter(())
