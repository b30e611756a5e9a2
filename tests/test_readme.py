"""The README's Python and its shell block run as they stand."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tablee

README = Path(__file__).parents[1] / "README.md"


def block(language: str, heading: str) -> str:
    """The code in that language below a heading."""
    _, _, rest = README.read_text("utf-8").partition(f"\n## {heading}\n")
    section, _, _ = rest.partition("\n## ")
    (code,) = re.findall(rf"```{language}\n(.*?)```", section, re.DOTALL)
    return str(code)


def test_the_python_of_the_readme_runs() -> None:
    exec(compile(block("python", "From Python"), str(README), "exec"), {})  # noqa: S102 - our own page


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    """A folder with the command where the README has it."""
    command = tmp_path / ".venv" / "bin" / "tablee"
    command.parent.mkdir(parents=True)
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tablee "$@"\n')
    command.chmod(0o755)
    return tmp_path


def test_the_shell_block_of_the_readme_runs(scratch: Path) -> None:
    """Nobody types anything, so that games in the terminal are left at once, and saved."""
    lines = block("sh", "From the shell")
    source = str(Path(tablee.__file__).parents[1])
    ours = {"TABLEE_DATA": str(scratch / "data"), "PYTHONPATH": source, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(  # noqa: S603 - our own page
        ["/bin/sh", "-e", "-c", lines],
        cwd=scratch,
        env=os.environ | ours,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert lines.count("tablee play") == len(list(scratch.glob("*-*.tablee")))
    assert all(line.startswith(".venv/bin/tablee ") for line in lines.splitlines())


def test_what_is_named_in_the_readme_is_there() -> None:
    text = README.read_text("utf-8")
    root = README.parent
    for target in re.findall(r"\]\(([^)#:]+)\)|src=\"([^\":]+)\"", text):
        assert (root / "".join(target)).exists(), target
    makefile = (root / "Makefile").read_text("utf-8")
    for name in re.findall(r"^make (\w+)", text, re.MULTILINE):
        assert f"\n{name}:" in makefile


def test_extras_that_the_readme_names_are_there() -> None:
    text = README.read_text("utf-8")
    project = tomllib.loads((README.parent / "pyproject.toml").read_text("utf-8"))
    paragraph = text.partition("Further extras:")[2].partition("\n\n")[0]
    named = re.findall(r"`(\w+)`", paragraph)
    assert named
    assert set(named) <= set(project["project"]["optional-dependencies"])
