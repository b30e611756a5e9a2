"""Bots at the tables: one asyncio task per table asks the workers for moves and plays them."""

import asyncio
import logging
from random import Random, uniform
from secrets import randbits

from tablee.core import Seat, TableeError
from tablee.core.draws import pick
from tablee.server.bots.workers import WorkerPool, bot_request
from tablee.server.storage.store import DatabaseAway
from tablee.server.tables.seating import bot_at
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError

#: Standing orders take up to so many times the delay of a bot.
SLOWEST = 3.0

log = logging.getLogger(__name__)


class BotPlay:
    """Moves for every bot that is asked, and for standing orders, at every table that is woken."""

    def __init__(self, workers: WorkerPool, delay: float) -> None:
        self._workers = workers
        self._delay = delay
        self._busy: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Bots and orders that are asked at this table will move; the caller holds its lock."""
        if table.id not in self._busy and _asked(table) is not None:
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._busy[table.id] = task
            task.add_done_callback(lambda done: self._ended(table.id, done))

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._busy.get(table_id) is task:
            del self._busy[table_id]
        error = None if task.cancelled() else task.exception()
        # Without a database they go on when the table is found to be due again.
        if error is not None and not isinstance(error, DatabaseAway):
            log.error("bots stopped at table %s", table_id, exc_info=error)

    async def _play(self, table: Table) -> None:
        """Bots move until a person is asked or the game is over."""
        while True:
            async with table.open():
                asked = _asked(table)
                if asked is None or table.course is None:
                    # Under the lock: whoever changes the table next must find it idle.
                    self._busy.pop(table.id, None)
                    return
                seat, name = asked
                question = table.course.question_name(seat) or ""
                request = bot_request(table.course.match, seat, name) if name else None
            if request is None:
                await self._follow_orders(table, seat, question)
                continue
            _, moves = await asyncio.gather(asyncio.sleep(self._delay), self._workers.ask(request))
            try:
                if moves:
                    await table.play_bot(seat, moves[0].text, question)
                else:
                    await self._play_anything(table, seat, question)
            except TableeError:
                log.warning("bot %s chose what it may not", name)
                await self._play_anything(table, seat, question)
            except ApiError:
                continue  # another process was faster

    async def _follow_orders(self, table: Table, seat: Seat, question: str) -> None:
        """Standing orders and what was prepared answer as late as a quick person, never alike."""
        await asyncio.sleep(self._delay * uniform(1.0, SLOWEST))
        try:
            await table.play_ordered(seat, question)
        except TableeError:
            log.exception("what was prepared at table %s is not possible", table.id)
            await table.forget_plan(seat)
        except ApiError:
            return  # another process was faster

    async def _play_anything(self, table: Table, seat: Seat, question: str) -> None:
        """A random legal move, when the bot has none."""
        async with table.open():
            legal = table.course.match.legal(seat) if table.course is not None else []
        if legal:
            await table.play_bot(seat, str(pick(Random(randbits(64)), legal)), question)

    async def close(self) -> None:
        """No bot moves any more."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _asked(table: Table) -> tuple[Seat, str | None] | None:
    """The first seat that a bot answers for, with the bot; then one that orders answer for.

    Or what its player has prepared.
    """
    if table.course is None or table.row.status != "playing":
        return None
    for seat in table.course.match.seats_to_act:
        name = bot_at(table.seats, seat)
        if name is not None:
            return seat, name
    for seat in table.course.match.seats_to_act:
        if table.ordered(seat) is not None or table.due(seat):
            return seat, None
    return None
