"""A server process as most tests start it: passwords are hashed at next to no cost."""

import sys

import tests.server.cheap_passwords  # noqa: F401
from tablee.server.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
