"""Positions that are measured, and tables that go on from them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tablee.core import Match
from tablee.core.state import State
from tablee.server.settings import Settings
from tablee.server.tables.imported import keep
from tests.browser.gaia_matches import played_well, turn_in_round
from tests.browser.matches import Place, decisions, played_at_random, turn_in_chapter
from tests.browser.person import DESKTOP, LAPTOP, PHONE, SIDEWAYS, Person, Size

SIZES: Final[tuple[Size, ...]] = (DESKTOP, LAPTOP, PHONE, SIDEWAYS)
NAMES: Final = ("Ada", "Blaise", "Chloé", "Diderot")


@dataclass
class House:
    """A server, a browser, and the finished games from which tables go on."""

    browser: Browser
    address: str
    data: Path
    #: The matches are kept, so that no other gets the same identity.
    stored: dict[int, tuple[Match[Any], str]] = field(default_factory=dict)

    def guest(self, size: Size = DESKTOP, *, motion: bool = True) -> Person:
        """Someone with the settings that a new guest has, in French."""
        return Person(
            self.browser, self.address, "fr", size, touch=size.width < 1000, motion=motion
        )

    def sits_at(self, person: Person, place: Place) -> None:
        """At a table that goes on from `place` against bots."""
        person.goes_to(person.goes_on(self._stored(place.match), place.step, place.seat))
        person.awaits_turn()

    def _stored(self, match: Match[Any]) -> str:
        if id(match) not in self.stored:
            names = NAMES[: match.header.seats]
            address = Settings(data=self.data).database_url
            # Playwright's own event loop runs in this thread.
            with ThreadPoolExecutor(1) as executor:
                replay = executor.submit(keep, address, match, names).result()
            self.stored[id(match)] = match, replay
        return self.stored[id(match)][1]


def after(state: State, text: str) -> State:
    """The position once that was answered."""
    world = state.clone()
    world.apply(next(action for action in world.legal() if action.text == text))
    return world


def texts(state: State) -> list[str]:
    return [action.text for action in state.legal()]


def first_place(match: Match[Any], fits: Callable[[State], tuple[str, ...] | None]) -> Place:
    """The first position in which something can be answered, with the answers."""
    for step, seat, state in decisions(match):
        answers = fits(state)
        if answers:
            return Place(match, step, seat, answers)
    raise AssertionError


def station() -> Place:
    """Reworld, Chapter One."""
    return turn_in_chapter(1, 6)


def colony() -> Place:
    """Reworld, Chapter Two."""
    return turn_in_chapter(2, 2)


def gaia_turn() -> Place:
    """A turn in the middle of Gaia Project."""
    return turn_in_round(played_well(), 3)


def payment_of_two() -> Place:
    """Where a module can be paid for with two different officers, either of them on top."""

    def fits(state: State) -> tuple[str, ...] | None:
        for take in texts(state):
            if take.startswith("take "):
                for pay in texts(after(state, take)):
                    verb, top, *rest = pay.split()
                    if verb == "pay" and rest and len(rest[1]) == 1 and rest[1] != top:
                        return take, pay
        return None

    return first_place(played_at_random(), fits)


def terrabot() -> Place:
    """Where a terrabot can be launched, among other things."""

    def fits(state: State) -> tuple[str, ...] | None:
        launches = [text for text in texts(state) if text.startswith("launch ")]
        return (launches[0],) if launches and len(state.legal()) > 1 else None

    return first_place(played_at_random(), fits)


def shuttle() -> Place:
    """Where a shuttle can take a unit on board that lands in one of several cities."""

    def fits(state: State) -> tuple[str, ...] | None:
        for launch in texts(state):
            if not launch.startswith("transport "):
                continue
            loading = after(state, launch)
            for load in texts(loading):
                if not load.startswith("load "):
                    continue
                landing = after(loading, load)
                # A second unit is left where it is.
                stop = ["fly"] if "fly" in texts(landing) else []
                landing = after(landing, "fly") if stop else landing
                lands = [text for text in texts(landing) if text.startswith("land ")]
                if len(lands) > 1:
                    return launch, load, *stop, lands[0]
        return None

    return first_place(played_at_random(), fits)


def mine() -> Place:
    """Where a mine can be built, as one of many things."""
    return _first_turn(2, lambda text: text.startswith("mine "))


def upgrade() -> Place:
    """Where a mine can become a trading station."""
    return _first_turn(3, lambda text: text.startswith("upgrade ") and "trading" in text)


def passing() -> Place:
    """Where a seat can pass and choose among boosters."""
    return _first_turn(2, lambda text: text.startswith("pass "))


def _first_turn(number: int, fits: Callable[[str], bool]) -> Place:
    for step, seat, state in decisions(played_well()):
        offered = texts(state)
        found = [text for text in offered if fits(text)]
        if state.round == number and found and any(text.startswith("pass ") for text in offered):
            # Neither the first nor the last of a list: a key more or less is no luck.
            return Place(played_well(), step, seat, (found[len(found) // 2],))
    raise AssertionError


def rank(place: Place) -> int:
    """Which of the answers of its verb the first answer of a place is."""
    (answer, *_), verb = place.answers, place.answers[0].split()[0]
    state = next(state for step, _, state in decisions(place.match) if step == place.step)
    return [text for text in texts(state) if text.split()[0] == verb].index(answer)
