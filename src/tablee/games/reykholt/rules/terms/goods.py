"""Goods that come from the supply, which never runs out (R2)."""

from tablee.core import Seat
from tablee.games.reykholt.box.components import NOTHING, Counts
from tablee.games.reykholt.events import GoodsGained, GoodsPaid
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.goods import added, less


def gain(state: ReykholtState, seat: Seat, goods: Counts) -> None:
    """The seat has these in stock."""
    player = state.players[seat]
    player.stock = added(player.stock, goods)
    if state.sink is not None and goods != NOTHING:
        state.sink(GoodsGained(seat, goods))


def pay(state: ReykholtState, seat: Seat, goods: Counts) -> None:
    """These have left the stock."""
    player = state.players[seat]
    player.stock = less(player.stock, goods)
    if state.sink is not None and goods != NOTHING:
        state.sink(GoodsPaid(seat, goods))
