"""What a seat may hope for from the directive that it kept (R129)."""

from math import exp
from typing import Final

from tablee.core import Seat
from tablee.games.artemis.box.components import NONE, ROUNDS
from tablee.games.artemis.prospects.timing import share_begun
from tablee.games.artemis.rules.scoring.directives import shortfall
from tablee.games.artemis.state import ArtemisState

#: In rounds: less than this is left for nothing, once the last dice lie.
LEAST: Final = 0.2


def directive_worth(state: ArtemisState, seat: Seat) -> float:
    """The points of its directive, as likely as the rounds left make up for what is missing."""
    directive = state.players[seat].directive
    if directive == NONE:
        return 0.0
    missing = shortfall(state, seat, directive)
    points = float(state.box.directives[directive].points)
    if not missing:
        return points
    left = max(LEAST, ROUNDS - state.round + 1 - share_begun(state, seat))
    return points * exp(-missing / left)
