"""A training finds better weights, repeats itself, and goes on where it was stopped."""

import tomllib
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

import tablee
from tablee.core import TableeError
from tablee.kit.weights import guessed
from tablee.train.evolution import Evolution
from tablee.train.folder import Folder
from tablee.train.plan import REIGN, Plan, weights_of
from tablee.train.playing import Played, Trial, fitness, try_out
from tablee.train.run import compare, found, generations
from tests.contract.toy.game import LanternsGame


def _plan(generations: int = 2, game: str = "gaia") -> Plan:
    return Plan.of(tablee.game(game), seed=3, generations=generations, population=4, games=1)


def test_the_strategy_climbs_a_hill() -> None:
    """Told how near candidates are to a point, it ends up nearer to it."""
    plan = _plan()
    aim = [weight + 0.5 for weight in plan.start]
    evolution = Evolution(msgspec.structs.replace(plan, population=12))

    def away(vector: Sequence[float]) -> float:
        return sum((one - other) ** 2 for one, other in zip(vector, aim, strict=True))

    before = away(evolution.mean)
    for _ in range(300):
        evolution.tell([-away(candidate) for candidate in evolution.ask()])
    assert away(evolution.mean) < before / 2


def test_the_champion_is_replaced_from_time_to_time() -> None:
    plan = _plan()
    evolution = Evolution(plan)
    champions = []
    for _ in range(REIGN):
        champions.append(evolution.champion)
        evolution.tell([float(number) for number, _ in enumerate(evolution.ask())])
    assert all(champion == plan.start for champion in champions)
    assert evolution.champion == evolution.mean != list(plan.start)


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    plan = _plan()
    whole = list(generations(plan, [], workers=1))
    assert [step.number for step in whole] == [0, 1]
    rest = list(generations(plan, [whole[0].fitness], workers=1))
    assert rest == whole[1:]
    assert found(plan, [step.fitness for step in whole]) == whole[-1].weights


def test_processes_make_no_difference() -> None:
    plan = _plan(generations=1)
    assert list(generations(plan, [], workers=2)) == list(generations(plan, [], workers=1))


def test_candidates_play_with_their_own_weights_and_leave_the_games_alone() -> None:
    """A candidate that values nothing plays otherwise than the champion it sits with."""
    plan = _plan()
    weights = weights_of(tablee.game("gaia"))
    before = weights.vector()
    places = plan.places(0, 2)
    blind = [0.0] * len(plan.start)
    _, same = try_out(Trial(plan, 0, plan.start, plan.start, places))
    number, other = try_out(Trial(plan, 7, blind, plan.start, places))
    assert number == 7
    assert other != same
    assert weights.vector() == before


def test_games_are_played_alone_and_with_a_rival_in_every_seat() -> None:
    places = _plan().places(0, 2)
    assert [(place.seats, place.seat) for place in places] == [(1, 0), (1, 0), (2, 0), (2, 1)]
    assert {place.seats for place in _plan(game="century").places(0, 1)} == {3}
    assert not {place.seed for place in places} & {place.seed for place in _plan().places(1, 2)}


def test_the_same_weights_are_no_better_than_themselves() -> None:
    plan = _plan()
    alone, together = compare(plan, plan.start, 2, workers=1)
    assert (alone.seats, together.seats, together.games) == (1, 2, 2)
    assert alone.points == alone.points_before
    assert together.points == together.points_before


def test_fitness_is_how_far_ahead_a_candidate_came_out() -> None:
    assert fitness([Played(4.0, 90, 1.0), Played(-2.0, 50, 0.0)]) == pytest.approx(1.0)


def test_a_folder_keeps_one_training(tmp_path: Path) -> None:
    plan = _plan()
    folder = Folder(tmp_path, plan)
    assert folder.read() == []
    folder.add([1.0, 2.0])
    folder.add([0.5, 0.25])
    cut_off = tmp_path / "generations.jsonl"
    with cut_off.open("a") as file:
        file.write("[1.0, 2")
    del folder  # its run is over
    assert Folder(tmp_path, plan).read() == [[1.0, 2.0], [0.5, 0.25]]
    with pytest.raises(TableeError, match="error-other-plan"):
        Folder(tmp_path, _plan(generations=9))


def test_weights_are_written_as_a_room_keeps_them(tmp_path: Path) -> None:
    start = guessed("tablee.games.gaia")
    weights = {
        name: 1.0 if isinstance(it, float) else [2.0] * len(it) for name, it in start.items()
    }
    made: dict[str, str | int] = {"command": "tablee train gaia", "seed": 3}
    file = Folder(tmp_path, _plan()).write(start, weights, made)
    written = tomllib.loads(file.read_text("utf-8"))
    assert written == {"start": start, "weights": weights, "made": made}


def test_training_begins_where_it_once_began() -> None:
    """Also where the game has learned since: the same command makes the same weights."""
    game = tablee.game("gaia")
    weights = weights_of(game)
    before = weights.vector()
    weights.assign([number + 1.0 for number in before])
    try:
        plan = _plan()
    finally:
        weights.assign(before)
    assert len(plan.start) == len(before)
    assert plan == _plan()


def test_a_game_without_weights_is_not_trained() -> None:
    with pytest.raises(TableeError, match="error-train-no-weights"):
        weights_of(LanternsGame())
