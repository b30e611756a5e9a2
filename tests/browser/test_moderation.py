"""Whom one would rather not read or meet: muted, blocked, reported; what administrators decide."""

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.browser.looks import LOOKS, check_page, in_language, resizes, shown_in
from tests.browser.person import DESKTOP, PHONE, Person, Scheme


def makes_admin(data: Path, name: str) -> None:
    """As whoever has the machine would."""
    command = [sys.executable, "-m", "tablee", "admin", "make", name]
    subprocess.run(command, env=os.environ | {"TABLEE_DATA": str(data)}, check=True)  # noqa: S603


def line(person: Person, words: str) -> Locator:
    """A line of the chat, where it is open."""
    return person.page.locator("aside .line", has_text=words)


def writes(person: Person, words: str) -> None:
    field = person.page.get_by_role("textbox", name="Write to the table…")
    field.fill(words)
    field.press("Enter")
    expect(field).to_have_value("")


def at_a_table(browser: Browser, server: str, scheme: Scheme = "light") -> tuple[Person, Person]:
    """Somebody who plays, and Zoé, who watches; the chat is open."""
    ada, zoe = (Person(browser, server, scheme=scheme) for _ in range(2))
    link = ada.opens("me", "bot:random", private=False).split("?")[0]
    zoe.is_guest("Zoé")
    for person in (ada, zoe):
        person.goes_to(link)
        person.page.get_by_role("tab", name="Chat").click()
    return ada, zoe


def name_of(person: Person) -> str:
    """The second guest of a name has a number."""
    return str(person.context.request.get(f"{person.server}/api/me").json()["name"])


def test_a_spectator_is_seen_muted_and_reported(browser: Browser, server: str) -> None:
    ada, zoe = at_a_table(browser, server)
    name = name_of(zoe)
    expect(ada.page.get_by_text(f"{name} is watching.")).to_be_visible()
    writes(zoe, "Take the crane!")
    expect(line(ada, "Take the crane!")).to_contain_text("watching")
    more = line(ada, "Take the crane!").get_by_role("button", name="Mute, block or report")
    # By keyboard: to the line's button, in, and to the first act.
    more.focus()
    ada.page.keyboard.press("Enter")
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=name)).to_be_visible()
    for look in shown_in(ada, in_language(LOOKS, "en")):
        check_page(ada, f"person-{look}")
    sheet.get_by_role("button", name="Report").click()
    expect(sheet.get_by_text("Take the crane!")).to_be_visible()
    sheet.get_by_label("In your words").fill("Plays my game for me.")
    for look in shown_in(ada, in_language(LOOKS, "en")):
        check_page(ada, f"report-{look}")
    resizes(ada, DESKTOP)
    sheet.get_by_role("button", name="Send the report").click()
    expect(sheet.get_by_text("An administrator will read your report.")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(more).to_be_focused()
    ada.page.keyboard.press("Enter")
    sheet.get_by_role("button", name="Mute:").click()
    expect(sheet.get_by_role("button", name="Unmute")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(line(ada, "Take the crane!")).to_have_count(0)
    writes(zoe, "Not that one!")
    writes(ada, "Please let me play.")
    expect(line(zoe, "Please let me play.")).to_be_visible()
    expect(line(ada, "Not that one!")).to_have_count(0)
    ada.goes_to("/me")
    ada.page.get_by_role("button", name="Unmute").click()
    expect(ada.page.get_by_role("heading", name="Muted and blocked")).to_have_count(0)
    for person in (ada, zoe):
        person.closes()


def test_people_at_the_table_are_in_its_menu(browser: Browser, server: str) -> None:
    ada, zoe = at_a_table(browser, server)
    ada.page.get_by_role("button", name="Menu").click()
    menu = ada.page.get_by_role("dialog").first
    expect(menu.get_by_text(name_of(zoe))).to_be_visible()
    for look in shown_in(ada, in_language(LOOKS, "en")):
        check_page(ada, f"menu-{look}")
    resizes(ada, DESKTOP)
    menu.get_by_role("button", name="Mute, block or report").click()
    sheet = ada.page.get_by_role("dialog").last
    sheet.get_by_role("button", name="Block:").click()
    expect(sheet.get_by_role("button", name="Unblock")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(menu).to_be_visible()
    # Whoever is blocked is not told, but cannot sit down there.
    link = ada.opens("me", "open", private=False)
    zoe.goes_to(link)
    zoe.page.get_by_role("button", name="Join").click()
    expect(zoe.page.get_by_role("alert")).to_be_visible()
    ada.goes_to("/me")
    expect(ada.page.get_by_text("Blocked", exact=True)).to_be_visible()
    for person in (ada, zoe):
        person.closes()


def test_an_administrator_decides(browser: Browser, server: str, data: Path) -> None:
    ada, zoe = at_a_table(browser, server)
    name = name_of(zoe)
    writes(zoe, "You are all hopeless!")
    expect(line(ada, "hopeless")).to_be_visible()
    table = ada.page.url.rsplit("/", 1)[1]
    mine = {"reason": "chat", "text": "All evening long.", "table": table}
    ada.posts("/api/reports", {"about": name, **mine})

    judge = Person(browser, server)
    judge.goes_to("/admin")
    expect(judge.page.get_by_role("heading", name="Nothing at this address")).to_be_visible()
    judge.posts("/api/accounts", {"name": "Themis", "password": "scales-and-sword"})
    makes_admin(data, "Themis")
    judge.goes_to("/me")
    judge.page.get_by_role("link", name="Administration").click()
    report = judge.page.locator("article", has_text="All evening long.")
    expect(report).to_be_visible()
    report.get_by_role("link", name=name).click()
    expect(judge.page.locator("dl")).to_contain_text(name)
    for look in shown_in(judge, in_language(LOOKS, "en")):
        check_page(judge, f"admin-{look}")
    resizes(judge, DESKTOP)
    report.get_by_role("button", name="Silence").click()
    report.get_by_role("button", name="7 days").click()
    report.get_by_label("Why").fill("Insults.")
    report.get_by_role("button", name="Decide").click()
    expect(report.get_by_role("button", name="Decide")).to_have_count(0)
    expect(judge.page.get_by_text(f"{name} · 168 h · Insults.")).to_be_visible()

    field = zoe.page.get_by_role("textbox", name="Write to the table…")
    field.fill("And now?")
    field.press("Enter")
    expect(zoe.page.get_by_role("alert")).to_be_visible()
    resizes(zoe, PHONE)
    # There the chat is over the table.
    zoe.page.get_by_role("button", name="Log, chat, rules, score").click()
    for look in shown_in(zoe, in_language(LOOKS, "en")):
        check_page(zoe, f"silenced-{look}")

    judge.goes_to(f"/admin?table={table}")
    close = judge.page.locator("section", has_text="Whatever is going on there").last
    close.get_by_label("Why").fill("Enough.")
    close.get_by_role("button", name="Close the table").click()
    expect(ada.page.get_by_text("An administrator has closed this table.")).to_be_visible()
    for person in (ada, zoe, judge):
        person.closes()
