"""Meeting: strangers see who looks for players, are paired, and Back closes what lies on top."""

from playwright.sync_api import Browser, expect

from tests.browser.looks import FEW_LOOKS, LOOKS, check_page, in_language, resizes
from tests.browser.person import PHONE, Person


def test_two_strangers_are_paired(browser: Browser, toy_server: str) -> None:
    ada, elsa = Person(browser, toy_server, "en"), Person(browser, toy_server, "fr")
    for person in (ada, elsa):
        person.goes_to("/")
    # Whoever has no name yet sees that nobody waits, then that somebody does.
    expect(elsa.page.get_by_text("Personne n’attend en ce moment")).to_be_visible()
    ada.page.get_by_role("button", name="Play with somebody: Reykholt").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_text("The table is still waiting")).to_be_visible()
    elsa.page.reload()
    waiting = elsa.page.get_by_role("link", name="Rejoindre : Reykholt")
    expect(waiting).to_be_visible()
    for look in in_language(LOOKS, "fr"):
        resizes(elsa, look.size)
        elsa.page.emulate_media(color_scheme=look.scheme)
        check_page(elsa, f"home-open-{look}", whole=True)
    resizes(elsa, FEW_LOOKS[0].size)
    elsa.page.get_by_role("button", name="Jouer avec quelqu’un : Reykholt").click()
    for person in (ada, elsa):
        expect(person.board).to_be_visible()
    assert ada.page.url == elsa.page.url
    for person in (ada, elsa):
        person.closes()


def test_back_closes_a_sheet_before_it_leaves_the_page(browser: Browser, server: str) -> None:
    ada = Person(browser, server, "en", PHONE)
    ada.goes_to("/")
    table = ada.opens("me", "bot:random").split("?")[0]
    ada.goes_to(table)
    ada.awaits_turn()
    dialog = ada.page.get_by_role("dialog")
    menu = ada.page.get_by_role("button", name="Menu and settings", exact=True)
    menu.click()
    expect(dialog).to_be_visible()
    # One sheet makes way for another; Back closes that, and the page stays.
    dialog.get_by_role("button", name="Playing by keyboard").click()
    expect(dialog.get_by_text("pick an answer")).to_be_visible()
    ada.page.go_back()
    expect(dialog).to_have_count(0)
    assert ada.page.url.endswith(table)
    # So does the drawer, which lies over the table here.
    ada.page.locator("header .narrow-only").click()
    drawer = ada.page.locator("aside.drawer.open")
    expect(drawer).to_be_visible()
    ada.page.go_back()
    expect(drawer).to_have_count(0)
    # Closed by hand it leaves nothing behind: the next Back leaves the page.
    menu.click()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ada.page.wait_for_function("!history.state?.sheet")
    ada.page.go_back()
    expect(ada.board).to_have_count(0)
    ada.closes()
