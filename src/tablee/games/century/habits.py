"""Standing orders: questions that a player may have answered without being asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core import Action, Option, Seat, Value
from tablee.games.century.rules.recycling import RecycleWaste
from tablee.games.century.state import CenturyState

#: Whether a recycling centre with waste on a single territory in reach removes it by itself (R67).
RECYCLING: Final = "recycling"
OBVIOUS: Final = "obvious"
ASK: Final = "ask"

HABITS: Final = (Option(RECYCLING, OBVIOUS, (OBVIOUS, ASK)),)


def habitual(state: CenturyState, seat: Seat, habits: Mapping[str, Value]) -> Action | None:
    """The answer that the seat's standing orders give to what it is asked now."""
    question = state.asked(seat)
    if isinstance(question, RecycleWaste) and habits[RECYCLING] == OBVIOUS:
        return question.main(state)
    return None
