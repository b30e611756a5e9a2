"""The best way along the tables: the best use of the bonus and of payment cards (R44-R52).

A small exact search over ints. Any-time cards and cards that may be declined are not counted on.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

from tablee.games.reykholt.box.components import NOTHING, TYPES, Counts
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
        yield _arrive(track, means, less(means.stock, paid), paid, cards)
    if means.bonus:
        goods = only(good, count + means.bonus_extra)
        yield _arrive(track, means, added(means.stock, goods), gained=goods, by_bonus=True)


def _arrive(
    track: Track,
    means: Means,
    stock: Counts,
    paid: Counts = NOTHING,
    cards: tuple[int, ...] = (),
    *,
    gained: Counts = NOTHING,
    by_bonus: bool = False,
) -> tuple[Leg, Means]:
    """The next table, with what is left in stock and whatever cards bring there."""
    table, helpers, gifts = means.table + 1, means.helpers, means.gifts
    if cards:
        helpers = tuple([_used(helper) if helper.card in cards else helper for helper in helpers])
    for index, gift in enumerate(gifts):
        if gift.uses and table in gift.tables and (by_bonus or not gift.by_bonus):
            goods = more(gift.goods, track[table][0], gift.of_table)
            stock, gained = added(stock, goods), added(gained, goods)
            used = gift._replace(uses=gift.uses - 1)
            gifts = (*gifts[:index], used, *gifts[index + 1 :])
    leg = Leg(table, by_bonus, paid, gained, cards)
    bonus = means.bonus and not by_bonus
    return leg, Means(table, stock, bonus, means.bonus_extra, helpers, gifts)


def _used(helper: Helper) -> Helper:
    """Once more."""
    card, uses, substitutes, discount, minimum = helper
    return Helper(card, uses - 1, substitutes, discount, minimum)


def payments(
    good: int, count: int, stock: Counts, helpers: Sequence[Helper]
) -> list[tuple[Counts, tuple[int, ...]]]:
    """R46, R48: every payment that the stock allows, with the fewest cards that allow it."""
    ready = tuple([helper for helper in helpers if helper.uses])
    return [(paid, cards) for paid, cards in _allowed(good, count, ready) if has(stock, paid)]


@lru_cache(maxsize=4096)
def _allowed(
    good: int, count: int, ready: tuple[Helper, ...]
) -> list[tuple[Counts, tuple[int, ...]]]:
    """The same, whatever is in stock."""
    found: dict[Counts, tuple[int, ...]] = {}
    for size in range(len(ready) + 1):
        for used in combinations(ready, size):
            cards = tuple([helper.card for helper in used])
            for paid in _paid_with(good, count, used):
                found.setdefault(paid, cards)
    return list(found.items())


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
