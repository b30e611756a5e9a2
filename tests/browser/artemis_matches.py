"""Finished games of The Artemis Project, and places in them from which a table can go on."""

from collections.abc import Callable
from functools import cache
from typing import Final

import tablee
from tablee.bots import bot
from tablee.core import Match
from tablee.driver import play_out
from tablee.games.artemis.state import ArtemisState
from tests.browser.matches import Place, decisions

ARTEMIS: Final = tablee.game("artemis")


#: Games that are looked through for a place.
SEEDS: Final = range(7, 20)


@cache
def played_well(seats: int = 3, seed: int = SEEDS.start) -> Match[ArtemisState]:
    """A game of greedy bots."""
    match = Match(ARTEMIS, seats, seed=seed)
    play_out(match, [bot("greedy")] * seats)
    return match


def asked(
    name: str,
    *,
    seats: int = 3,
    number: int | None = None,
    nth: int = 0,
    at: str = "",
    where: Callable[[ArtemisState], bool] = lambda _: True,
) -> Place:
    """Where the first seat is asked that for the `nth` time, in that round if one is given.

    `at` is something on the board that answers it, `where` what is to be seen there.
    """
    for seed in SEEDS:
        match = played_well(seats, seed)
        steps = [
            step
            for step, seat, state in decisions(match)
            if seat == 0
            and type(state.asked(seat)).__name__ == name
            and number in (None, state.round)
            and where(state)
            and len(state.legal(seat)) > 1
            and _can_be_pointed_at(state, at)
        ]
        if steps:
            return Place(match, steps[nth], 0)
    message = f"nobody is asked {name} in {len(SEEDS)} games"
    raise LookupError(message)


def _can_be_pointed_at(state: ArtemisState, at: str) -> bool:
    answers = [ARTEMIS.targets(state, 0, action) for action in state.legal(0)]
    return any(target.startswith(at) for targets in answers for target in targets)
