"""Leaving the auction of the round (R22, R29, R32, R33)."""

from tablee.core import Seat
from tablee.games.century.box.components import NONE
from tablee.games.century.events import AuctionQuit, CompensationPaid
from tablee.games.century.state import CenturyState


def leave_auction(state: CenturyState, seat: Seat) -> None:
    """R22, R32: the seat is out; without a territory won this round it is compensated."""
    player = state.players[seat]
    compensation = 0 if player.won else state.box.compensations[state.round]
    state.out |= 1 << seat
    state.quits = (*state.quits, (seat, NONE, 0, compensation))
    player.coins += compensation
    if state.sink is not None:
        state.sink(AuctionQuit(seat))
        if compensation:
            state.sink(CompensationPaid(seat, compensation))
