"""The page on adding a game is true: its files make a game that keeps the contract."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.contract import laws
from tablee.contract.laws import Setup
from tablee.contract.suite import PLAYED_LAWS
from tablee.core import catalogue
from tests.playthrough import playthrough
from tests.test_rooms import imports, misfurnished, strangers

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
#: A path at the beginning of a line that ends with a colon, then the whole file.
FILE = re.compile(r"^`([\w./-]+/[\w.-]+)`[^\n]*:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"python -c '\n(.*?)^'$", re.MULTILINE | re.DOTALL)

FILES = dict(FILE.findall(PAGE))
ROOM = "src/tablee/games/granary"


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the page's files; their game is known as if its room lay among the others."""
    folder = tmp_path_factory.mktemp("page")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    games: Any = import_module("tablee.games")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str((folder / ROOM).parent)])
        patch.setattr(games, "ROOMS", (*games.ROOMS, "granary"))
        patch.setitem(catalogue._openers, "granary", games._opener("granary"))
        yield folder
    catalogue._opened.pop("granary", None)
    for module in [name for name in sys.modules if name.startswith("tablee.games.granary")]:
        del sys.modules[module]


@pytest.fixture(params=[(3, {}), (2, {"r5_ties_win": False})], ids=str)
def way(request: pytest.FixtureRequest, copied: Path) -> Setup:
    return Setup(tablee.game("granary"), *request.param)


@pytest.mark.parametrize("law", PLAYED_LAWS, ids=lambda law: law.__name__)
def test_the_game_of_the_page_keeps_the_contract(
    law: Callable[[Setup, int], None], way: Setup
) -> None:
    law(way, 7)


def test_random_games_of_it_end(way: Setup) -> None:
    for seed in range(10):
        laws.law_1_play_ends(way, seed)
    assert playthrough(way)


def test_its_room_is_furnished_as_all_are(copied: Path) -> None:
    assert not list(misfurnished(copied / ROOM))
    for path in (copied / ROOM).glob("*.py"):
        assert not list(strangers(path.stem, imports(path)))


def test_its_rules_and_texts_are_whole(copied: Path) -> None:
    rules, tests = FILES[f"{ROOM}/RULES.md"], copied / "tests" / "games" / "granary"
    laws.law_7_rules_are_tested(rules, tests.glob("test_*.py"))
    assert laws.rules_of(rules) == laws.rules_of(FILES[f"{ROOM}/RULES.fr.md"])
    laws.law_7_texts_are_whole({lang: FILES[f"{ROOM}/text/{lang}.ftl"] for lang in ("fr", "en")})
    keys = set(re.findall(r"^([\w-]+) =", FILES[f"{ROOM}/text/en.ftl"], re.MULTILINE))
    assert {"about", "option-r5_ties_win", "option-r5_ties_win-help"} <= keys


def test_its_own_tests_pass(copied: Path) -> None:
    tests = str(copied / "tests" / "games" / "granary")
    assert (
        pytest.main(["-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"), tests])
        == 0
    )


def test_its_files_read_like_ours(copied: Path) -> None:
    """Linters find nothing in them; types take too long for a test."""
    for command in (("check", "--no-cache"), ("format", "--check", "--no-cache")):
        config = ("--config", str(ROOT / "pyproject.toml"))
        ruff = (sys.executable, "-m", "ruff", *command, *config, ".")
        found = subprocess.run(ruff, cwd=copied, capture_output=True, text=True, check=False)  # noqa: S603 - our own tool
        assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.parametrize("code", COMMAND.findall(PAGE))
def test_what_the_page_runs_on_the_way_runs(code: str, copied: Path) -> None:
    exec(compile(code, "add-a-game.md", "exec"), {})  # noqa: S102 - our own page
