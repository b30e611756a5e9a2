"""What the server does about tournaments by itself: rounds open, end, and are ended.

Every step is one transaction on the version of the tournament that was read. Whichever process
is faster does it; one that is killed leaves the next step to any other.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from tablee.server.storage import tournaments
from tablee.server.storage.store import DatabaseAway, Store
from tablee.server.storage.tournaments import RoundTable, TournamentRow
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.stored_table import Overtaken
from tablee.server.tournaments.progress import Progress
from tablee.server.wire.bodies.tournaments import MOST_ROUNDS
from tablee.server.wire.errors import ApiError

log = logging.getLogger(__name__)

DAY = 86400.0
#: Turn by turn, a round lasts as long as so many turns of one person may take.
TURNS = 30
#: Steps that are made at once; what is left is due again in a second.
MOST_STEPS = 2 * MOST_ROUNDS
#: Seconds for which one that fails is left alone.
PATIENCE = 60.0


class Conduct:
    """Opens the rounds of tournaments, and ends what has to end."""

    def __init__(self, store: Store, tables: TableRegistry) -> None:
        self._store = store
        self._tables = tables
        self._failed: dict[str, float] = {}

    async def advance_all(self, due: Sequence[str]) -> None:
        """What is due about these tournaments is done; one that fails stops no other."""
        now = time.monotonic()
        self._failed = {known: at for known, at in self._failed.items() if now - at < PATIENCE}
        for tournament_id in due:
            if tournament_id in self._failed:
                continue
            try:
                await self.advance(tournament_id)
            except DatabaseAway:
                raise
            except Exception:
                self._failed[tournament_id] = now
                log.exception("tournament %s could not go on", tournament_id)

    async def advance(self, tournament_id: str) -> None:
        """All that the server has to do about the tournament now is done."""
        for _ in range(MOST_STEPS):
            found = await self._store.read(
                lambda connection: tournaments.load_tournament(connection, tournament_id)
            )
            if found is None or not await self._step(Progress(found), time.time()):
                return

    async def _step(self, progress: Progress, now: float) -> bool:
        """One thing is done; False if there was nothing to do."""
        row = progress.row
        is_due = row.wake is not None and row.wake <= now
        try:
            if row.status == "open" and is_due:
                await self._save(replace(row, status="closed", closed="expiry", wake=None))
            elif row.status == "playing":
                return await self._go_on(progress, now, is_due=is_due)
            else:
                return False
        except Overtaken:
            pass  # another process was faster, or somebody left: it is looked at again
        return True

    async def _go_on(self, progress: Progress, now: float, *, is_due: bool) -> bool:
        row = progress.row
        if any(member.is_gone for member in progress.active):
            await self._drop_the_gone(progress)
        elif is_due and self._seats_of_those_who_left(progress):
            await self._resign(progress)
        elif row.round < (row.rounds or 0) and (progress.is_at_once or not progress.unfinished):
            await self._open_next(progress, now)
        elif not progress.unfinished:
            await self._end(row)
        elif row.deadline is not None and row.deadline <= now:
            await self._end_turns(progress.unfinished)
            longer = now + _days(row)
            await self._save(replace(row, deadline=longer, wake=longer))
        elif is_due:
            await self._save(replace(row, wake=row.deadline))
        else:
            return False
        return True

    async def _save(self, row: TournamentRow) -> None:
        """The row is stored; raises `Overtaken` if it was changed since it was read."""
        row.version += 1

        def job(connection: Connection) -> None:
            if not tournaments.save_tournament(connection, row):
                raise Overtaken

        await self._store.write(job)

    async def _end(self, row: TournamentRow) -> None:
        await self._save(replace(row, status="over", plan=[], wake=None, deadline=None))

    async def _open_next(self, progress: Progress, now: float) -> None:
        """The next round is there with all its tables; too few people end the tournament."""
        coming = await asyncio.to_thread(progress.next_rounds)
        row = progress.row
        if not coming:
            await self._end(row)
            return
        row.plan = [[list(table) for table in each.tables] for each in coming[1:]]
        row.deadline = now + TURNS * _days(row) if row.clock.get("kind") == "days" else None
        is_last = row.round + 1 == row.rounds
        row.wake = now if progress.is_at_once and not is_last else row.deadline
        tables = [[progress.members[player] for player in table] for table in coming[0].tables]
        opened = replace(row, round=row.round + 1, version=row.version + 1)

        def job(connection: Connection) -> None:
            if not tournaments.save_tournament(connection, opened):
                raise Overtaken

        await self._tables.open_round(row, tables, job)

    async def _drop_the_gone(self, progress: Progress) -> None:
        """Whoever was banned or deleted his account plays no further round."""
        row = replace(progress.row, version=progress.row.version + 1, wake=time.time())

        def job(connection: Connection) -> None:
            if not tournaments.save_tournament(connection, row):
                raise Overtaken
            for member in progress.active:
                if member.is_gone:
                    tournaments.mark_left(connection, row.id, member.user_id, row.round)

        await self._store.write(job)

    def _seats_of_those_who_left(self, progress: Progress) -> list[tuple[str, str]]:
        """Tables at which somebody sits who has left the tournament."""
        left = {member.user_id for member in progress.stored.members} - {
            member.user_id for member in progress.active
        }
        return [
            (table.id, seat.user_id)
            for table in progress.unfinished
            for seat in table.seats
            if seat.kind == "human" and seat.user_id in left and seat.user_id is not None
        ]

    async def _resign(self, progress: Progress) -> None:
        for table_id, user_id in self._seats_of_those_who_left(progress):
            try:
                await self._tables.get(table_id).resign(user_id)
            except ApiError as error:
                if error.code not in ("conflict", "forbidden"):
                    raise  # else it ended, or a bot was there before

    async def _end_turns(self, unfinished: Sequence[RoundTable]) -> None:
        """Bots take over for whoever is asked now."""
        for known in unfinished:
            try:
                await self._tables.get(known.id).end_turns()
            except ApiError as error:
                if error.code != "conflict":
                    raise  # else somebody has just answered


def _days(row: TournamentRow) -> float:
    """The seconds that a turn may take."""
    return float(row.clock.get("days") or 0) * DAY
