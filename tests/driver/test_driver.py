"""The driver: how each move came about, what was heard, what settles itself, names of questions."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import tablee
from tablee.bots import bot
from tablee.core import CHANCE, Event, Game, IllegalAction, Match
from tablee.core.draws import pick
from tablee.driver import Driver, Heard, ask, imagine, prefer
from tablee.driver.habits import in_force
from tests.contract.toy.game import LanternsGame

TOY = LanternsGame()
SEALED = {"mode": "sealed"}
GAMES: list[tuple[Game[Any], dict[str, Any]]] = [
    (TOY, {}),
    (TOY, SEALED),
    (tablee.game("reworld"), {}),
    (tablee.game("gaia"), {}),
    (tablee.game("artemis"), {"directives": True}),
]
GAME_IDS = ["toy", "sealed toy", "reworld", "gaia", "artemis"]


def at_random(driver: Driver[Any], decisions: int, luck: Random) -> None:
    """So many decisions, if the game has as many, of people who hear of no reason."""
    for _ in range(decisions):
        if driver.match.over:
            return
        seat = pick(luck, driver.match.seats_to_act)
        driver.decide(seat, pick(luck, driver.match.legal(seat)), "human")


@pytest.mark.parametrize(("game", "options"), GAMES, ids=GAME_IDS)
def test_every_move_is_noted_with_how_it_came_about(
    game: Game[Any], options: dict[str, Any]
) -> None:
    driver = Driver.new(game, 2, 3, options)
    at_random(driver, 40, Random(1))

    assert [done.seat for done in driver.done] == [seat for seat, _ in driver.match.moves]
    mover = CHANCE
    for done in driver.done:
        mover = done.seat if done.seat != CHANCE else mover
        assert done.by == mover
        assert done.how == ("chance" if done.seat == CHANCE else "human")
        assert bool(done.question) == (done.seat != CHANCE)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=GAME_IDS)
def test_what_was_heard_is_what_the_record_tells(game: Game[Any], options: dict[str, Any]) -> None:
    driver = Driver.new(game, 2, 3, options)
    at_random(driver, 40, Random(2))
    told: list[Event] = []
    Match.replayed(game, driver.match.record, told.append)

    assert told == [heard.event for heard in driver.heard]
    moves = [heard.move for heard in driver.heard]
    assert moves == sorted(moves)
    last = moves[-1]
    mine = [heard for heard in driver.heard if heard.move == last]
    assert mine == list(driver.heard_of(last))[::-1]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=GAME_IDS)
def test_moves_of_before_are_followed(game: Game[Any], options: dict[str, Any]) -> None:
    driver = Driver.new(game, 2, 3, options)
    at_random(driver, 40, Random(3))
    again = Driver(game, driver.match.header)
    again.follow(told(driver))

    assert again.match.state == driver.match.state
    assert (again.done, again.heard) == (driver.done, driver.heard)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=GAME_IDS)
def test_a_game_from_outside_brings_its_own_draws(game: Game[Any], options: dict[str, Any]) -> None:
    driver = Driver.new(game, 2, 3, options)
    at_random(driver, 40, Random(4))
    outside = Driver(game, replace(driver.match.header, seed=None))
    outside.follow(told(driver))

    assert outside.match.state == driver.match.state
    assert outside.match.moves == driver.match.moves
    assert outside.heard == driver.heard
    mine, theirs = (
        [(done.seat, done.how, done.by, done.reveals) for done in each.done]
        for each in (driver, outside)
    )
    assert mine == theirs


def told(driver: Driver[Any]) -> list[tuple[int, Any, str]]:
    return [
        (seat, action, done.how)
        for (seat, action), done in zip(driver.match.moves, driver.done, strict=True)
    ]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=GAME_IDS)
def test_only_the_first_moves_are_kept(game: Game[Any], options: dict[str, Any]) -> None:
    driver = Driver.new(game, 2, 3, options)
    at_random(driver, 5, Random(5))
    kept = len(driver.done)
    state, done, heard = driver.match.state.clone(), driver.done[:], driver.heard[:]
    names = [driver.question_name(seat) for seat in (0, 1)]
    at_random(driver, 2, Random(6))

    driver.keep(kept)

    assert driver.match.state == state
    assert (driver.done, driver.heard) == (done, heard)
    assert names == [driver.question_name(seat) for seat in (0, 1)]
    seat = driver.match.seats_to_act[0]
    driver.decide(seat, driver.match.legal(seat)[0], "human")
    assert len(driver.done) == len(driver.match.moves) > kept
    assert all(isinstance(entry, Heard) for entry in driver.heard)


def test_what_is_refused_changes_nothing() -> None:
    driver = Driver.new(TOY, 2, 3)
    state, done = driver.match.state.clone(), driver.done[:]
    with pytest.raises(IllegalAction):
        driver.decide(0, "show", "human")

    assert driver.match.state == state
    assert driver.done == done


# What settles itself


def test_what_leaves_people_no_choice_is_played_for_them_only() -> None:
    driver = Driver.new(tablee.game("reworld"), 2, 3)
    luck = Random(1)
    forced = 0
    while not driver.match.over:
        (seat,) = driver.match.seats_to_act
        before = len(driver.done)
        driver.settle({1 - seat: {}})
        assert len(driver.done) == before, "somebody else was settled"
        is_forced = len(driver.match.legal(seat)) == 1
        driver.settle({seat: {}})
        if is_forced:
            forced += 1
            assert (driver.done[before].seat, driver.done[before].how) == (seat, "forced")
        else:
            assert len(driver.done) == before
            driver.decide(seat, pick(luck, driver.match.legal(seat)), "human")
    assert forced


def test_standing_orders_answer_for_whoever_gave_them() -> None:
    gaia = tablee.game("gaia")
    driver = Driver.new(gaia, 2, 3)
    orders = {seat: in_force(gaia, {"charge_up_to": 5}) for seat in (0, 1)}
    luck = Random(1)
    while not driver.match.over:
        driver.settle(orders)
        for seat in driver.match.seats_to_act[:1]:
            assert len(driver.match.legal(seat)) > 1
            assert gaia.habitual(driver.match.state, seat, orders[seat]) is None
            driver.decide(seat, pick(luck, driver.match.legal(seat)), "human")

    assert {"human", "habit", "forced", "chance"} == {done.how for done in driver.done}


# Bots


def test_bots_are_asked_in_worlds_that_know_no_sealed_answer() -> None:
    asked = []
    for answer in ("show", "hide", None):
        driver = sealed(seed=5)
        if answer is not None:
            driver.decide(0, answer, "human")
        asked.append(imagine(driver.match, 1, Random(1)))
        assert ask(bot("greedy"), driver.match, 1, Random(1)) in driver.match.legal(1)
        assert len(prefer(bot("greedy"), driver.match, 1, Random(1))) == 2

    assert asked[0] == asked[1] == asked[2]


# Names of questions


def sealed(seed: int, seats: int = 2) -> Driver[Any]:
    """Everybody is asked under seal."""
    driver = Driver.new(TOY, seats, seed, SEALED)
    for seat in range(seats):
        driver.decide(seat, "keep", "human")
    return driver


def test_a_name_stays_while_others_decide_at_the_same_time() -> None:
    driver = Driver.new(TOY, 3, 3)
    name = driver.question_name(2)
    driver.decide(0, "swap", "human")
    driver.decide(1, "keep", "human")
    assert driver.question_name(2) == name

    driver.undo(1)
    assert driver.question_name(2) == name
    driver.decide(1, "swap", "human")
    assert driver.question_name(2) == name
    assert driver.question_name(1) is None


def test_a_question_that_is_put_anew_has_another_name() -> None:
    """The same words, but what it is about has changed."""
    driver = Driver.new(TOY, 2, 3)
    names = {driver.question_name(0), driver.question_name(1)}
    for action in ("keep", "keep"):
        driver.decide(driver.match.seats_to_act[0], action, "human")
    names.add(driver.question_name(0))
    driver.decide(0, "hide", "human")
    after_hiding = driver.question_name(1)
    driver.undo(0)
    driver.decide(0, "show", "human")
    after_showing = driver.question_name(1)

    assert len(names | {after_hiding, after_showing}) == 5
    driver.undo(0)
    driver.decide(0, "hide", "human")
    assert driver.question_name(1) == after_hiding, "it is the same question again"


def test_names_tell_nothing_about_sealed_answers() -> None:
    told = []
    for answer in ("show", "hide", None):
        driver = sealed(seed=5, seats=3)
        if answer is not None:
            driver.decide(0, answer, "human")
        before = driver.question_name(1), driver.steps, driver.undo_name(1)
        driver.decide(1, "show", "human")
        after = driver.question_name(2), driver.steps, driver.undo_name(1)
        assert None not in after
        told.append((before, after))

    assert told[0] == told[1] == told[2]


def test_opened_answers_count() -> None:
    driver = sealed(seed=5)
    before = driver.question_name(0), driver.steps
    for seat, answer in ((0, "show"), (1, "hide")):
        driver.decide(seat, answer, "human")

    assert driver.steps == before[1] + 2
    assert driver.question_name(0) != before[0]


def test_names_of_two_games_have_nothing_in_common() -> None:
    """Moves are the same, so are the draws: only the seed is another."""
    names = [Driver.new(TOY, 2, seed).question_name(0) for seed in range(40)]
    assert len(set(names)) == 40
