"""A table as it is stored: loaded, changed in one transaction, broadcast only then."""

import logging
import time
from asyncio import Lock
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import convert, to_builtins
from sqlalchemy import Connection

from tablee.core import Outcome, Seat, TableeError
from tablee.driver.habits import in_force
from tablee.driver.settling import continues_move
from tablee.server.operation import metrics
from tablee.server.people.results import add_result
from tablee.server.storage import records
from tablee.server.storage.awaited import Awaited, set_awaited
from tablee.server.storage.records import SeatRow
from tablee.server.storage.store import Store
from tablee.server.tables.awaiting import awaited_at, is_turn_by_turn, mover_of
from tablee.server.tables.clocks import Clock
from tablee.server.tables.course import Course, OtherRules
from tablee.server.tables.expiry import expires_at
from tablee.server.tables.planning import due_answers, review
from tablee.server.tables.seating import bot_at, humans
from tablee.server.tables.seen_table import SeenTable
from tablee.server.tables.undo_requests import forget_if_vain
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo, outcome_info

OnChange: TypeAlias = Callable[["StoredTable", object], None]
"""Called under the lock with a table that has changed, and whose message changed it."""

log = logging.getLogger(__name__)

#: A table whose bot has not moved for so many seconds may be taken over by any process.
BOT_OVERDUE = 5.0


@dataclass
class Change:
    """What is about to be stored."""

    base_version: int
    #: Moves that stay as they were stored, and how many everybody knew of.
    kept: int
    steps: int
    #: What most moves leave as it was; see `records.save_table`.
    stored: tuple[object, ...]
    decided: Collection[Seat] = ()
    undid: Collection[Seat] = ()
    seats: list[SeatRow] = field(default_factory=list)
    #: Whose move it is, if everybody may know.
    mover: Seat | None = None
    #: Whether it is its player's alone: the game does not go on, and nobody else learns of it.
    is_quiet: bool = False
    #: Whether it may be done, looked up in the transaction that does it; raises `ApiError`.
    check: Callable[[Connection], None] | None = None


class Overtaken(ApiError):
    """Another process has changed the table."""

    def __init__(self) -> None:
        super().__init__("conflict", "error-moved-on")


class Untold(ApiError):
    """The change is stored, and telling it failed."""

    def __init__(self) -> None:
        super().__init__("server", "error-untold")


class StoredTable(SeenTable):
    """A record and who plays it. Whoever holds its lock may change it."""

    def __init__(self, table_id: str, store: Store, on_change: OnChange) -> None:
        super().__init__(table_id)
        self.last_used = time.monotonic()
        self.lock = Lock()
        self._store = store
        self._on_change = on_change
        #: Incremented when what is in memory is invalidated; and its value at the last load.
        self._generation = 1
        self._loaded_generation = 0
        #: How everyone comes off by the rules, and how the row says it.
        self._outcome_told: tuple[Outcome | None, object] = None, None

    # Loading

    def open(self) -> "_Opened":
        """The table as stored, nobody else acting on it; raises `ApiError` if there is none."""
        return _Opened(self)

    async def load_if_stale(self) -> None:
        """What is in memory is what is stored; the caller holds the lock."""
        self.last_used = time.monotonic()
        while self._loaded_generation != self._generation:
            await self._load()

    async def _load(self) -> None:
        generation = self._generation
        stored = await self._store.read(lambda connection: records.load_table(connection, self.id))
        if stored is None:
            raise ApiError("not-found")
        metrics.TABLE_LOADS.inc()
        course = await self._course(stored)
        self.row, self.seats, self.course = stored.row, stored.seats, course
        self.clock = Clock.loads(convert(stored.row.clock, ClockInfo), stored.row.time)
        self._see_anew()
        # If it was invalidated during the read, it is loaded again.
        self._loaded_generation = generation

    async def _course(self, stored: records.Stored) -> Course | None:
        """The course as stored: the one in memory, if it only has to go on."""
        if stored.row.status == "open" or (stored.row.status == "closed" and not stored.moves):
            return None
        try:
            if self.course is not None and await self.course.catch_up(stored.moves):
                return self.course
            return await Course.replayed(stored.row, len(stored.seats), stored.moves)
        except (OtherRules, TableeError):
            log.warning("table %s cannot be played by these rules", self.id)
            return None

    def forget(self) -> None:
        """Nothing in memory counts any more, not even as something to go on from."""
        self.course, self._views = None, None
        self.invalidate()

    def invalidate(self) -> None:
        """What is in memory may be stale: the next `open` loads the table again."""
        self._generation += 1

    # Storing

    def _change(self, decided: Collection[Seat] = ()) -> Change:
        stored = records.seldom_changed(self.row)
        if self.course is None:
            return Change(self.row.version, 0, 0, stored, decided)
        known, steps = len(self.course.match.moves), self.course.steps
        return Change(self.row.version, known, steps, stored, decided)

    def _stored_or_forgotten(self) -> "_StoredOrForgotten":
        """What is done inside is stored at its end, or the table in memory is forgotten."""
        return _StoredOrForgotten(self)

    def _complete(self, seat: Seat, moves: Sequence[str], how: str = "human") -> None:
        """The seat answers the questions that complete its move; raises what is refused."""
        course = self.course
        assert course is not None
        for text in moves:
            self._settle()
            if not continues_move(course.match.state, seat):
                raise ApiError("conflict", "error-moved-on")
            course.decide(seat, text, how)

    def _decide(self, seat: Seat, text: str, how: str) -> None:
        """The seat has answered; what the rules refuse has changed nothing."""
        course = self.course
        assert course is not None
        known = len(course.match.moves)
        try:
            course.decide(seat, text, how)
        except TableeError:
            if len(course.match.moves) != known:
                self.forget()
            raise
        except BaseException:
            self.forget()
            raise

    def _begin_if_full(self) -> None:
        """The game begins once every seat is taken."""
        if any(row.kind == "open" for row in self.seats):
            return
        self.row.status = "playing"
        self.course = Course(self.row, len(self.seats))
        info = convert(self.row.clock, ClockInfo)
        self.clock = Clock.started(info, len(self.seats), humans(self.seats))
        self._settle()

    def _settle(self) -> None:
        """What leaves people no choice is played, where everybody can know that it does."""
        assert self.course is not None
        self.course.settle_openly(humans(self.seats))

    def ordered(self, seat: Seat) -> str | None:
        """What the standing orders of a person answer now; `None` where there is nothing."""
        course = self.course
        if course is None or self.seats[seat].kind != "human":
            return None
        action = course.ordered(seat, in_force(course.game, self.seats[seat].habits))
        return None if action is None else action.text

    def due(self, seat: Seat) -> list[str]:
        """What a person has prepared for the question that is asked now; mostly nothing."""
        row = self.seats[seat]
        return due_answers(row, self.course) if row.prepared and self.course else []

    def start(self) -> list[records.MoveRow]:
        """A new table that may be full already: its first moves, its row up to date."""
        self._loaded_generation = self._generation
        if self.course is None:
            self._begin_if_full()
        self._update_row(Change(self.row.version, 0, 0, ()), time.time())
        self._see_anew()
        if self.course is None:
            return []
        return self.course.rows(self.id, 0, self.row.version, self.row.moved)

    def _update_row(self, change: Change, now: float) -> None:
        """The row is up to date with the course."""
        row, course = self.row, self.course
        if course is None:
            row.moved = now
            row.expires = expires_at(row, self.seats)
            return
        state = course.match.state
        # When a sealed answer was given, or taken back, is nobody's to know.
        is_secret = bool(state.sealed) and course.steps == change.steps
        row.moved = row.moved if is_secret else now
        row.waiting, row.sealed = list(state.seats_to_act), list(state.sealed)
        self._tell_outcome(self._outcome(course))
        forget_if_vain(row, course)
        self.clock.pressed(now, row.waiting, change.decided, change.undid, change.kept)
        row.time = self.clock.dump()
        wakes = [deadline for deadline, _ in self.clock.deadlines()]
        if any(self._is_answered(s) for s in row.waiting):
            wakes.append(now + BOT_OVERDUE)
        row.wake = min(wakes, default=None)
        if state.over:
            row.status, row.wake = "over", None
        row.expires = expires_at(row, self.seats)

    def _is_answered(self, seat: Seat) -> bool:
        """Whether the server has to answer for a seat that is asked."""
        is_bot = bot_at(self.seats, seat) is not None
        return is_bot or self.ordered(seat) is not None or bool(self.due(seat))

    def _review_plans(self, change: Change) -> None:
        """What was prepared and would not do any more what was shown is dropped."""
        for row in self.seats:
            if row.prepared is None or self.course is None:
                continue
            if review(row, self.course, change.kept, is_undo=bool(change.undid)):
                change.seats.append(row)

    def _tell_outcome(self, outcome: Outcome) -> None:
        """The row says how everyone comes off; mostly it does already."""
        known, told = self._outcome_told
        if outcome is known and told is self.row.outcome:
            return
        info = outcome_info(outcome)
        seen, told = self._outcome_seen
        if info != seen or told is not self.row.outcome:
            self.row.outcome = to_builtins(info)
            self._outcome_seen = info, self.row.outcome
        self._outcome_told = outcome, self.row.outcome

    def _outcome(self, course: Course) -> Outcome:
        """How everyone came off; those for whom bots played on have lost."""
        gone = [row.seat for row in self.seats if row.lost]
        return course.game.outcome(course.match.state, gone)

    async def _commit(self, change: Change, sender: object = None) -> None:
        """The change is committed and broadcast, or nothing of it was done.

        Raises `Overtaken` if another process has changed the table meanwhile; it is loaded again.
        Raises `Untold` if it is committed, but could not be broadcast.
        """
        with self._stored_or_forgotten():
            now = time.time()
            self.row.version = change.base_version + 1
            if not change.is_quiet:
                change.mover = mover_of(self.row, change.decided)
                self._review_plans(change)
                self._update_row(change, now)
            is_stored = await self._store.write(self._job(change, now))
            if not is_stored:
                await self._load()
                self._on_change(self, None)
                raise Overtaken
        with self.told_or_forgotten():
            self._see_anew()
            self._on_change(self, sender)

    def told_or_forgotten(self) -> "_ToldOrForgotten":
        """What is stored is told; if that fails, it stays stored and whoever asked is told so."""
        return _ToldOrForgotten(self)

    def _job(self, change: Change, now: float) -> Callable[[Connection], bool]:
        row, course = self.row, self.course
        moves = course.rows(self.id, change.kept, row.version, now) if course else []
        is_over = course is not None and course.match.over
        outcome = self._outcome(course) if course is not None and is_over else None
        traits = course.traits() if course is not None and is_over else []
        seats = list(self.seats)
        awaited = self.awaited(change.mover, now)

        def job(connection: Connection) -> bool:
            if change.check is not None:
                change.check(connection)
            if not records.save_table(connection, row, change.base_version, change.stored):
                return False
            if change.undid:
                records.delete_moves(connection, row.id, change.kept)
            records.add_moves(connection, moves)
            records.save_seats(connection, change.seats)
            if awaited is not None:
                set_awaited(connection, row.id, awaited)
            if outcome is not None:
                add_result(connection, row, seats, outcome, now, traits=traits)
            self._store.notify(connection, f"table {row.id}")
            return True

        return job

    def awaited(self, mover: Seat | None, now: float) -> list[Awaited] | None:
        """Who is awaited after that seat's move; `None` where people stay until the end."""
        if self.course is None or not is_turn_by_turn(self.row, self.seats):
            return None
        return awaited_at(self.row, self.seats, self.course, self.clock, mover=mover, now=now)


# Generators would do for these; but every move enters all of them.


class _Opened:
    """Holds the lock of a table that is as stored."""

    __slots__ = ("_table",)

    def __init__(self, table: StoredTable) -> None:
        self._table = table

    async def __aenter__(self) -> StoredTable:
        table = self._table
        await table.lock.acquire()
        try:
            await table.load_if_stale()
        except BaseException:
            table.lock.release()
            raise
        return table

    async def __aexit__(self, *_raised: object) -> None:
        self._table.lock.release()


class _StoredOrForgotten:
    """Forgets a table in memory if anything is raised inside; one overtaken was loaded again."""

    __slots__ = ("_table",)

    def __init__(self, table: StoredTable) -> None:
        self._table = table

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, *_raised: object) -> None:
        if kind is not None and not issubclass(kind, Overtaken):
            self._table.forget()


class _ToldOrForgotten:
    """Forgets a table in memory whose change could not be told, and raises `Untold`."""

    __slots__ = ("_table",)

    def __init__(self, table: StoredTable) -> None:
        self._table = table

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: object
    ) -> None:
        if isinstance(error, Exception):
            log.error("a change of table %s could not be told", self._table.id, exc_info=error)
            self._table.forget()
            raise Untold from error
