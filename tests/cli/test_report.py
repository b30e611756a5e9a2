"""`tablee report`: the page for designers, one edition or two."""

from pathlib import Path

import pytest

from tests.cli.conftest import Tablee

REPORT = ("report", "reworld", "--seats", "2", "--games", "3", "--bot", "random", "--workers", "1")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "What the other edition changes"), ("fr", "Ce que change")]
)
def test_what_an_edition_changes_is_told(tablee: Tablee, lang: str, words: str) -> None:
    edition = tablee("edition", "reworld").out
    Path("mine.toml").write_text(edition.replace("{ 2 = 4, 3 = 4", "{ 2 = 9, 3 = 4", 1))

    alone = tablee(*REPORT, "--to", "kept", "--lang", lang)
    assert (alone.code, words in Path("kept/report.html").read_text()) == (0, False)

    both = tablee(*REPORT, "--to", "kept", "--versus", "mine.toml", "--lang", lang)
    assert (both.code, words in Path("kept/report.html").read_text()) == (0, True)
    assert "kept/report.html" in both.out
    assert len(Path("kept/versus/games.jsonl").read_text().splitlines()) == 3


def test_the_same_edition_is_no_other(tablee: Tablee) -> None:
    Path("mine.toml").write_text(tablee("edition", "reworld").out)

    outcome = tablee(*REPORT, "--to", "kept", "--versus", "mine.toml")

    assert outcome.code != 0
    assert "nothing to compare" in outcome.err
    assert not Path("kept").exists()
