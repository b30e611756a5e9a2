"""The best way along the tables: the best use of the bonus and of payment cards (R44-R52).

A small exact search over ints. Any-time cards and cards that may be declined are not counted on.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

from tablee.games.reykholt.box.components import TYPES, Counts
from tablee.games.reykholt.state.goods import added, has, less, more, only

#: By table from 0: the good that it asks for, and how many.
Track: TypeAlias = Sequence[tuple[int, int]]
#: Uses of a card that has no limit.
ENDLESS: Final = 99


class Helper(NamedTuple):
    """A card that changes a payment, so many times still: other types, or fewer goods (R48)."""

    card: int
    uses: int
    substitutes: int
    discount: int
    minimum: int


class Gift(NamedTuple):
    """A card that brings goods on arrival, so many times still, at these tables."""

    uses: int
    goods: Counts
    #: So many more of the type that the table asks for.
    of_table: int
    tables: frozenset[int]
    #: Whether it comes with the bonus only.
    by_bonus: bool


class Means(NamedTuple):
    """What a manager has for its turn."""

    table: int
    stock: Counts
    #: Whether the bonus is left, and how many goods more than printed it brings.
    bonus: bool
    bonus_extra: int
    helpers: tuple[Helper, ...] = ()
    gifts: tuple[Gift, ...] = ()


class Leg(NamedTuple):
    """One table: whether by the bonus, what was paid, what it brought, the cards used."""

    table: int
    by_bonus: bool
    paid: Counts
    gained: Counts
    cards: tuple[int, ...]


class Route(NamedTuple):
    """How far a turn comes, and what is left."""

    table: int
    left: int
    legs: tuple[Leg, ...]
    stock: Counts


def best_route(track: Track, means: Means) -> Route:
    """The furthest table; of several ways, the one with most goods left, then with fewest cards."""
    return _Search(track).best(means)


class _Search:
    """Every turn that the rules allow, each position looked at once."""

    def __init__(self, track: Track) -> None:
        self._track = track
        self._known: dict[Means, Route] = {}

    def best(self, means: Means) -> Route:
        found = self._known.get(means)
        if found is None:
            stays = Route(means.table, sum(means.stock), (), means.stock)
            ways = [self._after(leg, then) for leg, then in steps(self._track, means)]
            found = self._known[means] = max([stays, *ways], key=_worth)
        return found

    def _after(self, leg: Leg, then: Means) -> Route:
        route = self.best(then)
        return route._replace(legs=(leg, *route.legs))


def _worth(route: Route) -> tuple[int, int, int]:
    return route.table, route.left, -sum(len(leg.cards) for leg in route.legs)


def steps(track: Track, means: Means) -> Iterator[tuple[Leg, Means]]:
    """Every step to the next table, with what is left for the rest of the turn."""
    table = means.table + 1
    if table >= len(track):
        return
    good, count = track[table]
    for paid, cards in payments(good, count, means.stock, means.helpers):
        helpers = tuple(
            helper._replace(uses=helper.uses - (helper.card in cards)) for helper in means.helpers
        )
        spent = means._replace(stock=less(means.stock, paid), helpers=helpers)
        yield _arrive(track, spent, paid, cards, by_bonus=False)
    if means.bonus:
        goods = only(good, count + means.bonus_extra)
        taken = means._replace(stock=added(means.stock, goods), bonus=False)
        yield _arrive(track, taken, (0,) * TYPES, (), by_bonus=True, gained=goods)


def _arrive(
    track: Track,
    means: Means,
    paid: Counts,
    cards: tuple[int, ...],
    *,
    by_bonus: bool,
    gained: Counts = (0,) * TYPES,
) -> tuple[Leg, Means]:
    table, stock, gifts = means.table + 1, means.stock, list(means.gifts)
    for index, gift in enumerate(gifts):
        if gift.uses and table in gift.tables and (by_bonus or not gift.by_bonus):
            goods = more(gift.goods, track[table][0], gift.of_table)
            stock, gained = added(stock, goods), added(gained, goods)
            gifts[index] = gift._replace(uses=gift.uses - 1)
    leg = Leg(table, by_bonus, paid, gained, cards)
    return leg, means._replace(table=table, stock=stock, gifts=tuple(gifts))


def payments(
    good: int, count: int, stock: Counts, helpers: Sequence[Helper]
) -> Iterator[tuple[Counts, tuple[int, ...]]]:
    """R46, R48: every payment that the stock allows, with the fewest cards that allow it."""
    ready = [helper for helper in helpers if helper.uses]
    seen: set[Counts] = set()
    for size in range(len(ready) + 1):
        for used in combinations(ready, size):
            for paid in _paid_with(good, count, used):
                if paid not in seen and has(stock, paid):
                    seen.add(paid)
                    yield paid, tuple(helper.card for helper in used)


def _paid_with(good: int, count: int, used: Sequence[Helper]) -> Iterator[Counts]:
    """The payments that these cards allow together."""
    price = count
    for helper in used:
        if helper.discount:
            price = min(price, max(price - helper.discount, helper.minimum))
    others = [other for other in range(TYPES) if other != good]
    for replaced in range(min(price, sum(helper.substitutes for helper in used)) + 1):
        for types in combinations_with_replacement(others, replaced):
            paid = only(good, price - replaced)
            for other in types:
                paid = more(paid, other)
            yield paid
