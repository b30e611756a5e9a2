"""The Automa's set-up (R145-R148, R174): faction, first deck, first mines, first booster."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Decision, IllegalAction, Sentence, Step
from tablee.core.draws import pick
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import FACTIONS, MINE, NONE
from tablee.games.gaia.events import BoosterChosen, FactionChosen, StartPlaced
from tablee.games.gaia.rules.automa.choices import (
    automa_of,
    faction_card,
    in_direction,
    nearest_to_centre,
)
from tablee.games.gaia.rules.automa.effects import settle
from tablee.games.gaia.state import AUTOMA, GaiaState


class ChooseAutomaFaction(Decision[GaiaState]):
    """One of those with a card, not of the human's colour (R145)."""

    __slots__ = ()
    rule = "R145"

    def options(self, state: GaiaState) -> Sequence[Action]:
        colours = {player.faction // 2 for player in state.players}
        cards = state.box.automa_factions
        return [
            act.PLAY_AUTOMA[faction]
            for faction in range(len(FACTIONS))
            if cards[faction] is not None and faction // 2 not in colours
        ]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.PlayAutoma)
        automa = automa_of(state)
        automa.faction = action.index
        automa.vp = state.box.difficulties[state.rulings.level].start_vp
        area = faction_card(state).start_area
        if area != NONE:
            # The bonus of the level is not gained.
            automa.research = (*automa.research[:area], 1, *automa.research[area + 1 :])
        _make_deck(state)
        grow_deck(state)
        if state.sink is not None:
            state.sink(FactionChosen(seat=AUTOMA, faction=action.index, vp=automa.vp))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return IllegalAction("R145", Sentence("refuse-faction"))


def _make_deck(state: GaiaState) -> None:
    """R148, R174: the starters and what the level adds; the others are set aside."""
    automa = automa_of(state)
    level = state.box.difficulties[state.rulings.level]
    in_game = [card for card in state.box.cards if card.number not in level.removed]
    first = [card for card in in_game if card.starter or card.number in level.added]
    automa.deck = tuple(card.number - 1 for card in first)
    automa.aside = tuple(card.number - 1 for card in in_game if card not in first)


def grow_deck(state: GaiaState) -> None:
    """R148, R156: cards that were set aside join the deck face down, as long as there are some."""
    automa = automa_of(state)
    automa.unknown = min(automa.unknown + state.box.automa_growth, len(automa.aside))


class DrawSetupCard(Chance[GaiaState]):
    """A random card of all in the game, to which it returns; those below say what it does."""

    __slots__ = ()

    def sample(self, state: GaiaState, rng: Random) -> Action:
        return act.DRAW_CARD[pick(rng, _cards_in_game(state))]

    def possible(self, state: GaiaState, outcome: Action) -> bool:
        return isinstance(outcome, act.DrawCard) and outcome.index in _cards_in_game(state)

    def outcomes(self, state: GaiaState) -> Sequence[tuple[Action, float]]:
        cards = _cards_in_game(state)
        return [(act.DRAW_CARD[card], 1 / len(cards)) for card in cards]


def _cards_in_game(state: GaiaState) -> tuple[int, ...]:
    automa = automa_of(state)
    return tuple(sorted(automa.deck + automa.aside))


def automa_mines(state: GaiaState) -> int:
    """How many mines it places at the set-up (R146)."""
    return faction_card(state).mines


class AutomaStart(Step[GaiaState]):
    """Its next mine, on the free home planet nearest to the centre (R146)."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        planets = start_planets(state)
        if planets.bit_count() == 1:
            _place_start(state, planets.bit_length() - 1)
        else:
            state.then(DrawDirection())


def start_planets(state: GaiaState) -> int:
    """The free home planets that are equally near to the centre, and nearest."""
    home = state.box.factions[automa_of(state).faction].home
    return nearest_to_centre(state, state.vacant & state.kinds[home])


def _place_start(state: GaiaState, at: int) -> None:
    settle(state, at)
    if state.sink is not None:
        state.sink(StartPlaced(seat=AUTOMA, at=state.site(at), structure=MINE))


class DrawDirection(DrawSetupCard):
    """Several home planets are equally near: the direction of a random card decides (R146)."""

    __slots__ = ()

    def resolve(self, state: GaiaState, outcome: Action) -> None:
        assert isinstance(outcome, act.DrawCard)
        card = state.box.cards[outcome.index]
        _place_start(state, in_direction(start_planets(state), card))


class AutomaBooster(DrawSetupCard):
    """A random card names its first booster in the row (R147)."""

    __slots__ = ()

    def resolve(self, state: GaiaState, outcome: Action) -> None:
        assert isinstance(outcome, act.DrawCard)
        booster = state.boosters.pop(state.box.cards[outcome.index].setup_bar - 1)
        automa_of(state).booster = booster
        if state.sink is not None:
            state.sink(BoosterChosen(seat=AUTOMA, booster=booster))
