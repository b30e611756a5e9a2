"""Features: as many as are named, finite, and blind to what a seat cannot know."""

from math import isfinite
from random import Random

import pytest

import tablee
from tablee.core import Match
from tablee.core.draws import pick

REWORLD = tablee.game("reworld")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_depend_on_what_the_seat_may_know(seats: int) -> None:
    match = Match(REWORLD, seats, 3)
    rng = Random(3)
    while not match.over:
        for seat in range(seats):
            numbers = REWORLD.features(match.state, seat)
            assert len(numbers) == len(REWORLD.feature_names)
            assert all(map(isfinite, numbers))
            world = REWORLD.determinize(match.state, seat, rng)
            assert REWORLD.features(world, seat) == numbers
            assert REWORLD.value(world, seat) == REWORLD.value(match.state, seat)
        match.play(pick(rng, match.legal()))


def test_the_value_of_a_finished_game_is_the_lead() -> None:
    match = Match(REWORLD, 2, 3)
    rng = Random(3)
    while not match.over:
        match.play(pick(rng, match.legal()))
    first, second = match.scores()
    assert REWORLD.value(match.state, 0) == first - second
    assert REWORLD.value(match.state, 1) == second - first


def test_units_in_flight_count_as_landed() -> None:
    match = Match(REWORLD, 2, 3)
    rng = Random(3)
    units = REWORLD.feature_names.index("units")
    flights = 0
    while not match.over:
        for seat, player in enumerate(match.state.players):
            if player.aboard:
                flights += 1
                lost = match.state.clone()
                lost.players[seat].aboard = ()
                more = (
                    REWORLD.features(match.state, seat)[units] - REWORLD.features(lost, seat)[units]
                )
                assert more == pytest.approx(len(player.aboard))
        match.play(pick(rng, match.legal()))
    assert flights
