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
    return _TOWARDS[ship - DOCKS](state.box, player)


def _empty_docks(_box: Box, player: Player) -> int:
    found = 0
    for row in player.docks:
        found += not row
    return found


def _largest_city(_box: Box, player: Player) -> int:
    largest = 0
    for city in range(len(LETTERS)):
        tiles = city_tiles(player, city)
        largest = max(largest, tiles)
    return largest


def _rows(_box: Box, player: Player) -> int:
    """The five cities and the defence row; those of shuttles and satellites do not count."""
    found = 1 if player.defence else 0
    for row in player.cities:
        if row:
            found += 1
    return found


_PROGRESS: Final[Mapping[ShipCode, Callable[[Box, Player], int]]] = {
    "all_docks": _empty_docks,
    "city": _largest_city,
    "shields": shields,
    "shuttles": lambda _box, player: len(player.shuttles),
    "satellites": lambda _box, player: len(player.satellites),
    "farms": lambda box, player: company_units(box, player, FARM),
    "companies": companies_present,
    "rows": _rows,
    "score": lambda _box, player: player.score,
}
#: The same by ship, after those that are won by a single dock.
_TOWARDS: Final = tuple(_PROGRESS[code] for code in SHIPS[DOCKS:])
