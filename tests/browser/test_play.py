"""Whole games in real browsers: by pointing, by keyboard, with friends, through reloads."""

import pytest
from playwright.sync_api import Browser, expect

import tablee
from tests.browser.person import PHONE, Person, play_out


@pytest.mark.parametrize("game", tablee.games())
def test_two_clicks_to_a_game_against_bots(browser: Browser, server: str, game: str) -> None:
    ada = Person(browser, server)
    ada.plays_now(game)
    ada.awaits_turn()
    # A game without a board of its own may offer its answers in words alone.
    expect(ada.targets.or_(ada.answers).first).to_be_visible()
    ada.closes()


def test_two_people_and_a_bot_play_a_whole_game_by_pointing(browser: Browser, server: str) -> None:
    ada, elsa = Person(browser, server), Person(browser, server, lang="fr")
    link = ada.opens("me", "open", "bot:greedy")
    ada.goes_to(link)
    elsa.goes_to(link)
    elsa.page.locator("form button[type=submit], form .btn.go").first.click()
    expect(elsa.board).to_be_visible()
    expect(ada.board).to_be_visible()
    people = (ada, elsa)
    play_out(people, Person.points, 400)
    for person in people:
        person.closes()


def test_undo_brings_the_question_back(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.plays_now()
    ada.awaits_turn()
    question = ada.page.locator(".question").text_content() or ""
    ada.page.locator('[data-target^="port:"][data-state="target"]').first.click(force=True)
    expect(ada.page.locator(".question")).not_to_have_text(question)
    ada.page.keyboard.press("u")
    expect(ada.page.locator(".question")).to_have_text(question)
    ada.closes()


def test_a_reload_in_mid_move_finds_the_question_that_it_began_with(
    browser: Browser, server: str
) -> None:
    ada = Person(browser, server)
    ada.plays_now()
    ada.awaits_turn()
    question = ada.page.locator(".question").text_content() or ""
    ada.page.locator('[data-target^="port:"][data-state="target"]').first.click(force=True)
    expect(ada.page.locator(".question")).not_to_have_text(question)
    ada.page.reload()
    expect(ada.page.locator(".question")).to_have_text(question)
    ada.context.set_offline(offline=True)
    ada.page.wait_for_timeout(300)
    ada.context.set_offline(offline=False)
    ada.awaits_turn()
    ada.points()
    ada.closes()


def test_a_spectator_sees_no_secret(browser: Browser, server: str) -> None:
    ada, guest = Person(browser, server), Person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random", "bot:random", private=False))
    ada.awaits_turn()
    guest.goes_to("/")
    guest.page.evaluate(
        "fetch('/api/guests', {method: 'POST', body: JSON.stringify({name: 'Guest'})})"
    )
    guest.page.goto(ada.page.url.split("?")[0])
    expect(guest.board).to_be_visible()
    ada.points()
    guest.page.wait_for_timeout(500)
    assert guest.frames
    assert guest.targets.count() == 0
    assert guest.page.locator('[data-target^="card:"]').count() == 0
    for frame in guest.frames:
        assert '"hand":[' not in frame
        assert "OfficersDealt" not in frame
        assert '"seed"' not in frame
    assert any('"hand":[' in frame for frame in ada.frames)
    guest.closes()
    ada.closes()


def test_languages_switch_without_losing_the_place(browser: Browser, server: str) -> None:
    ada = Person(browser, server, lang="fr")
    ada.plays_now()
    ada.awaits_turn()
    address = ada.page.url
    expect(ada.page.locator(".question")).to_contain_text("À vous")
    ada.page.get_by_role("button", name="Menu").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_text("English").click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".question")).to_contain_text("Your turn")
    assert ada.page.url == address
    ada.closes()


def test_a_phone_plays_and_nothing_sticks_out(browser: Browser, server: str) -> None:
    ada = Person(browser, server, lang="fr", size=PHONE, scheme="dark")
    ada.plays_now()
    for _ in range(4):
        ada.awaits_turn()
        ada.points()
    wide = ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    ada.closes()
