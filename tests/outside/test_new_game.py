"""`tablee new-game` writes a package that is whole at once."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
from tablee.cli.main import main
from tests.outside.installed import found, install_project
from tests.outside.test_contract import run_pytest
from tests.test_typography import FRENCH_SLIPS, slips

NAME = "deep_sea"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("authors")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        assert main(["new-game", NAME]) == 0
        (folder / "site-packages").mkdir()
        install_project(folder / "site-packages", folder / NAME)
        yield folder / NAME


def test_it_passes_the_contract_at_once(project: Path) -> None:
    done = run_pytest(project, project.parent / "site-packages", "--contract", NAME)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_played_at_once(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with found(project.parent / "site-packages", project / "src"):
        assert tablee.game(NAME).title == "Deep Sea"
        assert main(["simulate", NAME, "--bot", "greedy", "--lang", "fr"]) == 0
    assert capsys.readouterr().err == ""


def test_its_files_read_like_ours(project: Path) -> None:
    """Imports are sorted as in a package of its own: ours come before its own."""
    config = ("--config", str(Path(__file__).parents[2] / "pyproject.toml"))
    for words in (("check", "--ignore", "I001"), ("format", "--check")):
        ruff = (sys.executable, "-m", "ruff", *words, "--no-cache", *config, ".")
        done = subprocess.run(ruff, cwd=project, capture_output=True, text=True, check=False)  # noqa: S603 - our own tool
        assert done.returncode == 0, done.stdout + done.stderr
    room = project / "src" / NAME
    for french in (room / "text" / "fr.ftl", room / "RULES.fr.md"):
        assert not slips(french, FRENCH_SLIPS)
    files = [path for path in project.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    written = "".join(path.read_text("utf-8") for path in files)
    assert not [word for word in ("NAME", "TITLE", "CLASS") if word in written]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (NAME, "is there already, and nothing was written"),
        ("Deep-Sea", "cannot be the id of a game"),
        ("class", "cannot be the id of a game"),
        ("json", "There is something called “json” already"),
        ("gaia", "There is something called “gaia” already"),
    ],
)
def test_what_it_refuses(
    project: Path, capsys: pytest.CaptureFixture[str], name: str, words: str
) -> None:
    assert main(["new-game", name, "--lang", "en"]) == 2
    assert words in capsys.readouterr().err
