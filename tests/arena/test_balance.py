"""What designers read off games of equal bots."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

import tablee
from tablee.arena.balance import report
from tablee.arena.balance.comparison import changes, held_changes, winning_changes
from tablee.arena.balance.figures import held, margins, openings, passed_over, winning_answers
from tablee.arena.balance.notations import Notations
from tablee.arena.plan import Plan
from tablee.arena.playing import play
from tablee.arena.results import Results
from tablee.core.snapshot import Json
from tablee.kit.text import LANGUAGES
from tests.arena.test_report import Outline, results, speaker
from tests.arena.test_results import PLAN, played

__all__ = ["results"]  # the games of the other report


def test_a_margin_is_between_the_first_and_the_second() -> None:
    assert margins(Results(PLAN, [played(0, (10, 30)), played(1, (20, 16))])) == [4, 20]


def test_an_opening_is_the_first_answer_and_wins_as_those_do_who_began_so() -> None:
    games = [
        played(0, (10, 30), answers=(("leave", "take 1"), ("take 1",))),
        played(1, (20, 16), answers=(("take 1",), ("take 1",))),
    ]

    take, leave = openings(Results(PLAN, games))
    assert (take.key, take.seats, take.wins.value) == ("take 1", 3, 2 / 3)
    assert (leave.key, leave.seats, leave.wins.value) == ("leave", 1, 0)


def test_an_answer_that_only_winners_give_stands_out() -> None:
    """Beside what the same bot wins on average: a stronger bot makes no answer strong."""
    given = (("leave",), ("leave", "take 1"))
    by_the_stronger = [played(2 * number, (10, 30), answers=given) for number in range(30)]
    by_an_equal = [
        replace(game, entries=tuple(replace(entry, name="greedy") for entry in game.entries))
        for game in by_the_stronger
    ]

    for games, order, outstanding in (
        (by_the_stronger, ["leave", "take 1"], []),
        (by_an_equal, ["take 1", "leave"], ["take 1"]),
    ):
        found = winning_answers(Results(PLAN, games))
        assert [each.key for each in found] == order
        assert {each.key: each.wins.value for each in found} == {"leave": 0.5, "take 1": 1}
        assert [each.key for each in found if each.stands_out] == outstanding


def test_what_is_open_and_never_taken_comes_first() -> None:
    games = [
        played(n, (10, 30), offered={"a": 30, "b": 30, "c": 3}, answers=(("a",), ("a",)))
        for n in range(2)
    ]

    assert [(each.key, each.offered, each.given) for each in passed_over(Results(PLAN, games))] == [
        ("b", 60, 0),
        ("a", 60, 4),
    ]


def test_what_nobody_ever_had_is_there_too(results: Results) -> None:
    found = held(results)
    game, seats = results.plan.open_game(), results.plan.seats
    had = {key for each in results.games for mine in each.traits for key in mine}

    assert {each.key for each in found} == set(game.every_trait(seats))
    assert {each.key for each in found if each.seats.value} == had
    assert [each.seats.value for each in found] == sorted(each.seats.value for each in found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole(results: Results, lang: str) -> None:
    """Compared with itself, nothing changes."""
    page = report(results, speaker(lang, results.plan.game), results)
    outline = Outline()
    outline.feed(page)

    assert outline.open == []
    assert outline.fetched == []
    assert 'class="clear"' not in page
    assert not held_changes(results, results)
    assert not winning_changes(results, results)


def test_an_edition_that_pays_more_is_clearly_seen() -> None:
    before, after = (
        Results(plan, [play(plan, number) for number in range(12)])
        for points in (4, 90)
        for plan in [_plan({"population_ships.dock_1.points": {"2": points, "3": 4, "4": 4}})]
    )

    found = {change.key: change for change in changes(before, after)}
    assert found["points"].is_clear
    assert found["points"].by.value == pytest.approx(43, abs=1)
    assert not found["length"].by.value


def _plan(edition: Mapping[str, Json]) -> Plan:
    return Plan.of(tablee.game("reworld", edition), 2, {}, ["random"], games=12, seed=1)


def test_an_answer_has_the_words_that_are_the_same_everywhere(results: Results) -> None:
    notations = Notations(results, speaker("en", results.plan.game))
    texts = {text for game in results.games for text in game.offered}

    said = {text: notations(text) for text in texts}
    assert all(said.values())
    if results.plan.game == "reworld":
        assert said["take 1"] == "Port 1: … (take 1)"
        assert said["leave"] != "leave"
