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
    """A mouse and a keyboard that count what is pressed."""

    def __init__(self, person: Person, probe: Probe) -> None:
        self.page = person.page
        self.probe = probe
        self.yes = person.to_confirm
        self.answers = person.answers
        self.begin = probe.step()
        self.clicks = 0
        self.keys = 0

    def click(self, thing: Locator) -> None:
        """Clicks it, until the table is quiet."""
        thing.first.click()
        self.clicks += 1
        self.probe.quiet()

    def presses(self, key: str) -> None:
        """Presses a key."""
        self.page.keyboard.press(key)
        self.keys += 1
        self.probe.quiet()

    @property
    def place(self) -> str:
        """Where the game stands, what is asked, how far the move is made."""
        return str(self.page.evaluate("bench.place()"))

    @property
    def is_played(self) -> bool:
        """Whether the move is."""
        return self.probe.step() > self.begin

    def is_chosen(self, target: str) -> bool:
        """Whether it belongs to the move as it stands."""
        return self.page.locator(f'[data-target="{target}"][data-state="sel"]').count() > 0

    def points_at(self, target: str) -> None:
        """Clicks what can be pointed at on the board."""
        self.click(self.page.locator(f'[data-target="{target}"][data-state]'))

    def says(self, words: str) -> None:
        """Presses the worded answer that begins like this."""
        self.click(self.answers.filter(has_text=re.compile(f"^\\s*{words}")))

    def points_at_each(self, targets: Iterable[str]) -> None:
        """Until the rest goes without saying; what is complete but could go on is gold."""
        before = self.place
        for target in targets:
            glowing = self.page.locator(f'[data-target="{target}"][data-state="target"]')
            if self.place == before and not self.yes.count() and glowing.count():
                self.points_at(target)
        if self.place == before and not self.yes.count():
            self.click(self.page.locator(".acts .answer.go"))

    def agrees(self) -> None:
        """Says yes to the move as it stands, if it is not played without."""
        if not self.is_played:
            self.click(self.yes)

    def agrees_by_key(self) -> None:
        """The key that chose an answer says yes to it too."""
        if not self.is_played:
            self.presses("Enter")


def hexes(answer: str) -> list[str]:
    return [f"hex:{hex}" for hex in answer.split()[1:]]


def pays_card_by_card(pointer: Pointer, place: Place) -> None:
    """The module, both officers, then the dock."""
    take, pay = place.answers
    _, top, _, under = pay.split()
    pointer.points_at(f"port:{take.split()[1]}")
    pointer.points_at_each((f"card:{under}", f"card:{top}", f"dock:{top}"))
    pointer.agrees()


def pays_dock_first(pointer: Pointer, place: Place) -> None:
    """The dock stands for the officer on top."""
    take, pay = place.answers
    _, top, _, under = pay.split()
    pointer.points_at(f"port:{take.split()[1]}")
    pointer.points_at_each((f"dock:{top}", f"card:{under}"))
    pointer.agrees()


def launches_terrabot(pointer: Pointer, place: Place) -> None:
    pointer.points_at(f"dock:{place.answers[0].split()[1]}")
    pointer.agrees()


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
    pointer.agrees()


def builds(pointer: Pointer, place: Place) -> None:
    """A mine or what it becomes: the planet, then the yes that ends the turn."""
    _, hex, *piece = place.answers[0].split()
    before = pointer.place
    pointer.points_at(f"hex:{hex}")
    if piece and pointer.place == before:
        pointer.points_at(f"piece:{piece[0]}")
    pointer.agrees()


def federates_on_the_map(pointer: Pointer, place: Place) -> None:
    """Planet by planet, satellite by satellite, the token, the yes."""
    _, unite, link = place.answers
    pointer.says("Forger une alliance")
    pointer.points_at_each(hexes(unite))
    pointer.points_at_each(hexes(link))
    _takes_token(pointer)


def federates_by_words(pointer: Pointer, place: Place) -> None:
    """The first answer of each question."""
    pointer.says("Forger une alliance")
    for _ in range(2):
        pointer.click(pointer.answers)
    _takes_token(pointer)


def _takes_token(pointer: Pointer) -> None:
    pointer.click(pointer.page.locator('[data-target^="token:"][data-state="target"]'))
    pointer.agrees()


def passes(pointer: Pointer, place: Place) -> None:
    pointer.points_at(f"booster:booster{place.answers[0].split()[1]}")
    pointer.agrees()


def builds_by_arrows(pointer: Pointer, place: Place) -> None:
    """`b` goes to the board, arrows to the planet, Enter; the second Enter ends the turn."""
    target = f"hex:{place.answers[0].split()[1]}"
    pointer.presses("b")
    for _ in range(60):
        key = pointer.page.evaluate("wanted => bench.towards(wanted)", target)
        if key is None:
            break
        pointer.presses(key)
    pointer.presses("Enter")
    assert pointer.is_chosen(target), f"{target} is not chosen"
    pointer.agrees_by_key()


def builds_by_digits(pointer: Pointer, place: Place) -> None:
    """The kind unless it is looked at already, the digit of the answer, then the yes."""
    verb, hex, *_ = place.answers[0].split()
    kinds = pointer.page.locator(".kinds [role=tab]")
    words = {"mine": "Construire une mine", "upgrade": "Améliorer un bâtiment"}[verb]
    kind = kinds.filter(has_text=words)
    if kind.get_attribute("aria-selected") != "true":
        # From the answers back to their kinds, and along these.
        pointer.presses("a")
        pointer.presses("Shift+Tab")
        for _ in range(kinds.count()):
            if kind.get_attribute("aria-selected") == "true":
                break
            pointer.presses("ArrowRight")
    # The answers are in the order of the legal actions.
    pointer.presses(str(scenes.rank(place) + 1))
    assert pointer.is_chosen(f"hex:{hex}"), f"{hex} is not chosen"
    pointer.agrees_by_key()


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
    ("Gaia", "build a mine, digits", scenes.mine, builds_by_digits),
    ("Gaia", "mine to trading station, arrows on the map", scenes.upgrade, builds_by_arrows),
    ("Gaia", "mine to trading station, its kind and digits", scenes.upgrade, builds_by_digits),
)


def count(house: House, way: Way) -> tuple[int, int]:
    """The clicks and the keys of one way; the turn has passed."""
    _, name, place_of, act = way
    place, person = place_of(), house.guest()
    probe = Probe(person.page)
    house.sits_at(person, place)
    probe.quiet()
    pointer = Pointer(person, probe)
    act(pointer, place)
    probe.quiet()
    played = probe.step() - pointer.begin
    assert played > len(place.answers), f"{name}: nobody else has moved"
    person.closes()
    return pointer.clicks, pointer.keys
