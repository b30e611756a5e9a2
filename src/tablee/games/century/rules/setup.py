"""Set-up of the game (R6, R7) and of a round (R13-R18)."""

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Step
from tablee.core.draws import pick
from tablee.games.century.actions import CARD, CATASTROPHE, FIRST, REVEAL
from tablee.games.century.box.components import (
    AUCTION,
    BONUS_ROUNDS,
    CARDS_PER_BONUS_ROUND,
    FULL_ROUNDS,
    NONE,
    PILE_OF_ROUND,
)
from tablee.games.century.events import (
    BonusCardDrawn,
    CatastropheRevealed,
    RoundBegan,
    StarterDrawn,
    TechnologiesRevealed,
    TerritoriesRevealed,
)
from tablee.games.century.state import CenturyState
from tablee.games.century.state.player import Player, effect_bit
from tablee.kit.actions import Numbered


class DrawStarter(Chance[CenturyState]):
    """R7: the first starter; each seat is as likely as any other."""

    __slots__ = ()

    def outcomes(self, state: CenturyState) -> Sequence[tuple[Action, float]]:
        seats = len(state.players)
        return [(first, 1 / seats) for first in FIRST[:seats]]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.starter = action.index
        if state.sink is not None:
            state.sink(StarterDrawn(action.index))


class DrawBonusCard(Chance[CenturyState]):
    """R6: one of the three cards of a bonus round, by its index among `BONUS_ROUNDS`."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def outcomes(self, state: CenturyState) -> Sequence[tuple[Action, float]]:
        first = self.index * CARDS_PER_BONUS_ROUND
        cards = CARD[first : first + CARDS_PER_BONUS_ROUND]
        return [(card, 1 / len(cards)) for card in cards]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        cards = list(state.bonus_cards)
        cards[self.index] = action.index
        state.bonus_cards = tuple(cards)
        if state.sink is not None:
            state.sink(BonusCardDrawn(action.index))


#: R6: both cards lie open from the first round on.
BONUS_CARD_DRAWS = tuple(DrawBonusCard(index) for index in range(len(BONUS_ROUNDS)))


class BeginRound(Step[CenturyState]):
    """R13, R17, R18: what was left is discarded; piles and the cost marker are made ready."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: CenturyState) -> None:
        box = state.box
        state.round = self.number
        state.discarded = (*state.discarded, *state.territories, *state.technologies)
        state.territories = ()
        state.technologies = ()
        state.catastrophe = NONE
        state.sold = ()
        state.quits = ()
        state.out = 0
        state.pawns = ((NONE, NONE),) * len(state.players)
        for player in state.players:
            player.won = 0
            player.used = _used_up(state, player)
        if self.number <= FULL_ROUNDS:
            state.stage = AUCTION
            state.marker = box.first_marker
            self._take_piles(state)
        if state.sink is not None:
            state.sink(RoundBegan(self.number, state.minimum))

    def _take_piles(self, state: CenturyState) -> None:
        """R14: the piles of these rounds; the rest of those before is out of the game."""
        pile = PILE_OF_ROUND[self.number - 1]
        if self.number > 1 and pile == PILE_OF_ROUND[self.number - 2]:
            return
        state.discarded = (*state.discarded, *state.territory_pile, *state.technology_pile)
        state.territory_pile = state.box.territory_piles[pile]
        state.technology_pile = state.box.technology_piles[pile]
        state.catastrophe_pile = state.box.catastrophe_piles[pile]


def _used_up(state: CenturyState, player: Player) -> int:
    """R52: what is used once in a game stays used; all else may be used again."""
    kept = 0
    for tile in player.technologies:
        for index, effect in enumerate(state.box.technology(tile).effects):
            if effect.is_single_use:
                kept |= effect_bit(tile, index)
    return player.used & kept


class RevealTerritory(Chance[CenturyState]):
    """R14: the next territory of the pile, each as likely as any other that nobody has seen."""

    __slots__ = ()

    def outcomes(self, state: CenturyState) -> Sequence[tuple[Action, float]]:
        pile = state.territory_pile
        return [(REVEAL[tile], 1 / len(pile)) for tile in pile]

    def sample(self, state: CenturyState, rng: Random) -> Action:
        return REVEAL[pick(rng, state.territory_pile)]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        tile = action.index
        state.territory_pile = tuple([other for other in state.territory_pile if other != tile])
        state.territories = (*state.territories, tile)
        if len(state.territories) < state.box.territories_per_round:
            state.then(self)
        elif state.sink is not None:
            state.sink(TerritoriesRevealed(state.territories))


class RevealTechnology(Chance[CenturyState]):
    """R14: the next technology of the pile, likewise."""

    __slots__ = ()

    def outcomes(self, state: CenturyState) -> Sequence[tuple[Action, float]]:
        pile = state.technology_pile
        return [(REVEAL[tile], 1 / len(pile)) for tile in pile]

    def sample(self, state: CenturyState, rng: Random) -> Action:
        return REVEAL[pick(rng, state.technology_pile)]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        tile = action.index
        state.technology_pile = tuple([other for other in state.technology_pile if other != tile])
        state.technologies = (*state.technologies, tile)
        if len(state.technologies) < state.box.technologies_per_round:
            state.then(self)
        elif state.sink is not None:
            state.sink(TechnologiesRevealed(state.technologies))


class RevealCatastrophe(Chance[CenturyState]):
    """R6, R16: the catastrophe of the round; those put back into the box were never looked at."""

    __slots__ = ()

    def outcomes(self, state: CenturyState) -> Sequence[tuple[Action, float]]:
        pile = state.catastrophe_pile
        return [(CATASTROPHE[card], 1 / len(pile)) for card in pile]

    def sample(self, state: CenturyState, rng: Random) -> Action:
        return CATASTROPHE[pick(rng, state.catastrophe_pile)]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        card = action.index
        state.catastrophe_pile = tuple([other for other in state.catastrophe_pile if other != card])
        state.catastrophe = card
        if state.sink is not None:
            state.sink(CatastropheRevealed(card, state.box.columns))
