"""The plan of a training: all that its outcome depends on."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from tablee.core import Game, Sentence, TableeError, Weights
from tablee.core.catalogue import game
from tablee.core.weights import Number
from tablee.kit.weights import guessed

#: Every so many generations the champion is replaced by the mean of what was found.
REIGN = 10


class Place(Struct, frozen=True):
    """One game for a candidate: at a table of so many seats, in that one."""

    seats: int
    seed: int
    seat: int


class Plan(Struct, frozen=True):
    """What is trained, from where, and how long. The same plan gives the same weights."""

    game: str
    rules: int
    edition: str
    #: The weights at the beginning.
    start: tuple[float, ...]
    seed: int
    generations: int
    #: Candidates of a generation, and games of each at each kind of table.
    population: int
    games: int

    @staticmethod
    def of(
        opened: Game[Any], *, seed: int, generations: int, population: int, games: int
    ) -> "Plan":
        """A training from the weights that were guessed once; raises `TableeError`."""
        weights_of(opened)
        for name, count in (
            ("generations-count", generations),
            ("population", population - 3),
            ("games", games),
        ):
            if count < 1:
                raise TableeError(Sentence(f"error-train-{name}"))
        return Plan(
            game=opened.id,
            rules=opened.rules_version,
            edition=opened.edition.digest,
            start=tuple(flat(guessed_of(opened))),
            seed=seed,
            generations=generations,
            population=population,
            games=games,
        )

    def open_game(self) -> Game[Any]:
        """The game with the edition we ship."""
        return game(self.game)

    def places(self, generation: int, games: int) -> tuple[Place, ...]:
        """The games of a generation, the same for each of its candidates.

        Alone, where a game can be played so, and at the smallest table with rivals, in each seat
        in turn.
        """
        counts = self.open_game().seats
        tables = {min(counts), min([count for count in counts if count > 1], default=1)}
        first = (self.seed * 1_000_003 + generation) * 1_000
        return tuple(
            Place(seats, first + number, number % seats)
            for seats in sorted(tables)
            for number in range(games)
        )


def guessed_of(opened: Game[Any]) -> Mapping[str, Number]:
    """Where the training of a game begins, by name."""
    return guessed(type(opened).__module__.rpartition(".")[0])


def flat(numbers: Mapping[str, Number]) -> Iterator[float]:
    """The numbers one after the other."""
    for number in numbers.values():
        if isinstance(number, float):
            yield number
        else:
            yield from number


def weights_of(opened: Game[Any]) -> Weights:
    """The weights of a game; raises `TableeError` where it has none."""
    if opened.weights is None:
        raise TableeError(Sentence("error-train-no-weights", game=opened.title))
    return opened.weights
