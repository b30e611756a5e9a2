"""The registry: the only list of games. A room is imported when its game is first asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from tablee.core import Game, Json, UnknownGame
from tablee.core.catalogue import Opener, games, register

ROOMS = ("reworld",)


class Room(Protocol):
    """What the `game` module of every room offers."""

    def open_box(self, changes: Mapping[str, Json]) -> Game[Any]:
        """The game with the edition we ship, some values corrected; raises `BadEdition`."""

    def open_table(self, table: dict[str, Json]) -> Game[Any]:
        """The game with the edition of that file; raises `BadEdition`."""

    def shipped_text(self) -> str:
        """The edition file that we ship, with its comments."""


def room(game_id: str) -> Room:
    """The `game` module of a game's room; raises `UnknownGame`."""
    if game_id not in ROOMS:
        raise UnknownGame(game_id, games())
    return cast(Room, import_module(f"tablee.games.{game_id}.game"))


def _opener(game_id: str) -> Opener:
    return lambda changes: room(game_id).open_box(changes)


for _room in ROOMS:
    register(_room, _opener(_room))
