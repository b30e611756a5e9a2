"""Estimates behind features: the score that a seat will probably end with, from what it knows."""

from math import exp, log

from tablee.core import Seat
from tablee.games.century.box.components import ROUNDS
from tablee.games.century.prospects import weights as w
from tablee.games.century.prospects.auctions import auction_worth
from tablee.games.century.prospects.country import settled_worth
from tablee.games.century.prospects.hands import guessed_hand, own_hand
from tablee.games.century.prospects.sides import moment_of, side_of, timing_of
from tablee.games.century.state import CenturyState


def estimate(state: CenturyState, seat: Seat, *, as_rival: bool = False) -> float:
    """The score that `seat` will probably end with.

    As others see it, its hand is guessed (R3).
    """
    if state.over:
        return float(state.players[seat].score)
    hand = guessed_hand(state, seat) if as_rival else own_hand(state, seat)
    moment, side = moment_of(state), side_of(state, seat, hand)
    return settled_worth(moment, side) + auction_worth(state, seat, timing_of(moment), side)


def estimate_best_rival(state: CenturyState, seat: Seat) -> float:
    """The score that the best of the others will probably end with."""
    rivals = [
        estimate(state, other, as_rival=True)
        for other in range(len(state.players))
        if other != seat
    ]
    best = max(rivals)
    if state.over:
        return best
    spread = w.SPREAD * (ROUNDS + 1 - state.round)
    return best + spread * log(
        sum([exp((rival - best) / spread) for rival in rivals]) / len(rivals)
    )
