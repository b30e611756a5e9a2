"""Sentences about 20th Century: questions, actions and events by what they name."""

from tablee.core import Action, Decision, Event, Seat, Sentence
from tablee.games.century.box import Box
from tablee.games.century.state import CenturyState
from tablee.games.century.words.asking import ask
from tablee.games.century.words.describing import describe
from tablee.games.century.words.telling import Teller
from tablee.kit.waiting import wait_for_others


class Words:
    """What the room says."""

    def __init__(self, box: Box) -> None:
        self._teller = Teller(box)

    def question(self, state: CenturyState, seat: Seat | None) -> Sentence:
        """What is asked of `seat`, or whom it waits for."""
        question = state.asked(seat)
        if not isinstance(question, Decision):
            return wait_for_others(state, seat)
        return ask(state, question)

    def describe(self, state: CenturyState, seat: Seat, action: Action) -> Sentence:
        """What `action` would do."""
        return describe(state, seat, action)

    def tell(self, event: Event) -> Sentence:
        """What happened."""
        return self._teller.tell(event)
