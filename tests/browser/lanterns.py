"""People who play Lanterns, the toy of the contract, in which several are asked at once."""

from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.browser.person import DESKTOP, PLACE, Person, Size

WAITING_FOR = {"en": "It is {}’s turn.", "fr": "C’est à {} de jouer."}
#: How each answer is said.
WORDS = {
    "en": {"keep": "Keep", "swap": "Draw another", "show": "Show", "hide": "Hide"},
    "fr": {"keep": "Garder", "swap": "Tirer une autre", "show": "Montrer", "hide": "Cacher"},
}
#: Clicks an answer when the clock says so.
CLICK_AT = """([answer, time]) => {
    const button = [...document.querySelectorAll('.acts button[data-digit]')]
        .find(button => button.textContent.includes(answer));
    setTimeout(() => button.click(), time - Date.now());
}"""


AGREED_OR_CHANGED = f"place => {PLACE} !== place || document.querySelector('.chosen .yes')"


class LanternPlayer(Person):
    """Someone at a table of Lanterns."""

    name = "Ada"

    def answer(self, action: str) -> Locator:
        """The button of an action."""
        return self.answers.filter(has_text=WORDS[self.lang][action])

    def thing(self, target: str) -> Locator:
        """What can be pointed at."""
        return self.board.locator(f'[data-target="{target}"]')

    @property
    def question(self) -> Locator:
        return self.page.locator(".question")

    @property
    def notices(self) -> Locator:
        """What the table says besides: refusals, a yes that is due."""
        return self.page.locator(".notices .notice")

    def awaits(self, other: "LanternPlayer") -> None:
        """Until I am not asked any more, and the other still is."""
        expect(self.question).to_have_text(WAITING_FOR[self.lang].format(other.name))
        assert not self.is_asked

    def answers_with(self, action: str) -> None:
        """The table goes on, or waits for the other."""
        before = self.place()
        self.answer(action).click()
        self.agrees_if_asked(before)

    def agrees_if_asked(self, before: str) -> None:
        """Says yes where the answer waits for it; then the table has changed."""
        self.page.wait_for_function(AGREED_OR_CHANGED, arg=before)
        if self.to_confirm.count():
            self.to_confirm.click()
        self.awaits_change(before)

    def takes_back(self) -> None:
        before = self.place()
        self.page.keyboard.press("u")
        self.awaits_change(before)

    def presses(self, *keys: str) -> None:
        """One key after the other; then the table has changed."""
        before = self.place()
        for key in keys:
            self.page.keyboard.press(key)
        self.agrees_if_asked(before)

    def sees_the_end(self) -> None:
        """Everybody by place, the best with the laurel."""
        ranking = self.page.get_by_role("dialog").get_by_role("listitem")
        expect(ranking).to_have_count(2)
        for name in ("Ada", "Elsa"):
            expect(ranking.filter(has_text=name)).to_have_count(1)
        expect(ranking.first.locator(".place")).to_have_text("1")
        expect(ranking.first.locator("svg.vp")).to_be_visible()


def two_people(
    browser: Browser,
    server: str,
    size: Size = DESKTOP,
    langs: tuple[str, str] = ("en", "en"),
    **options: Any,
) -> tuple[LanternPlayer, LanternPlayer]:
    """Ada and Elsa at a table; both are asked."""
    ada, elsa = (LanternPlayer(browser, server, lang, size) for lang in langs)
    elsa.name = "Elsa"
    for person in (ada, elsa):
        person.is_guest(person.name)
    wish = {"game": "lanterns", "seats": ["me", "open"], "options": options, "private": True}
    table = ada.posts("/api/tables", wish)
    elsa.posts(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    # A second guest of a name gets a number.
    elsa.name = elsa.context.request.get(f"{server}/api/me").json()["name"]
    ada.name = ada.context.request.get(f"{server}/api/me").json()["name"]
    for person in (ada, elsa):
        person.goes_to(f"/t/{table['id']}")
        person.awaits_turn()
    return ada, elsa


def click_at_once(people: dict[LanternPlayer, str]) -> None:
    """All click their answer in the same moment; then their pages have changed."""
    places = [person.place() for person in people]
    first = next(iter(people))
    time = int(first.page.evaluate("Date.now()")) + 500
    for person, answer in people.items():
        person.page.evaluate(CLICK_AT, [WORDS[person.lang][answer], time])
    for person, place in zip(people, places, strict=True):
        person.awaits_change(place)


def play_to_the_end(*people: LanternPlayer) -> None:
    """Whoever is asked takes the first answer."""
    for _ in range(60):
        seen = [person.looks() for person in people]
        if all(look["over"] for look in seen):
            return
        for person, look in zip(people, seen, strict=True):
            if look["asked"] and not look["over"]:
                person.presses("1")
    raise AssertionError
