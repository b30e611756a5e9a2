"""The tables of this process: opened, found, cached while they are used."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import AsyncExitStack

import msgspec
from sqlalchemy import Connection

from tablee.bots import bot as known_bot
from tablee.core import BadSetup, Seat, Sentence
from tablee.core.catalogue import game as open_game
from tablee.core.options import Value, fill_in
from tablee.server.storage import records
from tablee.server.storage.awaited import Awaited, set_awaited
from tablee.server.storage.people import User
from tablee.server.storage.records import MoveRow, SeatKind, SeatRow, TableRow
from tablee.server.storage.store import Store
from tablee.server.storage.tournaments import Member, TournamentRow
from tablee.server.tables.admission import Admission, not_coming
from tablee.server.tables.clocks import Clock, checked_clock
from tablee.server.tables.course import Course
from tablee.server.tables.kept_seats import kept_for
from tablee.server.tables.seating import SUBSTITUTE, is_invited, seat_of
from tablee.server.tables.stored_table import OnChange, Overtaken
from tablee.server.tables.table import Table
from tablee.server.tables.waiting_table import TRIES
from tablee.server.wire.bodies.tables import NewTable
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo

#: A table that was not used for so many seconds may be evicted.
IDLE_AFTER = 60.0


class TableRegistry:
    """The cache of tables; each is in memory once, so that its lock is the only one."""

    def __init__(self, store: Store, on_change: OnChange, capacity: int) -> None:
        self._store = store
        self._on_change = on_change
        self._capacity = capacity
        self._tables: dict[str, Table] = {}
        #: Whether a table has listeners.
        self.is_watched: Callable[[str], bool] = lambda _table_id: False

    def get(self, table_id: str) -> Table:
        """The table of that id; whether it exists is found out when it is opened."""
        table = self._tables.get(table_id)
        if table is None:
            self._evict()
            table = self._tables[table_id] = Table(table_id, self._store, self._on_change)
        return table

    def cached(self, table_id: str) -> Table | None:
        """The table, if it is in memory."""
        return self._tables.get(table_id)

    def cached_ids(self) -> list[str]:
        """The tables in memory."""
        return list(self._tables)

    def __len__(self) -> int:
        return len(self._tables)

    def _evict(self) -> None:
        """Unused tables are evicted, the least recently used first; all are stored.

        One that was used just now may still be referenced: it stays, unless there are far too
        many.
        """
        if len(self._tables) < self._capacity:
            return
        now = time.monotonic()
        for table in sorted(self._tables.values(), key=lambda table: table.last_used):
            is_idle = now - table.last_used > IDLE_AFTER or len(self._tables) >= 2 * self._capacity
            if len(self._tables) < self._capacity or not is_idle:
                return
            if not table.lock.locked() and not self.is_watched(table.id):
                del self._tables[table.id]

    # Opening

    async def open(
        self, wish: NewTable, user: User, also: Callable[[Connection], None] | None = None
    ) -> Table:
        """A new table; raises what the game says of a wrong set-up.

        `also` is done in the transaction that adds it.
        """
        game = open_game(wish.game)
        if len(wish.seats) not in game.seats:
            game.set_up(len(wish.seats), {})  # says what is wrong
        clock = checked_clock(wish.clock)
        options = fill_in(game.options, wish.options, len(wish.seats))
        if wish.seats.count("me") > 1:
            raise BadSetup(Sentence("error-one-seat"))
        row = _new_row(wish.game, options, clock, private=wish.private, opened_by=user.id)
        kept = await self._store.read(lambda c: kept_for(c, user, wish.seats))
        seats = [
            _seat(row.id, n, w, user) if w not in kept else _kept_seat(row.id, n, kept[w])
            for n, w in enumerate(wish.seats)
        ]
        return await self._add(row, seats, user, also=also)

    async def open_guided(self, game_id: str, user: User) -> Table:
        """The first game of whoever learns, as its guide sets it up; nobody is rated by it."""
        game = open_game(game_id)
        guide = game.guide
        if guide is None:
            raise ApiError("not-found")
        options = fill_in(game.options, guide.options, guide.seats)
        seats = ["me" if seat == guide.seat else f"bot:{guide.bot}" for seat in range(guide.seats)]
        row = _new_row(game_id, options, ClockInfo(), private=True, opened_by=user.id)
        row.seed, row.rated = guide.seed, False
        return await self._add(row, [_seat(row.id, n, w, user) for n, w in enumerate(seats)], user)

    async def rematch(self, table: Table, user: User) -> Table:
        """The same table again, one for all who ask: each finds a seat there.

        Whoever asks first makes it; seats are kept for those who played, bots play again.
        """
        async with table.open():
            if table.row.status != "over":
                raise ApiError("conflict", "error-not-over")
            if not is_invited(table.seats, user.id):
                raise ApiError("forbidden", "error-no-part")
        for _ in range(TRIES):
            known, is_there = await self._store.read(lambda c: records.rematch_of(c, table.id))
            if known is not None and is_there:
                return await self._seated_again(self.get(known), user)
            try:
                return await self._offer_again(table, known, user)
            except Overtaken:
                continue  # somebody else asked at the same time
        raise Overtaken

    async def _seated_again(self, again: Table, user: User) -> Table:
        async with again.open():
            is_seated = seat_of(again.seats, user.id) is not None
            invitation = again.row.invitation
        if not is_seated:
            await again.join(user.id, user.name, invitation, None)
        return again

    async def _offer_again(self, table: Table, known: str | None, user: User) -> Table:
        """A rematch in place of the known one; raises `Overtaken` if there is another."""
        row, seats = table.row, list(table.seats)
        others = {seat.user_id for seat in seats if seat.user_id is not None} - {user.id}
        gone = await self._store.read(lambda c: not_coming(c, user.id, others))
        clock = msgspec.convert(row.clock, ClockInfo)
        again = _new_row(row.game, row.options, clock, private=row.private, opened_by=user.id)

        def link(connection: Connection) -> None:
            if not records.set_rematch(connection, table.id, known, again.id):
                raise Overtaken
            self._store.notify(connection, f"table {table.id}")

        offered = await self._add(
            again, [_seat_again(again.id, seat, user, gone) for seat in seats], user, also=link
        )
        async with table.open():
            table.row.rematch_id = again.id
            with table.told_or_forgotten():
                self._on_change(table, None)
        return offered

    async def fork(self, table: Table, step: int, seat: Seat, user: User) -> Table:
        """A table that goes on from a step of a finished game, against bots and unrated."""
        async with table.open():
            row, course = table.row, table.course
            if row.status != "over" or course is None:
                raise ApiError("conflict", "error-not-over")
            decisions = [n for n, done in enumerate(course.done) if done.how != "chance"]
            count = len(table.seats)
            texts = course.texts()
        if step >= len(decisions) or seat >= count:
            raise ApiError("not-found")
        kept = decisions[step]
        fork = _new_row(row.game, row.options, ClockInfo(), private=True, opened_by=user.id)
        fork.seed, fork.changes, fork.rated = row.seed, row.changes, False
        now = fork.created
        moves = [
            MoveRow(fork.id, n, 1, s, text, "chance" if s < 0 else "forced", now)
            for n, (s, text) in enumerate(texts[:kept])
        ]
        wishes = ["me" if n == seat else f"bot:{SUBSTITUTE}" for n in range(count)]
        seats = [_seat(fork.id, n, wish, user) for n, wish in enumerate(wishes)]
        fork.status = "playing"
        course = await Course.replayed(fork, count, moves)
        return await self._add(fork, seats, user, course)

    async def open_round(
        self,
        tournament: TournamentRow,
        tables: Sequence[Sequence[Member]],
        check: Callable[[Connection], None],
    ) -> list[Table]:
        """The tables of a tournament's next round, everybody seated: all are there, or none.

        `check`, which may raise, is done in the same transaction.
        """
        game = open_game(tournament.game)
        clock = msgspec.convert(tournament.clock, ClockInfo)
        new = []
        for users in tables:
            row = _new_row(
                tournament.game,
                fill_in(game.options, tournament.options, len(users)),
                clock,
                private=tournament.private,
                opened_by=tournament.opened_by,
            )
            row.tournament_id, row.tournament_round = tournament.id, tournament.round + 1
            seats = [
                SeatRow(row.id, n, "human", user.user_id, user.name, None, lost=False)
                for n, user in enumerate(users)
            ]
            new.append((row, seats, None))
        return await self._add_all(new, check)

    async def _add(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        user: User,
        course: Course | None = None,
        also: Callable[[Connection], None] | None = None,
    ) -> Table:
        """The table is stored and told, or it was never there."""
        begins = all(seat.kind != "open" for seat in seats)
        admission = Admission(user.id, frozenset(), begins)
        # Whoever is refused is so before anything is set up for him.
        await self._store.read(admission.check)
        (table,) = await self._add_all([(row, seats, course)], admission.check_at_last, also)
        return table

    async def _add_all(
        self,
        new: Sequence[tuple[TableRow, Sequence[SeatRow], Course | None]],
        check: Callable[[Connection], None],
        also: Callable[[Connection], None] | None = None,
    ) -> list[Table]:
        """The tables are stored and told, or were never there.

        `check`, which may raise, and `also` are done in the same transaction, before and after.
        """
        tables = [self.get(row.id) for row, _, _ in new]
        moves: list[list[MoveRow]] = []
        awaited: list[list[Awaited]] = []

        def job(connection: Connection) -> None:
            check(connection)
            for (row, seats, _), first, asked in zip(new, moves, awaited, strict=True):
                records.add_table(connection, row, seats, first)
                set_awaited(connection, row.id, asked)
            if also is not None:
                also(connection)

        async with AsyncExitStack() as locks:
            try:
                for table, (row, seats, course) in zip(tables, new, strict=True):
                    await locks.enter_async_context(table.lock)
                    table.row, table.seats, table.course = row, list(seats), course
                    table.clock = Clock(msgspec.convert(row.clock, ClockInfo), [], [])
                    moves.append(table.start())
                    awaited.append(table.awaited(None, row.moved) or [])
                    await asyncio.sleep(0)  # to set up a whole round takes long
                await self._store.write(job)
            except BaseException:
                for table in tables:
                    table.forget()
                    self._tables.pop(table.id, None)
                raise
            for table in tables:
                with table.told_or_forgotten():
                    self._on_change(table, None)
        return tables


def _new_row(
    game_id: str,
    options: dict[str, Value],
    clock: ClockInfo,
    *,
    private: bool,
    opened_by: str | None = None,
) -> TableRow:
    game = open_game(game_id)
    now = time.time()
    return TableRow(
        id=secrets.token_hex(10),
        game=game_id,
        rules=game.rules_version,
        edition=game.edition.digest,
        changes=dict(game.edition.changes),
        options=options,
        seed=secrets.token_hex(16),
        status="open",
        version=1,
        private=private,
        rated=True,
        invitation=secrets.token_urlsafe(12),
        clock=msgspec.to_builtins(clock),
        time={},
        wake=None,
        waiting=[],
        sealed=[],
        outcome=None,
        created=now,
        moved=now,
        opened_by=opened_by,
    )


def _seat(table_id: str, number: int, wish: str, user: User) -> SeatRow:
    if wish == "me":
        return SeatRow(table_id, number, "human", user.id, user.name, None, lost=False)
    if wish == "open":
        return SeatRow(table_id, number, "open", None, None, None, lost=False)
    name = wish.removeprefix("bot:")
    known_bot(name)
    return SeatRow(table_id, number, "bot", None, name, name, lost=False)


def _kept_seat(table_id: str, number: int, user: User) -> SeatRow:
    return SeatRow(table_id, number, "open", user.id, user.name, None, lost=False)


def _seat_again(table_id: str, seat: SeatRow, user: User, gone: Collection[str]) -> SeatRow:
    if seat.user_id in gone:
        return _seat(table_id, seat.seat, "open", user)
    if seat.user_id is None:
        return SeatRow(table_id, seat.seat, "bot", None, seat.name, seat.name, lost=False)
    kind: SeatKind = "human" if seat.user_id == user.id else "open"
    return SeatRow(
        table_id, seat.seat, kind, seat.user_id, seat.name, None, lost=False, habits=seat.habits
    )
