"""The board is prepared for a round (R8-R20, R99)."""

from collections.abc import Sequence

from tablee.core import Action, Chance, Step
from tablee.games.artemis.actions import EVENT, REVEAL, TILE
from tablee.games.artemis.box.components import (
    AT_ONCE,
    NOBODY,
    NONE,
    OCEAN_KINDS,
    OCEAN_ROUNDS,
    PREPARATION,
    Counts,
)
from tablee.games.artemis.events import (
    DoorstepFilled,
    EventRevealed,
    ExpeditionRevealed,
    GantryFilled,
    RegionsStocked,
    RoundPrepared,
)
from tablee.games.artemis.rules.colony.colonists import DrawFromBag, bag_has_colonists
from tablee.games.artemis.rules.event import ResolveEvent
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import added, more
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
    """R9, R10: so many more cards, one after the other; an empty deck is made of the discards."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: ArtemisState) -> None:
        if not state.expedition_deck:
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
        state.then(*frames, *(BringColonist() for _ in range(colonists)), ShowExpedition())


class ShowExpedition(Step[ArtemisState]):
    """The newest card is complete."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        if state.sink is not None:
            colonists, building = state.card_colonists[-1], state.card_buildings[-1]
            state.sink(ExpeditionRevealed(state.cards[-1], colonists, building))


class BringColonist(Step[ArtemisState]):
    """R11: a colonist of the bag onto the newest card, if there is one (R27)."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        if bag_has_colonists(state):
            state.then(DrawForCard())


class DrawForCard(DrawFromBag):
    """The colonist waits on the newest card."""

    __slots__ = ()

    def resolve(self, state: ArtemisState, action: Action) -> None:
        kind = self.take(state, action)
        state.card_colonists[-1] = more(state.card_colonists[-1], kind)


def pile_of_round(state: ArtemisState) -> range:
    """R15: the kinds of the ocean pile up to round 3, then those of the surface pile."""
    if state.round <= OCEAN_ROUNDS:
        return range(OCEAN_KINDS)
    return range(OCEAN_KINDS, len(state.pile))


class DrawTile(Chance[ArtemisState]):
    """The next tile of the round's pile, which is not empty."""

    __slots__ = ()

    def outcomes(self, state: ArtemisState) -> Sequence[tuple[Action, float]]:
        kinds = pile_of_round(state)
        total = sum(state.pile[kind] for kind in kinds)
        return [(TILE[kind], state.pile[kind] / total) for kind in kinds]

    def take(self, state: ArtemisState, action: Action) -> int:
        """The kind of the tile, which has left the pile."""
        assert isinstance(action, Numbered)
        state.pile[action.index] -= 1
        return action.index


class BringBuilding(Step[ArtemisState]):
    """R11: a tile beside the newest card."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        if any(state.pile[kind] for kind in pile_of_round(state)):
            state.then(DrawForExpedition())


class DrawForExpedition(DrawTile):
    """The tile lies beside the newest card."""

    __slots__ = ()

    def resolve(self, state: ArtemisState, action: Action) -> None:
        state.card_buildings[-1] = self.take(state, action)


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


class FillGantry(Step[ArtemisState]):
    """R15, R16: so many more tiles at the far end of the row, up to the limit."""

    __slots__ = ("left", "new")

    def __init__(self, left: int, new: tuple[int, ...]) -> None:
        self.left = left
        self.new = new

    def run(self, state: ArtemisState) -> None:
        has_tiles = any(state.pile[kind] for kind in pile_of_round(state))
        if self.left and has_tiles and len(state.gantry) < state.box.gantry_limit:
            state.then(DrawForGantry(self.left - 1, self.new))
        elif state.sink is not None:
            state.sink(GantryFilled(self.new))


class DrawForGantry(DrawTile):
    """The tile lies at the far end of the Gantry."""

    __slots__ = ("left", "new")

    def __init__(self, left: int, new: tuple[int, ...]) -> None:
        self.left = left
        self.new = new

    def resolve(self, state: ArtemisState, action: Action) -> None:
        kind = self.take(state, action)
        state.gantry.append(kind)
        state.bids.append(())
        state.then(FillGantry(self.left, (*self.new, kind)))


class FillDoorstep(Step[ArtemisState]):
    """R17: so many more colonists join those left, up to the limit."""

    __slots__ = ("left", "new")

    def __init__(self, left: int, new: Counts) -> None:
        self.left = left
        self.new = new

    def run(self, state: ArtemisState) -> None:
        has_space = sum(state.doorstep) < state.box.doorstep_limit
        if self.left and has_space and bag_has_colonists(state):
            state.then(DrawForDoorstep(self.left - 1, self.new))
        elif state.sink is not None:
            state.sink(DoorstepFilled(self.new))


class DrawForDoorstep(DrawFromBag):
    """The colonist waits at the Doorstep."""

    __slots__ = ("left", "new")

    def __init__(self, left: int, new: Counts) -> None:
        self.left = left
        self.new = new

    def resolve(self, state: ArtemisState, action: Action) -> None:
        kind = self.take(state, action)
        state.doorstep = more(state.doorstep, kind)
        state.then(FillDoorstep(self.left, more(self.new, kind)))


class DrawEvent(Chance[ArtemisState]):
    """R19: the event of the round; with the letter "!" it acts at once.

    Six of all events were put aside face down (R4): each unseen one is equally likely.
    """

    __slots__ = ()

    def outcomes(self, state: ArtemisState) -> Sequence[tuple[Action, float]]:
        deck = state.event_deck
        return [(EVENT[event], 1 / len(deck)) for event in deck]

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
