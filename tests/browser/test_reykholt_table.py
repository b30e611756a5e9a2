"""Reykholt in real browsers: whole games by pointing and by keyboard, previews, the planner."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import FEW_LOOKS, check_page, shown_in
from tests.browser.matches import StoreMatch, sits_down
from tests.browser.person import (
    AGREED_OR_CHANGED,
    DESKTOP,
    LAPTOP,
    PHONE,
    SIDEWAYS,
    Person,
    Scheme,
    Size,
)
from tests.browser.probes import (
    CLICKED_SIZES,
    TAPPED_SIZES,
    is_legible_in,
    plays_on_a_still_board,
)
from tests.browser.reykholt_matches import asked

#: More than any game has.
MOST_ANSWERS = 300
#: After so many answers the page is looked at.
LOOKED_AT = (3, 40)


def opens(person: Person, *seats: str, **options: str) -> str:
    """A table of Reykholt with these options; answers its link."""
    wish = {"game": "reykholt", "seats": list(seats), "private": True, "options": options}
    return person.asks_for("/api/tables", wish)


def test_a_whole_game_of_four_by_pointing(browser: Browser, server: str) -> None:
    ada = Person(browser, server, scheme="dark")
    complaints = ada.listens()
    ada.goes_to(opens(ada, "me", "bot:random", "bot:random", "bot:random"))
    for answer in range(MOST_ANSWERS):
        ada.awaits_turn()
        if ada.is_over:
            break
        if answer in LOOKED_AT:
            check_page(ada, f"reykholt-{answer}-desktop-dark-en")
        ada.points()
    assert ada.is_over
    expect(ada.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(4)
    check_page(ada, "reykholt-end-desktop-dark-en")
    assert not complaints
    ada.closes()


def test_a_whole_game_alone_by_keyboard(browser: Browser, server: str) -> None:
    ada = Person(browser, server, "fr")
    complaints = ada.listens()
    ada.goes_to(opens(ada, "me", service_group="D"))
    expect(ada.board.locator(".space .worker")).to_have_count(2)
    for answer in range(MOST_ANSWERS):
        ada.awaits_turn()
        if ada.is_over:
            break
        if answer in LOOKED_AT:
            check_page(ada, f"reykholt-alone-{answer}-desktop-light-fr")
        ada.presses_an_answer()
    assert ada.is_over
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert not complaints
    ada.closes()


def test_a_whole_story_on_a_phone(browser: Browser, server: str) -> None:
    ada = Person(browser, server, "fr", size=PHONE)
    complaints = ada.listens()
    options = {"mode": "winter_is_coming", "service_group": "E"}
    ada.goes_to(opens(ada, "me", "bot:random", **options))
    for answer in range(MOST_ANSWERS):
        ada.awaits_turn()
        if ada.is_over:
            break
        if answer in LOOKED_AT:
            expect(ada.board.locator(".story .event")).to_be_attached()
            check_page(ada, f"reykholt-story-{answer}-phone-light-fr")
        ada.points()
    assert ada.is_over
    assert not complaints
    ada.closes()


def test_a_worker_is_seen_where_it_would_stand(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    """The answer in mind is shown on its space, in the stock and in the planner."""
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("PlaceWorker", number=4, at="space:market-3"))
    ghosts = ada.board.locator(".space .worker.ghost")
    expect(ghosts).to_have_count(0)
    answer = ada.answers.filter(has_text="1 lettuce, 1 mushroom").first
    answer.scroll_into_view_if_needed()
    answer.hover()
    expect(ada.board.locator('[data-target="space:market-3"] .worker.ghost')).to_have_count(1)
    expect(ada.page.locator(".own .stock .change")).to_have_count(2)
    ada.page.mouse.move(0, 0)
    expect(ghosts).to_have_count(0)
    ada.closes()


def test_workers_travel_to_their_space(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    """A worker that is placed keeps its id: the shell moves it."""
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("PlaceWorker", number=4, at="space:market-3"))
    in_hand = ada.page.locator(".own .hand .worker")
    pieces = in_hand.evaluate_all("workers => workers.map(worker => worker.dataset.piece)")
    assert all(pieces)
    ada.board.locator('[data-target="space:market-3"]').click()
    placed = ada.board.locator('[data-target="space:market-3"] .worker')
    expect(placed).to_be_visible()
    assert placed.get_attribute("data-piece") in pieces
    ada.closes()


def test_goods_to_pay_are_picked_one_by_one(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    """As many as are asked for, whatever they are: no list of all ways."""
    ada = Person(browser, server, size=PHONE)
    sits_down(ada, store_match, asked("PayGoods", answers=8))
    most = ada.page.locator(".own .purse .token").count()
    before = ada.place()
    chosen = 0
    while ada.place() == before and not ada.to_confirm.count():
        ada.page.locator('.own .purse .token[data-state="target"]').first.tap()
        chosen += 1
        ada.page.wait_for_timeout(150)
        assert chosen <= most
    ada.page.wait_for_function(AGREED_OR_CHANGED, arg=before)
    ada.closes()


def test_the_planner_tells_both_plans(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("PlaceWorker", number=5))
    planner = ada.board.locator(".planner")
    after = planner.locator(".pill").nth(1).inner_text()
    planner.get_by_role("button", name="Stock now").click()
    now = planner.locator(".pill").nth(1).inner_text()
    assert int(now) <= int(after)
    expect(planner.locator(".cells .missing")).to_have_count(1)
    ada.closes()


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("PlaceWorker", "space:"),
        ("VisitTable", "table:"),
        ("VisitTable", "bonus"),
        ("PickService", "service:"),
        ("PickShared", "service:"),
        ("PickGreenhouse", "pile:"),
        ("ChoosePart", "part:"),
        ("ChooseBranch", "branch:"),
        ("PlantGreenhouse", "greenhouse:"),
        ("UseService", "service:"),
    ],
)
def test_questions_are_answered_by_pointing(
    browser: Browser, server: str, store_match: StoreMatch, name: str, target: str
) -> None:
    ada = Person(browser, server, size=PHONE)
    sits_down(ada, store_match, asked(name, at=target))
    # What deserves a warning can be pointed at too.
    can_be_meant = ':is([data-state="target"], [data-state="risk"])'
    thing = ada.page.locator(f'[data-target^="{target}"]{can_be_meant}').first
    expect(thing).to_be_in_viewport()
    before = ada.looks()
    thing.tap()
    ada.settles(before)
    after = ada.looks()
    assert after["held"] or after["place"] != before["place"] or after["chosen"] > 0
    ada.closes()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tables_are_axe_clean_in_every_look(
    browser: Browser, server: str, store_match: StoreMatch, scheme: Scheme
) -> None:
    ada = Person(browser, server, scheme=scheme)
    sits_down(ada, store_match, asked("PlaceWorker", seats=3 if scheme == "dark" else 4, number=4))
    for look in shown_in(ada, [look for look in FEW_LOOKS if look.scheme == scheme]):
        check_page(ada, f"reykholt-{look}")
    ada.closes()


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE, SIDEWAYS], ids=str)
def test_the_board_stands_still(
    browser: Browser, server: str, store_match: StoreMatch, size: Size
) -> None:
    """From a worker to the next, with all that is asked between."""
    ada = Person(browser, server, "fr", size=size)
    sits_down(ada, store_match, asked("PlaceWorker", number=3))
    plays_on_a_still_board(ada, 8)
    ada.closes()


@pytest.mark.parametrize("sizes", [CLICKED_SIZES, TAPPED_SIZES], ids=["desktop", "touch"])
def test_tables_are_legible_and_can_be_tapped(
    browser: Browser, server: str, store_match: StoreMatch, sizes: tuple[Size, ...]
) -> None:
    ada = Person(browser, server, "fr", sizes[0])
    places = {
        "worker": asked("PlaceWorker", number=5),
        "planting": asked("PlantGreenhouse", answers=4),
        "paying": asked("PayGoods", answers=8),
        "service": asked("PickService", answers=3),
        "part": asked("ChoosePart"),
        "tourism": asked("VisitTable", number=5),
    }
    for name, place in places.items():
        sits_down(ada, store_match, place)
        is_legible_in(ada, sizes, f"reykholt-{name}")
    ada.closes()
