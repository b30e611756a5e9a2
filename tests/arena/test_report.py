"""The page: whole, in both languages, and nothing is fetched for it."""

import re
from html.parser import HTMLParser

import pytest

import tablee
from tablee.arena.plan import Plan
from tablee.arena.playing import play
from tablee.arena.report import report
from tablee.arena.report.plots import Scale, ticks
from tablee.arena.results import Results
from tablee.cli.voice import Voice
from tablee.core import Sentence
from tablee.kit.text import LANGUAGES

#: A game of each kind: with rivals, alone with an opponent, alone with goals.
TABLES = [("reworld", 2), ("gaia", 1), ("artemis", 1), ("reykholt", 3), ("century", 3)]


class Outline(HTMLParser):
    """The tags that are still open, and what a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line", "circle", "rect", "polyline"):
            self.open.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag != "rect":
            assert self.open.pop() == tag


def speaker(lang: str, game_id: str) -> Voice:
    voice = Voice(lang)
    voice.enter_room("tablee.arena")
    voice.enter(game_id)
    return voice


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: table[0])
def results(request: pytest.FixtureRequest) -> Results:
    game_id, seats = request.param
    plan = Plan.of(tablee.game(game_id), seats, {}, ["random"], games=6, seed=1)
    return Results(plan, [play(plan, number) for number in range(6)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole(results: Results, lang: str) -> None:
    page = report(results, speaker(lang, results.plan.game))
    outline = Outline()
    outline.feed(page)

    assert outline.open == []
    assert outline.fetched == []
    assert "url(" not in page
    assert "@import" not in page
    assert f'<html lang="{lang}">' in page
    assert len(re.findall("<svg", page)) >= 6
    assert not re.search(r"\b(nan|inf)\b", page)


def test_a_name_cannot_write_html(results: Results) -> None:
    class Joker(Voice):
        def word(self, sentence: Sentence) -> str:
            return "<b>&"

    voice = Joker("en")
    page = report(results, voice)

    assert "<b>" not in page


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (-7, 88, [0, 20, 40, 60, 80]),
        (0, 0, [0]),
        (3, 5, [3, 3.5, 4, 4.5, 5]),
    ],
)
def test_ticks_are_round(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(expected)


def test_a_scale_of_one_value_is_no_division_by_zero() -> None:
    assert Scale(5, 5)(5) == 8
