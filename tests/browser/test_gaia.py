"""Gaia Project in real browsers: whole games, a phone, undo, federations, replays, pictures."""

from typing import Final

from playwright.sync_api import Browser, expect

from tests.browser.explorer import Explorer
from tests.browser.gaia_matches import (
    federation,
    offered_power,
    only_route,
    played_well,
    turn_in_round,
    unfinished_turn,
)
from tests.browser.looks import FEW_LOOKS, check_page, shown_in, take_screenshot
from tests.browser.matches import StoreMatch, sits_down
from tests.browser.person import PHONE, Person, play_out

PAGES: Final = {
    "new-gaia": "/new/gaia",
    "rules-gaia": "/rules/gaia",
    "about-gaia": "/about/gaia",
}
#: In which round a picture is taken.
TIMES: Final = {"early": 1, "late": 6}
SATELLITES: Final = '[data-piece^="satellite-"]'


def test_two_people_play_a_whole_game_by_pointing(browser: Browser, server: str) -> None:
    ada, elsa = Explorer(browser, server), Explorer(browser, server, lang="fr")
    link = ada.opens("me", "open", game="gaia")
    ada.goes_to(link)
    elsa.goes_to(link)
    elsa.page.locator("form button[type=submit], form .btn.go").first.click()
    people = (ada, elsa)
    for person in people:
        expect(person.board).to_be_visible()
    play_out(people, Explorer.answers_once, 600)
    for person in people:
        assert not person.missed
        assert person.page.locator("[data-state]:not([data-target])").count() == 0
        person.closes()


def test_a_whole_game_against_the_automa_partly_by_keyboard(browser: Browser, server: str) -> None:
    ada = Explorer(browser, server)
    ada.goes_to(ada.opens("me", game="gaia"))
    for _ in range(300):
        ada.awaits_turn()
        if ada.is_over:
            break
        if ada.is_passing and ada.may_pass:
            ada.acted = 0
            ada.types_an_answer("pass")
        else:
            ada.answers_once()
    assert ada.is_over
    ranking = ada.page.get_by_role("dialog").get_by_role("listitem")
    expect(ranking).to_have_count(2)
    expect(ranking.filter(has_text="Automa")).to_be_visible()
    check_page(ada, "gaia-end-desktop-light-en")
    ada.closes()


def test_a_phone_plays_and_nothing_sticks_out(browser: Browser, server: str) -> None:
    ada = Explorer(browser, server, lang="fr", size=PHONE, scheme="dark")
    ada.goes_to(ada.opens("me", "bot:random", game="gaia"))
    for _ in range(12):
        ada.awaits_turn()
        ada.answers_once()
        assert not ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not ada.missed
    for name in ("Carte", "Recherche", "Manche"):
        tab = ada.board.locator(".tabs button", has_text=name)
        tab.tap()
        expect(tab).to_have_attribute("aria-pressed", "true")
        assert not ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    ada.closes()


def test_a_step_that_is_not_played_is_walked_back_and_forgotten_by_a_reload(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada, place = Explorer(browser, server), unfinished_turn()
    sits_down(ada, store_match, place)
    question = ada.page.locator(".question")
    before = question.text_content() or ""
    hex = f"hex:{place.answers[0].split()[1]}"
    ada.points_at(hex)
    expect(question).to_contain_text("end the turn")
    ada.page.keyboard.press("u")
    expect(question).to_have_text(before)
    ada.points_at(hex)
    expect(question).to_contain_text("end the turn")
    ada.page.reload()
    expect(question).to_have_text(before)
    ada.closes()


def test_a_spectator_sees_the_board_and_nothing_to_point_at(browser: Browser, server: str) -> None:
    ada, guest = Explorer(browser, server), Person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random", game="gaia", private=False))
    ada.awaits_turn()
    guest.goes_to(guest.opens("me", "open"))
    guest.page.goto(ada.page.url.split("?")[0])
    expect(guest.board.locator('[data-target^="hex:"]').first).to_be_attached()
    before = guest.place()
    ada.answers_once()
    guest.awaits_change(before)
    assert guest.targets.count() == 0
    assert not guest.is_asked
    assert all('"seed"' not in frame for frame in guest.frames)
    guest.closes()
    ada.closes()


def test_a_federation_is_seen_before_it_is_formed_and_can_be_walked_back(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada, place = Explorer(browser, server), federation()
    sits_down(ada, store_match, place)
    _, unite, link = place.answers
    route = link.split()[1:]
    question, satellites = ada.page.locator(".question"), ada.board.locator(SATELLITES)
    placed, turn = satellites.count(), ada.place()
    ada.types_an_answer("form a federation")
    expect(question).to_contain_text("planets form the federation")
    ada.answers.first.hover()
    expect(ada.board.locator("path.plan").first).to_be_visible()
    check_page(ada, "gaia-federation-planets-desktop-light-en")
    ada.points_at_all(f"hex:{hex}" for hex in unite.split()[1:])
    expect(question).to_contain_text("satellites")
    check_page(ada, "gaia-federation-desktop-light-en")
    ada.points_at_all(f"hex:{hex}" for hex in route)
    expect(question).to_contain_text("token")
    expect(satellites).to_have_count(placed + len(route))
    check_page(ada, "gaia-federation-route-desktop-light-en")
    ada.takes_back_to(turn)
    expect(satellites).to_have_count(placed)
    ada.closes()


def test_the_only_route_of_a_federation_is_shown_and_can_be_declined(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada, place = Explorer(browser, server, "fr", touch=True), only_route()
    sits_down(ada, store_match, place)
    satellites = ada.board.locator(SATELLITES)
    placed, turn = satellites.count(), ada.place()
    hexes = [f"hex:{hex}" for hex in place.answers[1].split()[1:]]
    for look in shown_in(ada, FEW_LOOKS):
        ada.types_an_answer({"en": "form a federation", "fr": "forger une alliance"}[look.lang])
        ada.points_at_all(hexes)
        expect(satellites).not_to_have_count(placed)
        check_page(ada, f"gaia-federation-only-{look}")
        cancel = {"en": "Cancel", "fr": "Annuler"}[look.lang]
        ada.page.locator(".chosen").get_by_role("button", name=cancel).click()
        expect(satellites).to_have_count(placed)
        assert ada.place() == turn
    ada.closes()


def test_a_federation_that_leaves_no_choice_is_formed_by_keyboard(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada, place = Explorer(browser, server), only_route(forced=True)
    sits_down(ada, store_match, place)
    satellites, turn = ada.board.locator(SATELLITES), ada.place()
    placed = satellites.count()
    ada.types_an_answer("form a federation")
    expect(satellites).not_to_have_count(placed)
    check_page(ada, "gaia-federation-forced-desktop-light-en")
    ada.page.keyboard.press("Escape")
    expect(satellites).to_have_count(placed)
    assert ada.place() == turn
    ada.types_an_answer("form a federation")
    while ada.place().split()[0] == turn.split()[0]:
        seen = ada.looks()
        ada.page.keyboard.press("y" if seen["held"] else "1")
        ada.settles(seen)
    expect(satellites).not_to_have_count(placed)
    ada.closes()


def test_a_standing_order_charges_power_without_asking(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server)
    sits_down(ada, store_match, offered_power())
    expect(ada.page.locator(".question")).to_contain_text("charge")
    ada.page.get_by_role("button", name="Menu").click()
    orders = ada.page.get_by_role("region", name="Standing orders")
    orders.get_by_text("5", exact=True).click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".question")).not_to_contain_text("charge")
    expect(ada.page.locator("aside")).to_contain_text("standing orders")
    ada.closes()


def test_the_replay_of_a_game_from_elsewhere(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server)
    ada.goes_to(f"/replay/{store_match(played_well())}")
    slider = ada.page.get_by_role("slider").first
    slider.press("ArrowRight")
    expect(ada.page.locator('[data-target^="hex:"]').first).to_be_attached()
    structures = ada.page.locator(".pieces [data-piece]")
    early = structures.count()
    slider.press("End")
    expect(ada.page.get_by_text("Round 6", exact=False).first).to_be_attached()
    expect(structures).not_to_have_count(early)
    assert structures.count() > early
    check_page(ada, "gaia-replay-desktop-light-en")
    slider.press("Home")
    line = ada.page.locator("aside li", has_text="mine").first
    for _ in range(30):
        if line.count():
            break
        slider.press("ArrowRight")
    line.hover()
    expect(ada.page.locator("[data-named]")).to_have_count(1)
    ada.page.locator('[data-target^="hex:"]').first.hover()
    expect(ada.page.locator("[data-named]")).to_have_count(0)
    expect(ada.page.locator(".readout")).to_contain_text("sector")
    assert ada.targets.count() == 0
    ada.closes()


def test_tables(browser: Browser, server: str, store_match: StoreMatch) -> None:
    ada = Person(browser, server, "fr", touch=True)
    for name, number in TIMES.items():
        sits_down(ada, store_match, turn_in_round(played_well(), number))
        for look in shown_in(ada, FEW_LOOKS):
            take_screenshot(ada, f"gaia-{name}-{look}")
    sits_down(ada, store_match, turn_in_round(played_well(), 3))
    for look in shown_in(ada, FEW_LOOKS):
        check_page(ada, f"gaia-middle-{look}")
        if look.device == "phone":
            first, *others = ada.board.locator(".tabs button").all()
            for tab in others:
                tab.tap()
                check_page(ada, f"gaia-middle-{tab.inner_text().strip().lower()}-{look}")
            first.tap()
    ada.closes()


def test_pages(browser: Browser, server: str) -> None:
    ada, looks = Person(browser, server), [FEW_LOOKS[2], FEW_LOOKS[3]]
    for name, path in PAGES.items():
        ada.goes_to(path)
        for look in shown_in(ada, looks):
            check_page(ada, f"{name}-{look}")
    ada.goes_to(ada.opens("me", "bot:random", game="gaia"))
    ada.awaits_turn()
    for look in shown_in(ada, looks):
        check_page(ada, f"gaia-factions-{look}")
    ada.closes()


def test_a_long_yes_takes_two_lines_on_a_phone(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada, place = Explorer(browser, server, lang="fr", size=PHONE), unfinished_turn()
    sits_down(ada, store_match, place)
    ada.points_at(f"hex:{place.answers[0].split()[1]}")
    yes = ada.page.locator(".chosen .yes")
    expect(yes).to_be_visible()
    yes.evaluate("button => { button.textContent = 'Avancer en Économie jusqu’au niveau 1'; }")
    assert not ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    take_screenshot(ada, "gaia-long-yes-phone-light-fr")
    ada.closes()
