"""A table as it is stored: loaded, changed in one transaction, broadcast only then."""

import logging
import time
from asyncio import Lock
from collections.abc import Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import convert
from sqlalchemy import Connection

from tablee.core import Game, Match, Seat, TableeError, Value
from tablee.core.catalogue import game as open_game
from tablee.core.catalogue import games
from tablee.server.people.results import add_result
from tablee.server.storage import records
from tablee.server.storage.records import SeatRow, TableRow
from tablee.server.storage.store import Store
from tablee.server.tables.clocks import Clock
from tablee.server.tables.course import Course, OtherRules
from tablee.server.tables.habits import in_force
from tablee.server.tables.seat_view import SeatView, events_for, seat_view
from tablee.server.tables.seating import (
    bot_at,
    humans,
    is_invited,
    seat_of,
)
from tablee.server.tables.summaries import summary
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo, Summary, TableMessage

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

OnChange: TypeAlias = Callable[["StoredTable", object], None]
"""Called under the lock with a table that has changed, and whose message changed it."""

log = logging.getLogger(__name__)

#: A table whose bot has not moved for so many seconds may be taken over by any process.
BOT_OVERDUE = 5.0


@dataclass
class Change:
    """What is about to be stored."""

    base_version: int
    kept: int
    decided: Collection[Seat] = ()
    undid: Collection[Seat] = ()
    seats: list[SeatRow] = field(default_factory=list)


class StoredTable:
    """A record and who plays it. Whoever holds its lock may change it."""

    def __init__(self, table_id: str, store: Store, on_change: OnChange) -> None:
        self.id = table_id
        self.row: TableRow
        self.seats: list[SeatRow]
        #: `None` before the game begins, and where this engine cannot play it.
        self.course: Course | None = None
        self.clock: Clock
        self.last_used = time.monotonic()
        self.lock = Lock()
        self._store = store
        self._on_change = on_change
        #: Incremented when what is in memory is invalidated; and its value at the last load.
        self._generation = 1
        self._loaded_generation = 0
        self._views: dict[Seat | None, SeatView] = {}

    # Loading

    @asynccontextmanager
    async def open(self) -> "AsyncIterator[StoredTable]":
        """The table as stored, nobody else acting on it; raises `ApiError` if there is none."""
        async with self.lock:
            self.last_used = time.monotonic()
            while self._loaded_generation != self._generation:
                await self._load()
            yield self

    async def _load(self) -> None:
        generation = self._generation
        stored = await self._store.read(lambda connection: records.load_table(connection, self.id))
        if stored is None:
            raise ApiError("not-found")
        self.row, self.seats = stored.row, stored.seats
        self.clock = Clock.loads(convert(stored.row.clock, ClockInfo), stored.row.time)
        self.course = self._course(stored)
        self._views.clear()
        # If it was invalidated during the read, it is loaded again.
        self._loaded_generation = generation

    def _course(self, stored: records.Stored) -> Course | None:
        """The course as stored: the one in memory, if it only has to go on."""
        if stored.row.status == "open":
            return None
        try:
            if self.course is not None and self.course.follow(stored.moves):
                return self.course
            return Course.replayed(stored.row, len(stored.seats), stored.moves)
        except (OtherRules, TableeError):
            log.warning("table %s cannot be played by these rules", self.id)
            return None

    def invalidate(self) -> None:
        """What is in memory may be stale: the next `open` loads the table again."""
        self._generation += 1

    @property
    def game(self) -> Game[Any] | None:
        """The game; `None` where this engine cannot play it."""
        if self.course is not None:
            return self.course.game
        can_begin = self.row.status == "open" and self.row.game in games()
        return open_game(self.row.game) if can_begin else None

    # Storing

    def _change(self, decided: Collection[Seat] = ()) -> Change:
        known = len(self.course.match.moves) if self.course is not None else 0
        if self.course is not None:
            self.course.begin_version(self.row.version + 1)
        return Change(self.row.version, known, decided)

    def _begin_if_full(self, version: int) -> None:
        """The game begins once every seat is taken."""
        if any(row.kind == "open" for row in self.seats):
            return
        self.row.status = "playing"
        self.course = Course(self.row, len(self.seats), version)
        info = convert(self.row.clock, ClockInfo)
        self.clock = Clock.started(info, len(self.seats), humans(self.seats))
        self.course.play_forced(humans(self.seats))

    def start(self) -> list[records.MoveRow]:
        """A new table that may be full already: its first moves, its row up to date."""
        self._loaded_generation = self._generation
        if self.course is None:
            self._begin_if_full(self.row.version)
        self._update_row(Change(self.row.version, 0), time.time())
        if self.course is None:
            return []
        return self.course.new_moves(self.id, 0, self.row.version, self.row.moved)

    def _update_row(self, change: Change, now: float) -> None:
        """The row is up to date with the course."""
        row, course = self.row, self.course
        row.moved = now
        if course is None:
            return
        match: Match[Any] = course.match
        row.waiting = list(match.seats_to_act)
        row.scores = match.scores()
        self.clock.pressed(now, row.waiting, change.decided, change.undid)
        row.time = self.clock.dump()
        wakes = [deadline for deadline, _ in self.clock.deadlines()]
        if any(bot_at(self.seats, seat) is not None for seat in row.waiting):
            wakes.append(now + BOT_OVERDUE)
        row.wake = min(wakes, default=None)
        if match.over:
            row.status, row.winners, row.wake = "over", self._winners(match), None

    def _winners(self, match: Match[Any]) -> list[Seat]:
        """The best of those who stayed to the end; bots that played on for others have lost."""
        stayed = [seat for seat in range(len(self.seats)) if not self.seats[seat].lost]
        if len(stayed) == len(self.seats):
            return match.winners()  # nobody, where a game without rivals was lost
        standings = {seat: match.game.standing(match.state, seat) for seat in stayed}
        best = max(standings.values(), default=None)
        return [seat for seat in stayed if standings[seat] == best]

    async def _commit(self, change: Change, sender: object = None) -> None:
        """The change is committed and broadcast, or nothing of it was done."""
        try:
            now = time.time()
            self.row.version = change.base_version + 1
            self._update_row(change, now)
            is_stored = await self._store.write(self._job(change, now))
        except BaseException:
            self.invalidate()
            raise
        if not is_stored:
            await self._load()
            self._on_change(self, None)
            raise ApiError("conflict", "error-moved-on")
        self._views.clear()
        self._on_change(self, sender)

    def _job(self, change: Change, now: float) -> Callable[[Connection], bool]:
        row, course = self.row, self.course
        new_moves = course.new_moves(self.id, change.kept, row.version, now) if course else []
        result = list(self.seats) if course is not None and course.match.over else None
        standings = (
            [course.game.standing(course.match.state, s) for s in range(len(self.seats))]
            if course is not None and result is not None
            else []
        )

        def job(connection: Connection) -> bool:
            if not records.save_table(connection, row, change.base_version):
                return False
            if change.undid:
                records.delete_moves(connection, row.id, change.kept)
            records.add_moves(connection, new_moves)
            records.save_seats(connection, change.seats)
            if result is not None:
                add_result(connection, row, result, standings, now)
            self._store.notify(connection, f"table {row.id}")
            return True

        return job

    # Reading

    def _is_invitation(self, invitation: str | None) -> bool:
        return invitation is not None and compare_digest(
            invitation.encode(), self.row.invitation.encode()
        )

    def may_watch(self, user_id: str | None, invitation: str | None) -> bool:
        """Whether the user may see this table."""
        if not self.row.private or self.row.status == "over":
            return True
        return is_invited(self.seats, user_id) or self._is_invitation(invitation)

    def summary(self, reader: str | None, online: Collection[str]) -> Summary:
        """The table at a glance."""
        return summary(self.row, self.seats, reader, online)

    def _habits(self, seat: Seat | None) -> dict[str, Value] | None:
        """The standing orders of a seat, for its own player's eyes; `None` where there are none."""
        game = self.game
        if seat is None or game is None or not game.habits:
            return None
        return in_force(game, self.seats[seat].habits)

    def message(
        self, reader: str | None, since: int, online: Collection[str], ref: int | None = None
    ) -> TableMessage:
        """Everything the user may see, with what happened after version `since`."""
        seat = seat_of(self.seats, reader)
        if seat not in self._views:
            self._views[seat] = (
                seat_view(self.course, seat) if self.course is not None else SeatView()
            )
        seen = self._views[seat]
        start = since if self.row.cut <= since <= self.row.version else 0
        course = self.course
        return TableMessage(
            table=self.summary(reader, online),
            version=self.row.version,
            view=seen.view,
            prompt=seen.prompt,
            actions=seen.actions,
            since=start,
            events=events_for(course, course.heard_since(start), seat)
            if course is not None
            else [],
            clock=self.clock.shown(time.time()),
            undo=course is not None and seat is not None and course.undo_point(seat) is not None,
            habits=self._habits(seat),
            ref=ref,
        )
