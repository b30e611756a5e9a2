"""Notes at a table, another name, friends and playing again."""

from playwright.sync_api import Browser, expect

from tests.browser.lanterns import play_to_the_end, two_people
from tests.browser.looks import FEW_LOOKS, check_page, resizes
from tests.browser.person import Person


def test_notes_are_kept_and_friends_play_again(browser: Browser, toy_server: str) -> None:
    ada, elsa = two_people(browser, toy_server, rounds=1)
    ada.page.get_by_role("tab", name="Notes").click()
    note = ada.page.get_by_role("textbox", name="Notes")
    note.fill("She always swaps.")
    expect(ada.page.get_by_text("Kept.")).to_be_visible()
    check_page(ada, "notes-desktop-light-en")
    ada.page.reload()
    ada.page.get_by_role("tab", name="Notes").click()
    expect(note).to_have_value("She always swaps.")
    elsa.page.get_by_role("tab", name="Notes").click()
    expect(elsa.page.get_by_role("textbox", name="Notes")).to_have_value("")
    ada.page.get_by_role("tab", name="Log").click()
    elsa.page.get_by_role("tab", name="Log").click()
    play_to_the_end(ada, elsa)
    ada.goes_to(f"/players/{elsa.name}")
    ada.page.get_by_role("button", name=elsa.name).click()
    ada.page.get_by_role("button", name=f"Add to friends: {elsa.name}").click()
    expect(ada.page.get_by_role("button", name=f"Off the list: {elsa.name}")).to_be_visible()
    check_page(ada, "friend-desktop-light-en")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_function("!history.state?.sheet")  # closing it goes back in the history
    ada.goes_to("/me")
    ada.page.get_by_role("link", name=f"Play again: {elsa.name}").click()
    expect(ada.page.get_by_text("This seat is kept for them")).to_be_visible()
    check_page(ada, "play-again-desktop-light-en")
    for person in (ada, elsa):
        person.closes()


def test_a_guest_takes_another_name(browser: Browser, toy_server: str) -> None:
    ada = Person(browser, toy_server, "fr")
    ada.is_guest("Loutre")
    ada.goes_to("/me")
    field = ada.page.get_by_role("textbox", name="Votre surnom")
    field.fill("Bécassine")
    field.press("Enter")
    expect(ada.page.get_by_role("heading", name="Bécassine")).to_be_visible()
    for look in FEW_LOOKS[:2]:
        resizes(ada, look.size)
        ada.page.emulate_media(color_scheme=look.scheme)
        check_page(ada, f"profile-guest-{look}", whole=True)
    ada.page.get_by_role("link", name="Créer un compte").first.click()
    expect(ada.page.get_by_role("textbox", name="Nom")).to_have_value("Bécassine")
    ada.closes()
