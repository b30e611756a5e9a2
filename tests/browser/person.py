"""A person at a browser: looks, points, types. Knows nothing that the page does not show."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Literal, NamedTuple, TypeVar

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, expect

from tablee.core.draws import pick
from tablee.games import ROOMS
from tests.primers import chapters


class Size(NamedTuple):
    """A viewport, in CSS pixels."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


DESKTOP = Size(1440, 900)
LAPTOP = Size(1280, 720)
PHONE = Size(390, 844)
SIDEWAYS = Size(844, 390)
#: A laptop at 200 %.
ZOOMED = Size(720, 450)
Scheme = Literal["light", "dark"]

#: How the settings call each language.
LANGUAGES = {"fr": "Français", "en": "English"}
#: Where the game stands, what the reader is asked and how far the move is made that is not played
#: yet; empty before there is a table.
PLACE = """(() => {
    const {step, question = '', steps = 0} = document.querySelector('[data-step]')?.dataset ?? {};
    return step ? `${step} ${question} ${steps}` : '';
})()"""
CHANGED = f"place => {PLACE} !== place"
LOOK = f"""() => ({{
    place: {PLACE},
    asked: !!document.querySelector('.ask .you'),
    over: !!document.querySelector('[data-status="over"]'),
    glowing: document.querySelectorAll('[data-state=target]').length,
    held: !!document.querySelector('.chosen .yes'),
    chosen: document.querySelectorAll('[data-state=sel]').length,
}})"""

#: The table has changed, a yes is due, or the choice has changed and the server is not at work.
SETTLED = f"""({{place, chosen, held}}) =>
    {PLACE} !== place
    || !!document.querySelector('.chosen .yes') !== held
    || (document.querySelectorAll('[data-state=sel]').length !== chosen
        && !document.querySelector('.acts [aria-disabled=true]'))"""

AGREED_OR_CHANGED = f"place => {PLACE} !== place || document.querySelector('.chosen .yes')"
ANSWERED = """asked => document.querySelector('[data-question]')?.dataset.question !== asked
    || document.querySelector('.chosen .yes')"""

#: The cards that explain a game were read long ago, and so was the offer to be told of one's turn.
SEEN = [
    "turn-offer",
    *ROOMS,
    *(f"{room}/{chapter}" for room in ROOMS for chapter in chapters(room)),
]
KNOWS_GAMES = f"""localStorage.getItem('tablee.settings')
    ?? localStorage.setItem('tablee.settings', '{json.dumps({"seen": SEEN})}')"""

PLAY_NOW = {"fr": "Jouer maintenant", "en": "Play now"}


class Person:
    """Someone with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        server: str,
        lang: str = "en",
        size: Size = DESKTOP,
        scheme: Scheme = "light",
        *,
        touch: bool = False,
        motion: bool = False,
        newcomer: bool = False,
        worker: bool = False,
    ) -> None:
        self.server = server
        self.lang = lang
        self.has_touch = touch or size in (PHONE, SIDEWAYS)
        self.context = browser.new_context(
            viewport={"width": size.width, "height": size.height},
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            color_scheme=scheme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=self.has_touch,
            # Every browser would fetch half the client for it.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(15_000)
        if not newcomer:
            self.context.add_init_script(KNOWS_GAMES)
        self.page: Page = self.context.new_page()
        self.page_errors: list[str] = []
        self.page.on("pageerror", lambda error: self.page_errors.append(error.stack or str(error)))
        self.frames: list[str] = []
        self.page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))),
        )
        self.rng = Random(7)

    def goes_to(self, path: str) -> None:
        """The page of that address; nobody types one as fast as a sheet leaves the history."""
        address = f"{self.server}{path}"
        try:
            self.page.goto(address)
        except Error as error:
            if "ERR_ABORTED" not in error.message:
                raise
            self.page.goto(address)

    def plays_now(self, game: str = "reworld") -> None:
        """Two clicks at most from the first page to a game against bots."""
        self.goes_to("/")
        card = self.page.locator(f"article.g-{game}")
        card.get_by_role("button", name=PLAY_NOW[self.lang]).click()
        # Going there loads no page: the address is all there is to wait for.
        self.page.wait_for_url("**/t/*", wait_until="commit", timeout=30_000)
        expect(self.board).to_be_visible()

    def opens(self, *seats: str, game: str = "reworld", private: bool = True) -> str:
        """A table with these seats; answers the link that invites to it."""
        return self.asks_for(
            "/api/tables", {"game": game, "seats": list(seats), "private": private}
        )

    def goes_on(self, replay: str, step: int, seat: int) -> str:
        """A table that goes on from there against bots; answers its link."""
        return self.asks_for(f"/api/tables/{replay}/fork", {"step": step, "seat": seat})

    def asks_for(self, path: str, wish: dict[str, Any]) -> str:
        """What the pages would ask the server for, as a guest; answers the table's link."""
        self.is_guest()
        table = self.posts(path, wish)
        return f"/t/{table['id']}?invitation={table['invitation']}"

    def is_guest(self, name: str = "Ada") -> None:
        """The server knows this browser, whatever page comes first."""
        if not self.context.cookies(self.server):
            self.posts("/api/guests", {"name": name})

    def posts(self, path: str, body: dict[str, Any], method: str = "POST") -> Any:
        """The server's answer to what a page would send."""
        answer = self.context.request.fetch(
            f"{self.server}{path}", method=method, data=body, headers={"Origin": self.server}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def chooses_language(self, lang: str) -> None:
        """In the menu of the table, which stays where it is."""
        if lang == self.lang:
            return
        self.page.locator("header .tools button:has(use[href='#settings'])").click()
        self.page.get_by_role("dialog").get_by_text(LANGUAGES[lang]).click()
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        self.page.evaluate("document.activeElement.blur()")
        self.lang = lang

    @property
    def board(self) -> Locator:
        return self.page.locator("section.board")

    @property
    def targets(self) -> Locator:
        """What glows because it can be pointed at."""
        return self.page.locator('[data-state="target"]')

    @property
    def answers(self) -> Locator:
        """Worded buttons that play an action or open its variants."""
        return self.page.locator(".acts button[data-digit]")

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".ask .you").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator('[data-status="over"]').count() > 0

    def awaits_turn(self) -> None:
        """Until I am asked, or the game is over."""
        self.page.wait_for_selector('.ask .you, [data-status="over"]', timeout=30_000)
        # The game's words may arrive after its document.
        expect(self.page.locator(".question")).not_to_be_empty(timeout=30_000)

    def looks(self) -> Any:
        """What a look at the table tells: its place, whether I am asked, whether it is over."""
        return self.page.evaluate(LOOK)

    def place(self) -> str:
        """Changes whenever somebody moves or is asked something else."""
        return str(self.page.evaluate(PLACE))

    @property
    def asked(self) -> str | None:
        """What I am asked; it stays when somebody else moves at the same time."""
        return self.page.locator("[data-question]").get_attribute("data-question")

    def awaits_answer(self, asked: str | None) -> None:
        """Until what I was asked is answered, or waits for my yes, whatever the others do."""
        self.page.wait_for_function(ANSWERED, arg=asked)

    def awaits_change(self, place: str, timeout: float = 15_000) -> None:
        """Until the table is no longer where it was."""
        self.page.wait_for_function(CHANGED, arg=place, timeout=timeout)

    @property
    def to_confirm(self) -> Locator:
        """The yes to the move as it stands."""
        return self.page.locator(".chosen .yes")

    def points(self) -> None:
        """Answers by pointing at things on the board until the table has changed."""
        before = self.place()
        for _ in range(20):
            seen = self.looks()
            if seen["place"] != before or not seen["asked"] or seen["over"]:
                return
            glowing = seen["glowing"]
            thing = self.targets.nth(pick(self.rng, range(glowing))) if glowing else None
            # The page may change under the pointer: look again and point again.
            with suppress(Error):
                if seen["held"]:
                    self.to_confirm.click(timeout=1500)
                elif thing is not None:
                    thing.click(timeout=1500, force=True)
                else:
                    self.page.locator(".acts button[data-digit]:enabled").first.click(timeout=1500)
            self.settles(seen)
        assert self.place() != before, "nothing that glows can be pointed at"

    def settles(self, seen: Any) -> None:
        """Until the table has changed, the choice has, or nothing more happens."""
        with suppress(Error):
            self.page.wait_for_function(SETTLED, arg=seen, timeout=1500)

    def plays_first_lines(self, until: str) -> None:
        """Plays the first action of the list, by keyboard, until the page shows `until`."""
        for _ in range(400):
            self.awaits_turn()
            if self.page.locator(until).count() or self.is_over:
                return
            before = self.place()
            # A key that comes while the page is busy is lost: press it again.
            with suppress(Error):
                self.page.keyboard.press("/")
                self.page.wait_for_selector("dialog[open] .act", timeout=2000)
                self.page.keyboard.press("Enter")
                self.page.wait_for_function(AGREED_OR_CHANGED, arg=before, timeout=5000)
                if self.to_confirm.count():
                    self.page.keyboard.press("y")
                self.awaits_change(before, 5000)

    def presses_an_answer(self) -> None:
        """The first answer by its digit, and yes by the key for it."""
        before = self.place()
        # A key that comes while the page is busy is lost: press it again.
        with suppress(Error):
            self.page.keyboard.press("1")
            self.page.wait_for_function(AGREED_OR_CHANGED, arg=before, timeout=3000)
            if self.to_confirm.count():
                self.page.keyboard.press("y")
                self.awaits_change(before, 3000)

    def listens(self) -> list[str]:
        """What the console complains of from now on."""
        heard: list[str] = []

        def hear(message: ConsoleMessage) -> None:
            if message.type == "error":
                heard.append(message.text)

        self.page.on("console", hear)
        return heard

    def closes(self) -> None:
        assert not self.page_errors, self.page_errors
        self.context.close()


AnyPerson = TypeVar("AnyPerson", bound=Person)


def play_out(people: Sequence[AnyPerson], answer: Callable[[AnyPerson], None], most: int) -> None:
    """Whoever is asked answers, until everybody sees the end."""
    for _ in range(most):
        seen = [person.looks() for person in people]
        if all(look["over"] for look in seen):
            break
        asked = [person for person, look in zip(people, seen, strict=True) if look["asked"]]
        for person in asked:
            answer(person)
        if not asked:
            people[0].page.wait_for_timeout(20)
    for person in people:
        assert person.is_over
        expect(person.page.get_by_role("dialog")).to_be_visible()
