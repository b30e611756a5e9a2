"""Sentences about Granary that need more than names."""

from granary.actions import SELL
from granary.rules import price
from granary.state import GranaryState
from tablee.core import Action, Seat, Sentence
from tablee.kit.words import WordsByName


class Words(WordsByName[GranaryState]):
    """What a sack sells for is said with the action."""

    def describe(self, state: GranaryState, seat: Seat, action: Action) -> Sentence:
        if action == SELL:
            return Sentence("action-sell", points=price(state, seat))
        return super().describe(state, seat, action)
