"""Finished games of Reykholt, and places in them from which a table can go on."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import tablee
from tablee.bots import bot
from tablee.core import Match
from tablee.driver import play_out
from tablee.games.reykholt.state import ReykholtState
from tests.browser.matches import Place, decisions

REYKHOLT: Final = tablee.game("reykholt")

#: Games that are looked through for a place.
SEEDS: Final = range(7, 27)
#: What each of them is played with, in turn.
SETTINGS: Final[tuple[Mapping[str, str], ...]] = (
    {},
    {"service_group": "D", "r8_story_cards": "always"},
    {"mode": "fresh_arrivals", "service_group": "B"},
    {"service_group": "C", "r8_story_cards": "always"},
)


@cache
def played(seats: int, seed: int) -> Match[ReykholtState]:
    """A game of bots who do not think: they come to everything."""
    match = Match(REYKHOLT, seats, seed=seed, options=SETTINGS[seed % len(SETTINGS)])
    play_out(match, [bot("random")] * seats)
    return match


def asked(
    name: str, *, seats: int = 4, number: int | None = None, answers: int = 2, at: str = ""
) -> Place:
    """Where the first seat is asked that, in that round if one is given.

    There are at least so many answers; `at` is something on the board that gives one.
    """
    for match in (played(seats, seed) for seed in SEEDS):
        for step, state in _asked(match, name):
            legal = state.legal(0)
            if (
                number in (None, state.round)
                and len(legal) >= answers
                and (not at or _can_be_pointed_at(state, at))
            ):
                return Place(match, step, 0)
    message = f"nobody is asked {name} in {len(SEEDS)} games"
    raise LookupError(message)


def _asked(match: Match[ReykholtState], name: str) -> Iterator[tuple[int, ReykholtState]]:
    for step, seat, state in decisions(match):
        if seat == 0 and type(state.asked(seat)).__name__ == name:
            yield step, state


def _can_be_pointed_at(state: ReykholtState, at: str) -> bool:
    answers = [REYKHOLT.targets(state, 0, action) for action in state.legal(0)]
    return any(target.startswith(at) for targets in answers for target in targets)
