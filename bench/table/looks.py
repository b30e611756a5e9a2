"""What a table looks like: the smallest things on it, what axe says of it, screenshots."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT
from bench.table import scenes
from bench.table.probes import Probe
from bench.table.scenes import SIZES, House
from bench.table.tables import heading, row

from tests.browser.gaia_matches import federation
from tests.browser.looks import AXE
from tests.browser.matches import Place
from tests.browser.person import DESKTOP, PHONE, Person, Size

Scene = Callable[[House, Person], None]
WORST: Final = 10


def _from(place: Callable[[], Place]) -> Scene:
    return lambda house, person: house.sits_at(person, place())


def _factions(house: House, person: Person) -> None:
    """Gaia Project begins: every seat chooses its faction."""
    person.goes_to(person.opens("me", "bot:random", "bot:random", game="gaia"))
    person.awaits_turn()


def _federation(house: House, person: Person) -> None:
    """Several federations can be formed; one of them is being chosen."""
    house.sits_at(person, federation())
    person.page.locator("[data-digit]", has_text="Forger une alliance").click()
    person.page.get_by_text("Quelles planètes").wait_for()


SCENES: Final[dict[str, Scene]] = {
    "reworld-station": _from(scenes.station),
    "reworld-colony": _from(scenes.colony),
    "gaia-factions": _factions,
    "gaia-turn": _from(scenes.gaia_turn),
    "gaia-federation": _federation,
}


@contextmanager
def shown(house: House, name: str, size: Size) -> Iterator[tuple[Person, Probe]]:
    """A table in that position, at rest."""
    person = house.guest(size)
    probe = Probe(person.page)
    SCENES[name](house, person)
    person.page.wait_for_load_state("networkidle")
    probe.quiet()
    yield person, probe
    person.closes()


def sizes(house: House) -> None:
    """The smallest text and the smallest things to click."""
    for name in ("reworld-station", "reworld-colony", "gaia-turn"):
        for size in (PHONE, DESKTOP):
            with shown(house, name, size) as (_, probe):
                found = probe.smallest(WORST)
            print(f"\n## Smallest text and targets: {name}, {size[0]}x{size[1]}\n")
            print(
                f"{found['all']} things to click in sight; {found['under24']} show less than 24 px"
                f" of a side, {found['under44']} less than 44 px (what others cover left out).\n"
            )
            heading("px", "text", "where")
            for text in found["texts"]:
                row(f"{text['px']:.1f}", text["words"], f"`{text['path']}`")
            print()
            heading("box in sight", "whole box", "what", "where")
            for box in found["boxes"]:
                whole = "x".join(f"{side:.0f}" for side in box["whole"])
                seen = f"{box['width']:.0f}x{box['height']:.0f}"
                row(seen, whole, box["words"], f"`{box['path']}`")


def _opens_score(person: Person) -> None:
    if person.has_touch:
        person.page.get_by_role("banner").get_by_role("button").last.click()
    person.page.get_by_role("tab", name="Score").click()
    person.page.wait_for_timeout(600)


def _opens_rival(person: Person) -> None:
    person.page.get_by_role("article").first.get_by_role("button").first.click()
    person.page.get_by_role("dialog").wait_for()
    person.page.wait_for_timeout(600)


def _nothing(person: Person) -> None:
    pass


def axe(house: House) -> None:
    """Every violation that axe finds, whatever its impact."""
    print("\n## axe violations\n")
    heading("table", "size", "open", "rule", "impact", "nodes", "first")
    views: dict[str, Callable[[Person], None]] = {
        "nothing": _nothing,
        "score": _opens_score,
        "rival": _opens_rival,
    }
    for name in SCENES:
        for size in (DESKTOP, PHONE):
            for opened, act in views.items():
                with shown(house, name, size) as (person, _):
                    act(person)
                    person.page.evaluate(AXE_SCRIPT)
                    found: list[Any] = person.page.evaluate(AXE)
                for rule in found or [{"id": "none", "impact": "", "nodes": []}]:
                    first = rule["nodes"][0]["target"][0] if rule["nodes"] else ""
                    nodes = len(rule["nodes"])
                    where = f"{size[0]}x{size[1]}"
                    row(name, where, opened, rule["id"], rule["impact"], nodes, f"`{first}`")


def screens(house: House, directory: Path) -> None:
    """Screenshots of live tables, light, in French."""
    directory.mkdir(parents=True, exist_ok=True)
    for name in SCENES:
        for size in SIZES:
            with shown(house, name, size) as (person, _):
                path = directory / f"{name}-{size[0]}x{size[1]}.png"
                person.page.screenshot(path=path)
