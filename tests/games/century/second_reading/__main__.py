"""Compare many games: `python -m tests.games.century.second_reading --games 1000 [--from 0]`."""

import sys
from collections import Counter

from tests.games.century.second_reading.agreement import compare
from tests.games.century.second_reading.settings import settings
from tests.games.second_reading.many import compare_many

if __name__ == "__main__":
    happened: Counter[str] = Counter()
    code = compare_many(settings, lambda setting: compare(setting, happened))
    for what, number in sorted(happened.items()):
        sys.stdout.write(f"{number} x {what}\n")
    sys.exit(code)
