"""Assault Pods, before all other buildings (R87)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import ASSAULT, SKIP
from tablee.games.artemis.box.components import ASSAULT_POD, DRONES
from tablee.games.artemis.events import PodFired
from tablee.games.artemis.rules.colony.places import full_buildings
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState
from tablee.kit.actions import Numbered


class FireAssaultPods(Step[ArtemisState]):
    """All full ones in turn order, those of one player in a row."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        state.then(
            *[
                FireAssaultPod(seat)
                for seat in state.turn_order()
                for _ in full_buildings(state, state.players[seat], ASSAULT_POD)
            ]
        )


class FireAssaultPod(OpenQuestion):
    """R87: an opponent loses ore, its owner gains energy; or it is left alone."""

    __slots__ = ()
    rule = "R87"

    def options(self, state: ArtemisState) -> Sequence[Action]:
        owners = 1 + DRONES if state.solo else len(state.players)
        return [*[ASSAULT[owner] for owner in range(owners) if owner != self.seat], SKIP]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if isinstance(action, Numbered):
            fire(state, self.seat, action.index)


def fire(state: ArtemisState, seat: Seat, owner: int) -> None:
    """R124: drones have no ore to lose, the gain stays."""
    printed = state.box.kinds[ASSAULT_POD].printed
    lost = 0
    if owner < len(state.players):
        lost = min(printed.loss, state.players[owner].ore)
        state.players[owner].ore -= lost
    state.players[seat].energy += printed.energy
    if state.sink is not None:
        state.sink(PodFired(seat, owner, state.drone_of(owner), lost, printed.energy))
