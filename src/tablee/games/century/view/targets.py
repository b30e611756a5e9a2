"""Where an action is to be found on a board."""

from typing import Final

from tablee.core import Action, Seat
from tablee.games.century import actions as act
from tablee.games.century.box.components import ANCHORS, EFFECTS, LETTERS, SPANS, TILES
from tablee.games.century.rules.consolidation.bridges import BuildBridge
from tablee.games.century.state import CenturyState
from tablee.kit.actions import Numbered

#: What the name of an action names, by its verb.
_NAMED: Final = {
    "lot": "tile",
    "buy": "technology",
    "column": "column",
    "waste": "tile",
    "tile": "tile",
    "turn": "turn",
    "on": "tile",
    "lift": "tile",
    "drop": "tile",
    "recycle": "tile",
}


def targets(state: CenturyState, seat: Seat, action: Action) -> tuple[str, ...]:
    """What `action` touches, in the order of pointing at it."""
    found = _FIXED.get(action)
    if found is not None:
        return found
    if action in _SPANS and isinstance(action, Numbered):
        return _ends(state, seat, action.index)
    return ()


def _ends(state: CenturyState, seat: Seat, span: int) -> tuple[str, ...]:
    """The two ends of a bridge on the tile that it stands on."""
    question = state.asked(seat)
    if not isinstance(question, BuildBridge):
        return ()
    tile = TILES[state.players[seat].country.places[question.position].tile]
    return tuple(f"anchor:{tile}:{ANCHORS[anchor]}" for anchor in SPANS[span])


def _fixed(action: Action) -> tuple[str, ...]:
    """What an action touches whatever the position."""
    if isinstance(action, act.InCity):
        return (f"city:{TILES[action.tile]}.{LETTERS[action.city]}",)
    if isinstance(action, act.AtCell):
        return (f"cell:{action.x},{action.y}",)
    if isinstance(action, act.Use):
        return (f"effect:{TILES[action.tile]}:{EFFECTS[action.kind]}",)
    if isinstance(action, Numbered):
        verb, _, name = action.text.partition(" ")
        return (f"{_NAMED[verb]}:{name}",) if verb in _NAMED else ()
    return (action.text,) if action in _WORDS else ()


#: What is pointed at by its own word.
_WORDS: Final = (act.PASS, act.QUIT, act.DECLINE, act.DONE, act.KEEP)
_SPANS: Final = frozenset(act.SPAN)
_FIXED: Final = {action: _fixed(action) for action in act.FIXED if action not in _SPANS}
