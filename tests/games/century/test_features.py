"""Features: finite, the lead at the end, blind to others' hands, and estimates to compare."""

from math import isfinite
from random import Random

import pytest

import tablee
from tablee.core import Match
from tablee.core.draws import pick
from tablee.driver import play_out
from tablee.games.century.prospects import estimate
from tablee.games.century.prospects.country import settled_worth
from tablee.games.century.rules.consolidation.phase import BeginConsolidation
from tablee.games.century.rules.production import Produce
from tablee.games.century.rules.recycling import BeginRecycling
from tablee.games.century.state import CenturyState
from tests.games.century.scenario import GAME, table


def random_match(seats: int, seed: int) -> Match[CenturyState]:
    return Match(GAME, seats, seed, {})


@pytest.mark.parametrize("seats", [3, 5])
def test_features_are_finite_and_the_value_ends_as_the_lead(seats: int) -> None:
    match = random_match(seats, 3)
    rng = Random(3)
    while not match.over:
        numbers = GAME.features(match.state, 0)
        assert len(numbers) == len(GAME.feature_names)
        assert all(map(isfinite, numbers))
        seat = pick(rng, match.seats_to_act)
        match.play(pick(rng, match.legal(seat)), seat)

    first, *others = match.scores()
    assert GAME.value(match.state, 0) == first - max(others)


def test_the_value_leaves_no_trace_and_is_the_same_when_asked_again() -> None:
    match = random_match(3, 5)
    rng = Random(5)
    for _ in range(60):
        before = match.state.clone()
        known = GAME.value(match.state, 0)
        assert match.state == before
        settled_worth.cache_clear()
        assert GAME.value(before, 0) == known
        seat = pick(rng, match.seats_to_act)
        match.play(pick(rng, match.legal(seat)), seat)


def test_what_others_hold_changes_no_number() -> None:
    match = random_match(4, 7)
    rng = Random(7)
    while not match.over:
        rich = match.state.clone()
        for player in rich.players[1:]:
            player.coins += 20
            player.science += 9
        assert GAME.features(rich, 0) == GAME.features(match.state, 0)
        assert GAME.value(rich, 0) == GAME.value(match.state, 0)
        seat = pick(rng, match.seats_to_act)
        match.play(pick(rng, match.legal(seat)), seat)


@pytest.mark.parametrize("number", [1, 2])
def test_production_alone_changes_no_estimate(number: int) -> None:
    scene = table(3, number=number)
    scene.cards("K2-1", "K4-2")
    scene.attach(0, "L1-02", 1, 0, cities="B", waste=1)
    scene.attach(0, "L1-14", 0, 1, cities="A", waste=2)
    scene.settle(0, "start", "C")
    scene.own(1, "T1-11")
    scene.state.then(BeginConsolidation(), Produce(), BeginRecycling())
    scene.state.advance()
    before = estimate(scene.state, 0)

    scene.act(1, "done")

    assert scene.player(0).score == 2
    assert scene.question(0) == "RecycleWaste"
    assert estimate(scene.state, 0) == pytest.approx(before)


def land(code: str, *, number: int = 1, waste: int = 1) -> float:
    """What it adds to the estimate to have a territory with so much waste to attach."""
    scene = table(3, number=number)
    scene.own(1, "T1-11")
    scene.consolidate()
    before = estimate(scene.state, 0)
    scene.win(0, code)
    scene.player(0).aside = tuple((tile, waste) for tile, _ in scene.player(0).aside)
    return estimate(scene.state, 0) - before


def test_land_is_worth_more_the_sooner_and_less_with_more_waste() -> None:
    assert land("L1-14") > land("L1-14", number=2) > 0
    assert land("L1-09", waste=1) == pytest.approx(land("L1-09", waste=2) + 5)  # R72
    # Its own centre will remove it (R66).
    assert land("L1-01", waste=1) - land("L1-01", waste=2) < 2


def test_points_are_worth_more_late_and_coins_more_early() -> None:
    coins, points = "L1-09", "L1-15"  # 4 coins, or 2 points and 1 science
    assert land(coins) - land(points) > land(coins, number=2) - land(points, number=2)


def opened(bid: int) -> float:
    """How the first seat's lead looks once it has opened a lot with so many coins."""
    scene = table(3)
    scene.offer("L1-01", "L1-09", "L1-13", "L1-14", "T1-09", "T1-11")
    scene.auction(0)
    scene.play("lot L1-14", f"bid {bid}")
    return GAME.value(scene.state, 0)


def test_the_higher_the_bid_the_less_it_is_worth() -> None:
    values = [opened(bid) for bid in range(2, 11)]

    assert values == sorted(values, reverse=True)


def test_alone_greedy_buys_land_that_is_worth_the_minimum() -> None:
    scene = table(3)
    scene.offer("L1-01", "L1-09", "T1-09")
    scene.auction(0)
    scene.state.out = 0b110

    chosen = tablee.bot("greedy").choose(GAME, scene.state, 0, Random(1))

    assert str(chosen) in {"lot L1-01", "lot L1-09"}


def test_a_milder_column_is_worth_more() -> None:
    values = []
    for column in (0, 2, 4):
        scene = table(3)
        scene.catastrophe("C1-1")
        scene.prevent(0)
        scene.play(f"column {column}", "bid 0")
        values.append(estimate(scene.state, 0))

    assert values == sorted(values)


@pytest.mark.parametrize("code", ["T1-07", "T1-09", "T1-11", "T1-12"])
def test_a_technology_is_worth_something(code: str) -> None:
    scene = table(3)
    scene.offer("L1-09", code)
    scene.auction(0)
    scene.play("quit")
    declined, bought = scene.state.clone(), scene.state.clone()
    declined.apply(GAME.parse("decline"), 0)
    bought.apply(GAME.parse(f"buy {code}"), 0)

    assert estimate(declined, 0) < estimate(bought, 0)


def test_greedy_beats_random() -> None:
    greedy, at_random = tablee.bot("greedy"), tablee.bot("random")
    for seed in range(2):
        bots = [at_random, at_random, at_random]
        bots[seed] = greedy
        match = random_match(3, seed)
        play_out(match, bots)
        assert match.winners() == [seed]
