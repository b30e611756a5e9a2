"""Turn by turn: who is away is told, the client is installed and opens without a connection."""

import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from time import monotonic
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from PIL import Image
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from tablee.server.routes import pages
from tests.browser.lanterns import LanternPlayer
from tests.browser.looks import FEW_LOOKS, LOOKS, check_page, in_language, shown_in
from tests.browser.person import KNOWS_GAMES, LANGUAGES, Person
from tests.server.notices.push_service import BrowserKeys
from tests.server.people.mailbox import SENDER, Mailbox, free_port
from tests.server.server_process import ServerProcess

PASSWORD = "alexandria-2026"  # noqa: S105
DAYS = {"kind": "days", "days": 3}
NOTIFY = {"en": "Notifications in this browser", "fr": "Notifications dans ce navigateur"}
#: Seconds that a service worker may take.
PATIENCE = 30.0

#: A browser that takes messages at an address of ours, and asks before it shows any.
STUB = """({endpoint, p256dh, auth}) => {
    let answer = localStorage.getItem('asked') ?? 'default', current = null;
    const subscription = {
        endpoint,
        toJSON: () => ({endpoint, keys: {p256dh, auth}}),
        unsubscribe: async () => { localStorage.removeItem('subscribed'); return true; },
    };
    Object.defineProperty(Notification, 'permission', {get: () => answer});
    Notification.requestPermission = async () => {
        localStorage.setItem('asked', answer = 'granted');
        return answer;
    };
    PushManager.prototype.subscribe = async function ({applicationServerKey, userVisibleOnly}) {
        if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('not allowed');
        localStorage.setItem('subscribed', 'yes');
        return subscription;
    };
    PushManager.prototype.getSubscription =
        async () => localStorage.getItem('subscribed') ? subscription : null;
}"""
SHOWN = """async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({title, body, data}) => ({title, body, data}));
}"""
SETTLED = """navigator.serviceWorker.getRegistration().then(({active, waiting, installing}) =>
    active.state === 'activated' && !waiting && !installing)"""
#: What the browser does when the notification is clicked; only it may bring windows to the front.
CLICK = """async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', {notification}));
}"""


class PushPost(BaseHTTPRequestHandler):
    """A push service: keeps what comes."""

    got: "Queue[bytes]"

    def do_POST(self) -> None:
        self.got.put(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_args: object) -> None:
        """Nobody reads it."""


@contextmanager
def push_post() -> Iterator[tuple[str, "Queue[bytes]"]]:
    got: Queue[bytes] = Queue()
    service = ThreadingHTTPServer(("127.0.0.1", 0), type("Here", (PushPost,), {"got": got}))
    thread = threading.Thread(target=service.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{service.server_port}/bob", got
    finally:
        service.shutdown()
        thread.join()
        service.server_close()


@pytest.fixture(scope="module")
def mail() -> Iterator[tuple[Mailbox, int]]:
    mailbox, port = Mailbox(), free_port()
    controller = Controller(mailbox, "127.0.0.1", port)
    controller.start()
    yield mailbox, port
    controller.stop()


@pytest.fixture(scope="module")
def noticing(
    tmp_path_factory: pytest.TempPathFactory, mail: tuple[Mailbox, int]
) -> Iterator[ServerProcess]:
    """A server that tells people at once; its client is a copy."""
    data = tmp_path_factory.mktemp("noticing")
    static = data / "static"
    shutil.copytree(pages.STATIC, static)
    environment = {
        "TABLEE_STATIC": str(static),
        "TABLEE_SMTP": f"smtp://127.0.0.1:{mail[1]}?from={SENDER}",
        "TABLEE_URL": "http://games.test",
    }
    server = ServerProcess(data / "data", environment, "tests.browser.notice_server")
    yield server
    server.stop()


def has_worker(person: Person) -> None:
    """The service worker has taken over the page."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.wait_for_function("navigator.serviceWorker.controller !== null")


def switch_of(person: Person) -> Locator:
    """The switch of notices; others of the page are there before it."""
    return person.page.get_by_role("switch", name=NOTIFY[person.lang])


def wait_until(page: Page, promised: str) -> None:
    """Asks for a promise until it says yes; `wait_for_function` takes the promise for a yes."""
    deadline = monotonic() + PATIENCE
    while not page.evaluate(promised):
        assert monotonic() < deadline, promised
        page.wait_for_timeout(20)


class Registration:
    """The browser's side of the service worker."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._session: CDPSession = person.context.new_cdp_session(person.page)
        self._ids: list[str] = []
        self._session.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._session.send("ServiceWorker.enable")

    def _note(self, event: Any) -> None:
        self._ids += [known["registrationId"] for known in event["registrations"]]

    def deliver(self, message: object) -> None:
        """A message comes from the push service, decrypted as the browser does it."""
        while not self._ids:  # the browser tells of them in its own time
            self._person.page.evaluate("new Promise(requestAnimationFrame)")
        delivery = {
            "origin": self._person.server,
            "registrationId": self._ids[-1],
            "data": json.dumps(message),
        }
        self._session.send("ServiceWorker.deliverPushMessage", delivery)


def two_at_a_table(
    browser: Browser, server: str, lang: str
) -> tuple[LanternPlayer, LanternPlayer, str]:
    """Ada and Bob, who has read nothing yet, at a table that is played turn by turn."""
    ada = LanternPlayer(browser, server)
    bob = LanternPlayer(browser, server, lang, worker=True, newcomer=True)
    bob.context.add_init_script(KNOWS_GAMES.replace('"turn-offer", ', ""))
    bob.context.grant_permissions(["notifications"], origin=server)
    ada.is_guest("Ada")
    bob.is_guest("Bob")
    wish = {"game": "lanterns", "seats": ["me", "open"], "clock": DAYS}
    table = ada.posts("/api/tables", wish)
    bob.posts(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    return ada, bob, f"/t/{table['id']}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_away_is_told_and_comes_by_a_click(
    browser: Browser, noticing: ServerProcess, lang: str
) -> None:
    server, keys = noticing.address, BrowserKeys()
    ada, bob, path = two_at_a_table(browser, server, lang)
    with push_post() as (endpoint, got):
        stub = json.dumps(keys.subscription(endpoint))
        bob.context.add_init_script(f"({STUB})({stub})")
        bob.goes_to(path)
        has_worker(bob)
        # While he is asked, nothing is offered; once he waits for Ada, it is, and only once.
        bob.awaits_turn()
        offer = bob.page.locator(".notices .notice:has(use[href='#bell'])")
        expect(offer).to_have_count(0)
        bob.answers_with("keep")
        expect(offer).to_be_visible()
        for look in shown_in(bob, in_language(LOOKS, lang)):
            check_page(bob, f"turn-offer-{look}")
        offer.get_by_role("button").first.press("Enter")
        expect(offer.get_by_role("button")).to_have_count(1)
        assert bob.context.request.get(f"{server}/api/me/notices").json()["push"]
        bob.goes_to("/me")
        expect(switch_of(bob)).to_be_checked()

        ada.goes_to(path)
        ada.awaits_turn()
        ada.answers_with("keep")
        ada.awaits_turn()
        ada.answers_with("hide")
        # What the server sent only this browser can read.
        message = keys.read(got.get(timeout=15))
        title = {"en": "Lanterns: it’s your turn", "fr": "Lanterns\xa0: à vous de jouer"}[lang]
        body = {"en": "Ada has played.", "fr": "Ada a joué."}[lang]
        told = {"title": title, "body": body.replace("Ada", name_of(ada)), "path": path}
        assert message == {**told, "lang": lang}
        Registration(bob).deliver(message)
        wait_until(bob.page, f"({SHOWN})().then((shown) => shown.length)")
        assert bob.page.evaluate(SHOWN) == [
            {"title": told["title"], "body": told["body"], "data": {"path": path}}
        ]
        bob.context.service_workers[0].evaluate(CLICK)
        bob.page.wait_for_url(f"**{path}", wait_until="commit")
        bob.awaits_turn()
        # He is there: nothing calls him any longer, and nothing is offered again.
        wait_until(bob.page, f"({SHOWN})().then((shown) => !shown.length)")
        bob.answers_with("hide")
        bob.page.reload()
        expect(bob.board).to_be_visible()
        expect(offer).to_have_count(0)
        # Who signs out takes no more messages.
        bob.goes_to("/me")
        expect(switch_of(bob)).to_be_checked()
        switch_of(bob).press("Enter")
        expect(switch_of(bob)).not_to_be_checked()
        told_off = "fetch('/api/me/notices').then(got => got.json()).then(it => !it.push)"
        wait_until(bob.page, told_off)
    for person in (ada, bob):
        person.closes()


def name_of(person: Person) -> str:
    return str(person.context.request.get(f"{person.server}/api/me").json()["name"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_is_confirmed_letters_are_chosen_and_ended(
    browser: Browser, noticing: ServerProcess, mail: tuple[Mailbox, int], lang: str
) -> None:
    server, mailbox = noticing.address, mail[0]
    ada = Person(browser, server, lang)
    ada.posts("/api/accounts", {"name": f"Hypatia {lang}", "password": PASSWORD})
    address = f"hypatia-{lang}@example.org"
    ada.goes_to("/me")
    words = {
        "en": ("When it’s your turn", "Each time", "It’s my address", "End these letters"),
        "fr": (
            "Quand c’est à vous",
            "À chaque fois",
            "C’est mon adresse",
            "Ne plus recevoir ces lettres",
        ),
    }[lang]
    section = ada.page.locator(f"section:has(> h2:text-is('{words[0]}'))")
    expect(section.get_by_role("group")).to_have_count(0)
    form = ada.page.locator("section:has(> h2:text-is('E-mail'))")
    form.locator("input[type=email]").fill(address)
    form.locator("input[type=password]").fill(PASSWORD)
    form.locator("button").press("Enter")
    section.get_by_role("button", name=words[1]).press("Enter")
    expect(section.get_by_role("button", name=words[1])).to_have_attribute("aria-pressed", "true")
    for look in shown_in(ada, in_language(LOOKS, lang)):
        section.scroll_into_view_if_needed()
        check_page(ada, f"my-turn-unconfirmed-{look}")

    letter = mailbox.wait_for(lambda letter: letter["to"] == address)
    assert letter.get_content().startswith({"en": "Hello", "fr": "Bonjour"}[lang])
    link = re.search(r"http://games.test(/confirm#\S+)", letter.get_content())
    assert link
    ada.goes_to(link[1])
    check_page(ada, f"confirm-address-{lang}")
    ada.page.get_by_role("button", name=words[2]).press("Enter")
    expect(ada.page.get_by_text(address)).to_be_visible()
    check_page(ada, f"confirmed-address-{lang}")
    ada.goes_to("/me")
    expect(section.get_by_text(address)).to_be_visible()
    for look in shown_in(ada, in_language(FEW_LOOKS, lang)):
        section.scroll_into_view_if_needed()
        check_page(ada, f"my-turn-{look}")

    bob = Person(browser, server)
    bob.is_guest("Bob")
    wish = {"game": "lanterns", "seats": ["me", "open"], "clock": DAYS}
    table = bob.posts("/api/tables", wish)
    ada.posts(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    letter = mailbox.wait_for(
        lambda letter: letter["to"] == address and "/t/" in letter.get_content()
    )
    assert f"http://games.test/t/{table['id']}" in letter.get_content()
    end = re.search(r"http://games.test(/unsubscribe/\S+)", letter.get_content())
    assert end
    stranger = Person(browser, server, lang)
    stranger.goes_to(end[1])
    for look in shown_in(stranger, in_language(FEW_LOOKS, lang)):
        check_page(stranger, f"unsubscribe-{look}")
    stranger.page.get_by_role("button", name=words[3]).press("Enter")
    expect(stranger.page.get_by_role("status").last).not_to_be_empty()
    assert ada.context.request.get(f"{server}/api/me/notices").json()["email"] == "off"
    for person in (ada, bob, stranger):
        person.closes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_client_opens_without_a_connection_and_goes_on_by_itself(
    browser: Browser, noticing: ServerProcess, lang: str
) -> None:
    server = noticing.address
    ada = Person(browser, server, lang, worker=True)
    link = ada.opens("me", "bot:random")
    ada.goes_to("/tables")
    has_worker(ada)
    card = ada.page.locator(f"article.turn a[href='{link.split('?')[0]}']")
    expect(card).to_be_visible()
    offline = ada.page.locator(".offline")
    noticing.stop()
    try:
        ada.page.reload()
        expect(offline).to_be_visible()
        expect(card).to_be_visible()
        for look in shown_in(ada, in_language(LOOKS, lang)):
            check_page(ada, f"offline-{look}")
        # A table cannot be played: that is said, and no more.
        ada.page.goto(f"{server}{link.split('?')[0]}")
        title = {"en": "No connection", "fr": "Pas de connexion"}[lang]
        expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
        for look in shown_in(ada, in_language(FEW_LOOKS, lang)):
            check_page(ada, f"offline-table-{look}")
    finally:
        noticing.start()
    ada.awaits_turn()
    ada.goes_to("/tables")
    expect(offline).to_be_hidden()
    ada.closes()


def test_nothing_of_a_person_is_kept_after_signing_out(
    browser: Browser, noticing: ServerProcess
) -> None:
    ada = Person(browser, noticing.address, worker=True)
    ada.posts("/api/accounts", {"name": "Theano", "password": PASSWORD})
    ada.posts("/api/tables", {"game": "reworld", "seats": ["me", "bot:random"]})
    ada.goes_to("/me")
    has_worker(ada)
    ada.page.wait_for_function("localStorage.getItem('tablee.kept')?.includes('Theano')")
    ada.page.get_by_role("button", name="Sign out", exact=True).click()
    ada.page.wait_for_url(f"{noticing.address}/")
    kept = """async () => {
        let told = JSON.stringify({...localStorage});
        for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
                told += request.url + await (await cache.match(request)).text();
            }
        }
        return told;
    }"""
    told = ada.page.evaluate(kept)
    assert "/assets/" in told
    assert "Theano" not in told
    assert "/api/" not in re.sub(r"http\S*/assets/.*", "", told.split("http")[1])
    noticing.stop()
    try:
        ada.page.goto(f"{noticing.address}/tables")
        expect(ada.page.locator(".offline")).to_be_visible()
        expect(ada.page.locator("article.turn")).to_have_count(0)
    finally:
        noticing.start()
    ada.closes()


def test_another_build_is_never_behind_an_old_service_worker(
    browser: Browser, noticing: ServerProcess
) -> None:
    ada = Person(browser, noticing.address, worker=True)
    ada.goes_to("/")
    has_worker(ada)
    (before,) = ada.page.evaluate("caches.keys()")
    static = noticing.data.parent / "static"
    page, worker = (static / "index.html").read_text("utf-8"), (static / "sw.js").read_text("utf-8")
    build = before.removeprefix("tablee-")
    try:
        (static / "index.html").write_text(
            page.replace("<title>", '<meta name="build" content="2"><title>')
        )
        (static / "sw.js").write_text(worker.replace(build, "0123456789ab"))
        # The first visit already is to the new page; its worker follows without being asked.
        ada.page.reload()
        assert ada.page.locator("meta[name=build]").count() == 1
        wait_until(ada.page, "caches.keys().then((names) => names.includes('tablee-0123456789ab'))")
        wait_until(ada.page, SETTLED)
        # Of the builds before, one stays for the pages that are open.
        (static / "sw.js").write_text(worker.replace(build, "ba9876543210"))
        ada.page.reload()
        both = "tablee-0123456789ab,tablee-ba9876543210"
        wait_until(ada.page, f"caches.keys().then((names) => names.join() === '{both}')")
    finally:
        (static / "index.html").write_text(page, "utf-8")
        (static / "sw.js").write_text(worker, "utf-8")
    ada.closes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_client_can_be_installed(browser: Browser, noticing: ServerProcess, lang: str) -> None:
    ada = Person(browser, noticing.address, lang, worker=True)
    ada.goes_to("/")
    has_worker(ada)
    session = ada.context.new_cdp_session(ada.page)
    # What Chromium itself has against it.
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {problem["errorId"] for problem in problems} <= {"in-incognito"}
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["lang"] == lang
    purposes = set()
    for icon in manifest["icons"]:
        answer = ada.context.request.get(f"{noticing.address}{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        purposes.add((icon.get("purpose", "any"), icon["sizes"]))
    assert {("any", "192x192"), ("any", "512x512")} < purposes
    assert {("maskable", "192x192"), ("maskable", "512x512")} < purposes
    for path in (pages.STATIC / "icons").glob("*.png"):
        with Image.open(path) as picture:
            assert picture.size == (int(path.stem.rpartition("-")[2]),) * 2
    for address in ("/sw.js", f"/manifest.{lang}.webmanifest", "/"):
        headers = ada.context.request.get(f"{noticing.address}{address}").headers
        assert headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in headers["content-security-policy"]
    ada.closes()
