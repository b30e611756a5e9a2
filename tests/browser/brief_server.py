"""A server process whose reviews look at little: quick rather than right."""

import tests.server.cheap_passwords  # noqa: F401
from tablee.bots.search import Policy
from tablee.bots.search.tuning import TUNED
from tablee.driver import reviewing
from tablee.server.__main__ import main

for name, tuned in TUNED.items():
    quick = Policy(ways=2, horizon=tuned.hard.policy.horizon)
    TUNED[name] = tuned._replace(hard=tuned.hard._replace(policy=quick), told=None)
reviewing.POINTS, reviewing.SUSPECTS, reviewing.MEASURED, reviewing.PARTS = 6, 4, 3, 2

if __name__ == "__main__":
    main()
