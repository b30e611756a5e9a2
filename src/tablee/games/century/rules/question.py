"""What questions of this game have in common."""

from typing import ClassVar

from tablee.core import NOT_NOW, Action, Decision, IllegalAction, Sentence
from tablee.games.century.state import CenturyState


class HiddenQuestion(Decision[CenturyState]):
    """A question whose answers depend on what its seat has in hand (R3).

    It is put even where a single answer is left: else the others would learn that.
    """

    __slots__ = ()
    rule: ClassVar[str] = "R88"

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        return IllegalAction(self.rule, NOT_NOW)


class OpenQuestion(Decision[CenturyState]):
    """A question whose answers everybody can know (R4)."""

    __slots__ = ()
    rule: ClassVar[str] = "R88"

    def is_open(self, state: CenturyState) -> bool:
        return True

    def put(self, state: CenturyState) -> None:
        """It is asked if there are two answers; the only one is carried out by itself."""
        options = self.options(state)
        if len(options) == 1:
            self.resolve(state, options[0])
        else:
            state.then(self)

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        return IllegalAction(self.rule, NOT_NOW)


def refuse(rule: str, key: str, **numbers: int) -> IllegalAction:
    """A refusal in the words of `refuse-key`."""
    return IllegalAction(rule, Sentence(f"refuse-{key}", **numbers))
