"""Hints that say what moves are for, and the review of a finished game, by clicking."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

import tablee
from tablee.core import Match
from tablee.driver import ask
from tablee.server.settings import Settings
from tablee.server.tables.imported import keep
from tests.browser.looks import FEW_LOOKS, check_page, shown_in
from tests.browser.person import Person
from tests.browser.servers import running

#: Milliseconds for a review on a machine that does other things besides.
LONG = 180_000


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address of a server with brief reviews, and a finished game there."""
    data: Path = tmp_path_factory.mktemp("brief")
    match = Match(tablee.game("reykholt"), 2, 6)
    luck = Random(6)
    while not match.over:
        seat = match.seats_to_act[0]
        match.play(ask(tablee.bot("random"), match, seat, luck), seat)
    with running(data, "tests.browser.brief_server") as address:
        with ThreadPoolExecutor(1) as executor:
            database = Settings(data=data).database_url
            replay = executor.submit(keep, database, match, ("Ada", "Bob")).result()
        yield address, replay


def test_a_hint_ranks_three_moves_on_the_board_and_says_what_they_are_for(
    browser: Browser, brief: tuple[str, str]
) -> None:
    ada = Person(browser, brief[0])
    ada.goes_to(ada.opens("me", "bot:random"))
    ada.awaits_turn()
    page = ada.page
    page.get_by_role("button", name="Hint from the bot").click()
    expect(page.get_by_role("status").filter(has_text="moves found")).to_have_count(1)
    hint = page.get_by_role("group", name="Hint from the bot")
    moves = hint.locator(".move")
    expect(moves).to_have_count(3)
    expect(hint.locator(".move .rank-badge")).to_have_text(["1", "2", "3"])
    for why in hint.locator(".why").all():
        assert "about" in why.inner_text()
    on_board = page.locator(".badges .rank-badge")
    expect(on_board.first).to_be_visible()
    for look in shown_in(ada, FEW_LOOKS):
        expect(on_board.first).to_be_visible()
        check_page(ada, f"hint-{look}")
    place = page.evaluate("document.querySelector('[data-step]').dataset.step")
    moves.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "place => document.querySelector('.chosen .yes, [data-steps]')"
        " || document.querySelector('[data-step]').dataset.step !== place",
        arg=place,
    )
    expect(on_board).to_have_count(0)
    ada.closes()


def test_a_finished_game_is_reviewed_by_clicking(browser: Browser, brief: tuple[str, str]) -> None:
    address, replay = brief
    ada = Person(browser, address)
    ada.goes_to(f"/replay/{replay}")
    page = ada.page
    page.get_by_role("button", name="Review", exact=True).click()
    check_page(ada, "review-before-desktop-light-en")
    page.get_by_role("button", name="Review the play of Ada").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    check_page(ada, "review-progress-desktop-light-en")
    cards = page.locator(".review li")
    expect(cards.first).to_be_visible(timeout=LONG)
    check_page(ada, "review-desktop-light-en")
    cards.first.get_by_role("button", name="Show the position").click()
    number = cards.first.locator("header").inner_text().rsplit("after move ", 1)[1].strip()
    expect(page.get_by_text(f"Move {number} of")).to_be_visible()
    expect(page.locator(".curve .mark").first).to_be_visible()
    # It is kept: whoever comes later finds it, in another language too.
    elsa = Person(browser, address, lang="fr")
    elsa.goes_to(f"/replay/{replay}?review")
    expect(elsa.page.locator(".review li").first).to_be_visible()
    expect(elsa.page.locator(".review li")).to_have_count(cards.count())
    check_page(elsa, "review-kept-desktop-light-fr")
    elsa.closes()
    cards.first.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    ada.awaits_turn()
    ada.closes()
