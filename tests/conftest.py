"""Options of the whole suite, and its order."""

from pathlib import Path
from typing import Any

import pytest

from tablee.bots.search.policy import Policy
from tablee.bots.search.tuning import TUNED, Tuning

pytest.register_assert_rewrite("tablee.contract")

HERE = Path(__file__).parent
#: The folders that take longest, in this order; then what workers end with is short.
SLOW = ("browser", "server", "contract")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="leave out what is parametrized with another game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=_place)
    wanted = config.getoption("--game")
    if wanted is None:
        return
    others = [item for item in items if _game_of(item) not in (None, wanted)]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if item not in set(others)]


def _place(item: pytest.Item) -> tuple[int, bool]:
    """Slow folders come first, and whole games in a browser before all else there."""
    folder = item.path.relative_to(HERE).parts[0]
    number = SLOW.index(folder) if folder in SLOW else len(SLOW)
    return number, folder == "browser" and "whole" not in item.name


def _game_of(item: pytest.Item) -> str | None:
    """The id of the game that a test is about; `None` if it is about no game, or about all."""
    params: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    if "setup" in params:
        return str(params["setup"].game.id)
    return params.get("game_id")


@pytest.fixture
def hasty_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Policies that look at two answers: for what must be true of any playout, good or bad."""
    for name, tuned in TUNED.items():
        hard, expert = [
            recipe._replace(policy=Policy(answers=2, ways=2, horizon=recipe.policy.horizon))
            for recipe in (tuned.hard, tuned.expert)
        ]
        monkeypatch.setitem(TUNED, name, Tuning(hard, expert))
