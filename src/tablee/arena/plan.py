"""The plan of a tournament: all that its games depend on."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from tablee.arena.schedule import LineUp, line_ups
from tablee.bots import bot_at
from tablee.core import Game, Sentence, TableeError, Value
from tablee.core.catalogue import game
from tablee.core.options import fill_in


class Plan(Struct, frozen=True):
    """Game k of a tournament depends on these values and k alone.

    Games come in rounds: one for each line-up, all with the same seed. So whatever luck a round
    has, everybody has it in every seat.
    """

    game: str
    rules: int
    edition: str
    changes: dict[str, Any]
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int
    games: int

    @staticmethod
    def of(
        opened: Game[Any],
        seats: int,
        options: Mapping[str, Value],
        bots: Sequence[str],
        *,
        games: int,
        seed: int,
    ) -> "Plan":
        """A tournament of at least so many games, in whole rounds; raises `TableeError`."""
        for name in bots:
            bot_at(name)
        if not bots:
            raise TableeError(Sentence("error-no-bots"))
        if games < 1:
            raise TableeError(Sentence("error-games", games=games))
        round_size = len(line_ups(tuple(bots), seats))
        return Plan(
            game=opened.id,
            rules=opened.rules_version,
            edition=opened.edition.digest,
            changes=dict(opened.edition.changes),
            seats=seats,
            options=fill_in(opened.options, options, seats),
            bots=tuple(bots),
            seed=seed,
            games=-(-games // round_size) * round_size,
        )

    def open_game(self) -> Game[Any]:
        """The game with its edition."""
        return game(self.game, self.changes)

    def line_up(self, number: int) -> LineUp:
        """Who sits where in that game."""
        all_of_them = line_ups(self.bots, self.seats)
        return all_of_them[number % len(all_of_them)]

    def seed_of(self, number: int) -> int:
        """The seed of that game; the first round has the seed of the plan, each next one more."""
        return self.seed + number // len(line_ups(self.bots, self.seats))
