"""Someone who plays Gaia Project: points at what glows, else presses a worded button."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from playwright.sync_api import Error, Locator

from tablee.core.draws import pick
from tests.browser.person import AGREED_OR_CHANGED, PLACE, SETTLED, Person

#: Where a narrow screen keeps what cannot be seen on its map.
TABS: Final = {"hex": 0, "pass": 2, "token": 1, "booster": 2, "faction": 1, "area": 1}
BOARD = f"""() => ({{
    place: {PLACE},
    held: !!document.querySelector('.chosen .yes'),
    chosen: document.querySelectorAll('[data-state=sel]').length,
    glowing: [...new Set([...document.querySelectorAll('[data-state=target]')]
        .map(thing => thing.dataset.target))],
}})"""
ANSWERED = (
    f"place => {PLACE} !== place || document.querySelector('dialog[open] .act, .chosen .yes')"
)


class Explorer(Person):
    """Takes `patience` actions a round, then passes."""

    patience = 1
    acted = 0
    #: What glowed and did not take the click, and why.
    missed: tuple[str, ...] = ()

    @property
    def is_passing(self) -> bool:
        return self.acted >= self.patience

    @property
    def may_pass(self) -> bool:
        passes = (
            '[data-target^="booster:"][data-state=target], [data-target=pass][data-state=target]'
        )
        return self.page.locator(passes).count() > 0

    def confirms(self) -> None:
        before = self.place()
        self.to_confirm.click(timeout=2000)
        self.awaits_change(before)

    def takes_back_to(self, place: str) -> None:
        """Undoes one answer after the other until the table is where it was."""
        for _ in range(4):
            before = self.place()
            if before == place:
                return
            self.page.keyboard.press("u")
            self.awaits_change(before)
        assert self.place() == place

    def answers_once(self) -> None:
        """One click towards an answer: the table changes, or more is chosen."""
        if self.to_confirm.count():
            # The table may go on under the pointer; a yes that is still wanted is asked for again.
            with suppress(Error):
                self.confirms()
            return
        seen = self.page.evaluate(BOARD)
        thing = self.choice(seen["glowing"], beginning=not seen["chosen"])
        # The page may change under the pointer: whoever looks again sees what is asked now.
        try:
            self.points_at(thing) if thing else self.presses_first()
        except Error as error:
            if self.page.evaluate(BOARD)["place"] == seen["place"] and self.is_asked:
                self.missed += (f"{thing or 'button'}: {error}",)
            return
        with suppress(Error):
            self.page.wait_for_function(SETTLED, arg=seen, timeout=3000)

    def choice(self, glowing: list[str], *, beginning: bool) -> str | None:
        """What to point at; nothing where only conversions glow."""
        passes = [thing for thing in glowing if thing.startswith(("booster:", "pass"))]
        others = [
            thing for thing in glowing if thing not in passes and not thing.startswith("convert:")
        ]
        if beginning and passes and (self.is_passing or not others):
            self.acted = 0
            return pick(self.rng, passes)
        if not others:
            return None
        self.acted += bool(beginning and passes)
        return pick(self.rng, others)

    def points_at(self, thing: str) -> None:
        shown = self.page.locator(f'[data-target="{thing}"][data-state="target"]')
        if not shown.first.is_visible():
            part = TABS.get(thing.partition(":")[0], 1)
            self.page.locator(".board .tabs button").nth(part).click()
        if self.has_touch:
            if thing.startswith("hex:"):
                self.zooms_out_to(shown.first)
            shown.first.tap(timeout=5000)
        else:
            shown.first.click(timeout=5000)

    def zooms_out_to(self, hex: Locator) -> None:
        """A narrow screen does not show the whole map at first, and its buttons hide some hexes."""
        for _ in range(4):
            with suppress(Error):
                hex.tap(trial=True, timeout=500)
                return
            self.board.locator(".zoom button").last.tap()

    def points_at_all(self, things: Iterable[str]) -> None:
        """Points at one after the other until the table changes or a yes is due.

        Where neither comes of it, presses the gold button.
        """
        first = self.place()
        for thing in things:
            seen = self.page.evaluate(BOARD)
            if seen["place"] != first or self.to_confirm.count():
                return
            if thing in seen["glowing"]:
                self.points_at(thing)
                self.page.wait_for_function(SETTLED, arg=seen)
        if self.place() == first and not self.to_confirm.count():
            self.page.locator(".acts .btn.go").click()
            self.page.wait_for_function(ANSWERED, arg=first)

    def presses_first(self) -> None:
        """The first answer; where it stands for several, the first of those."""
        before = self.place()
        self.answers.first.click(timeout=2000)
        self.page.wait_for_function(ANSWERED, arg=before, timeout=3000)
        listed = self.page.locator("dialog[open] .act").first
        if listed.is_visible():
            listed.click(timeout=2000)

    def types_an_answer(self, words: str) -> None:
        """Chooses from the list of all actions, by keyboard alone."""
        before = self.place()
        for _ in range(5):
            # A key that comes while the page is busy is lost: press it again.
            with suppress(Error):
                self.page.keyboard.press("/")
                self.page.wait_for_selector("dialog[open] input", timeout=2000)
                self.page.keyboard.type(words)
                self.page.wait_for_selector("dialog[open] .act", timeout=2000)
                self.page.keyboard.press("Enter")
                self.page.wait_for_function(AGREED_OR_CHANGED, arg=before, timeout=5000)
            if self.place() != before or self.to_confirm.count():
                return
            # The first empties the filter, the second closes the list.
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("Escape")
