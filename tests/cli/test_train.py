"""`tablee train`: what it prints and keeps, what it refuses, and how it goes on."""

import tomllib
from pathlib import Path

import pytest

from tablee.cli import train as command
from tests.cli.conftest import Tablee

TRAIN = ("train", "gaia", "--population", "4", "--games", "1", "--workers", "1", "--to", "kept")


@pytest.fixture(autouse=True)
def _short_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "COMPARED", 2)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "won against the old weights"), ("fr", "victoires contre les anciens")],
)
def test_weights_are_found_compared_and_written(tablee: Tablee, lang: str, words: str) -> None:
    outcome = tablee(*TRAIN, "--generations", "1", "--lang", lang)

    assert outcome.code == 0
    assert words in outcome.out
    assert "kept/weights.toml" in outcome.out
    made = tomllib.loads(Path("kept/weights.toml").read_text("utf-8"))["made"]
    assert made["command"].startswith("tablee train gaia --seed 1 --generations 1")
    assert "of 2" in made["seats_2"]


def test_a_training_that_was_stopped_goes_on(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(command, "compare", interrupted)
        stopped = tablee(*TRAIN, "--generations", "1")
    assert stopped.code == 130
    assert "Stopped after 1 of 1 generations" in stopped.err

    again = tablee(*TRAIN, "--generations", "1")

    assert again.code == 0
    assert "1 of 1 generations were there already" in again.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--generations", "0"), "at least one generation"),
        (("--population", "3"), "at least four candidates"),
        (("--games", "0"), "at least one game"),
        (("--workers", "-1"), "number of workers: -1"),
    ],
)
def test_what_cannot_be_trained_is_said(
    tablee: Tablee, words: tuple[str, ...], complaint: str
) -> None:
    outcome = tablee(*TRAIN, *words)

    assert outcome.code == 2
    assert complaint in outcome.err
    assert not Path("kept").exists()
