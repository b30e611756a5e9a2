"""Tournaments and their members in the database."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from tablee.server.people.results import ResultRow
from tablee.server.storage.moderation import kept_apart
from tablee.server.storage.records import ClosedBy, SeatRow, TableStatus, seats_of
from tablee.server.storage.schema import results, tables, tournament_members, tournaments, users
from tablee.server.tournaments.standings import Finisher, Format

#: Those that are not over.
CURRENT: tuple[TableStatus, ...] = ("open", "playing")


@dataclass
class TournamentRow:
    """A tournament; see `schema.tournaments`."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    clock: dict[str, Any]
    seats: int
    format: Format
    rounds: int | None
    private: bool
    invitation: str
    status: TableStatus
    closed: ClosedBy | None
    version: int
    opened_by: str
    created: float
    round: int
    plan: list[list[list[str]]]
    deadline: float | None
    wake: float | None


@dataclass
class Member:
    """Somebody who plays in a tournament, with the name of today."""

    user_id: str
    name: str
    joined: float
    lot: int
    left_after: int | None
    #: Whether the account was deleted or banned.
    is_gone: bool


@dataclass
class RoundTable:
    """A table of a tournament."""

    id: str
    round: int
    status: TableStatus
    private: bool
    invitation: str
    seats: list[SeatRow] = field(default_factory=list)
    results: list[ResultRow] = field(default_factory=list)

    @property
    def is_unfinished(self) -> bool:
        """Whether it is still played there."""
        return self.status in CURRENT

    def finishers(self) -> list[Finisher]:
        """How everybody came off; nobody before the end."""
        return [Finisher(row.player, row.place, row.score, row.lost) for row in self.results]


@dataclass
class StoredTournament:
    """A tournament as the database has it; `organiser` is a name."""

    row: TournamentRow
    organiser: str
    members: list[Member]
    tables: list[RoundTable]


def add_tournament(connection: Connection, row: TournamentRow) -> None:
    """A new tournament, which nobody has joined."""
    connection.execute(insert(tournaments), row.__dict__)


def held_tournament(connection: Connection, tournament_id: str) -> TournamentRow | None:
    """The tournament, which nobody else changes until this transaction ends."""
    query = select(tournaments).where(tournaments.c.id == tournament_id)
    found = connection.execute(query.with_for_update()).first()
    return None if found is None else TournamentRow(*found)


def save_tournament(connection: Connection, row: TournamentRow) -> bool:
    """The row, whose version is the next; False, and nothing written, if another was faster."""
    query = update(tournaments).where(
        tournaments.c.id == row.id, tournaments.c.version == row.version - 1
    )
    return connection.execute(query.values(**row.__dict__)).rowcount == 1


def load_tournament(connection: Connection, tournament_id: str) -> StoredTournament | None:
    """A tournament with its members, its tables and their results."""
    query = (
        select(users.c.name, tournaments)
        .join(users, users.c.id == tournaments.c.opened_by)
        .where(tournaments.c.id == tournament_id)
    )
    found = connection.execute(query).first()
    if found is None:
        return None
    organiser, *row = found
    return StoredTournament(
        TournamentRow(*row),
        organiser,
        members_of(connection, tournament_id),
        _tables_of(connection, tournament_id),
    )


def _tables_of(connection: Connection, tournament_id: str) -> list[RoundTable]:
    columns = ("id", "tournament_round", "status", "private", "invitation")
    query = select(*(tables.c[name] for name in columns))
    query = query.where(tables.c.tournament_id == tournament_id)
    query = query.order_by(tables.c.tournament_round, tables.c.created, tables.c.id)
    found = [RoundTable(*row) for row in connection.execute(query)]
    ids = [table.id for table in found]
    seats = seats_of(connection, ids)
    made: dict[str, list[ResultRow]] = defaultdict(list)
    for row in connection.execute(select(results).where(results.c.table_id.in_(ids))):
        made[row.table_id].append(ResultRow(*row))
    for table in found:
        table.seats, table.results = seats[table.id], made[table.id]
    return found


# Members


def members_of(connection: Connection, tournament_id: str) -> list[Member]:
    """Who plays, or has played, in a tournament: by lot, before the start as they came."""
    member = tournament_members.c
    is_gone = or_(users.c.banned.is_not(None), users.c.deleted.is_not(None))
    query = (
        select(member.user_id, users.c.name, member.joined, member.lot, member.left_after, is_gone)
        .join(users, users.c.id == member.user_id)
        .where(member.tournament_id == tournament_id)
        .order_by(member.lot, member.joined, member.user_id)
    )
    return [Member(*row) for row in connection.execute(query)]


def add_member(connection: Connection, tournament_id: str, user_id: str, now: float) -> None:
    """The user plays in the tournament."""
    row = {"tournament_id": tournament_id, "user_id": user_id, "joined": now, "lot": 0}
    connection.execute(insert(tournament_members).values(**row))


def remove_member(connection: Connection, tournament_id: str, user_id: str) -> bool:
    """The user does not play in the tournament; False if he did not before."""
    mine = _membership(tournament_id, user_id)
    return connection.execute(delete(tournament_members).where(*mine)).rowcount == 1


def mark_left(connection: Connection, tournament_id: str, user_id: str, after: int) -> bool:
    """The user left after that round; False if he is no member, or left before."""
    mine = _membership(tournament_id, user_id)
    query = update(tournament_members).where(*mine, tournament_members.c.left_after.is_(None))
    return connection.execute(query.values(left_after=after)).rowcount == 1


def draw_lots(connection: Connection, tournament_id: str, order: Iterable[str]) -> None:
    """Members have the lots that they drew."""
    for lot, user_id in enumerate(order):
        mine = _membership(tournament_id, user_id)
        connection.execute(update(tournament_members).where(*mine).values(lot=lot))


def _membership(tournament_id: str, user_id: str) -> tuple[ColumnElement[bool], ...]:
    member = tournament_members.c
    return member.tournament_id == tournament_id, member.user_id == user_id


def count_tournaments(connection: Connection, user_id: str) -> tuple[int, int]:
    """How many tournaments that are not over a user organises, and in how many he plays."""
    is_current = tournaments.c.status.in_(CURRENT)
    organised = select(func.count()).where(tournaments.c.opened_by == user_id, is_current)
    joined = (
        select(func.count())
        .select_from(tournament_members.join(tournaments))
        .where(tournament_members.c.user_id == user_id, is_current)
        .where(tournament_members.c.left_after.is_(None))
    )
    return connection.execute(organised).scalar_one(), connection.execute(joined).scalar_one()


def forget_member(connection: Connection, user_id: str, now: float) -> None:
    """Whoever deletes his account leaves every tournament; what he organised, another member does.

    Where there is no other, it is closed.
    """
    is_his = or_(
        tournaments.c.opened_by == user_id,
        tournaments.c.id.in_(
            select(tournament_members.c.tournament_id).where(
                tournament_members.c.user_id == user_id
            )
        ),
    )
    query = select(tournaments).where(is_his, tournaments.c.status.in_(CURRENT))
    held = connection.execute(query.order_by(tournaments.c.id).with_for_update()).all()
    for row in [TournamentRow(*found) for found in held]:
        row.version += 1
        if row.status == "open":
            remove_member(connection, row.id, user_id)
        else:
            mark_left(connection, row.id, user_id, row.round)
            row.wake = now
        if row.opened_by == user_id:
            stay = [
                member
                for member in members_of(connection, row.id)
                if member.user_id != user_id and member.left_after is None and not member.is_gone
            ]
            if stay:
                row.opened_by = min(stay, key=lambda member: member.joined).user_id
            else:
                row.status, row.closed, row.wake = "closed", "host", None
        save_tournament(connection, row)


def close_tournament(connection: Connection, tournament_id: str, by: ClosedBy) -> bool:
    """No more of its tables are opened; False if it was over, or is not there."""
    query = update(tournaments).where(
        tournaments.c.id == tournament_id, tournaments.c.status.in_(CURRENT)
    )
    values = {"status": "closed", "closed": by, "wake": None, "deadline": None}
    newer = query.values(**values, version=tournaments.c.version + 1)
    return connection.execute(newer).rowcount == 1


# Lists


@dataclass
class Listed:
    """A tournament at a glance."""

    row: TournamentRow
    organiser: str
    members: int
    is_member: bool


#: How many of one's own, and of everybody's, are listed.
MOST_MINE = 100
MOST_LISTED = 50


def tournaments_of(connection: Connection, user_id: str) -> list[Listed]:
    """Those that the user organises or plays in, those that go on first."""
    member = tournament_members.c
    joined = select(member.tournament_id).where(member.user_id == user_id)
    is_his = or_(tournaments.c.opened_by == user_id, tournaments.c.id.in_(joined))
    return _listed(connection, user_id, MOST_MINE, is_his)


def public_tournaments(connection: Connection, user_id: str) -> list[Listed]:
    """Those of others that anybody may join or look at, without people who are kept apart."""
    member = tournament_members.c
    joined = select(member.tournament_id).where(member.user_id == user_id)
    is_others = tournaments.c.opened_by != user_id, tournaments.c.id.not_in(joined)
    apart = tournaments.c.opened_by.not_in(kept_apart(connection, user_id))
    is_public = tournaments.c.private.is_(False), tournaments.c.status != "closed"
    return _listed(connection, user_id, MOST_LISTED, *is_others, apart, *is_public)


def _listed(
    connection: Connection, user_id: str, most: int, *conditions: ColumnElement[bool]
) -> list[Listed]:
    member = tournament_members.c
    is_here = member.tournament_id == tournaments.c.id
    count = select(func.count()).where(is_here).scalar_subquery()
    mine = select(func.count()).where(is_here, member.user_id == user_id).scalar_subquery()
    is_past = tournaments.c.status.not_in(CURRENT)
    query = (
        select(users.c.name, count, mine, tournaments)
        .join(users, users.c.id == tournaments.c.opened_by)
        .where(*conditions)
        .order_by(is_past, tournaments.c.created.desc())
        .limit(most)
    )
    return [
        Listed(TournamentRow(*row), organiser, count, bool(mine))
        for organiser, count, mine, *row in connection.execute(query)
    ]


# What the server does by itself


#: Put together once, for it is asked every second.
_GOING_ON = select(tables.c.id).where(
    tables.c.tournament_id == tournaments.c.id, tables.c.status.in_(CURRENT)
)
_IS_OVER = (tournaments.c.status == "playing") & ~_GOING_ON.exists()
_DUE = (
    select(tournaments.c.id)
    .where(tournaments.c.status.in_(CURRENT), or_(tournaments.c.wake <= bindparam("now"), _IS_OVER))
    .order_by(tournaments.c.wake)
    .limit(bindparam("count"))
)


def due_tournaments(connection: Connection, now: float, count: int) -> list[str]:
    """Those at which the server has something to do: time is up, or nobody plays any more."""
    return list(connection.execute(_DUE, {"now": now, "count": count}).scalars())
