"""Where an action is to be found on a board."""

from functools import lru_cache

from tablee.core import Action, Seat
from tablee.games.reworld import actions as act
from tablee.games.reworld.box.components import FIRST_UNIT, LETTERS, UNIT_CODES
from tablee.games.reworld.state import ReworldState


def targets(state: ReworldState, seat: Seat, action: Action) -> tuple[str, ...]:
    """What `action` touches; a shuttle behind a unit is the second tile of its dock."""
    return _touched(action)


@lru_cache(len(act.FIXED))
def _touched(action: Action) -> tuple[str, ...]:
    """The same in all positions."""
    if isinstance(action, act.Take):
        return (f"port:{action.port + 1}",)
    if isinstance(action, act.Pay):
        return (*(f"card:{card}" for card in sorted(action.cards)), f"dock:{action.top}")
    if isinstance(action, act.Admiral):
        return ("admiral", f"card:{action.card}")
    if isinstance(action, act.Carry):
        return (f"dock:{action.dock + 1}.2",)
    if isinstance(action, act.DockAction):
        return (f"dock:{action.dock + 1}",)
    if isinstance(action, act.Land):
        return (_unit(action.unit), f"city:{LETTERS[action.city]}")
    if isinstance(action, act.Lose):
        return (_unit(action.unit),)
    return ()


def _unit(unit: int) -> str:
    return f"unit:{UNIT_CODES[unit - FIRST_UNIT]}"
