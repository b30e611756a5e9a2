"""Outcomes: places with ties, opponents without a seat, goals and ranks, those who gave up."""

import pickle
from random import Random

import pytest

import tablee
from tablee.core import Goal, Match, Opponent
from tablee.core.outcome import ranked


def test_tie_breaks_decide_and_what_is_equal_shares_a_place() -> None:
    outcome = ranked([(10, 2), (12, 0), (10, 3), (10, 3)])
    assert [result.place for result in outcome.results] == [4, 1, 2, 2]
    assert outcome.winners == [1]
    assert outcome.scores == [10, 12, 10, 10]
    assert ranked([(5,), (5,)]).winners == [0, 1]


def test_the_same_standings_are_the_same_outcome() -> None:
    """Whoever asks after every move need not compare what has not changed."""
    automa, aims = [Opponent("opponent-automa", (90,))], [Goal("goal-points", 3, 5)]
    known = ranked([(10, 2), (12, 0)], automa, aims, [0])
    assert ranked([(10, 2), (12, 0)], automa, aims, [0]) is known
    assert ranked([(10, 2), (12, 0)], automa, aims, [1]) != known
    assert ranked([(10, 2), (12, 1)], automa, aims, [0]) != known


def test_an_opponent_without_a_seat_can_win() -> None:
    automa = Opponent("opponent-automa", (90,))
    lost = ranked([(80,)], [automa])
    assert lost.winners == []
    assert [(r.seat, r.opponent, r.place, r.won) for r in lost.results] == [
        (0, "", 2, False),
        (None, "opponent-automa", 1, True),
    ]
    assert ranked([(90,)], [automa]).winners == [0]
    assert lost.scores == [80]
    assert [r.score for r in lost.opponents] == [90]


def test_alone_a_goal_is_to_be_reached() -> None:
    def alone(points: int) -> list[Goal]:
        return [Goal("goal-cadet", points, 20), Goal("goal-commander", points, 33)]

    missed, reached = ranked([(19,)], goals=alone(19)), ranked([(25,)], goals=alone(25))
    assert (missed.winners, missed.results[0].place, missed.rank) == ([], 2, None)
    assert (reached.winners, reached.results[0].place) == ([0], 1)
    assert reached.rank == Goal("goal-cadet", 25, 20)
    assert ranked([(7,)]).winners == [0], "without a goal there is nothing to miss"


def test_whoever_gave_up_comes_last_and_does_not_win() -> None:
    outcome = ranked([(50,), (10,), (20,)], gone=[0])
    assert [result.place for result in outcome.results] == [3, 2, 1]
    assert outcome.winners == [2]
    assert ranked([(50,)], gone=[0]).winners == []


@pytest.mark.parametrize(("game", "seats"), [("gaia", 1), ("reykholt", 1), ("reworld", 3)])
def test_the_score_and_place_of_one_seat_are_those_of_the_outcome(game: str, seats: int) -> None:
    match = Match(tablee.game(game), seats, 1)
    rng = Random(1)
    while not match.over:
        results = match.outcome().results[:seats]
        told = [match.game.score_and_place(match.state, seat) for seat in range(seats)]
        assert told == [(result.score, result.place) for result in results]
        match.play(rng.choice(match.legal()))


def test_outcomes_go_from_process_to_process() -> None:
    """Also those of the compiled build, whose frozen classes need their own way."""
    outcome = ranked([(80, 1), (90,)], [Opponent("opponent-automa", (90,))], [Goal("goal", 3, 5)])
    assert pickle.loads(pickle.dumps(outcome)) == outcome  # noqa: S301 - our own
