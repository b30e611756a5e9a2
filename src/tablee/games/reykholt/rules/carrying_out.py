"""Effects are carried out one after the other, each as far as possible (R26)."""

from tablee.core import Seat, Step
from tablee.games.reykholt.box.components import NONE, Counts
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import About


class CarryOut(Step[ReykholtState]):
    """An effect and all that follow it in its list, for one seat."""

    __slots__ = ("about", "effect", "paid", "seat")
    is_of_turn = True

    def __init__(self, seat: Seat, effect: int, about: About, paid: Counts) -> None:
        self.seat = seat
        self.effect = effect
        #: What set the list off.
        self.about = about
        #: What was paid for it.
        self.paid = paid

    def run(self, state: ReykholtState) -> None:
        effect = state.book.effects[self.effect]
        if effect.following != NONE and not effect.is_payment:
            state.then(CarryOut(self.seat, effect.following, self.about, self.paid))
        if effect.can_be_done(state, self.seat, self.about):
            effect.begin(state, self.seat, self.about, self.paid)
