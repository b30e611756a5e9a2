"""Finished games of The Artemis Project, and places in them from which a table can go on."""

from functools import cache
from typing import Final

import tablee
from tablee.bots import bot
from tablee.core import Match
from tablee.driver import play_out
from tablee.games.artemis.state import ArtemisState
from tests.browser.matches import Place, decisions

ARTEMIS: Final = tablee.game("artemis")


@cache
def played_well(seats: int = 3) -> Match[ArtemisState]:
    """A game of greedy bots."""
    match = Match(ARTEMIS, seats, seed=7)
    play_out(match, [bot("greedy")] * seats)
    return match


def asked(name: str, *, seats: int = 3, number: int | None = None, nth: int = 0) -> Place:
    """Where the first seat is asked that for the `nth` time, in that round if one is given."""
    match = played_well(seats)
    steps = [
        step
        for step, seat, state in decisions(match)
        if seat == 0
        and type(state.asked(seat)).__name__ == name
        and number in (None, state.round)
        and len(state.legal(seat)) > 1
    ]
    return Place(match, steps[nth], 0)
