"""A tournament: opened, joined by its link, started, played at a table, and its standings."""

import secrets

from playwright.sync_api import Browser, Page, expect

from tests.browser.lanterns import LanternPlayer, play_to_the_end
from tests.browser.looks import LOOKS, check_page, in_language, resizes
from tests.browser.person import DESKTOP, PHONE, Person


def check_looks(person: Person, name: str) -> None:
    """The page in both sizes and schemes, in the language of its reader."""
    before = person.page.viewport_size
    for look in in_language(LOOKS, person.lang):
        resizes(person, look.size)
        person.page.emulate_media(color_scheme=look.scheme)
        check_page(person, f"tournament-{name}-{look}", whole=True)
    assert before is not None
    person.page.set_viewport_size(before)
    person.page.emulate_media(color_scheme="light")


def makes_account(page: Page, words: tuple[str, str, str]) -> str:
    """The form that asks for an account is filled in and sent by keyboard; the new name."""
    name_label, password_label, button = words
    name = f"Player {secrets.randbelow(10**9)}"
    page.get_by_label(name_label, exact=True).fill(name)
    page.get_by_label(password_label, exact=True).fill("a long password")
    page.locator("form").get_by_role("button", name=button, exact=True).last.press("Enter")
    return name


def test_a_tournament_from_opening_to_standings(browser: Browser, toy_server: str) -> None:
    ada = LanternPlayer(browser, toy_server, "en", DESKTOP)
    elsa = LanternPlayer(browser, toy_server, "fr", PHONE)

    # Whoever has no account is asked for one, and stays where they are.
    ada.goes_to("/")
    ada.page.get_by_role("link", name="Tournaments", exact=True).first.click()
    expect(ada.page.get_by_text("You are not in any tournament")).to_be_visible()
    ada.page.get_by_role("link", name="New tournament").click()
    ada.name = makes_account(ada.page, ("Name", "Password", "Create an account"))
    ada.page.get_by_role("button", name="Lanterns").click()
    ada.page.wait_for_url("**/tournaments/new/lanterns", wait_until="commit")
    ada.page.get_by_label("Name of the tournament").fill("Tuesday league")
    check_looks(ada, "new")
    ada.page.get_by_role("button", name="Open the tournament").click()
    expect(ada.page.get_by_role("heading", name="Tuesday league")).to_be_visible()
    start = ada.page.get_by_role("button", name="Close entries and start")
    expect(start).to_be_disabled()
    expect(ada.page.get_by_text("One more player is needed")).to_be_visible()
    check_looks(ada, "open")

    # A friend comes by the link, and needs an account too.
    link = ada.page.locator(".linkbox span").inner_text()
    path = "/" + link.partition("/")[2]
    elsa.goes_to(path.split("?")[0])
    expect(elsa.page.get_by_text("Ce tournoi n’existe pas")).to_be_visible()
    elsa.goes_to(path)
    elsa.page.get_by_role("button", name="Rejoindre").click()
    check_page(elsa, "tournament-join-phone-light-fr", whole=True)
    elsa.name = makes_account(elsa.page, ("Nom", "Mot de passe", "Créer un compte"))
    expect(elsa.page.get_by_role("heading", name="Vous participez")).to_be_visible()
    assert elsa.page.url.endswith(path)
    expect(elsa.page.get_by_role("link", name=ada.name).first).to_be_visible()

    ada.page.reload()
    expect(ada.page.get_by_role("link", name=elsa.name)).to_be_visible()
    start.click()
    expect(ada.page.get_by_role("heading", name="Round 1")).to_be_visible()
    check_looks(ada, "playing")
    address = ada.page.locator("section a.btn[href^='/t/']").get_attribute("href")
    assert address is not None
    for person in (ada, elsa):
        person.goes_to(address)
        person.awaits_turn()
    expect(ada.page.get_by_role("link", name="Tuesday league")).to_be_visible()
    check_page(ada, "tournament-table-desktop-light-en")
    play_to_the_end(ada, elsa)
    ada.page.get_by_role("dialog").get_by_role("link", name="Standings of the tournament").click()
    rows = ada.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(3)
    for person in (ada, elsa):
        expect(rows.filter(has_text=person.name)).to_have_count(1)
    ada.page.reload()
    expect(ada.page.get_by_role("status").filter(has_text="Over")).to_be_visible()
    check_looks(ada, "over")
    elsa.goes_to("/tournaments")
    expect(elsa.page.get_by_role("link", name="Tuesday league")).to_be_visible()
    check_looks(elsa, "list")
    elsa.page.get_by_role("link", name="Tuesday league").press("Enter")
    expect(elsa.page.get_by_role("heading", name="Classement")).to_be_visible()
    check_looks(elsa, "over")
    for person in (ada, elsa):
        person.closes()
