"""The random bot: every legal action is equally likely."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.bots.contract import Bot
from tablee.core import Action, Game, Seat
from tablee.core.draws import pick


class Uniform(Bot):
    """Plays at random."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Random) -> Action:  # noqa: ANN401
        legal: Sequence[Action] = state.legal(seat)
        return pick(rng, legal)
