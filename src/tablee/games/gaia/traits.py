"""What sets a seat's play apart: its faction and its technology tiles."""

from tablee.core import Seat, Sentence
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import ADVANCED, FACTIONS, STANDARD
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.words.naming import Faces


def traits(state: GaiaState, seat: Seat) -> tuple[str, ...]:
    """The faction, then the tiles."""
    player = state.players[seat]
    return (
        f"faction-{FACTIONS[player.faction]}",
        *(f"standard-{STANDARD[tile]}" for tile in player.standard),
        *(f"advanced-{ADVANCED[tile]}" for tile in player.advanced),
    )


def every_trait(box: Box) -> tuple[str, ...]:
    """Every faction, then every tile."""
    return (
        *(f"faction-{name}" for name in FACTIONS),
        *(f"standard-{name}" for name in STANDARD),
        *(f"advanced-{name}" for name in ADVANCED),
    )


def trait(box: Box, name: str) -> Sentence:
    """Tiles are called by what is printed on them."""
    kind, _, code = name.partition("-")
    if kind == "standard":
        return Faces(box).standard[STANDARD.index(code)]
    if kind == "advanced":
        return Faces(box).advanced[ADVANCED.index(code)]
    return Sentence(name)
