"""The registry: the only list of our games. A room is imported when its game is first asked for.

Other packages offer rooms of their own by the entry points `tablee.games`, each the name of the
game and the `game` module of its room.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from tablee.core import Game, Json, Sentence, UnknownGame
from tablee.core.catalogue import Opener, game, games, look_also, register
from tablee.outside import GAMES, Unusable, offers, usable

if TYPE_CHECKING:
    from tablee.kit.edition import EditionFile, PrintedEdition

ROOMS = ("artemis", "century", "gaia", "reworld", "reykholt")
#: Texts are asked for by the names of games, and by these.
NOT_GAMES = ("kit", "server")


class Room(Protocol):
    """What the `game` module of every room offers."""

    #: The edition file that the room ships.
    EDITION: "EditionFile[Any]"

    def open_box(self, edition: "PrintedEdition[Any]") -> Game[Any]:
        """The game with that edition of its components."""


def room(game_id: str) -> Room:
    """The `game` module of a game's room; raises `UnknownGame`."""
    if game_id in ROOMS:
        return cast(Room, import_module(f"tablee.games.{game_id}.game"))
    entry = offers(GAMES).get(game_id)
    if entry is None or game_id in NOT_GAMES:
        raise UnknownGame(game_id, games())
    try:
        found = entry.load()
    except Exception as error:
        raise Unusable(entry, error) from error
    if not (hasattr(found, "EDITION") and hasattr(found, "open_box")):
        raise Unusable(entry, Sentence("outside-no-room", module=entry.value))
    return cast(Room, found)


def _opener(game_id: str) -> Opener:
    return lambda changes: room(game_id).open_box(room(game_id).EDITION.changed(changes))


class _OtherPackages:
    """The games of other packages."""

    @cache  # noqa: B019 - there is one such object, and no package comes while we run
    def ids(self) -> tuple[str, ...]:
        return usable(GAMES, (*ROOMS, *NOT_GAMES), game)

    def opener(self, game_id: str) -> Opener | None:
        if game_id in NOT_GAMES or game_id not in offers(GAMES):
            return None
        return lambda changes: _open_theirs(game_id, changes)


def _open_theirs(game_id: str, changes: Mapping[str, Json]) -> Game[Any]:
    """A game of another package; raises `Unusable` if it cannot be opened as it is."""
    entry, theirs = offers(GAMES)[game_id], room(game_id)
    try:
        opened = theirs.open_box(theirs.EDITION.changed({}))
    except Exception as error:
        raise Unusable(entry, error) from error
    if opened.id != game_id:
        raise Unusable(entry, Sentence("outside-other-id", id=opened.id))
    return theirs.open_box(theirs.EDITION.changed(changes)) if changes else opened


for _room in ROOMS:
    register(_room, _opener(_room))
look_also(_OtherPackages())
