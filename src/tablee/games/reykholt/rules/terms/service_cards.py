"""Service cards are taken from the display, or shared with a neighbour (R37, R38, R64-R69)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction, Seat, Sentence, Step
from tablee.games.reykholt.actions import SERVICE, SHARE
from tablee.games.reykholt.box.components import NONE, NOTHING, Counts
from tablee.games.reykholt.events import (
    GreenhouseProvided,
    ServiceShared,
    ServiceTaken,
    StackGoodTaken,
)
from tablee.games.reykholt.rules.question import Detail
from tablee.games.reykholt.rules.services.usage import use, would_act
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import About, Effect
from tablee.games.reykholt.state.goods import more
from tablee.kit.actions import Numbered


def may_have(state: ReykholtState, seat: Seat, card: int) -> bool:
    """R60: "at once" cards only if their effect can really be used now."""
    usable = state.book.cards[card]
    return not usable.is_immediate or would_act(state, seat, usable, ())


class TakingService(Effect):
    """R37: a card of the display."""

    __slots__ = ()

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        for card in state.display:  # noqa: SIM110 - asked for every placement: quicker
            if may_have(state, seat, card):
                return True
        return False

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        PickService(seat).put(state)


class PickService(Detail):
    """R37: which card to take."""

    __slots__ = ()
    rule = "R37"

    def options(self, state: ReykholtState) -> Sequence[Action]:
        return [SERVICE[card] for card in state.display if may_have(state, self.seat, card)]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        if len(state.display) <= len(state.stack):
            state.then(TakeStackGood(self.seat))
        state.display = tuple(card for card in state.display if card != action.index)
        if state.sink is not None:
            state.sink(ServiceTaken(self.seat, action.index))
        receive(state, self.seat, action.index, NONE)

    def why_not(self, state: ReykholtState, action: Action) -> IllegalAction:
        if isinstance(action, Numbered) and action is SERVICE[action.index % len(SERVICE)]:
            if action.index not in state.display:
                return IllegalAction("R37", Sentence("refuse-not-shown"))
            return IllegalAction("R60", Sentence("refuse-card-without-use"))
        return super().why_not(state, action)


class TakeStackGood(Step[ReykholtState]):
    """R37, R38: the top good beside the cards, after the card's own effect."""

    __slots__ = ("seat",)
    is_of_turn = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ReykholtState) -> None:
        good = state.stack[0]
        state.stack = state.stack[1:]
        player = state.players[self.seat]
        player.stock = more(player.stock, good)
        if state.sink is not None:
            state.sink(StackGoodTaken(self.seat, good))


def receive(state: ReykholtState, seat: Seat, card: int, partner: Seat) -> None:
    """R59, R63, R78: the card may be used from now on; what it does at once is scheduled."""
    player, usable = state.players[seat], state.book.cards[card]
    player.services = (*player.services, (card, partner, 0))
    player.triggers |= 1 << usable.moment
    state.triggers |= 1 << usable.moment
    if state.space != NONE:
        state.fresh = (*state.fresh, (seat, card))
    for kind in usable.provides:
        player.greenhouses = (*player.greenhouses, (kind, NONE, NOTHING))
        if state.sink is not None:
            state.sink(GreenhouseProvided(seat, state.book.kinds[kind].plots, card))
    if usable.is_immediate:
        use(state, seat, usable, ())


def shareable(state: ReykholtState, seat: Seat) -> list[int]:
    """R64, R65: cards before the neighbours alone that `seat` may share now."""
    found = []
    for neighbour in state.box.neighbours[seat]:
        for card, partner, _ in state.players[neighbour].services:
            if partner == NONE and may_have(state, seat, card):
                found.append(card)
    return found


class SharingService(Effect):
    """R64: a card of a neighbour."""

    __slots__ = ()

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        # While nobody has a card there is nothing to look through.
        return state.triggers != 0 and bool(shareable(state, seat))

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        PickShared(seat).put(state)


class PickShared(Detail):
    """R64: which card to share."""

    __slots__ = ()
    rule = "R64"

    def options(self, state: ReykholtState) -> Sequence[Action]:
        return [SHARE[card] for card in shareable(state, self.seat)]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        card = action.index
        owner = next(
            seat for seat, player in enumerate(state.players) if player.partner(card) == NONE
        )
        player = state.players[owner]
        player.services = tuple(
            (held, self.seat if held == card else partner, uses)
            for held, partner, uses in player.services
        )
        if state.sink is not None:
            state.sink(ServiceShared(self.seat, card, owner))
        receive(state, self.seat, card, owner)
