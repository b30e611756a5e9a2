"""The plan of a data set: all that its games depend on."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

import tablee
from tablee.arena.schedule import LineUp, line_ups
from tablee.bots import bot_at
from tablee.core import Game, Sentence, TableeError, Value
from tablee.core.catalogue import game
from tablee.core.options import MODE


class Table(Struct, frozen=True):
    """A table to play at: so many seats, and the way to play where a game has several."""

    seats: int
    mode: Value | None = None

    @property
    def options(self) -> dict[str, Value]:
        """What is not as it is by default."""
        return {} if self.mode is None else {MODE: self.mode}


class Plan(Struct, frozen=True):
    """Game k of a data set depends on these values and k alone."""

    #: The version that plays: another one's bots may answer otherwise.
    tablee: str
    game: str
    rules: int
    edition: str
    tables: tuple[tuple[Table, ...], ...]
    bots: tuple[str, ...]
    seed: int
    games: int

    @staticmethod
    def of(
        opened: Game[Any], seats: int | None, bots: Sequence[str], *, games: int, seed: int
    ) -> "Plan":
        """So many games, spread over all seat counts and modes; raises `TableeError`."""
        for name in bots:
            bot_at(name)
        if not bots:
            raise TableeError(Sentence("error-no-bots"))
        if games < 1:
            raise TableeError(Sentence("error-games", games=games))
        if seats is not None:
            opened.set_up(seats, {})
        counts = opened.seats if seats is None else (seats,)
        return Plan(
            tablee=tablee.__version__,
            game=opened.id,
            rules=opened.rules_version,
            edition=opened.edition.digest,
            tables=tuple(tuple(_tables(opened, count)) for count in counts),
            bots=tuple(bots),
            seed=seed,
            games=games,
        )

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat counts."""
        return tuple(tables[0].seats for tables in self.tables)

    @property
    def command(self) -> str:
        """What makes this data set again, wherever it is kept."""
        seats = f" --seats {self.seats[0]}" if len(self.seats) == 1 else ""
        return (
            f"tablee dataset {self.game} --games {self.games}{seats} "
            f"--bots {','.join(self.bots)} --seed {self.seed}"
        )

    def open_game(self) -> Game[Any]:
        """The game with the edition we ship."""
        return game(self.game)

    def table(self, number: int) -> Table:
        """Where that game is played: every seat count in turn, then every mode."""
        modes = self.tables[number % len(self.tables)]
        return modes[number // len(self.tables) % len(modes)]

    def line_up(self, number: int) -> LineUp:
        """Who sits where in that game: every mix of the bots in every order, as in the arena."""
        modes = self.tables[number % len(self.tables)]
        each = line_ups(self.bots, modes[0].seats)
        return each[number // (len(self.tables) * len(modes)) % len(each)]

    def seed_of(self, number: int) -> int:
        """The seed of that game."""
        return self.seed + number


def _tables(opened: Game[Any], seats: int) -> Iterator[Table]:
    mode = next((option for option in opened.options if option.name == MODE), None)
    if mode is None:
        yield Table(seats)
        return
    for value in mode.choices:
        if value == mode.default or seats in mode.counts(value, opened.seats):
            yield Table(seats, value)
