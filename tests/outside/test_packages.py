"""Games and bots of other packages are found by their entry points."""

import logging
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import tablee
from tablee.arena.plan import Plan
from tablee.arena.playing import play
from tablee.bots import bot_at, bots
from tablee.cli.main import main
from tablee.core import TableeError
from tests.outside.installed import found, install, install_project

EXAMPLE = Path(__file__).parents[2] / "examples" / "granary"


@pytest.fixture(scope="module")
def granary(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("site-packages")
    install_project(folder, EXAMPLE)
    with found(folder, EXAMPLE / "src"):
        yield folder


def test_a_game_of_another_package_is_known_and_played(granary: Path) -> None:
    assert "granary" in tablee.games()
    match = tablee.Match(tablee.game("granary"), seats=3, seed=7)
    tablee.play_out(match, [tablee.bot("miller")] * 3)
    again = tablee.Record.loads(str(match.record)).replay()
    assert again.scores() == match.scores()
    assert max(match.scores()) > 0


def test_a_game_is_corrected_as_ours_are(granary: Path) -> None:
    assert tablee.game("granary", {"prize": 9}).edition.changes == {"prize": 9}
    with pytest.raises(tablee.BadEdition, match="prize"):
        tablee.game("granary", {"prize": "much"})


def test_every_command_knows_them(granary: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "Sell sacks of grain" in capsys.readouterr().out
    assert main(["edition", "granary"]) == 0
    assert capsys.readouterr().out.startswith("# Granary")
    words = ["simulate", "granary", "--seats", "2", "--bot", "miller", "--bot", "random"]
    assert main(words) == 0
    assert capsys.readouterr().err == ""


def test_a_class_by_its_place_plays_in_simulations_and_tournaments(
    granary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = "granary.miller:Miller"
    plan = Plan.of(tablee.game("granary"), 2, {}, [place, "random"], games=1, seed=1)
    assert {entry.name for entry in play(plan, 0).entries} == {place, "random"}
    assert main(["simulate", "granary", "--bot", place]) == 0
    assert main(["simulate", "granary", "--bot", "granary.miller:Baker"]) == 2
    assert "There is no bot at “granary.miller:Baker”" in capsys.readouterr().err
    with pytest.raises(TableeError, match="not a class of bots"):
        bot_at("granary.rules:DrawSack")


def test_a_bot_in_the_current_folder_plays_in_other_processes_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = "from tablee.bots.uniform import Uniform\n\nclass Mine(Uniform):\n    pass\n"
    (tmp_path / "my_bot.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    words = ("--bot", "my_bot:Mine", "--games", "4", "--workers", "2", "--json")
    assert main(["simulate", "reworld", "--seats", "2", *words]) == 0
    assert "my_bot:Mine" in capsys.readouterr().out


def test_a_place_is_no_name_of_a_bot(granary: Path) -> None:
    """What strangers ask a server for is a name: nothing is imported for them."""
    with pytest.raises(TableeError, match="There is no bot"):
        tablee.bot("granary.miller:Miller")
    assert "miller" in bots()


BROKEN = {
    "missing": "nowhere.game",
    "empty": "empty.game",
    "raising": "raising.game",
    "renamed": "granary.game",
    "reworld": "granary.game",
    "kit": "granary.game",
    "Loud": "granary.game",
}


@pytest.fixture
def broken(granary: Path, tmp_path: Path) -> Iterator[None]:
    install(
        tmp_path, "broken", {"tablee.games": BROKEN, "tablee.bots": {"sack": "granary.box:Box"}}
    )
    for name, source in {"empty": "", "raising": "raise ValueError('a plum\\nand more')"}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / "game.py").write_text(source)
    with found(tmp_path):
        yield


def test_what_is_broken_is_one_line_each_and_stops_nothing(
    broken: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "--json", "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert '"granary"' in out
    assert '"reworld"' in out
    reasons = {
        "missing": "No module named 'nowhere' (ModuleNotFoundError)",
        "empty": "empty.game has no EDITION or no open_box.",
        "raising": "a plum (ValueError)",
        "renamed": "its game calls itself “granary”.",
        "reworld": "there is one of that name already.",
        "kit": "there is one of that name already.",
        "Loud": "a name is up to 24 small letters",
    }
    assert len(err.splitlines()) == len(reasons)
    for name, reason in reasons.items():
        assert f"“{name}” of the package broken is left out: {reason}" in err
    assert main(["games", "--json"]) == 0
    assert not capsys.readouterr().err
    assert "sack" not in bots()
    assert "not a class of bots" in capsys.readouterr().err


def test_what_is_broken_and_asked_for_is_refused(
    broken: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "raising", "--lang", "fr"]) == 2
    assert "du paquet broken, est laissé de côté" in capsys.readouterr().err
    assert tablee.game("granary").id == "granary"


def test_a_program_reads_it_in_its_log(
    broken: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside = import_module("tablee.outside")
    monkeypatch.setattr(outside, "_tell", outside._log)
    with caplog.at_level(logging.WARNING):
        assert "missing" not in tablee.games()
    assert "“missing” of the package broken is left out" in caplog.text


def test_nothing_of_others_is_looked_at_for_a_game_of_ours() -> None:
    code = (
        "import sys, tablee; tablee.game('reworld'); tablee.bot('greedy');"
        "assert 'importlib.metadata' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own
