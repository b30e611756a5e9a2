"""The rules of Granary: dealing, the days, the prize."""

from bisect import insort
from collections.abc import Sequence

from granary.actions import DRAW, OFFER, SELL, STORE
from granary.box import WEIGHTS
from granary.events import PrizeWon, SackDealt, SackSold, SacksShown, SackStored
from granary.state import GranaryState
from tablee.core import Action, Chance, Decision, IllegalAction, Sealed, Seat, Sentence, Step
from tablee.kit.actions import Numbered


class DrawSack(Chance[GranaryState]):
    """R1: the seat is dealt a sack that the others do not see."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def outcomes(self, state: GranaryState) -> Sequence[tuple[Action, float]]:
        pile = state.pile
        return [(DRAW[weight - 1], pile.count(weight) / len(pile)) for weight in WEIGHTS]

    def resolve(self, state: GranaryState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.pile.remove(action.index)
        insort(state.hands[self.seat], action.index)
        if state.sink is not None:
            state.sink(SackDealt(self.seat, action.index))


class NextDay(Step[GranaryState]):
    """R2, R3: all choose, then each in turn sells or stores; after the last day it ends (R5)."""

    __slots__ = ()

    def run(self, state: GranaryState) -> None:
        if not any(state.hands):
            award_prize(state)
            return
        seats = range(len(state.hands))
        order = [(state.day + seat) % len(seats) for seat in seats]
        state.day += 1
        state.then(
            Sealed.of([ChooseSack(seat) for seat in seats]),
            ShowSacks(),
            *(SellOrStore(seat) for seat in order),
            NextDay(),
        )


class ChooseSack(Decision[GranaryState]):
    """R2: a sack of the hand."""

    __slots__ = ()
    rule = "R2"

    def options(self, state: GranaryState) -> Sequence[Action]:
        return [OFFER[weight - 1] for weight in WEIGHTS if weight in state.hands[self.seat]]

    def resolve(self, state: GranaryState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.hands[self.seat].remove(action.index)
        state.shown[self.seat] = action.index

    def why_not(self, state: GranaryState, action: Action) -> IllegalAction:
        return IllegalAction("R2", Sentence("refuse-choose-a-sack"))


class ShowSacks(Step[GranaryState]):
    """R2: all sacks are shown."""

    __slots__ = ()

    def run(self, state: GranaryState) -> None:
        if state.sink is not None:
            state.sink(SacksShown(state.day, tuple(state.shown)))


class SellOrStore(Decision[GranaryState]):
    """R3: what becomes of the shown sack."""

    __slots__ = ()
    rule = "R3"

    def options(self, state: GranaryState) -> Sequence[Action]:
        return (SELL, STORE)

    def resolve(self, state: GranaryState, action: Action) -> None:
        weight, points = state.shown[self.seat], price(state, self.seat)
        state.shown[self.seat] = 0
        if action == SELL:
            state.sold.append(weight)
            state.scores[self.seat] += points
        else:
            state.granaries[self.seat].append(weight)
        if state.sink is not None:
            sold = SackSold(self.seat, weight, points)
            state.sink(sold if action == SELL else SackStored(self.seat, weight))


def price(state: GranaryState, seat: Seat) -> int:
    """R4: what the shown sack sells for now."""
    return max(0, state.shown[seat] - len(state.sold))


def award_prize(state: GranaryState) -> None:
    """R5: the heaviest granary has scored."""
    weights = [sum(granary) for granary in state.granaries]
    heaviest = [seat for seat, weight in enumerate(weights) if weight == max(weights)]
    for seat in heaviest if state.ties_win or len(heaviest) == 1 else ():
        state.scores[seat] += state.box.prize
        if state.sink is not None:
            state.sink(PrizeWon(seat, weights[seat], state.box.prize))
