"""The bench of levels: games add up as long as the bots answer as they did."""

from math import inf
from pathlib import Path

import pytest
from bench.levels import results
from bench.levels.contests import Contest, contests, digest
from msgspec import json

from tablee.bots.search.tuning import ANY, TUNED


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(results, "FOLDER", tmp_path)
    return tmp_path


def _meant(name: str) -> list[Contest]:
    return [contest for contest in contests() if contest.is_meant_by(name)]


def test_a_run_goes_on_where_it_stood(folder: Path) -> None:
    (contest,) = _meant("reykholt:easy-random")
    results.play(contest, 1, 1, -inf)  # no time for more than the game that was begun
    assert [line.number for line in results.read(contest)] == [0]
    results.play(contest, 2, 1, inf)
    results.play(contest, 2, 1, inf)
    lines = results.read(contest)
    assert [line.number for line in lines] == [0, 1]
    assert [line.bots for line in lines] == [("easy", "random"), ("random", "easy")]
    assert all(sum(line.won) == 1 for line in lines)
    assert "| reykholt | easy-random | 2 | 100% (34%-100%) |" in results.row(contest, lines)

    file = folder / "reykholt.jsonl"
    first, second = (json.decode(line) for line in file.read_bytes().splitlines())
    file.write_bytes(json.encode({**first, "digest": "other"}) + b"\n" + json.encode(second))
    assert [line.number for line in results.read(contest)] == [1], "others played the first"


def test_contests_are_chosen_by_game_and_name() -> None:
    names = [f"{contest.game}:{contest.name}" for contest in contests()]
    assert len(names) == len(set(names))
    assert {contest.seats for contest in _meant("gaia:expert alone")} == {1}
    assert len(_meant("gaia:expert alone")) == 5
    assert _meant("century")[-1].bots == ("expert", "hard", "hard")


def test_a_recipe_is_part_of_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest("reykholt", "hard alone", ("hard",))
    digest.cache_clear()
    before = digest(contest)
    digest.cache_clear()
    assert digest(contest) == before
    tuned = TUNED["reykholt solo"]
    errs = tuned._replace(hard=tuned.hard._replace(temptation=0.1))
    for other in (ANY, errs):
        monkeypatch.setitem(TUNED, "reykholt solo", other)
        digest.cache_clear()
        assert digest(contest) != before
    digest.cache_clear()
