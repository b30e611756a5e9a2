"""State: a position of a game, with its agenda of what is still to happen."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from tablee.core.actions import Action
from tablee.core.errors import IllegalAction
from tablee.core.events import CHANCE, Seat, Sink
from tablee.core.frames import Frame, Step
from tablee.core.sentences import Sentence
from tablee.core.snapshot import same_fields

if TYPE_CHECKING:
    from typing import Self


class State:
    """A mutable position: no history, no random generator, nothing to display.

    The agenda is a stack, its top at the end. Games add slots and write `clone` beside them.
    """

    __slots__ = ("agenda", "sink")

    #: Fields that all states of a game share (components, tables): left out of snapshots.
    shared: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        #: Each frame knows its own game's state; a stack of them cannot say which.
        self.agenda: list[Frame[Any]] = []
        self.sink: Sink | None = None

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy without the sink."""

    @abstractmethod
    def check(self) -> None:
        """Raise `AssertionError` if components were lost or made, or a limit is broken."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and same_fields(self, other)

    def then(self, *frames: Frame[Any]) -> None:
        """Schedule frames in reading order, in front of everything pending."""
        self.agenda.extend(frames[::-1])

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.agenda

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """Who is asked now: one seat, several at once, `(CHANCE,)`, or nobody at the end."""
        return self.agenda[-1].seats() if self.agenda else ()

    def legal(self, seat: Seat | None = None) -> Sequence[Action]:
        """What `seat` (by default the first of `seats_to_act`) may do."""
        frame = self.agenda[-1]
        return frame.legal(self, frame.seats()[0] if seat is None else seat)

    def apply(self, action: Action, seat: Seat | None = None) -> None:
        """Carry out a legal action, then run steps up to the next question. Trusts its caller."""
        frame = self.agenda.pop()
        frame.take(self, frame.seats()[0] if seat is None else seat, action)
        self.advance()

    def apply_checked(self, action: Action, seat: Seat | None = None) -> None:
        """`apply`, or raise `IllegalAction` and leave the state untouched."""
        if not self.agenda:
            raise IllegalAction("", Sentence("refuse-over"))
        frame = self.agenda[-1]
        asked = frame.seats()
        if seat is None:
            seat = asked[0]
        elif seat not in asked:
            raise IllegalAction("", Sentence("refuse-not-your-turn", seat=seat))
        if not frame.admits(self, seat, action):
            raise frame.refusal(self, seat, action)
        self.apply(action, seat)

    def advance(self) -> None:
        """Run steps until the top of the agenda is a question, a draw, or nothing."""
        agenda = self.agenda
        while agenda:
            frame = agenda[-1]
            if not isinstance(frame, Step):
                return
            agenda.pop()
            frame.run(self)

    def sample(self, rng: Random) -> Action:
        """An outcome for the draw of chance that is due."""
        return self.agenda[-1].draw(self, rng)

    def play_chance(self, rng: Random) -> None:
        """Draw until a seat has to decide or the game is over."""
        while self.seats_to_act == (CHANCE,):
            self.apply(self.sample(rng))
