"""The miller: a bot of Granary's own."""

from random import Random
from typing import Any

from granary.actions import SELL
from granary.rules import price
from tablee import Action, Bot, Game, Seat

#: For less than that a sack is stored.
GOOD_PRICE = 3


class Miller(Bot):
    """Sells while the price is good, and always shows its heaviest sack."""

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Random) -> Action:  # noqa: ANN401
        legal: list[Action] = state.legal(seat)
        if SELL in legal:
            return legal[0 if price(state, seat) >= GOOD_PRICE else 1]
        return legal[-1]
