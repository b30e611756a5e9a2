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
GHOSTS: Final = ".ghosts .satellite"


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


def test_undo_and_a_reload_bring_the_same_question(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada, place = Explorer(browser, server), unfinished_turn()
    sits_down(ada, store_match, place)
    question = ada.page.locator(".question")
    before = question.text_content() or ""
    hex = f"hex:{place.answers[0].split()[1]}"
    ada.points_at(hex)
    expect(question).to_contain_text("end the turn")
    after = question.text_content() or ""
    ada.page.keyboard.press("u")
    expect(question).to_have_text(before)
    ada.points_at(hex)
    expect(question).to_have_text(after)
    ada.page.reload()
    expect(question).to_have_text(after)
    ada.page.keyboard.press("u")
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


def test_a_federation_shows_its_satellites_before_they_are_placed(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada, place = Explorer(browser, server), federation()
    sits_down(ada, store_match, place)
    _, unite, link = place.answers
    route = link.split()[1:]
    satellites, ghosts = ada.board.locator(SATELLITES), ada.board.locator(GHOSTS)
    placed = satellites.count()
    ada.types_an_answer("form a federation")
    expect(ada.page.locator(".question")).to_contain_text("planets form the federation")
    # Several are possible: none is drawn until one is meant.
    expect(ada.board.locator("path.plan")).to_have_count(0)
    ada.answers.first.hover()
    expect(ada.board.locator("path.plan")).to_be_visible()
    check_page(ada, "gaia-federation-planets-desktop-light-en")
    ada.points_at_all(f"hex:{hex}" for hex in unite.split()[1:])
    expect(ada.page.locator(".question")).to_contain_text("satellites")
    expect(ada.board.locator("path.plan")).to_be_visible()
    check_page(ada, "gaia-federation-desktop-light-en")
    ada.points_at_all(f"hex:{hex}" for hex in route)
    expect(ghosts).to_have_count(len(route))
    expect(ada.board.get_by_text(f"−{len(route)}", exact=True)).to_be_visible()
    assert satellites.count() == placed
    check_page(ada, "gaia-federation-route-desktop-light-en")
    ada.confirms()
    expect(ada.page.locator(".question")).not_to_contain_text("satellites")
    expect(satellites).to_have_count(placed + len(route))
    expect(ghosts).to_have_count(0)
    ada.closes()


def test_the_only_route_of_a_federation_is_shown_and_can_be_declined(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada, place = Explorer(browser, server, "fr", touch=True), only_route()
    sits_down(ada, store_match, place)
    satellites, ghosts = ada.board.locator(SATELLITES), ada.board.locator(GHOSTS)
    placed, turn = satellites.count(), ada.place()
    hexes = [f"hex:{hex}" for hex in place.answers[1].split()[1:]]
    for look in shown_in(ada, FEW_LOOKS):
        ada.types_an_answer({"en": "form a federation", "fr": "forger une alliance"}[look.lang])
        asked = ada.place()
        ada.points_at_all(hexes)
        expect(ghosts.first).to_be_visible()
        check_page(ada, f"gaia-federation-only-{look}")
        ada.page.keyboard.press("Escape")
        expect(ada.to_confirm).to_have_count(0)
        expect(ghosts).to_have_count(0)
        ada.points_at_all(hexes)
        ada.page.locator(".ask .other").click()
        expect(ada.to_confirm).to_have_count(0)
        assert ada.place() == asked
        assert satellites.count() == placed
        ada.points_at_all(hexes)
        shown = ghosts.count()
        ada.confirms()
        expect(satellites).to_have_count(placed + shown)
        ada.takes_back_to(turn)
        expect(satellites).to_have_count(placed)
    ada.closes()


def test_a_federation_that_leaves_no_choice_is_shown_before_it_is_formed(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    """By keyboard: the yes has the focus, whatever else was chosen."""
    ada, place = Explorer(browser, server), only_route(forced=True)
    sits_down(ada, store_match, place)
    satellites, ghosts = ada.board.locator(SATELLITES), ada.board.locator(GHOSTS)
    placed, before = satellites.count(), ada.place()
    ada.types_an_answer("form a federation")
    expect(ghosts.first).to_be_visible()
    check_page(ada, "gaia-federation-forced-desktop-light-en")
    ada.page.keyboard.press("Escape")
    expect(ghosts).to_have_count(0)
    assert ada.place() == before
    ada.types_an_answer("form a federation")
    shown = ghosts.count()
    expect(ada.to_confirm.locator(".btn.go")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(satellites).to_have_count(placed + shown)
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
    assert structures.count() > early
    check_page(ada, "gaia-replay-desktop-light-en")
    ada.page.locator("aside li", has_text="builds a mine").first.hover()
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
