"""What is told of games that were played, by games made up for it."""

from collections.abc import Sequence

import pytest

import tablee
from tablee.arena.plan import Plan
from tablee.arena.played import Aim, Entry, Played
from tablee.arena.results import Results

PLAN = Plan.of(tablee.game("reworld"), 2, {}, ["random", "greedy"], games=4, seed=1)


def played(number: int, scores: Sequence[int], **more: object) -> Played:
    """A game of the plan that ended so; the leader changes as `course` says."""
    best = max(scores)
    winners = sum(score == best for score in scores)
    values: dict[str, object] = {
        "goals": (),
        "decisions": 10,
        "choices": (2, 4),
        "offered": {},
        "answers": ((), ()),
        "lead_changes": 0,
        "course": (scores,),
        "credits": ({}, {}),
        "traits": ((), ()),
        "thinking": ((1000,), (2000,)),
    }
    return Played(
        number=number,
        seed=PLAN.seed_of(number),
        entries=tuple(
            Entry(
                name,
                seat,
                score,
                1 + sum(other > score for other in scores),
                (score == best) / winners,
            )
            for seat, (name, score) in enumerate(zip(PLAN.line_up(number), scores, strict=True))
        ),
        **(values | more),  # type: ignore[arg-type]
    )


def test_wins_points_and_thinking_belong_to_the_bot_wherever_it_sits() -> None:
    results = Results(PLAN, [played(0, (10, 30)), played(1, (20, 16))])

    weak, strong = results.players
    assert (weak.name, weak.games, weak.wins.value, weak.points.value) == ("random", 2, 0, 13)
    assert (strong.name, strong.scores, strong.wins.value) == ("greedy", [20, 30], 1)
    assert weak.thinking == [0.001, 0.002]
    assert weak.rating is not None
    assert strong.rating is not None
    assert weak.rating.value < 25 < strong.rating.value


def test_a_shared_victory_is_half_a_victory_for_both() -> None:
    results = Results(PLAN, [played(0, (10, 10)), played(1, (20, 16))])

    assert [player.wins.value for player in results.players] == [0.25, 0.75]
    assert [place.wins.value for place in results.places] == [0.75, 0.25]
    (pair,) = results.pairs
    assert (pair.one, pair.other, pair.meetings, pair.ahead.value) == ("greedy", "random", 2, 0.75)


def test_ratings_do_not_depend_on_the_order_in_which_games_ended() -> None:
    games = [played(number, (number, 2)) for number in range(4)]

    assert Results(PLAN, games).players == Results(PLAN, games[::-1]).players


def test_the_course_tells_who_leads_and_who_wins() -> None:
    changing = played(0, (10, 30), course=((0, 0), (5, 1), (10, 30)))
    steady = played(1, (20, 16), course=((0, 0), (5, 1), (20, 16)))
    results = Results(PLAN, [changing, steady])

    assert results.leader_wins == [0.5, 0.5, 1]
    assert results.course == {"random": [0, 3, 13], "greedy": [0, 3, 25]}


def test_points_by_source_are_means_of_each_bot() -> None:
    first = played(0, (10, 30), credits=({"ships": 10}, {"ships": 20, "cards": 10}))
    second = played(1, (20, 16), credits=({"cards": 20}, {"ships": 16}))
    results = Results(PLAN, [first, second])

    assert results.sources == {
        "ships": {"random": 13, "greedy": 10},
        "cards": {"random": 0, "greedy": 15},
    }


def test_a_trait_is_compared_with_what_its_bots_win_anyway() -> None:
    games = [
        played(0, (10, 30), traits=((), ("ship-a", "ship-b"))),
        played(1, (20, 16), traits=(("ship-a",), ())),
        played(2, (30, 16), traits=((), ("ship-a",))),
        played(3, (20, 16), traits=(("ship-a",), ("ship-a",))),
    ]
    (trait,) = Results(PLAN, games).traits

    assert (trait.key, trait.kind, trait.seats) == ("ship-a", "ship", 5)
    assert trait.wins.value == pytest.approx(3 / 5)
    assert trait.expected == pytest.approx((4 * 0.75 + 0.25) / 5)


def test_goals_are_reached_by_whoever_plays_alone() -> None:
    goals = [(Aim("goal-a", value, 5),) for value in (4, 5, 6, 7)]
    games = [played(number, (1, 2), goals=goals[number]) for number in range(4)]

    found = {goal.name: goal.share.value for goal in Results(PLAN, games).goals}
    assert found == {"random": 0.5, "greedy": 1}


def test_branching_follows_the_game() -> None:
    results = Results(PLAN, [played(0, (1, 2), choices=tuple(range(2, 22)))])

    assert results.branching_course == [2.5 + 2 * tenth for tenth in range(10)]
