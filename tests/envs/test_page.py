"""The examples of docs/environments.md run as they stand, and its figures are true."""

import re
from pathlib import Path

import pytest

import tablee
from tablee.envs.actions import action_ids
from tablee.envs.observations import observer

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(code: str) -> None:
    exec(compile(code, str(PAGE), "exec"), {})  # noqa: S102 - our own page


@pytest.mark.parametrize("game_id", tablee.games())
def test_the_counts_are_those_of_the_game(game_id: str) -> None:
    page = PAGE.read_text("utf-8")
    game = tablee.game(game_id)
    assert f"| {game.title} | {action_ids(game).size:,} |" in page
    lengths = [
        f"{observer(game, seats).size:,}" if seats in game.seats else "" for seats in range(1, 6)
    ]
    assert f"| {game.title} | {' | '.join(lengths)} |" in page
