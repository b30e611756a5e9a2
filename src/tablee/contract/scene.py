"""What scenes of all games share: a position, playing in it, and what happens."""

from typing import Generic, TypeVar

import pytest

from tablee.core import Event, Frame, Game, IllegalAction
from tablee.core.frames import S

E = TypeVar("E", bound=Event)


class Scene(Generic[S]):
    """A position, and what happens in it. Each game adds how to build and read its own."""

    game: Game[S]

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        state.sink = self.events.append
        state.check()

    def play(self, *texts: str) -> None:
        """Answers, one after the other; the state must stay whole after each."""
        for text in texts:
            self.state.apply_checked(self.game.parse(text))
            self.state.check()

    def refused(self, text: str) -> IllegalAction:
        """The refusal of an answer, which must leave the state untouched and have words."""
        before, told = self.state.clone(), len(self.events)
        with pytest.raises(IllegalAction) as caught:
            self.state.apply_checked(self.game.parse(text))
        assert self.state == before
        assert len(self.events) == told
        for lang in ("fr", "en"):
            assert self.game.say(caught.value.reason, lang)
        return caught.value

    def ask(self, frame: Frame[S]) -> None:
        """That frame comes before everything else."""
        self.state.then(frame)
        self.state.advance()

    def legal(self, verb: str = "") -> list[str]:
        """The notation of every legal answer, or of those that begin with that verb."""
        return [action.text for action in self.state.legal() if verb in ("", action.verb)]

    @property
    def asked(self) -> str:
        """The kind of question that is open, as the name of its frame."""
        return type(self.state.agenda[-1]).__name__

    @property
    def turn(self) -> int:
        """The seat that is asked now."""
        (seat,) = self.state.seats_to_act
        return seat

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def credited(self, seat: int = 0) -> dict[str, int]:
        """What the events have credited a seat with, by source."""
        found: dict[str, int] = {}
        for credit in (credit for event in self.events for credit in event.credits()):
            if credit.seat == seat and credit.points:
                found[credit.source] = found.get(credit.source, 0) + credit.points
        return found
