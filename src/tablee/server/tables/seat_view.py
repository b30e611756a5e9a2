"""What a seat sees, may do and has heard, made only from what the game lets that seat know."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from tablee.core import Seat
from tablee.driver import Heard
from tablee.server.tables.course import Course
from tablee.server.wire.messages import Choice, Told, Worded, arguments, worded


class SeatView(NamedTuple):
    """What a seat sees now, the same for all its listeners."""

    view: Struct | None = None
    prompt: Worded | None = None
    actions: tuple[Choice, ...] = ()
    question: str | None = None
    undo: str | None = None


class SeatViews:
    """The views of one course, each made once until something changes.

    What was heard is kept across changes: usually it only grows.
    """

    def __init__(self, course: Course) -> None:
        self.course = course
        self._views: dict[Seat | None, SeatView] = {}
        self._shared: Struct | None = None
        self._told: dict[Seat | None, tuple[list[Heard], int, list[Told]]] = {}

    def changed(self) -> None:
        """What is seen is made anew."""
        self._views.clear()
        self._shared = None

    def of(self, seat: Seat | None) -> SeatView:
        """What `seat` (`None`: a spectator) sees and may do."""
        if seat not in self._views:
            self._views[seat] = self._see(seat)
        return self._views[seat]

    def _see(self, seat: Seat | None) -> SeatView:
        course = self.course
        game, state = course.game, course.match.state
        prompt = worded(game.question(state, seat))
        if seat is None:
            return SeatView(self.view(seat), prompt)
        actions = tuple(
            Choice(
                action.text,
                worded(game.describe(state, seat, action)),
                game.targets(state, seat, action),
            )
            for action in state.legal(seat)
        )
        question, undo = course.question_name(seat), course.undo_name(seat)
        return SeatView(self.view(seat), prompt, actions, question, undo)

    def view(self, seat: Seat | None) -> Struct:
        """The game's own view."""
        game, state = self.course.game, self.course.match.state
        if game.has_secrets:
            return game.observe(state, seat)
        if self._shared is None:
            self._shared = game.observe(state, None)
        return self._shared

    def events(self, seat: Seat | None) -> list[Told]:
        """Everything that `seat` may know of what happened."""
        heard = self.course.heard
        known, count, told = self._told.get(seat, (heard, 0, []))
        if known is not heard:  # something was taken back
            count, told = 0, []
        if count < len(heard):
            told = [*told, *events_for(self.course, heard[count:], seat)]
        self._told[seat] = heard, len(heard), told
        return told


def events_for(
    course: Course, heard: Iterable[Heard], seat: Seat | None, step: int | None = None
) -> list[Told]:
    """Those of the events that `seat` may know, at the step of their move or at `step`."""
    told = []
    for item in heard:
        if item.event.is_for(seat):
            sentence = course.game.tell(item.event)
            # What orders others gave is theirs to know.
            is_mine = seat is not None and course.habit_behind(item) == seat
            at = course.step_of(item) if step is None else step
            told.append(Told(at, sentence.key, arguments(sentence), is_mine))
    return told
