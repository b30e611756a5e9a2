"""Boards: draw what a seat may see. They are handed views, never positions."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from rich.console import RenderableType

from tablee.cli.boards import plain
from tablee.cli.voice import Voice
from tablee.core import Game, Json

#: Draws a view of a game for a width, the seats called by these names.
Draw: TypeAlias = Callable[
    [Game[Any], Mapping[str, Json], Sequence[str], Voice, int], RenderableType
]


def board(game_id: str) -> Draw:
    """The game's own board if it has one here, else the plain one."""
    name = f"{__name__}.{game_id}"
    if find_spec(name) is None:
        return plain.draw
    draw: Draw = import_module(name).draw
    return draw
