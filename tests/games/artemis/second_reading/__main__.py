"""Compare many games: `python -m tests.games.artemis.second_reading --games 1000 [--from 0]`."""

import argparse
import sys
from collections import Counter

from tests.games.artemis.second_reading.agreement import Difference, compare
from tests.games.artemis.second_reading.settings import settings


def main() -> int:
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


if __name__ == "__main__":
    sys.exit(main())
