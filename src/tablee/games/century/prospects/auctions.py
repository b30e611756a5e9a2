"""What a seat may still get out of the auction of the round: land, a technology, compensation."""

from tablee.core import Seat
from tablee.games.century.box import Box
from tablee.games.century.box.components import AUCTION
from tablee.games.century.prospects import weights as w
from tablee.games.century.prospects.cities import best_city, city_worth
from tablee.games.century.prospects.sides import Side, Timing
from tablee.games.century.prospects.technologies import technology_worth
from tablee.games.century.rules.auction.technology_purchase import BuyTechnology
from tablee.games.century.state import CenturyState


def auction_worth(state: CenturyState, seat: Seat, timing: Timing, side: Side) -> float:
    """Points beyond those of what the seat has: it may still buy, if it is in."""
    if state.stage != AUCTION or not state.round:
        return 0.0
    box = state.box
    if isinstance(state.asked(seat), BuyTechnology):
        return _technology(state, timing, side, state.price, 0.0)
    if state.out >> seat & 1:
        return 0.0
    rivals = len(state.players) - state.out.bit_count() - 1
    land = _land(state, seat, timing, side, rivals)
    if not side.won:
        land = max(land, box.compensations[state.round] * w.COIN[timing.following])
    prices = box.prices[state.round]
    price = prices[min(state.marker + (rivals > 0), len(prices) - 1)]
    return land + _technology(state, timing, side, price, w.TECHNOLOGY_RISK[rivals])


def _land(state: CenturyState, seat: Seat, timing: Timing, side: Side, rivals: int) -> float:
    """What the best territory that is left would bring."""
    best, coin = 0.0, w.COIN[timing.following]
    for tile in state.territories:
        if tile == state.lot:
            if state.bidder == seat or state.passed >> seat & 1:
                continue
            price = max(state.bid + 1, state.minimum)
        else:
            price = min(state.minimum + w.MARKUP[rivals], max(side.coins, state.minimum))
        if price <= side.coins:
            best = max(best, territory_worth(state.box, timing, side, tile) - price * coin)
    return best * w.LAND[rivals]


def territory_worth(box: Box, timing: Timing, side: Side, tile: int) -> float:
    """A territory for sale, its price left aside."""
    waste = side.won + 1
    city = best_city(box, timing, tile)
    points = city_worth(box, timing, tile, city)
    if box.centres[tile] >> city & 1:
        removed = min(waste, timing.productions)
        points -= w.CENTRE * removed
        waste -= removed
    if waste > 1:
        points += box.waste_points * (waste - 1)
    elif not waste:
        points += box.environment[side.environment].clean
    return points


def _technology(state: CenturyState, timing: Timing, side: Side, price: int, risk: float) -> float:
    """The best technology at that price, or the second best if somebody else is quicker."""
    if price > side.science or not state.technologies:
        return 0.0
    worth = [technology_worth(state.box, timing, side, tile) for tile in state.technologies]
    worth.sort(reverse=True)
    second = worth[min(1, len(worth) - 1)]
    mean = worth[0] * (1 - risk) + second * risk
    return max(mean - price * w.SCIENCE[timing.following], 0.0)
