"""The first player of round 1 is drawn (R7)."""

from collections.abc import Sequence

from tablee.core import Action, Chance
from tablee.games.artemis.actions import FIRST
from tablee.games.artemis.events import FirstPlayerDrawn
from tablee.games.artemis.state import ArtemisState
from tablee.kit.actions import Numbered


class DrawFirstPlayer(Chance[ArtemisState]):
    """Each seat is as likely as any other."""

    __slots__ = ()

    def outcomes(self, state: ArtemisState) -> Sequence[tuple[Action, float]]:
        seats = len(state.players)
        return [(first, 1 / seats) for first in FIRST[:seats]]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.first = action.index
        if state.sink is not None:
            state.sink(FirstPlayerDrawn(action.index))
