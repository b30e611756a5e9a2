"""What a seat sees, may do and has heard, made only from what the game lets that seat know."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tablee.core import Seat
from tablee.driver import Answer, Foresight, Heard, Outlook
from tablee.server.tables.course import Course
from tablee.server.wire.errors import ApiError
from tablee.server.wire.json_patch import diff
from tablee.server.wire.messages import (
    Choice,
    Consequences,
    ForeseenMessage,
    Told,
    Worded,
    arguments,
    worded,
)

#: For worlds that seats imagine. To seed one for each would take longer than to imagine them.
_LUCK = Random()


class SeatView(NamedTuple):
    """What a seat sees now, the same for all its listeners."""

    view: Struct | None = None
    prompt: Worded | None = None
    rule: str = ""
    actions: list[Choice] = []  # noqa: RUF012 - never changed
    question: str | None = None
    undo: str | None = None
    undo_together: str | None = None
    ahead: str | None = None


class _Question(NamedTuple):
    """What a seat is asked, or would be."""

    prompt: Worded
    rule: str
    actions: list[Choice]


class SeatViews:
    """The views of one course, each made once until something changes.

    What was heard is kept across changes: usually it only grows.
    """

    def __init__(self, course: Course) -> None:
        self.course = course
        #: The position as it was when it was last looked at: going back makes it another one.
        self._seen_at = course.match.state, len(course.done)
        self._views: dict[Seat | None, SeatView] = {}
        self._outlooks: dict[Seat, Outlook[Any]] = {}
        self._shared: Struct | None = None
        self._told: dict[Seat | None, tuple[list[Heard], int, list[Told]]] = {}
        #: Each event in words, as all hear it who may know of it.
        self._tellings: tuple[list[Heard], dict[int, Told]] = course.heard, {}

    def changed(self) -> None:
        """What is seen is made anew, where the game has gone on."""
        state, moves = self._seen_at
        if state is self.course.match.state and moves == len(self.course.done):
            return
        self._seen_at = self.course.match.state, len(self.course.done)
        self._views.clear()
        self._outlooks.clear()
        self._shared = None

    def of(self, seat: Seat | None) -> SeatView:
        """What `seat` (`None`: a spectator) sees and may do."""
        if seat not in self._views:
            self._views[seat] = self._see(seat)
        return self._views[seat]

    def _see(self, seat: Seat | None) -> SeatView:
        course = self.course
        if seat is None or course.match.state.asked(seat) is None:
            prompt = worded(course.game.question(course.match.state, seat))
            if seat is None:
                return SeatView(self.view(seat), prompt)
            undo, together = course.undo_names(seat)
            ahead = course.ahead_name(seat)
            return SeatView(self.view(seat), prompt, undo=undo, undo_together=together, ahead=ahead)
        asked = self._ask(seat, self.outlook(seat))
        question = course.question_name(seat)
        undo, together = course.undo_names(seat)
        return SeatView(
            self.view(seat), asked.prompt, asked.rule, asked.actions, question, undo, together
        )

    def _ask(self, seat: Seat, outlook: Outlook[Any]) -> "_Question":
        """A question as it is put to `seat`, in a world that the seat imagines."""
        game, state = self.course.game, outlook.state
        question = outlook.question
        main = question.main(state)
        #: By the identity of what is foreseen, which is the same object for answers that are alike.
        told: dict[int, tuple[Foresight, Consequences]] = {}
        actions = []
        for action in state.legal(seat):
            foresight = outlook.foresee(action)
            if id(foresight) not in told:
                told[id(foresight)] = foresight, consequences(foresight)
            _, does = told[id(foresight)]
            text = worded(game.describe(state, seat, action))
            touched = game.targets(state, seat, action)
            actions.append(Choice(action.text, text, touched, does, action == main))
        return _Question(worded(game.question(state, seat)), question.rule, actions)

    def outlook(self, seat: Seat) -> Outlook[Any]:
        """What `seat` is asked, or what it may prepare its answer to, to be seen ahead of."""
        if seat not in self._outlooks:
            match = self.course.match
            if match.state.asked(seat) is not None:
                self._outlooks[seat] = Outlook.of(match, seat, _LUCK)
            elif (ahead := Outlook.ahead_of(match, seat, _LUCK)) is not None:
                self._outlooks[seat] = ahead
            else:
                raise ApiError("conflict", "error-moved-on")
        return self._outlooks[seat]

    def foreseen(self, seat: Seat, moves: Sequence[str]) -> ForeseenMessage:
        """What would come of these answers; raises what the rules say of one that is none.

        Of no answer at all: the question itself. Whoever is not asked is told of what comes next.
        """
        before = self.view(seat)
        outlook = self.outlook(seat)
        for text in moves[:-1]:
            following = outlook.after(outlook.read(text))
            if following is None:
                raise ApiError("conflict", "error-moved-on")
            outlook = following
        if not moves:
            view, following = outlook.view(), outlook
        else:
            last = outlook.read(moves[-1])
            view, following = outlook.seen_after(last), outlook.after(last)
        patch = [] if view is None else diff(before, view)
        if following is None:
            return ForeseenMessage(patch, None, "", [])
        asked = self._ask(seat, following)
        return ForeseenMessage(patch, asked.prompt, asked.rule, asked.actions)

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
            new = range(count, len(heard))
            told = [*told, *(self._telling(n, seat) for n in new if heard[n].event.is_for(seat))]
        self._told[seat] = heard, len(heard), told
        return told

    def _telling(self, index: int, seat: Seat | None) -> Told:
        """An event as `seat` hears it."""
        heard, tellings = self._tellings
        if heard is not self.course.heard:
            heard, tellings = self._tellings = self.course.heard, {}
        if index not in tellings:
            tellings[index] = _told(self.course, heard[index], self.course.step_of(heard[index]))
        return _as_heard_by(seat, tellings[index], self.course, heard[index])


def choice(answer: Answer) -> Choice:
    """An answer as it travels."""
    text = worded(answer.says)
    return Choice(answer.action.text, text, answer.targets, consequences(answer.does))


def consequences(foresight: Foresight) -> Consequences:
    """What an answer would do, as it travels."""
    warning = foresight.warning
    return Consequences(
        dict(foresight.changes),
        foresight.score,
        foresight.place,
        [worded(remark) for remark in foresight.remarks],
        None if warning is None else worded(warning),
        foresight.is_unknown,
        foresight.continues,
        foresight.is_last,
    )


def events_for(course: Course, heard: Iterable[Heard], seat: Seat | None, step: int) -> list[Told]:
    """Those of the events that `seat` may know, all at `step`."""
    known = [item for item in heard if item.event.is_for(seat)]
    return [_as_heard_by(seat, _told(course, item, step), course, item) for item in known]


def _told(course: Course, heard: Heard, step: int) -> Told:
    sentence = course.game.tell(heard.event)
    return Told(step, sentence.key, arguments(sentence))


def _as_heard_by(seat: Seat | None, told: Told, course: Course, heard: Heard) -> Told:
    """What orders others gave, and what they had prepared, is theirs to know."""
    how = course.made_for(seat, heard)
    if how not in ("habit", "prepared"):
        return told
    return replace(told, habit=how == "habit", prepared=how == "prepared")
