"""`tablee review`: in words, with a way to go on, and errors in one sentence."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablee as library
from tablee.bots.explaining import Estimate
from tablee.core import Match
from tablee.driver import ask, judging, reviewing
from tests.cli.conftest import Tablee

RECORD = Path("played.tablee")


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that is quick rather than right: the first alternative is a great mistake."""
    for name, count in [("POINTS", 4), ("SUSPECTS", 2), ("LOOKS", 2), ("MEASURES", 2)]:
        monkeypatch.setattr(reviewing, name, count)
    for name in ("GLANCES", "FORECASTS"):
        monkeypatch.setattr(judging, name, 1)
    monkeypatch.setattr("tablee.bots.explaining.BY_CHANCE", 1)


def played(decisions: int = 24) -> Match[Any]:
    """The record of a game of which so much was played."""
    match: Match[Any] = Match(library.game("reworld"), 2, 3)
    luck = Random(3)
    for _ in range(decisions):
        seat = match.seats_to_act[0]
        match.play(ask(library.bot("random"), match, seat, luck), seat)
    RECORD.write_text(str(match.record))
    return match


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_review_is_told_in_words(
    tablee: Tablee, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played()
    monkeypatch.setattr(Estimate, "is_sure", True)

    outcome = tablee("--lang", lang, "review", str(RECORD), "--seat", "2", "--level", "normal")

    assert (outcome.code, outcome.err) == (0, "")
    assert ("player 2" if lang == "en" else "joueur 2") in outcome.out
    assert f"tablee play reworld --resume {RECORD} --from " in outcome.out
    assert "--humans 2" in outcome.out
    assert ("better" if lang == "en" else "mieux") in outcome.out
    assert not [path for path in Path().iterdir() if path != RECORD]


def test_a_review_without_mistakes_says_so(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    played()
    monkeypatch.setattr(Estimate, "is_sure", False)
    out = tablee("review", str(RECORD), "--level", "normal").out
    assert "No decision was found that clearly cost points." in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seat", "3"], "There is no such seat."),
        (["--seat", "0"], "There is no such seat."),
        (["--level", "random"], "has no opinion"),
        (["--level", "oracle"], "There is no bot “oracle”."),
    ],
)
def test_what_cannot_be_reviewed_is_said_in_one_sentence(
    tablee: Tablee, words: list[str], said: str
) -> None:
    played()
    outcome = tablee("review", str(RECORD), *words)
    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err
    assert outcome.err.count("\n") == 1


def test_where_nothing_was_decided_there_is_nothing_to_review(tablee: Tablee) -> None:
    played(0)
    assert "nothing to review" in tablee("review", str(RECORD)).err


def test_a_game_goes_on_from_an_earlier_step_in_a_file_of_its_own(tablee: Tablee) -> None:
    match = played()
    before = RECORD.read_text()

    words = ("play", "reworld", "--resume", str(RECORD), "--humans", "2")
    outcome = tablee(*words, "--from", "9", typed=["", "q"])

    assert outcome.code == 0
    assert RECORD.read_text() == before
    saved = library.Record.loads(Path("played-2.tablee").read_text()).replay()
    assert saved.moves[: saved.decisions] == match.moves[: saved.decisions]
    assert 9 <= saved.decisions < 24


def test_a_step_that_the_record_has_not_is_refused(tablee: Tablee) -> None:
    played()
    outcome = tablee("play", "reworld", "--resume", str(RECORD), "--from", "25", typed=["q"])
    assert outcome.code == 2
    assert "a number from 0 to 24" in outcome.err
    assert "--resume" in tablee("play", "reworld", "--from", "2", typed=["q"]).err
