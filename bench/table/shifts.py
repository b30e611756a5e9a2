"""How much a table moves by itself while it is played: layout shifts and the board's own size."""

from dataclasses import dataclass

from bench.table.player import Player
from bench.table.probes import Probe, Shift, worst_window
from bench.table.scenes import House

from tests.browser.person import Person, Size


@dataclass(frozen=True)
class Course:
    """What was seen at one table."""

    clicks: int
    #: Of the shifts while the page was loaded.
    loading: float
    shifts: list[Shift]
    #: The board's height whenever the table was quiet.
    heights: list[float]

    @property
    def total(self) -> float:
        """Of all shifts since the table was first quiet."""
        return sum(shift.value for shift in self.shifts)

    @property
    def worst(self) -> float:
        """The worst window, whatever caused it."""
        return worst_window(self.shifts)

    @property
    def unexpected(self) -> float:
        """CLS as it is defined: what follows within 500 ms of a click is left out."""
        return worst_window([shift for shift in self.shifts if not shift.after_input])

    @property
    def largest_change(self) -> float:
        """Of the board's height, from one click to the next."""
        pairs = zip(self.heights, self.heights[1:], strict=False)
        return max((abs(one - other) for one, other in pairs), default=0)


def plays(house: House, game: str, size: Size, most: int) -> Course:
    """A whole game of Reworld, or Gaia Project up to the end of its first round."""
    person = house.guest(size)
    probe = Probe(person.page)
    rivals = ["bot:greedy", "bot:random"]
    person.goes_to(person.opens("me", *rivals, game=game))
    person.awaits_turn()
    probe.quiet()
    loading = sum(shift.value for shift in probe.shifts())
    heights, shifts, clicks = [probe.board_height()], probe.shifts(), 0
    player = Player(probe)
    while clicks < most and not player.is_over and not (game == "gaia" and _round(person) > 1):
        person.page.mouse.click(*player.next_click())
        clicks += 1
        assert probe.quiet(120), "the table does not come to rest"
        heights.append(probe.board_height())
        shifts += probe.shifts()
    person.closes()
    return Course(clicks, loading, shifts, heights)


def _round(person: Person) -> int:
    """Of Gaia Project; 0 while it is set up."""
    words = person.page.get_by_role("heading", level=1).inner_text()
    return next((int(word) for word in words.split() if word.isdigit()), 0)
