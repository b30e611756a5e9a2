"""What a seat may still get out of the auction of the round: land, a technology, compensation."""

from functools import lru_cache
from math import exp

from tablee.core import Seat
from tablee.games.century.box import Box
from tablee.games.century.box.components import COINS, SCIENCE
from tablee.games.century.prospects.cities import best_city, city_worth
from tablee.games.century.prospects.hands import guessed_hand, one_coin_worth, one_science_worth
from tablee.games.century.prospects.sides import Side, Timing
from tablee.games.century.prospects.technologies import technology_worth
from tablee.games.century.prospects.weights import W
from tablee.games.century.rules.auction.technology_purchase import BuyTechnology
from tablee.games.century.state import CenturyState


def auction_worth(state: CenturyState, seat: Seat, timing: Timing, side: Side) -> float:
    """During an auction: points beyond what the seat has, for it may still buy if it is in."""
    box = state.box
    if isinstance(state.asked(seat), BuyTechnology):
        return _technology(state, timing, side, state.price, 0.0)
    if state.out >> seat & 1:
        return 0.0
    rivals = _rivals(state, seat)
    land = _land(state, timing, side, rivals)
    if not side.won:
        land = max(land, box.compensations[state.round] * _coin(state, timing, side))
    prices = box.prices[state.round]
    price = prices[min(state.marker + (rivals > 0), len(prices) - 1)]
    return land + _technology(state, timing, side, price, W.technology_risk[rivals])


def _rivals(state: CenturyState, seat: Seat) -> int:
    """Others who are in and can probably pay for land; the bid on the lot is as good as paid."""
    count = 0
    for other in state.clockwise(seat)[1:]:
        if not state.out >> other & 1:
            spent = state.bid if other == state.bidder else 0
            count += guessed_hand(state, other)[0] - spent >= state.minimum
    return count


def _coin(state: CenturyState, timing: Timing, side: Side) -> float:
    """What a coin is worth that is not spent in this round."""
    ready = side.coins + side.country.made[COINS]
    return one_coin_worth(state.box.ranks[0], timing.following, ready)


def _science(state: CenturyState, timing: Timing, side: Side) -> float:
    """What a science is worth that is not spent on a technology."""
    ready = side.science + side.country.made[SCIENCE]
    protection = W.protected / W.protected_enough * exp(-side.science / W.protected_enough)
    return protection + one_science_worth(state.box.ranks[0], timing.following, ready)


def _land(state: CenturyState, timing: Timing, side: Side, rivals: int) -> float:
    """What territories of those left would bring, if all who are in take the best in turn."""
    box, coin = state.box, _coin(state, timing, side)
    price = state.minimum + W.markup * rivals
    worth = [territory_worth(box, timing, tile) for tile in state.territories if tile != state.lot]
    worth.sort(reverse=True)
    coins, waste, total = float(side.coins), side.won + 1, 0.0
    for place in range(rivals, len(worth), rivals + 1):
        gain = worth[place] + box.waste_points * (waste - 1) - price * coin
        if coins < state.minimum or gain <= 0:
            break
        total += gain
        coins -= price
        waste += 1
    return total * (W.land if rivals else 1.0)


@lru_cache(maxsize=1 << 10)
def territory_worth(box: Box, timing: Timing, tile: int) -> float:
    """A territory for sale, with one waste; its price left aside."""
    city = best_city(box, timing, tile)
    points = city_worth(box, timing, tile, city)
    if box.centres[tile] >> city & 1:
        points += W.clean - W.centre
    return points


W.on_change(territory_worth.cache_clear)


def _technology(state: CenturyState, timing: Timing, side: Side, price: int, risk: float) -> float:
    """The best technology at that price, or the second best if somebody else is quicker."""
    if price > side.science or not state.technologies:
        return 0.0
    worth = [technology_worth(state.box, timing, side, tile) for tile in state.technologies]
    worth.sort(reverse=True)
    second = worth[min(1, len(worth) - 1)]
    mean = worth[0] * (1 - risk) + second * risk
    return max(mean - price * _science(state, timing, side), 0.0)
