"""What people do with tournaments: each act is one transaction."""

import asyncio
import secrets
import time
from hmac import compare_digest

import msgspec
from sqlalchemy import Connection

from tablee.core import BadSetup, Sentence
from tablee.core.catalogue import game as open_game
from tablee.core.options import fill_in
from tablee.server.people.moderation import may_write
from tablee.server.people.names import clean_title, name_key
from tablee.server.storage import tournaments
from tablee.server.storage.moderation import kept_apart
from tablee.server.storage.people import User, check_active
from tablee.server.storage.store import Store
from tablee.server.storage.tournaments import StoredTournament, TournamentRow
from tablee.server.tables.clocks import checked_clock
from tablee.server.tables.stored_table import Overtaken
from tablee.server.tables.waiting_table import TRIES
from tablee.server.tournaments.conduct import Conduct
from tablee.server.tournaments.progress import Progress
from tablee.server.tournaments.schedule import rounds_to_meet
from tablee.server.wire.bodies.tournaments import MOST_ROUNDS, NewTournament
from tablee.server.wire.errors import ApiError

DAY = 86400.0
#: One that nobody has joined for so long is closed, if it was not started.
UNSTARTED = 30 * DAY
#: How many may play in one; in how many one person may play, and how many organise.
MOST_MEMBERS = 32
MOST_JOINED = 6
MOST_ORGANISED = 5


class TournamentActs:
    """Opens, joins, leaves, starts and cancels tournaments."""

    def __init__(self, store: Store, conduct: Conduct) -> None:
        self._store = store
        self._conduct = conduct

    async def find(
        self, tournament_id: str, reader: str | None, invitation: str | None
    ) -> StoredTournament:
        """The tournament; raises `ApiError` if the reader may not know of it."""

        def job(connection: Connection) -> StoredTournament | None:
            found = tournaments.load_tournament(connection, tournament_id)
            if found is None or not _may_see(connection, found, reader, invitation):
                return None
            return found

        found = await self._store.read(job)
        if found is None:
            raise ApiError("not-found")
        return found

    async def open(self, wish: NewTournament, user: User) -> str:
        """A new tournament, which its organiser plays in; its id."""
        row = _new_row(wish, user)
        now = row.created

        def job(connection: Connection) -> None:
            _check_account(may_write(connection, user.id, now))
            organised, joined = tournaments.count_tournaments(connection, user.id)
            if organised >= MOST_ORGANISED:
                raise ApiError("conflict", "error-most-organised", most=MOST_ORGANISED)
            tournaments.add_tournament(connection, row)
            if joined < MOST_JOINED:
                tournaments.add_member(connection, row.id, user.id, now)

        await self._store.write(job)
        return row.id

    async def join(self, tournament_id: str, user: User, invitation: str | None) -> None:
        """The user plays in the tournament, before it starts; whoever does already still does."""
        now = time.time()

        def job(connection: Connection) -> None:
            as_now = check_active(connection, user.id)
            row = _held(connection, tournament_id)
            found = tournaments.load_tournament(connection, tournament_id)
            if found is None or not _may_see(connection, found, user.id, invitation):
                raise ApiError("not-found")
            _check_account(as_now)
            members = {member.user_id for member in found.members}
            if user.id in members:
                return
            _check_open(row)
            if {*members, row.opened_by} & kept_apart(connection, user.id):
                raise ApiError("forbidden", "error-tournament-apart")
            if len(members) >= MOST_MEMBERS:
                raise ApiError("conflict", "error-tournament-full", most=MOST_MEMBERS)
            if tournaments.count_tournaments(connection, user.id)[1] >= MOST_JOINED:
                raise ApiError("conflict", "error-most-joined", most=MOST_JOINED)
            tournaments.add_member(connection, tournament_id, user.id, now)
            row.wake = now + UNSTARTED
            _save(connection, row)

        await self._store.write(job)

    async def leave(self, tournament_id: str, user: User) -> None:
        """The user does not play on; bots finish his games, which he has lost."""
        now = time.time()

        def job(connection: Connection) -> None:
            row = _held(connection, tournament_id)
            if row.status == "open":
                is_done = tournaments.remove_member(connection, row.id, user.id)
            elif row.status == "playing":
                is_done = tournaments.mark_left(connection, row.id, user.id, row.round)
                row.wake = now
            else:
                raise ApiError("conflict", "error-tournament-over")
            if not is_done:
                raise ApiError("forbidden", "error-no-member")
            _save(connection, row)

        await self._store.write(job)
        await self._conduct.advance_all([tournament_id])

    async def remove(self, tournament_id: str, user: User, name: str) -> None:
        """The organiser removes somebody before the start."""
        key = name_key(name)

        def job(connection: Connection) -> None:
            row = _organised(connection, tournament_id, user)
            _check_open(row)
            members = tournaments.members_of(connection, row.id)
            named = [member for member in members if name_key(member.name) == key]
            if not named:
                raise ApiError("not-found", "error-nobody", name=name[:40])
            tournaments.remove_member(connection, row.id, named[0].user_id)
            _save(connection, row)

        await self._store.write(job)

    async def cancel(self, tournament_id: str, user: User) -> None:
        """No more tables are opened; those that are go on as others do."""

        def job(connection: Connection) -> None:
            row = _organised(connection, tournament_id, user)
            if row.status not in tournaments.CURRENT:
                raise ApiError("conflict", "error-tournament-over")
            row.status, row.closed, row.wake = "closed", "host", None
            _save(connection, row)

        await self._store.write(job)

    async def start(self, tournament_id: str, user: User) -> None:
        """Nobody may join any more, and the first tables are open."""
        for _ in range(TRIES):
            found = await self._store.read(lambda c: tournaments.load_tournament(c, tournament_id))
            if found is None:
                raise ApiError("not-found")
            try:
                await self._start(found, user)
            except Overtaken:
                continue  # somebody came or went meanwhile
            return await self._conduct.advance_all([tournament_id])
        raise Overtaken

    async def _start(self, found: StoredTournament, user: User) -> None:
        row = found.row
        if row.opened_by != user.id:
            raise ApiError("forbidden", "error-not-organiser")
        _check_open(row)
        here = [member for member in found.members if not member.is_gone]
        secrets.SystemRandom().shuffle(here)
        legal = Progress(found).legal_sizes()
        if len(here) < min(legal):
            raise ApiError("conflict", "error-too-few", fewest=min(legal))
        rounds = row.rounds or min(MOST_ROUNDS, rounds_to_meet(len(here), row.seats, legal))
        row.status, row.rounds, row.wake = "playing", rounds, time.time()
        found.members = here
        if row.format == "league":
            coming = await asyncio.to_thread(Progress(found).next_rounds)
            row.plan = [[list(table) for table in each.tables] for each in coming]
        row.version += 1

        def job(connection: Connection) -> None:
            check_active(connection, user.id)
            if not tournaments.save_tournament(connection, row):
                raise Overtaken
            for member in tournaments.members_of(connection, row.id):
                if member.is_gone:
                    tournaments.remove_member(connection, row.id, member.user_id)
            tournaments.draw_lots(connection, row.id, [member.user_id for member in here])

        await self._store.write(job)


def _new_row(wish: NewTournament, user: User) -> TournamentRow:
    """A tournament as wished; raises what the game says of a wrong set-up."""
    game = open_game(wish.game)
    if wish.seats not in game.seats:
        game.set_up(wish.seats, {})  # says what is wrong
    fill_in(game.options, wish.options, wish.seats)
    clock = checked_clock(wish.clock)
    if clock.kind == "none":
        raise BadSetup(Sentence("error-tournament-clock"))
    if wish.rounds is None and wish.format == "swiss":
        raise BadSetup(Sentence("error-tournament-rounds"))
    now = time.time()
    return TournamentRow(
        id=secrets.token_hex(10),
        name=clean_title(wish.name),
        game=wish.game,
        options=dict(wish.options),
        clock=msgspec.to_builtins(clock),
        seats=wish.seats,
        format=wish.format,
        rounds=wish.rounds,
        private=wish.private,
        invitation=secrets.token_urlsafe(12),
        status="open",
        closed=None,
        version=1,
        opened_by=user.id,
        created=now,
        round=0,
        plan=[],
        deadline=None,
        wake=now + UNSTARTED,
    )


def _may_see(
    connection: Connection, found: StoredTournament, reader: str | None, invitation: str | None
) -> bool:
    """Whether the reader may know of it: its people, whoever it is listed for or is invited.

    An invitation that got about is not for those whom the organiser keeps away.
    """
    row = found.row
    if reader is not None and (
        reader == row.opened_by or any(reader == member.user_id for member in found.members)
    ):
        return True
    is_invited = invitation is not None and compare_digest(
        invitation.encode(), row.invitation.encode()
    )
    if row.private and not is_invited:
        return False
    return reader is None or row.opened_by not in kept_apart(connection, reader)


def _check_account(user: User) -> None:
    if user.password is None:
        raise ApiError("forbidden", "error-members-only")


def _check_open(row: TournamentRow) -> None:
    if row.status != "open":
        raise ApiError("conflict", "error-tournament-started")


def _held(connection: Connection, tournament_id: str) -> TournamentRow:
    row = tournaments.held_tournament(connection, tournament_id)
    if row is None:
        raise ApiError("not-found")
    return row


def _organised(connection: Connection, tournament_id: str, user: User) -> TournamentRow:
    check_active(connection, user.id)
    row = _held(connection, tournament_id)
    if row.opened_by != user.id:
        raise ApiError("forbidden", "error-not-organiser")
    return row


def _save(connection: Connection, row: TournamentRow) -> None:
    """The row, which this transaction holds, is stored."""
    row.version += 1
    tournaments.save_tournament(connection, row)
