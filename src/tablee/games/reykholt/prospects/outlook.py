"""A position as estimates see it: where a seat stands, and what is left of the game."""

from functools import cache

from tablee.core import Seat
from tablee.games.reykholt.box.components import (
    HARVEST,
    LAST_TABLE,
    NONE,
    NOTHING,
    TOURISM,
    WORK,
)
from tablee.games.reykholt.box.vocabulary import EndOfRoundWhenTableReached
from tablee.games.reykholt.prospects.journey import NO_HELPS, Bed, Helps, Rest, Standing
from tablee.games.reykholt.prospects.services import gifts
from tablee.games.reykholt.rules.ending import points_rule
from tablee.games.reykholt.rules.harvest_time import HarvestCapped, HarvestExtra
from tablee.games.reykholt.rules.story.weather import harvest_cap
from tablee.games.reykholt.rules.terms.greenhouses import DrawGreenhouse
from tablee.games.reykholt.rules.terms.harvesting import HarvestMixed
from tablee.games.reykholt.rules.tourism import VisitTable
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import OWN_PAYMENT, Book
from tablee.games.reykholt.state.player import Player


@cache
def random_bed(book: Book) -> Bed:
    """What a greenhouse of the random pile is taken for: one of middling size."""
    kind = book.kinds[1]
    return kind.plots, kind.allowed, NOTHING


def rest_of(state: ReykholtState, seat: Seat) -> Rest:
    """What is left of the game for a seat."""
    harvests = state.stage < HARVEST or (state.stage == HARVEST and not _has_harvested(state, seat))
    points = points_rule(state)
    box = state.box
    return Rest(
        box,
        _caps(state, harvests=harvests),
        harvests,
        _last_table(state),
        points.per_table if points else 1,
        points.per_type_in_stock_or_greenhouses if points else 0,
        box.solo.gain if state.solo else NOTHING,
        (random_bed(state.book),) * box.solo.greenhouses if state.solo else (),
    )


def standing_of(state: ReykholtState, seat: Seat) -> Standing:
    """Where a seat stands."""
    player = state.players[seat]
    kinds = state.book.kinds
    beds = [
        (kinds[kind].plots, kinds[kind].allowed, goods) for kind, _, goods in player.greenhouses
    ]
    questions = state.questions
    question = questions[0] if questions else None
    if isinstance(question, DrawGreenhouse) and question.seat == seat:
        beds.append(random_bed(state.book))
    beds.sort()
    bonus = state.stage < TOURISM or (state.stage == TOURISM and not player.bonus_used)
    by_card = gifts(state.box)
    brought = 0.0
    for card, _, _ in player.services:
        brought += by_card[card]
    pays = bool(player.triggers >> OWN_PAYMENT & 1)
    return Standing(
        player.table,
        player.stock,
        tuple(beds),
        player.workers if state.stage == WORK else 0,
        bonus or (isinstance(question, VisitTable) and question.seat == seat),
        bonus,
        brought,
        _helps(state, player, fresh=False) if pays else NO_HELPS,
        _helps(state, player, fresh=True) if pays else NO_HELPS,
    )


def _helps(state: ReykholtState, player: Player, *, fresh: bool) -> Helps:
    """Substitutes and discounts of payment cards, in this round still or in a fresh one."""
    substitutes = discount = minimum = 0
    for card, _, uses in player.services:
        usable = state.book.cards[card]
        if usable.moment == OWN_PAYMENT and (fresh or not usable.limit or uses < usable.limit):
            substitutes += usable.substitutes
            discount += usable.discount
            minimum = max(minimum, usable.minimum)
    return Helps(substitutes, discount, minimum)


def _has_harvested(state: ReykholtState, seat: Seat) -> bool:
    """Harvest time goes round in turn order; whoever is asked about it has nearly done."""
    questions = state.questions
    question = questions[0] if questions else None
    if not isinstance(question, HarvestMixed | HarvestCapped | HarvestExtra):
        return False
    order = state.turn_order()
    return order.index(seat) <= order.index(question.seat)


def _caps(state: ReykholtState, *, harvests: bool) -> tuple[int, ...]:
    caps = [0] * (state.rounds - state.round)
    if state.rulings.scenario != NONE:
        lasting = state.book.scenario_weather[state.rulings.scenario]
        later = range(state.round + 1, state.rounds + 1)
        caps = [lasting.cap if number >= lasting.cap_from else 0 for number in later]
    return (harvest_cap(state), *caps) if harvests else tuple(caps)


def _last_table(state: ReykholtState) -> int:
    """The table that ends a scenario, else the end of the track."""
    if state.rulings.scenario != NONE:
        end = state.box.scenarios[state.rulings.scenario].end
        if isinstance(end, EndOfRoundWhenTableReached):
            return end.table
    return LAST_TABLE
