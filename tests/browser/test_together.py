"""Several are asked at once: two people in two browsers, in a game without a board of its own."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.lanterns import click_at_once, play_to_the_end, two_people
from tests.browser.looks import FEW_LOOKS, check_page, shown_in
from tests.browser.person import PHONE

#: All that a page shows and says, down to the last attribute.
PAGE = "document.documentElement.outerHTML"


def test_both_click_in_the_same_moment_and_both_succeed(browser: Browser, toy_server: str) -> None:
    ada, elsa = two_people(browser, toy_server)
    expect(ada.page.locator("[data-waiting]")).to_have_text(elsa.name)
    for look in shown_in(ada, FEW_LOOKS[::-1]):
        check_page(ada, f"together-{look}")
    ada.chooses_language("en")
    click_at_once({ada: "keep", elsa: "swap"})
    expect(ada.answer("show")).to_be_visible()
    elsa.awaits(ada)
    for person in (ada, elsa):
        expect(person.notices).to_have_count(0)
    play_to_the_end(ada, elsa)
    for person in (ada, elsa):
        person.sees_the_end()
    check_page(ada, "together-end-desktop-light-en")
    for person in (ada, elsa):
        person.closes()


def test_a_half_made_choice_stays_when_the_other_acts(browser: Browser, toy_server: str) -> None:
    ada, elsa = two_people(browser, toy_server)
    ada.thing("lantern").click()
    expect(ada.thing("lantern")).to_have_attribute("data-state", "sel")
    before, asked_for = ada.place(), ada.asked
    elsa.answers_with("keep")
    ada.awaits_change(before)
    assert ada.asked == asked_for
    expect(ada.page.locator("[data-waiting]")).to_have_count(0)
    expect(ada.thing("lantern")).to_have_attribute("data-state", "sel")
    expect(ada.thing("bag")).to_have_attribute("data-state", "target")
    # The choice goes on from there: the second thing makes it an answer.
    ada.thing("bag").click()
    expect(ada.answer("show")).to_be_visible()
    expect(ada.page.locator("aside")).to_contain_text("You draw a lantern")
    for person in (ada, elsa):
        person.closes()


def test_an_answer_that_waits_for_a_yes_stays_when_the_other_acts(
    browser: Browser, toy_server: str
) -> None:
    ada, elsa = two_people(browser, toy_server)
    ada.posts("/api/me", {"confirm": "always"}, "PATCH")
    ada.page.reload()
    ada.awaits_turn()
    ada.answer("keep").click()
    due = ada.page.locator(".chosen")
    expect(due).to_contain_text("Keep")
    before = ada.place()
    elsa.answers_with("swap")
    ada.awaits_change(before)
    expect(due).to_contain_text("Keep")
    expect(due.locator(".btn.go")).to_be_visible()
    expect(ada.answer("keep")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(due).to_have_count(0)
    expect(ada.answer("show")).to_be_visible()
    for person in (ada, elsa):
        person.closes()


def test_an_answer_is_taken_back_while_the_other_goes_on(browser: Browser, toy_server: str) -> None:
    ada, elsa = two_people(browser, toy_server)
    asked = ada.question.text_content() or ""
    elsa.thing("lantern").click()
    ada.answers_with("keep")
    ada.awaits(elsa)
    ada.takes_back()
    expect(ada.question).to_have_text(asked)
    # Neither the answer nor its end disturbs what Elsa is about to do.
    expect(elsa.thing("lantern")).to_have_attribute("data-state", "sel")
    elsa.answers_with("keep")
    elsa.awaits(ada)
    expect(ada.question).to_have_text(asked)
    ada.answers_with("keep")
    expect(ada.answer("show")).to_be_visible()
    for person in (ada, elsa):
        person.closes()


def test_whoever_has_answered_finds_the_same_page_after_a_reload(
    browser: Browser, toy_server: str
) -> None:
    ada, elsa = two_people(browser, toy_server)
    ada.answers_with("keep")
    ada.awaits(elsa)
    area = ada.page.get_by_role("region", name="My area")
    before = area.inner_html()
    ada.page.reload()
    ada.awaits(elsa)
    assert area.inner_html() == before
    ada.takes_back()
    assert ada.is_asked
    for person in (ada, elsa):
        person.closes()


def test_a_sealed_answer_changes_nothing_on_another_page_until_all_have_answered(
    browser: Browser, toy_server: str
) -> None:
    ada, elsa = two_people(browser, toy_server, mode="sealed", rounds=1)
    for person in (ada, elsa):
        person.answers_with("keep")
    for person in (ada, elsa):
        expect(person.answer("hide")).to_be_visible()
    expect(elsa.page.locator("[data-waiting]")).to_have_text(ada.name)
    page, frames = elsa.page.evaluate(PAGE), len(elsa.frames)

    def sees_nothing_new() -> None:
        elsa.page.wait_for_timeout(300)
        assert elsa.page.evaluate(PAGE) == page
        assert len(elsa.frames) == frames

    ada.answers_with("show")
    ada.awaits(elsa)
    sees_nothing_new()
    ada.takes_back()
    expect(ada.answer("hide")).to_be_visible()
    sees_nothing_new()
    ada.answers_with("hide")
    ada.awaits(elsa)
    sees_nothing_new()
    elsa.answers_with("show")
    for person in (ada, elsa):
        expect(person.page.locator("aside")).to_contain_text("Lanterns shown: 0, ")
        person.sees_the_end()
        person.closes()


@pytest.mark.parametrize("mode", ["standard", "sealed"])
def test_phones_play_a_whole_game(browser: Browser, toy_server: str, mode: str) -> None:
    ada, elsa = people = two_people(browser, toy_server, PHONE, ("fr", "en"), mode=mode)
    before = ada.place()
    ada.thing("bag").tap()
    ada.agrees_if_asked(before)
    ada.awaits(elsa)
    check_page(ada, f"together-waiting-{mode}-phone-light-fr")
    elsa.thing("lantern").tap()
    elsa.answer("keep").tap()
    expect(ada.answer("show")).to_be_visible()
    for person in people:
        assert not person.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    play_to_the_end(*people)
    for person in people:
        person.sees_the_end()
        person.closes()


def test_a_whole_game_by_keyboard_alone(browser: Browser, toy_server: str) -> None:
    ada, elsa = two_people(browser, toy_server, langs=("en", "fr"), mode="sealed", rounds=1)
    # From the board: the first thing, then the one beside it.
    ada.presses("b", "Enter", "ArrowRight", "Enter")
    ada.awaits(elsa)
    # From the list of all actions.
    elsa.page.keyboard.press("/")
    elsa.page.wait_for_selector("dialog[open] input:focus")
    elsa.page.keyboard.type("garder")
    elsa.presses("Enter")
    # By digits, and back.
    ada.presses("1")
    ada.awaits(elsa)
    ada.presses("u")
    assert ada.is_asked
    ada.presses("2")
    elsa.presses("1")
    for person in (ada, elsa):
        person.sees_the_end()
        person.closes()
