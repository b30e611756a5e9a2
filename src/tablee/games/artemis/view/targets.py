"""Where an action is to be found on a board."""

from typing import Final

from tablee.core import Action, Seat
from tablee.games.artemis import actions as act
from tablee.games.artemis.box.components import COLONISTS, DIRECTIVES
from tablee.games.artemis.rules.regions.basecamp import ChooseReward
from tablee.games.artemis.rules.regions.gantry import BuyBuilding
from tablee.games.artemis.rules.regions.sending import LowerDie
from tablee.games.artemis.state import ArtemisState
from tablee.kit.actions import Numbered

#: What the number of an action counts, by its verb; counted from 1 on the board.
_COUNTED = {
    "house": "building",
    "activate": "building",
    "relief": "relief",
    "outbid": "gantry",
}
#: Verbs that name a type of colonist, and where it stands.
_COLONISTS = {
    "enter": "shelters",
    "hub": "shelters",
    "warm": "shelters",
    "recruit": "doorstep",
    "into": "academy",
}


def targets(state: ArtemisState, seat: Seat, action: Action) -> tuple[str, ...]:
    """What `action` touches, in the order of pointing at it."""
    if action not in _ASKED:
        return _FIXED.get(action, ())
    question = state.asked(seat)
    if isinstance(action, act.Lower) and isinstance(question, LowerDie):
        return (f"die-on-card:{question.card + 1}.{action.index + 1}", f"cut:{action.cut}")
    if isinstance(action, Numbered) and isinstance(question, ChooseReward):
        return (f"reward:{question.card + 1}.{action.index + 1}",)
    if isinstance(question, BuyBuilding):
        return (f"gantry:{question.tile + 1}",)
    return ()


def _fixed(action: Action) -> tuple[str, ...]:
    """What an action touches whatever is asked."""
    if isinstance(action, act.Place):
        return (f"die:{action.face}", _spot(action.spot))
    if isinstance(action, act.Adjust):
        return (f"die:{action.face}", f"face:{action.target}")
    if isinstance(action, act.Stationed):
        return (f"{_place(action.place)}:{COLONISTS[action.kind]}",)
    if isinstance(action, Numbered):
        return _numbered(action)
    return ("shelters",) if action == act.SHELTER else ()


def _numbered(action: Numbered) -> tuple[str, ...]:
    verb = action.verb
    if verb in _COUNTED:
        return (f"{_COUNTED[verb]}:{action.index + 1}",)
    if verb in _COLONISTS:
        return (f"{_COLONISTS[verb]}:{COLONISTS[action.index]}",)
    if verb == "keep":
        return (f"directive:{DIRECTIVES[action.index]}",)
    if verb == "to":
        return (_place(action.index),)
    if verb in ("first", "assault"):
        return (f"player:{action.index}",)
    return ()


def _spot(spot: int) -> str:
    return act.SPOTS[spot].replace("-", ":")


def _place(place: int) -> str:
    if place == act.IN_SHELTERS:
        return "shelters"
    return "abroad" if place == act.ABROAD else f"building:{place}"


#: What these touch depends on what is asked.
_ASKED: Final = frozenset((*(lower for row in act.LOWER for lower in row), *act.REWARD, act.BUY))
_FIXED: Final = {action: _fixed(action) for action in act.FIXED if action not in _ASKED}
