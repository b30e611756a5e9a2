"""How often Python's garbage collector looks for cycles where bots play."""

import gc


def collect_seldom() -> None:
    """The collector looks for cycles seldom.

    Search makes positions by the million and drops them at once, and none is part of a cycle.
    What is remembered meanwhile, such as the worth of countries in 20th Century, was walked over
    again and again: that took a quarter of its games.
    """
    gc.set_threshold(50_000, 20, 100)
