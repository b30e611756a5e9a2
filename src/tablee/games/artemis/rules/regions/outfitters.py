"""The Outfitters: toolkits at once (R47)."""

from tablee.core import Seat
from tablee.games.artemis.rules.goods import gain
from tablee.games.artemis.state import ArtemisState


def place_die(state: ArtemisState, seat: Seat, face: int) -> None:
    """The die has brought its toolkits."""
    state.outfitters = (*state.outfitters, (seat, face))
    gain(state, seat, toolkits=state.box.toolkits[face - 1])
