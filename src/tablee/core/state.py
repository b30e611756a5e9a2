"""State: a position of a game, with its agenda of what is still to happen."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from tablee.core.actions import Action
from tablee.core.errors import IllegalAction
from tablee.core.events import CHANCE, Seat, Sink
from tablee.core.frames import CHANCE_ALONE, Chance, Decision, Frame, Question, Step
from tablee.core.sentences import Sentence
from tablee.core.snapshot import content, fields, same_fields
from tablee.core.together import Sealed, Together

if TYPE_CHECKING:
    from typing import Self


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A mutable position: no history, no random generator, nothing to display.

    The agenda is a stack, its top at the end; only `core` reads it. Games add slots, and write
    `clone` beside them where bots search.
    """

    __slots__ = ("agenda", "sink")

    #: Fields that all states of a game share (components, tables): left out of snapshots.
    shared: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        #: Each frame knows its own game's state; a stack of them cannot say which.
        self.agenda: list[Frame[Any]] = []
        self.sink: Sink | None = None

    def clone(self) -> Self:
        """An independent copy without the sink.

        Right for every game and quick for none: a game that bots search writes its own, with
        `begin_clone` and then each of its fields.
        """
        copy = self.begin_clone()
        for name in (*fields(type(self)), *self.shared):
            if name != "agenda":
                setattr(copy, name, _copied(getattr(self, name)))
        return copy

    def begin_clone(self) -> Self:
        """A copy that has what every position has; the game's own fields are still missing."""
        kind = type(self)
        copy = kind.__new__(kind)
        copy.agenda = self.agenda[:]
        copy.sink = None
        return copy

    @abstractmethod
    def check(self) -> None:
        """Raise `AssertionError` if components were lost or made, or a limit is broken."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and same_fields(self, other)

    def __hash__(self) -> int:
        """By content, for tables of positions; a position that changes changes its hash."""
        return hash(content(self))

    def __repr__(self) -> str:
        asked = ", ".join(repr(question) for question in self.questions)
        return f"<{type(self).__name__}: {asked or 'over'}>"

    def then(self, *frames: Frame[Any]) -> None:
        """Schedule frames in reading order, in front of everything pending."""
        agenda = self.agenda
        for at in range(len(frames) - 1, -1, -1):
            agenda.append(frames[at])

    # What is asked

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.agenda

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """Who is asked now: one seat, several at once, `(CHANCE,)`, or nobody at the end."""
        return self.agenda[-1].seats() if self.agenda else ()

    def asked(self, seat: Seat | None) -> Question[Any] | None:
        """The question that `seat` has to answer now; `None` if nothing is asked of it."""
        if seat is None or not self.agenda:
            return None
        return self.agenda[-1].asks(seat)

    @property
    def questions(self) -> list[Question[Any]]:
        """Every question that is open now, in the order of `seats_to_act`."""
        if not self.agenda:
            return []
        top = self.agenda[-1]
        return [question for seat in top.seats() if (question := top.asks(seat)) is not None]

    def waiting_for(self, seat: Seat | None) -> tuple[Seat, ...]:
        """Who is asked now as far as `seat` (`None`: a spectator) may know.

        Nobody learns whether another seat has given its sealed answer.
        """
        top = self.agenda[-1] if self.agenda else None
        if not isinstance(top, Sealed):
            return self.seats_to_act
        is_done = top.asks(seat) is None if seat is not None else False
        return tuple(other for other in top.takes_part() if other != seat or not is_done)

    @property
    def sealed(self) -> tuple[Seat, ...]:
        """Who takes part in a sealed question that is not opened yet; nobody else acts then."""
        top = self.agenda[-1] if self.agenda else None
        return top.takes_part() if isinstance(top, Sealed) else ()

    @property
    def phase(self) -> object:
        """What several seats decide on at the same time, `None` outside of such a phase.

        The same object from the phase's first answer to its last, to be compared with `is`.
        """
        top = self.agenda[-1] if self.agenda else None
        if isinstance(top, Together):
            return top.opened
        return top.questions if isinstance(top, Sealed) else None

    def forget_sealed(self, seat: Seat) -> None:
        """Sealed answers of all seats but this one were not given yet."""
        top = self.agenda[-1] if self.agenda else None
        if isinstance(top, Sealed):
            self.agenda[-1] = top.seen_by(seat)

    def legal(self, seat: Seat | None = None) -> Sequence[Action]:
        """What `seat` (by default the first of `seats_to_act`) may do; empty if it is not asked."""
        if not self.agenda:
            return ()
        top = self.agenda[-1]
        if seat is None and isinstance(top, Question):
            return top.options(self)
        question = top.asks(top.seats()[0] if seat is None else seat)
        return question.options(self) if question is not None else ()

    def ahead(self, seat: Seat) -> Self | None:
        """The position as it is, but for what is asked: what `seat` is asked next is asked now.

        Those who are asked before it have done nothing, and neither has `seat` where it is asked
        something else now. `None` where that cannot be told: something is drawn or several
        decide before, or the frames do not say (`Frame.ahead`).
        """
        world = self.clone()
        agenda = world.agenda
        asked = self.asked(seat)
        while agenda:
            frame = agenda.pop()
            floor = len(agenda)
            if frame is not asked:
                frame.ahead(world, seat)
            if len(agenda) > floor:
                world.advance()
                return world if isinstance(world.asked(seat), Decision) else None
            if not frame.is_of_turn:
                return None
        return None

    # Acting

    def apply(self, action: Action, seat: Seat | None = None) -> None:
        """Carry out a legal action, then run steps up to the next question. Trusts its caller."""
        frame = self.agenda.pop()
        if seat is None:
            seat = frame.seat if isinstance(frame, Decision) else frame.seats()[0]
        frame.answer(self, seat, action)
        self.advance()

    def apply_checked(self, action: Action, seat: Seat | None = None) -> None:
        """`apply`, or raise `IllegalAction` and leave the state untouched."""
        refused = self.refusal(action, seat)
        if refused is not None:
            raise refused
        self.apply(action, seat)

    def refusal(self, action: Action, seat: Seat | None = None) -> IllegalAction | None:
        """Why `seat` may not play `action` now; `None` where it may."""
        if not self.agenda:
            return IllegalAction("", Sentence("refuse-over"))
        top = self.agenda[-1]
        if seat is None:
            seat = top.seats()[0]
        question = top.asks(seat)
        if question is None:
            return IllegalAction("", Sentence("refuse-not-your-turn", seat=seat))
        return None if question.possible(self, action) else question.why_not(self, action)

    def advance(self, floor: int = 0) -> None:
        """Run steps until the top of the agenda is a question, a draw, or what lies at `floor`."""
        agenda = self.agenda
        while len(agenda) > floor:
            frame = agenda[-1]
            if not isinstance(frame, Step):
                return
            agenda.pop()
            frame.run(self)

    # Chance

    def sample(self, rng: Random) -> Action:
        """An outcome for the draw of chance that is due."""
        draw = self.asked(CHANCE)
        assert isinstance(draw, Chance), "no draw is due"
        return draw.sample(self, rng)

    def play_chance(self, rng: Random) -> None:
        """Draw until a seat has to decide or the game is over."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if isinstance(top, Decision) or top.seats() != CHANCE_ALONE:
                return
            self.apply(self.sample(rng))


def _copied(value: object) -> object:
    """Lists and what can be cloned anew, down to the last; all else is never changed."""
    if isinstance(value, list):
        return [_copied(item) for item in value]
    return value.clone() if hasattr(value, "clone") else value
