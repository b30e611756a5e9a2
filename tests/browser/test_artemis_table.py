"""The Artemis Project in real browsers: whole games by pointing and by keyboard, previews."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tablee.games.artemis.box import components as c
from tablee.games.artemis.rules.event import stock_to_come
from tablee.games.artemis.state import ArtemisState
from tests.browser.artemis_matches import asked
from tests.browser.looks import FEW_LOOKS, check_page, shown_in
from tests.browser.matches import StoreMatch, sits_down
from tests.browser.person import AGREED_OR_CHANGED, PHONE, Person, Scheme

#: More than any game has.
MOST_ANSWERS = 400
#: After so many answers the page is looked at.
LOOKED_AT = (3, 30, 60)


def test_a_whole_game_of_three_by_pointing(browser: Browser, server: str) -> None:
    ada = Person(browser, server, scheme="dark")
    complaints = ada.listens()
    ada.goes_to(ada.opens("me", "bot:random", "bot:random", game="artemis"))
    for answer in range(MOST_ANSWERS):
        ada.awaits_turn()
        if ada.is_over:
            break
        if answer in LOOKED_AT:
            check_page(ada, f"artemis-{answer}-desktop-dark-en")
        ada.points()
    assert ada.is_over
    expect(ada.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    check_page(ada, "artemis-end-desktop-dark-en")
    assert not complaints
    ada.closes()


def test_a_whole_game_alone_by_keyboard(browser: Browser, server: str) -> None:
    ada = Person(browser, server, "fr")
    complaints = ada.listens()
    ada.goes_to(ada.opens("me", game="artemis"))
    expect(ada.board.locator(".drones .die").first).to_be_visible()
    for answer in range(MOST_ANSWERS):
        ada.awaits_turn()
        if ada.is_over:
            break
        if answer in LOOKED_AT:
            check_page(ada, f"artemis-alone-{answer}-desktop-light-fr")
        ada.presses_an_answer()
    assert ada.is_over
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert not complaints
    ada.closes()


def test_a_die_is_seen_where_it_would_stand(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    """The row is sorted as the rules sort it, and each die tells what it would then take."""
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("PlaceDie", number=3, nth=1))
    row = ada.board.locator("[data-region=vents] .row li")
    before = row.count()
    ada.page.locator('[data-target^="die:"][data-state="target"]').first.click()
    expect(ada.board.locator("[data-region=vents] .slot")).to_be_visible()
    answer = ada.answers.filter(has_text="at the Vents").first
    answer.scroll_into_view_if_needed()
    answer.hover()
    ghost = ada.board.locator("[data-region=vents] .die.ghost")
    expect(ghost).to_have_count(1)
    expect(row).to_have_count(before + 1)
    faces = [int(words[-1]) for words in row.locator(".die").evaluate_all(_FACES)]
    assert faces == sorted(faces)
    ada.page.mouse.move(0, 0)
    expect(ghost).to_have_count(0)
    ada.closes()


#: What each die shows: how many pips it has.
_FACES = "dice => dice.map(die => String(die.querySelectorAll('circle').length))"


def test_dice_travel_to_their_place(browser: Browser, server: str, store_match: StoreMatch) -> None:
    """A piece that is placed keeps its id: the shell moves it."""
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("PlaceDie", number=3))
    reserve = ada.page.locator('.own [data-target^="die:"]')
    pieces = reserve.evaluate_all("dice => dice.map(die => die.dataset.piece)")
    assert all(pieces)
    reserve.last.click()
    ada.board.locator('[data-target="outfitters"]').click()
    # The last of equal dice goes.
    placed = f'[data-region=outfitters] [data-piece="{pieces[-1]}"]'
    expect(ada.board.locator(placed)).to_be_visible()
    ada.closes()


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("BuyBuilding", "gantry:"),
        ("RecruitColonist", "doorstep:"),
        ("ChooseRelief", "relief:"),
        ("ChooseReward", "reward:"),
        ("MoveColonist", "shelters:"),
        ("ActivateBuilding", "building:"),
    ],
)
def test_questions_are_answered_on_the_board(
    browser: Browser, server: str, store_match: StoreMatch, name: str, target: str
) -> None:
    ada = Person(browser, server, size=PHONE)
    sits_down(ada, store_match, asked(name, nth=-1, at=target))
    # What deserves a warning, as recruits that would freeze, can be pointed at too.
    can_be_meant = ':is([data-state="target"], [data-state="risk"])'
    thing = ada.board.locator(f'[data-target^="{target}"]{can_be_meant}').first
    expect(thing).to_be_in_viewport()
    before = ada.place()
    thing.tap()
    ada.page.wait_for_function(AGREED_OR_CHANGED, arg=before)
    ada.closes()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tables_are_axe_clean_in_every_look(
    browser: Browser, server: str, store_match: StoreMatch, scheme: Scheme
) -> None:
    ada = Person(browser, server, scheme=scheme)
    sits_down(ada, store_match, asked("PlaceDie", seats=4 if scheme == "dark" else 3, number=4))
    for look in shown_in(ada, [look for look in FEW_LOOKS if look.scheme == scheme]):
        check_page(ada, f"artemis-{look}")
    ada.closes()


#: What an event may say, where and when: the Gantry's discount, goods that come or go.
SAID: dict[str, tuple[str, str, Callable[[ArtemisState], bool]]] = {
    "discount": ("gantry", "BuyBuilding", lambda state: state.gantry_discount > 0),
    "coming": ("vents", "PlaceDie", lambda state: stock_to_come(state, c.VENTS) != 0),
}


@pytest.mark.parametrize("said", SAID)
def test_what_an_event_brings_can_be_read(
    browser: Browser, server: str, store_match: StoreMatch, said: str
) -> None:
    region, question, is_said = SAID[said]
    ada = Person(browser, server)
    sits_down(ada, store_match, asked(question, where=is_said))
    expect(ada.board.locator(f"[data-region={region}] header em")).to_be_visible()
    for look in shown_in(ada, FEW_LOOKS):
        check_page(ada, f"artemis-{said}-{look}")
    ada.closes()


def test_what_an_answer_would_change_can_be_read(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("ChooseReward"))
    for look in shown_in(ada, FEW_LOOKS):
        ada.answers.first.focus()
        expect(ada.page.locator(".goods em").first).to_be_visible()
        check_page(ada, f"artemis-change-{look}")
    ada.closes()
