"""Every page: axe finds nothing serious, nothing sticks out, and a picture is taken to look at."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.browser.person import DESKTOP, PHONE, Person, Scheme

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
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


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    device: str
    scheme: Scheme
    lang: str

    def __str__(self) -> str:
        return f"{self.device}-{self.scheme}-{self.lang}"

    def person(self, browser: Browser, server: str) -> Person:
        size = {"desktop": DESKTOP, "phone": PHONE}[self.device]
        return Person(browser, server, self.lang, size, self.scheme)


SCHEMES: tuple[Scheme, ...] = ("light", "dark")
LOOKS = [
    Look(device, scheme, lang)
    for device in ("desktop", "phone")
    for scheme in SCHEMES
    for lang in ("fr", "en")
]


def looked_at(person: Person, name: str) -> None:
    """The page is whole: a picture is kept, nothing is wider than the screen, axe is content."""
    page = person.page
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(150)
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), "too wide"
    found = Axe().run(page).response["violations"]
    grave = [
        (rule["id"], [node["target"] for node in rule["nodes"]][:3])
        for rule in found
        if rule["impact"] in ("serious", "critical")
    ]
    assert not grave, grave


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_pages(browser: Browser, server: str, look: Look) -> None:
    ada = look.person(browser, server)
    for name, path in PAGES.items():
        ada.goes_to(path)
        looked_at(ada, f"{name}-{look}")
    ada.closes()


# Each device, scheme and language once: a game up to the colony takes a while.
@pytest.mark.parametrize("look", [LOOKS[0], LOOKS[3], LOOKS[5], LOOKS[6]], ids=str)
def test_tables(browser: Browser, server: str, look: Look) -> None:
    ada = look.person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random", "bot:random", "bot:random"))
    for _ in range(7):
        ada.awaits_turn()
        ada.points()
    ada.awaits_turn()
    looked_at(ada, f"station-{look}")
    ada.reaches_the_colony()
    looked_at(ada, f"colony-{look}")
    ada.closes()


def test_a_table_that_waits_for_friends(browser: Browser, server: str) -> None:
    ada, elsa = Person(browser, server), Person(browser, server, lang="fr")
    link = ada.opens("me", "open")
    for person, name in ((ada, "lobby-host"), (elsa, "lobby-guest")):
        person.goes_to(link)
        looked_at(person, f"{name}-desktop-light-{person.lang}")
        person.closes()


def test_a_whole_game_by_keyboard_alone_and_its_replay(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random", "bot:random"))
    ada.plays_first_lines('[data-status="over"]')
    assert ada.is_over
    looked_at(ada, "end-desktop-light-en")
    over = ada.page.url.split("?")[0]
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda address: not address.startswith(over))
    ada.awaits_turn()
    ada.page.goto(over.replace("/t/", "/replay/"))
    ada.page.wait_for_selector("input[type=range]")
    looked_at(ada, "replay-desktop-light-en")
    ada.page.get_by_role("slider").first.press("ArrowRight")
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.page.wait_for_url("**/t/*")
    ada.awaits_turn()
    ada.closes()
