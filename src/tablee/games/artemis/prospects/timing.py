"""How much of a round is over, so that time alone changes no estimate.

A bot compares a move that ends a phase with one that does not. So estimates take the rest of a
round for a round to come, and what is already on the board is looked at die by die.
"""

from tablee.core import Seat
from tablee.games.artemis.box.components import DICE, MAINTENANCE, PLACEMENT, PREPARATION
from tablee.games.artemis.rules.maintenance.activation import ActivateBuilding
from tablee.games.artemis.rules.maintenance.moves import MoveColonist, SetColonistDown
from tablee.games.artemis.state import ArtemisState


def share_begun(state: ArtemisState, seat: Seat) -> float:
    """How much of this round the seat has decided on: its share of dice on the board."""
    if state.stage == PREPARATION or (state.solo and not state.plans):
        return 0.0
    if state.stage > PLACEMENT:
        return 1.0
    return max(0.0, 1.0 - len(state.players[seat].dice) / DICE)


def activates_still(state: ArtemisState, seat: Seat) -> tuple[bool, tuple[int, ...]]:
    """Whether the seat's buildings are still to be activated in this round, and those that were."""
    if state.stage != MAINTENANCE:
        return state.stage < MAINTENANCE, ()
    question = state.asked(seat)
    if isinstance(question, ActivateBuilding):
        return True, question.used
    moving = [isinstance(asked, (MoveColonist, SetColonistDown)) for asked in state.questions]
    return any(moving), ()
