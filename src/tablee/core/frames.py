"""Frames: what is pending. Questions to seats, draws of chance, steps that run by themselves."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core.errors import NOT_NOW, IllegalAction
from tablee.core.events import CHANCE, Seat
from tablee.core.sentences import Sentence
from tablee.core.snapshot import fields, same_fields

if TYPE_CHECKING:
    from tablee.core.actions import Action
    from tablee.core.state import State

S = TypeVar("S", bound="State")

#: Whom a draw asks.
CHANCE_ALONE: Final = (CHANCE,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """An immutable piece of pending work on a state's agenda, shared by the state's clones.

    Holds ints and tuples only. A frame that must go on schedules a *new* frame with `state.then`.
    """

    __slots__ = ()

    #: True for what belongs to the turn of one seat: whoever is asked after that looks past it.
    is_of_turn: ClassVar[bool] = False

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and same_fields(self, other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, *(getattr(self, name) for name in fields(type(self)))))

    def __repr__(self) -> str:
        held = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields(type(self)))
        return f"{type(self).__name__}({held})"

    def seats(self) -> tuple[Seat, ...]:
        """Who has to act on this frame now."""
        return ()

    def asks(self, seat: Seat) -> Question[S] | None:
        """The question that `seat` has to answer now, if there is one."""
        return None

    def answer(self, state: S, seat: Seat, action: Action) -> None:
        """`seat` answers; `action` is legal, and this frame is off the agenda already."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def ahead(self, state: S, seat: Seat) -> None:
        """Schedules what `seat` is asked next, if those before it do nothing (`State.ahead`).

        `state` is a copy on which neither this frame nor those before it are pending. Where the
        frame cannot tell, it schedules nothing and changes nothing.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[S]):
    """What is decided by one seat or by chance."""

    __slots__ = ()

    @abstractmethod
    def options(self, state: S) -> Sequence[Action]:
        """The answers that are allowed; pure."""

    def possible(self, state: S, action: Action) -> bool:
        """Whether `action` is an answer that is allowed."""
        return action in self.options(state)

    @abstractmethod
    def resolve(self, state: S, action: Action) -> None:
        """Carry out an allowed answer."""

    @abstractmethod
    def why_not(self, state: S, action: Action) -> IllegalAction:
        """The rule that forbids `action`, which is not possible."""

    def answer(self, state: S, seat: Seat, action: Action) -> None:
        self.resolve(state, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Question[S]):
    """A question to one seat. Its options are never none, in an order that tells no secret."""

    __slots__ = ("seat",)

    is_of_turn = True
    #: True for a question that completes a move already begun (which card pays, where a unit
    #: lands): look-ahead and undo treat it and its opening question as one move.
    completes_move: ClassVar[bool] = False
    #: The rule that it follows (`R40`): where the rules are opened while it is asked.
    rule: ClassVar[str] = ""
    #: False where nothing that its seat cannot know bears on what comes of an answer, and of what
    #: then leaves no choice: it is foreseen in any world that fits. In doubt it may uncover.
    may_uncover: ClassVar[bool] = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def asks(self, seat: Seat) -> Question[S] | None:
        return self if seat == self.seat else None

    def ahead(self, state: S, seat: Seat) -> None:
        """A question that is pending will be asked; one that goes round says it of all seats."""
        if seat == self.seat:
            state.then(self)

    def is_open(self, state: S) -> bool:
        """Whether everybody can know what it offers now: its options depend on nothing hidden.

        Only then may a server answer for a seat that has no choice: whoever sees an answer come
        by itself learns that there was no other. In doubt it is not open. Not asked where the
        game has no secrets.
        """
        return False

    def main(self, state: S) -> Action | None:
        """The answer that a player most likely wants and that harms nobody; it stands out.

        `None` where the answers are equals. A question with one ends a move as well as
        `completes_move` does: what was begun and this answer may be given together.
        """
        return None

    def alike(self, state: S, action: Action) -> object:
        """The same for all answers of which the same would be foreseen; `None`: like no other.

        For questions with many answers, of which few differ in what is gained and lost: those
        that are alike are tried out once. Depends on what the seat may know alone.
        """
        return None

    def why_not(self, state: S, action: Action) -> IllegalAction:
        """The rule that forbids `action`; games explain the mistakes that people make."""
        return IllegalAction("", NOT_NOW)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[S]):
    """A draw, a roll or a shuffle: a question to the chance seat, whose outcome is an action."""

    __slots__ = ()

    def seats(self) -> tuple[Seat, ...]:
        return CHANCE_ALONE

    def asks(self, seat: Seat) -> Question[S] | None:
        return self if seat == CHANCE else None

    def sample(self, state: S, rng: Random) -> Action:
        """One outcome, with the right probability.

        Written where `outcomes` lists none, or where a draw need not weigh all of them.
        """
        left = rng.random()
        outcomes = self.outcomes(state)
        for outcome, probability in outcomes:
            left -= probability
            if left < 0:
                return outcome
        return next(outcome for outcome, probability in reversed(outcomes) if probability)

    def outcomes(self, state: S) -> Sequence[tuple[Action, float]]:
        """Every outcome with its probability where they are few; empty where they are too many.

        Then `possible` says whether an outcome could have come of the draw.
        """
        return ()

    def options(self, state: S) -> Sequence[Action]:
        return [outcome for outcome, probability in self.outcomes(state) if probability]

    def why_not(self, state: S, action: Action) -> IllegalAction:
        return IllegalAction("", Sentence("refuse-chance"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """Something the rules do by themselves as soon as it is on top of the agenda."""

    __slots__ = ()

    @abstractmethod
    def run(self, state: S) -> None:
        """Do it."""
