"""Colonists are drawn onto a card and to the Doorstep (R11, R17)."""

from tablee.core import Action, Step
from tablee.games.artemis.box.components import Counts
from tablee.games.artemis.events import DoorstepFilled
from tablee.games.artemis.rules.colony.colonists import DrawFromBag, bag_has_colonists
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import more


class BringColonist(Step[ArtemisState]):
    """R11: a colonist of the bag onto the newest card, if there is one (R27)."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        if bag_has_colonists(state):
            state.then(DrawForCard())


class DrawForCard(DrawFromBag):
    """The colonist waits on the newest card."""

    __slots__ = ()

    def resolve(self, state: ArtemisState, action: Action) -> None:
        kind = self.take(state, action)
        state.card_colonists[-1] = more(state.card_colonists[-1], kind)


class FillDoorstep(Step[ArtemisState]):
    """R17: so many more colonists join those left, up to the limit."""

    __slots__ = ("left", "new")

    def __init__(self, left: int, new: Counts) -> None:
        self.left = left
        self.new = new

    def run(self, state: ArtemisState) -> None:
        _fill(state, self.left, self.new)


def _fill(state: ArtemisState, left: int, new: Counts) -> None:
    has_space = sum(state.doorstep) < state.box.doorstep_limit
    if left and has_space and bag_has_colonists(state):
        state.then(DrawForDoorstep(left - 1, new))
    elif state.sink is not None:
        state.sink(DoorstepFilled(new))


class DrawForDoorstep(DrawFromBag):
    """The colonist waits at the Doorstep."""

    __slots__ = ("left", "new")

    def __init__(self, left: int, new: Counts) -> None:
        self.left = left
        self.new = new

    def resolve(self, state: ArtemisState, action: Action) -> None:
        kind = self.take(state, action)
        state.doorstep = more(state.doorstep, kind)
        _fill(state, self.left, more(self.new, kind))
