"""What all questions of this game have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from tablee.core import Action, Decision, IllegalAction, Seat, Sentence, Step
from tablee.games.reykholt.actions import Use
from tablee.games.reykholt.rules.services.usage import any_time_uses, use
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import ANY_TIME


class Detail(Decision[ReykholtState]):
    """A question that completes an elementary step; any-time cards wait until it is done (R71)."""

    __slots__ = ()
    rule: ClassVar[str] = "R71"
    completes_move = True

    def is_open(self, state: ReykholtState) -> bool:
        return True

    def put(self, state: ReykholtState) -> None:
        """It is asked if there are two answers; the only one is carried out by itself."""
        options = self.options(state)
        if len(options) == 1:
            self.resolve(state, options[0])
        elif options:
            state.then(self)

    def why_not(self, state: ReykholtState, action: Action) -> IllegalAction:
        return IllegalAction(self.rule, Sentence(f"refuse-{type(self).__name__}"))


class OpenQuestion(Decision[ReykholtState]):
    """A question in which its seat may also use an any-time card; then it is asked anew (R71)."""

    __slots__ = ()
    rule: ClassVar[str] = "R71"

    def is_open(self, state: ReykholtState) -> bool:
        return True

    @abstractmethod
    def answers(self, state: ReykholtState) -> list[Action]:
        """What may be answered, any-time cards apart; none if there is nothing to ask."""

    @abstractmethod
    def settle(self, state: ReykholtState, action: Action) -> None:
        """Carry out one of `answers`."""

    def put(self, state: ReykholtState) -> None:
        """It is asked if there are two answers; the only one is carried out by itself."""
        answers = self.answers(state)
        if not answers:
            return
        if len(answers) > 1 or any_time_uses(state, self.seat):
            state.then(self)
        else:
            self.settle(state, answers[0])

    def options(self, state: ReykholtState) -> Sequence[Action]:
        answers = self.answers(state)
        if state.players[self.seat].triggers >> ANY_TIME & 1:
            answers += any_time_uses(state, self.seat)
        return answers

    def answer(self, state: ReykholtState, seat: Seat, action: Action) -> None:
        if isinstance(action, Use):
            self.resolve(state, action)
        else:
            self.settle(state, action)

    def resolve(self, state: ReykholtState, action: Action) -> None:
        if isinstance(action, Use) and is_any_time(state, action):
            self.ask_again(state)
            use(state, self.seat, state.book.cards[action.index], ())
        else:
            self.settle(state, action)

    def ask_again(self, state: ReykholtState) -> None:
        """Scheduled: the question is judged afresh after the use of an any-time card."""
        state.then(AskAgain(self))

    def why_not(self, state: ReykholtState, action: Action) -> IllegalAction:
        if isinstance(action, Use):
            return IllegalAction("R71", Sentence("refuse-card-not-now"))
        return IllegalAction(self.rule, Sentence(f"refuse-{type(self).__name__}"))


def is_any_time(state: ReykholtState, action: Use) -> bool:
    """Whether an answer is the use of an any-time card."""
    cards = state.book.cards
    return action.index < len(cards) and cards[action.index].moment == ANY_TIME


class AskAgain(Step[ReykholtState]):
    """A question is judged afresh: a card was used in it, or it is put once more."""

    __slots__ = ("question",)
    is_of_turn = True

    def __init__(self, question: OpenQuestion | Detail) -> None:
        self.question = question

    def run(self, state: ReykholtState) -> None:
        self.question.put(state)
