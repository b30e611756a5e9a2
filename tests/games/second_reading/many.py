"""Compare many games at a command: `python -m tests.games.GAME.second_reading --games 1000`."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator

from tests.games.second_reading.agreement import Difference
from tests.games.second_reading.setting import Setting


def compare_many(
    settings: Callable[[int, int], Iterator[Setting]], compare: Callable[[Setting], int]
) -> int:
    """Every difference is printed, then how many games agree; 1 if any does not."""
    parser = argparse.ArgumentParser(prog="second_reading", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed (0)")
    arguments = parser.parse_args()
    games: Counter[int] = Counter()
    decisions: Counter[int] = Counter()
    differences = 0
    for setting in settings(arguments.first, arguments.games):
        games[setting.seats] += 1
        try:
            decisions[setting.seats] += compare(setting)
        except Difference as difference:
            differences += 1
            sys.stdout.write(f"{difference}\n\n")
    for seats in sorted(games):
        told = f"{seats} seats: {games[seats]} games, {decisions[seats]} decisions\n"
        sys.stdout.write(told)
    agreed = arguments.games - differences
    sys.stdout.write(
        f"{agreed} of {arguments.games} games agree at all {decisions.total()} decisions\n"
    )
    return 1 if differences else 0
