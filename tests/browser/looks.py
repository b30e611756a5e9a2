"""How pages are rendered: device, colour scheme and language; axe checks and screenshots."""

from dataclasses import dataclass
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.browser.person import DESKTOP, PHONE, Person, Scheme

SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"


@dataclass(frozen=True)
class Look:
    """A device, a colour scheme and a language."""

    device: str
    scheme: Scheme
    lang: str

    def __str__(self) -> str:
        return f"{self.device}-{self.scheme}-{self.lang}"

    @property
    def size(self) -> tuple[int, int]:
        return {"desktop": DESKTOP, "phone": PHONE}[self.device]

    def person(self, browser: Browser, server: str) -> Person:
        return Person(browser, server, self.lang, self.size, self.scheme)


SCHEMES: tuple[Scheme, ...] = ("light", "dark")
LOOKS = [
    Look(device, scheme, lang)
    for device in ("desktop", "phone")
    for scheme in SCHEMES
    for lang in ("fr", "en")
]
#: Each device, scheme and language twice, for what takes longer to look at.
FEW_LOOKS = [LOOKS[0], LOOKS[3], LOOKS[5], LOOKS[6]]


def take_screenshot(person: Person, name: str) -> None:
    """A screenshot is saved, and nothing is wider than the viewport."""
    page = person.page
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(150)
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), "too wide"


def check_page(person: Person, name: str) -> None:
    """A screenshot is saved, nothing overflows, and axe finds no serious violation."""
    take_screenshot(person, name)
    found = Axe().run(person.page).response["violations"]
    serious = [
        (rule["id"], [node["target"] for node in rule["nodes"]][:3])
        for rule in found
        if rule["impact"] in ("serious", "critical")
    ]
    assert not serious, serious
