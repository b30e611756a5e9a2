"""Our speed beside Catanatron's (Catan in pure Python), both playing at random, in one run.

python bench/versus_catanatron.py

The two are measured in turn several times and the best of each is kept, for machines are noisy.
Wanted, as times its decisions and its copies a second: Artemis 2 and 8, Century, Gaia and
Reworld 1.5 and 5, Reykholt 2.5 and 10.
"""

import random
from collections import defaultdict
from time import perf_counter

from catanatron import Color, Game, RandomPlayer

from tablee.cli.bench import measure

ROUNDS = 5
SECONDS = 1.0
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def catanatron() -> tuple[float, float]:
    """Decisions and copies a second, four random players; the copy is of a game half played."""
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        random.seed(decisions)
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=decisions)
        game.play()
        decisions += len(game.state.actions)
    decisions_per_second = decisions / (perf_counter() - start)
    half = Game([RandomPlayer(colour) for colour in COLOURS], seed=1)
    for _ in range(400):
        half.play_tick()
    copies = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS / 3:
        half.copy()
        copies += 1
    return decisions_per_second, copies / (perf_counter() - start)


def main() -> None:
    theirs = [0.0, 0.0]
    ours: dict[tuple[str, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for _ in range(ROUNDS):
        theirs = [max(pair) for pair in zip(theirs, catanatron(), strict=True)]
        for line in measure():
            figures = (line.decisions_per_second, line.clones_per_second)
            best = ours[line.game, line.seats]
            ours[line.game, line.seats] = [max(pair) for pair in zip(best, figures, strict=True)]
    print(f"{'':14}{'decisions/s':>12}{'ratio':>7}{'copies/s':>12}{'ratio':>7}")
    print(f"{'catanatron 4':14}{theirs[0]:12,.0f}{1:7.1f}{theirs[1]:12,.0f}{1:7.1f}")
    for (game, seats), (decisions, copies) in ours.items():
        ratios = decisions / theirs[0], copies / theirs[1]
        name = f"{game} {seats}"
        print(f"{name:14}{decisions:12,.0f}{ratios[0]:7.1f}{copies:12,.0f}{ratios[1]:7.1f}")


if __name__ == "__main__":
    main()
