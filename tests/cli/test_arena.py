"""`tablee arena`: what it prints and keeps, what it refuses, and how it goes on."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from tablee.cli import arena as command
from tests.cli.conftest import Tablee

ARENA = ("arena", "reworld", "--seats", "2", "--bots", "random", "--workers", "1")
COMMAND = (sys.executable, "-c", "import sys; from tablee.cli.main import main; sys.exit(main())")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "comes off better"), ("fr", "est mieux classé")]
)
def test_two_bots_meet(tablee: Tablee, lang: str, words: str) -> None:
    line = ("arena", "reykholt", "--seats", "2", "--bots", "random,greedy", "--games", "2")
    outcome = tablee(*line, "--workers", "1", "--to", "kept", "--lang", lang)

    assert outcome.code == 0
    assert words in outcome.out
    assert "100" in outcome.out
    assert "kept/report.html" in outcome.out
    assert "</html>" in Path("kept/report.html").read_text()


def test_without_a_folder_nothing_is_written(tablee: Tablee) -> None:
    outcome = tablee(*ARENA, "--games", "2")

    assert outcome.code == 0
    assert list(Path().iterdir()) == []


def test_a_finished_tournament_is_told_again(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = tablee(*ARENA, "--games", "2", "--to", "kept")
    monkeypatch.setitem(command.GROUNDS, "processes", lambda *_: pytest.fail("played again"))

    again = tablee(*ARENA, "--games", "2", "--to", "kept")

    assert again.out == first.out
    assert "2 of 2 games were there already" in again.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--bots", "random,nobody"), "no bot “nobody”"),
        (("--bots", ","), "at least one bot"),
        (("--games", "0"), "number of games: 0"),
        (("--workers", "-1"), "number of workers: -1"),
        (("--on", "moon"), "“moon”"),
        (("--seats", "9"), "9"),
        (("--option", "nothing=1"), "nothing"),
        (("--to", "file"), "file"),
        (("--to", "other"), "the plan of something else"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    tablee: Tablee, words: tuple[str, ...], complaint: str
) -> None:
    Path("file").touch()
    Path("other").mkdir()
    Path("other/plan.json").write_text("{}")
    line = [*ARENA, "--games", "1"]
    for name, value in zip(words[::2], words[1::2], strict=True):
        line += [name, value]

    outcome = tablee(*line)

    assert outcome.code == 2
    assert complaint in outcome.err
    assert outcome.err.count("\n") == 1
    assert not outcome.out


def test_ray_that_is_not_there_is_named(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    outcome = tablee(*ARENA, "--games", "1", "--on", "ray")

    assert outcome.code == 2
    assert "pip install tablee[ray]" in outcome.err


def test_the_same_games_on_ray(tablee: Tablee, tmp_path: Path) -> None:
    """On a cluster of this machine; in a process of its own, since Ray leaves things behind."""
    if find_spec("ray") is None:
        pytest.skip("Ray is not installed: pip install tablee[ray]")
    line = (*ARENA, "--games", "4")
    subprocess.run(  # noqa: S603 - our own command
        [*COMMAND, *line, "--to", "there", "--on", "ray"],
        check=True,
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
    )
    tablee(*line, "--to", "here")

    there, here = (_games(tmp_path / folder / "games.jsonl") for folder in ("there", "here"))
    assert len(here) == 4
    assert there == here


def _games(path: Path) -> list[dict[str, object]]:
    """All that a folder tells of its games but the time they took."""
    games = [json.loads(line) | {"thinking": None} for line in path.read_text().splitlines()]
    return sorted(games, key=lambda game: int(game["number"]))


def test_a_stopped_tournament_goes_on(tablee: Tablee, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    line = ("arena", "reworld", "--seats", "2", "--bots", "random", "--workers", "2")
    process = subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, *line, "--games", "9999", "--to", "kept"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )
    try:
        while not (kept / "games.jsonl").exists():
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    done = (kept / "games.jsonl").read_text().count("\n")

    assert process.returncode == 130
    assert not out
    assert err == f"Stopped after {done} of 9,999 games. The same command goes on from there.\n"

    plan = (kept / "plan.json").read_text()
    (kept / "plan.json").write_text(plan.replace("9999", str(done + 2)))
    outcome = tablee(*line, "--games", str(done + 2), "--to", "kept")

    assert outcome.code == 0
    assert f"{done} of {done + 2} games were there already" in outcome.err
    assert (kept / "games.jsonl").read_text().count("\n") == done + 2
