"""Observations straight from positions, as bytes: what the vector environment fills its rows with.

A room's module here says the same as its view and its table in `observations`, number by number,
without making either: a test compares them. All of it is compiled with the engine. A game that has
no such module is observed through its view.
"""

from importlib import import_module
from importlib.util import find_spec

from tablee.envs.observations.observer import Observer
from tablee.envs.rows.parts import Rows
from tablee.envs.rows.whole import Features, Views


def rows(observer: Observer) -> Rows:
    """What writes the numbers of that observer, those of the question apart."""
    game = observer.game
    if observer.layout is None:
        return Features(game)
    name = f"{__package__}.{game.id}"
    if find_spec(name) is None:
        return Views(game, observer.layout.numbers)
    found: Rows = import_module(name).Writer(game, observer.seats)
    return found
