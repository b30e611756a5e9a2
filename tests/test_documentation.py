"""The site: it builds without a warning, and its examples run."""

import doctest
import random
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import tablee
from tablee import bots
from tablee.core import catalogue, match, record
from tablee.driver import asking, explaining

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs").rglob("*.md"))


def test_the_site_builds_and_every_page_is_in_it(tmp_path: Path) -> None:
    """Strict: a link that leads nowhere, or a page that no menu has, is an error."""
    built = subprocess.run(  # noqa: S603 - our own site
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={"NO_MKDOCS_2_WARNING": "1", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (built.returncode, built.stdout + built.stderr) == (0, "")
    menu = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in PAGES:
        assert f" {page.relative_to(ROOT / 'docs').as_posix()}\n" in menu
    shown = (tmp_path / "api" / "playing.html").read_text("utf-8")
    assert "every move is checked again" in shown
    assert "R40" in (tmp_path / "rules" / "reworld.html").read_text("utf-8")


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.parent.name == "guides"], ids=lambda page: page.stem
)
def test_the_python_of_guides_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        exec(compile(code, str(page), "exec"), {})  # noqa: S102 - our own page
        assert capsys.readouterr().out


@pytest.mark.parametrize("module", [asking, bots, catalogue, explaining, match, record])
def test_the_examples_of_docstrings_run(module: ModuleType) -> None:
    if not str(module.__file__).endswith(".py"):
        pytest.skip("examples are found in sources, not in compiled modules")
    examples = doctest.DocTestFinder().find(module, globs={"tablee": tablee, "random": random})
    runner = doctest.DocTestRunner()
    for example in examples:
        runner.run(example)

    assert runner.failures == 0
    assert runner.tries > 0
