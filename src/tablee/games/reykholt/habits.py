"""Standing orders: questions that a player may have answered without being asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core import Action, Option, Seat, Value
from tablee.games.reykholt.actions import WAIT
from tablee.games.reykholt.rules.services.any_time import (
    BEFORE_TOURISM_TURN,
    BEFORE_WORKER,
    UseAnyTime,
)
from tablee.games.reykholt.rules.work.placing import UseBeforeAside
from tablee.games.reykholt.state import ReykholtState

#: When to be asked about cards that may be used at any time: where phases begin and end, in the
#: turns of others too, or never but in one's own turns, where they are always on offer (R71).
ANY_TIME: Final = "any_time"
PHASES: Final = "phases"
ALWAYS: Final = "always"
OWN: Final = "own"

HABITS: Final = (Option(ANY_TIME, PHASES, (PHASES, ALWAYS, OWN)),)

#: The windows within the turns of others.
_OTHERS_TURNS: Final = (BEFORE_WORKER, BEFORE_TOURISM_TURN)


def habitual(state: ReykholtState, seat: Seat, habits: Mapping[str, Value]) -> Action | None:
    """The answer that the seat's standing orders give to what it is asked now."""
    question = state.asked(seat)
    # Before its own worker is laid aside, the seat is at turn.
    if not isinstance(question, UseAnyTime) or isinstance(question, UseBeforeAside):
        return None
    order = habits[ANY_TIME]
    if order == OWN or (order == PHASES and question.window in _OTHERS_TURNS):
        return WAIT
    return None
