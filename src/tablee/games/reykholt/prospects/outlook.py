"""A position as estimates see it: where a seat stands, and what is left of the game."""

from functools import cache, lru_cache
from typing import Final

from tablee.core import Seat
from tablee.games.reykholt.box import Box
from tablee.games.reykholt.box.components import (
    HARVEST,
    LAST_TABLE,
    NONE,
    NOTHING,
    TOURISM,
    WORK,
    WORKERS,
)
from tablee.games.reykholt.box.vocabulary import EndOfRoundWhenTableReached
from tablee.games.reykholt.prospects.journey import HARVESTED, NEVER, PLANTED, STAYS
from tablee.games.reykholt.prospects.services import gifts
from tablee.games.reykholt.prospects.spaces import sales, work_at
from tablee.games.reykholt.prospects.standing import (
    NO_HELPS,
    Bed,
    Helps,
    Kind,
    Rest,
    Standing,
    bed,
)
from tablee.games.reykholt.rules.ending import points_of
from tablee.games.reykholt.rules.harvest_time import HarvestCapped, HarvestExtra
from tablee.games.reykholt.rules.story.weather import harvest_cap
from tablee.games.reykholt.rules.terms.greenhouses import DrawGreenhouse
from tablee.games.reykholt.rules.terms.harvesting import HarvestMixed
from tablee.games.reykholt.rules.tourism import VisitTable
from tablee.games.reykholt.rules.work.placing import open_spaces
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import OWN_PAYMENT, Book
from tablee.games.reykholt.state.player import Player

#: This round's harvest time is over.
NO_HARVEST: Final = -1


@cache
def kinds_of(book: Book) -> tuple[Kind, ...]:
    """The kinds of greenhouses, rising, each once."""
    return tuple(sorted({(kind.plots, kind.allowed) for kind in book.kinds}))


@cache
def places_of(book: Book) -> tuple[int, ...]:
    """By kind of the book, which of `kinds_of` it is."""
    kinds = kinds_of(book)
    return tuple([kinds.index((kind.plots, kind.allowed)) for kind in book.kinds])


@cache
def random_bed(book: Book) -> Bed:
    """What a greenhouse of the random pile is taken for: one of middling size."""
    return bed(places_of(book)[1], NOTHING)


def rest_of(state: ReykholtState, seat: Seat) -> Rest:
    """What is left of the game for a seat."""
    harvests = state.stage < HARVEST or (state.stage == HARVEST and not _has_harvested(state, seat))
    return _rest(
        state.book,
        state.box,
        state.rulings.scenario,
        state.round,
        state.rounds,
        harvest_cap(state) if harvests else NO_HARVEST,
        state.solo,
    )


@lru_cache(maxsize=1 << 10)
def _rest(  # noqa: PLR0917 - all that it depends on
    book: Book,
    box: Box,
    scenario: int,
    number: int,
    rounds: int,
    cap: int,
    solo: bool,  # noqa: FBT001
) -> Rest:
    """From round `number` on, whose harvest time has that cap."""
    points = points_of(box, scenario)
    caps = _later_caps(book, scenario, number, rounds)
    return Rest(
        box,
        kinds_of(book),
        caps if cap == NO_HARVEST else (cap, *caps),
        cap != NO_HARVEST,
        _last_table(box, scenario),
        points.per_table if points else 1,
        points.per_type_in_stock_or_greenhouses if points else 0,
        box.solo.gain if solo else NOTHING,
        (random_bed(book),) * box.solo.greenhouses if solo else (),
    )


def standing_of(state: ReykholtState, seat: Seat) -> Standing:
    """Where a seat stands."""
    player = state.players[seat]
    places = places_of(state.book)
    beds = [bed(places[kind], goods) for kind, _, goods in player.greenhouses]
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
    sale, plantings, harvests = NEVER, PLANTED[WORKERS], HARVESTED[WORKERS]
    if state.solo:
        free = open_spaces(state, player) & ~state.occupied
        plantings, harvests = work_at(state.box, free)
        sale = _until_sale(state, player, free)
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
        sale,
        plantings,
        harvests,
    )


def _until_sale(state: ReykholtState, player: Player, free: int) -> int:
    """Alone: the work times until the space that gives a table for a greenhouse is free."""
    spaces = sales(state.box)
    if spaces & free:
        return 0
    for space in player.placed:
        spaces &= ~(1 << space)
    return 1 if spaces else STAYS


def _helps(state: ReykholtState, player: Player, *, fresh: bool) -> Helps:
    """Substitutes and discounts of payment cards, in this round still or in a fresh one."""
    substitutes = discount = minimum = 0
    for card, _, uses in player.services:
        usable = state.book.cards[card]
        if usable.moment == OWN_PAYMENT and (fresh or not usable.limit or uses < usable.limit):
            substitutes += usable.substitutes
            discount += usable.discount
            minimum = max(minimum, usable.minimum)
    return substitutes, discount, minimum


def _has_harvested(state: ReykholtState, seat: Seat) -> bool:
    """Harvest time goes round in turn order; whoever is asked about it has nearly done."""
    questions = state.questions
    question = questions[0] if questions else None
    if not isinstance(question, HarvestMixed | HarvestCapped | HarvestExtra):
        return False
    order = state.turn_order()
    return order.index(seat) <= order.index(question.seat)


def _later_caps(book: Book, scenario: int, number: int, rounds: int) -> tuple[int, ...]:
    """From how many greenhouses harvest times take at most after that round."""
    if scenario == NONE:
        return (0,) * (rounds - number)
    lasting = book.scenario_weather[scenario]
    later = range(number + 1, rounds + 1)
    return tuple([lasting.cap if each >= lasting.cap_from else 0 for each in later])


def _last_table(box: Box, scenario: int) -> int:
    """The table that ends a scenario, else the end of the track."""
    if scenario != NONE:
        end = box.scenarios[scenario].end
        if isinstance(end, EndOfRoundWhenTableReached):
            return end.table
    return LAST_TABLE
