"""Population ships: the first player to meet a condition takes the ship (R58-R64)."""

from collections.abc import Callable, Mapping
from typing import Final

from tablee.core import Seat, Step
from tablee.games.reworld.box import Box
from tablee.games.reworld.box.components import DOCKS, FARM, LETTERS, SHIPS, ShipCode
from tablee.games.reworld.events import ShipWon
from tablee.games.reworld.rules.counting import (
    city_tiles,
    companies_present,
    company_units,
    shields,
)
from tablee.games.reworld.state import NONE, Player, ReworldState


class ClaimShips(Step[ReworldState]):
    """R58, R59: at the end of a turn its player takes every ship whose condition is met."""

    __slots__ = ("seat",)
    is_of_turn = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ReworldState) -> None:
        # Points of a ship count for the score ship (R63), which `SHIPS` puts last: one pass does.
        player = state.players[self.seat]
        for ship, owner in enumerate(state.ship_owners):
            printed = state.box.ships[ship]
            if owner == NONE and progress(state, player, ship) >= printed.threshold:
                state.ship_owners[ship] = self.seat
                player.score += printed.points
                if state.sink is not None:
                    won = ShipWon(self.seat, ship, printed.threshold, printed.points)
                    state.sink(won)


def progress(state: ReworldState, player: Player, ship: int) -> int:
    """How far a player is towards a ship (R60, R62, R63)."""
    if ship < DOCKS:
        return int(not player.docks[ship])
    return _TOWARDS[SHIPS[ship]](state.box, player)


#: The five cities and the defence row are rows; those of shuttles and satellites do not count.
_TOWARDS: Final[Mapping[ShipCode, Callable[[Box, Player], int]]] = {
    "all_docks": lambda _box, player: player.docks.count(()),
    "city": lambda _box, player: max([city_tiles(player, city) for city in range(len(LETTERS))]),
    "shields": shields,
    "shuttles": lambda _box, player: len(player.shuttles),
    "satellites": lambda _box, player: len(player.satellites),
    "farms": lambda box, player: company_units(box, player, FARM),
    "companies": companies_present,
    "rows": lambda _box, player: sum(map(bool, player.cities)) + bool(player.defence),
    "score": lambda _box, player: player.score,
}
