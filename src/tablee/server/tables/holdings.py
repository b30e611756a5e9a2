"""What a seat has owned, move by move: made from the record in a worker process."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tablee.core import Seat
from tablee.core.catalogue import game as open_game
from tablee.server.storage.records import TableRow
from tablee.server.tables.course import Course
from tablee.server.tables.seat_view import events_for
from tablee.server.wire.bodies.looking_back import Holdings, HoldingsRow
from tablee.server.wire.messages import Told, encode, worded

#: Seconds that it may take.
TIMEOUT = 15.0


@dataclass(frozen=True)
class HoldingsPage:
    """The holdings of a seat; done in a worker it is the body of the response."""

    row: TableRow
    seats: int
    decisions: Sequence[tuple[Seat, str]]
    seat: Seat

    @property
    def opens(self) -> str:
        """Its game."""
        return f"{self.row.game} {self.row.changes}"

    def warm_up(self) -> None:
        """The game is open."""
        open_game(self.row.game, self.row.changes)

    def run(self, _seconds: float) -> bytes:
        """The body: every move that changed something, and what there is now."""
        course = Course(self.row, self.seats)
        rows = list(self._rows(course))
        return encode(Holdings(rows, dict(self._owned(course))))

    def _rows(self, course: Course) -> Iterator[HoldingsRow]:
        before, known = self._owned(course), len(course.heard)
        for step, (mover, text) in enumerate(self.decisions, 1):
            action = course.game.parse(text)
            words = worded(course.game.describe(course.match.state, mover, action))
            course.decide(mover, text, "human")
            now = self._owned(course)
            change = {name: now[name] - before[name] for name in now if now[name] != before[name]}
            events = events_for(course, course.heard[known:], None, step)
            if change or any(map(_is_everybodys, events)):
                yield HoldingsRow(step, mover, words, events, change)
            before, known = now, len(course.heard)

    def _owned(self, course: Course) -> Mapping[str, int]:
        """What the seat counts as its own, and its points."""
        match = course.match
        return {**course.game.holdings(match.state, self.seat), "score": match.scores()[self.seat]}


def _is_everybodys(told: Told) -> bool:
    """Whether it is about no seat: a round begins."""
    return "seat" not in told.args
