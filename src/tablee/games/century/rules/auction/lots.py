"""The lot: which territory is put up, and with which first bid (R19, R26-R28)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction, Seat, Step
from tablee.games.century.actions import BID, LOT, QUIT, Bid
from tablee.games.century.events import LotOpened
from tablee.games.century.rules.auction.bidding import NextBidder, bid_for_lot, sell
from tablee.games.century.rules.auction.quitting import leave_auction
from tablee.games.century.rules.auction.technology_purchase import BuyTechnology
from tablee.games.century.rules.question import HiddenQuestion, refuse
from tablee.games.century.state import CenturyState
from tablee.kit.actions import Numbered


class NextLot(Step[CenturyState]):
    """R19: the starter is asked; with no territory left the seats quit one by one (R28)."""

    __slots__ = ()

    def run(self, state: CenturyState) -> None:
        if state.out.bit_count() == len(state.players):
            return
        starter = state.starter
        if state.territories:
            state.then(ChooseLot(starter), self)
        else:
            leave_as_starter(state, starter)
            state.then(BuyTechnology(starter), self)


def leave_as_starter(state: CenturyState, seat: Seat) -> None:
    """R26: the next seat clockwise that is in becomes the starter."""
    leave_auction(state, seat)
    for other in state.clockwise(seat):
        if not state.out >> other & 1:
            state.starter = other
            return


class ChooseLot(HiddenQuestion):
    """R19: a territory is put up for auction by the starter, or the starter quits."""

    __slots__ = ()
    rule = "R19"

    def options(self, state: CenturyState) -> Sequence[Action]:
        if state.players[self.seat].coins < state.minimum:
            return (QUIT,)
        return [*[LOT[tile] for tile in state.territories], QUIT]

    def resolve(self, state: CenturyState, action: Action) -> None:
        if not isinstance(action, Numbered):
            leave_as_starter(state, self.seat)
            state.then(BuyTechnology(self.seat))
            return
        state.lot = action.index
        if state.out.bit_count() == len(state.players) - 1:
            # R27: whoever is alone pays the minimum.
            bid_for_lot(state, self.seat, state.minimum)
            sell(state)
        else:
            state.then(OpenLot(self.seat, action.index))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if action.verb in ("pass", "raise"):
            return refuse("R19", "starter-passes")
        if isinstance(action, Numbered) and action.verb == "lot":
            if action.index not in state.territories:
                return refuse("R19", "territory-gone")
            return refuse("R19", "lot-price", minimum=state.minimum)
        return super().why_not(state, action)


class OpenLot(HiddenQuestion):
    """R19: the starter's first bid for the territory."""

    __slots__ = ("tile",)
    rule = "R19"
    completes_move = True

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def options(self, state: CenturyState) -> Sequence[Action]:
        return BID[state.minimum : state.players[self.seat].coins + 1]

    def possible(self, state: CenturyState, action: Action) -> bool:
        if not isinstance(action, Bid) or action != BID[action.bid]:
            return False
        return state.minimum <= action.bid <= state.players[self.seat].coins

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Bid)
        bid_for_lot(state, self.seat, action.bid)
        if state.sink is not None:
            state.sink(LotOpened(self.seat, self.tile, action.bid))
        state.then(NextBidder(self.seat))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, Bid):
            if action.bid < state.minimum:
                return refuse("R19", "bid-minimum", minimum=state.minimum)
            if action.bid > state.players[self.seat].coins:
                return refuse("R24", "bid-coins", coins=state.players[self.seat].coins)
        return super().why_not(state, action)
