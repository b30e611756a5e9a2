"""What harvest time will bring as things are (R41)."""

from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

from tablee.core import Seat
from tablee.games.reykholt.box.components import NOTHING, TYPES, Counts
from tablee.games.reykholt.rules.story.weather import harvest_cap, weather
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.goods import added, less, more
from tablee.games.reykholt.state.player import INSIDE

Outcomes: TypeAlias = frozenset[Counts]
"""Every sum of goods that the owner's choices may lead to."""


def harvests(state: ReykholtState, seat: Seat) -> Outcomes:
    """What the greenhouses of a seat may give in this round's harvest time."""
    houses = [
        greenhouse[INSIDE]
        for greenhouse in state.players[seat].greenhouses
        if greenhouse[INSIDE] != NOTHING
    ]
    cap = harvest_cap(state)
    extra = weather(state).extra
    size = min(cap, len(houses)) if cap else len(houses)
    return frozenset().union(*(_from(some, extra) for some in combinations(houses, size)))


def _from(houses: Sequence[Counts], extra: int) -> Outcomes:
    """One good of each of these; then up to `extra` more from one of them."""
    found = _one_of_each(houses)
    if extra:
        for index, house in enumerate(houses):
            others = _one_of_each([*houses[:index], *houses[index + 1 :]])
            for good in _types(house):
                left = less(house, more(NOTHING, good))
                added_on = _up_to(left, extra)
                found |= {added(more(rest, good), other) for rest in others for other in added_on}
    return frozenset(found)


def _one_of_each(houses: Sequence[Counts]) -> set[Counts]:
    found = {NOTHING}
    for house in houses:
        found = {more(goods, good) for goods in found for good in _types(house)}
    return found


def _up_to(house: Counts, most: int) -> set[Counts]:
    """What up to so many goods of one greenhouse may be."""
    found = {NOTHING}
    for _ in range(most):
        found |= {
            more(goods, good)
            for goods in found
            for good in range(TYPES)
            if goods[good] < house[good]
        }
    return {goods for goods in found if sum(goods) <= most}


def _types(house: Counts) -> list[int]:
    return [good for good in range(TYPES) if house[good]]
