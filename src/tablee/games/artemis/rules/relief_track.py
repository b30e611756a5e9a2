"""The relief track (R72-R75)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import RELIEF
from tablee.games.artemis.events import ReliefEnded, ReliefStepped
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.rules.rewards import grant
from tablee.games.artemis.state import ArtemisState
from tablee.kit.actions import Numbered


class ReliefStep(Step[ArtemisState]):
    """R72: the marker moves on, and a reward reached or passed is given; not at the end (R73)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ArtemisState) -> None:
        player = state.players[self.seat]
        if player.relief == len(state.box.relief):
            if state.sink is not None:
                state.sink(ReliefEnded(self.seat))
            return
        player.relief += 1
        if state.sink is not None:
            state.sink(ReliefStepped(self.seat, player.relief))
        if player.relief == 1:
            grant(state, self.seat, state.box.relief[0])
        else:
            state.then(ChooseRelief(self.seat))


class ChooseRelief(OpenQuestion):
    """R72: the reward of the space reached, or of any that was passed."""

    __slots__ = ()
    rule = "R72"

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return RELIEF[: state.players[self.seat].relief]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        grant(state, self.seat, state.box.relief[action.index])


def grant_relief(state: ArtemisState, seat: Seat, steps: int) -> None:
    """R75: one after another, each with its reward."""
    state.then(*[ReliefStep(seat) for _ in range(steps)])
