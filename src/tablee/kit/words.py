"""Sentences by names: what a game says where its text keys are the names of its classes.

| asked for | text key | arguments |
|---|---|---|
| the question `Bid(seat)` | `prompt-Bid` | the other fields of the frame |
| the action `bid 3` | `action-bid` | the fields of the action |
| the event `BidOpened(...)` | `event-BidOpened` | its fields |

A tuple of numbers is said as a list of them. Games override what deserves better words.
"""

from typing import Generic

from tablee.core import Action, Argument, Decision, Event, Seat, Sentence
from tablee.core.frames import S
from tablee.core.snapshot import fields
from tablee.kit.waiting import wait_for_others


class WordsByName(Generic[S]):
    """Sentences about a game; see the table above."""

    def question(self, state: S, seat: Seat | None) -> Sentence:
        """What is asked of `seat`, or whom it waits for."""
        frame = state.asked(seat)
        if not isinstance(frame, Decision):
            return wait_for_others(state, seat)
        args = arguments(frame)
        del args["seat"]  # it is the reader's own
        return Sentence(f"prompt-{type(frame).__name__}", **args)

    def describe(self, state: S, seat: Seat, action: Action) -> Sentence:
        """What `action` would do."""
        args = arguments(action)
        del args["text"]  # the notation
        return Sentence(f"action-{action.verb}", **args)

    def tell(self, event: Event) -> Sentence:
        """What happened."""
        return Sentence(f"event-{type(event).__name__}", **arguments(event))


def arguments(thing: object) -> dict[str, Argument]:
    """What an action, a frame or an event holds, as arguments of a sentence."""
    return {name: _said(getattr(thing, name)) for name in fields(type(thing))}


def _said(value: object) -> Argument:
    if isinstance(value, tuple):
        return tuple(Sentence("number", value=int(item)) for item in value)
    assert isinstance(value, int | str | Sentence), f"{value!r} cannot be said as it is"
    return value
