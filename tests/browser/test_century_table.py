"""20th Century in real browsers: auctions by pointing, by keys and by finger; what is secret."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.century_matches import asked
from tests.browser.looks import FEW_LOOKS, check_page, shown_in, take_screenshot
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

#: Every position in which an auction asks for something else.
AUCTIONS = ("ChooseLot", "RaiseBid", "BuyTechnology", "ChooseColumn")
#: What can be pointed at, also what deserves a warning.
CAN_BE_MEANT = ':is([data-state="target"], [data-state="risk"])'


def number_of(person: Person) -> Locator:
    """The number that a bid is set with."""
    return person.page.get_by_role("spinbutton")


def bid_of(person: Person) -> Locator:
    """What makes the bid that is set."""
    return person.page.locator('.number [data-digit="1"]')


def steps(person: Person, name: str) -> Locator:
    return person.page.locator(".stepper").get_by_role("button", name=name, exact=True)


def log(person: Person) -> Locator:
    """What has happened; a phone keeps it out of sight."""
    return person.page.locator("[role=log]")


def test_a_territory_is_put_up_for_auction_by_pointing(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    """The territory, then a number with quick steps: two clicks more than the number takes."""
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("ChooseLot", number=2, at="tile:"))
    expect(ada.board.locator('[data-target="quit"]')).to_be_visible()
    territory = ada.board.locator('[data-target^="tile:"][data-state="target"]').first
    territory.click()
    expect(number_of(ada)).to_have_value("2")
    expect(steps(ada, "One less")).to_be_disabled()
    for name, value in (("One more", "3"), ("5 more", "8"), ("One less", "7")):
        steps(ada, name).click()
        expect(number_of(ada)).to_have_value(value)
    expect(bid_of(ada)).to_contain_text("Open at 7")
    bid_of(ada).click()
    expect(log(ada)).to_contain_text(re.compile(r"You put territory \d+ up for auction for 7"))
    ada.closes()


def test_a_bid_is_set_and_made_by_keys(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("RaiseBid", number=2))
    least = int(number_of(ada).input_value())
    # From the answers: up and down set the number, Enter makes the bid.
    ada.page.keyboard.press("a")
    expect(bid_of(ada)).to_be_focused()
    number_of(ada).focus()
    ada.page.keyboard.press("End")
    for key, value in (("Home", least), ("ArrowUp", least + 1)):
        ada.page.keyboard.press(key)
        expect(number_of(ada)).to_have_value(str(value))
    ada.page.keyboard.press("Enter")
    expect(log(ada)).to_contain_text(f"You bid {least + 1} coins")
    ada.closes()


def test_a_bid_is_typed(browser: Browser, server: str, store_match: StoreMatch) -> None:
    """What cannot be bid is not played: the nearest number is set instead."""
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("RaiseBid", number=3))
    before, least = ada.place(), int(number_of(ada).input_value())
    number_of(ada).focus()
    ada.page.keyboard.type("0")
    ada.page.keyboard.press("Enter")
    expect(number_of(ada)).to_have_value(str(least))
    assert ada.place() == before
    number_of(ada).fill(str(least + 1))
    expect(bid_of(ada)).to_contain_text(f"Raise to {least + 1}")
    # The bar of the reader shows it while it is looked at.
    bid_of(ada).hover()
    expect(ada.board.locator(".bidders .ghost")).to_have_count(1)
    ada.page.mouse.move(0, 0)
    expect(ada.board.locator(".bidders .ghost")).to_have_count(0)
    number_of(ada).press("Enter")
    expect(log(ada)).to_contain_text(f"You bid {least + 1} coins")
    ada.closes()


def test_a_button_that_is_held_goes_on(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("RaiseBid", number=3))
    least = int(number_of(ada).input_value())
    box = steps(ada, "One more").bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + 10, box["y"] + 10)
    ada.page.mouse.down()
    ada.page.wait_for_function(
        "least => Number(document.querySelector('[role=spinbutton]').value) > least + 1", arg=least
    )
    ada.page.mouse.up()
    stopped = number_of(ada).input_value()
    ada.page.wait_for_timeout(300)
    expect(number_of(ada)).to_have_value(stopped)
    ada.closes()


def test_whoever_quits_buys_a_technology_on_the_board(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server, size=PHONE)
    sits_down(ada, store_match, asked("BuyTechnology", number=1, at="technology:"))
    thing = ada.board.locator(f'[data-target^="technology:"]{CAN_BE_MEANT}').first
    expect(thing).to_be_in_viewport()
    place = ada.place()
    thing.tap()
    if ada.to_confirm.count():
        ada.to_confirm.tap()
    ada.awaits_change(place)
    ada.awaits_turn()  # the next question shows its own part of the board
    ada.page.get_by_role("button", name="Countries", exact=True).tap()
    mine = ada.board.get_by_role("region", name="You")
    expect(mine.locator(".technologies .picture").first).to_be_visible()
    ada.closes()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_column_is_chosen_and_bid_for(
    browser: Browser, server: str, store_match: StoreMatch, size: Size
) -> None:
    ada = Person(browser, server, size=size)
    sits_down(ada, store_match, asked("ChooseColumn", number=2, at="column:"))
    column = ada.board.locator(f'[data-target^="column:"]{CAN_BE_MEANT}').first
    expect(column).to_be_in_viewport()
    column.tap() if ada.has_touch else column.click()
    expect(number_of(ada)).to_be_visible()
    expect(ada.board.locator(".pawn.open")).to_have_count(1)
    least = int(number_of(ada).input_value())
    number_of(ada).fill(str(least + 1))
    number_of(ada).press("Enter")
    expect(log(ada)).to_contain_text(f"You bid {least + 1} science")
    ada.closes()


def test_a_column_is_chosen_by_keys(browser: Browser, server: str, store_match: StoreMatch) -> None:
    ada = Person(browser, server, "fr")
    sits_down(ada, store_match, asked("ChooseColumn", number=2))
    ada.page.keyboard.press("1")
    expect(number_of(ada)).to_be_visible()
    ada.page.keyboard.press("1")
    expect(log(ada)).to_contain_text("Vous offrez")
    ada.closes()


def test_a_phone_goes_from_part_to_part(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    """The part of the question comes by itself; the log opens over the board."""
    ada = Person(browser, server, "fr", size=PHONE)
    sits_down(ada, store_match, asked("RaiseBid", number=2))
    parts = ada.board.locator(".strip")
    expect(ada.board.get_by_role("region", name="Lot en cours")).to_be_in_viewport()
    for part, seen in (
        ("Mon pays", ".map"),
        ("Catastrophe", ".columns"),
        ("Pays", ".country"),
        ("Enchère", ".bidders"),
    ):
        parts.get_by_role("button", name=re.compile(f"^{part}")).tap()
        expect(ada.board.locator(seen).first).to_be_in_viewport()
        take_screenshot(ada, f"century-part-{part}-phone-light-fr")
    parts.get_by_role("button", name="Journal").tap()
    expect(log(ada)).to_be_in_viewport()
    ada.closes()


def test_my_country_is_looked_at_during_the_auction(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server)
    sits_down(ada, store_match, asked("RaiseBid", number=3))
    expect(ada.board.locator(".lot")).not_to_have_count(0)
    ada.page.get_by_role("button", name="Look at my country").click()
    expect(ada.board.locator(".lot")).to_have_count(0)
    ada.page.get_by_role("button", name="Back to the auction").click()
    expect(ada.board.locator(".lot")).not_to_have_count(0)
    ada.closes()


def of_seat(told: Any, seat: int) -> Iterator[Any]:
    """What a message says of the coins and the science that a seat holds."""
    if isinstance(told, dict):
        players = told.get("players")
        if isinstance(players, list):
            yield from (players[seat][good] for good in ("coins", "science"))
        if re.search(rf"/players/{seat}/(coins|science)$", str(told.get("path", ""))):
            yield told.get("value")
        for value in told.values():
            yield from of_seat(value, seat)
    elif isinstance(told, list):
        for value in told:
            yield from of_seat(value, seat)


def test_nobody_sees_what_another_holds(browser: Browser, server: str) -> None:
    """Two people in two browsers: neither page nor messages hold the other's coins or science."""
    ada, elsa = Person(browser, server), Person(browser, server, "fr")
    link = ada.opens("me", "open", "bot:greedy", game="century")
    ada.goes_to(link)
    elsa.goes_to(link)
    elsa.page.locator("form button[type=submit], form .btn.go").first.click()
    people = {0: ada, 1: elsa}
    for person in people.values():
        expect(person.board).to_be_visible()
    # Through the first round, and into the second, in which nobody can know.
    for _ in range(300):
        seen = [person.looks() for person in people.values()]
        if "Round 2" in (ada.page.locator("h1").text_content() or ""):
            break
        for person, look in zip(people.values(), seen, strict=True):
            if look["asked"]:
                person.presses_an_answer()
        if not any(look["asked"] for look in seen):
            ada.page.wait_for_timeout(50)
    expect(ada.page.locator("h1")).to_contain_text("Round 2")
    for person, other in ((ada, 1), (elsa, 0)):
        told = [json.loads(frame) for frame in person.frames if frame.startswith("{")]
        assert told
        known = [value for message in told for value in of_seat(message, other)]
        assert known
        assert set(known) == {None}
        assert {None} != {value for message in told for value in of_seat(message, 1 - other)}
        rivals = person.page.locator(".rivals")
        expect(rivals.locator(".lock")).to_have_count(2)
        expect(rivals.locator(".known")).to_have_count(0)
        expect(person.page.locator(".own .purse")).to_be_visible()
    for person in people.values():
        person.closes()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tables_are_axe_clean_in_every_look(
    browser: Browser, server: str, store_match: StoreMatch, scheme: Scheme
) -> None:
    ada = Person(browser, server, scheme=scheme)
    for name in ("RaiseBid", "ChooseColumn"):
        sits_down(ada, store_match, asked(name, seats=4 if scheme == "dark" else 3, number=3))
        for look in shown_in(ada, [look for look in FEW_LOOKS if look.scheme == scheme]):
            check_page(ada, f"century-{name}-{look}")
    ada.closes()


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE, SIDEWAYS], ids=str)
def test_the_board_stands_still(
    browser: Browser, server: str, store_match: StoreMatch, size: Size
) -> None:
    """From one bid to the next, through sales and technologies."""
    ada = Person(browser, server, "fr", size=size)
    sits_down(ada, store_match, asked("RaiseBid", number=2))
    plays_on_a_still_board(ada, 6, Person.presses_an_answer)
    ada.closes()


@pytest.mark.parametrize("sizes", [CLICKED_SIZES, TAPPED_SIZES], ids=["desktop", "touch"])
def test_tables_are_legible_and_can_be_tapped(
    browser: Browser, server: str, store_match: StoreMatch, sizes: tuple[Size, ...]
) -> None:
    ada = Person(browser, server, "fr", sizes[0])
    for name in AUCTIONS:
        sits_down(ada, store_match, asked(name, seats=4, number=3))
        is_legible_in(ada, sizes, f"century-{name}")
    ada.closes()
