"""The random bot: every legal action is equally likely."""

from random import Random
from typing import Any

from tablee.bots.bot import Bot
from tablee.core import Action, Game, Seat
from tablee.core.draws import pick


class Uniform(Bot):
    """Plays at random."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Random) -> Action:  # noqa: ANN401
        return pick(rng, state.legal(seat))
