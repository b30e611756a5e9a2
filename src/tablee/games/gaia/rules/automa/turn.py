"""The Automa's turn (R149-R152): cards, action or pass, points; its cards between rounds (R156)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Frame, Step
from tablee.core.draws import pick
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import FACTION_ACTION, NONE, ROUNDS
from tablee.games.gaia.events import AutomaScored, CardsDrawn, Passed
from tablee.games.gaia.rules.automa.actions import take_action
from tablee.games.gaia.rules.automa.choices import automa_of, faction_card
from tablee.games.gaia.rules.automa.effects import gain_points
from tablee.games.gaia.rules.automa.setup import grow_deck
from tablee.games.gaia.state import AUTOMA, GaiaState

#: R156: the right number of a round tile counts from here on.
LATE_ROUND = 4


class AutomaTurn(Step[GaiaState]):
    """The pair of cards: two new ones in the first turn of a round, later one (R150)."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        automa = automa_of(state)
        if automa.support == NONE:
            state.then(DrawSupport(), DrawAction())
            return
        automa.discards = tuple(sorted((*automa.discards, automa.support)))
        automa.support = automa.action
        automa.action = NONE
        if automa.deck_size():
            state.then(DrawAction())
        else:
            pass_round(state)  # R151


class DrawFromDeck(Chance[GaiaState]):
    """The next card of the round's deck, whose order is not known before.

    Each place in the deck is equally likely to be on top, and an unknown card is equally likely
    to be any that was never seen.
    """

    __slots__ = ()

    def sample(self, state: GaiaState, rng: Random) -> Action:
        automa = automa_of(state)
        place = pick(rng, range(automa.deck_size()))
        known = place < len(automa.deck)
        return act.DRAW_CARD[automa.deck[place] if known else pick(rng, automa.aside)]

    def possible(self, state: GaiaState, outcome: Action) -> bool:
        if not isinstance(outcome, act.DrawCard):
            return False
        automa = automa_of(state)
        return outcome.index in automa.deck or (
            automa.unknown > 0 and outcome.index in automa.aside
        )

    def outcomes(self, state: GaiaState) -> Sequence[tuple[Action, float]]:
        automa = automa_of(state)
        size = automa.deck_size()
        drawn = [(act.DRAW_CARD[card], 1 / size) for card in automa.deck]
        if automa.unknown:
            share = automa.unknown / size / len(automa.aside)
            drawn += [(act.DRAW_CARD[card], share) for card in automa.aside]
        return drawn


class DrawSupport(DrawFromDeck):
    """The first card of a round, which is the support card."""

    __slots__ = ()

    def resolve(self, state: GaiaState, outcome: Action) -> None:
        assert isinstance(outcome, act.DrawCard)
        _leave_deck(state, outcome.index)
        automa_of(state).support = outcome.index


class DrawAction(DrawFromDeck):
    """The action card: the Automa acts, or passes if the card lay crosswise with an X (R151)."""

    __slots__ = ()

    def resolve(self, state: GaiaState, outcome: Action) -> None:
        assert isinstance(outcome, act.DrawCard)
        automa = automa_of(state)
        crosswise = automa.deck_size() <= state.box.crosswise
        _leave_deck(state, outcome.index)
        automa.action = outcome.index
        if state.sink is not None:
            state.sink(CardsDrawn(action=automa.action, support=automa.support))
        if crosswise and state.box.cards[outcome.index].x:
            pass_round(state)
        else:
            play_cards(state)


def _leave_deck(state: GaiaState, drawn: int) -> None:
    """What was unknown is known from now on: it returns to the deck under its number (R156)."""
    automa = automa_of(state)
    if drawn in automa.aside:
        automa.aside = tuple(card for card in automa.aside if card != drawn)
        automa.unknown -= 1
    else:
        automa.deck = tuple(card for card in automa.deck if card != drawn)


def play_cards(state: GaiaState) -> None:
    """R152: the action, then the points, also if nothing could be done."""
    automa = automa_of(state)
    card = state.box.cards[automa.action]
    take_action(state, card.action, state.box.cards[automa.support])
    vp = faction_card(state).vp if card.action == FACTION_ACTION else card.vp
    gained = gain_points(state, vp)
    if gained and state.sink is not None:
        state.sink(AutomaScored(vp=gained))


def pass_round(state: GaiaState) -> None:
    """R156: the points of the round tile, another booster; neither action nor points of cards."""
    automa = automa_of(state)
    early, late = state.box.round_tiles[state.rounds[state.round - 1]].automa
    vp = gain_points(state, late if state.round >= LATE_ROUND else early)
    booster = NONE
    if state.round < ROUNDS:
        booster = state.boosters.pop(state.box.cards[automa.support].pass_bar - 1)
    state.boosters.append(automa.booster)
    automa.booster = booster
    automa.passed = True
    state.passed += (AUTOMA,)
    if state.sink is not None:
        state.sink(Passed(seat=AUTOMA, booster=booster, vp=vp))


class Refresh(Step[GaiaState]):
    """All its cards come back, some that were set aside join them (R156)."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        automa = automa_of(state)
        automa.last = tuple(card for card in (automa.action, automa.support) if card != NONE)
        automa.deck = tuple(sorted((*automa.deck, *automa.discards, *automa.last)))
        automa.discards = ()
        automa.action = NONE
        automa.support = NONE
        automa.passed = False
        grow_deck(state)


def refresh(_state: GaiaState) -> Frame[GaiaState]:
    """What is done with its cards between two rounds."""
    return Refresh()
