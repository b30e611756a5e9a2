"""Events of story mode: one at the start of each work time (R93-R95)."""

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Step
from tablee.core.draws import pick
from tablee.games.reykholt.actions import EVENT
from tablee.games.reykholt.box.components import NONE, NOTHING
from tablee.games.reykholt.events import EventDrawn
from tablee.games.reykholt.rules.carrying_out import CarryOut
from tablee.games.reykholt.rules.services.any_time import BEFORE_EVENT, open_window
from tablee.games.reykholt.state import ReykholtState
from tablee.kit.actions import Numbered


class DrawEvent(Chance[ReykholtState]):
    """R93: any event not seen yet; all follow it in turn order."""

    __slots__ = ()

    def sample(self, state: ReykholtState, rng: Random) -> Action:
        return EVENT[pick(rng, state.events_left)]

    def outcomes(self, state: ReykholtState) -> Sequence[tuple[Action, float]]:
        return [(EVENT[event], 1 / len(state.events_left)) for event in state.events_left]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.event = action.index
        state.events_left = tuple(left for left in state.events_left if left != action.index)
        if state.sink is not None:
            state.sink(EventDrawn(action.index))
        state.then(FollowEvent())
        open_window(state, BEFORE_EVENT, state.turn_order())


class FollowEvent(Step[ReykholtState]):
    """R93: what the event does at once, for each in turn order."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        first = state.book.event_effects[state.event]
        if first != NONE:
            # Who is last is judged once, before anybody has gained by it.
            last = state.track[-1]
            state.then(*[CarryOut(seat, first, (last,), NOTHING) for seat in state.turn_order()])
