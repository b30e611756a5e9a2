"""A building joins a colony (R25)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import DONE, ENTER, IN_SHELTERS
from tablee.games.artemis.box.components import NOBODY, TYPES
from tablee.games.artemis.events import ColonistHoused
from tablee.games.artemis.rules.colony.places import put
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import has_room
from tablee.kit.actions import Numbered


def add_building(state: ArtemisState, seat: Seat, kind: int) -> None:
    """R25: a tile that left its place joins the colony; colonists of the Shelters may move in."""
    player = state.players[seat]
    player.buildings = (*player.buildings, (kind, NOBODY))
    state.then(OpenDoors(seat))


class OpenDoors(Step[ArtemisState]):
    """Asks who moves into the newest building, while somebody can."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ArtemisState) -> None:
        if candidates(state, self.seat):
            state.then(FillBuilding(self.seat))


def candidates(state: ArtemisState, seat: Seat) -> list[int]:
    """The types in the Shelters that fit into the newest building."""
    player = state.players[seat]
    kind, inside = player.buildings[-1]
    printed = state.box.kinds[kind]
    return [t for t in range(TYPES) if player.shelters[t] and has_room(printed, inside, t)]


class FillBuilding(OpenQuestion):
    """R25: a colonist of the Shelters moves into the building just gained."""

    __slots__ = ()
    rule = "R25"
    completes_move = True

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return [*[ENTER[kind] for kind in candidates(state, self.seat)], DONE]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if not isinstance(action, Numbered):
            return
        player = state.players[self.seat]
        put(player, IN_SHELTERS, action.index, -1)
        put(player, len(player.buildings), action.index)
        if state.sink is not None:
            state.sink(ColonistHoused(self.seat, action.index, player.buildings[-1][0]))
        state.then(OpenDoors(self.seat))
