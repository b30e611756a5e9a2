"""Buildings are drawn from the pile of the round (R11, R15, R16)."""

from collections.abc import Sequence

from tablee.core import Action, Chance, Step
from tablee.games.artemis.actions import TILE
from tablee.games.artemis.box.components import OCEAN_KINDS, OCEAN_ROUNDS
from tablee.games.artemis.events import GantryFilled
from tablee.games.artemis.state import ArtemisState
from tablee.kit.actions import Numbered


def pile_of_round(state: ArtemisState) -> range:
    """R15: the kinds of the ocean pile up to round 3, then those of the surface pile."""
    if state.round <= OCEAN_ROUNDS:
        return range(OCEAN_KINDS)
    return range(OCEAN_KINDS, len(state.pile))


class DrawTile(Chance[ArtemisState]):
    """The next tile of the round's pile, which is not empty."""

    __slots__ = ()

    def outcomes(self, state: ArtemisState) -> Sequence[tuple[Action, float]]:
        kinds = pile_of_round(state)
        total = sum(state.pile[kind] for kind in kinds)
        return [(TILE[kind], state.pile[kind] / total) for kind in kinds]

    def take(self, state: ArtemisState, action: Action) -> int:
        """The kind of the tile, which has left the pile."""
        assert isinstance(action, Numbered)
        state.pile[action.index] -= 1
        return action.index


class BringBuilding(Step[ArtemisState]):
    """R11: a tile beside the newest card."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        if any(state.pile[kind] for kind in pile_of_round(state)):
            state.then(DrawForExpedition())


class DrawForExpedition(DrawTile):
    """The tile lies beside the newest card."""

    __slots__ = ()

    def resolve(self, state: ArtemisState, action: Action) -> None:
        state.card_buildings[-1] = self.take(state, action)


class FillGantry(Step[ArtemisState]):
    """R15, R16: so many more tiles at the far end of the row, up to the limit."""

    __slots__ = ("left", "new")

    def __init__(self, left: int, new: tuple[int, ...]) -> None:
        self.left = left
        self.new = new

    def run(self, state: ArtemisState) -> None:
        has_tiles = any(state.pile[kind] for kind in pile_of_round(state))
        if self.left and has_tiles and len(state.gantry) < state.box.gantry_limit:
            state.then(DrawForGantry(self.left - 1, self.new))
        elif state.sink is not None:
            state.sink(GantryFilled(self.new))


class DrawForGantry(DrawTile):
    """The tile lies at the far end of the Gantry."""

    __slots__ = ("left", "new")

    def __init__(self, left: int, new: tuple[int, ...]) -> None:
        self.left = left
        self.new = new

    def resolve(self, state: ArtemisState, action: Action) -> None:
        kind = self.take(state, action)
        state.gantry.append(kind)
        state.bids.append(())
        state.then(FillGantry(self.left, (*self.new, kind)))
