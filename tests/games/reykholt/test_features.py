"""Features: finite, the lead at the end, and estimates that a bot can compare."""

from math import isfinite
from random import Random

import pytest

import tablee
from tablee.core import CHANCE, Match
from tablee.core.draws import pick
from tablee.driver import play_out
from tablee.games.reykholt.actions import SPACES
from tablee.games.reykholt.box import vocabulary as said
from tablee.games.reykholt.box.components import (
    SCENARIOS,
    TOURISM,
    TYPES,
    WORK,
    Counts,
)
from tablee.games.reykholt.prospects import estimate
from tablee.games.reykholt.prospects.journey import NEVER, STAYS, journey
from tablee.games.reykholt.prospects.outlook import rest_of, standing_of
from tablee.games.reykholt.prospects.services import TRIGGERS, gifts
from tablee.games.reykholt.prospects.standing import Standing
from tablee.games.reykholt.prospects.weights import W
from tablee.games.reykholt.rules.harvest_time import HARVEST_TIME
from tablee.games.reykholt.rules.rest import REST_TIME
from tablee.games.reykholt.rules.rounds import END_ROUND
from tablee.games.reykholt.rules.tourism import TOURISM_TIME
from tablee.games.reykholt.state.goods import more
from tests.games.reykholt.scenario import GAME, Scene, board


@pytest.mark.parametrize("mode", ["standard", *SCENARIOS])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_features_are_finite_and_the_value_ends_as_the_lead(seats: int, mode: str) -> None:
    match = Match(GAME, seats, 3, {"mode": mode})
    rng = Random(3)
    while not match.over:
        numbers = GAME.features(match.state, 0)
        assert len(numbers) == len(GAME.feature_names)
        assert all(map(isfinite, numbers))
        seat = pick(rng, match.seats_to_act)
        match.play(pick(rng, match.legal(seat)), seat)

    if seats > 1:
        first, *others = match.scores()
        assert GAME.value(match.state, 0) == first - max(others)
    else:
        (goal,) = match.outcome().goals
        assert GAME.value(match.state, 0) == goal.value - goal.target < 0


def test_alone_the_goods_of_the_next_table_count_once_the_goal_is_reached() -> None:
    scene = board(1, number=5)
    scene.at(0, 22)
    scene.stock(0, "TTMMM")  # the next table asks for mushrooms

    assert GAME.value(scene.state, 0) == pytest.approx(1.3)  # R90: 13 points


def test_the_value_leaves_no_trace() -> None:
    match = Match(GAME, 3, 5, {})
    rng = Random(5)
    for _ in range(60):
        before = match.state.clone()
        known = GAME.value(match.state, 0)
        assert match.state == before
        journey.cache_clear()
        assert GAME.value(before, 0) == known
        match.play(pick(rng, match.legal()))


def working(number: int = 3) -> Scene:
    """Both have placed their workers; the first seat has greenhouses, goods and a card."""
    scene = board(2, number=number)
    scene.greenhouse(0, 5, "MMM")
    scene.greenhouse(0, 4, "FFFF")
    scene.greenhouse(0, 6)
    scene.stock(0, "TTLLM")
    scene.card(0, "sower")
    scene.at(0, 6)
    for player in scene.state.players:
        player.workers = 0
    return scene


def test_harvest_time_alone_changes_no_estimate() -> None:
    scene = working()
    scene.state.then(HARVEST_TIME, TOURISM_TIME)
    before = estimate(scene.state, 0)

    scene.state.advance()

    assert scene.state.stage == TOURISM
    assert scene.goods(0) == "TTLLMMF"
    assert estimate(scene.state, 0) == pytest.approx(before)


def test_a_new_round_alone_changes_no_estimate() -> None:
    scene = working()
    scene.state.stage = TOURISM
    for player in scene.state.players:
        player.bonus_used = True
    scene.state.then(*REST_TIME, END_ROUND)
    before = estimate(scene.state, 0)

    scene.state.advance()

    assert (scene.state.round, scene.state.stage) == (4, WORK)
    assert estimate(scene.state, 0) == pytest.approx(before)


def test_in_the_last_turn_the_estimate_is_what_can_be_reached() -> None:
    scene = board(2, number=7)
    scene.at(0, 8)
    scene.stock(0, "TTTTFF")
    scene.tour(0)
    before = estimate(scene.state, 0)
    assert int(before) == 11  # cauliflowers, the bonus, tomatoes

    scene.play("pay FF", "pay TTT")  # between them the bonus comes by itself

    assert estimate(scene.state, 0) == 11


def changed(standing: Standing, table: int, stock: Counts) -> Standing:
    return Standing(
        table,
        stock,
        standing.beds,
        standing.workers,
        travels=standing.travels,
        bonus=standing.bonus,
        gifts=standing.gifts,
        helps=standing.helps,
        later_helps=standing.later_helps,
        sale=standing.sale,
        plantings=standing.plantings,
        harvests=standing.harvests,
    )


def test_more_goods_reach_no_less() -> None:
    rng = Random(1)
    scene = board(2, number=7)
    scene.tour(0)
    rest, standing = rest_of(scene.state, 0), standing_of(scene.state, 0)
    for _ in range(300):
        stock = tuple(rng.randrange(7) for _ in range(TYPES))
        table = rng.randrange(28)
        richer = more(stock, rng.randrange(TYPES))
        here, there = (changed(standing, table, goods) for goods in (stock, richer))
        assert journey(rest, here) <= journey(rest, there)


def placing(greenhouse: str | None, *, number: int = 3, stock: str = "TTL") -> float:
    """The estimate with a worker in hand and one greenhouse of four plots, if any."""
    scene = board(2, number=number)
    scene.stock(0, stock)
    if greenhouse is not None:
        scene.greenhouse(0, 4, greenhouse)
    scene.player(0).workers = 1
    scene.turn_of(0)
    return estimate(scene.state, 0)


def test_a_greenhouse_is_worth_something_and_more_when_planted() -> None:
    assert placing(None) < placing("") < placing("LLLL") < placing("FFFF")
    assert placing(None, number=7) == placing("", number=7)


def test_a_greenhouse_that_is_yet_to_be_drawn_counts() -> None:
    scene = board(2, number=2)
    for _ in range(2):  # one of them is the opener
        scene.greenhouse(1, 4, random=True)
    scene.turn_of(0)

    scene.play("work property-2")

    assert scene.state.seats_to_act == (CHANCE,)
    assert standing_of(scene.state, 0).beds != ()


def test_alone_spaces_count_as_long_as_they_are_free() -> None:
    sale = 1 << SPACES.index("town_hall-2")  # a table for a greenhouse
    scene = board(1, number=3)
    scene.greenhouse(0, 4)
    scene.at(0, 8)
    scene.turn_of(0)
    free = standing_of(scene.state, 0)
    assert (free.sale, free.plantings, free.harvests) == (0, 2, 3)
    worth = estimate(scene.state, 0)

    scene.state.occupied |= sale  # since the round before
    assert standing_of(scene.state, 0).sale == 1
    assert estimate(scene.state, 0) < worth

    scene.state.occupied &= ~sale
    scene.worker(0, "town_hall-2")
    assert standing_of(scene.state, 0).sale == STAYS

    scene.worker(0, "field-3")
    scene.worker(0, "field-2")
    assert standing_of(scene.state, 0).plantings == 1
    assert standing_of(board(2, number=3).state, 0).sale == NEVER


def test_alone_nothing_comes_of_who_shares_a_table() -> None:
    number = next(
        index
        for index, card in enumerate(board(2).state.box.cards)
        if any(isinstance(each, said.SharesTableWithOther) for each in card.conditions)
    )
    assert gifts(board(2).state.box)[number] > 0
    assert gifts(board(1).state.box)[number] == 0


def test_how_often_a_card_acts_is_said_for_all_that_sets_cards_off() -> None:
    assert {*TRIGGERS, said.Take, said.Static} == set(said.On.__subclasses__())
    assert len(W.often) == len(TRIGGERS)


@pytest.mark.parametrize("code", ["nursery", "innkeeper"])
def test_a_service_card_is_worth_something(code: str) -> None:
    values = []
    for cards in ([], [code]):
        scene = working()
        for card in cards:
            scene.card(0, card)
        scene.tour(0)
        values.append(estimate(scene.state, 0))

    assert values[0] < values[1]


@pytest.mark.parametrize(
    ("code", "table", "stock", "reached"),
    [("head_chef", 8, "TF", 10), ("small_portions", 10, "TT", 12), ("small_portions", 8, "F", 9)],
)
def test_payment_cards_count_in_the_payments_to_come(
    code: str, table: int, stock: str, reached: int
) -> None:
    scene = board(2, number=7)
    scene.at(0, table)
    scene.stock(0, stock)
    scene.card(0, code)
    scene.tour(0)

    assert int(estimate(scene.state, 0)) == reached


def test_greedy_beats_random_and_comes_far_alone() -> None:
    greedy, at_random = tablee.bot("greedy"), tablee.bot("random")
    tables = []
    for seed in range(3):
        match = Match(GAME, 1, seed, {})
        play_out(match, [greedy])
        tables.append(match.state.players[0].table)
    assert sum(tables) / len(tables) >= 18

    for seed in range(2):
        match = Match(GAME, 2, seed, {})
        play_out(match, [greedy, at_random] if seed else [at_random, greedy])
        assert match.winners() == [1 - seed]
