"""`tablee dataset`: what it keeps, the same bytes however it came about, what it refuses."""

import gzip
import re
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from msgspec import json

import tablee as library
from tablee.arena.journal import LOCK
from tablee.dataset.decisions import Rows
from tablee.dataset.folder import Folder
from tablee.dataset.playing import Played
from tests.cli.conftest import Tablee

PAGE = Path(__file__).parents[2] / "docs" / "datasets.md"
MAKE = ("dataset", "reworld", "--games", "6", "--bots", "random", "--to")


def bytes_of(folder: str) -> dict[str, bytes]:
    """What is kept there, but for the lock of whoever writes."""
    files = [path for path in (Path(folder) / "reworld").iterdir() if path.name != LOCK]
    return {path.name: path.read_bytes() for path in files}


def test_records_and_tables_are_kept(tablee: Tablee) -> None:
    made = tablee(*MAKE, "kept", "--workers", "1")

    assert made.code == 0
    assert made.out.startswith("kept/reworld: 6 games, ")
    files = bytes_of("kept")
    assert sorted(files) == [
        "features-2-seats.parquet",
        "features-3-seats.parquet",
        "features-4-seats.parquet",
        "plan.json",
        "records.jsonl.gz",
    ]
    lines = gzip.decompress(files["records.jsonl.gz"]).splitlines()
    games = [json.decode(line, type=Played) for line in lines]
    assert [game.number for game in games] == list(range(6))
    for game in games:
        replayed = library.Record.loads(game.record).replay()
        assert replayed.over
        assert tuple(replayed.scores()) == game.scores
    table = pq.read_table("kept/reworld/features-3-seats.parquet")
    assert set(table["game"].to_pylist()) == {1, 4}


def test_the_same_bytes_however_often_it_was_stopped(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In play and while tables are written; nothing half-done is left."""
    tablee(*MAKE, "whole", "--workers", "1")
    add, write = Folder.add, Rows.__call__

    def stop_after_two(folder: Folder, game: Played) -> None:
        if game.number == 2:
            raise KeyboardInterrupt
        add(folder, game)

    def stop_at_three_seats(rows: Rows, games: list[Played]) -> object:
        if rows.seats == 3:
            raise KeyboardInterrupt
        return write(rows, games)

    with monkeypatch.context() as patched:
        patched.setattr(Folder, "add", stop_after_two)
        stopped = tablee(*MAKE, "parts", "--workers", "2")
    assert stopped.code == 130
    assert "Stopped after 2 of 6 games" in stopped.err
    assert sorted(bytes_of("parts")) == ["plan.json", "records.jsonl"]

    with monkeypatch.context() as patched:
        patched.setattr(Rows, "__call__", stop_at_three_seats)
        stopped = tablee(*MAKE, "parts", "--workers", "1")
    assert stopped.code == 130
    assert "2 of 6 games were there already" in stopped.err
    assert sorted(bytes_of("parts")) == [
        "features-2-seats.parquet",
        "plan.json",
        "records.jsonl",
    ]

    assert tablee(*MAKE, "parts", "--workers", "2").code == 0
    assert bytes_of("parts") == bytes_of("whole")


def test_the_python_of_the_page_runs(tablee: Tablee, capsys: pytest.CaptureFixture[str]) -> None:
    tablee("dataset", "reworld", "--games", "6", "--bots", "random", "--to", "data", "--seats", "2")
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)

    for code in examples:
        exec(compile(code, str(PAGE), "exec"), {})  # noqa: S102 - our own page
        assert capsys.readouterr().out
    assert len(examples) == 2


def test_what_players_see_is_added_from_the_records(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    tablee(*MAKE, "kept", "--workers", "1", "--seats", "2")
    before = bytes_of("kept")
    monkeypatch.setattr(Folder, "add", None)  # nothing is played

    made = tablee(*MAKE, "kept", "--workers", "1", "--seats", "2", "--observation", "view")

    assert made.code == 0
    after = bytes_of("kept")
    assert set(after) - set(before) == {"view-2-seats.parquet"}
    assert {name: after[name] for name in before} == before


def test_all_games_at_once(tablee: Tablee) -> None:
    made = tablee(
        "dataset", "--to", "all", "--games", "1", "--bots", "random", "--workers", "1",
        "--lang", "fr",
    )  # fmt: skip

    assert made.code == 0
    assert made.out.count("une partie") == len(library.games())
    assert sorted(path.name for path in Path("all").iterdir()) == sorted(library.games())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--games", "0"), "Impossible number of games"),
        (("--workers", "-1"), "number of workers: -1"),
        (("--seats", "9"), "cannot be played by 9"),
        (("--bots", "nobody"), "nobody"),
        (("--bots", ","), "bot"),
        (("--observation", "colours"), "colours"),
    ],
)
def test_what_cannot_be_made_is_said(
    tablee: Tablee, words: tuple[str, ...], complaint: str
) -> None:
    outcome = tablee(*MAKE, "kept", *words)

    assert outcome.code == 2
    assert complaint in outcome.err
    assert len(outcome.err.splitlines()) == 1
    assert not Path("kept").exists()


def test_a_folder_that_is_another_or_damaged_is_refused(tablee: Tablee) -> None:
    tablee(*MAKE, "kept", "--workers", "1", "--seats", "2")

    other = tablee(*MAKE, "kept", "--seats", "2", "--seed", "9")
    assert (other.code, other.err.count("the plan of something else")) == (2, 1)

    records = Path("kept/reworld/records.jsonl.gz")
    records.write_bytes(records.read_bytes()[:50])
    damaged = tablee(*MAKE, "kept", "--seats", "2")
    assert (damaged.code, damaged.err.count("is damaged")) == (2, 1)


def test_without_the_extra_its_name_is_told(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("tablee.dataset.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "tablee.cli.dataset", raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    outcome = tablee(*MAKE, "kept")

    assert outcome.code == 2
    assert "pyarrow is not installed. Install it with: pip install tablee[data]" in outcome.err
