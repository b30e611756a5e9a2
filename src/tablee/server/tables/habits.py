"""Standing orders: what a player at a table has answered without being asked."""

from collections.abc import Mapping
from typing import Any

from tablee.core import BadSetup, Game, Value
from tablee.core.options import fill_in


def in_force(game: Game[Any], given: Mapping[str, Value]) -> dict[str, Value]:
    """Every standing order of the game; what was given and is unknown now is as by default.

    A game may change its orders without changing its rules: tables that go on keep the others.
    """
    known = {}
    for order in game.habits:
        try:
            known[order.name] = order.read(given.get(order.name, order.default))
        except BadSetup:
            known[order.name] = order.default
    return known


def changed(
    game: Game[Any], given: Mapping[str, Value], wish: Mapping[str, Value]
) -> dict[str, Value]:
    """Every standing order of the game after a wish; raises `BadSetup` for one that is unknown."""
    return fill_in(game.habits, {**in_force(game, given), **wish})
