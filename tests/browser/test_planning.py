"""A move is prepared while the other thinks: two people in two browsers, on a desk and a phone."""

from playwright.sync_api import Browser, expect

from tests.browser.looks import check_page
from tests.browser.person import DESKTOP, PHONE, Person

PLAN = {"en": "Plan ahead", "fr": "Préparer mon coup"}
DROPPED = {"en": "will not be played", "fr": "ne sera pas joué"}


def _device(person: Person) -> str:
    return "phone" if person.has_touch else "desktop"


def _plans(person: Person) -> None:
    """The first port that glows, and the first way to pay for it."""
    person.page.get_by_role("button", name=PLAN[person.lang]).click()
    expect(person.page.locator(".planning")).to_have_count(1)
    assert not person.is_asked
    person.page.locator('[data-target^="port:"][data-state="target"]').first.click(force=True)
    expect(person.page.locator("[data-steps='1']")).to_have_count(1)


def test_a_move_is_prepared_then_overtaken_or_played(browser: Browser, server: str) -> None:
    ada, elsa = Person(browser, server, "en", DESKTOP), Person(browser, server, "fr", PHONE)
    link = ada.opens("me", "open")
    elsa.is_guest("Elsa")
    table = link.split("?")[0].removeprefix("/t/")
    elsa.posts(f"/api/tables/{table}/join", {"invitation": link.split("=")[1]})
    for person in (ada, elsa):
        person.goes_to(link)
        expect(person.board).to_be_visible()
        expect(person.page.locator(".question")).not_to_be_empty()
    first, second = (ada, elsa) if ada.is_asked else (elsa, ada)
    check_page(second, f"plan-offered-{_device(second)}-light-{second.lang}")
    # By pointing: a port, then a payment. Nothing is played, and the other sees nothing of it.
    frames = len(first.frames)
    _plans(second)
    check_page(second, f"planning-{_device(second)}-light-{second.lang}")
    port = second.page.locator('[data-target^="port:"][data-state="sel"]').first
    taken = port.get_attribute("data-target")
    second.answers.first.click()
    prepared = second.page.locator(".prepared")
    expect(prepared).to_be_visible()
    expect(second.page.locator(".planning")).to_have_count(0)
    check_page(second, f"plan-prepared-{_device(second)}-light-{second.lang}")
    second.page.reload()
    expect(prepared).to_be_visible()
    assert not any("prepared" in frame for frame in first.frames[frames:])
    # The other takes that very port: the plan is dropped, and why is said until it is read.
    first.page.locator(f'[data-target="{taken}"][data-state]').first.click(force=True)
    expect(first.page.locator("[data-steps='1']")).to_have_count(1)
    place = first.place()
    first.answers.first.click()
    first.awaits_change(place)
    notice = second.page.locator(".notices .notice")
    expect(notice).to_contain_text(DROPPED[second.lang])
    second.awaits_turn()
    check_page(second, f"plan-dropped-{_device(second)}-light-{second.lang}")
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    # The other way round, by the keyboard, and in the dark.
    waits, asked = first, second
    waits.page.emulate_media(color_scheme="dark")
    waits.page.keyboard.press("p")
    expect(waits.page.locator(".planning")).to_have_count(1)
    check_page(waits, f"planning-{_device(waits)}-dark-{waits.lang}")
    waits.page.keyboard.press("Escape")
    expect(waits.page.locator(".planning")).to_have_count(0)
    waits.page.keyboard.press("p")
    expect(waits.page.locator(".planning")).to_have_count(1)
    waits.page.keyboard.press("1")
    expect(waits.page.locator("[data-steps='1']")).to_have_count(1)
    waits.page.keyboard.press("1")
    expect(waits.page.locator(".prepared")).to_be_visible()
    check_page(waits, f"plan-prepared-{_device(waits)}-dark-{waits.lang}")
    step = int(waits.page.locator("[data-step]").get_attribute("data-step") or 0)
    asked.page.keyboard.press("/")
    asked.page.locator("dialog[open] .act").last.click()
    if asked.to_confirm.count():
        asked.to_confirm.click()
    # Leaving, a port and its price: three moves, and no notice that it was dropped.
    expect(waits.page.locator(f'[data-step="{step + 3}"]')).to_have_count(1)
    expect(waits.page.locator(".prepared, .notices .notice")).to_have_count(0)
    for person in (ada, elsa):
        person.closes()
