"""Any-time cards in others' turns: the windows in which their holders are asked (R71)."""

from collections.abc import Sequence
from typing import Final

from tablee.core import Action, Seat, Step
from tablee.games.reykholt.actions import WAIT
from tablee.games.reykholt.rules.question import OpenQuestion
from tablee.games.reykholt.rules.services.usage import any_time_uses
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import ANY_TIME

#: The windows of a round, in order: before what an event does, at the start of work time, before
#: another seat's worker, at the end of work time, before another seat's tourism turn, at the end of
#: tourism, before rest.
BEFORE_EVENT: Final = 1
START_OF_WORK: Final = 2
BEFORE_WORKER: Final = 3
END_OF_WORK: Final = 4
BEFORE_TOURISM_TURN: Final = 5
END_OF_TOURISM: Final = 6
BEFORE_REST: Final = 7


def open_window(state: ReykholtState, window: int, seats: Sequence[Seat]) -> None:
    """Scheduled: these seats are asked, one after the other, if they could use a card then."""
    if state.triggers >> ANY_TIME & 1:
        players = state.players
        holders = [seat for seat in seats if players[seat].triggers >> ANY_TIME & 1]
        state.then(*[AskAnyTime(seat, window) for seat in holders])


class AskAnyTime(Step[ReykholtState]):
    """R71: a seat is asked if one of its any-time cards is usable now."""

    __slots__ = ("seat", "window")
    is_of_turn = True

    def __init__(self, seat: Seat, window: int) -> None:
        self.seat = seat
        self.window = window

    def run(self, state: ReykholtState) -> None:
        if any_time_uses(state, self.seat):
            state.then(UseAnyTime(self.seat, self.window))


class UseAnyTime(OpenQuestion):
    """R71: an any-time card outside of one's own decisions, or not now."""

    __slots__ = ("window",)
    rule = "R71"

    def __init__(self, seat: Seat, window: int) -> None:
        super().__init__(seat)
        self.window = window

    def answers(self, state: ReykholtState) -> list[Action]:
        return [WAIT]

    def main(self, state: ReykholtState) -> Action | None:
        return WAIT

    def settle(self, state: ReykholtState, action: Action) -> None:
        """Not now."""

    def ask_again(self, state: ReykholtState) -> None:
        state.then(AskAnyTime(self.seat, self.window))
