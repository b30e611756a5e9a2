"""Several seats decide at the same time: openly and at their own pace, or under seal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from tablee.core.events import CHANCE, Seat
from tablee.core.frames import Chance, Decision, Frame, Question, S, Step

if TYPE_CHECKING:
    from tablee.core.actions import Action


Lanes: TypeAlias = tuple[tuple[Seat, tuple[Frame[S], ...]], ...]


class Together(Frame[S]):
    """One small agenda, a lane, for each seat; any of them may act next, until all are empty.

    For what the rulebooks let players do simultaneously (income, maintenance). What a seat does
    happens at once and openly; lanes do not touch each other, so that the order in which they are
    worked off makes no difference. A lane that comes to a draw of chance draws at once.
    """

    __slots__ = ("lanes", "opened")

    def __init__(self, lanes: Lanes[S], opened: Lanes[S]) -> None:
        self.lanes = lanes
        #: As they were at first: what makes it the same phase to its end.
        self.opened = opened

    @staticmethod
    def of(agendas: Sequence[tuple[Seat, Sequence[Frame[S]]]]) -> Together[S]:
        """Lanes from frames in reading order. Their first frames must be questions or draws."""
        lanes = tuple((seat, tuple(frames)[::-1]) for seat, frames in agendas if frames)
        assert not any(isinstance(lane[-1], Step) for _, lane in lanes), "a lane opens with a step"
        return Together(lanes, lanes)

    def seats(self) -> tuple[Seat, ...]:
        for _, lane in self.lanes:
            if isinstance(lane[-1], Chance):
                return lane[-1].seats()
        return tuple(seat for seat, _ in self.lanes)

    def _lane(self, seat: Seat) -> int:
        for index, (owner, lane) in enumerate(self.lanes):
            if isinstance(lane[-1], Chance) if seat == CHANCE else owner == seat:
                return index
        return -1

    def asks(self, seat: Seat) -> Question[S] | None:
        index = self._lane(seat)
        return self.lanes[index][1][-1].asks(seat) if index >= 0 else None

    def answer(self, state: S, seat: Seat, action: Action) -> None:
        """One answer is played on the state's own agenda; what is left of it is the lane again."""
        index = self._lane(seat)
        owner, lane = self.lanes[index]
        agenda = state.agenda
        floor = len(agenda)
        agenda.extend(lane)
        agenda.pop().answer(state, seat, action)
        state.advance(floor)
        rest = tuple(agenda[floor:])
        del agenda[floor:]
        after = ((owner, rest),) if rest else ()
        lanes = self.lanes[:index] + after + self.lanes[index + 1 :]
        if lanes:
            agenda.append(Together(lanes, self.opened))


class Sealed(Frame[S]):
    """Each seat answers one question in secret; when all have, the answers are opened together.

    For bids and choices "at the same time". Until then nothing has happened: nobody learns what
    another has answered, nor whether (`State.waiting_for`).
    """

    __slots__ = ("answers", "questions")

    def __init__(
        self, questions: tuple[Decision[S], ...], answers: tuple[Action | None, ...]
    ) -> None:
        self.questions = questions
        self.answers = answers

    @staticmethod
    def of(questions: Sequence[Decision[S]]) -> Sealed[S]:
        """Questions to different seats, opened in this order."""
        asked = tuple(questions)
        assert len({question.seat for question in asked}) == len(asked), "a seat is asked twice"
        return Sealed(asked, (None,) * len(asked))

    def seats(self) -> tuple[Seat, ...]:
        return tuple(
            question.seat
            for question, answer in zip(self.questions, self.answers, strict=True)
            if answer is None
        )

    def takes_part(self) -> tuple[Seat, ...]:
        """Everyone who was asked, whether or not the answer is there."""
        return tuple(question.seat for question in self.questions)

    def asks(self, seat: Seat) -> Question[S] | None:
        for question, answer in zip(self.questions, self.answers, strict=True):
            if answer is None and question.seat == seat:
                return question
        return None

    def answer(self, state: S, seat: Seat, action: Action) -> None:
        """The answer is kept; the last one opens them all."""
        answers = tuple(
            action if question.seat == seat else answer
            for question, answer in zip(self.questions, self.answers, strict=True)
        )
        if None in answers:
            state.then(Sealed(self.questions, answers))
            return
        given = zip(self.questions, answers, strict=True)
        state.then(*[Opened(question, answer) for question, answer in given if answer])

    def seen_by(self, seat: Seat) -> Sealed[S]:
        """The same without the answers of other seats."""
        answers = tuple(
            answer if question.seat == seat else None
            for question, answer in zip(self.questions, self.answers, strict=True)
        )
        return Sealed(self.questions, answers)


class Opened(Step[S]):
    """A sealed answer takes effect."""

    __slots__ = ("action", "question")

    def __init__(self, question: Decision[S], action: Action) -> None:
        self.question = question
        self.action = action

    def run(self, state: S) -> None:
        self.question.resolve(state, self.action)
