"""Estimates behind features: the score that a seat will probably end with, from what it knows."""

from math import exp, log

from tablee.core import Seat
from tablee.games.century.box.components import AUCTION, ROUNDS
from tablee.games.century.prospects.auctions import auction_worth
from tablee.games.century.prospects.country import settled_worth
from tablee.games.century.prospects.hands import guessed_hand, own_hand
from tablee.games.century.prospects.sides import Timing, side_of, timing_of
from tablee.games.century.prospects.weights import W
from tablee.games.century.state import CenturyState


def estimate(state: CenturyState, seat: Seat, *, as_rival: bool = False) -> float:
    """The score that `seat` will probably end with.

    As others see it, its hand is guessed (R3).
    """
    if state.over:
        return float(state.players[seat].score)
    return _estimate(state, timing_of(state), seat, as_rival=as_rival)


def _estimate(state: CenturyState, timing: Timing, seat: Seat, *, as_rival: bool) -> float:
    side = side_of(state, seat, guessed_hand(state, seat) if as_rival else own_hand(state, seat))
    settled = settled_worth(timing, side)
    if state.stage != AUCTION or not state.round:
        return settled
    return settled + auction_worth(state, seat, timing, side)


def estimate_best_rival(state: CenturyState, seat: Seat) -> float:
    """The score that the best of the others will probably end with."""
    others = [other for other in range(len(state.players)) if other != seat]
    if state.over:
        return max([float(state.players[other].score) for other in others])
    timing = timing_of(state)
    rivals = [_estimate(state, timing, other, as_rival=True) for other in others]
    best = max(rivals)
    spread = max(0.1, W.spread) * (ROUNDS + 1 - state.round)
    total = 0.0
    for rival in rivals:
        total += exp((rival - best) / spread)
    return best + spread * log(total / len(rivals))
