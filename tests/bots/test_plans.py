"""Plans: one playout says all where nothing is left to chance, and is then made better."""

from random import Random
from typing import Any

import pytest

import tablee
from tablee import build
from tablee.bots import Preference, latest, ranked
from tablee.bots.greedy import worth_after
from tablee.bots.search import Policy, Search
from tablee.bots.search.plans import Plans
from tablee.bots.search.playouts import NO_LUCK, Luck, Playouts
from tablee.core import CHANCE, Match
from tablee.driver import ask

EXACT = Policy()


@pytest.fixture(scope="module")
def late() -> Match[Any]:
    """A game of Gaia Project in its last but one round: playouts are short."""
    match = Match(tablee.game("gaia"), 2, 3)
    luck = Random(3)
    while match.state.round < 5 or len(match.legal()) < 5:
        seat = match.seats_to_act[0]
        match.play(ask(tablee.bot("normal"), match, seat, luck), seat)
    return match


def judged(match: Match[Any], seat: int, playouts: int) -> list[Preference]:
    search = Search(playouts, candidates=4, doubt=1.0, policy=EXACT)
    found = search.consider(match.game, match.state, seat, Random(1))
    return ranked(latest(found), Random(1))


def test_an_answer_is_worth_what_its_playout_ends_with(late: Match[Any]) -> None:
    seat = late.seats_to_act[0]
    best = judged(late, seat, 4)[0]

    after = late.state.clone()
    after.apply(best.action, seat)
    assert best.value == Playouts(late.game, seat, EXACT).result(after, Luck(1))


def test_more_playouts_find_no_worse_plan_and_keep_it_true(late: Match[Any]) -> None:
    """The steps of a plan, played against the policy, end with what the plan says."""
    seat = late.seats_to_act[0]
    plans = Plans(late.game, seat, EXACT, 60)
    list(plans.begin(late.state, ranked(_look_ahead(late, seat), Random(1))[:4]))
    before = {plan.first: plan.worth for plan in plans.found}
    list(plans.improve())

    assert plans.is_certain
    assert any(plan.worth > before[plan.first] for plan in plans.found)
    for plan in plans.found:
        assert plan.worth >= before[plan.first]
        state = late.state.clone()
        state.apply(plan.first, seat)
        steps = list(plan.steps[0])
        policy = Playouts(late.game, seat, EXACT)
        while actors := state.seats_to_act:
            actor = actors[0]
            action = policy.choose(state, actor, Random(1))
            if actor == seat and len(state.legal(actor)) > 1:
                position, action, _, _ = steps.pop(0)
                assert late.game.dump(position) == late.game.dump(state)
            state.apply(action, actor)
        assert not steps
        assert late.game.value(state, seat) == plan.worth


def test_answers_without_a_plan_come_after_those_with_one(late: Match[Any]) -> None:
    seat = late.seats_to_act[0]
    order = judged(late, seat, 4)
    assert len(order) == len(late.legal(seat))
    values = [each.value for each in order]
    assert values == sorted(values, reverse=True)
    planned = {each.action for each in ranked(_look_ahead(late, seat), Random(1))[:4]}
    lowest = min(each.value for each in order if each.action in planned)
    assert all(each.value <= lowest for each in order if each.action not in planned)


def _look_ahead(match: Match[Any], seat: int) -> list[Preference]:
    normal = tablee.bot("normal")
    return latest(normal.consider(match.game, match.state, seat, Random(1)))


def _alone_in_artemis(round_: int) -> Match[Any]:
    """A game in that round, at a question with many answers."""
    match = Match(tablee.game("artemis"), 1, 5)
    luck = Random(5)
    while match.state.round < round_ or len(match.legal(0)) < 8:
        match.play(ask(tablee.bot("normal"), match, 0, luck), 0)
    return match


def test_where_cards_are_drawn_a_plan_says_nothing() -> None:
    """Alone against the Automa its cards are drawn: several worlds are looked at."""
    match = Match(tablee.game("gaia"), 1, 3)
    luck = Random(3)
    for _ in range(12):
        match.play(ask(tablee.bot("random"), match, 0, luck), 0)
    plans = Plans(match.game, 0, EXACT, 10)
    list(plans.begin(match.state, _look_ahead(match, 0)[:2]))
    assert not plans.is_certain


@pytest.mark.parametrize("playouts", [1, 3, 9])
def test_no_more_playouts_are_made_than_may_be(late: Match[Any], playouts: int) -> None:
    seat = late.seats_to_act[0]
    plans = Plans(late.game, seat, EXACT, playouts)
    list(plans.begin(late.state, _look_ahead(late, seat)[:4]))
    list(plans.improve())
    assert plans.left == 0


def test_where_something_is_drawn_plans_are_made_better_in_several_worlds() -> None:
    """What plans win is added to what the last two answers were worth."""
    match = _alone_in_artemis(6)
    game = match.game
    said = {}
    for worlds in (0, 3):
        search = Search(24, candidates=3, doubt=9.0, policy=EXACT, worlds=worlds)
        said[worlds] = list(search.consider(game, match.state.clone(), 0, Random(2)))
        assert {action for action, _ in said[worlds]} == set(match.legal(0))
    assert said[0] != said[3]
    plans = Plans(game, 0, EXACT, 24)
    answers = [action for action, _ in ranked(_look_ahead(match, 0), Random(1))[:2]]
    before = dict(plans.take_up([match.state] * 3, (7, 8, 9), answers))
    for plan in plans.found:
        after = match.state.clone()
        after.apply(plan.first, 0)
        policy = Playouts(game, 0, EXACT)
        assert plan.ends == [policy.result(after.clone(), Luck(seed)) for seed in (7, 8, 9)]
    list(plans.improve())
    assert plans.left >= 0
    for plan in plans.found:
        assert len(plan.ends) == 3
        assert plan.worth >= before[plan.first]


@pytest.mark.skipif(build.is_compiled(), reason="compiled plans cannot be watched")
@pytest.mark.parametrize("playouts", [5, 7, 24])
def test_plans_in_several_worlds_keep_to_their_budget(
    playouts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = _alone_in_artemis(6)
    made: list[Plans] = []
    taken_up = Plans.take_up

    def noted(self: Plans, *given: Any) -> Any:
        made.append(self)
        return taken_up(self, *given)

    monkeypatch.setattr(Plans, "take_up", noted)
    search = Search(playouts, candidates=3, doubt=9.0, policy=EXACT, worlds=3)
    list(search.consider(match.game, match.state.clone(), 0, Random(2)))
    assert [plans.left >= 0 for plans in made] == [True]


def test_a_plan_is_the_same_answers_in_all_worlds_and_ends_as_it_says() -> None:
    """Where a world does not allow the answer any more, its own course goes on."""
    match = _alone_in_artemis(5)
    game = match.game
    plans = Plans(game, 0, EXACT, 150)
    answers = [action for action, _ in ranked(_look_ahead(match, 0), Random(1))[:2]]
    before = dict(plans.take_up([match.state] * 3, (7, 8, 9), answers))
    list(plans.improve())
    assert any(plan.worth > before[plan.first] for plan in plans.found)
    rounds = set()
    for plan in plans.found:
        for seed, end, path in zip((7, 8, 9), plan.ends, plan.steps, strict=True):
            state = match.state.clone()
            state.apply(plan.first, 0)
            world = Luck(seed)
            policy = Playouts(game, 0, EXACT)
            steps = list(path)
            while actors := state.seats_to_act:
                if actors[0] == CHANCE:
                    state.apply(state.sample(world.chance()))
                    continue
                action = policy.choose(state, 0, world.choices)
                if len(state.legal(0)) > 1:
                    position, action, draws, _ = steps.pop(0)
                    assert (position, draws) == (state, world.draws)
                    rounds.add(state.round)
                state.apply(action, 0)
            assert not steps
            assert game.value(state, 0) == end
    assert len(rounds) > 1, "plans go on after a draw"


def test_once_nothing_is_drawn_any_more_plans_go_to_the_end() -> None:
    """In the second chapter of Reworld all lies open, whatever the horizon."""
    game = tablee.game("reworld")
    match = Match(game, 2, 3)
    luck = Random(3)
    while match.state.chapter == 1 or len(match.legal()) < 3:
        seat = match.seats_to_act[0]
        match.play(ask(tablee.bot("normal"), match, seat, luck), seat)
    seat = match.seats_to_act[0]
    search = Search(3, candidates=3, doubt=1.0, policy=Policy(horizon=1, ways=4))
    best = search.prefer(game, match.state.clone(), seat, Random(1))[0]
    after = match.state.clone()
    after.apply(best.action, seat)
    ended = Playouts(game, seat, Policy(ways=4)).result(after, Luck(1))
    assert after.over
    assert best.value == ended


def test_plans_to_the_draw_end_with_what_the_round_is_worth() -> None:
    """In Artemis nothing is drawn while dice are placed: one world says all up to there."""
    game = tablee.game("artemis")
    match = Match(game, 2, 5)
    seat = match.seats_to_act[0]
    policy = Policy(ways=2).to_the_draw()
    plans = Plans(game, seat, policy, 40)
    list(plans.begin(match.state, ranked(_look_ahead(match, seat), Random(1))[:3]))
    before = {plan.first: plan.worth for plan in plans.found}
    list(plans.improve())
    assert plans.is_certain
    assert plans.has_steps
    assert any(plan.worth > before[plan.first] for plan in plans.found)
    for plan in plans.found:
        state, action, _, _ = plan.steps[0][-1]
        assert state.round == match.state.round  # type: ignore[attr-defined]
        state.apply(action, seat)
        assert Playouts(game, seat, policy).result(state, Luck(NO_LUCK)) == plan.worth
        assert state.seats_to_act == (CHANCE,)
    search = Search(3, candidates=3, doubt=1.0, policy=Policy(ways=2, horizon=1), to_draw=True)
    best = search.prefer(game, match.state.clone(), seat, Random(1))[0]
    assert best.value == max(before.values())


def test_a_plan_that_must_not_draw_stops_there() -> None:
    match = Match(tablee.game("artemis"), 1, 5)
    state = match.state.clone()
    luck = Luck(NO_LUCK)
    Playouts(match.game, 0, EXACT).result(state, luck)
    assert luck.draws == 1
    assert state.seats_to_act == (CHANCE,)


def test_playouts_end_where_another_round_begins() -> None:
    """All candidates are valued at the same point of a round, wherever they part."""
    game = tablee.game("reworld")
    match = Match(game, 2, 3)
    luck = Random(3)
    while match.state.round < 2 or len(match.legal()) < 3:
        seat = match.seats_to_act[0]
        match.play(ask(tablee.bot("normal"), match, seat, luck), seat)
    seat = match.seats_to_act[0]
    for rounds in (1, 2):
        policy = Policy(ways=2, rounds=rounds)
        playouts = Playouts(game, seat, policy, game.round_of(match.state))
        for action in match.legal(seat)[:3]:
            state = match.state.clone()
            state.apply(action, seat)
            value = playouts.result(state, Luck(1))
            assert state.round == match.state.round + rounds
            assert value == game.value(state, seat)
            follow = match.state.clone()
            follow.apply(action, seat)
            course = Luck(1)
            while follow.round < state.round:
                actor = follow.seats_to_act[0]
                if actor == CHANCE:
                    follow.apply(follow.sample(course.chance()))
                else:
                    follow.apply(playouts.choose(follow, actor, course.choices), actor)
            assert follow == state


def test_playouts_may_mind_rivals() -> None:
    """Every seat takes what puts it furthest ahead, which is not always most for itself."""
    game = tablee.game("century")
    match = Match(game, 3, 3)
    luck = Random(3)
    selfish = Playouts(game, 0, Policy(ways=4))
    jealous = Playouts(game, 0, Policy(ways=4, minds_rivals=True))
    parted = 0
    while not match.over:
        seat = match.seats_to_act[0]
        legal = match.legal(seat)
        if len(legal) > 1:
            chosen = jealous.choose(match.state, seat, Random(1))
            ahead = [worth_after(game.value, match.state, seat, each, 4) for each in legal]
            assert chosen == legal[ahead.index(max(ahead))]
            parted += chosen != selfish.choose(match.state, seat, Random(1))
        match.play(ask(tablee.bot("normal"), match, seat, luck), seat)
    assert parted, "a game in which nobody could harm a rival tells nothing"
