"""Learning a game at the table: the first card, chapter cards, the guide; each read once."""

import pytest
from playwright.sync_api import Browser, expect

import tablee
from tablee.core import Sentence
from tablee.games import ROOMS
from tests.browser.looks import Look, check_page, resizes, shown_in
from tests.browser.matches import StoreMatch, sits_down, turn_in_chapter
from tests.browser.person import PHONE, SIDEWAYS, Person
from tests.browser.probes import stands_still, too_small, watches

LEARN = {"fr": "Apprendre {} en jouant", "en": "Learn {} by playing"}
TITLES = {"artemis": "The Artemis Project", "century": "20th Century", "gaia": "Gaia Project"}
#: Remarks that a stretch of play should bring, and answers that it may take.
SEVERAL, MOST = 3, 14


#: What the guide said last, once it is one of these.
SAID = """remarks => {
    const said = document.querySelector('.guide p')?.textContent;
    return remarks.includes(said) ? said : null;
}"""


def said(person: Person, game: str) -> str:
    """What the guide said last, in the language of the page, whose words may come after it.

    A narrow screen hides it once its question is past.
    """
    found = person.page.wait_for_function(SAID, arg=remarks(game, person.lang))
    return str(found.json_value())


def words(game: str, key: str, lang: str) -> str:
    return tablee.game(game).phrases.say(Sentence(key), lang)


def remarks(game: str, lang: str) -> list[str]:
    guide = tablee.game(game).guide
    assert guide is not None
    return [words(game, remark.key, lang) for remark in guide.remarks]


def begins_to_learn(person: Person, game: str) -> None:
    """From the card of the game on the first page to the first card at the table."""
    person.goes_to("/")
    entrance = LEARN[person.lang].format(TITLES.get(game, game.title()))
    person.page.get_by_role("button", name=entrance).click()
    person.page.wait_for_url("**/t/*", wait_until="commit", timeout=30_000)
    expect(person.page.locator("dialog .primer li")).to_have_count(5)


def plays_until_several(person: Person, game: str) -> list[str]:
    """Answers by keyboard until the guide has said several things."""
    heard: list[str] = []
    for _ in range(MOST):
        person.awaits_turn()
        now = said(person, game)
        heard += [now] if now not in heard else []
        if len(heard) >= SEVERAL:
            break
        person.presses_an_answer()
    return heard


@pytest.mark.parametrize("game", ROOMS)
def test_a_guided_game_is_learnt_by_playing(browser: Browser, server: str, game: str) -> None:
    ada = Person(browser, server, "fr", newcomer=True)
    page = ada.page
    begins_to_learn(ada, game)
    card = page.get_by_role("dialog")
    for number in range(1, 6):
        expect(card).to_contain_text(words(game, f"primer-{number}", "fr"))
    check_page(ada, f"card-{game}-desktop-light-fr")
    page.get_by_role("button", name="Jouons").click()
    expect(card).to_have_count(0)
    ada.awaits_turn()
    box = watches(ada)
    heard = plays_until_several(ada, game)
    assert len(heard) >= SEVERAL, heard
    stands_still(ada, box)
    for look in shown_in(ada, [Look("phone", "dark", "en")]):
        said(ada, game)
        expect(page.locator(".guide p")).to_be_visible()
        check_page(ada, f"guide-{game}-{look}")
    # It goes on in English, and comes to what it has not said yet.
    told = [remarks(game, "fr").index(words) for words in heard]
    later = [remarks(game, "en").index(words) for words in plays_until_several(ada, game)]
    assert len(set(told + later)) > SEVERAL, (told, later)
    ada.closes()


def test_on_a_phone_a_remark_covers_neither_board_nor_question(
    browser: Browser, server: str
) -> None:
    ada = Person(browser, server, size=PHONE)
    ada.goes_to(ada.asks_for("/api/games/reworld/guided", {}))
    ada.awaits_turn()
    guide = ada.page.locator(".guide")
    for size in (PHONE, SIDEWAYS):
        resizes(ada, size)
        expect(guide).to_be_visible()
        remark = guide.bounding_box()
        assert remark is not None
        for part in (ada.board, ada.page.locator(".ask"), ada.page.locator("header")):
            other = part.bounding_box()
            assert other is not None
            apart = (
                remark["y"] + remark["height"] <= other["y"] + 1
                or other["y"] + other["height"] <= remark["y"] + 1
                or remark["x"] + remark["width"] <= other["x"] + 1
            )
            assert apart, (size, part)
        small = [found for found in too_small(ada) if "guide" in str(found)]
        assert not small
    resizes(ada, PHONE)
    box = watches(ada)
    ada.page.get_by_role("button", name="Got it").click()
    expect(guide).to_be_hidden()
    stands_still(ada, box)
    ada.closes()


def test_a_card_that_was_read_comes_no_more_and_can_be_opened_again(
    browser: Browser, server: str
) -> None:
    ada = Person(browser, server, newcomer=True)
    page = ada.page
    link = ada.opens("me", "bot:easy")
    ada.goes_to(link)
    card = page.get_by_role("dialog", name="Reworld in five sentences")
    expect(card).to_be_visible()
    with page.expect_response("**/api/me"):
        page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    # The server knows it too: so does another browser of the same person.
    page.evaluate("localStorage.clear()")
    page.reload()
    ada.awaits_turn()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="In five sentences").click()
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("button", name="In five sentences").click()
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    # Where there is a guide it speaks, and no more than the learner wants.
    ada.goes_to(ada.asks_for("/api/games/reworld/guided", {}))
    ada.awaits_turn()
    expect(page.locator(".guide")).to_be_visible()
    with page.expect_response("**/api/me"):
        page.get_by_role("button", name="Play on without the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    ada.awaits_turn()
    expect(page.locator(".guide")).to_have_count(0)
    ada.goes_to("/")
    page.get_by_role("button", name="Learn Reworld by playing").click()
    expect(page.locator(".guide")).to_be_visible()
    ada.closes()


def test_a_chapter_that_is_new_has_a_card_of_its_own(
    browser: Browser, server: str, store_match: StoreMatch
) -> None:
    ada = Person(browser, server, newcomer=True)
    page = ada.page
    ada.is_guest()
    ada.posts("/api/me", {"seen": ["reworld"]}, "PATCH")
    sits_down(ada, store_match, turn_in_chapter(2, 0))
    card = page.get_by_role("dialog", name="Chapter Two: the colony")
    expect(card).to_contain_text(words("reworld", "primer-colony", "en"))
    check_page(ada, "chapter-reworld-desktop-light-en")
    page.get_by_role("button", name="Let’s play").click()
    expect(card).to_have_count(0)
    page.reload()
    ada.awaits_turn()
    expect(card).to_have_count(0)
    ada.closes()


def test_the_rules_have_pictures_and_are_searched(browser: Browser, server: str) -> None:
    ada = Person(browser, server, "fr", PHONE, "dark")
    page = ada.page
    figures = page.locator(".rules figure")
    for game in ROOMS:
        ada.goes_to(f"/rules/{game}")
        expect(page.locator(".primer li")).to_have_count(5)
        expect(figures.nth(4)).to_be_attached()
    check_page(ada, f"rules-{game}-phone-dark-fr")
    page.get_by_role("searchbox").fill("R14")
    expect(figures).to_have_count(0)
    expect(page.locator(".rule[data-rule=R14]")).to_be_visible()
    ada.closes()
