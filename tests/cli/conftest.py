"""Runs command lines in a folder of their own, with what a person would type."""

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from tablee.cli.main import main
from tablee.core import catalogue
from tests.contract.toy.game import LanternsGame


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Tablee = Callable[..., Outcome]


@pytest.fixture
def tablee(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Tablee:
    """`tablee("games", "--json")`; `typed` are the lines of the keyboard."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: str, typed: Sequence[str] = ()) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(words)
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return run


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy game can be played; it has no board of its own."""
    monkeypatch.setitem(catalogue._openers, LanternsGame.id, lambda _: LanternsGame())
    monkeypatch.delitem(catalogue._opened, LanternsGame.id, raising=False)
    return LanternsGame.id
