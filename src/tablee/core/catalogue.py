"""The catalogue: finds a game by its id. `tablee.games` fills it in."""

from collections.abc import Callable, Mapping
from threading import RLock
from typing import Any, TypeAlias

from tablee.core.errors import UnknownGame
from tablee.core.game import Game
from tablee.core.snapshot import Json

#: Makes the game with the edition we ship, corrected by these values.
Opener: TypeAlias = Callable[[Mapping[str, Json]], Game[Any]]

_openers: dict[str, Opener] = {}
_opened: dict[str, Game[Any]] = {}
_opening = RLock()


def register(game_id: str, opener: Opener) -> None:
    """Make a game known under its id."""
    _openers[game_id] = opener


def games() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return tuple(sorted(_openers))


def game(game_id: str, changes: Mapping[str, Json] | None = None) -> Game[Any]:
    """The game of that id; `changes` correct values of its edition (dotted key to value).

    Examples:
        >>> tablee.game("reworld").title
        'Reworld'
        >>> tablee.game("reworld", {"population_ships.city.points.2": 9}).edition.changes
        {'population_ships.city.points.2': 9}
    """
    if game_id not in _openers:
        raise UnknownGame(game_id, games())
    if not changes and game_id in _opened:
        return _opened[game_id]
    # msgspec crashes when two threads meet the same type for the first time.
    with _opening:
        if changes:
            return _openers[game_id](changes)
        if game_id not in _opened:
            _opened[game_id] = _openers[game_id]({})
        return _opened[game_id]


def open_games() -> None:
    """Every game is open: the first who plays it does not wait for that."""
    for game_id in games():
        game(game_id)
