"""Bidding for the lot, clockwise, until it is sold (R20-R25)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction, Seat, Step
from tablee.games.century.actions import PASS, QUIT, RAISE, Bid
from tablee.games.century.box.components import NONE
from tablee.games.century.events import BidRaised, LotPassed, TerritorySold
from tablee.games.century.rules.auction.quitting import leave_auction
from tablee.games.century.rules.auction.technology_purchase import BuyTechnology
from tablee.games.century.rules.question import HiddenQuestion, refuse
from tablee.games.century.state import CenturyState


def bid_for_lot(state: CenturyState, seat: Seat, bid: int) -> None:
    """The highest bid so far."""
    state.bid = bid
    state.bidder = seat
    bids = list(state.bids)
    bids[seat] = bid
    state.bids = tuple(bids)


class NextBidder(Step[CenturyState]):
    """R20: the next seat clockwise that is in, has not passed and is not the highest bidder.

    As soon as there is none, the lot is sold.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: CenturyState) -> None:
        away = state.out | state.passed | 1 << state.bidder
        for other in state.clockwise(self.seat):
            if not away >> other & 1:
                state.then(RaiseBid(other))
                return
        sell(state)

    def ahead(self, state: CenturyState, seat: Seat) -> None:
        if not (state.out | state.passed | 1 << state.bidder) >> seat & 1:
            state.then(RaiseBid(seat))


class RaiseBid(HiddenQuestion):
    """R20: bid more, pass on this territory, or quit the auction of the round."""

    __slots__ = ()
    rule = "R20"

    def ahead(self, state: CenturyState, seat: Seat) -> None:
        NextBidder(seat).ahead(state, seat)

    def options(self, state: CenturyState) -> Sequence[Action]:
        return (*RAISE[state.bid + 1 : state.players[self.seat].coins + 1], PASS, QUIT)

    def possible(self, state: CenturyState, action: Action) -> bool:
        if isinstance(action, Bid):
            affordable = state.bid < action.bid <= state.players[self.seat].coins
            return affordable and action == RAISE[action.bid]
        return action in (PASS, QUIT)

    def resolve(self, state: CenturyState, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Bid):
            bid_for_lot(state, seat, action.bid)
            if state.sink is not None:
                state.sink(BidRaised(seat, state.lot, action.bid))
            state.then(NextBidder(seat))
        elif action == PASS:
            state.passed |= 1 << seat
            if state.sink is not None:
                state.sink(LotPassed(seat, state.lot))
            state.then(NextBidder(seat))
        else:
            leave_auction(state, seat)
            state.then(BuyTechnology(seat), NextBidder(seat))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, Bid):
            if action.bid <= state.bid:
                return refuse("R20", "bid-higher", bid=state.bid)
            if action.bid > state.players[self.seat].coins:
                return refuse("R24", "bid-coins", coins=state.players[self.seat].coins)
        if action.verb == "lot":
            return refuse("R20", "lot-not-yours")
        return super().why_not(state, action)


def sell(state: CenturyState) -> None:
    """R25: the highest bidder pays, keeps the territory and its waste aside, and is the starter."""
    tile, winner, price = state.lot, state.bidder, state.bid
    player = state.players[winner]
    player.coins -= price
    player.won += 1
    player.aside = (*player.aside, (tile, player.won))
    state.marker = min(state.marker + 1, len(state.box.prices[state.round]) - 1)
    state.territories = tuple([other for other in state.territories if other != tile])
    state.sold = (*state.sold, (tile, winner, price))
    state.starter = winner
    state.lot = NONE
    state.bid = NONE
    state.bidder = NONE
    state.bids = (NONE,) * len(state.players)
    state.passed = 0
    if state.sink is not None:
        state.sink(TerritorySold(winner, tile, price, player.won))
