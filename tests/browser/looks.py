"""How pages are rendered: device, colour scheme and language; axe checks and screenshots."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from axe_playwright_python.base import AXE_SCRIPT

from tests.browser.person import DESKTOP, PHONE, Person, Scheme, Size

#: Everything is checked; what is in order need not be told.
AXE = "axe.run({resultTypes: ['violations']}).then(found => found.violations)"
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
    def size(self) -> Size:
        return {"desktop": DESKTOP, "phone": PHONE}[self.device]


SCHEMES: tuple[Scheme, ...] = ("light", "dark")
LOOKS = [
    Look(device, scheme, lang)
    for lang in ("fr", "en")
    for device in ("desktop", "phone")
    for scheme in SCHEMES
]
#: Each device, scheme and language twice, for what takes longer to look at.
FEW_LOOKS = [LOOKS[0], LOOKS[3], LOOKS[5], LOOKS[6]]


def in_language(looks: Iterable[Look], lang: str) -> list[Look]:
    """Those of the looks that have this language."""
    return [look for look in looks if look.lang == lang]


def resizes(person: Person, size: Size) -> None:
    """The same page in a viewport of another size."""
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})


def shown_in(person: Person, looks: Iterable[Look]) -> Iterator[Look]:
    """The page as it is, in one look after the other; only at a table the language may change."""
    for look in looks:
        resizes(person, look.size)
        person.page.emulate_media(color_scheme=look.scheme)
        person.chooses_language(look.lang)
        yield look


def take_screenshot(person: Person, name: str, *, whole: bool = False) -> None:
    """A screenshot is saved, of the whole page if need be; nothing is wider than the viewport."""
    page = person.page
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(150)
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=whole)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), "too wide"


def check_page(person: Person, name: str, *, whole: bool = False) -> None:
    """A screenshot is saved, nothing overflows, and axe finds no serious violation."""
    take_screenshot(person, name, whole=whole)
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(AXE)
    serious = [
        (rule["id"], [node["target"] for node in rule["nodes"]][:3])
        for rule in found
        if rule["impact"] in ("serious", "critical")
    ]
    assert not serious, serious
