"""Another package runs the contract as a plugin of pytest."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tests.outside.installed import install_project

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "granary"


def run_pytest(project: Path, packages: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Its own pytest, as its author runs it."""
    path = os.pathsep.join(map(str, (packages, project / "src", Path(tablee.__file__).parents[1])))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
    return subprocess.run(  # noqa: S603 - our own command
        command,
        cwd=project,
        env=os.environ | {"PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site-packages")
    install_project(folder, EXAMPLE)
    return folder


def test_the_example_keeps_the_contract(packages: Path) -> None:
    done = run_pytest(EXAMPLE, packages, "--contract", "granary")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "failed" not in done.stdout


def test_what_is_broken_fails_with_the_law_that_it_breaks(packages: Path, tmp_path: Path) -> None:
    """A view that shows every hand, and a rule that no test is about."""
    room = tmp_path / "src" / "granary"
    for file in EXAMPLE.joinpath("src", "granary").rglob("*"):
        if file.is_file() and file.suffix != ".pyc":
            copy = room / file.relative_to(EXAMPLE / "src" / "granary")
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
    view = room / "view.py"
    view.write_text(view.read_text("utf-8").replace(" if owner == seat else None", ""), "utf-8")
    (tmp_path / "tests").mkdir()
    words = ("-p", "tablee.contract", "--contract", "granary", "-k", "secrets_are_kept or cited")
    done = run_pytest(tmp_path, packages, *words)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "no test cites ['R1', 'R2', 'R3', 'R4', 'R5', 'R6']" in done.stdout
    assert "FAILED" in done.stdout
    assert "law_4_secrets_are_kept" in done.stdout


def test_a_game_that_nobody_offers_is_refused_in_words(tmp_path: Path) -> None:
    done = run_pytest(tmp_path, tmp_path, "-p", "tablee.contract", "--contract", "chess")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "There is no game “chess”." in done.stderr
    assert "Traceback" not in done.stderr
