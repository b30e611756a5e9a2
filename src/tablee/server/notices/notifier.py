"""The notifier: tells people who are away that they are awaited.

What is due is in the database. A process claims a person there, notes that he is told, and only
then tells him: each notice goes out at most once, whichever process is killed in between.
"""

import asyncio
import logging
import math
import time
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sqlalchemy import Connection, select

from tablee.server.notices.plan import LAST_CALL, Plan, Reader, plan
from tablee.server.notices.push import Push
from tablee.server.notices.words import TableTold, Words
from tablee.server.people.accounts import NAMELESS
from tablee.server.people.addresses import Addresses
from tablee.server.people.letters import Letters
from tablee.server.storage import awaited, notices, people, records
from tablee.server.storage.awaited import Awaited
from tablee.server.storage.notices import Subscription
from tablee.server.storage.people import User
from tablee.server.storage.records import SeatRow
from tablee.server.storage.schema import tables
from tablee.server.storage.store import DatabaseAway, Store

log = logging.getLogger(__name__)

#: Seconds between two looks at what is due.
INTERVAL = 5.0
#: People who are told at the same time; the others are claimed later.
MOST_AT_ONCE = 40
#: Seconds until letters are tried that had better wait.
BUSY_DELAY = 60.0
#: Whether letters can be handed over now.
Office: TypeAlias = Literal["none", "busy", "ready"]


@dataclass(frozen=True)
class Claim:
    """A person whom this process tells, and what."""

    user: User
    tables: list[TableTold]
    browsers: list[Subscription]
    by_letter: bool


class Notifier:
    """Looks every few seconds for whoever is to be told, beside everything else."""

    def __init__(self, store: Store, push: Push, letters: Letters, addresses: Addresses) -> None:
        self._store = store
        self._push = push
        self._letters = letters
        self._addresses = addresses
        self._words = Words(letters.url)
        self._task: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """It looks from now on."""
        self._task = asyncio.create_task(self._look(), name="notices")

    async def stop(self) -> None:
        """What is being told is given up: it counts as told."""
        tasks = [*self._telling, *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._push.close()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.tell_due(time.time())
            except DatabaseAway:
                pass  # the store has said so
            except Exception:
                log.exception("notices could not be sent")

    async def tell_due(self, now: float) -> None:
        """Whoever is to be told by now is being told; see `told`."""
        room = MOST_AT_ONCE - len(self._telling)
        if room <= 0:
            return

        def passed_over(connection: Connection) -> list[str]:
            awaited.pass_over(connection, now)
            return awaited.due_people(connection, now, room)

        if not await self._store.read(lambda c: awaited.due_people(c, now, 1)):
            return
        for user_id in await self._store.write(passed_over):
            claim = await self._claimed(user_id, now)
            if claim is not None:
                task = asyncio.create_task(self._tell(claim), name=f"notice {user_id}")
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)

    async def told(self) -> None:
        """All that was being told is told."""
        await asyncio.gather(*self._telling, return_exceptions=True)

    async def _claimed(self, user_id: str, now: float) -> Claim | None:
        office: Office = "none"
        if self._letters.can_send:
            office = "busy" if self._letters.is_busy else "ready"
        return await self._store.write(lambda c: claimed(c, user_id, now, office))

    async def _tell(self, claim: Claim) -> None:
        work = [self._push_to(claim, browser) for browser in claim.browsers]
        if claim.by_letter:
            work.append(self._write_to(claim))
        for problem in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(problem, Exception) and not isinstance(problem, DatabaseAway):
                log.error("a notice failed: %s", type(problem).__name__, exc_info=problem)

    async def _push_to(self, claim: Claim, browser: Subscription) -> None:
        message = self._words.push(_language(claim.user), claim.tables)
        if not await self._push.send(browser, message):
            await self._store.write(lambda c: notices.drop_endpoint(c, browser.endpoint))

    async def _write_to(self, claim: Claim) -> None:
        user = claim.user
        link = self._addresses.end_link(user)
        subject, text = self._words.letter(_language(user), user.name, claim.tables, link)
        headers = {
            "List-Unsubscribe": f"<{link}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await self._letters.send_text(user.email or "", subject, text, headers)


def claimed(connection: Connection, user_id: str, now: float, office: Office) -> Claim | None:
    """What the user is to be told now, noted as told; `None`: nothing, or another process does."""
    user = people.user_of(connection, user_id)
    if notices.notices_of(connection, user_id) is None or user is None:
        awaited.look_again(connection, user_id, None)
        return None
    wish = notices.claimed(connection, user_id)
    if wish is None:
        return None
    is_gone = user.banned is not None or user.deleted is not None
    browsers = [] if is_gone else notices.browsers_of(connection, user_id)
    has_address = user.email is not None and user.email_confirmed is not None and not is_gone
    seen = notices.last_seen(connection, user_id)
    by_letter = wish.email if has_address and office == "ready" else "off"
    reader = Reader(seen, bool(browsers), by_letter, wish.pushed, wish.mailed)
    waiting = awaited.awaited_of(connection, user_id)
    made = plan(reader, waiting, now)
    if has_address and wish.email != "off" and office == "busy":
        made.next = min(made.next or math.inf, now + BUSY_DELAY)
    awaited.look_again(connection, user_id, made.next)
    if not (made.push or made.mail):
        return None
    _note(connection, user_id, waiting, made, now)
    told = _told(connection, user_id, waiting, made, now)
    return Claim(user, told, browsers if made.push else [], made.mail)


def _note(
    connection: Connection, user_id: str, waiting: list[Awaited], made: Plan, now: float
) -> None:
    ways = {"pushed": made.push, "mailed": made.mail}
    told: dict[str, float] = {way: now for way, is_used in ways.items() if is_used}
    notices.note_told(connection, user_id, **told)
    awaited.note(connection, user_id, [one.table_id for one in waiting], **told)
    # Whoever is told when little time is left knows that, too.
    late = [one.table_id for one in waiting if _is_late(one, now)]
    awaited.note(connection, user_id, late, reminded=now)


def _is_late(one: Awaited, now: float) -> bool:
    return one.deadline is not None and one.deadline - LAST_CALL <= now


def _told(
    connection: Connection, user_id: str, waiting: list[Awaited], made: Plan, now: float
) -> list[TableTold]:
    ids = [one.table_id for one in waiting]
    games = {
        str(table_id): str(game)
        for table_id, game in connection.execute(
            select(tables.c.id, tables.c.game).where(tables.c.id.in_(ids))
        )
    }
    seats = records.seats_of(connection, ids)
    told = []
    for one in waiting:
        here = seats[one.table_id]
        names = {seat.seat: seat.name for seat in here if _is_somebody(seat, user_id) and seat.name}
        is_late = one.table_id in made.last_call and one.deadline is not None
        left = (one.deadline or 0.0) - now if is_late else None
        mover = names.get(one.mover) if one.mover is not None else None
        game = games[one.table_id]
        told.append(TableTold(one.table_id, game, tuple(names.values()), mover, left))
    return told


def _is_somebody(seat: SeatRow, user_id: str) -> bool:
    """Whether it is another person's, who still goes by a name: neither a bot's nor nobody's."""
    is_named = seat.name is not None and not seat.name.startswith(NAMELESS)
    return seat.user_id not in (None, user_id) and is_named


def _language(user: User) -> str:
    return str(user.settings.get("lang") or "")
