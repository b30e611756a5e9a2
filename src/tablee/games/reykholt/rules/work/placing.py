"""Workers are placed on free spaces (R14-R19, R26)."""

from typing import Final

from tablee.core import Action, IllegalAction, Seat, Sentence, Step
from tablee.games.reykholt.actions import WORK
from tablee.games.reykholt.box.components import MOST_SEATS, NONE, WORKERS
from tablee.games.reykholt.events import WorkerLaidAside, WorkerPlaced
from tablee.games.reykholt.rules.question import OpenQuestion
from tablee.games.reykholt.rules.services.any_time import (
    BEFORE_WORKER,
    UseAnyTime,
    open_window,
)
from tablee.games.reykholt.rules.services.moments import at_once, in_turn_order
from tablee.games.reykholt.rules.services.usage import any_time_uses
from tablee.games.reykholt.rules.story.weather import weather
from tablee.games.reykholt.rules.work.parts import resolve_parts
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import (
    AFTER_ACTION,
    AFTER_PLACEMENT,
    ANY_TIME,
    HARVESTED,
    OPPONENT_PLACEMENT,
)
from tablee.games.reykholt.state.player import Player
from tablee.kit.actions import Numbered

#: Moments that a placement may set off.
REACTIONS: Final = 1 << AFTER_ACTION | 1 << AFTER_PLACEMENT | 1 << OPPONENT_PLACEMENT


class NextPlacement(Step[ReykholtState]):
    """R14: three laps; the seat whose turn it is places a worker."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        #: Workers placed or laid aside so far by all.
        self.turn = turn

    def run(self, state: ReykholtState) -> None:
        order = state.box.turn_orders[state.first]
        seats = len(order)
        if self.turn == WORKERS * seats:
            return
        seat = order[self.turn % seats]
        state.then(NEXT_PLACEMENT[self.turn + 1])
        if state.triggers >> ANY_TIME & 1:
            state.then(AskPlacement(seat))
            open_window(state, BEFORE_WORKER, [other for other in order if other != seat])
        else:
            ask_placement(state, seat)

    def ahead(self, state: ReykholtState, seat: Seat) -> None:
        seats = len(state.players)
        turn = self.turn + (state.box.turn_orders[state.first].index(seat) - self.turn) % seats
        forget_placement(state)
        if turn < WORKERS * seats and len(PLACE_WORKER[seat].options(state)) > 1:
            state.then(PLACE_WORKER[seat], NEXT_PLACEMENT[turn + 1])


NEXT_PLACEMENT: Final = tuple(NextPlacement(turn) for turn in range(WORKERS * MOST_SEATS + 1))


class AskPlacement(Step[ReykholtState]):
    """R18: whoever has no space may still use an any-time card, then lays the worker aside."""

    __slots__ = ("seat",)
    is_of_turn = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ReykholtState) -> None:
        ask_placement(state, self.seat)

    def ahead(self, state: ReykholtState, seat: Seat) -> None:
        if seat == self.seat and len(PLACE_WORKER[seat].options(state)) > 1:
            state.then(PLACE_WORKER[seat])


def ask_placement(state: ReykholtState, seat: Seat) -> None:
    """R18, R19: a worker must be placed where that is possible; else it is laid aside."""
    always = open_spaces(state, state.players[seat]) & state.book.always & ~state.occupied
    if always & (always - 1):  # two spaces or more that need nothing: the usual case
        state.then(PLACE_WORKER[seat])
    elif legal_spaces(state, seat):
        PLACE_WORKER[seat].put(state)
    elif any_time_uses(state, seat):
        state.then(UseBeforeAside(seat, BEFORE_WORKER))
    else:
        lay_aside(state, seat)


def lay_aside(state: ReykholtState, seat: Seat) -> None:
    """R18: the worker stands on no space this round."""
    state.players[seat].workers -= 1
    if state.sink is not None:
        state.sink(WorkerLaidAside(seat))


class UseBeforeAside(UseAnyTime):
    """R18: no space is possible; an any-time card might change that."""

    __slots__ = ()
    rule = "R18"

    def settle(self, state: ReykholtState, action: Action) -> None:
        lay_aside(state, self.seat)

    def ask_again(self, state: ReykholtState) -> None:
        state.then(AskPlacement(self.seat))


def open_spaces(state: ReykholtState, player: Player) -> int:
    """R15, R17: the spaces where the player may place a worker as far as flags go, as a mask."""
    book = state.book
    spaces = book.in_use
    if state.event != NONE:
        here = weather(state)
        spaces &= ~here.closed
        if here.ignores_flags:
            return spaces
    for space in player.placed:
        spaces &= ~book.flag_mates[space]
    return spaces


def legal_spaces(state: ReykholtState, seat: Seat) -> list[Action]:
    """R15-R17: free spaces with a part that can be done; once, alone, also a blocked one (R91)."""
    book, player = state.book, state.players[seat]
    spaces = open_spaces(state, player)
    if not (state.rulings.blocked_space and not player.blocked_space_used):
        spaces &= ~state.occupied
    able = 1
    for effect, bit, where in book.needs:
        if where & spaces and effect.can_be_done(state, seat, ()):
            able |= bit
    return [action for bit, action, needs in book.work_table if bit & spaces and needs & able]


class PlaceWorker(OpenQuestion):
    """R14: a space for the next worker."""

    __slots__ = ()
    rule = "R14"

    def answers(self, state: ReykholtState) -> list[Action]:
        return legal_spaces(state, self.seat)

    def settle(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        space = action.index
        player = state.players[self.seat]
        is_blocked = bool(state.occupied >> space & 1)
        if is_blocked:
            player.blocked_space_used = True
        player.workers -= 1
        player.placed = (*player.placed, space)
        state.occupied |= 1 << space
        state.space = space
        if state.sink is not None:
            state.sink(WorkerPlaced(self.seat, space, blocked=is_blocked))
        parts = state.book.parts[state.book.spaces[space]]
        is_quick = not parts.others and not state.triggers & REACTIONS
        if not is_quick:
            state.then(FINISH_PLACEMENT[self.seat])
        resolve_parts(state, self.seat, parts, begun=False)
        if is_quick:
            forget_placement(state)

    def ask_again(self, state: ReykholtState) -> None:
        state.then(AskPlacement(self.seat))

    def why_not(self, state: ReykholtState, action: Action) -> IllegalAction:
        if not isinstance(action, Numbered) or action is not WORK[action.index % len(WORK)]:
            return super().why_not(state, action)
        bit = 1 << action.index
        if not state.book.in_use & bit:
            return IllegalAction("R4", Sentence("refuse-space-not-in-use"))
        if weather(state).closed & bit:
            return IllegalAction("R93", Sentence("refuse-space-closed"))
        if not open_spaces(state, state.players[self.seat]) & bit:
            return IllegalAction("R17", Sentence("refuse-flag-used"))
        if state.occupied & bit:
            return IllegalAction("R15", Sentence("refuse-space-occupied"))
        return IllegalAction("R16", Sentence("refuse-nothing-possible-there"))


PLACE_WORKER: Final = tuple(PlaceWorker(seat) for seat in range(MOST_SEATS))


class FinishPlacement(Step[ReykholtState]):
    """R26: the space is resolved; cards of its player react, then those of the others."""

    __slots__ = ("seat",)
    is_of_turn = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ReykholtState) -> None:
        if not state.triggers & REACTIONS:
            forget_placement(state)
            return
        state.then(FORGET_PLACEMENT)
        if state.triggers >> OPPONENT_PLACEMENT & 1:
            others = [seat for seat in state.turn_order() if seat != self.seat]
            in_turn_order(state, OPPONENT_PLACEMENT, others)
        at_once(state, self.seat, AFTER_PLACEMENT, ())
        at_once(state, self.seat, AFTER_ACTION, ())


FINISH_PLACEMENT: Final = tuple(FinishPlacement(seat) for seat in range(MOST_SEATS))


class ForgetPlacement(Step[ReykholtState]):
    """All have reacted to a placement."""

    __slots__ = ()
    is_of_turn = True

    def run(self, state: ReykholtState) -> None:
        forget_placement(state)


FORGET_PLACEMENT: Final = ForgetPlacement()


def forget_placement(state: ReykholtState) -> None:
    """What the space has done is over; cards that it brought react from now on (R59)."""
    if state.deeds & HARVESTED:
        state.has_been_harvested = True
    state.space = NONE
    state.deeds = 0
    state.harvested = 0
    state.fresh = ()
