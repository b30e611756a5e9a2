"""Snowcat Garages, before anything is scored (R102)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import REST, Stationed
from tablee.games.artemis.box.components import SCORING, SNOWCAT_GARAGE, Counts
from tablee.games.artemis.rules.colony.places import full_buildings
from tablee.games.artemis.rules.maintenance.moves import SetColonistDown, can_move, lifts
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState

Crews = tuple[tuple[int, Counts], ...]
"""Garages, counted from 0, with the colonists that were inside when scoring began."""


class RideSnowcats(Step[ArtemisState]):
    """In turn order, each player with full garages."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        state.stage = SCORING
        rides = []
        for seat in state.turn_order():
            player = state.players[seat]
            garages = full_buildings(state, player, SNOWCAT_GARAGE)
            rides.append(RideOn(seat, tuple((i, player.buildings[i][1]) for i in garages)))
        state.then(*rides)


class RideOn(Step[ArtemisState]):
    """Asks while a garage that nobody has left, toolkits and somebody to move are there.

    A full garage that has lost nobody holds those it held: to let one in, it must let one out.
    """

    __slots__ = ("crews", "seat")

    def __init__(self, seat: Seat, crews: Crews) -> None:
        self.seat = seat
        self.crews = crews

    def run(self, state: ArtemisState) -> None:
        player = state.players[self.seat]
        crews = tuple(crew for crew in self.crews if player.buildings[crew[0]][1] == crew[1])
        price = state.box.kinds[SNOWCAT_GARAGE].printed.price
        if crews and player.toolkits >= price and can_move(state, player):
            state.then(RideSnowcat(self.seat, crews))


class RideSnowcat(OpenQuestion):
    """R102: a toolkit for a move or a swap, or no more of them."""

    __slots__ = ("crews",)
    rule = "R102"

    def __init__(self, seat: Seat, crews: Crews) -> None:
        super().__init__(seat)
        self.crews = crews

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return [*lifts(state, state.players[self.seat]), REST]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if isinstance(action, Stationed):
            state.players[self.seat].toolkits -= state.box.kinds[SNOWCAT_GARAGE].printed.price
            state.then(
                SetColonistDown(self.seat, action.kind, action.place),
                RideOn(self.seat, self.crews),
            )
