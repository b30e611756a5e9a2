"""The end of a game: its scoring played out, who won and why, and where the points came from."""

from playwright.sync_api import Browser, expect

from tests.browser.gaia_matches import played_well
from tests.browser.lanterns import play_to_the_end, two_people
from tests.browser.looks import FEW_LOOKS, check_page, shown_in
from tests.browser.matches import StoreMatch
from tests.browser.person import Person


def test_the_scoring_is_played_out_once_and_can_be_skipped(
    browser: Browser, toy_server: str
) -> None:
    ada, elsa = two_people(browser, toy_server, rounds=3)
    ada.page.emulate_media(reduced_motion="no-preference")
    play_to_the_end(ada, elsa)
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Final scoring")).to_be_visible()
    expect(dialog.get_by_role("button", name="Rematch")).to_be_hidden()
    dialog.get_by_role("button", name="Show it all").click()
    expect(dialog.get_by_role("button", name="Rematch")).to_be_visible()
    # Why somebody won; who shares a victory is ahead of nobody.
    why = dialog.get_by_text("ahead of").or_(dialog.get_by_text("tie-break"))
    is_shared = dialog.locator("li .place").all_inner_texts() == ["1", "1"]
    expect(why).to_have_count(0 if is_shared else 1)
    # Whoever wants no motion has it all at once, and so has everybody who comes back.
    expect(elsa.page.get_by_role("dialog").get_by_role("button", name="Rematch")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="How it ended").click()
    expect(dialog.get_by_role("button", name="Rematch")).to_be_visible()
    expect(dialog.get_by_role("button", name="Show it all")).to_have_count(0)
    for person in (ada, elsa):
        person.closes()


def test_the_points_of_each_player_are_told_by_source(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada, match = Person(browser, server, "fr"), played_well()
    ada.is_guest()
    ada.goes_to(f"/t/{store_match(match)}")
    dialog = ada.page.get_by_role("dialog")
    total = dialog.get_by_role("row", name="Total")
    expect(total.get_by_role("cell")).to_have_text([str(score) for score in match.scores()])
    expect(dialog.get_by_role("row", name="recherche")).to_be_visible()
    ada.page.keyboard.press("Escape")
    for look in shown_in(ada, FEW_LOOKS):
        ada.page.locator("#answers button").click()
        check_page(ada, f"ending-{look}")
        ada.page.keyboard.press("Escape")
    # The drawer has the same account, and no word of what would be if the game ended now.
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.page.get_by_role("tab", name="Score").click()
    panel = ada.page.get_by_role("tabpanel")
    expect(panel.get_by_role("row", name="Total").first).to_contain_text(str(match.scores()[0]))
    expect(panel.get_by_text("If the game ended now")).to_have_count(0)
    # The ledger is made from the record: it is whole for whoever has just come.
    ledger = panel.get_by_role("table").filter(has_text="Before")
    expect(ledger.get_by_role("row").filter(has_text="Ada receives").first).to_be_visible()
    expect(ledger.get_by_role("row").filter(has_text="Blaise receives")).to_have_count(0)
    expect(ledger.get_by_role("row").last).to_contain_text(str(match.scores()[0]))
    ledger.scroll_into_view_if_needed()
    check_page(ada, "ending-score-desktop-light-en")
    ada.closes()
