"""Boards: draw what a seat may see. They are handed views, never positions."""

from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType

from tablee.cli.boards import plain
from tablee.cli.table.moves import Offered
from tablee.cli.voice import WIDTH, Voice
from tablee.core import Game, Seat
from tablee.games import ROOMS


class Draw(Protocol):
    """Draws what the reader's seat (`None`: a spectator) sees, the seats called by these names."""

    def __call__(
        self,
        game: Game[Any],
        seen: Struct,
        names: Sequence[str],
        voice: Voice,
        width: int,
        /,
        *,
        reader: Seat | None,
        offered: Offered,
    ) -> RenderableType: ...


def board(game_id: str) -> Draw:
    """The game's own board if it has one here, else the plain one."""
    draw: Draw = _room(game_id).draw
    return draw


def widest(game_id: str) -> int:
    """More columns than these are of no use to the game's board."""
    found: int = getattr(_room(game_id), "WIDEST", WIDTH)
    return found


def highest_number(game_id: str, seen: Struct) -> int:
    """The highest number by which the game's board calls a place; 0 if it calls none so."""
    find = getattr(_room(game_id), "highest_number", None)
    found: int = find(seen) if find is not None else 0
    return found


def _room(game_id: str) -> ModuleType:
    name = f"{__name__}.{game_id}"
    return import_module(name) if game_id in ROOMS else plain
