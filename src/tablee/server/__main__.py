"""`python -m tablee.server` runs the server."""

import argparse
from dataclasses import replace

from tablee.server.run import serve
from tablee.server.settings import Settings


def main() -> None:
    """Runs the server as the environment and the command line say."""
    settings = Settings.from_environment()
    parser = argparse.ArgumentParser(prog="tablee serve")
    parser.add_argument("--host", default=settings.host)
    parser.add_argument("--port", type=int, default=settings.port)
    parser.add_argument("--database", default=settings.database, metavar="URL")
    parser.add_argument("--no-browser", action="store_true")
    given = parser.parse_args()
    serve(
        replace(settings, host=given.host, port=given.port, database=given.database),
        open_browser=not given.no_browser,
    )


if __name__ == "__main__":
    main()
