"""Looking back: a replay by action and by turn, always in words, with the hands of all."""

import re
from itertools import pairwise

from playwright.sync_api import Browser, expect

from tests.browser.gaia_matches import played_well
from tests.browser.looks import FEW_LOOKS, check_page, resizes
from tests.browser.matches import StoreMatch, played_at_random
from tests.browser.person import Person


def test_a_replay_goes_on_by_action_or_by_turn_and_no_step_is_without_words(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server)
    match = played_well()
    ada.goes_to(f"/replay/{store_match(match)}?at=60")
    place, caption = ada.page.locator(".ctl .top b"), ada.page.locator(".ctl .caption")
    following = ada.page.get_by_role("button", name="Next move")
    expect(place).to_have_text(f"Move 60 of {match.decisions}")
    for step in range(61, 81):
        following.click()
        expect(place).to_contain_text(f"Move {step} of")
        expect(caption).to_have_text(re.compile(r"\S"))
    mover = ada.page.locator(".players article.turn > .name")
    names = []
    ada.page.get_by_role("group", name="Go on by").get_by_text("Turn").click()
    for _ in range(4):
        following.click()
        names.append(mover.inner_text())
    assert all(one != other for one, other in pairwise(names)), names
    check_page(ada, "replay-by-turn-desktop-light-en")
    ada.closes()


def test_a_replay_shows_the_hands_of_all(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada, match = Person(browser, server, "fr"), played_at_random()
    ada.goes_to(f"/replay/{store_match(match)}?at=8")
    for name in ("Blaise", "Chloé"):
        ada.page.locator(".players").get_by_role("button", name=name).click()
        hand = ada.page.get_by_role("dialog").get_by_role("region", name="Main")
        expect(hand.locator("[data-target], .card, button, li").first).to_be_visible()
        ada.page.keyboard.press("Escape")
    ada.page.locator(".players").get_by_role("button", name="Chloé").click()
    expect(hand).to_be_visible()
    for look in FEW_LOOKS[:2]:
        resizes(ada, look.size)
        ada.page.emulate_media(color_scheme=look.scheme)
        check_page(ada, f"replay-hand-{look}")
    ada.closes()
