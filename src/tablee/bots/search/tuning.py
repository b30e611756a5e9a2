"""How each game is searched, and how many playouts a second allows.

Found in games of a search against greedy bots, seats swapped, on a busy machine and therefore few:
beside each entry stand wins of games, mean points and the playouts a decision they were made with.
Too few to be sure of, and the entries were chosen after them. In Reworld, looking at 3 answers for
2 or 3 moves lost 3 of 4 games, at 40 answers for 2 moves won 6 of 11, chance to the end 7 of 8.
"""

from typing import Any, Final, NamedTuple

from tablee.bots.search.playouts import Policy
from tablee.core import Game, State


class Tuning(NamedTuple):
    """How to search one game."""

    #: Playouts a second, times seats, by pure Python on a slow processor.
    speed: int
    candidates: int
    doubt: float
    policy: Policy


#: For games that nobody has measured yet.
ANY: Final = Tuning(120, 6, 3.0, Policy(12, 0.0, 4))

#: By the game's id, with `solo` after it where one seat plays.
TUNED: Final = {
    # 7 of 8, 169 to 139 (150 playouts)
    "reworld": Tuning(500, 5, 10.0, Policy(1, 0.0, 0)),
    # 2 of 3, 82 to 74 (32 playouts); to the end with 4 answers 0 of 2
    "gaia": Tuning(90, 8, 5.0, Policy(24, 0.0, 6)),
    # easy Automa: 1 of 1, 109 to 99 (32 playouts)
    "gaia solo": Tuning(30, 8, 10.0, Policy(24, 0.0, 0)),
    # 9 of 12, 22.2 to 16.5 (24 playouts)
    "artemis": Tuning(200, 6, 2.0, Policy(8, 0.0, 3)),
    # 5 games: median 31, mean 28.8 (80 playouts); with 4 answers, 6 games: 32 and 29.8 (60)
    "artemis solo": Tuning(200, 8, 3.0, Policy(12, 0.0, 4)),
    # not measured
    "reykholt": Tuning(200, 5, 0.7, Policy(12, 0.0, 4, win=0.5)),
    # not measured; with 4 answers the goal was missed in 4 of 4
    "reykholt solo": Tuning(80, 6, 2.0, Policy(12, 0.0, 0, win=1.0)),
    # not measured; with a horizon of 3 it won 1 of 4, by chance to the end 0 of 2
    "century": Tuning(90, 4, 2.0, Policy(8, 0.0, 12)),
}


def tuning(game: Game[Any], state: State) -> Tuning:
    """How to search this game with so many seats."""
    alone = game.seat_count(state) == 1
    return TUNED.get(f"{game.id} solo" if alone else game.id, ANY)
