"""What a player can look forward to: the harvest, and how far goods reach without and with it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from tablee.core import Seat
from tablee.games.reykholt.box import Box
from tablee.games.reykholt.box.components import (
    CARDS,
    GOODS,
    NOTHING,
    REST,
    TOURISM,
    TYPES,
    WORK,
    Counts,
)
from tablee.games.reykholt.box.vocabulary import OwnArrival
from tablee.games.reykholt.rules.story.weather import weather
from tablee.games.reykholt.rules.terms.gaining import Gaining, GainingWhatIsTold
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import OWN_ARRIVAL, OWN_BONUS, OWN_PAYMENT, Usable
from tablee.games.reykholt.state.goods import added
from tablee.games.reykholt.view import shapes
from tablee.games.reykholt.view.distance import furthest, without_bonus
from tablee.games.reykholt.view.planner import (
    ENDLESS,
    Gift,
    Helper,
    Means,
    Route,
    Track,
    best_route,
)
from tablee.games.reykholt.view.reaping import harvests

#: The tables that goods reach without and with the bonus.
Reach: TypeAlias = tuple[int, int]


def forecast(
    state: ReykholtState, seat: Seat
) -> tuple[shapes.Harvest, shapes.Plan, shapes.Plan | None]:
    """The harvest of this round, the plan with the stock as it is, and the one with the harvest.

    Once the harvest is in, there is nothing of it and no such plan.
    """
    has = means(state, seat)
    if state.stage != WORK:
        return shapes.Harvest({}, 0), plan(state.box, has), None
    outcomes = harvests(state, seat)
    certain, choices = _sure(outcomes)
    after = max(
        (plan(state.box, has._replace(stock=added(has.stock, goods))) for goods in outcomes),
        key=lambda found: found.reaches,
    )
    return shapes.Harvest(_by_type(certain), choices), plan(state.box, has), after


def reach(state: ReykholtState, seat: Seat) -> tuple[Counts, int, Reach, Reach | None]:
    """The same in numbers: the goods of the harvest, how many to choose, and how far they reach."""
    has, track = means(state, seat), _track(state.box)
    now = furthest(track, has, has.stock)
    if state.stage != WORK:
        return NOTHING, 0, now, None
    outcomes = harvests(state, seat)
    certain, choices = _sure(outcomes)
    after = (-1, -1)
    for goods in outcomes:
        found = furthest(track, has, added(has.stock, goods), after[1])
        if found[1] > after[1]:
            after = found
    return certain, choices, now, after


@lru_cache(maxsize=2048)
def _sure(outcomes: frozenset[Counts]) -> tuple[Counts, int]:
    """The goods that come in any case, and how many more."""
    certain = tuple([min([goods[good] for goods in outcomes]) for good in range(TYPES)])
    return certain, max([sum(goods) for goods in outcomes]) - sum(certain)


def means(state: ReykholtState, seat: Seat) -> Means:
    """What a seat has for its turn of tourism: this round's, after it the next one's."""
    player = state.players[seat]
    is_over = state.stage == REST
    bonus = state.stage != TOURISM or not player.bonus_used
    bonus_extra = 0 if is_over else weather(state).bonus
    if not player.services:
        return Means(player.table, player.stock, bonus, bonus_extra)
    cards = [(state.book.cards[card], 0 if is_over else uses) for card, _, uses in player.services]
    return Means(
        table=player.table,
        stock=player.stock,
        bonus=bonus,
        bonus_extra=bonus_extra,
        helpers=tuple(
            Helper(card.index, left, card.substitutes, card.discount, card.minimum)
            for card, uses in cards
            if card.moment == OWN_PAYMENT and (left := _left(card, uses))
        ),
        gifts=tuple(gift for card, uses in cards for gift in _gifts(state, seat, card, uses)),
    )


def _left(card: Usable, uses: int) -> int:
    return card.limit - uses if card.limit else ENDLESS


def _gifts(state: ReykholtState, seat: Seat, card: Usable, uses: int) -> Iterator[Gift]:
    """What a card brings by itself on the way; conditions and choices are not foreseen."""
    left = _left(card, uses)
    if card.moment not in (OWN_BONUS, OWN_ARRIVAL) or not left:
        return
    if card.is_optional or card.conditions or card.cost:
        return
    goods, of_table = NOTHING, 0
    for effect in card.effects:
        if isinstance(effect, Gaining):
            goods = added(goods, effect.goods)
        elif isinstance(effect, GainingWhatIsTold):
            of_table += effect.count
        else:
            return
    yield Gift(left, goods, of_table, _tables(state, seat, card), card.moment == OWN_BONUS)


def _tables(state: ReykholtState, seat: Seat, card: Usable) -> frozenset[int]:
    """Where a card acts on arrival, as the managers stand now."""
    trigger, tables = card.trigger, range(1, len(state.box.tables))
    if not isinstance(trigger, OwnArrival):
        return frozenset(tables)
    if state.solo and trigger.solo_table_good is not None:
        good = GOODS.index(trigger.solo_table_good)
        return frozenset(table for table in tables if state.box.tables[table].good == good)
    if not trigger.table_occupied:
        return frozenset(tables)
    others = (player.table for other, player in enumerate(state.players) if other != seat)
    return frozenset(others)


@lru_cache(maxsize=4096)
def plan(box: Box, has: Means) -> shapes.Plan:
    """The furthest that these means reach, table by table."""
    track = _track(box)
    route = best_route(track, has)
    legs = [
        shapes.Leg(
            table=leg.table,
            way="bonus" if leg.by_bonus else "paid",
            goods=_by_type(leg.paid),
            gained=_by_type(leg.gained),
            cards=[CARDS[card] for card in leg.cards],
        )
        for leg in route.legs
    ]
    return shapes.Plan(
        without_bonus(track, has, has.stock), route.table, [*legs, *_missing(track, route)]
    )


def _missing(track: Track, route: Route) -> Iterator[shapes.Leg]:
    """The first table that is not reached, and what it lacks."""
    table = route.table + 1
    if table < len(track):
        good, count = track[table]
        lacking = {GOODS[good]: count - route.stock[good]}
        yield shapes.Leg(table, "missing", lacking, {}, ())


def _by_type(counts: Counts) -> shapes.Goods:
    return {good: count for good, count in zip(GOODS, counts, strict=True) if count}


@lru_cache(maxsize=8)
def _track(box: Box) -> Track:
    return tuple((table.good, table.count) for table in box.tables)
