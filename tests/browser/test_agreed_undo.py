"""A move is taken back with everybody's leave: two people in two browsers."""

from playwright.sync_api import Browser, expect

from tests.browser.looks import check_page
from tests.browser.person import DESKTOP, PHONE, Person


def test_a_rival_is_asked_and_agrees_or_plays_on(browser: Browser, server: str) -> None:
    ada, elsa = Person(browser, server, "en", DESKTOP), Person(browser, server, "fr", PHONE)
    link = ada.opens("me", "open", game="gaia")
    elsa.is_guest("Elsa")
    table = link.split("?")[0].removeprefix("/t/")
    elsa.posts(f"/api/tables/{table}/join", {"invitation": link.split("=")[1]})
    for person in (ada, elsa):
        person.goes_to(link)
        expect(person.board).to_be_visible()
        expect(person.page.locator(".question")).not_to_be_empty()
    first, second = (ada, elsa) if ada.is_asked else (elsa, ada)
    ask = {"en": "Ask to take my move back", "fr": "Demander à reprendre mon coup"}
    for person in (first, second):
        person.awaits_turn()
        person.presses_an_answer()
    first.page.get_by_role("button", name=ask[first.lang]).click()
    expect(first.page.locator(".notices .notice")).to_be_visible()
    check_page(first, f"undo-asks-{'desktop' if first is ada else 'phone'}-light-{first.lang}")
    check_page(second, f"undo-asked-{'desktop' if second is ada else 'phone'}-light-{second.lang}")
    place = first.place()
    second.page.locator(".notices .btn").first.click()
    first.awaits_change(place)
    assert first.is_asked
    for person in (ada, elsa):
        expect(person.page.locator(".notices .notice")).to_have_count(0)
    # The next time the other would rather play on, and that is not asked again.
    for person in (first, second):
        person.awaits_turn()
        person.presses_an_answer()
    first.page.get_by_role("button", name=ask[first.lang]).click()
    second.page.locator(".notices .btn").last.click()
    words = {"en": "would rather play on", "fr": "préfère continuer"}
    expect(first.page.get_by_text(words[first.lang])).to_be_visible()
    expect(first.page.get_by_role("button", name=ask[first.lang])).to_have_count(0)
    for person in (ada, elsa):
        person.closes()
