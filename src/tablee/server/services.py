"""Services: what a running server is made of."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from contextlib import suppress

from sqlalchemy import Connection

from tablee.core.catalogue import open_games
from tablee.server.bots.play import BotPlay
from tablee.server.bots.workers import WorkerPool
from tablee.server.live.hub import Hub
from tablee.server.live.presence import Presence
from tablee.server.notices.endpoints import Endpoints
from tablee.server.notices.notifier import Notifier
from tablee.server.notices.push import Push
from tablee.server.people.accounts import Accounts
from tablee.server.people.addresses import Addresses
from tablee.server.people.attempts import PasswordAttempts
from tablee.server.people.changes import PeopleChanges
from tablee.server.people.identity import Identity
from tablee.server.people.letters import Letters
from tablee.server.people.names import fill_skeletons
from tablee.server.people.programs import Programs
from tablee.server.protection.limits import COLD_LOAD, Limits
from tablee.server.protection.payers import Payer
from tablee.server.protection.turns import Turns
from tablee.server.settings import Settings
from tablee.server.storage import moderation, records, tournaments
from tablee.server.storage.engine import open_store
from tablee.server.storage.presence import living_sessions
from tablee.server.storage.records import ChatRow, SeatRow
from tablee.server.storage.store import DatabaseAway, Store
from tablee.server.tables import expiry, heartbeat
from tablee.server.tables.pairing import Pairing
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.replay import ReplayPages
from tablee.server.tables.review import Reviews
from tablee.server.tables.stored_table import BOT_OVERDUE, StoredTable
from tablee.server.tables.summaries import chat_line
from tablee.server.tables.table import Table
from tablee.server.tournaments.acts import TournamentActs
from tablee.server.tournaments.conduct import Conduct
from tablee.server.wire.errors import ApiError

log = logging.getLogger(__name__)

#: Seconds between two queries for tables whose bot or clock is due.
POLL_INTERVAL = 1.0
#: How many tables one query returns.
POLL_BATCH = 200
#: How many lines of chat are looked at that may have been missed.
MISSED_LINES = 100
#: Signs of a table's id.
LONGEST_ID = 32


class Services:
    """Everything that routes and sockets use, open between `start` and `stop`."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.identity = Identity(store, settings.secret())
        self.limits = Limits(settings.limit_scale)
        self.turns = Turns(self.limits)
        self.attempts = PasswordAttempts(self.limits)
        self.hub = Hub()
        self.tables = TableRegistry(store, self._on_change, settings.tables_in_memory)
        self.pairing = Pairing(store, self.tables, self.hub.online)
        self.conduct = Conduct(store, self.tables)
        self.tournaments = TournamentActs(store, self.conduct)
        self.tables.is_watched = lambda table_id: bool(self.hub.listeners(table_id))
        self.workers = WorkerPool(settings.workers, settings.bot_limit)
        self.bots = BotPlay(self.workers, settings.bot_delay)
        self.replays = ReplayPages(self.workers)
        self.reviews = Reviews(store, self.workers)
        self.presence = Presence(store, self.hub, self._on_presence)
        self.people = PeopleChanges(store, self.hub, self.tables, self.reload)
        self.letters = Letters(settings.smtp, settings.url)
        self.addresses = Addresses(store, settings.secret(), self.letters)
        self.accounts = Accounts(store, self.identity, self.letters, self.addresses, self.tables)
        endpoints = Endpoints(allows_local=settings.allows_local_push)
        self.push = Push(settings.vapid(), settings.contact, endpoints)
        self.notifier = Notifier(store, self.push, self.letters, self.addresses)
        self.programs = Programs(store, self.identity, self.accounts)
        self._polling: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._handlers: set[asyncio.Task[None]] = set()

    @staticmethod
    async def start(settings: Settings) -> "Services":
        """A server with its database open, going on with every table that waits for it."""
        services = Services(settings, await open_store(settings.database_url))
        await services.store.write(lambda c: heartbeat.resume_clocks(c, time.time()))
        services._beating = asyncio.create_task(services._beat(), name="heartbeat")
        await services.store.listen(services._on_notification)
        await services.presence.start()
        services._polling = asyncio.create_task(services._poll_due_tables(), name="tables")
        services.notifier.start()
        services._handle(services._fill_in())
        # To open a game takes up to half a second, in which nobody could play.
        services._handle(asyncio.to_thread(open_games))
        return services

    async def stop(self) -> None:
        """Nothing runs any more; everything acknowledged is stored."""
        for listener in self.hub.all_listeners():
            listener.close(1012)
        for task in (self._polling, self._beating):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        for task in list(self._handlers):
            task.cancel()
        await asyncio.gather(*self._handlers, return_exceptions=True)
        await self.presence.stop()
        await self.notifier.stop()
        await self.accounts.stop()
        await self.bots.close()
        await self.reviews.close()
        await asyncio.to_thread(self.workers.close)
        with suppress(Exception):  # the last beat then was some seconds ago
            await self.store.write(lambda c: heartbeat.beat(c, time.time()))
        await self.store.close()

    def find_table(self, table_id: str, payer: Payer) -> Table:
        """The table of that id, which may not exist; loading it is charged."""
        if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= LONGEST_ID):
            raise ApiError("not-found")
        if self.tables.cached(table_id) is None:
            self.limits.spend(payer, COLD_LOAD)
        return self.tables.get(table_id)

    def _on_change(self, table: StoredTable, sender: object) -> None:
        """A table has changed: it is broadcast, and bots that are asked begin to think."""
        self.hub.broadcast(table, sender)
        if isinstance(table, Table):
            self.bots.wake(table)
        if table.row.tournament_id is not None and table.row.status == "over":
            # Were this server killed just now, the next look at what is due would find it.
            self._handle(self.conduct.advance_all([table.row.tournament_id]))

    async def _beat(self) -> None:
        """It is noted that this server runs: while none does, clocks stand still."""
        while True:
            await asyncio.sleep(heartbeat.INTERVAL)
            try:
                await self.store.write(lambda c: heartbeat.beat(c, time.time()))
            except DatabaseAway:
                continue  # the store has said so
            except Exception:
                log.exception("the heartbeat could not be noted")

    async def _poll_due_tables(self) -> None:
        """Bots move and clocks run out also where nobody watches, and after a restart."""
        ahead = BOT_OVERDUE
        while True:
            try:
                await self.people.follow_audit()
                await self._handle_due_tables(time.time(), ahead)
            except DatabaseAway:
                pass  # the store has said so
            except Exception:
                log.exception("due tables could not be handled")
            ahead = 0.0
            await asyncio.sleep(POLL_INTERVAL)

    async def _fill_in(self) -> None:
        """What older servers did not store is there for all."""
        await expiry.fill_missing(self.store, time.time())
        while await self.store.write(lambda c: fill_skeletons(c, expiry.BATCH)):
            pass

    async def _handle_due_tables(self, now: float, ahead: float) -> None:
        def look(connection: Connection) -> tuple[list[str], list[str], list[str]]:
            due = records.due_tables(connection, now + ahead, POLL_BATCH)
            groups = tournaments.due_tournaments(connection, now, POLL_BATCH)
            return due, records.expired_tables(connection, now, 1), groups

        due, expired, groups = await self.store.read(look)
        await self._wake(due)
        await self.conduct.advance_all(groups)
        if expired:
            for table_id in await expiry.close_expired(self.store, now):
                await self.reload(table_id)

    async def _wake(self, due: Iterable[str]) -> None:
        for table_id in due:
            table = self.tables.get(table_id)
            try:
                await table.check_clock()
                async with table.open():
                    self.bots.wake(table)
            except DatabaseAway:
                raise
            except ApiError:
                continue  # another process was faster
            except Exception:
                log.exception("table %s could not be handled", table_id)

    # Notifications of other processes

    def _on_notification(self, payload: str) -> None:
        self._handle(self._handle_notification(payload))

    def _on_presence(self, table_id: str) -> None:
        """Somebody came or went in another process."""
        self._handle(self._broadcast_presence(table_id))

    def _handle(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._handled(work))
        self._handlers.add(task)
        task.add_done_callback(self._handlers.discard)

    async def _handled(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except DatabaseAway:
            pass  # once it is back, everything is read again
        except Exception:
            log.exception("a notification could not be handled")

    async def _handle_notification(self, payload: str) -> None:
        """What another process did is loaded, and broadcast to the listeners of this one."""
        kind, _, about = payload.partition(" ")
        if kind == "table":
            await self.reload(about)
        elif kind == "chat":
            table_id, _, number = about.partition(" ")
            await self._send_lines(table_id, 1, int(number) - 1, int(number))
        elif kind == "session":
            self.hub.close_session(about)
        elif kind == "user":
            await self.people.changed(about)
        elif kind == "presence" and about:
            await self.presence.read(about)
        elif kind == "presence":
            await self.presence.read_all()
        else:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Some notifications may be lost: whatever they could have said is read."""
        await self._close_revoked()
        await self.presence.read_all()
        for table_id in self.tables.cached_ids():
            await self.reload(table_id)
            await self._send_lines(table_id, MISSED_LINES)

    async def _close_revoked(self) -> None:
        """Sockets whose session was revoked, or whose user was banned, are closed."""
        ids = {listener.session_id for listener in self.hub.all_listeners()}
        if ids:
            living = await self.store.read(lambda c: living_sessions(c, ids))
            for session_id in ids - living:
                self.hub.close_session(session_id)

    async def reload(self, table_id: str) -> None:
        """The table is as stored, and those who look at it see so."""
        table = self.tables.cached(table_id)
        if table is not None:
            table.invalidate()
            await self._broadcast(table_id)

    async def _broadcast(self, table_id: str) -> None:
        if self.hub.listeners(table_id):
            # Under the lock: what is not stored yet is sent to nobody.
            async with self.tables.get(table_id).open() as table:
                self.hub.broadcast(table)

    async def _broadcast_presence(self, table_id: str) -> None:
        if self.hub.listeners(table_id):
            async with self.tables.get(table_id).open() as table:
                self.hub.broadcast_presence(table)

    async def _send_lines(
        self, table_id: str, count: int, after: int = 0, until: int | None = None
    ) -> None:
        """Those lines of chat are sent to whoever does not have them yet."""
        if self.hub.listeners(table_id):

            def job(
                connection: Connection,
            ) -> tuple[list[ChatRow], list[SeatRow], dict[str, frozenset[str]]]:
                rows = records.chat_of(connection, table_id, count, after, until)
                authors = {row.user_id for row in rows}
                not_reading = {
                    author: moderation.not_reading(connection, author) for author in authors
                }
                return rows, records.seats_of(connection, [table_id])[table_id], not_reading

            rows, seats, not_reading = await self.store.read(job)
            for row in rows:
                line = chat_line(row, seats)
                self.hub.broadcast_chat(table_id, line, not_reading[row.user_id])
