"""Set-up: start player, service cards, greenhouses, scenario (R6-R12, R92)."""

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Step
from tablee.core.draws import pick
from tablee.games.reykholt.actions import FIRST, REVEAL
from tablee.games.reykholt.box.components import GROUPS, NONE, NOTHING, SIZES
from tablee.games.reykholt.box.vocabulary import RemovePile
from tablee.games.reykholt.events import PileRemoved, ServiceRevealed, StartPlayerDrawn
from tablee.games.reykholt.rules.carrying_out import CarryOut
from tablee.games.reykholt.state import ReykholtState
from tablee.kit.actions import Numbered


def prepare(state: ReykholtState) -> None:
    """R6-R12: everything is laid out, draws are scheduled."""
    box, rulings = state.box, state.rulings
    state.random_top = (box.opener,)
    state.random_hidden = box.random
    for space in box.blocked:
        state.occupied |= 1 << space
    state.pool = tuple(
        number
        for number, card in enumerate(box.cards)
        if card.group == GROUPS[rulings.group] and (rulings.story_cards or not card.is_story)
    )
    state.rounds = box.rounds
    if rulings.scenario != NONE:
        state.rounds = box.scenarios[rulings.scenario].rounds
        state.events_left = tuple(
            number
            for number, event in enumerate(box.events)
            if rulings.thirteenth_event or not event.is_thirteenth
        )
    state.then(*[RevealService()] * min(box.shown, len(state.pool)), LayOut())
    if state.solo:
        state.track = (0,)
    else:
        state.then(DrawStartPlayer())


class DrawStartPlayer(Chance[ReykholtState]):
    """R12: anybody, all alike likely; managers are placed in turn order."""

    __slots__ = ()

    def sample(self, state: ReykholtState, rng: Random) -> Action:
        return pick(rng, FIRST[: len(state.players)])

    def outcomes(self, state: ReykholtState) -> Sequence[tuple[Action, float]]:
        seats = len(state.players)
        return [(FIRST[seat], 1 / seats) for seat in range(seats)]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.first = action.index
        order = state.turn_order()
        state.track = order if state.rulings.start_player_in_front else order[::-1]
        if state.sink is not None:
            state.sink(StartPlayerDrawn(state.first))


class RevealService(Chance[ReykholtState]):
    """R8: a card of the group is shown, each as likely."""

    __slots__ = ()

    def sample(self, state: ReykholtState, rng: Random) -> Action:
        return REVEAL[pick(rng, state.pool)]

    def outcomes(self, state: ReykholtState) -> Sequence[tuple[Action, float]]:
        return [(REVEAL[card], 1 / len(state.pool)) for card in state.pool]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.display = (*state.display, action.index)
        state.pool = tuple(card for card in state.pool if card != action.index)
        if state.sink is not None:
            state.sink(ServiceRevealed(action.index))


class LayOut(Step[ReykholtState]):
    """R8, R92: other cards are put away; the scenario changes the set-up for each in turn."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        state.pool = ()
        scenario = state.rulings.scenario
        if scenario == NONE:
            return
        for op in state.box.scenarios[scenario].setup:
            if isinstance(op, RemovePile):
                gone = SIZES.index(op.size)
                piles = enumerate(state.piles)
                state.piles = tuple(0 if size == gone else have for size, have in piles)
                if state.sink is not None:
                    state.sink(PileRemoved(op.size))
        first = state.book.scenario_setup[scenario]
        if first != NONE:
            state.then(*[CarryOut(seat, first, (), NOTHING) for seat in state.turn_order()])
