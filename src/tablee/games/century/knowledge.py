"""What is hidden: the coins and science that other seats have in hand (R3, R5).

Piles have no order until they are drawn. Until the first production all that was paid is still
known, and so is what everybody holds.
"""

from random import Random

from tablee.core import Seat
from tablee.games.century.box.components import CATASTROPHE, COINS, PRODUCTION, SCIENCE
from tablee.games.century.rules.auction.lots import OpenLot
from tablee.games.century.rules.catastrophe import BidScience, least_bid
from tablee.games.century.state import CenturyState


def deal_anew(world: CenturyState, seat: Seat, rng: Random) -> None:
    """In `world`, other seats hold coins and science that fit what they have openly begun."""
    if world.over or (world.round <= 1 and world.stage < PRODUCTION):
        return
    box = world.box
    for other, player in enumerate(world.players):
        if other == seat:
            continue
        production = player.country.production()
        low = least_coins(world, other)
        player.coins = _between(rng, low, box.start_coins + 2 * production[COINS])
        low = least_science(world, other)
        player.science = _between(rng, low, box.start_science + 2 * production[SCIENCE])


def least_coins(state: CenturyState, seat: Seat) -> int:
    """What a seat holds at least: its bid stands on the lot, or it is about to open one."""
    if state.bidder == seat:
        return state.bid
    return state.minimum if isinstance(state.asked(seat), OpenLot) else 0


def least_science(state: CenturyState, seat: Seat) -> int:
    """What a seat holds at least: its pawn stands on a bid, or has just come to a column."""
    if state.stage != CATASTROPHE:
        return 0
    asked = state.asked(seat)
    if isinstance(asked, BidScience):
        return least_bid(state, asked.column)
    return max(state.pawns[seat][1], 0)


def _between(rng: Random, low: int, high: int) -> int:
    """A number from `low` to `high`, each as likely; `low` where that is higher."""
    return low + int(rng.random() * (max(low, high) - low + 1))
