"""Who begins the next round (R100)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import FIRST
from tablee.games.artemis.events import FirstPlayerChosen
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState
from tablee.kit.actions import Numbered


def poorest(state: ArtemisState) -> Seat:
    """R100: the fewest resources; among equals the one furthest clockwise from the first player."""
    order = state.turn_order()
    fewest = min(player.ore + player.energy for player in state.players)
    tied = [
        seat for seat in order if state.players[seat].ore + state.players[seat].energy == fewest
    ]
    return tied[-1]


class AskPoorest(Step[ArtemisState]):
    """The poorest player is asked; alone it has no meaning (R125)."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        if not state.solo:
            state.then(ChooseFirstPlayer(poorest(state)))


class ChooseFirstPlayer(OpenQuestion):
    """R100: anybody, oneself included."""

    __slots__ = ()
    rule = "R100"

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return FIRST[: len(state.players)]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.first = action.index
        if state.sink is not None:
            state.sink(FirstPlayerChosen(action.index, self.seat))
