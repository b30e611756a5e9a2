"""How a choice is made: pointed at, seen, changed, confirmed or given up; nothing unannounced."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import artemis_matches
from tests.browser.explorer import Explorer
from tests.browser.gaia_matches import federation, played_well, turn_in_round, unfinished_turn
from tests.browser.looks import check_page
from tests.browser.matches import StoreMatch, admiral_free, sits_down, turn_in_chapter
from tests.browser.person import DESKTOP, LAPTOP, PHONE, SIDEWAYS, Person, Size

SIZES = [DESKTOP, LAPTOP, PHONE, SIDEWAYS]
PORTS = '[data-target^="port:"][data-state="target"]'
#: Its kind, that it is formed, its planets, its satellites, its token, the end of the turn.
FEDERATION_CLICKS = 6
UNDER_THE_NOSE = "() => document.activeElement !== document.body"


def move_of(person: Person) -> Locator:
    """The move as it stands."""
    return person.page.get_by_role(
        "group", name={"en": "Your move", "fr": "Votre coup"}[person.lang]
    )


def played(person: Person) -> int:
    """How many moves were made at the table."""
    return int(person.page.locator("[data-step]").get_attribute("data-step") or 0)


def presses(person: Person, target: Locator) -> None:
    """By finger where there is one."""
    target.tap() if person.has_touch else target.click()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_choice_can_be_moved_walked_back_and_given_up(
    browser: Browser, server: str, size: Size
) -> None:
    ada = Person(browser, server, size=size)
    ada.goes_to(ada.opens("me", "bot:random"))
    ada.awaits_turn()
    before, question = played(ada), ada.page.locator(".question")
    asked = question.text_content() or ""
    ports = [port.get_attribute("data-target") for port in ada.board.locator(PORTS).all()[:2]]
    one, other = (ada.board.locator(f'[data-target="{port}"]') for port in ports)
    presses(ada, one)
    expect(question).not_to_have_text(asked)
    expect(one).to_have_attribute("data-state", "sel")
    expect(move_of(ada)).to_be_visible()
    # The choice moves after its first step, and nothing was asked of the table.
    presses(ada, other)
    expect(other).to_have_attribute("data-state", "sel")
    expect(one).not_to_have_attribute("data-state", "sel")
    ada.page.keyboard.press("Escape")
    expect(question).to_have_text(asked)
    expect(move_of(ada)).to_have_count(0)
    presses(ada, one)
    presses(ada, move_of(ada).get_by_role("button", name="Cancel"))
    expect(question).to_have_text(asked)
    assert played(ada) == before
    ada.closes()


@pytest.mark.parametrize("confirm", ["costly", "never"])
def test_what_destroys_something_is_never_one_click(
    browser: Browser, server: str, store_match: StoreMatch, confirm: str
) -> None:
    ada = Person(browser, server)
    ada.is_guest()
    ada.posts("/api/me", {"confirm": confirm}, "PATCH")
    risky = ada.board.locator('[data-state="risk"]')
    for nth in range(40):
        sits_down(ada, store_match, turn_in_chapter(2, nth))
        if risky.count():
            break
    before = played(ada)
    risky.first.click()
    expect(move_of(ada)).to_contain_text("lost")
    expect(ada.to_confirm).to_be_visible()
    ada.page.wait_for_timeout(200)
    assert played(ada) == before
    move_of(ada).get_by_role("button", name="Cancel").click()
    expect(ada.to_confirm).to_have_count(0)
    assert played(ada) == before
    risky.first.click()
    ada.to_confirm.click()
    ada.page.wait_for_function(
        "step => +document.querySelector('[data-step]').dataset.step > step", arg=before
    )
    ada.closes()


@pytest.mark.parametrize(("confirm", "clicks"), [("always", 2), ("costly", 2), ("never", 1)])
def test_a_player_sets_how_much_is_confirmed(
    browser: Browser, server: str, store_match: StoreMatch, confirm: str, clicks: int
) -> None:
    """Taking the admiral costs a card and takes one click more where that is to be confirmed."""
    ada = Person(browser, server)
    sits_down(ada, store_match, admiral_free())
    ada.page.get_by_role("button", name="Menu").click()
    name = {"always": "All", "costly": "Costly ones", "never": "None"}[confirm]
    ada.page.get_by_role("dialog").get_by_text(name, exact=True).click()
    ada.page.keyboard.press("Escape")
    before = ada.place()
    ada.page.locator(".kinds").get_by_role("tab", name=re.compile("admiral")).click()
    ada.page.locator('[data-target^="card:"][data-state="target"]').first.click()
    if clicks > 1:
        expect(ada.to_confirm).to_be_visible()
        assert ada.place() == before
        ada.page.keyboard.press("y")
    ada.awaits_change(before)
    ada.closes()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_mine_is_priced_and_previewed_before_it_is_built(
    browser: Browser, server: str, store_match: StoreMatch, size: Size
) -> None:
    ada, place = Explorer(browser, server, size=size), unfinished_turn()
    sits_down(ada, store_match, place)
    before = played(ada)
    hex = place.answers[0].split()[1]
    ada.points_at(f"hex:{hex}")
    expect(move_of(ada)).to_contain_text("ore")
    expect(move_of(ada)).to_contain_text("credit")
    assert played(ada) == before
    # What is likely meant ends the turn with it.
    expect(ada.to_confirm).to_contain_text("End the turn")
    presses(ada, ada.to_confirm)
    ada.page.wait_for_function(
        "step => +document.querySelector('[data-step]').dataset.step >= step", arg=before + 2
    )
    ada.closes()


def test_a_federation_takes_few_clicks_and_is_seen_before(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada, place = Explorer(browser, server), federation()
    sits_down(ada, store_match, place)
    before, clicks = played(ada), 0
    ada.page.locator(".kinds").get_by_role("tab", name=re.compile("ederation")).click()
    clicks += 1
    while played(ada) == before and clicks < 8:
        seen = ada.looks()
        (ada.to_confirm if seen["held"] else ada.answers.first).click()
        clicks += 1
        ada.settles(seen)
    assert played(ada) > before
    assert clicks <= FEDERATION_CLICKS
    ada.closes()


def test_the_focus_stays_where_the_player_was(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random"))
    for _ in range(6):
        ada.awaits_turn()
        ada.page.keyboard.press("a")
        assert ada.page.evaluate(UNDER_THE_NOSE)
        before = ada.place()
        ada.page.keyboard.press("Enter")
        if ada.to_confirm.count():
            ada.page.keyboard.press("Enter")
        ada.awaits_change(before)
        ada.awaits_turn()
        ada.page.wait_for_function(UNDER_THE_NOSE)
    ada.closes()


def test_a_gaia_turn_takes_no_more_keys_than_clicks(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    """By mouse a mine takes two clicks: the planet, and the end of the turn."""
    ada = Explorer(browser, server)
    sits_down(ada, store_match, unfinished_turn())
    before = played(ada)
    for key in ("1", "1"):
        place = ada.place()
        ada.page.keyboard.press(key)
        ada.awaits_change(place)
    assert played(ada) >= before + 2
    ada.closes()


def test_the_rules_open_at_what_is_asked(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random"))
    ada.awaits_turn()
    ada.page.get_by_role("tab", name="Rules").click()
    expect(ada.page.locator('aside .rule.here[data-rule="R11"]')).to_be_in_viewport()
    ada.closes()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_rivals_colony_can_be_seen_in_full(
    browser: Browser, server: str, store_match: StoreMatch, size: Size
) -> None:
    ada = Person(browser, server, size=size)
    sits_down(ada, store_match, turn_in_chapter(2, 8))
    presses(ada, ada.page.locator(".rival .id").first)
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.locator(".rw-tile").first).to_be_visible()
    assert sheet.locator(".rw-tile").count() >= 8
    ada.closes()


@pytest.mark.parametrize(
    ("game", "thing"),
    [
        ("reworld", ".rw-tile"),
        ("gaia", '[data-target^="hex:"]'),
        ("artemis", '[data-target^="gantry:"]'),
    ],
)
def test_a_thing_tells_what_it_is_by_long_press_and_by_key(
    browser: Browser, server: str, game: str, thing: str
) -> None:
    ada = Person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random", game=game))
    ada.awaits_turn()
    element = ada.board.locator(f"{thing}").first
    box = element.bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.mouse.down()
    card = ada.page.locator("[popover]:popover-open")
    expect(card).to_be_visible()
    ada.page.mouse.up()
    assert len(card.inner_text().strip()) > 8
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    ada.page.keyboard.press("?")
    expect(card).to_be_visible()
    ada.closes()


def test_turns_in_gaia_offer_passing_and_show_the_rounds(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server)
    sits_down(ada, store_match, turn_in_round(played_well(), 3))
    expect(ada.board.locator('[data-target^="booster:"][data-state]').first).to_be_in_viewport()
    expect(
        ada.board.locator('[aria-current="step"], [aria-current="true"]').first
    ).to_be_in_viewport()
    ada.closes()


def test_the_score_and_a_rivals_board_are_axe_clean(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server, "fr")
    for name, place in (
        ("colony", turn_in_chapter(2, 8)),
        ("gaia", turn_in_round(played_well(), 3)),
        ("artemis", artemis_matches.asked("PlaceDie", number=5)),
    ):
        sits_down(ada, store_match, place)
        ada.page.get_by_role("tab", name="Score").click()
        check_page(ada, f"choosing-{name}-score-desktop-light-fr")
        ada.page.locator(".rival .id").first.click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        check_page(ada, f"choosing-{name}-rival-desktop-light-fr")
    ada.closes()
