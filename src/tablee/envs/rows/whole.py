"""Rows of numbers that are made elsewhere: features, and views of games without a writer."""

from collections.abc import Callable
from struct import Struct, pack
from typing import Any, Final

from tablee.core import Game, Seat, State
from tablee.envs.rows.parts import Rows


class Features(Rows):
    """The numbers that the game's bots go by."""

    def __init__(self, game: Game[Any]) -> None:
        self._features: Final = game.features
        self._packing: Final = Struct(f"{len(game.feature_names)}f")

    def parts(self, state: State, seat: Seat, at: int) -> list[bytes]:
        return [self._packing.pack(*self._features(state, seat))]


class Views(Rows):
    """What a seat sees, by way of its view."""

    def __init__(self, game: Game[Any], flat: Callable[[Any], tuple[float, ...]]) -> None:
        self._observe: Final = game.observe
        self._flat: Final = flat

    def parts(self, state: State, seat: Seat, at: int) -> list[bytes]:
        found = self._flat(self._observe(state, seat))
        return [pack(f"{len(found)}f", *found)]
