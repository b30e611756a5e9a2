"""Accounts: their passwords, addresses, sessions and data, and how they end."""

import json
import sqlite3
import time
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.looks import FEW_LOOKS, LOOKS, check_page, in_language, shown_in
from tests.browser.person import LANGUAGES, Person

PASSWORD = "alexandria-415"  # noqa: S105 - nobody's


def signs_in(person: Person, name: str, password: str) -> None:
    person.goes_to("/sign-in")
    person.page.locator("input[autocomplete=username]").fill(name)
    person.page.locator("input[type=password]").fill(password)
    person.page.locator("form .btn.go").click()


def section(heading: str) -> str:
    """Where to look for what stands under a heading of the profile."""
    return f"section:has(> h2:text-is('{heading}'))"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_an_account(browser: Browser, server: str, lang: str) -> None:
    ada = Person(browser, server, lang)
    ada.posts("/api/accounts", {"name": f"Hypatia {lang}", "password": PASSWORD})
    other = f"100% {lang}"
    elsa = Person(browser, server)
    elsa.is_guest(other)
    ada.posts(f"/api/players/{quote(other)}/relation", {"kind": "block"}, "PUT")
    for name, path in {
        "account": "/me",
        "forgot": "/forgot",
        "reset": "/reset#a-token-that-is-long-enough",
        "reset-incomplete": "/reset",
        "player": f"/players/{quote(other)}",
    }.items():
        ada.goes_to(path)
        for look in shown_in(ada, in_language(LOOKS, lang)):
            check_page(ada, f"{name}-{look}", whole=name == "account")
    expect(ada.page.get_by_role("heading", name=other)).to_be_visible()
    for person in (ada, elsa):
        person.closes()


def test_a_password_and_an_address_are_changed(browser: Browser, server: str) -> None:
    ada, elsewhere = Person(browser, server), Person(browser, server)
    ada.posts("/api/accounts", {"name": "Sosipatra", "password": PASSWORD})
    signs_in(elsewhere, "Sosipatra", PASSWORD)
    elsewhere.page.wait_for_url(f"{server}/")
    ada.goes_to("/me")
    form = ada.page.locator(section("Password"))
    form.get_by_label("Current password").fill("wrong-password")
    form.get_by_label("New password").fill("pergamon-2026")
    form.get_by_role("button", name="Change the password").click()
    expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_label("Current password").fill(PASSWORD)
    form.get_by_role("button", name="Change the password").click()
    expect(form.get_by_text("The password is changed.")).to_be_visible()
    assert not elsewhere.context.request.get(f"{server}/api/me").ok

    signs_in(elsewhere, "Sosipatra", "pergamon-2026")
    elsewhere.page.wait_for_url(f"{server}/")
    ada.page.reload()
    ada.page.get_by_role("button", name="Sign out everywhere else").click()
    expect(ada.page.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    assert not elsewhere.context.request.get(f"{server}/api/me").ok

    form = ada.page.locator(section("E-mail"))
    form.get_by_label("Address").fill("sosipatra@example.org")
    form.get_by_label("Password").fill("pergamon-2026")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_text("Done.")).to_be_visible()
    ada.page.reload()
    expect(form.get_by_label("Address")).to_have_value("sosipatra@example.org")
    for person in (ada, elsewhere):
        person.closes()


def test_a_bot_of_ones_own_is_made_and_seen_to_be_one(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.posts("/api/accounts", {"name": "Perictione", "password": PASSWORD})
    ada.goes_to("/me")
    form = ada.page.locator(section("My bots"))
    form.get_by_label("Name of a new bot").fill("Talos")
    form.get_by_role("button", name="Create").click()
    expect(form.get_by_text("The token of Talos (bot).")).to_be_visible()
    expect(form.get_by_role("link", name="Talos (bot)")).to_be_visible()
    for look in shown_in(ada, in_language(FEW_LOOKS, "en")):
        form.scroll_into_view_if_needed()
        check_page(ada, f"my-bots-{look}")

    token = form.locator(".linkbox span").inner_text()
    table = ada.posts("/api/tables", {"game": "reworld", "seats": ["me", "open", "open"]})
    headers, body = {"Authorization": f"Bearer {token}"}, {"invitation": table["invitation"]}
    joined = httpx.post(f"{server}/api/tables/{table['id']}/join", headers=headers, json=body)
    assert joined.status_code == 200
    ada.goes_to(f"/t/{table['id']}")
    expect(ada.page.get_by_text("Talos (bot)").first).to_be_visible()
    ada.goes_to("/me")
    form.get_by_role("button", name="Delete").click()
    form.get_by_role("button", name="Delete for good?").click()
    expect(form.get_by_role("link", name="Talos (bot)")).to_have_count(0)
    ada.closes()


def test_an_account_is_taken_along_and_deleted(browser: Browser, server: str) -> None:
    ada = Person(browser, server)
    ada.posts("/api/accounts", {"name": "Theano", "password": PASSWORD})
    ada.goes_to("/me")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == "tablee-export.json"
    assert "Theano" in json.dumps(json.loads(download.value.path().read_text()))
    ada.page.get_by_role("button", name="Delete…").click()
    form = ada.page.locator(section("My data"))
    expect(form.get_by_text("under the name “Deleted player”")).to_be_visible()
    for look in shown_in(ada, in_language(LOOKS, "en")):
        form.get_by_role("button", name="Delete for good").scroll_into_view_if_needed()
        check_page(ada, f"delete-{look}")
    form.get_by_label("Password").fill("wrong-password")
    form.get_by_role("button", name="Delete for good").click()
    expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Delete for good").click()
    ada.page.wait_for_url(f"{server}/")
    expect(ada.page.get_by_role("link", name="Sign in")).to_be_visible()
    signs_in(ada, "Theano", PASSWORD)
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.closes()


def test_a_forgotten_password(browser: Browser, server: str, data: Path) -> None:
    ada = Person(browser, server)
    me = ada.posts("/api/accounts", {"name": "Aspasia", "password": PASSWORD})
    ada.context.clear_cookies()
    ada.goes_to("/sign-in")
    ada.page.get_by_role("link", name="Forgotten password").click()
    ada.page.get_by_label("Name").fill("Aspasia")
    ada.page.get_by_role("button", name="Send me the link").click()
    expect(ada.page.get_by_text("the link is on its way")).to_be_visible()
    # The letter would hold this; what the server keeps of it is a hash.
    token = "a-letter-that-nobody-else-has-read"  # noqa: S105
    row = (sha256(token.encode()).hexdigest(), me["id"], time.time())
    with sqlite3.connect(data / "tablee.sqlite3") as database:
        database.execute("INSERT INTO password_resets VALUES (?, ?, ?, NULL)", row)
    database.close()
    ada.goes_to(f"/reset#{token}")
    ada.page.get_by_label("New password").fill("miletus-2026")
    ada.page.get_by_role("button", name="Save and sign in").click()
    ada.page.wait_for_url(f"{server}/")
    expect(ada.page.get_by_role("link", name="Aspasia’s profile")).to_be_visible()
    # The server's words come after its refusal: it is told all the same.
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    ada.page.route("**/api/texts/server/*", hold)
    ada.goes_to(f"/reset#{token}")
    ada.page.get_by_label("New password").fill("miletus-2027")
    with ada.page.expect_response("**/api/password-resets/use") as refused:
        ada.page.get_by_role("button", name="Save and sign in").click()
    assert refused.value.status == HTTPStatus.FORBIDDEN
    for route in late:
        route.continue_()
    expect(ada.page.get_by_role("alert")).not_to_be_empty()
    ada.closes()
