"""What all questions of this game have in common."""

from typing import ClassVar

from tablee.core import Action, Decision, IllegalAction, Seat, Sentence
from tablee.games.artemis.state import ArtemisState


class OpenQuestion(Decision[ArtemisState]):
    """A question whose answers everybody can know: all goods lie open (R131).

    Refusals say what is to be chosen, by the name of the question.
    """

    __slots__ = ()
    #: What may be declined; each question has a rule of its own.
    rule: ClassVar[str] = "R133"

    def answer(self, state: ArtemisState, seat: Seat, action: Action) -> None:
        state.players[seat].last = action
        self.resolve(state, action)

    def is_open(self, state: ArtemisState) -> bool:
        return True

    def why_not(self, state: ArtemisState, action: Action) -> IllegalAction:
        return IllegalAction(self.rule, Sentence(f"refuse-{type(self).__name__}"))
