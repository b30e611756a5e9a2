"""Data sets: what is played, and that its rows are what environments show."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from msgspec import json

import tablee
from tablee import envs
from tablee.core import Record, TableeError
from tablee.dataset.decisions import Rows
from tablee.dataset.plan import Plan, Table
from tablee.dataset.playing import in_order, play
from tests.contract.toy.game import LanternsGame


def planned(game_id: str, seats: int | None = None, games: int = 8, *bots: str) -> Plan:
    return Plan.of(tablee.game(game_id), seats, bots or ("random",), games=games, seed=5)


def rows_of(plan: Plan, number: int, kind: str = "features") -> list[dict[str, Any]]:
    """The decisions of one game, as somebody reads them."""
    rows = Rows(plan, plan.table(number).seats, kind)
    found: list[dict[str, Any]] = rows([play(plan, number)]).to_pylist()
    return found


@pytest.mark.parametrize("kind", ["features", "view"])
@pytest.mark.parametrize("game_id", ["artemis", "century", "gaia", "reworld", "reykholt"])
def test_rows_are_what_an_environment_shows(game_id: str, kind: str) -> None:
    """Observations and ids are those of `tablee.envs`: nothing that the seat may not know."""
    plan = planned(game_id)
    number = 1  # the second seat count: several seats
    table = plan.table(number)
    env = envs.pettingzoo(game_id, table.seats, table.options, observation=kind)
    env.reset(seed=plan.seed_of(number))

    for at, row in enumerate(rows_of(plan, number, kind)):
        shown, *_ = env.last()
        assert (row["decision"], f"seat_{row['seat']}") == (at, env.agent_selection)
        assert np.array_equal(np.float32(row["observation"]), shown["observation"], equal_nan=True)
        assert sorted(row["legal"]) == np.flatnonzero(shown["action_mask"]).tolist()
        env.step(row["action"])

    assert all(env.terminations.values())


def test_rows_tell_who_decided_what_and_how_it_ended() -> None:
    plan = planned("reykholt", 3, 60, "random", "easy")
    number = 1
    played = play(plan, number)
    outcome = Record.loads(played.record).replay().outcome()

    rows = rows_of(plan, number)

    names = json.decode(Rows(plan, 3, "features").schema.metadata[b"tablee"])["words"]["question"]
    assert all(row["question"] == names[int(row["observation"][1])] for row in rows)
    assert {row["mode"] for row in rows} == {plan.table(number).mode}
    for row in rows:
        result = outcome.results[row["seat"]]
        assert (row["game"], row["seed"]) == (number, 6)
        assert (row["points"], row["place"], row["won"]) == (
            result.score,
            result.place,
            result.won,
        )
        assert row["bot"] == played.bots[row["seat"]]
        assert row["action"] in row["legal"]
    assert played.scores == tuple(outcome.scores)


def test_the_metadata_says_what_the_numbers_are() -> None:
    plan = planned("reworld", 2)
    opened = tablee.game("reworld")

    schema = Rows(plan, 2, "features").schema

    told = json.decode(schema.metadata[b"tablee"])
    assert told["tablee"] == tablee.__version__
    assert told["command"] == "tablee dataset reworld --games 8 --seats 2 --bots random --seed 5"
    assert (told["rules"], told["edition"]) == (opened.rules_version, opened.edition.digest)
    assert (told["seats"], told["actions"]) == (2, 412)
    assert told["columns"][4:] == list(opened.feature_names)
    assert "StationTurn" in told["words"]["question"]
    assert schema.field("observation").type.list_size == len(told["columns"])


def test_games_go_through_all_seat_counts_modes_and_orders_of_bots() -> None:
    plan = planned("reykholt", None, 200, "normal", "easy")

    tables = [plan.table(number) for number in range(plan.games)]
    pairs = {plan.line_up(number) for number in range(plan.games) if tables[number].seats == 2}

    assert [table.seats for table in tables[:5]] == [1, 2, 3, 4, 1]
    opened = tablee.game("reykholt")
    assert {table.mode for table in tables if table.seats == 2} <= set(opened.modes)
    assert Table(1, "standard") in tables
    assert pairs == {("normal", "easy"), ("easy", "normal")}
    for table in tables:
        opened.set_up(table.seats, table.options)
    assert len({plan.seed_of(number) for number in range(plan.games)}) == plan.games


def test_one_seat_count_may_be_asked_for() -> None:
    plan = planned("gaia", 3)
    assert {plan.table(number) for number in range(8)} == {Table(3)}
    with pytest.raises(TableeError, match="cannot be played by 5"):
        planned("gaia", 5)


def test_the_work_of_processes_comes_in_order() -> None:
    parts = list(range(7))
    assert list(in_order(partial(pow, 2), parts, 2)) == [2**part for part in parts]
    assert list(in_order(partial(pow, 2), [], 2)) == []


def test_a_game_of_somebody_else_has_features(monkeypatch: pytest.MonkeyPatch) -> None:
    """No table of its views is needed; without one, views are refused."""
    opened = LanternsGame()
    monkeypatch.setattr(Plan, "open_game", lambda _: opened)
    plan = Plan.of(opened, None, ["random"], games=2, seed=1)

    assert rows_of(plan, 0)
    with pytest.raises(TableeError, match="no observation “view”"):
        Rows(plan, 2, "view")
