"""Compare many games at a command: `python -m tests.games.GAME.second_reading --games 1000`."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tests.games.second_reading.agreement import Difference, Reading, compare
from tests.games.second_reading.setting import Setting


def compare_many(reading: Reading[Any], settings: Callable[[int, int], Iterator[Setting]]) -> int:
    """Every difference is printed, what came up, and how many games agree; 1 if any does not."""
    parser = argparse.ArgumentParser(prog="second_reading", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many (1000)")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed (0)")
    arguments = parser.parse_args()
    games: Counter[int] = Counter()
    decisions: Counter[int] = Counter()
    happened: Counter[str] = Counter()
    differences = 0
    for setting in settings(arguments.first, arguments.games):
        games[setting.seats] += 1
        try:
            compared, table = compare(reading, setting)
        except Difference as difference:
            differences += 1
            sys.stdout.write(f"{difference}\n\n")
        else:
            decisions[setting.seats] += compared
            happened += getattr(table, "happened", Counter())
    for what, number in sorted(happened.items()):
        sys.stdout.write(f"{number} x {what}\n")
    for seats in sorted(games):
        told = f"{seats} seats: {games[seats]} games, {decisions[seats]} decisions\n"
        sys.stdout.write(told)
    agreed = arguments.games - differences
    sys.stdout.write(
        f"{agreed} of {arguments.games} games agree at all {decisions.total()} decisions\n"
    )
    return 1 if differences else 0
