"""What estimates look at: how much of the game is left, and one seat's side of the table.

Equal moments have the same timing, and sides are values, so that what was found out about them is
not worked out again.
"""

from functools import lru_cache
from typing import Final

from tablee.core import Seat
from tablee.games.century.box import Box
from tablee.games.century.box.components import (
    BONUS_ROUNDS,
    CATASTROPHE,
    COINS,
    CONSOLIDATION,
    FULL_ROUNDS,
    NONE,
    POINTS,
    PRODUCTION,
    ROUNDS,
    SCIENCE,
)
from tablee.games.century.prospects.hands import Hand
from tablee.games.century.prospects.weights import W
from tablee.games.century.rules import bonus_scoring as bonus
from tablee.games.century.rules.catastrophe import is_beaten, least_bid
from tablee.games.century.rules.recycling import RecycleWaste
from tablee.games.century.state import CenturyState
from tablee.games.century.state.country import Country

#: Of centres that have had their turn in this round: none, and all.
NO_CENTRE: Final = (NONE, NONE)
ALL_CENTRES: Final = (1 << 30, 0)


class Side:
    """One seat's side. The lot that it leads is won, the column of its pawn has been suffered."""

    __slots__ = (
        "_hash",
        "aside",
        "coins",
        "country",
        "environment",
        "loose",
        "recycled",
        "science",
        "score",
        "technologies",
        "used",
        "won",
    )

    def __init__(  # noqa: PLR0917 - all that estimates look at
        self,
        country: Country,
        score: int,
        coins: int,
        science: int,
        environment: int,
        aside: tuple[tuple[int, int], ...],
        won: int,
        loose: int,
        technologies: tuple[int, ...],
        used: int,
        recycled: tuple[int, int],
    ) -> None:
        self.country: Final = country
        self.score: Final = score
        self.coins: Final = coins
        self.science: Final = science
        self.environment: Final = environment
        #: Tiles to be attached, each with its waste; those won this round; waste to be placed.
        self.aside: Final = aside
        self.won: Final = won
        self.loose: Final = loose
        self.technologies: Final = technologies
        self.used: Final = used
        #: Centres up to this one have had their turn in this round: position and city.
        self.recycled: Final = recycled
        self._hash: Final = hash(
            (country, score, coins, science, environment, aside, loose, used, recycled)
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Side)
            and self.score == other.score
            and self.coins == other.coins
            and self.science == other.science
            and self.environment == other.environment
            and self.won == other.won
            and self.loose == other.loose
            and self.used == other.used
            and self.country == other.country
            and self.aside == other.aside
            and self.technologies == other.technologies
            and self.recycled == other.recycled
        )

    def __hash__(self) -> int:
        return self._hash


def side_of(state: CenturyState, seat: Seat, hand: Hand) -> Side:
    """The side of a seat that holds so much."""
    player = state.players[seat]
    coins, science = hand
    environment, aside, won = player.environment, player.aside, player.won
    loose, recycled = player.waste_aside, NO_CENTRE
    if state.bidder == seat:
        won += 1
        aside = (*aside, (state.lot, won))
        coins -= state.bid
    elif state.stage == CATASTROPHE:
        column, bid = _column(state, seat, science)
        waste, pollution = state.box.catastrophes[state.catastrophe][column]
        loose += waste
        environment = max(environment - pollution, 0)
        science -= bid
    elif state.stage >= PRODUCTION:
        asked = state.asked(seat)
        if isinstance(asked, RecycleWaste):
            recycled = (asked.position, asked.city - 1)
        else:
            recycled = ALL_CENTRES
    return Side(
        player.country,
        player.score,
        coins,
        science,
        environment,
        aside,
        won,
        loose,
        player.technologies,
        player.used,
        recycled,
    )


def _column(state: CenturyState, seat: Seat, science: int) -> tuple[int, int]:
    """R42: the column of the pawn and its bid, or what would cost least now."""
    column, bid = state.pawns[seat]
    if bid != NONE and not is_beaten(state, seat):
        return column, bid
    box = state.box
    columns = box.catastrophes[state.catastrophe]
    most = min(science, box.most_science)
    ways = []
    for other in box.columns:
        needed = least_bid(state, other)
        if needed <= most:
            waste, pollution = columns[other]
            loss = waste * W.loose_waste + pollution * W.environment
            ways.append((loss + needed * W.science[state.round], other, needed))
    return min(ways)[1:] if ways else (box.columns[0], 0)


class Timing:
    """How much of the game is left for what a country makes."""

    __slots__ = (
        "bonus",
        "box",
        "consolidations",
        "following",
        "income",
        "productions",
        "rounds",
        "stage",
        "units",
    )

    def __init__(self, box: Box, current: int, stage: int, bonus_cards: tuple[int, ...]) -> None:
        self.box: Final = box
        self.stage: Final = stage
        #: Rounds after this one.
        self.rounds: Final = ROUNDS - current
        pending = stage < PRODUCTION
        self.productions: Final = self.rounds + pending
        #: R77: whether this round's coins and science are still to come.
        self.income: Final = pending and current <= FULL_ROUNDS
        #: The next round, for which what is left in hand will be.
        self.following: Final = current + 1
        #: Those in which technologies can be used, this one not counted once it has begun.
        self.consolidations: Final = self.rounds + (stage < CONSOLIDATION)
        #: R69, R70: bonus cards that are still to be scored, and in how many rounds.
        self.bonus: Final = tuple(
            [
                (card, number - current)
                for card, number in zip(bonus_cards, BONUS_ROUNDS)
                if card != NONE and number >= current
            ]
        )
        #: What one more coin, science or point made each round is worth, while few are made.
        self.units: Final = self._units()

    def _units(self) -> tuple[float, float, float]:
        box = self.box
        units = [0.0, 0.0, float(self.productions)]
        if self.income or self.rounds > 1:
            numbers = range(self.following + (not self.income), ROUNDS)
            last = box.ranks[0] / W.ranked_enough * W.last_income
            # Lists: compiled code would add what a generator gives otherwise than Python 3.12 does.
            units[COINS] = sum([W.coin[number] for number in numbers]) * W.income + last
            units[SCIENCE] = sum([W.science[number] for number in numbers]) * W.income + last
        for card, rounds in self.bonus:
            for metric, each in box.bonus_cards[card]:
                if metric == bonus.COINS_PRODUCED:
                    units[COINS] += each
                elif metric == bonus.SCIENCE_PRODUCED:
                    units[SCIENCE] += each
                elif metric == bonus.POINTS_PRODUCED:
                    units[POINTS] += each
                elif metric == bonus.POINTS_SCORED:
                    units[POINTS] += each * (rounds + 1)
        return units[COINS], units[SCIENCE], units[POINTS]


def timing_of(state: CenturyState) -> Timing:
    """What is left at that moment; before the first round it is as in it."""
    return _timing(state.box, max(state.round, 1), state.stage, state.bonus_cards)


@lru_cache(maxsize=1 << 8)
def _timing(box: Box, current: int, stage: int, bonus_cards: tuple[int, ...]) -> Timing:
    return Timing(box, current, stage, bonus_cards)


W.on_change(_timing.cache_clear)
