"""Frames: what is pending. Questions to seats, draws of chance, steps that run by themselves."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from tablee.core.errors import IllegalAction
from tablee.core.events import CHANCE, Seat
from tablee.core.sentences import Sentence
from tablee.core.snapshot import fields, same_fields

if TYPE_CHECKING:
    from tablee.core.actions import Action
    from tablee.core.state import State

S = TypeVar("S", bound="State")


class Frame(Generic[S]):
    """An immutable piece of pending work on a state's agenda, shared by the state's clones.

    Holds ints and tuples only. A frame that must go on schedules a *new* frame with `state.then`.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and same_fields(self, other)

    def __hash__(self) -> int:
        return hash(type(self))

    def __repr__(self) -> str:
        held = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields(type(self)))
        return f"{type(self).__name__}({held})"

    def seats(self) -> tuple[Seat, ...]:
        """Who has to act on this frame now."""
        return ()

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """What `seat` may answer; pure."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """Carry out `action`, which is trusted to be legal; the frame is off the agenda already."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def admits(self, state: S, seat: Seat, action: Action) -> bool:
        """Whether `seat` may answer `action`."""
        return action in self.legal(state, seat)

    def refusal(self, state: S, seat: Seat, action: Action) -> IllegalAction:
        """Why `action`, which is not legal, is not."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def draw(self, state: S, rng: Random) -> Action:
        """An outcome, where chance has to act on this frame."""
        raise TypeError(f"{type(self).__name__} draws nothing")


class Decision(Frame[S]):
    """A question to one seat."""

    __slots__ = ("seat",)

    #: True for a question that completes a move already begun (which card pays, where a unit
    #: lands): look-ahead and undo treat it and its opening question as one move.
    completes_move: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @abstractmethod
    def options(self, state: S) -> Sequence[Action]:
        """The answers the rules allow, never none, in an order that depends on open facts only."""

    @abstractmethod
    def resolve(self, state: S, action: Action) -> None:
        """Carry out an allowed answer."""

    def why_not(self, state: S, action: Action) -> IllegalAction:
        """The rule that forbids `action`; games explain the mistakes that people make."""
        return IllegalAction("", Sentence("refuse-not-now", action=action.text))

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        return self.options(state)

    def take(self, state: S, seat: Seat, action: Action) -> None:
        self.resolve(state, action)

    def refusal(self, state: S, seat: Seat, action: Action) -> IllegalAction:
        return self.why_not(state, action)


class Chance(Frame[S]):
    """A draw, a roll or a shuffle: a decision of the chance seat, whose outcome is an action."""

    __slots__ = ()

    def seats(self) -> tuple[Seat, ...]:
        return (CHANCE,)

    @abstractmethod
    def sample(self, state: S, rng: Random) -> Action:
        """One outcome, with the right probability."""

    @abstractmethod
    def resolve(self, state: S, outcome: Action) -> None:
        """Carry out an outcome."""

    @abstractmethod
    def possible(self, state: S, outcome: Action) -> bool:
        """Whether `outcome` could have come of this draw."""

    def outcomes(self, state: S) -> Sequence[tuple[Action, float]]:
        """Every outcome with its probability where they are few; empty where they are too many."""
        return ()

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        return [outcome for outcome, _ in self.outcomes(state)]

    def take(self, state: S, seat: Seat, action: Action) -> None:
        self.resolve(state, action)

    def admits(self, state: S, seat: Seat, action: Action) -> bool:
        return self.possible(state, action)

    def refusal(self, state: S, seat: Seat, action: Action) -> IllegalAction:
        return IllegalAction("", Sentence("refuse-chance", action=action.text))

    def draw(self, state: S, rng: Random) -> Action:
        return self.sample(state, rng)


class Step(Frame[S]):
    """Something the rules do by themselves as soon as it is on top of the agenda."""

    __slots__ = ()

    @abstractmethod
    def run(self, state: S) -> None:
        """Do it."""
