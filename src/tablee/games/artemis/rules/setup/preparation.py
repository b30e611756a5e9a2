"""The board is prepared for a round (R8-R20, R99)."""

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Step
from tablee.core.draws import pick
from tablee.games.artemis.actions import EVENT, REVEAL
from tablee.games.artemis.box.components import (
    AT_ONCE,
    NOBODY,
    NONE,
    PREPARATION,
)
from tablee.games.artemis.events import (
    EventRevealed,
    ExpeditionRevealed,
    RegionsStocked,
    RoundPrepared,
)
from tablee.games.artemis.rules.event import ResolveEvent
from tablee.games.artemis.rules.setup.arrivals import BringColonist, FillDoorstep
from tablee.games.artemis.rules.setup.tiles import BringBuilding, FillGantry
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import added
from tablee.kit.actions import Numbered


class PrepareBoard(Step[ArtemisState]):
    """Clears what the last round left behind, then fills every region."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: ArtemisState) -> None:
        box = state.box
        state.round = self.number
        state.stage = PREPARATION
        _clear_basecamp(state)
        state.plans = ()
        state.harder = 0
        state.gantry_discount = 0
        state.doorstep_price = box.doorstep_price
        bonus = 0 if state.rulings.hard else box.bonus  # R20
        state.then(
            RevealExpeditions(box.scale - 1),
            StockRegions(bonus),
            FillGantry(box.scale, ()),
            FillDoorstep(box.scale + bonus, NOBODY),
            DrawEvent(),
        )


def _clear_basecamp(state: ArtemisState) -> None:
    """R9, R12: cards are discarded, and with them whoever waits there; buildings leave the game."""
    state.expedition_discard = sorted([*state.expedition_discard, *state.cards])
    for colonists in state.card_colonists:
        state.discarded = added(state.discarded, colonists)
    for kind in state.card_buildings:
        if kind != NONE:
            state.scrapped[kind] += 1
    state.cards = []
    state.card_colonists = []
    state.card_buildings = []
    state.card_dice = []


class RevealExpeditions(Step[ArtemisState]):
    """R9, R10: so many more cards; where none is left, the discards become the deck."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: ArtemisState) -> None:
        if self.left and not state.expedition_deck:
            state.expedition_deck = state.expedition_discard
            state.expedition_discard = []
        if self.left and state.expedition_deck:
            state.then(DrawExpedition(), RevealExpeditions(self.left - 1))


class DrawExpedition(Chance[ArtemisState]):
    """The next card, with the colonists and the building that its rewards show (R11)."""

    __slots__ = ()

    def outcomes(self, state: ArtemisState) -> Sequence[tuple[Action, float]]:
        deck = state.expedition_deck
        return [(REVEAL[card], 1 / len(deck)) for card in deck]

    def sample(self, state: ArtemisState, rng: Random) -> Action:
        return REVEAL[pick(rng, state.expedition_deck)]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        if state.sink is not None and not state.cards:
            # The first draw of a preparation: where one plays alone, nobody listens before it.
            state.sink(RoundPrepared(state.round))
        state.expedition_deck.remove(action.index)
        state.cards.append(action.index)
        state.card_colonists.append(NOBODY)
        state.card_buildings.append(NONE)
        state.card_dice.append(())
        rewards = state.box.expeditions[action.index].rewards
        frames: list[Step[ArtemisState]] = []
        if any(reward.building for reward in rewards):
            frames.append(BringBuilding())
        colonists = sum(reward.colonists for reward in rewards)
        state.then(*frames, *[BringColonist() for _ in range(colonists)], ShowExpedition())


class ShowExpedition(Step[ArtemisState]):
    """The newest card is complete."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        if state.sink is not None:
            colonists, building = state.card_colonists[-1], state.card_buildings[-1]
            state.sink(ExpeditionRevealed(state.cards[-1], colonists, building))


class StockRegions(Step[ArtemisState]):
    """R13, R14: what was left is thrown away; the cards say how much comes, and some on top."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def run(self, state: ArtemisState) -> None:
        cards = [state.box.expeditions[card] for card in state.cards]
        state.energy_stock = sum(card.energy for card in cards) + self.bonus
        state.ore_stock = sum(card.ore for card in cards) + self.bonus
        if state.sink is not None:
            state.sink(RegionsStocked(state.energy_stock, state.ore_stock))


class DrawEvent(Chance[ArtemisState]):
    """R19: the event of the round; with the letter "!" it acts at once.

    Six of all events were put aside face down (R4): each unseen one is equally likely.
    """

    __slots__ = ()

    def outcomes(self, state: ArtemisState) -> Sequence[tuple[Action, float]]:
        deck = state.event_deck
        return [(EVENT[event], 1 / len(deck)) for event in deck]

    def sample(self, state: ArtemisState, rng: Random) -> Action:
        return EVENT[pick(rng, state.event_deck)]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.event_deck.remove(action.index)
        if state.event != NONE:
            state.past_events.append(state.event)
        state.event = action.index
        letter = state.box.events[action.index].letter
        if state.sink is not None:
            state.sink(EventRevealed(action.index, letter))
        if letter == AT_ONCE:
            state.then(ResolveEvent())
