"""Moments: the cards of a seat that act at one time, in the order it likes (R62, R72)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.reykholt.actions import ARRIVALS, DECLINE, USE, Use
from tablee.games.reykholt.box.components import WORK
from tablee.games.reykholt.rules.question import OpenQuestion
from tablee.games.reykholt.rules.services.triggers import fits
from tablee.games.reykholt.rules.services.usage import use, would_act
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import (
    AFTER_ACTION,
    AFTER_PLACEMENT,
    OPPONENT_PLACEMENT,
    PHASE_START,
    About,
    Usable,
)


def at_once(state: ReykholtState, seat: Seat, moment: int, about: About) -> None:
    """Scheduled: the cards of `seat` that react to what has just happened."""
    if state.players[seat].triggers >> moment & 1:
        state.then(Moment(seat, moment, about, 0))


def in_turn_order(state: ReykholtState, moment: int, seats: Sequence[Seat]) -> None:
    """Scheduled: the cards of these seats, one seat after the other."""
    if state.triggers >> moment & 1:
        players = state.players
        ready = [seat for seat in seats if players[seat].triggers >> moment & 1]
        state.then(*[Moment(seat, moment, (), 0) for seat in ready])


def pending(state: ReykholtState, seat: Seat, moment: int, about: About, done: int) -> list[Usable]:
    """What may act now, in the order of the edition: neither used nor declined at this moment."""
    book, player = state.book, state.players[seat]
    found: list[Usable] = []
    for card, _, uses in player.services:
        usable = book.cards[card]
        if (
            usable.moment == moment
            and not done >> card & 1
            and not (usable.limit and uses >= usable.limit)
            and not ((seat, card) in state.fresh and _is_of_placement(moment))
            and fits(state, seat, usable.trigger, about)
            and would_act(state, seat, usable, about)
        ):
            found.append(usable)
    if len(found) > 1:
        found.sort(key=_number)
    if moment == PHASE_START + WORK and book.arrivals is not None and not done >> ARRIVALS & 1:
        found.append(book.arrivals)
    return found


def _number(usable: Usable) -> int:
    return usable.index


def _is_of_placement(moment: int) -> bool:
    """R59: what a card does not react to if that very placement has brought it."""
    return moment in (AFTER_ACTION, AFTER_PLACEMENT, OPPONENT_PLACEMENT)


class Moment(Step[ReykholtState]):
    """The cards of a seat that may act now: what leaves no choice happens, else it is asked."""

    __slots__ = ("about", "done", "moment", "seat")
    is_of_turn = True

    def __init__(self, seat: Seat, moment: int, about: About, done: int) -> None:
        self.seat = seat
        self.moment = moment
        self.about = about
        #: What has acted already, as a mask.
        self.done = done

    def run(self, state: ReykholtState) -> None:
        found = pending(state, self.seat, self.moment, self.about, self.done)
        if not found:
            return
        done = self.done
        if all(usable.is_plain for usable in found):
            for usable in found:
                done |= 1 << usable.index
                use(state, self.seat, usable, self.about)
            state.then(Moment(self.seat, self.moment, self.about, done))
        elif len(found) == 1 and not found[0].is_optional:
            self.let_act(state, found[0])
        else:
            state.then(UseService(self.seat, self.moment, self.about, done))

    def let_act(self, state: ReykholtState, usable: Usable) -> None:
        """One acts, then the others are judged again."""
        done = self.done | 1 << usable.index
        state.then(Moment(self.seat, self.moment, self.about, done))
        use(state, self.seat, usable, self.about)


class UseService(OpenQuestion):
    """R62, R72: which card acts next, or none more if all of them may be declined."""

    __slots__ = ("about", "done", "moment")
    rule = "R62"

    def __init__(self, seat: Seat, moment: int, about: About, done: int) -> None:
        super().__init__(seat)
        self.moment = moment
        self.about = about
        self.done = done

    def answers(self, state: ReykholtState) -> list[Action]:
        found = pending(state, self.seat, self.moment, self.about, self.done)
        answers: list[Action] = [USE[usable.index] for usable in found]
        if all(usable.is_optional for usable in found):
            answers.append(DECLINE)
        return answers

    def settle(self, state: ReykholtState, action: Action) -> None:
        if not isinstance(action, Use):
            return
        usable = state.book.arrivals if action.index == ARRIVALS else None
        moment = Moment(self.seat, self.moment, self.about, self.done)
        moment.let_act(state, usable or state.book.cards[action.index])

    def ask_again(self, state: ReykholtState) -> None:
        state.then(Moment(self.seat, self.moment, self.about, self.done))
