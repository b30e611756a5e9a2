"""What is installed: the library without a server, and packages that carry the client."""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from tablee.cli.extras import SERVER

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))
#: Nobody has asked for a server here.
WITHOUT = f"import sys; sys.modules |= dict.fromkeys({sorted(SERVER)!r});"
CLIENT = "tablee/server/static/index.html"


def run_python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )


def test_library_and_terminal_need_no_server() -> None:
    done = run_python(
        WITHOUT + "from tablee.cli.main import main;"
        "sys.exit(main(['simulate', 'reworld', '--bot', 'random', '--json']))"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert '"reworld"' in done.stdout


@pytest.mark.parametrize("words", [[], ["serve"], ["backup", "x"], ["admin", "reports"]], ids=str)
def test_who_asks_for_a_server_that_is_not_there_is_told_how_to_get_it(words: list[str]) -> None:
    code = f"from tablee.cli.main import main; sys.exit(main([*{words!r}, '--lang', 'en']))"
    done = run_python(WITHOUT + code)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "The server is not installed" in done.stderr
    assert "pip install tablee[server]" in done.stderr


def test_the_modules_of_the_extra_are_known() -> None:
    """All but uvloop, without which the server runs too."""
    words = PROJECT["project"]["optional-dependencies"]["server"]
    extra = {_normal(re.split("[<>;=]", word)[0]) for word in words}
    modules = {
        module
        for module, distributions in packages_distributions().items()
        if extra & set(map(_normal, distributions)) and not module.startswith("_")
    }
    assert modules - {"uvloop"} == SERVER


def _normal(distribution: str) -> str:
    return distribution.lower().replace("_", "-")


def cpu_of(modules: str) -> float:
    """The CPU seconds that it takes to import them."""
    clock = "import time; begun = time.process_time()"
    code = f"{clock}; import {modules}; print(time.process_time() - begun)"
    return min(float(run_python(code).stdout) for _ in range(5))


def test_importing_the_library_is_quick() -> None:
    """In CPU time, a few times what it stands on: a tenth of a second on a quiet machine."""
    assert cpu_of("tablee") < 4 * cpu_of("dataclasses, json, tomllib, importlib.resources, msgspec")
    slow = ("fluent", "importlib.metadata", "rich", "textual", "typer", "asyncio", *sorted(SERVER))
    done = run_python(
        f"import sys, tablee; print([name for name in {slow!r} if name in sys.modules])"
    )
    assert done.stdout.strip() == "[]"


def test_only_who_opens_a_full_screen_waits_for_it() -> None:
    done = run_python("import sys, tablee.cli.main; print('textual' in sys.modules)")
    assert done.stdout.strip() == "False"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small one, whose client is built already."""
    files = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/tablee/__init__.py")
    for name in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(ROOT.joinpath(name).read_bytes())
    tmp_path.joinpath(".gitignore").write_bytes(ROOT.joinpath(".gitignore").read_bytes())
    built = tmp_path / "src" / CLIENT
    built.parent.mkdir(parents=True)
    built.write_text("the client")
    return tmp_path


def test_source_and_wheel_carry_the_client(checkout: Path, tmp_path: Path) -> None:
    (source,) = SdistBuilder(str(checkout)).build(directory=str(tmp_path / "dist"))
    with tarfile.open(source) as archive:
        assert [name for name in archive.getnames() if name.endswith(CLIENT)]
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    (wheel,) = WheelBuilder(str(unpacked)).build(
        directory=str(tmp_path / "dist"), versions=["standard"]
    )
    assert CLIENT in zipfile.ZipFile(wheel).namelist()


def test_a_package_without_the_client_is_not_made(checkout: Path, tmp_path: Path) -> None:
    (checkout / "src" / CLIENT).unlink()
    for builder in (SdistBuilder, WheelBuilder):
        with pytest.raises(SystemExit, match="The browser client was not built"):
            list(builder(str(checkout)).build(directory=str(tmp_path / "dist")))
    assert not list((tmp_path / "dist").glob("tablee*"))
