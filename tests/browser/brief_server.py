"""A server process whose reviews look at little: quick rather than right."""

import tests.server.cheap_passwords  # noqa: F401
from tablee.driver import reviewing
from tablee.server.__main__ import main

reviewing.POINTS, reviewing.SUSPECTS, reviewing.MEASURED, reviewing.PARTS = 6, 4, 3, 2

if __name__ == "__main__":
    main()
