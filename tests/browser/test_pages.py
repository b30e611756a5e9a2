"""Every page: axe finds nothing serious, nothing sticks out, and a picture is taken to look at."""

import pytest
from playwright.sync_api import Browser

from tests.browser.looks import FEW_LOOKS, LOOKS, check_page, in_language, shown_in
from tests.browser.matches import StoreMatch, sits_down, turn_in_chapter
from tests.browser.person import LANGUAGES, Person

PAGES = {
    "home": "/",
    "new-table": "/new/reworld",
    "tables": "/tables",
    "rules-index": "/rules",
    "rules": "/rules/reworld",
    "player": "/players/Nobody",
    "about": "/about/reworld",
    "ratings": "/ratings/reworld",
    "profile": "/me",
    "sign-in": "/sign-in",
    "not-found": "/no/such/page",
}


#: Where a picture is taken in Reworld: the chapter, and which turn of it.
TURNS = {"station": (1, 7), "colony": (2, 1)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages(browser: Browser, server: str, lang: str) -> None:
    ada = Person(browser, server, lang)
    for name, path in PAGES.items():
        ada.goes_to(path)
        for look in shown_in(ada, in_language(LOOKS, lang)):
            check_page(ada, f"{name}-{look}")
    ada.closes()


def test_tables(browser: Browser, server: str, store_match: StoreMatch) -> None:
    for name, (chapter, nth) in TURNS.items():
        ada = Person(browser, server, "fr")
        sits_down(ada, store_match, turn_in_chapter(chapter, nth))
        for look in shown_in(ada, FEW_LOOKS):
            check_page(ada, f"{name}-{look}")
        ada.closes()


def test_a_table_that_waits_for_friends(browser: Browser, server: str) -> None:
    ada, elsa = Person(browser, server), Person(browser, server, lang="fr")
    link = ada.opens("me", "open")
    for person, name in ((ada, "lobby-host"), (elsa, "lobby-guest")):
        person.goes_to(link)
        check_page(person, f"{name}-desktop-light-{person.lang}")
        person.closes()


def test_a_whole_game_by_keyboard_alone_and_its_replay(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random", "bot:random"))
    ada.plays_first_lines('[data-status="over"]')
    assert ada.is_over
    check_page(ada, "end-desktop-light-en")
    over = ada.page.url.split("?")[0]
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda address: not address.startswith(over))
    ada.awaits_turn()
    ada.page.goto(over.replace("/t/", "/replay/"))
    ada.page.wait_for_selector("input[type=range]")
    check_page(ada, "replay-desktop-light-en")
    ada.page.get_by_role("slider").first.press("ArrowRight")
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.page.wait_for_url("**/t/*")
    ada.awaits_turn()
    ada.closes()
