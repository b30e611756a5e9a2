"""How each game is searched, and how many playouts the levels make.

Beside each entry stands what it was chosen by: wins of games against the greedy bot with the same
weights, seats swapped, mean points, and the playouts a decision; few games. What the levels come to
is measured by `bench/levels.py` (docs/bots.md).
"""

from typing import Any, Final, NamedTuple

from tablee.bots.search.policy import Policy
from tablee.core import Game, State


class Tuning(NamedTuple):
    """How to search one game."""

    #: Playouts that hard and expert make for a decision, times seats: the more seats, the longer
    #: each playout.
    hard: int
    expert: int
    candidates: int
    #: By how many points the look-ahead is usually wrong when it compares two answers.
    doubt: float
    policy: Policy
    #: Worlds in which plans are made better up to a draw (`Search.worlds`).
    worlds: int = 0
    #: How futures are played that are told to people, where that is another way.
    told: Policy | None = None

    @property
    def futures(self) -> Policy:
        """How answers are played on to the end for whoever wants to know what they are for."""
        return self.told or self.policy


#: For games that nobody has measured yet.
ANY: Final = Tuning(60, 600, 6, 3.0, Policy(noise=0.5, horizon=6))

#: By the game's id, with `solo` after it where one seat plays.
TUNED: Final[dict[str, Tuning]] = {
    # 9 of 10, 165 to 141 (40, 0.13 s); without plans to the end in the second chapter 4 of 6, 162
    # to 151. With noise 3 of 4, 171 to 131 (60); to the end 3 of 3, 163 to 146 (48), by chance lost
    # 3 of 3 (200). Two good games differ by 60 points, of which chance tells as much.
    "reworld": Tuning(80, 800, 5, 3.0, Policy(ways=4, horizon=4), told=Policy(answers=1)),
    # 14 of 16, 121 to 93 (40, 0.5 s), and 7 of 8, 129 to 91, other seeds; 2.5 of 6, 101 to 93 (10,
    # so without making plans better); with noise 3 of 8, 93 to 102 (32, 8 moves far)
    "gaia": Tuning(80, 400, 10, 100.0, Policy()),
    # against the normal Automa 7 of 8, 142 to 130, the easy one 7 of 8, 139 to 112 (40, 0.3 s)
    "gaia solo": Tuning(40, 400, 10, 100.0, Policy()),
    # 7 of 8, 26 to 19 (40, 0.05 s); ten times as many won 4 of 7 against these
    "artemis": Tuning(80, 800, 6, 2.0, Policy(ways=10, horizon=4)),
    # 33.1 points (24, 0.2 s) where greedy has 28.9, and 29.3 (40, 0.4 s) with other seeds; with a
    # doubt of 0.2 32.2 (24), of 1 as many as greedy (24); 10 moves far 32.4 (60)
    "artemis solo": Tuning(40, 400, 8, 0.4, Policy(ways=10)),
    # 8 of 8, 23.0 to 21.4 (30, 0.2 s); 2 of 4, 24.5 to 23.5 (24); with noise, 4 moves far, 3 of 4,
    # 23.5 to 23.0 (60)
    "reykholt": Tuning(60, 600, 6, 1.0, Policy(win=0.5), worlds=3),
    # the goal reached in 10 of 10 (60, 0.1 s)
    "reykholt solo": Tuning(60, 600, 6, 2.0, Policy(win=1.0), worlds=3),
    # against two: 8 of 9, 114 to 69 (30, 0.05 s); ten times as many won 0 of 2 against these
    "century": Tuning(90, 900, 5, 2.0, Policy(ways=4, horizon=6)),
}


def tuning(game: Game[Any], state: State) -> Tuning:
    """How to search this game with so many seats."""
    alone = game.seat_count(state) == 1
    return TUNED.get(f"{game.id} solo" if alone else game.id, ANY)
