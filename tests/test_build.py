"""Two builds of the same sources: both play the same games, and an old one is never used."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tablee import build
from tablee.bots import bot
from tablee.core import Match
from tablee.core.catalogue import game, games
from tablee.driver import play_out

#: Whole games, as many for each game and number of seats.
RANDOM = 3


def records(game_id: str) -> list[str]:
    """Games of every number of seats from fixed seeds, one of them by bots that think."""
    one = game(game_id)
    played = []
    for seats in one.seats:
        for seed in range(RANDOM + 1):
            match = Match(one, seats=seats, seed=seed)
            play_out(match, [bot("random" if seed else "greedy")] * seats)
            played.append(str(match.record))
    return played


@pytest.mark.skipif(not build.is_compiled(), reason="no compiled build here (make compiled)")
@pytest.mark.parametrize("game_id", games())
def test_both_builds_play_the_same_games(game_id: str) -> None:
    script = f"from tests.test_build import records; print(''.join(records({game_id!r})), end='')"
    pure = run(script, Path.cwd(), TABLEE_PURE="1")

    assert "".join(records(game_id)) == pure.stdout


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which something that is no library lies beside a source."""
    folder = tmp_path_factory.mktemp("copy")
    unneeded = shutil.ignore_patterns("__pycache__", "static", "*.so", "compiled.json")
    shutil.copytree(build.PACKAGE, folder / "tablee", ignore=unneeded)
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    (folder / "tablee" / "core" / f"state{suffix}").write_bytes(b"old")
    return folder


ASK = "from tablee import build; print(build.is_compiled(), build.is_outdated())"


def test_libraries_are_taken_where_nothing_says_that_they_are_old(beside: Path) -> None:
    assert "ImportError" in run(ASK, beside, fails=True).stderr


def test_libraries_of_other_sources_are_left_alone(beside: Path) -> None:
    (beside / "tablee" / "compiled.json").write_text("{}", "utf-8")
    said = run(ASK, beside).stdout
    (beside / "tablee" / "compiled.json").unlink()

    assert said == "False True\n"


def test_the_pure_sources_can_be_asked_for(beside: Path) -> None:
    assert run(ASK, beside, TABLEE_PURE="1").stdout == "False False\n"


def run(
    script: str, folder: Path, *, fails: bool = False, **environment: str
) -> "subprocess.CompletedProcess[str]":
    """Python in that folder, whose modules come first."""
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", script],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert bool(done.returncode) == fails, done.stderr
    return done
