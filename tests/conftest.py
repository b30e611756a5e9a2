"""Options of the whole suite."""

from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="leave out what is parametrized with another game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--game")
    if wanted is None:
        return
    others = [item for item in items if _game_of(item) not in (None, wanted)]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if item not in set(others)]


def _game_of(item: pytest.Item) -> str | None:
    """The id of the game that a test is about; `None` if it is about no game, or about all."""
    params: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    if "setup" in params:
        return str(params["setup"].game.id)
    return params.get("game_id")
