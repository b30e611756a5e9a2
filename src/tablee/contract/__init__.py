"""The contract that every game keeps, ours and other people's: a plugin of pytest.

`pytest -p tablee.contract --contract GAME` also runs the laws of `suite.py` for that game, whatever
package it comes from. Needs the extra `contract`.
"""

from pathlib import Path

import pytest

from tablee.core import TableeError
from tablee.core.catalogue import game

#: The tests; each is run for every way to play the game.
SUITE = Path(__file__).parent / "suite.py"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The games that are asked about."""
    group = parser.getgroup("tablee")
    group.addoption(
        "--contract",
        action="append",
        metavar="GAME",
        help="also run Tablée's contract for this game (again for more of them)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """The suite is collected besides what was asked for; nothing of it if no game is named."""
    asked = config.getoption("contract") or ()
    try:
        for game_id in asked:
            game(game_id)
    except TableeError as error:
        raise pytest.UsageError(str(error)) from error
    if asked and str(SUITE) not in config.args:
        config.args.append(str(SUITE))
