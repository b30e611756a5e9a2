"""How each game is searched, and how many playouts the levels make.

Beside each entry stands what it was chosen by: wins of games against whom it says, seats swapped,
mean points, and the playouts a decision; few games. What the levels come to is measured by
`bench/levels` (docs/bots.md).
"""

from typing import Any, Final, NamedTuple

from tablee.bots.search.policy import Policy
from tablee.core import Game, Seat, State


class Recipe(NamedTuple):
    """How a level searches one game."""

    #: For a decision, times seats: the more seats, the longer each playout.
    playouts: int
    candidates: int
    #: By how many points the look-ahead is usually wrong when it compares two answers.
    doubt: float
    policy: Policy
    #: Worlds in which plans are made better (`Search.worlds`).
    worlds: int = 0
    #: Plans go up to the next draw (`Search.to_draw`).
    to_draw: bool = False
    #: Plans go up to the end where nothing is drawn any more (`Search.to_end`).
    to_end: bool = True
    #: How far behind the best an answer may be and still tempt (`Bot.temptation`).
    temptation: float = 0.0
    #: How far behind the best an answer may be and still tempt where it shapes the whole game, so
    #: that such a bot does not always play the same.
    taste: float = 0.0


class Tuning(NamedTuple):
    """How to play one game, by levels."""

    hard: Recipe
    expert: Recipe
    #: How far behind the best an answer may be and still tempt (`Bot.temptation`). Levels are
    #: steps: each errs about as much as it takes for the next to beat it.
    easy: float = 0.4
    normal: float = 0.0
    #: How often `easy` answers without looking. Where the better half of the answers is nearly as
    #: good as the best, it would else be no easier than `normal`.
    slips: float = 0.0
    #: Questions whose answer shapes the whole game, by the names of their classes: `normal` plays
    #: each answer out once.
    shaping: tuple[str, ...] = ()
    #: How futures are played that are told to people, where that is another way.
    told: Policy | None = None

    @property
    def futures(self) -> Policy:
        """How answers are played on to the end for whoever wants to know what they are for."""
        return self.told or self.hard.policy


def _alike(recipe: Recipe) -> Tuning:
    """Expert searches as hard does, with ten times as many playouts."""
    return Tuning(recipe, recipe._replace(playouts=recipe.playouts * 10))


#: For games that nobody has measured yet.
ANY: Final = _alike(Recipe(60, 6, 3.0, Policy(noise=0.5, horizon=6)))

#: By the game's id, with `solo` after it where one seat plays. Fewer ways to complete a move are
#: quicker: without search, as few as these won 45% to 52% of 60 to 200 games against more.
TUNED: Final[dict[str, Tuning]] = {
    # Up to the next round, 60 playouts won 13 of 16 against 20 four moves far (0.04 s), to the end
    # 6 of 16, 200 four moves far 7 of 16. Hard without errors won 26 of 30 against normal and was
    # beaten in 11 of 20. It was beaten in 48 of 57 by playouts that mind rivals (80, 0.13 s), in 31
    # of 46 by those that do not. With errors of 0.2 it was beaten in 59% of 66, of 0.3 in 21 of 24;
    # with 0.26 it won 78 of 100 against normal with 0.42, that 114 of 150 against easy with 0.85.
    "reworld": Tuning(
        hard=Recipe(8, 4, 3.0, Policy(ways=2, horizon=4), temptation=0.27),
        expert=Recipe(160, 6, 3.0, Policy(ways=2, rounds=1, minds_rivals=True)),
        easy=1.1,
        normal=0.42,
        told=Policy(answers=1),
    ),
    # Plans to the end of the game foresaw 150 points and came to 86 of three such bots: rivals do
    # not answer as foreseen for so long. Up to the next round (120) all three came to 132 in eight
    # games, and with 360 as well; with a taste of 0.3 to 130 in ten games, of 0.1 to 133. Expert
    # with the greater taste won 45 of 60 against hard, hard 80 of 100 against normal, 120 to 99.
    "gaia": Tuning(
        hard=Recipe(
            24, 6, 100.0, Policy(ways=60, rounds=1), to_end=False, temptation=0.2, taste=0.3
        ),
        expert=Recipe(120, 8, 100.0, Policy(ways=60, rounds=1), to_end=False, taste=0.1),
        easy=0.8,
        normal=0.27,
        shaping=("ChooseFaction",),
        told=Policy(ways=60),
    ),
    # Up to the next round, against the easy Automa 100 of 100, 159 to 113 (120, 0.05 s); 500 with
    # plans in five worlds had 157 points in three games where this had 168. Before a round counted
    # once incomes are in, positions were compared of which some still waited for theirs: 148
    # points. What was tried then was no better two rounds far, nor to the end (40, 0.3 s), nor
    # without plans in imagined worlds.
    "gaia solo": Tuning(
        hard=Recipe(24, 6, 3.0, Policy(ways=60, rounds=1)),
        expert=Recipe(120, 8, 3.0, Policy(ways=60, rounds=1), worlds=3),
        easy=0.8,
        normal=0.27,
        shaping=("ChooseFaction",),
        told=Policy(ways=60),
    ),
    # Plans to the draw, that is to the end of the round, against 40 playouts of six candidates: 14
    # of 20, 23 to 19 (200, 0.06 s); three times as many did no better. Against 16 of four
    # candidates 22 of 30, 25 to 19; these against greedy 23 of 30, 22 to 16 (0.02 s).
    "artemis": Tuning(
        hard=Recipe(16, 3, 2.0, Policy(ways=10, horizon=4)),
        expert=Recipe(400, 10, 2.0, Policy(ways=3, horizon=4), to_draw=True),
        easy=1.0,
        normal=0.3,
    ),
    # Up to the next round 33.7 points in 54 games, with plans in four worlds 34.2 in the same, in
    # eight no more, nor with 700 playouts; two rounds far 30.3 in 13 games where one has 32.3; to
    # the end about 31 (40, 0.18 s), plans to the draw 29 (200), greedy 24. Weights that were fitted
    # to how games ended foresaw that better, and were of no use: 32.4 in 30 games for 34.6.
    "artemis solo": Tuning(
        hard=Recipe(30, 8, 1.0, Policy(ways=3, rounds=1)),
        expert=Recipe(300, 8, 1.0, Policy(ways=3, rounds=1), worlds=4),
        easy=1.0,
        normal=0.3,
        told=Policy(ways=3),
    ),
    # Expert against hard without errors: up to the next round 41 of 60 (60, 0.04 s), with a greater
    # doubt 23 of 40, two rounds far 25 of 40, to the end 6 of 20 (0.2 s); more playouts did no
    # better, nor to mind rivals (37 of 47, where this won 57 of 72). Hard without errors won 84 of
    # 100 against normal. With errors of 0.3, of 1 for normal: expert 46 of 53, hard 111 of 150,
    # normal 151 of 200; with 0.16 and 0.7: 67 of 100, 80 of 100, 167 of 200.
    "reykholt": Tuning(
        hard=Recipe(6, 3, 0.7, Policy(win=0.5, ways=12, horizon=4), temptation=0.22),
        expert=Recipe(120, 10, 0.4, Policy(win=0.5, ways=12, rounds=1)),
        easy=60.0,
        normal=0.9,
        slips=0.05,
        told=Policy(win=0.5),
    ),
    # The goal reached in 73 of 73 two rounds far (240, 4 s a game), one round far in 431 of 450
    # (0.3 s), as often with 480 playouts or in eight worlds. Before the estimate knew that workers
    # stay where they are and that greenhouses are given for tables: in 152 of 161, one round far in
    # 53 of 60, to the end in 93 of 100 (180, 12 s).
    "reykholt solo": Tuning(
        hard=Recipe(60, 6, 2.0, Policy(win=1.0), worlds=3),
        expert=Recipe(240, 6, 2.0, Policy(win=1.0, ways=12, rounds=2), worlds=3),
        easy=6.0,
        normal=0.5,
    ),
    # Against two. Hard without errors against normal 25 of 30 (3, 0.01 s), with only two candidates
    # 11 of 30. Against hard without errors, 15 playouts up to the next round won 24 of 49 if they
    # mind rivals (0.09 s), 18 of 45 if not; six moves far, 30 won only 14 of 60: the more, the less
    # the look-ahead counts, which is right more often. Training found weights that make one move
    # ahead better (75% of 200) and the search worse (3 of 12): they are not used. With errors
    # of 0.35 hard won 100 of 150 against normal with 1, and was beaten in 46 of 60; with 0.3 it won
    # 113 of 150 against normal with 0.85, which won 104 of 150 against easy.
    "century": Tuning(
        hard=Recipe(9, 3, 2.0, Policy(ways=4, horizon=6), temptation=0.33),
        expert=Recipe(45, 5, 2.0, Policy(ways=4, rounds=1, minds_rivals=True)),
        easy=10.0,
        normal=0.8,
    ),
}


def tuning(game: Game[Any], state: State) -> Tuning:
    """How to search this game with so many seats."""
    alone = game.seat_count(state) == 1
    return TUNED.get(f"{game.id} solo" if alone else game.id, ANY)


def is_shaping(game: Game[Any], state: Any, seat: Seat) -> bool:  # noqa: ANN401
    """Whether the answer of `seat` shapes the whole game."""
    return type(state.asked(seat)).__name__ in tuning(game, state).shaping
