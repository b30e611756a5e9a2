"""20th Century in real browsers: countries that grow, alone and at the same time."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Locator, expect

from tests.browser.century_matches import asked
from tests.browser.looks import FEW_LOOKS, check_page, shown_in
from tests.browser.matches import StoreMatch, sits_down
from tests.browser.person import (
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

#: More than any game has.
MOST_ANSWERS = 400
#: After so many answers the page is looked at.
LOOKED_AT = (4, 40)
#: What can be pointed at, also what deserves a warning.
CAN_BE_MEANT = ':is([data-state="target"], [data-state="risk"])'
#: Every position of a consolidation that asks for something else.
QUESTIONS = (
    "PlaceWaste",
    "ChooseTile",
    "AttachTile",
    "ChooseTurn",
    "SettleCitizen",
    "UseTechnology",
    "BuildBridge",
    "RecycleWaste",
)

#: Where a phone shows what answers a question, and what it is.
PLACES = {
    "PlaceWaste": ".left tile:",
    "ChooseTile": ".left tile:",
    "AttachTile": ".map cell:",
    "ChooseTurn": ".map turn:",
    "SettleCitizen": ".map city:",
    "UseTechnology": ".left effect:",
    "LiftWaste": ".map tile:",
    "RecycleWaste": ".map tile:",
}


def thing(person: Person, target: str) -> Locator:
    """The first of the things that can be pointed at."""
    return person.board.locator(f'[data-target^="{target}"]{CAN_BE_MEANT}').first


def points_at(person: Person, target: str) -> None:
    """At a thing; then it is chosen, the move has gone a step on, or the table has changed."""
    before = person.looks()
    found = thing(person, target)
    found.tap() if person.has_touch else found.click()
    person.settles(before)
    if person.to_confirm.count():
        person.to_confirm.click()


def test_a_whole_game_against_two_bots_by_pointing(browser: Browser, server: str) -> None:
    ada = Person(browser, server, "fr")
    complaints = ada.listens()
    ada.goes_to(ada.opens("me", "bot:random", "bot:random", game="century"))
    for answer in range(MOST_ANSWERS):
        ada.awaits_turn()
        if ada.is_over:
            break
        if answer in LOOKED_AT:
            check_page(ada, f"century-{answer}-desktop-light-fr")
        ada.points()
    assert ada.is_over
    expect(ada.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    check_page(ada, "century-end-desktop-light-fr")
    assert not complaints
    ada.closes()


def test_a_tile_is_placed_turned_and_settled(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    """A ghost shows it, cells are compared, and another cell or turn is a click away."""
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("AttachTile", number=2, at="cell:"))
    ghost = ada.board.locator(".map .ghost").first
    expect(ghost).to_have_count(0)
    expect(ada.board.locator(".compare .cell")).to_have_count(3)
    cells = ada.board.locator('.map [data-target^="cell:"]')
    before = cells.count()
    asked_for = ada.asked
    cells.first.click()
    expect(ghost).to_be_visible()
    expect(cells).to_have_count(before - 1)
    # Elsewhere: the move begins there.
    cells.last.click()
    expect(ghost).to_be_visible()
    turns = ada.board.locator('.hand [data-target^="turn:"]')
    expect(turns).to_have_count(4)
    # Nothing is played before the move is whole.
    assert ada.asked == asked_for
    turns.nth(1).click()
    if ada.to_confirm.count() == 0 and thing(ada, "city:").count():
        turns.nth(2).click()
        expect(turns.nth(2)).to_have_attribute("data-state", "sel")
        thing(ada, "city:").click()
    ada.awaits_answer(asked_for)
    ada.closes()


def test_the_answer_in_mind_is_seen_on_the_map(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("AttachTile", number=3, at="cell:"))
    ghost = ada.board.locator(".map .ghost").first
    ada.answers.first.hover()
    expect(ghost).to_be_visible()
    expect(ada.board.locator(".preview")).to_contain_text("In ")
    ada.page.mouse.move(0, 0)
    expect(ghost).to_have_count(0)
    ada.closes()


def test_a_bridge_is_built_by_its_two_ends(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server, size=PHONE)
    sits_down(ada, store_match, asked("BuildBridge", at="anchor:"))
    anchors = ada.board.locator('[data-target^="anchor:"]')
    expect(anchors.first).to_be_in_viewport()
    asked_for = ada.asked
    many = ada.board.locator(".bridge .span").count()
    thing(ada, "anchor:").tap()
    few = ada.board.locator(".bridge .span").count()
    assert few < many
    if ada.asked == asked_for:
        thing(ada, "anchor:").tap()
    ada.awaits_answer(asked_for)
    ada.closes()


def test_a_citizen_that_moves_is_followed(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    """Ways are drawn to where the citizen may go, and it keeps its id."""
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("MoveCitizen", at="city:"))
    expect(ada.board.locator(".journeys path").first).to_be_visible()
    citizens = "() => [...document.querySelectorAll('.map .citizen')].map(of => of.dataset.piece)"
    before = ada.page.evaluate(citizens)
    assert all(before)
    place, asked_for = ada.place(), ada.asked
    thing(ada, "city:").click()
    ada.awaits_answer(asked_for)
    if ada.to_confirm.count():
        ada.to_confirm.click()
    ada.awaits_change(place)
    assert sorted(ada.page.evaluate(citizens)) == sorted(before)
    ada.closes()


def test_questions_are_answered_by_pointing(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    """On a phone, where not everything is in sight."""
    ada = Person(browser, server, size=PHONE)
    for name, where in PLACES.items():
        area, target = where.split(" ")
        # A centre with one territory in reach works by itself.
        answers = 3 if name == "RecycleWaste" else 2
        sits_down(ada, store_match, asked(name, at=target, answers=answers))
        found = ada.board.locator(f'{area} [data-target^="{target}"]{CAN_BE_MEANT}').first
        expect(found, name).to_be_in_viewport()
        before = ada.looks()
        found.tap()
        ada.settles(before)
        after = ada.looks()
        moved = after["held"] or after["place"] != before["place"] or after["chosen"] > 0
        assert moved, name
    ada.closes()


def test_another_country_is_looked_at_until_something_is_asked(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("AttachTile", number=3))
    ada.board.locator(".countries button").nth(1).click()
    home = ada.board.locator(".home")
    expect(home).to_be_visible()
    expect(ada.board.locator('.map [data-target^="cell:"]')).to_have_count(0)
    home.click()
    expect(home).to_have_count(0)
    expect(ada.board.locator('.map [data-target^="cell:"]').first).to_be_visible()
    ada.closes()


# Three at the same time


def three_people(browser: Browser, server: str) -> list[Person]:
    """Three people at one table, in three browsers."""
    people = [Person(browser, server, lang) for lang in ("en", "fr", "en")]
    ada, *others = people
    link = ada.opens("me", "open", "open", game="century")
    ada.goes_to(link)
    for person in others:
        person.goes_to(link)
        person.page.locator("form button[type=submit], form .btn.go").first.click()
    for person in people:
        expect(person.board).to_be_visible()
    return people


def goes_through_auctions(people: list[Person]) -> None:
    """Everybody wins one territory, buys nothing, and takes a column for nothing."""
    for _ in range(200):
        attaching = [person for person in people if thing(person, "cell:").count()]
        if len(attaching) == len(people):
            return
        for column, person in enumerate(people):
            seen = person.looks()
            if seen["asked"] and person not in attaching:
                # The page may change under the pointer: look again and point again.
                with suppress(Error):
                    _likely(person, column).click(timeout=1500)
                person.settles(seen)
    pytest.fail("not everybody has a tile to attach")


#: Answers that bring an auction to its end.
LEAVES = re.compile("^(Pass|Passer|Buy nothing|Ne rien acheter)")


def _likely(person: Person, column: int) -> Locator:
    """What brings the auctions to their end: nobody bids against anybody."""
    if person.to_confirm.count():
        return person.to_confirm
    leaving = person.answers.filter(has_text=LEAVES)
    if leaving.count():
        return leaving.first
    columns = person.board.locator(f'[data-target^="column:"]{CAN_BE_MEANT}')
    if columns.count():
        return columns.nth(column)
    if person.page.get_by_role("spinbutton").count():
        return person.page.locator('.number [data-digit="1"]')
    mine = re.compile("^(You|Vous)$")
    won = person.board.locator(".offer.sold .who").filter(has_text=mine).count()
    return person.answers.filter(has_text="Quit").first if won else thing(person, "tile:")


#: Where the table is once all have consolidated.
NEXT_ROUND = re.compile("2 (of|sur) 6")


def attaches(person: Person) -> None:
    """The tile goes anywhere, its citizen too; then nothing is left to do before the others."""
    for _ in range(20):
        if not person.looks()["asked"]:
            return
        person.points()
    pytest.fail("still asked")


def finish(people: list[Person]) -> None:
    """Whoever is asked answers, recycling too, until the next round."""
    where = people[0].page.locator("h1 span")
    for _ in range(30):
        for person in people:
            if NEXT_ROUND.search(where.inner_text()):
                return
            if person.looks()["asked"]:
                person.points()
    pytest.fail("the round does not end")


def test_three_people_consolidate_at_the_same_time(browser: Browser, server: str) -> None:
    """Nobody waits for anybody; what one takes back is the business of that one."""
    people = three_people(browser, server)
    goes_through_auctions(people)
    ada, blaise, chloe = people
    # A half-made move stays while another goes on.
    thing(ada, "cell:").click()
    expect(ada.board.locator(".map .ghost").first).to_be_visible()
    citizens = ada.board.locator(".countries .small").nth(1).locator(".citizen")
    expect(citizens).to_have_count(2)
    attaches(blaise)
    expect(citizens).to_have_count(3)
    expect(ada.board.locator(".map .ghost").first).to_be_visible()
    expect(blaise.page.locator(".ask .you")).to_have_count(0)
    # Blaise takes it back: neither Ada's move nor Chloé's country is touched.
    attaches(chloe)
    expect(chloe.page.locator(".ask .you")).to_have_count(0)
    blaise.page.keyboard.press("u")
    expect(blaise.page.locator(".ask .you")).to_have_count(1)
    expect(citizens).to_have_count(2)
    expect(ada.board.locator(".map .ghost").first).to_be_visible()
    expect(chloe.page.locator(".ask .you")).to_have_count(0)
    expect(ada.board.locator(".countries .small").nth(2).locator(".edge")).to_have_count(2)
    finish(people)
    # All are done: the next round begins, for all.
    for person in people:
        expect(person.page.locator("h1 span")).to_have_text(NEXT_ROUND)
        person.closes()


# Looks


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tables_are_axe_clean_in_every_look(
    browser: Browser, server: str, store_match: StoreMatch, scheme: Scheme
) -> None:
    ada = Person(browser, server, scheme=scheme)
    for name in ("AttachTile", "UseTechnology"):
        sits_down(ada, store_match, asked(name, seats=4 if scheme == "dark" else 3, number=4))
        for look in shown_in(ada, [look for look in FEW_LOOKS if look.scheme == scheme]):
            check_page(ada, f"century-{name}-{look}")
    ada.closes()


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE, SIDEWAYS], ids=str)
def test_the_board_stands_still(
    browser: Browser, server: str, store_match: StoreMatch, size: Size
) -> None:
    """From a tile in hand through technologies, production and recycling."""
    ada = Person(browser, server, "fr", size=size)
    sits_down(ada, store_match, asked("AttachTile", number=3))
    plays_on_a_still_board(ada, 6)
    ada.closes()


@pytest.mark.parametrize("sizes", [CLICKED_SIZES, TAPPED_SIZES], ids=["desktop", "touch"])
def test_tables_are_legible_and_can_be_tapped(
    browser: Browser, server: str, store_match: StoreMatch, sizes: tuple[Size, ...]
) -> None:
    ada = Person(browser, server, "fr", sizes[0])
    for name in QUESTIONS:
        answers = 3 if name == "RecycleWaste" else 2
        sits_down(ada, store_match, asked(name, nth=-1, answers=answers))
        is_legible_in(ada, sizes, f"century-{name}")
    ada.closes()
