"""A search plays any game legally, repeats itself, and knows no more than its seat."""

from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import pytest

import tablee
from tablee import build
from tablee.bots import Preference, latest, ranked
from tablee.bots.search import Policy, Search
from tablee.bots.search.playouts import Luck, Playouts
from tablee.bots.search.worlds import only_world
from tablee.core import Action, Game, Match
from tablee.driver import ask, play_out
from tests.contract.toy.game import LanternsGame

QUICK = Search(6, candidates=3, doubt=1.0, policy=Policy(answers=2, noise=0.1, horizon=1))
SECRETIVE = [
    ("reworld", 2, {}),
    ("reworld", 3, {}),
    ("artemis", 2, {"directives": True}),
    ("century", 3, {}),
]


def _search(playouts: int, candidates: int, policy: Policy) -> Search:
    return Search(playouts, candidates=candidates, doubt=1.0, policy=policy)


def _well_on(
    game: Game[Any], seats: int, seed: int, decisions: int, options: Any = None
) -> Match[Any]:
    """A match after so many decisions of the random bot."""
    match = Match(game, seats, seed, options)
    luck = Random(seed)
    for _ in range(decisions):
        seat = match.seats_to_act[0]
        match.play(ask(tablee.bot("random"), match, seat, luck), seat)
    return match


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("horizon", [0, 1])
def test_a_search_plays_a_game_with_secrets_and_seals(seats: int, horizon: int) -> None:
    match = Match(LanternsGame(), seats, 5)
    play_out(match, [_search(8, 4, Policy(answers=2, noise=0.1, horizon=horizon))] * seats)
    assert match.over


@pytest.mark.parametrize(
    ("game", "seats"),
    [("reworld", 2), ("gaia", 1), ("gaia", 3), ("artemis", 1), ("reykholt", 1), ("century", 3)],
)
def test_a_search_answers_in_every_game(game: str, seats: int) -> None:
    match = _well_on(tablee.game(game), seats, 2, 20)
    for _ in range(3):
        seat = match.seats_to_act[-1]
        match.play(ask(QUICK, match, seat, Random(1)), seat)


def test_the_same_seed_gives_the_same_game() -> None:
    records = []
    for _ in range(2):
        match = Match(LanternsGame(), 3, 11)
        play_out(match, [QUICK] * 3)
        records.append(str(match.record))
    assert records[0] == records[1]


@pytest.mark.parametrize(("name", "seats", "options"), SECRETIVE)
def test_two_worlds_that_look_the_same_get_the_same_answer(
    name: str, seats: int, options: Any
) -> None:
    """What a search thinks depends on what its seat may know and on the seed alone."""
    game = tablee.game(name)
    worlds = set()
    for decisions in (12, 60):
        match = _well_on(game, seats, 4, decisions, options)
        seat = match.seats_to_act[0]
        thoughts = set()
        for luck in range(3):
            world = game.determinize(match.state, seat, Random(luck))
            worlds.add(world)
            imagined = game.determinize(world, seat, Random(9))
            prefers = QUICK.prefer(game, imagined, seat, Random(9))
            thoughts.add(tuple((str(action), value) for action, value in prefers))
        assert len(thoughts) == 1
    assert len(worlds) > 2, "there was nothing to hide"


@pytest.mark.parametrize(("name", "seats", "options"), SECRETIVE)
def test_plans_know_no_more_than_their_seat(name: str, seats: int, options: Any) -> None:
    """Near the end of a game too, where little is hidden and some take it for nothing."""
    game = tablee.game(name)
    match = Match(game, seats, 4, options)
    luck = Random(4)
    policy = Policy(horizon=1)
    exact = Search(6, candidates=3, doubt=1.0, policy=policy, worlds=2, to_draw=True)
    asked = 0
    while not match.over:
        seat = match.seats_to_act[0]
        if match.decisions % 40 == 39 and len(match.legal(seat)) > 1:
            asked += 1
            thoughts = set()
            for seed in range(3):
                world = game.determinize(match.state, seat, Random(seed))
                prefers = exact.prefer(game, world, seat, Random(9))
                thoughts.add(tuple((str(action), value) for action, value in prefers))
            assert len(thoughts) == 1
        match.play(ask(tablee.bot("random"), match, seat, luck), seat)
    assert asked > 2


def test_what_is_told_is_no_secret() -> None:
    """Without directives everything in Artemis lies open."""
    for options, is_open in (({}, True), ({"directives": True}, False)):
        match = _well_on(tablee.game("artemis"), 2, 4, 12, options)
        world = only_world(match.game, match.state, match.seats_to_act[0])
        assert (world is not None) == is_open
        assert not is_open or world == match.state


def test_processes_that_share_the_playouts_make_no_difference() -> None:
    match = _well_on(tablee.game("reworld"), 2, 4, 20)
    seat = match.seats_to_act[0]
    thoughts = []
    with ProcessPoolExecutor(2) as executor:
        for crew in (None, executor):
            search = Search(
                12, candidates=3, doubt=1.0, policy=Policy(answers=3, horizon=2), executor=crew
            )
            thoughts.append(search.prefer(match.game, match.state.clone(), seat, Random(2)))
    assert thoughts[0] == thoughts[1]


def test_all_answers_are_judged_before_the_first_playout() -> None:
    """Whoever stops a search early has the look-ahead's opinion of everything."""
    match = _well_on(tablee.game("reykholt"), 2, 3, 10)
    seat = match.seats_to_act[0]
    legal = match.legal(seat)
    considered = QUICK.consider(match.game, match.state.clone(), seat, Random(1))
    first = [next(considered) for _ in legal]
    greedy = tablee.bot("greedy").consider(match.game, match.state, seat, Random(1))
    assert first == list(greedy)
    later = list(considered)
    assert len(later) > len(legal)
    assert {action for action, _ in later} == set(legal)


def test_what_is_said_later_of_an_action_replaces_what_was_said_before() -> None:
    keep, draw = Action("keep"), Action("draw")
    said = [Preference(keep, 1.0), Preference(draw, 2.0), Preference(keep, 3.0)]
    assert ranked(latest(said), Random(1)) == [Preference(keep, 3.0), Preference(draw, 2.0)]


def test_whoever_is_played_out_longest_comes_first() -> None:
    match = _well_on(tablee.game("reykholt"), 2, 3, 10)
    seat = match.seats_to_act[0]
    search = _search(40, 4, Policy(answers=2, horizon=2))
    prefers = search.prefer(match.game, match.state.clone(), seat, Random(1))
    assert prefers[0].action == search.choose(match.game, match.state.clone(), seat, Random(1))
    assert {action for action, _ in prefers} == set(match.legal(seat))


def test_every_candidate_meets_the_same_luck() -> None:
    draws = [Luck(7), Luck(7)]
    assert [draws[0].chance().random() for _ in range(3)] == [
        draws[1].chance().random() for _ in range(3)
    ]
    assert Luck(7).chance().random() != Luck(8).chance().random()


@pytest.mark.skipif(build.is_compiled(), reason="compiled playouts cannot be watched")
def test_a_playout_stops_when_its_seat_has_made_its_moves() -> None:
    match = _well_on(tablee.game("gaia"), 2, 3, 30)
    seat = match.seats_to_act[0]
    ends = []

    class Watched(Playouts):
        def choose(self, state: Any, actor: int, rng: Random) -> Action:
            ends.append(actor)
            return super().choose(state, actor, rng)

    own = []
    for horizon in (1, 3, 0):
        ends.clear()
        policy = Policy(answers=1, horizon=horizon)
        Watched(match.game, seat, policy).result(match.state.clone(), Luck(1))
        own.append(ends.count(seat))
    one, three, all_of_them = own
    assert 1 <= one < three < all_of_them
    assert three >= 3
