"""Every page: axe finds nothing serious, nothing sticks out, and a picture is taken to look at."""

import pytest
from playwright.sync_api import Browser

from tests.browser.looks import FEW_LOOKS, LOOKS, Look, check_page
from tests.browser.person import Person

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


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_pages(browser: Browser, server: str, look: Look) -> None:
    ada = look.person(browser, server)
    for name, path in PAGES.items():
        ada.goes_to(path)
        check_page(ada, f"{name}-{look}")
    ada.closes()


# A game up to the colony takes a while.
@pytest.mark.parametrize("look", FEW_LOOKS, ids=str)
def test_tables(browser: Browser, server: str, look: Look) -> None:
    ada = look.person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random", "bot:random", "bot:random"))
    for _ in range(7):
        ada.awaits_turn()
        ada.points()
    ada.awaits_turn()
    check_page(ada, f"station-{look}")
    ada.reaches_the_colony()
    check_page(ada, f"colony-{look}")
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
