"""`python -m tablee.server` runs the server."""

import argparse
import sys

import tablee  # noqa: F401 - lends errors their words
from tablee.core import TableeError
from tablee.server.run import prepared, serve
from tablee.server.settings import Settings


def main() -> int:
    """Runs the server as the environment and the command line say; 2 where it cannot be done."""
    parser = argparse.ArgumentParser(prog="tablee serve")
    parser.add_argument("--host")
    parser.add_argument("--port")
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--no-browser", action="store_true")
    given = parser.parse_args()
    flags = {"host": given.host, "port": given.port, "database": given.database}
    try:
        settings = Settings.from_environment(flags=flags)
        with prepared(settings):
            serve(settings, open_browser=not given.no_browser)
    except TableeError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
