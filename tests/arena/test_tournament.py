"""The same games whoever plays them, and a folder that goes on where it stood."""

import os
from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

import tablee
from tablee.arena.journal import PLAN, Journal
from tablee.arena.plan import Plan
from tablee.arena.played import GAMES, Played
from tablee.arena.playing import STEPS, play
from tablee.arena.run import on_processes
from tablee.bots import bot
from tablee.core import TableeError
from tablee.core.catalogue import game
from tablee.driver import play_out


def planned(games: int = 4, seats: int = 2, bots: tuple[str, ...] = ("random",)) -> Plan:
    return Plan.of(game("reworld"), seats, {}, bots, games=games, seed=7)


def folder_of(path: Path, plan: Plan) -> Journal[Played]:
    return Journal(path, plan, GAMES, Played)


def told(games: Iterable[Played]) -> list[Played]:
    """All but the time that was needed."""
    return [replace(one, thinking=()) for one in sorted(games, key=lambda one: one.number)]


def test_rounds_are_whole_and_have_one_luck() -> None:
    plan = planned(games=5, seats=2, bots=("random", "greedy"))

    assert plan.games == 6
    assert [plan.seed_of(number) for number in range(6)] == [7, 7, 8, 8, 9, 9]
    assert plan.line_up(2) == plan.line_up(0) != plan.line_up(1)


def test_a_game_is_the_one_that_its_seed_and_bots_play() -> None:
    match = tablee.Match(game("reworld"), seats=2, seed=8)
    play_out(match, [bot("random")] * 2)

    played = play(planned(), 1)

    assert [entry.score for entry in played.entries] == match.scores()
    assert played.decisions == match.decisions
    assert played.course[-1] == tuple(match.scores())
    assert len(played.course) == STEPS + 1
    assert [len(times) for times in played.thinking] != [0, 0]
    assert sum(len(times) for times in played.thinking) == len(played.choices)
    assert min(played.choices) > 1


def test_the_same_games_with_any_number_of_processes() -> None:
    plan = planned()
    alone, shared = (list(on_processes(plan, range(4), workers)) for workers in (1, 2))

    assert told(alone) == told(shared)
    assert [one.number for one in told(shared)] == [0, 1, 2, 3]


def test_a_folder_keeps_its_games(tmp_path: Path) -> None:
    plan = planned()
    games = list(on_processes(plan, range(3), 1))
    folder = folder_of(tmp_path / "new", plan)
    for one in games:
        folder.add(one)
    del folder  # its run is over

    again = folder_of(tmp_path / "new", plan).read()

    assert again == games


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    plan = planned()
    folder = folder_of(tmp_path, plan)
    for number in (0, 1):
        folder.add(play(plan, number))
    file = tmp_path / GAMES
    file.write_bytes(file.read_bytes()[:-20])

    assert [one.number for one in folder.read()] == [0]
    folder.add(play(plan, 1))
    assert [one.number for one in folder.read()] == [0, 1]


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    plan = planned()
    folder = folder_of(tmp_path, plan)
    folder.add(play(plan, 0))
    with (tmp_path / GAMES).open("a") as file:
        file.write("{}\n")

    with pytest.raises(TableeError) as refused:
        folder.read()

    assert refused.value.sentence.key == "error-line"
    assert refused.value.sentence.args["line"] == 2


@pytest.mark.parametrize("found", ["another", "broken"])
def test_a_folder_of_another_plan_is_refused(tmp_path: Path, found: str) -> None:
    folder_of(tmp_path, planned())
    if found == "broken":
        (tmp_path / PLAN).write_text("{")
    other = planned() if found == "broken" else planned(games=5)

    with pytest.raises(TableeError) as refused:
        folder_of(tmp_path, other)

    assert refused.value.sentence.key == "error-other-plan"


def test_a_plan_is_read_as_it_was_written() -> None:
    plan = Plan.of(game("gaia"), 1, {"automa_level": "hard"}, ["random"], games=1, seed=3)

    assert json.decode(json.encode(plan), type=Plan) == plan


def test_an_edition_of_its_own_is_part_of_the_plan() -> None:
    changed = game("reworld", {"shuttles.shields_0": 6, "shuttles.shields_1": 9})
    plan = Plan.of(changed, 2, {}, ["random"], games=1, seed=7)

    assert plan != planned(games=1)
    assert plan.open_game().edition.digest == changed.edition.digest


@pytest.mark.parametrize("game_id", ["artemis", "century", "gaia", "reykholt"])
def test_every_game_can_be_played(game_id: str) -> None:
    opened = game(game_id)
    seats = opened.seats[0]
    played = play(Plan.of(opened, seats, {}, ["random"], games=1, seed=1), 0)

    assert len([entry for entry in played.entries if entry.seat is not None]) == seats
    assert sum(entry.won for entry in played.entries) == pytest.approx(1) or played.goals
    scores = [entry.score for entry in played.entries if entry.seat is not None]
    assert [sum(points.values()) for points in played.credits] == scores


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    first = folder_of(tmp_path, planned())
    with pytest.raises(TableeError) as refused:
        folder_of(tmp_path, planned())

    assert refused.value.sentence.key == "error-folder-in-use"
    assert refused.value.sentence.args == {"path": str(tmp_path), "process": str(os.getpid())}
    del first
    assert folder_of(tmp_path, planned()).read() == []
