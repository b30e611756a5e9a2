"""What people do besides playing: ask for a hint, chat, give up, make an account, see why not."""

from playwright.sync_api import Browser, expect

from tests.browser.person import Person


def test_a_hint_shows_three_moves_and_plays_one(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.plays_now()
    ada.awaits_turn()
    before = ada.place()
    ada.page.keyboard.press("h")
    moves = ada.page.locator(".hint .move")
    expect(moves).to_have_count(3)
    moves.first.click()
    ada.awaits_change(before)
    ada.closes()


def test_a_thing_that_cannot_be_used_says_why_with_its_rule(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random"))
    ada.awaits_turn()
    ada.page.locator('[data-target^="dock:"]').first.click(force=True)
    card = ada.page.locator(".about")
    expect(card).to_contain_text("R11")
    card.get_by_role("button", name="R11").click()
    expect(card).to_have_count(0)
    expect(ada.page.locator('aside [data-rule="R11"]')).to_be_in_viewport()
    ada.closes()


def test_a_long_press_tells_what_a_thing_is_and_chooses_nothing(
    browser: Browser, server: str
) -> None:
    ada = Person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random"))
    ada.awaits_turn()
    before = ada.place()
    card, gold = ada.page.locator(".about"), ada.page.locator('.board [data-state="target"]').first
    gold.click(delay=600)
    expect(card).to_have_count(1)
    expect(card).not_to_be_empty()
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    gold.click(button="right")
    expect(card).to_have_count(1)
    ada.page.keyboard.press("Escape")
    gold.focus()
    ada.page.keyboard.press("?")
    expect(card).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(gold).to_be_focused()
    expect(ada.page.locator('[data-state="sel"]')).to_have_count(0)
    assert ada.place() == before
    ada.closes()


def test_a_rivals_things_open_large_one_rival_after_another(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random", "bot:random"))
    ada.awaits_turn()
    names = ada.page.locator(".rival .cut").all_inner_texts()
    ada.page.locator(".rival .id").first.click()
    sheet = ada.page.get_by_role("dialog")
    for name in (names[0], names[1], names[0]):
        # What a rival did may be a heading too: "Blaise has left the round."
        expect(sheet.get_by_role("heading", name=name, exact=True)).to_be_visible()
        sheet.get_by_role("button", name="Next player").click()
    ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ada.closes()


def test_chat_is_heard_escaped_and_survives_a_reload(browser: Browser, server: str) -> None:
    ada, elsa = Person(browser, server), Person(browser, server)
    link = ada.opens("me", "open")
    ada.goes_to(link)
    elsa.goes_to(link)
    elsa.page.locator("form button[type=submit], form .btn.go").first.click()
    expect(ada.board).to_be_visible()
    for person in (ada, elsa):
        person.page.get_by_role("tab", name="Chat").click()
    field = ada.page.locator("aside input, aside textarea").first
    field.fill("<img src=x onerror=alert(1)> bonjour")
    field.press("Enter")
    expect(elsa.page.locator("aside")).to_contain_text("<img src=x onerror=alert(1)> bonjour")
    elsa.page.reload()
    elsa.page.get_by_role("tab", name="Chat").click()
    expect(elsa.page.locator("aside")).to_contain_text("bonjour")
    for person in (ada, elsa):
        person.closes()


def test_whoever_gives_up_is_replaced_by_a_bot(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.goes_to(ada.opens("me", "bot:random"))
    ada.awaits_turn()
    ada.page.get_by_role("button", name="Menu").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Resign").click()
    dialog.locator("button", has_text="Resign").or_(
        dialog.get_by_role("button", name="Yes")
    ).first.click()
    ada.page.wait_for_selector('[data-status="over"]', timeout=60_000)
    ada.closes()


def test_an_account_can_be_made_left_and_found_again(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.goes_to("/sign-in")
    ada.page.get_by_text("account", exact=False).first.wait_for()
    ada.page.locator("form [role=radio], form button[aria-pressed], form label").nth(1).click()
    ada.page.locator("input[autocomplete=username]").fill("Hypatia")
    ada.page.locator("input[type=password]").fill("alexandria-415")
    ada.page.locator("form .btn.go").click()
    ada.page.wait_for_url(f"{server}/")
    me = ada.page.evaluate("fetch('/api/me').then(answer => answer.json())")
    assert "Hypatia" in str(me)
    ada.context.clear_cookies()
    ada.goes_to("/sign-in")
    ada.page.locator("input[autocomplete=username]").fill("Hypatia")
    ada.page.locator("input[type=password]").fill("wrong-password")
    ada.page.locator("form .btn.go").click()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.locator("input[type=password]").fill("alexandria-415")
    ada.page.locator("form .btn.go").click()
    ada.page.wait_for_url(f"{server}/")
    ada.closes()
