"""The registry: the only list of games. A room is imported when its game is first asked for."""

from importlib import import_module
from typing import Any, Protocol, cast

from tablee.core import Game, UnknownGame
from tablee.core.catalogue import Opener, games, register
from tablee.kit.edition import EditionFile, PrintedEdition

ROOMS = ("artemis", "century", "gaia", "reworld", "reykholt")


class Room(Protocol):
    """What the `game` module of every room offers."""

    #: The edition file that the room ships.
    EDITION: EditionFile[Any]

    def open_box(self, edition: PrintedEdition[Any]) -> Game[Any]:
        """The game with that edition of its components."""


def room(game_id: str) -> Room:
    """The `game` module of a game's room; raises `UnknownGame`."""
    if game_id not in ROOMS:
        raise UnknownGame(game_id, games())
    return cast(Room, import_module(f"tablee.games.{game_id}.game"))


def _opener(game_id: str) -> Opener:
    return lambda changes: room(game_id).open_box(room(game_id).EDITION.changed(changes))


for _room in ROOMS:
    register(_room, _opener(_room))
