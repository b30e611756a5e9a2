"""How many clicks, or keys, a decision takes from the first thing pointed at to its last question.

Only these functions change when the client does: each goes the way that a practised player goes.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final

from bench.table import scenes
from bench.table.probes import Probe
from bench.table.scenes import House
from playwright.sync_api import Locator

from tests.browser.gaia_matches import federation
from tests.browser.matches import Place
from tests.browser.person import Person


class Pointer:
    """A mouse that counts its clicks."""

    def __init__(self, person: Person, probe: Probe) -> None:
        self.page = person.page
        self.probe = probe
        self.clicks = 0
        self.keys = 0

    def click(self, thing: Locator) -> None:
        """Clicks it, until the table is quiet."""
        thing.first.click()
        self.clicks += 1
        self.probe.quiet(150)

    def points_at(self, target: str) -> None:
        """Clicks what can be pointed at on the board."""
        self.click(self.page.locator(f'[data-target="{target}"][data-state]'))

    def says(self, words: str) -> None:
        """Presses the worded answer that begins like this."""
        answers = self.page.locator("[data-digit]")
        self.click(answers.filter(has_text=re.compile(f"^\\s*{words}")))

    def agrees(self) -> None:
        """Says yes to what is shown before it is played."""
        self.click(self.page.get_by_role("alertdialog").get_by_role("button"))

    def presses(self, key: str) -> None:
        """Presses a key."""
        self.page.keyboard.press(key)
        self.keys += 1
        self.probe.quiet(100)

    @property
    def place(self) -> str:
        """Where the game stands and what is asked."""
        return str(self.page.evaluate("bench.place()"))

    @property
    def is_asked_to_agree(self) -> bool:
        """Whether a yes is due."""
        return self.page.get_by_role("alertdialog").count() > 0

    def points_at_each(self, targets: Iterable[str]) -> None:
        """Until the rest goes without saying."""
        before = self.place
        for target in targets:
            glowing = self.page.locator(f'[data-target="{target}"][data-state="target"]')
            if self.place == before and not self.is_asked_to_agree and glowing.count():
                self.points_at(target)
        if self.place == before and not self.is_asked_to_agree:
            self.click(self.page.locator("[data-digit]"))
        if self.is_asked_to_agree:
            self.agrees()

    def ends_turn(self) -> None:
        """If that is asked."""
        end = self.page.locator("[data-digit]", has_text="Finir le tour")
        if end.count():
            self.click(end)


def hexes(answer: str) -> list[str]:
    return [f"hex:{hex}" for hex in answer.split()[1:]]


def pays_card_by_card(pointer: Pointer, place: Place) -> None:
    """The module, both officers, then the dock."""
    take, pay = place.answers
    _, top, _, under = pay.split()
    for target in (f"port:{take.split()[1]}", f"card:{under}", f"card:{top}", f"dock:{top}"):
        pointer.points_at(target)


def pays_dock_first(pointer: Pointer, place: Place) -> None:
    """The dock stands for the officer on top."""
    take, pay = place.answers
    _, top, _, under = pay.split()
    for target in (f"port:{take.split()[1]}", f"dock:{top}", f"card:{under}"):
        pointer.points_at(target)


def launches_terrabot(pointer: Pointer, place: Place) -> None:
    pointer.points_at(f"dock:{place.answers[0].split()[1]}")


def transports_unit(pointer: Pointer, place: Place) -> None:
    """Launch, load, no second unit, then the city."""
    for answer in place.answers:
        verb, *rest = answer.split()
        before = pointer.place
        if verb in ("transport", "load"):
            pointer.points_at(f"dock:{rest[0]}")
            if pointer.place == before:
                pointer.says(r"Quai \d : .* part en transport")
        elif verb == "fly":
            pointer.says("Ne plus rien charger")
        else:
            pointer.points_at(f"city:{rest[-1]}")


def builds(pointer: Pointer, place: Place) -> None:
    """A mine or what it becomes: the planet, then the end of the turn."""
    _, hex, *piece = place.answers[0].split()
    before = pointer.place
    pointer.points_at(f"hex:{hex}")
    if piece and pointer.place == before:
        pointer.points_at(f"piece:{piece[0]}")
    pointer.ends_turn()


def federates_on_the_map(pointer: Pointer, place: Place) -> None:
    """Planet by planet, satellite by satellite, the yes, the token, the end of the turn."""
    _, unite, link = place.answers
    pointer.says("Forger une alliance")
    pointer.points_at_each(hexes(unite))
    pointer.points_at_each(hexes(link))
    pointer.click(pointer.page.locator('[data-target^="token:"][data-state="target"]'))
    pointer.ends_turn()


def federates_by_words(pointer: Pointer, place: Place) -> None:
    """The first answer of each question."""
    pointer.says("Forger une alliance")
    for _ in range(2):
        pointer.click(pointer.page.locator("[data-digit]"))
        if pointer.is_asked_to_agree:
            pointer.agrees()
    pointer.click(pointer.page.locator('[data-target^="token:"][data-state="target"]'))
    pointer.ends_turn()


def passes(pointer: Pointer, place: Place) -> None:
    pointer.points_at(f"booster:booster{place.answers[0].split()[1]}")


def builds_by_arrows(pointer: Pointer, place: Place) -> None:
    """`b` goes to the board, arrows to the planet, Enter, then the digit that ends the turn."""
    target = f"hex:{place.answers[0].split()[1]}"
    pointer.presses("b")
    for _ in range(60):
        key = pointer.page.evaluate("wanted => bench.towards(wanted)", target)
        if key is None:
            break
        pointer.presses(key)
    pointer.presses("Enter")
    _ends_turn_by_digit(pointer)


def builds_by_list(pointer: Pointer, place: Place) -> None:
    """The digit of the group, arrows to the line, Enter, then the digit that ends the turn."""
    verb = place.answers[0].split()[0]
    words = {"mine": "Construire une mine", "upgrade": "Améliorer un bâtiment"}[verb]
    group = pointer.page.locator("[data-digit]", has_text=words)
    pointer.presses(group.get_attribute("data-digit") or "")
    # The list is in the order of the legal actions. Enter in its filter takes the first of them.
    line = scenes.rank(place)
    for _ in range(line + 1 if line else 0):
        pointer.presses("ArrowDown")
    pointer.presses("Enter")
    _ends_turn_by_digit(pointer)


def _ends_turn_by_digit(pointer: Pointer) -> None:
    end = pointer.page.locator("[data-digit]", has_text="Finir le tour")
    if end.count():
        pointer.presses(end.get_attribute("data-digit") or "")


Way = tuple[str, str, Callable[[], Place], Callable[[Pointer, Place], None]]
BY_MOUSE: Final[tuple[Way, ...]] = (
    ("Reworld", "pay two officers, card by card", scenes.payment_of_two, pays_card_by_card),
    ("Reworld", "pay two officers, dock first", scenes.payment_of_two, pays_dock_first),
    ("Reworld", "launch a terrabot", scenes.terrabot, launches_terrabot),
    ("Reworld", "shuttle: launch, load a unit, land it", scenes.shuttle, transports_unit),
    ("Gaia", "build a mine", scenes.mine, builds),
    ("Gaia", "mine to trading station", scenes.upgrade, builds),
    ("Gaia", "form a federation on the map", federation, federates_on_the_map),
    ("Gaia", "form a federation by worded answers", federation, federates_by_words),
    ("Gaia", "pass and take a booster", scenes.passing, passes),
)
BY_KEYS: Final[tuple[Way, ...]] = (
    ("Gaia", "build a mine, arrows on the map", scenes.mine, builds_by_arrows),
    ("Gaia", "build a mine, from the list", scenes.mine, builds_by_list),
    ("Gaia", "mine to trading station, arrows on the map", scenes.upgrade, builds_by_arrows),
    ("Gaia", "mine to trading station, from the list", scenes.upgrade, builds_by_list),
)


def count(house: House, way: Way) -> tuple[int, int]:
    """The clicks and the keys of one way; the turn has passed."""
    _, name, place_of, act = way
    place, person = place_of(), house.guest()
    probe = Probe(person.page)
    house.sits_at(person, place)
    probe.quiet()
    step = _step(person)
    pointer = Pointer(person, probe)
    act(pointer, place)
    probe.quiet()
    assert _step(person) - step > len(place.answers), f"{name}: nobody else has moved"
    person.closes()
    return pointer.clicks, pointer.keys


def _step(person: Person) -> int:
    return int(person.page.locator("[data-step]").get_attribute("data-step") or 0)
