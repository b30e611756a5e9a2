"""Pages of a replay: a finished game played again in a worker process, its steps as JSON."""

import gzip
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import monotonic

from tablee.core import Seat
from tablee.core.catalogue import game as open_game
from tablee.server.bots.workers import JobFailed, WorkerPool
from tablee.server.storage.records import TableRow
from tablee.server.tables.course import Course
from tablee.server.tables.seat_view import SeatViews, events_for
from tablee.server.wire.bodies.looking_back import Step
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import encode, outcome_info, worded

#: Steps of one page, and the bytes after which it ends all the same.
MOST_STEPS = 200
MOST_BYTES = 2 * 1024 * 1024
#: Seconds that a page may take.
TIMEOUT = 15.0
#: Pages are kept for so many seconds, and so many bytes of them.
KEPT_SECONDS = 60.0
KEPT_BYTES = 8 * 1024 * 1024
LEVEL = 5


@dataclass(frozen=True)
class ReplayPage:
    """A page that is asked for; done in a worker it is the body of the response."""

    row: TableRow
    seats: int
    decisions: Sequence[tuple[Seat, str]]
    #: Whose view is shown; `None`: a spectator's.
    seat: Seat | None
    first: int
    last: int
    #: Seats that have lost at the end; when they left is not in the record.
    gone: Sequence[Seat]
    #: The body with no steps.
    frame: bytes
    is_gzipped: bool

    @property
    def opens(self) -> str:
        """Its game."""
        return f"{self.row.game} {self.row.changes}"

    @property
    def key(self) -> tuple[object, ...]:
        """What tells two pages apart."""
        place = self.seat, self.first, self.last
        return self.row.id, self.row.version, place, self.frame, self.is_gzipped

    def warm_up(self) -> None:
        """The game is open."""
        open_game(self.row.game, self.row.changes)

    def run(self, _seconds: float) -> bytes:
        """The body: as many of the steps as there is room for, at least one."""
        found: list[bytes] = []
        size = 0
        for step in self._steps():
            found.append(encode(step))
            size += len(found[-1])
            if size > MOST_BYTES:
                break
        assert self.frame.endswith(b"[]}")
        body = self.frame[:-2] + b",".join(found) + self.frame[-2:]
        return gzip.compress(body, LEVEL, mtime=0) if self.is_gzipped else body

    def _steps(self) -> Iterator[Step]:
        """The wanted steps, played again from the start; step 0 is the set-up."""
        course = Course(self.row, self.seats)
        views = SeatViews(course)
        for step in range(self.last + 1):
            known = len(course.heard)
            decision = self.decisions[step - 1] if step else None
            if step < self.first:
                if decision is not None:
                    course.decide(*decision, "human")
                continue
            actor, text, words = None, None, None
            if decision is not None:
                actor, text = decision
                action = course.game.parse(text)
                words = worded(course.game.describe(course.match.state, actor, action))
                # Whoever lends a seat's eyes does not learn what it had standing orders for.
                course.decide(actor, text, "human")
            state = course.match.state
            views.changed()
            yield Step(
                step,
                actor,
                text,
                words,
                views.view(self.seat),
                worded(course.game.question(state, self.seat)),
                events_for(course, course.heard[known if step else 0 :], self.seat, step),
                outcome_info(course.game.outcome(state, self.gone if state.over else ())),
            )


class ReplayPages:
    """Pages, each made once in a while: whoever looks at the same game shares them."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        #: The oldest first, with the time at which each was made.
        self._kept: OrderedDict[tuple[object, ...], tuple[float, bytes]] = OrderedDict()
        self._size = 0

    async def body(self, page: ReplayPage) -> bytes:
        """The body of the response; raises `ApiError` if it cannot be made."""
        self._forget()
        kept = self._kept.get(page.key)
        if kept is not None:
            return kept[1]
        try:
            body = await self._workers.run(page, TIMEOUT)
        except JobFailed as error:
            raise ApiError("server") from error
        assert isinstance(body, bytes)
        if page.key not in self._kept:
            self._kept[page.key] = monotonic(), body
            self._size += len(body)
        return body

    def _forget(self) -> None:
        """What is old, and what there is no room for."""
        while self._kept:
            _, (made, body) = next(iter(self._kept.items()))
            if self._size <= KEPT_BYTES and monotonic() - made < KEPT_SECONDS:
                return
            self._kept.popitem(last=False)
            self._size -= len(body)
