"""Features: finite, the score at the end, and estimates that a bot can compare."""

from math import isfinite
from random import Random

import pytest

import tablee
from tablee.core import Match
from tablee.core.draws import pick
from tablee.driver import play_out
from tablee.games.artemis.prospects import estimate, parts
from tablee.games.artemis.rules.maintenance.phase import MAINTENANCE_PHASE
from tablee.games.artemis.rules.placement import NextPlacement
from tablee.games.artemis.rules.rounds import EndRound
from tablee.games.artemis.rules.scoring.directives import directive_points
from tests.games.artemis.scenario import GAME, Scene, board


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_features_are_finite_and_the_value_ends_as_the_lead(seats: int) -> None:
    match = Match(GAME, seats, 3, {"directives": True})
    rng = Random(3)
    while not match.over:
        numbers = GAME.features(match.state, 0)
        assert len(numbers) == len(GAME.feature_names)
        assert all(map(isfinite, numbers))
        seat = pick(rng, match.seats_to_act)
        match.play(pick(rng, match.legal(seat)), seat)

    first, *others = match.scores()
    assert GAME.value(match.state, 0) == first - max(others, default=33)  # alone: the best rank


def test_of_directives_the_estimate_counts_the_own_one() -> None:
    match = Match(GAME, 3, 3, {"directives": True})
    rng = Random(3)
    counted = set()
    while not match.over:
        state = match.state.clone()
        for number, player in enumerate(state.players):
            player.directive = (len(match.record.moves) + number) % len(state.box.directives)
        directive = state.players[0].directive
        points = directive_points(state, 0, directive)
        counted.add(points)
        hoped = GAME.estimate(state, 0) - estimate(state, 0)
        if points:
            assert hoped == pytest.approx(points)
        else:
            assert 0 <= hoped < state.box.directives[directive].points
        rivals = max(estimate(state, 1), estimate(state, 2))
        assert GAME.value(state, 0) == GAME.estimate(state, 0) - rivals
        seat = pick(rng, match.seats_to_act)
        match.play(pick(rng, match.legal(seat)), seat)

    assert len(counted) > 1


def test_a_directive_is_worth_more_the_nearer_it_is_and_the_more_rounds_are_left() -> None:
    """Its condition is at least six badges."""

    def hope(badges: int, number: int) -> float:
        scene = board(2, number=number, directives=True)
        scene.state.then(NextPlacement(0))
        scene.dice(0, "12345")
        scene.give(0, badges=badges)
        scene.player(0).directive = 0
        return GAME.estimate(scene.state, 0) - estimate(scene.state, 0)

    hopes = [hope(badges, 3) for badges in (2, 4, 5)]
    assert 0 < hopes[0] < hopes[1] < hopes[2] < hope(6, 3)
    assert hope(6, 3) == pytest.approx(3)
    assert hope(4, 5) < hope(4, 3) < hope(4, 1)


def worth(scene: Scene) -> float:
    """What the first seat's colony and dice are estimated at, points that it has apart."""
    return sum(parts(scene.state, 0))


def resting(number: int) -> Scene:
    """Somebody may move, with a Drone Dock at work, two pioneers in the Shelters, and energy."""
    scene = board(1, number=number)
    scene.build(0, "drone_dock", "pioneer engineer")
    scene.shelter(0, "pioneer pioneer")
    scene.give(0, energy=6, ore=4)
    scene.state.plans = ((0, ()), (0, ()))
    scene.state.then(*MAINTENANCE_PHASE, EndRound())
    scene.state.advance()
    return scene


def test_time_alone_changes_no_estimate() -> None:
    scene = resting(2)
    before = worth(scene)

    scene.play("rest")

    assert worth(scene) == pytest.approx(before)
    scene.play("activate 1")
    worked = worth(scene)  # heated, and the next round has begun
    assert scene.state.round == 3
    assert worked == pytest.approx(before, abs=0.3)


def test_a_building_left_idle_costs_what_it_would_have_brought() -> None:
    idle, busy = resting(2), resting(2)
    for scene, answer in ((idle, "finish"), (busy, "activate 1")):
        scene.play("rest")
        scene.play(answer)

    assert worth(idle) < worth(busy)


def test_whoever_completes_a_building_is_worth_more_than_whoever_does_not() -> None:
    gains = []
    for colonist in ("steward", "marine"):
        scene = board(2, number=5)
        scene.build(0, "colonial_embassy", "steward")
        before = worth(scene)
        scene.player(0).shelters = tuple(
            map(sum, zip(scene.player(0).shelters, scene.draw(colonist), strict=True))
        )
        gains.append(worth(scene) - before)

    assert gains[0] > gains[1] + 1


def test_a_recruit_that_freezes_is_no_gain() -> None:
    scene = board(2, number=6)
    scene.shelter(0, "pioneer pioneer")
    scene.give(0, energy=2)
    warm = worth(scene)
    scene.give(0, energy=0)

    assert worth(scene) < warm - 1


def test_alone_a_bid_is_safe_while_the_second_drone_finds_a_free_tile() -> None:
    values = []
    for bids in ((), ((2, 3),)):  # the first drone's, on the nearest tile
        scene = board(1)
        scene.tiles("drone_dock", "manufactory")
        scene.state.plans = ((0, (1, 2, 3, 4)),)
        for owner, face in bids:
            scene.bid(owner, face, 1)
        before = worth(scene)
        scene.bid(0, 1, 2)
        values.append(worth(scene) - before)

    assert values[0] > values[1] > 0


def test_greedy_plays_well_alone_and_beats_random() -> None:
    greedy, at_random = tablee.bot("greedy"), tablee.bot("random")
    scores = []
    for seed in range(4):
        match = Match(GAME, 1, seed)
        play_out(match, [greedy])
        scores += match.scores()
    assert sum(scores) / len(scores) >= 21  # the second rank (R127)

    for seed in range(2):
        match = Match(GAME, 2, seed)
        play_out(match, [greedy, at_random] if seed else [at_random, greedy])
        assert match.winners() == [1 - seed]
