"""A game that the server plays and the client has never heard of: a plain card, a plain board."""

from playwright.sync_api import Browser, expect

from tests.browser.looks import FEW_LOOKS, LOOKS, check_page, in_language, shown_in
from tests.browser.person import Person


def test_every_game_of_the_server_has_a_card(browser: Browser, toy_server: str) -> None:
    ada = Person(browser, toy_server)
    ada.goes_to("/")
    cards = ada.page.locator("article.game")
    expect(cards).to_have_count(6)
    card = ada.page.locator("article.g-lanterns")
    expect(card.get_by_role("heading")).to_have_text("Lanterns")
    expect(card).to_contain_text("2–3")
    expect(card.get_by_role("button", name="Play now")).to_be_enabled()
    for look in shown_in(ada, in_language(LOOKS, "en")):
        card.scroll_into_view_if_needed()
        check_page(ada, f"home-other-{look}")
    ada.closes()


def test_such_a_game_is_picked_and_played_against_bots(browser: Browser, toy_server: str) -> None:
    ada = Person(browser, toy_server)
    ada.goes_to("/new/reworld")
    picker = ada.page.get_by_role("group", name="Game", exact=True)
    expect(picker.get_by_role("button")).to_have_count(6)
    picker.get_by_role("button", name="Lanterns").click()
    expect(ada.page.get_by_role("heading", name="Lanterns")).to_be_visible()
    ada.page.get_by_role("group", name="Way to play").get_by_text("sealed").click()
    for look in shown_in(ada, in_language(FEW_LOOKS, "en")):
        check_page(ada, f"new-other-{look}")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/t/*")
    for _ in range(40):
        ada.awaits_turn()
        if ada.is_over:
            break
        before = ada.place()
        ada.answers.first.click()
        ada.awaits_change(before)
    expect(ada.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    expect(ada.page.locator("h1")).to_contain_text("Lanterns")
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("slider").first).to_be_visible()
    expect(ada.page.locator("h1")).to_contain_text("Lanterns")
    ada.closes()


def test_its_rules_and_its_place_in_the_lists(browser: Browser, toy_server: str) -> None:
    ada = Person(browser, toy_server)
    ada.goes_to("/rules")
    entry = ada.page.get_by_role("listitem").filter(has_text="Lanterns")
    entry.get_by_role("link").first.click()
    expect(ada.page.locator("article")).to_contain_text("All at once keep it or draw another one.")
    expect(ada.page).to_have_title("Lanterns, Rules · Tablée")
    ada.closes()
