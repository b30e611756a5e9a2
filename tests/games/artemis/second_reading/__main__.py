"""Compare many games: `python -m tests.games.artemis.second_reading --games 1000 [--from 0]`."""

import sys

from tests.games.artemis.second_reading.agreement import ARTEMIS
from tests.games.artemis.second_reading.settings import settings
from tests.games.second_reading.many import compare_many

if __name__ == "__main__":
    sys.exit(compare_many(ARTEMIS, settings))
