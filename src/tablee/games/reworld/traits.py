"""What sets a seat's play apart: its satellites and the population ships it won."""

from tablee.core import Seat, Sentence
from tablee.games.reworld.box import Box
from tablee.games.reworld.box.components import SATELLITE, SHIPS
from tablee.games.reworld.state import ReworldState
from tablee.games.reworld.words import Words, ship_name


def traits(state: ReworldState, seat: Seat) -> tuple[str, ...]:
    """The satellites, then the ships."""
    satellites = [state.box.modules[module].code for module in state.players[seat].satellites]
    ships = [name for name, owner in zip(SHIPS, state.ship_owners, strict=True) if owner == seat]
    return (*(f"satellite-{code}" for code in satellites), *(f"ship-{name}" for name in ships))


def every_trait(box: Box) -> tuple[str, ...]:
    """Every satellite, then every ship."""
    satellites = [module.code for module in box.modules if module.kind == SATELLITE]
    return (*(f"satellite-{code}" for code in satellites), *(f"ship-{name}" for name in SHIPS))


def trait(box: Box, name: str) -> Sentence:
    """A satellite is called by its mission, a ship by its condition."""
    kind, _, code = name.partition("-")
    if kind == "satellite":
        codes = [module.code for module in box.modules]
        return Words(box).module(codes.index(code))
    ship = SHIPS.index(code)
    return ship_name(ship, box.ships[ship].threshold)
