"""What a reader may see of tournaments."""

from msgspec import convert

from tablee.server.storage.records import SeatRow
from tablee.server.storage.tournaments import Listed, RoundTable
from tablee.server.tournaments.acts import MOST_MEMBERS
from tablee.server.tournaments.progress import Progress
from tablee.server.tournaments.standings import Standing, points
from tablee.server.wire.bodies.tournaments import (
    MemberInfo,
    RoundInfo,
    RoundTableInfo,
    TableSeatInfo,
    TieBreakInfo,
    TournamentGlance,
    TournamentInfo,
    TournamentStanding,
)
from tablee.server.wire.messages import ClockInfo
from tablee.server.wire.moments import iso

#: Decimals of points and tie-breaks.
DECIMALS = 3


def glance(listed: Listed, reader: str | None) -> TournamentGlance:
    """A tournament in a list."""
    row = listed.row
    return TournamentGlance(
        id=row.id,
        name=row.name,
        game=row.game,
        seats=row.seats,
        format=row.format,
        clock=convert(row.clock, ClockInfo),
        rounds=row.rounds,
        round=row.round,
        private=row.private,
        status=row.status,
        closed=row.closed,
        created=iso(row.created),
        organiser=listed.organiser,
        organising=reader == row.opened_by,
        joined=listed.is_member,
        members=listed.members,
    )


def info(progress: Progress, reader: str | None) -> TournamentInfo:
    """A tournament with all that the reader, who may know of it, may know."""
    row, stored = progress.row, progress.stored
    mine = progress.members.get(reader or "")
    is_member = mine is not None and mine.left_after is None
    is_insider = mine is not None or reader == row.opened_by
    listed = Listed(row, stored.organiser, len(stored.members), is_member)
    rounds = range(1, row.round + 1)
    return TournamentInfo(
        tournament=glance(listed, reader),
        options=row.options,
        invitation=row.invitation if is_insider else None,
        members=[
            MemberInfo(member.name, member.left_after is not None) for member in stored.members
        ],
        fewest=min(progress.legal_sizes(), default=row.seats),
        most=MOST_MEMBERS,
        standings=[_standing(progress, standing) for standing in progress.standings()],
        rounds=[_round(progress, number, is_insider=is_insider) for number in rounds],
        deadline=iso(row.deadline) if row.deadline is not None else None,
        at_once=progress.is_at_once,
    )


def _standing(progress: Progress, standing: Standing) -> TournamentStanding:
    member = progress.members[standing.player]
    return TournamentStanding(
        place=standing.place,
        name=member.name,
        points=round(float(standing.points), DECIMALS),
        played=standing.played,
        sat_out=standing.sat_out,
        left=member.left_after is not None,
        tie_breaks=[
            TieBreakInfo(name, round(float(value), DECIMALS))
            for name, value in standing.tie_breaks.items()
        ],
    )


def _round(progress: Progress, number: int, *, is_insider: bool) -> RoundInfo:
    tables = progress.tables_of(number)
    seated = {seat.user_id for table in tables for seat in table.seats}
    return RoundInfo(
        number,
        [_table(progress, table, is_insider=is_insider) for table in tables],
        [progress.members[p].name for p in progress.sits_out(number) if p not in seated],
    )


def _table(progress: Progress, table: RoundTable, *, is_insider: bool) -> RoundTableInfo:
    earned = points(finishers, progress.row.seats) if (finishers := table.finishers()) else {}
    placed = {row.seat: (row.place, row.score) for row in table.results}

    def seat(row: SeatRow) -> TableSeatInfo:
        place, score = placed.get(row.seat, (None, None))
        gained = earned.get(row.user_id or "")
        shown = None if gained is None else round(float(gained), DECIMALS)
        return TableSeatInfo(row.name or "", row.lost, place, score, shown)

    is_shown = is_insider and table.private and table.is_unfinished
    invitation = table.invitation if is_shown else None
    return RoundTableInfo(table.id, table.status, invitation, [seat(row) for row in table.seats])
