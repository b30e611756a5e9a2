"""What sets a seat's play apart: its service cards."""

from tablee.core import Seat, Sentence
from tablee.games.reykholt.box import Box
from tablee.games.reykholt.box.components import CARDS
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.player import CARD


def traits(state: ReykholtState, seat: Seat) -> tuple[str, ...]:
    """The cards, in the order in which they were taken."""
    return tuple(f"service-{CARDS[held[CARD]]}" for held in state.players[seat].services)


def every_trait(box: Box) -> tuple[str, ...]:
    """Every card."""
    return tuple(f"service-{name}" for name in CARDS)


def trait(box: Box, name: str) -> Sentence:
    """Each has a name of its own."""
    return Sentence(name)
