"""The board stands still, is legible and can be tapped, and rests when nobody does anything."""

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.browser import artemis_matches
from tests.browser.explorer import Explorer
from tests.browser.gaia_matches import played_well, turn_in_round
from tests.browser.looks import check_page
from tests.browser.matches import StoreMatch, sits_down, turn_in_chapter
from tests.browser.person import DESKTOP, LAPTOP, PHONE, SIDEWAYS, ZOOMED, Person, Size
from tests.browser.probes import PROBES, plays_on_a_still_board, too_small

#: A per cent of a core; and how often it is looked whether the page takes less.
RESTING = 0.01
TRIES = 3
SIZES = [DESKTOP, LAPTOP, PHONE, SIDEWAYS]


def busy(session: CDPSession) -> float:
    """Seconds of CPU that the page's main thread has taken."""
    told = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in told if each["name"] == "TaskDuration"))


def share_of_a_core(person: Person, session: CDPSession) -> float:
    """What the page takes for some seconds; on a busy machine it may still be arriving."""
    seconds = 2
    before = busy(session)
    person.page.wait_for_timeout(seconds * 1000)
    return (busy(session) - before) / seconds


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("chapter", [1, 2])
def test_reworlds_board_stands_still(
    browser: Browser, server: str, store_match: StoreMatch, size: Size, chapter: int
) -> None:
    ada = Person(browser, server, size=size)
    sits_down(ada, store_match, turn_in_chapter(chapter, 3))
    plays_on_a_still_board(ada, 8)
    ada.closes()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_gaias_board_stands_still(
    browser: Browser, server: str, store_match: StoreMatch, size: Size
) -> None:
    ada = Explorer(browser, server, size=size)
    ada.patience = 3
    sits_down(ada, store_match, turn_in_round(played_well(), 3))
    plays_on_a_still_board(ada, 8, Explorer.answers_once)
    ada.closes()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_artemis_board_stands_still(
    browser: Browser, server: str, store_match: StoreMatch, size: Size
) -> None:
    """From the last dice of a round through its resolution."""
    ada = Person(browser, server, "fr", size=size)
    sits_down(ada, store_match, artemis_matches.asked("PlaceDie", number=3, nth=-1))
    plays_on_a_still_board(ada, 10)
    ada.closes()


@pytest.mark.parametrize("size", [*SIZES, ZOOMED], ids=str)
def test_tables_are_legible_and_can_be_tapped(
    browser: Browser, server: str, store_match: StoreMatch, size: Size
) -> None:
    ada = Person(browser, server, "fr", size)
    places = {
        "station": turn_in_chapter(1, 3),
        "colony": turn_in_chapter(2, 8),
        "gaia": turn_in_round(played_well(), 3),
        "artemis": artemis_matches.asked("PlaceDie", number=4),
        "colonists": artemis_matches.asked("MoveColonist", nth=-1),
    }
    found = {}
    for name, place in places.items():
        sits_down(ada, store_match, place)
        check_page(ada, f"choosing-{name}-{size}-light-fr")
        found[name] = too_small(ada)
    assert found == {name: [] for name in places}
    ada.closes()


def test_an_idle_table_rests(browser: Browser, server: str, store_match: StoreMatch) -> None:
    ada = Person(browser, server, motion=True)
    session = ada.context.new_cdp_session(ada.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    for place in (
        turn_in_chapter(1, 3),
        turn_in_chapter(2, 8),
        turn_in_round(played_well(), 3),
        artemis_matches.asked("PlaceDie", number=4),
    ):
        sits_down(ada, store_match, place)
        ada.page.wait_for_timeout(2500)
        ada.page.evaluate(PROBES)
        assert ada.page.evaluate("probes.endless()") == 0
        # Whatever does not rest, does not rest later either.
        assert any(share_of_a_core(ada, session) < RESTING for _ in range(TRIES))
    ada.closes()
