"""Observations: everything that a seat knows, in columns that stay, and nothing else."""

from random import Random
from typing import Any

import pytest

import tablee
from tablee.contract.laws import Setup, setups, some_positions
from tablee.envs.observations import KINDS, Observer, observer
from tests.contract.toy.game import LanternsGame

GAMES = [tablee.game(game_id) for game_id in tablee.games()]
SETUPS = [setup for game in GAMES for setup in setups(game)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_numbers(setup: Setup) -> None:
    """Its arrays and what it may answer, whether or not it is asked."""
    observers = [observer(setup.game, setup.seats, kind) for kind in KINDS]
    rng = Random(5)
    for state in some_positions(setup, 5, 6):
        for seat in {state.seats_to_act[0], setup.seats - 1}:
            other = setup.game.determinize(state, seat, rng)
            assert [*map(str, other.legal(seat))] == [*map(str, state.legal(seat))]
            for each in observers:
                seen = each.array(state, seat)
                assert seen.shape == (each.size,)
                assert seen.tobytes() == each.array(other, seat).tobytes()


def test_worlds_that_differ_look_different_to_who_knows() -> None:
    """Else the numbers of all worlds would be alike for want of looking."""
    match = tablee.Match(tablee.game("reworld"), seats=2, seed=1)
    world = match.game.determinize(match.state, 0, Random(1))
    ours = observer(match.game, 2)
    assert ours.array(world, 0).tobytes() == ours.array(match.state, 0).tobytes()
    assert ours.array(world, 1).tobytes() != ours.array(match.state, 1).tobytes()


@pytest.mark.parametrize("setup", [each for each in SETUPS if not each.options], ids=str)
def test_nothing_is_cut_off(setup: Setup) -> None:
    """No list of a random game has more rows than an array keeps."""
    layout = observer(setup.game, setup.seats).layout
    assert layout is not None
    for state in some_positions(setup, 6, 12):
        assert not layout.overflow(setup.game.observe(state, 0))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_is_cut_off_of_those_who_play_well(game: tablee.Game[Any]) -> None:
    """They build more than chance does."""
    layout = observer(game, game.seats[0]).layout
    assert layout is not None
    match = tablee.Match(game, seats=game.seats[0], seed=1)
    tablee.play_out(match, [tablee.bot("greedy")] * game.seats[0])
    assert not layout.overflow(game.observe(match.state, 0))


def test_a_list_that_is_too_long_is_found_and_cut() -> None:
    game = tablee.game("reworld")
    layout = Observer(game, 2).layout
    assert layout is not None
    state: Any = tablee.Match(game, seats=2, seed=1).state
    player = state.players[0]
    player.docks = ((0,) * 21, *player.docks[1:])
    view = game.observe(state, 0)
    assert layout.overflow(view) == ["Player.docks[]"]
    assert len(layout.numbers(view)) == len(layout.columns)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("kind", KINDS)
def test_every_column_has_a_name_of_its_own(game: tablee.Game[Any], kind: str) -> None:
    for seats in game.seats:
        names = [column.name for column in observer(game, seats, kind).columns]
        assert len(set(names)) == len(names)


def test_columns_say_what_their_numbers_are() -> None:
    match = tablee.Match(tablee.game("reworld"), seats=3, seed=7)
    ours = observer(match.game, 3)
    at = {column.name: place for place, column in enumerate(ours.columns)}
    mine, theirs = (dict(zip(at, ours.array(match.state, seat), strict=True)) for seat in (2, 0))
    view: Any = match.game.observe(match.state, 2)
    hand = list(view.players[2].hand)
    assert [mine[f"players[2].hand[{officer}]"] for officer in range(5)] == hand
    assert [theirs[f"players[2].hand[{officer}]"] for officer in range(5)] == [-1.0] * 5
    assert (mine["seat"], mine["waits_for[2]"], mine["waits_for[0]"]) == (2.0, 1.0, 0.0)
    questions = ours.columns[at["question"]].words
    assert questions[int(mine["question"])] == "StationTurn"
    assert theirs["question"] == -1.0
    modules = ours.columns[at["ports[6].module"]].words
    assert modules[int(mine["ports[6].module"])] == view.ports[6].module


def test_other_columns_have_another_digest() -> None:
    game = tablee.game("reworld")
    digests = [observer(game, seats, kind).digest for seats in game.seats for kind in KINDS]
    assert len(set(digests)) == len(digests)
    assert Observer(tablee.game("reworld"), 2).digest == digests[0]


def test_features_are_those_of_the_game() -> None:
    match = tablee.Match(tablee.game("gaia"), seats=2, seed=7)
    ours = observer(match.game, 2, "features")
    names = [column.name for column in ours.columns]
    assert names[4:] == list(match.game.feature_names)
    features = match.game.features(match.state, 1)
    assert ours.array(match.state, 1)[4:].tolist() == pytest.approx(features)


def test_a_game_without_a_table_has_features_alone() -> None:
    assert Observer(LanternsGame(), 2, "features").size > 4
    with pytest.raises(tablee.TableeError, match=r"no observation “view” of .* features"):
        Observer(LanternsGame(), 2)
