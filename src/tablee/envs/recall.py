"""Perfect recall: all that a seat has seen, heard and done since the game began.

It is told from the moves of a game, and only to whoever asks: each seat's memory plays them again
on a position of its own, those since it was last asked.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from msgspec import json

from tablee.core import Action, Event, Game, Seat, State


def seen(game: Game[Any], state: State, seat: Seat) -> str:
    """What `seat` sees: its view, without what is printed."""
    view = json.decode(json.encode(game.observe(state, seat)))
    view.pop("printed", None)
    return json.encode(view).decode()


class Recall:
    """What one seat knows by having been there.

    Of its past views only digests are kept: two games are the same to it as long as all it saw,
    heard and did is.
    """

    __slots__ = ("_game", "_lines", "_looked", "_moves", "_seat", "_view", "_world")

    def __init__(self, game: Game[Any], seat: Seat, begin: State) -> None:
        self._game = game
        self._seat = seat
        self._world = begin.clone()
        self._world.sink = self._hear
        self._moves = 0
        self._lines: list[str] = []
        self._looked = self._view = ""
        self._look()

    def copy(self) -> "Recall":
        """The same memory, which goes its own way from here."""
        other: Recall = Recall.__new__(Recall)
        other._game = self._game
        other._seat = self._seat
        other._world = self._world.clone()
        other._world.sink = other._hear
        other._moves = self._moves
        other._lines = self._lines[:]
        other._looked, other._view = self._looked, self._view
        return other

    def told(self, moves: Sequence[tuple[Seat, Action]]) -> str:
        """All of it after these moves, which begin with those it knows: the view stands last."""
        for player, action in moves[self._moves :]:
            if player == self._seat:
                self._lines.append(f"> {action}")
            self._world.apply(action, player)
            self._look()
        self._moves = len(moves)
        return "\n".join([*self._lines, self._view])

    def _hear(self, event: Event) -> None:
        if event.is_for(self._seat):
            self._lines.append(f"* {event!r}")

    def _look(self) -> None:
        """What it sees and is asked, where that has changed: what is hidden takes no time."""
        self._view = seen(self._game, self._world, self._seat)
        waited = " ".join(map(str, self._world.waiting_for(self._seat)))
        legal = ", ".join(map(str, self._world.legal(self._seat)))
        looked = f"{waited}\n{legal}\n{self._view}"
        if looked != self._looked:
            self._looked = looked
            self._lines.append(blake2b(looked.encode(), digest_size=8).hexdigest())
