"""How each game is searched, and how many playouts a second allows.

Found in games of a search against greedy bots, seats swapped, on a busy machine and therefore few:
beside each entry stand wins of games, mean points and the playouts a decision they were made with.
Too few to be sure of, and the entries were chosen after them. In Reworld, looking at 3 answers for
2 or 3 moves lost 3 of 4 games, at 40 answers for 2 moves won 6 of 11, chance to the end 7 of 8.
"""

from typing import Any, Final, NamedTuple

from tablee.bots.search.policy import Policy
from tablee.core import Game, State


class Tuning(NamedTuple):
    """How to search one game."""

    #: Playouts a second, times seats, by pure Python on a slow processor.
    speed: int
    candidates: int
    doubt: float
    policy: Policy
    width: int = 0
    depth: int = 0


#: For games that nobody has measured yet.
ANY: Final = Tuning(120, 6, 3.0, Policy(noise=0.5, horizon=6))

#: By the game's id, with `solo` after it where one seat plays.
TUNED: Final[dict[str, Tuning]] = {}


def tuning(game: Game[Any], state: State) -> Tuning:
    """How to search this game with so many seats."""
    alone = game.seat_count(state) == 1
    return TUNED.get(f"{game.id} solo" if alone else game.id, ANY)
