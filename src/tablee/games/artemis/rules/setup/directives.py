"""Directives: each player keeps one of some secret aims (R129)."""

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Decision, IllegalAction, Sealed, Sentence, Step
from tablee.core.draws import draw
from tablee.games.artemis.actions import KEEP, DealDirectives
from tablee.games.artemis.events import DirectiveKept, DirectivesDealt
from tablee.games.artemis.state import ArtemisState
from tablee.kit.actions import Numbered


class DrawDirectives(Chance[ArtemisState]):
    """Some cards for each seat, in secret; the others stay in the box, unseen."""

    __slots__ = ()

    def sample(self, state: ArtemisState, rng: Random) -> Action:
        dealt, seats = state.box.directives_dealt, len(state.players)
        cards = draw(rng, list(state.directive_deck), dealt * seats)
        hands = [tuple(sorted(cards[s * dealt : (s + 1) * dealt])) for s in range(seats)]
        return DealDirectives(hands)

    def possible(self, state: ArtemisState, action: Action) -> bool:
        if not isinstance(action, DealDirectives) or len(action.hands) != len(state.players):
            return False
        cards = [card for hand in action.hands for card in hand]
        size = state.box.directives_dealt
        return len(set(cards)) == len(cards) and all(len(hand) == size for hand in action.hands)

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, DealDirectives)
        for seat, hand in enumerate(action.hands):
            state.players[seat].dealt = hand
            state.directive_deck = tuple(card for card in state.directive_deck if card not in hand)
            if state.sink is not None:
                state.sink(DirectivesDealt(seat, hand))


class AskDirectives(Step[ArtemisState]):
    """R129: all choose at the same time."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        state.then(Sealed.of([ChooseDirective(seat) for seat in range(len(state.players))]))


class ChooseDirective(Decision[ArtemisState]):
    """The directive that is kept."""

    __slots__ = ()
    rule = "R129"

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return [KEEP[card] for card in state.players[self.seat].dealt]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.players[self.seat].directive = action.index
        if state.sink is not None:
            state.sink(DirectiveKept(self.seat, action.index))

    def why_not(self, state: ArtemisState, action: Action) -> IllegalAction:
        return IllegalAction("R129", Sentence("refuse-ChooseDirective"))
