"""Compare many games: `python -m tests.games.reykholt.second_reading --games 1000 [--from 0]`."""

import sys

from tests.games.reykholt.second_reading.agreement import REYKHOLT
from tests.games.reykholt.second_reading.settings import settings
from tests.games.second_reading.many import compare_many

if __name__ == "__main__":
    sys.exit(compare_many(REYKHOLT, settings))
