"""What a seat may still get out of the auction of the round: land, a technology, compensation."""

from tablee.core import Seat
from tablee.games.century.box.components import AUCTION, NONE
from tablee.games.century.prospects import weights as w
from tablee.games.century.prospects.country import Outlook
from tablee.games.century.prospects.technologies import technology_worth
from tablee.games.century.rules.auction.technology_purchase import BuyTechnology
from tablee.games.century.state import CenturyState


def auction_worth(state: CenturyState, seat: Seat, outlook: Outlook) -> float:
    """Points beyond those of what the seat has; it may still buy, if it is in."""
    if state.stage != AUCTION or not state.round:
        return 0.0
    if isinstance(state.asked(seat), BuyTechnology):
        price = state.price
        if price > outlook.science:
            return 0.0
        best = max([technology_worth(outlook, tile) for tile in state.technologies], default=0.0)
        return max(best - price * _science(outlook), 0.0)
    if state.out >> seat & 1:
        return 0.0
    rivals = len(state.players) - state.out.bit_count() - 1
    land = _land(state, seat, outlook, rivals)
    if not outlook.won:
        land = max(land, state.box.compensations[state.round] * _coin(outlook))
    return land + _technology(state, outlook, rivals)


def _coin(outlook: Outlook) -> float:
    following = outlook.timing.following
    return w.COIN[following] if following < len(w.COIN) else w.LAST_COIN


def _science(outlook: Outlook) -> float:
    following = outlook.timing.following
    return w.SCIENCE[following] if following < len(w.SCIENCE) else w.LAST_COIN


def _land(state: CenturyState, seat: Seat, outlook: Outlook, rivals: int) -> float:
    """What the best territory that is left would bring."""
    best = 0.0
    coin = _coin(outlook)
    for tile in state.territories:
        price = state.minimum + w.MARKUP[rivals]
        if tile == state.lot:
            if state.bidder in (seat, NONE) or state.passed >> seat & 1:
                continue
            price = state.bid + 1
        if price > outlook.coins:
            price = state.minimum
            if price > outlook.coins:
                continue
        best = max(best, territory_worth(outlook, tile) - price * coin)
    return best * w.LAND[rivals]


def territory_worth(outlook: Outlook, tile: int) -> float:
    """A territory for sale, its price left aside."""
    waste = outlook.won + 1
    city = outlook.best_city(tile)
    points = outlook.city_worth(tile, city)
    clean = outlook.box.environment[outlook.environment].clean
    if outlook.box.centres[tile] >> city & 1:
        power = outlook.timing.productions
        points -= w.CENTRE * min(waste, power)
        waste = max(waste - power, 0)
    if waste > 1:
        points += outlook.box.waste_points * (waste - 1)
    elif not waste:
        points += clean
    return points


def _technology(state: CenturyState, outlook: Outlook, rivals: int) -> float:
    """The best technology, or the second best, as it will cost."""
    marker = min(state.marker + (rivals > 0), len(state.box.prices[state.round]) - 1)
    price = state.box.prices[state.round][marker]
    if price > outlook.science:
        return 0.0
    worth = sorted([technology_worth(outlook, tile) for tile in state.technologies])
    if not worth:
        return 0.0
    risk = w.TECHNOLOGY_RISK[rivals] if len(worth) > 1 else 0.0
    mean = worth[-1] * (1 - risk) + worth[max(-2, -len(worth))] * risk
    return max(mean - price * _science(outlook), 0.0)
