"""Packages that count as installed, though nobody ran an installer: a folder on the path."""

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tablee import bots, outside
from tablee.core import catalogue


def install(folder: Path, name: str, entries: Mapping[str, Mapping[str, str]]) -> None:
    """What an installer leaves of a package: its name and its entry points."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    lines = [
        line
        for group, offered in entries.items()
        for line in (f"[{group}]", *(f"{key} = {value}" for key, value in offered.items()))
    ]
    info.joinpath("entry_points.txt").write_text("\n".join(lines) + "\n")


def install_project(folder: Path, project: Path) -> None:
    """A package as its `pyproject.toml` describes it; its sources stay where they are."""
    described: dict[str, Any] = tomllib.loads(project.joinpath("pyproject.toml").read_text("utf-8"))
    install(folder, described["project"]["name"], described["project"]["entry-points"])


@contextmanager
def found(*folders: Path) -> Iterator[None]:
    """What lies in these folders is installed here, and forgotten afterwards."""
    opened = dict(catalogue._opened)
    with pytest.MonkeyPatch.context() as patch:
        for folder in folders:
            patch.syspath_prepend(str(folder))
        _forget()
        yield
    _forget()
    catalogue._opened.clear()
    catalogue._opened.update(opened)


def _forget() -> None:
    outside.offers.cache_clear()
    bots._others.cache_clear()
    import_module("tablee.games")._OtherPackages.ids.cache_clear()
