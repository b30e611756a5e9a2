"""What a page is probed for: whether its board stands still, is legible and can be tapped."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.looks import resizes, take_screenshot
from tests.browser.person import DESKTOP, LAPTOP, PHONE, SIDEWAYS, ZOOMED, AnyPerson, Person, Size

PROBES = (Path(__file__).parent / "probes.js").read_text("utf-8")
#: Pixels: text, and the longer and the shorter side of what fingers tap and pointers click.
LEGIBLE = 12
TAPPED, CLICKED = (40, 24), (24, 20)
#: One page is looked at in all sizes that are clicked, another in those that are tapped.
CLICKED_SIZES: tuple[Size, ...] = (DESKTOP, LAPTOP, ZOOMED)
TAPPED_SIZES: tuple[Size, ...] = (PHONE, SIDEWAYS)
#: The layout shift of a whole stretch of play, in the unit of the web vital: half of what that
#: calls good, and what bots do right after a click is not forgiven here.
LEAST_SHIFT = 0.05


def watches(person: Person) -> list[float]:
    """From now on; where the board is and how large."""
    person.page.wait_for_timeout(300)
    person.page.evaluate(PROBES)
    return where(person)


def where(person: Person) -> list[float]:
    """The board's place and size."""
    return list(person.page.evaluate("probes.board()"))


def stands_still(person: Person, box: list[float]) -> None:
    """The board is where it was, and next to nothing has moved."""
    assert where(person) == pytest.approx(box, abs=1)
    shifts = person.page.evaluate("probes.shifts()")
    assert sum(shift["value"] for shift in shifts) < LEAST_SHIFT, shifts


def plays_on_a_still_board(
    person: AnyPerson, answers: int, answer: Callable[[AnyPerson], None] = Person.points
) -> None:
    """So many answers, or until somebody else is asked for long; the board never moves."""
    box = watches(person)
    for _ in range(answers):
        person.awaits_turn()
        stands_still(person, box)
        if person.is_over or not person.is_asked:
            break
        answer(person)
        person.page.evaluate("probes.answered()")
    stands_still(person, box)


def too_small(person: Person) -> list[Any]:
    """Text that is hard to read and targets that are hard to hit."""
    person.page.evaluate(PROBES)
    return [
        *person.page.evaluate("least => probes.textBelow(least)", LEGIBLE),
        *person.page.evaluate(
            "([long, short]) => probes.targetsBelow(long, short)",
            list(TAPPED if person.has_touch else CLICKED),
        ),
    ]


def is_legible_in(person: Person, sizes: tuple[Size, ...], name: str) -> None:
    """The page as it is, in every size: nothing is too small; pictures are taken."""
    for size in sizes:
        resizes(person, size)
        take_screenshot(person, f"{name}-{size}-light-fr")
        assert not too_small(person), f"{name}, {size}"
