"""Where an action is to be found on a board."""

from typing import Final

from tablee.core import Action, Seat
from tablee.games.reykholt import actions as act
from tablee.games.reykholt.box.components import GOODS, NOTHING, Counts
from tablee.games.reykholt.rules.tourism import VisitTable
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.player import INSIDE
from tablee.kit.actions import Numbered

#: What the name of an action names, by its verb.
_NAMED: Final = {
    "work": "space",
    "part": "part",
    "branch": "branch",
    "greenhouse": "pile",
    "discard": "greenhouse",
    "give": "greenhouse",
    "service": "service",
    "share": "service",
    "take": "good",
}


def targets(state: ReykholtState, seat: Seat, action: Action) -> tuple[str, ...]:
    """What `action` touches, in the order of pointing at it."""
    if isinstance(action, act.InGreenhouse):
        return _in_greenhouse(state, seat, action)
    if isinstance(action, act.Pay | act.Rescue):
        return (*_table(state, seat, action), *_goods(action.goods))
    if action == act.STAY:
        return (f"table:{state.players[seat].table}",)
    return _FIXED.get(action, ())


def _in_greenhouse(state: ReykholtState, seat: Seat, action: act.InGreenhouse) -> tuple[str, ...]:
    """The greenhouse, and the good unless it is the only one that grows there."""
    house, good = f"greenhouse:{action.greenhouse + 1}", f"good:{GOODS[action.good]}"
    if action.verb not in ("harvest", "lose"):
        return good, house
    houses = state.players[seat].greenhouses
    inside = houses[action.greenhouse][INSIDE] if action.greenhouse < len(houses) else NOTHING
    return (house, good) if sum(count > 0 for count in inside) > 1 else (house,)


def _table(state: ReykholtState, seat: Seat, action: Action) -> tuple[str, ...]:
    """In tourism, the table that is paid for."""
    if isinstance(action, act.Pay) and isinstance(state.asked(seat), VisitTable):
        return (f"table:{state.players[seat].table + 1}",)
    return ()


def _goods(goods: Counts) -> tuple[str, ...]:
    """Each good as often as there is one."""
    return tuple(
        f"good:{good}" for good, count in zip(GOODS, goods, strict=True) for _ in range(count)
    )


def _fixed(action: Action) -> tuple[str, ...]:
    """What an action touches whatever the position."""
    if isinstance(action, act.Use):
        if action.index == act.ARRIVALS:
            return ("pile:random",)
        is_event = action.index >= act.FIRST_EVENT
        return ("event",) if is_event else (f"service:{act.USABLE[action.index]}",)
    if isinstance(action, Numbered):
        verb, _, name = action.text.partition(" ")
        return (f"{_NAMED[verb]}:{name}",) if verb in _NAMED else ()
    return ("bonus",) if action == act.BONUS else ()


_FIXED: Final = {action: found for action in act.FIXED if (found := _fixed(action))}
