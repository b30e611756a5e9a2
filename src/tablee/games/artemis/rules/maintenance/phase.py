"""The order of the Maintenance phase (R80, R81)."""

from typing import Final

from tablee.core import Frame, Seat, Step, Together
from tablee.games.artemis.box.components import SURFACE_CONDUIT
from tablee.games.artemis.rules.colony.places import full_buildings
from tablee.games.artemis.rules.maintenance.activation import (
    ActivateBuilding,
    ActivateOn,
    spent_pods,
    usable,
)
from tablee.games.artemis.rules.maintenance.assault_pods import FireAssaultPods
from tablee.games.artemis.rules.maintenance.heating import HeatShelters, heating_of
from tablee.games.artemis.rules.maintenance.moves import BeginMaintenance
from tablee.games.artemis.state import ArtemisState


class ActivateAndHeat(Step[ArtemisState]):
    """R81: all at the same time, unless a Surface Conduit draws from the bag that all share.

    What it draws may complete an Assault Pod, which hits another player (R88): then buildings
    are activated in turn order.
    """

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        order = state.turn_order()
        players = state.players
        if any(full_buildings(state, player, SURFACE_CONDUIT) for player in players):
            turns = [ActivateOn(seat, spent_pods(state, seat)) for seat in order]
            state.then(*turns, HeatAll())
            return
        lanes: list[tuple[Seat, list[Frame[ArtemisState]]]] = []
        for seat in order:
            pods = spent_pods(state, seat)
            if usable(state, seat, pods):
                lanes.append((seat, [ActivateBuilding(seat, pods), HeatShelters(seat)]))
            else:
                lanes.append((seat, heating_of(state, seat)))
        _together(state, lanes)


class HeatAll(Step[ArtemisState]):
    """R92: everybody heats at the same time."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        _together(state, [(seat, heating_of(state, seat)) for seat in state.turn_order()])


def _together(state: ArtemisState, lanes: list[tuple[Seat, list[Frame[ArtemisState]]]]) -> None:
    """Lanes for those who have something to decide."""
    if any(frames for _, frames in lanes):
        state.then(Together.of(lanes))


#: Steps 1 to 3: moves, activation, heating.
MAINTENANCE_PHASE: Final = (BeginMaintenance(), FireAssaultPods(), ActivateAndHeat())
