"""The page on adding a game is true: its files are those of the example, and what it runs runs.

That the example is found, played and keeps the contract is shown in `tests/outside`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.outside.installed import found, install_project

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "granary"
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
#: A path at the beginning of a line that ends with a colon, then the whole file.
FILE = re.compile(r"^`([\w./-]+/[\w.-]+)`[^\n]*:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"python -c '\n(.*?)^'$", re.MULTILINE | re.DOTALL)

#: The drawn board is for games within Tablée.
FILES = {name: text for name, text in FILE.findall(PAGE) if not name.startswith("web/")}


@pytest.fixture(scope="module")
def granary(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    packages = tmp_path_factory.mktemp("site-packages")
    install_project(packages, EXAMPLE)
    with found(packages, EXAMPLE / "src"):
        yield


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_the_page_is_the_one_of_the_example(name: str) -> None:
    assert (EXAMPLE / name).read_text("utf-8") == FILES[name]


def test_the_page_has_every_file_of_the_example() -> None:
    written = [path for room in ("src", "tests") for path in EXAMPLE.joinpath(room).rglob("*.*")]
    names = {path.relative_to(EXAMPLE).as_posix() for path in written if path.suffix != ".pyc"}
    assert names == set(FILES)


def test_entry_points_stand_on_the_page() -> None:
    described = (EXAMPLE / "pyproject.toml").read_text("utf-8")
    for block in re.findall(r"```toml\n(\[project.*?)```", PAGE, re.DOTALL):
        assert block in described


@pytest.mark.parametrize("code", COMMAND.findall(PAGE))
def test_what_the_page_runs_on_the_way_runs(code: str, granary: None) -> None:
    exec(compile(code, "add-a-game.md", "exec"), {})  # noqa: S102 - our own page
