"""What harvest time will bring as things are (R41)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tablee.core import Seat
from tablee.games.reykholt.box.components import NOTHING, TYPES, Counts
from tablee.games.reykholt.rules.story.weather import harvest_cap, weather
from tablee.games.reykholt.rules.terms.gaining import GainingRarest
from tablee.games.reykholt.rules.terms.harvesting import types_in
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import GREENHOUSE_EMPTIED, Book
from tablee.games.reykholt.state.goods import added, less, more, only
from tablee.games.reykholt.state.player import Greenhouse


class House(NamedTuple):
    """A planted greenhouse: its goods, and its rarest type."""

    inside: Counts
    rarest: int


class Reaped(NamedTuple):
    """Goods that were harvested, and the rarest types of greenhouses that are empty then."""

    goods: Counts
    emptied: frozenset[int] = frozenset()


def harvests(state: ReykholtState, seat: Seat) -> frozenset[Counts]:
    """Every sum of goods that the choices of a seat may lead to in this round's harvest time."""
    extra = weather(state).extra
    gift = _gift_for_emptied(state, seat)
    return _sums(state.book, state.players[seat].greenhouses, harvest_cap(state), extra, gift)


@lru_cache(maxsize=4096)
def _sums(
    book: Book, greenhouses: tuple[Greenhouse, ...], cap: int, extra: int, gift: int
) -> frozenset[Counts]:
    """Every sum of goods of as many houses as there are, or as the cap allows."""
    houses = [
        House(inside, book.kinds[kind].rarest)
        for kind, _, inside in greenhouses
        if inside != NOTHING
    ]
    return frozenset(
        goods
        for some in combinations(houses, min(cap, len(houses)) if cap else len(houses))
        for reaped in _reaped(some, extra)
        for goods in _with_gift(reaped, gift)
    )


def _gift_for_emptied(state: ReykholtState, seat: Seat) -> int:
    """Goods of the rarest type that a card brings once a greenhouse is emptied."""
    for card, _, uses in state.players[seat].services:
        usable = state.book.cards[card]
        is_left = not usable.limit or uses < usable.limit
        if usable.moment == GREENHOUSE_EMPTIED and is_left and not usable.is_optional:
            return sum(e.count for e in usable.effects if isinstance(e, GainingRarest))
    return 0


def _with_gift(reaped: Reaped, gift: int) -> Iterator[Counts]:
    if not gift or not reaped.emptied:
        yield reaped.goods
        return
    for rarest in reaped.emptied:
        yield more(reaped.goods, rarest, gift)


def _reaped(houses: Sequence[House], extra: int) -> set[Reaped]:
    """One good of each of these; then up to `extra` more from one of them."""
    found = _one_of_each(houses)
    for index, house in enumerate(houses if extra else ()):
        others = _one_of_each([*houses[:index], *houses[index + 1 :]])
        for good in types_in(house.inside):
            left = less(house.inside, only(good, 1))
            for on_top in _up_to(left, extra):
                goods = more(on_top, good)
                is_emptied = goods == house.inside
                for rest in others:
                    emptied = rest.emptied
                    # The card has acted on what was emptied before.
                    if is_emptied and (on_top == NOTHING or not emptied):
                        emptied |= {house.rarest}
                    found.add(Reaped(added(rest.goods, goods), emptied))
    return found


def _one_of_each(houses: Sequence[House]) -> set[Reaped]:
    found = {Reaped(NOTHING)}
    for inside, rarest in houses:
        emptied = frozenset({rarest} if sum(inside) == 1 else ())
        found = {
            Reaped(more(reaped.goods, good), reaped.emptied | emptied)
            for reaped in found
            for good in types_in(inside)
        }
    return found


def _up_to(inside: Counts, most: int) -> set[Counts]:
    """What up to so many goods of one greenhouse may be."""
    found = {NOTHING}
    for _ in range(most):
        found |= {
            more(goods, good)
            for goods in found
            for good in range(TYPES)
            if goods[good] < inside[good]
        }
    return found
