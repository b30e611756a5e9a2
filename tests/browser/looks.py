"""How pages are looked at: device, colours and language; axe, and a picture to look at."""

from dataclasses import dataclass
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.browser.person import DESKTOP, PHONE, Person, Scheme

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

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


def pictured(person: Person, name: str) -> None:
    """A picture is kept, and nothing is wider than the screen."""
    page = person.page
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(150)
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), "too wide"


def looked_at(person: Person, name: str) -> None:
    """The page is whole: a picture is kept, nothing sticks out, axe is content."""
    pictured(person, name)
    found = Axe().run(person.page).response["violations"]
    grave = [
        (rule["id"], [node["target"] for node in rule["nodes"]][:3])
        for rule in found
        if rule["impact"] in ("serious", "critical")
    ]
    assert not grave, grave
