"""Together: several seats answer at the same time, each at its own pace."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from tablee.core.errors import IllegalAction
from tablee.core.events import CHANCE, Seat
from tablee.core.frames import Chance, Frame, S, Step

if TYPE_CHECKING:
    from tablee.core.actions import Action


class Together(Frame[S]):
    """One small agenda for each seat; any of them may act next, until all are empty.

    For what the rulebooks let players do simultaneously (income, maintenance). Each lane is a
    stack like the state's own agenda. A lane that comes to a draw of chance draws at once.
    """

    __slots__ = ("lanes",)

    def __init__(self, lanes: tuple[tuple[Seat, tuple[Frame[S], ...]], ...]) -> None:
        self.lanes = lanes

    @staticmethod
    def of(agendas: Sequence[tuple[Seat, Sequence[Frame[S]]]]) -> Together[S]:
        """Lanes from frames in reading order. Their first frames must be questions or draws."""
        lanes = tuple((seat, tuple(frames)[::-1]) for seat, frames in agendas if frames)
        assert not any(isinstance(lane[-1], Step) for _, lane in lanes), "a lane opens with a step"
        return Together(lanes)

    def seats(self) -> tuple[Seat, ...]:
        if any(isinstance(lane[-1], Chance) for _, lane in self.lanes):
            return (CHANCE,)
        return tuple(seat for seat, _ in self.lanes)

    def _lane(self, seat: Seat) -> int:
        for index, (owner, lane) in enumerate(self.lanes):
            if isinstance(lane[-1], Chance) if seat == CHANCE else owner == seat:
                return index
        raise KeyError(seat)

    def top(self, seat: Seat) -> Frame[S]:
        """The question that `seat` has to answer now."""
        return self.lanes[self._lane(seat)][1][-1]

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        return self.top(seat).legal(state, seat)

    def admits(self, state: S, seat: Seat, action: Action) -> bool:
        return self.top(seat).admits(state, seat, action)

    def draw(self, state: S, rng: Random) -> Action:
        return self.top(CHANCE).draw(state, rng)

    def refusal(self, state: S, seat: Seat, action: Action) -> IllegalAction:
        return self.top(seat).refusal(state, seat, action)

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """Play one answer on the state's own agenda, then fold what is left back into the lane."""
        index = self._lane(seat)
        owner, lane = self.lanes[index]
        agenda = state.agenda
        floor = len(agenda)
        agenda.extend(lane)
        agenda.pop().take(state, seat, action)
        while len(agenda) > floor:
            top = agenda[-1]
            if not isinstance(top, Step):
                break
            agenda.pop()
            top.run(state)
        rest = tuple(agenda[floor:])
        del agenda[floor:]
        after = ((owner, rest),) if rest else ()
        lanes = self.lanes[:index] + after + self.lanes[index + 1 :]
        if lanes:
            agenda.append(Together(lanes))
