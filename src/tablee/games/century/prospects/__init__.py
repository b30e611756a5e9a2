"""Estimates behind features: the score that a seat will probably end with, from what it knows."""

from tablee.core import Seat
from tablee.games.century.prospects.auctions import auction_worth
from tablee.games.century.prospects.country import settled_worth
from tablee.games.century.prospects.hands import guessed_hand, own_hand
from tablee.games.century.prospects.sides import moment_of, side_of, timing_of
from tablee.games.century.state import CenturyState


def estimate(state: CenturyState, seat: Seat) -> float:
    """The score that `seat` will probably end with, as the seat itself sees it."""
    if state.over:
        return float(state.players[seat].score)
    moment, side = moment_of(state), side_of(state, seat, own_hand(state, seat))
    return settled_worth(moment, side) + auction_worth(state, seat, timing_of(moment), side)


def estimate_rival(state: CenturyState, seat: Seat) -> float:
    """The score that `seat` will probably end with, as others see it: its hand is guessed (R3)."""
    if state.over:
        return float(state.players[seat].score)
    return settled_worth(moment_of(state), side_of(state, seat, guessed_hand(state, seat)))
