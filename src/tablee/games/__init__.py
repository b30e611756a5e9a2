"""The registry: the only list of games. A room is imported when its game is first asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from tablee.core import Game, Json
from tablee.core.catalogue import register

ROOMS = ("reworld",)


def _opener(room: str) -> Any:  # noqa: ANN401 - games are told apart by their id only
    def open_box(changes: Mapping[str, Json]) -> Game[Any]:
        game: Game[Any] = import_module(f"tablee.games.{room}.game").open_box(changes)
        return game

    return open_box


for _room in ROOMS:
    register(_room, _opener(_room))
