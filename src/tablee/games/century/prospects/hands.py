"""What coins and science in hand are worth, and what others are guessed to hold."""

from math import exp
from typing import Final, TypeAlias

from tablee.core import Seat
from tablee.games.century.box.components import COINS, FULL_ROUNDS, PRODUCTION, ROUNDS, SCIENCE
from tablee.games.century.prospects.weights import W
from tablee.games.century.state import CenturyState

#: Coins and science.
Hand: TypeAlias = tuple[int, int]

#: What a rival is guessed to hold when a round begins (index), whatever the seat.
GUESSED_COINS: Final[tuple[int, ...]] = (10, 10, 9, 11, 14, 16, 8)
GUESSED_SCIENCE: Final[tuple[int, ...]] = (10, 10, 8, 9, 11, 13, 12)


def own_hand(state: CenturyState, seat: Seat) -> Hand:
    """What the seat itself knows that it holds."""
    player = state.players[seat]
    return player.coins, player.science


def guessed_hand(state: CenturyState, seat: Seat) -> Hand:
    """R3: what others may think of a hand: nothing but this round's open payments is known."""
    coins = GUESSED_COINS[state.round]
    science = GUESSED_SCIENCE[state.round]
    for _, buyer, price in state.sold:
        if buyer == seat:
            coins -= price
    for quitter, _, price, compensation in state.quits:
        if quitter == seat:
            coins += compensation
            science -= price
    if state.stage >= PRODUCTION and state.round <= FULL_ROUNDS:
        production = state.players[seat].country.production()
        coins += production[COINS]
        science += production[SCIENCE]
    return max(coins, 0), max(science, 0)


def coins_worth(top: int, following: int, ready: int, made: int) -> float:
    """Of the coins ready for the following round, and of those made from then on.

    `top` are the points for having most at the end.
    """
    return _worth(top, following, ready, made, W.coin, W.coins_enough)


def science_worth(top: int, following: int, ready: int, made: int) -> float:
    """Of science, in the same way."""
    return _worth(top, following, ready, made, W.science, W.science_enough)


def _worth(  # noqa: PLR0917 - the two goods are alike
    top: int, following: int, ready: int, made: int, each: tuple[float, ...], enough: float
) -> float:
    """Each round's income is for the next auction; the last one is ranked (R72)."""
    total, amount = 0.0, ready
    for number in range(following, ROUNDS):
        total += each[number] * enough * (1 - exp(-amount / enough))
        amount = made
    return total + top * (1 - exp(-amount / W.ranked_enough))


def _one_worth(
    top: int, following: int, ready: int, each: tuple[float, ...], enough: float
) -> float:
    if following >= ROUNDS:
        return top / W.ranked_enough * exp(-ready / W.ranked_enough)
    return each[following] * exp(-ready / enough)


def one_coin_worth(top: int, following: int, ready: int) -> float:
    """Of the last coin of those ready for the following round."""
    return _one_worth(top, following, ready, W.coin, W.coins_enough)


def one_science_worth(top: int, following: int, ready: int) -> float:
    """Of the last science of that ready for the following round."""
    return _one_worth(top, following, ready, W.science, W.science_enough)
