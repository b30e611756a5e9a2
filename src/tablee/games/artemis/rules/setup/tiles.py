"""Buildings are drawn from the pile of the round (R11, R15, R16)."""

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Step
from tablee.core.draws import pick_weighted
from tablee.games.artemis.actions import TILE
from tablee.games.artemis.box.components import OCEAN_KINDS, OCEAN_ROUNDS
from tablee.games.artemis.events import GantryFilled
from tablee.games.artemis.state import ArtemisState
from tablee.kit.actions import Numbered


def first_kind(state: ArtemisState) -> int:
    """R15: tiles come from the ocean pile up to round 3, then from the surface pile."""
    return 0 if state.round <= OCEAN_ROUNDS else OCEAN_KINDS


def pile_of_round(state: ArtemisState) -> list[int]:
    """How many tiles of each of its kinds are left."""
    return state.pile[OCEAN_KINDS:] if first_kind(state) else state.pile[:OCEAN_KINDS]


class DrawTile(Chance[ArtemisState]):
    """The next tile of the round's pile, which is not empty."""

    __slots__ = ()

    def outcomes(self, state: ArtemisState) -> Sequence[tuple[Action, float]]:
        first, pile = first_kind(state), pile_of_round(state)
        total = sum(pile)
        return [(TILE[first + index], number / total) for index, number in enumerate(pile)]

    def sample(self, state: ArtemisState, rng: Random) -> Action:
        return TILE[first_kind(state) + pick_weighted(rng, pile_of_round(state))]

    def take(self, state: ArtemisState, action: Action) -> int:
        """The kind of the tile, which has left the pile."""
        assert isinstance(action, Numbered)
        state.pile[action.index] -= 1
        return action.index


class BringBuilding(Step[ArtemisState]):
    """R11: a tile beside the newest card."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        if any(pile_of_round(state)):
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
        _fill(state, self.left, self.new)


def _fill(state: ArtemisState, left: int, new: tuple[int, ...]) -> None:
    has_space = len(state.gantry) < state.box.gantry_limit
    if left and has_space and any(pile_of_round(state)):
        state.then(DrawForGantry(left - 1, new))
    elif state.sink is not None:
        state.sink(GantryFilled(new))


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
        _fill(state, self.left, (*self.new, kind))
