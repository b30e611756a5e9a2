"""What sets a seat's play apart: its buildings and its directive."""

from tablee.core import Seat, Sentence
from tablee.games.artemis.box import Box
from tablee.games.artemis.box.components import BUILDINGS, DIRECTIVES, NONE
from tablee.games.artemis.state import ArtemisState


def traits(state: ArtemisState, seat: Seat) -> tuple[str, ...]:
    """The buildings, then the directive where there is one."""
    player = state.players[seat]
    found = [f"building-{BUILDINGS[kind]}" for kind, _ in player.buildings]
    if player.directive != NONE:
        found.append(f"directive-{DIRECTIVES[player.directive]}")
    return tuple(found)


def every_trait(box: Box) -> tuple[str, ...]:
    """Every building, then every directive."""
    return (
        *(f"building-{name}" for name in BUILDINGS),
        *(f"directive-{name}" for name in DIRECTIVES),
    )


def trait(box: Box, name: str) -> Sentence:
    """Each has a name of its own."""
    return Sentence(name)
