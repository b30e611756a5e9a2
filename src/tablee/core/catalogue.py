"""The catalogue: finds a game by its id. `tablee.games` fills it in."""

from collections.abc import Callable, Iterable, Mapping
from threading import RLock
from typing import Any, Protocol, TypeAlias

from tablee.core.errors import UnknownGame
from tablee.core.game import Game
from tablee.core.snapshot import Json

#: Makes the game with the edition we ship, corrected by these values.
Opener: TypeAlias = Callable[[Mapping[str, Json]], Game[Any]]


class Elsewhere(Protocol):
    """Where games are that nobody has registered: other people's."""

    def ids(self) -> Iterable[str]:
        """Those that can be opened."""

    def opener(self, game_id: str) -> Opener | None:
        """What opens one of them; `None` if there is none of that id."""


_elsewhere: Elsewhere | None = None
_openers: dict[str, Opener] = {}
_opened: dict[str, Game[Any]] = {}
_opening = RLock()


def register(game_id: str, opener: Opener) -> None:
    """Make a game known under its id."""
    _openers[game_id] = opener


def look_also(elsewhere: Elsewhere) -> None:
    """From now on games are looked for there too, once one is asked for that is not registered."""
    global _elsewhere  # noqa: PLW0603 - core knows of no packages
    _elsewhere = elsewhere


def games() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    others = _elsewhere.ids() if _elsewhere is not None else ()
    return tuple(sorted({*_openers, *others}))


def game(game_id: str, changes: Mapping[str, Json] | None = None) -> Game[Any]:
    """The game of that id; `changes` correct values of its edition (dotted key to value).

    Examples:
        >>> tablee.game("reworld").title
        'Reworld'
        >>> tablee.game("reworld", {"population_ships.city.points.2": 9}).edition.changes
        {'population_ships.city.points.2': 9}
    """
    if not changes and game_id in _opened:
        return _opened[game_id]
    opener = _openers.get(game_id)
    if opener is None and _elsewhere is not None:
        opener = _elsewhere.opener(game_id)
    if opener is None:
        raise UnknownGame(game_id, games())
    # msgspec crashes when two threads meet the same type for the first time.
    with _opening:
        if changes:
            return opener(changes)
        if game_id not in _opened:
            _opened[game_id] = opener({})
        return _opened[game_id]


def open_games() -> None:
    """Every game is open: the first who plays it does not wait for that."""
    for game_id in games():
        game(game_id)
