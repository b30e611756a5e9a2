"""Tables that wait, are left, closed, soon to be closed, or played again."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.lanterns import play_to_the_end, two_people
from tests.browser.looks import FEW_LOOKS, LOOKS, check_page, in_language, shown_in
from tests.browser.person import Person
from tests.browser.servers import running


def test_a_guest_leaves_a_waiting_table_and_its_host_closes_it(
    browser: Browser, server: str
) -> None:
    ada, elsa = Person(browser, server, "en"), Person(browser, server, "fr")
    link = ada.opens("me", "open", "open")
    ada.goes_to(link)
    elsa.is_guest("Elsa")
    elsa.goes_to(link)
    elsa.page.get_by_role("button", name="Rejoindre").click()
    expect(elsa.page.get_by_role("button", name="Quitter la table")).to_be_visible()
    expect(elsa.page.locator("li.row").first).to_contain_text("a ouvert la table")
    expect(elsa.page.get_by_role("button", name="Fermer la table")).to_have_count(0)
    for person in (ada, elsa):
        for look in shown_in(person, in_language(LOOKS, person.lang)):
            check_page(person, f"waiting-{look}")
    elsa.page.get_by_role("button", name="Quitter la table").click()
    elsa.page.wait_for_url(f"{server}/")
    expect(ada.page.get_by_text("waiting for someone", exact=True)).to_have_count(2)
    # Alone there, the host can only close the table, and is asked once.
    expect(ada.page.get_by_role("button", name="Leave the table")).to_have_count(0)
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("button", name="Really close it").click()
    ada.page.wait_for_url(f"{server}/")
    ada.goes_to(link)
    expect(ada.page.get_by_text("You closed this table")).to_be_visible()
    # There is no film of it.
    ada.goes_to(link.split("?")[0].replace("/t/", "/replay/"))
    ada.page.wait_for_url("**/t/*")
    elsa.goes_to(link)
    expect(elsa.page.get_by_text("l’a fermée avant le début")).to_be_visible()
    for look in shown_in(elsa, in_language(LOOKS, "fr")):
        check_page(elsa, f"closed-{look}")
    elsa.page.get_by_role("link", name="Nouvelle table").click()
    elsa.page.wait_for_url("**/new/reworld")
    for person in (ada, elsa):
        person.closes()


def test_a_table_says_when_it_is_soon_closed(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, "tests.browser.hasty_server") as server:
        ada = Person(browser, server)
        ada.goes_to(ada.opens("me", "open"))
        told = ada.page.get_by_text("The table closes in 19 hours if nobody comes.")
        expect(told).to_be_visible()
        ada.goes_to(ada.opens("me", "bot:random"))
        ada.awaits_turn()
        expect(ada.page.locator("header .clock")).to_contain_text("Closes in 2 days")
        for look in shown_in(ada, FEW_LOOKS[::-1]):
            check_page(ada, f"expiring-{look}")
        ada.goes_to("/tables")
        expect(ada.page.get_by_text("Ferme après-demain")).to_be_visible()
        ada.closes()


def test_a_table_has_one_rematch_and_tells_who_waits_there(
    browser: Browser, toy_server: str
) -> None:
    ada, elsa = two_people(browser, toy_server)
    play_to_the_end(ada, elsa)
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_text("The table is still waiting")).to_be_visible()
    dialog = elsa.page.get_by_role("dialog")
    expect(dialog.get_by_text(f"{ada.name} offers a rematch.")).to_be_visible()
    check_page(elsa, "rematch-desktop-light-en")
    # It stands on the finished table too, and they talk before anybody has joined.
    elsa.page.keyboard.press("Escape")
    expect(elsa.notices).to_contain_text(f"{ada.name} offers a rematch.")
    check_page(elsa, "rematch-offer-desktop-light-en")
    ada.page.get_by_placeholder("Write to the table").fill("Once more?")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log")).to_contain_text("Once more?")
    for look in shown_in(ada, in_language(LOOKS, "en")):
        check_page(ada, f"rematch-lobby-{look}", whole=True)
    elsa.notices.get_by_role("button", name="Join the rematch").click()
    for person in (ada, elsa):
        expect(person.board).to_be_visible()
    assert ada.page.url == elsa.page.url
    for person in (ada, elsa):
        person.closes()


def test_a_bot_takes_the_seat_of_whoever_does_not_come(browser: Browser, server: str) -> None:
    ada, elsa = Person(browser, server, "en"), Person(browser, server, "fr")
    link = ada.opens("me", "open")
    ada.goes_to(link)
    elsa.is_guest("Elsa")
    elsa.goes_to(link)
    # Whoever is invited is told by whom and to what, and cannot give seats away.
    expect(elsa.page.get_by_text("vous invite à une partie de Reworld")).to_be_visible()
    expect(elsa.page.get_by_role("button", name="La donner à un robot")).to_have_count(0)
    check_page(elsa, "invited-desktop-light-fr")
    ada.page.get_by_role("button", name="Give it to a bot").click()
    for person in (ada, elsa):
        expect(person.board).to_be_visible()
        person.closes()
