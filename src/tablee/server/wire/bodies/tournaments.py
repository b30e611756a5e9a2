"""What travels over REST about tournaments. docs/protocol.md is the contract."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from tablee.core import Value
from tablee.server.storage.records import ClosedBy, TableStatus
from tablee.server.wire.bodies.base import Body, Name, Setting, Word
from tablee.server.wire.messages import ClockInfo

TournamentFormat: TypeAlias = Literal["league", "swiss"]
TieBreakName: TypeAlias = Literal["direct", "opponents", "share", "wins"]
#: The most rounds that a tournament may have.
MOST_ROUNDS = 15


class NewTournament(Body):
    """A tournament to open; a league without a number of rounds has all meet once."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    game: Word
    seats: Annotated[int, Meta(ge=2, le=8)]
    format: TournamentFormat
    clock: ClockInfo
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None
    options: dict[str, Setting] = field(default_factory=dict)
    private: bool = True


class JoinTournament(Body):
    """What an invitation to a tournament holds."""

    invitation: Word | None = None


class RemoveMember(Body):
    """Whom the organiser removes."""

    name: Name


class TournamentGlance(Struct):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    seats: int
    format: TournamentFormat
    clock: ClockInfo
    #: How many there are, once that is known, and how many are open or over.
    rounds: int | None
    round: int
    private: bool
    status: TableStatus
    closed: ClosedBy | None
    created: str
    organiser: str
    #: Whether that is the reader, and whether the reader plays in it.
    organising: bool
    joined: bool
    members: int


class Tournaments(Struct):
    """Those that I organise or play in, and those that anybody may join or look at."""

    mine: list[TournamentGlance]
    listed: list[TournamentGlance]


class MemberInfo(Struct):
    """Somebody who plays in a tournament, or has left it."""

    name: str
    left: bool


class TableSeatInfo(Struct):
    """Who sits where at a table of a tournament; place and points once it is over."""

    name: str
    #: Whether a bot plays on for somebody who left or was out of time.
    lost: bool
    place: int | None
    score: int | None
    points: float | None


class RoundTableInfo(Struct):
    """A table of a tournament; with its invitation, members may look on."""

    id: str
    status: TableStatus
    invitation: str | None
    seats: list[TableSeatInfo]


class RoundInfo(Struct):
    """A round: its tables, and who sits out."""

    number: int
    tables: list[RoundTableInfo]
    sits_out: list[str]


class TieBreakInfo(Struct):
    """What decides between those who have as many points."""

    name: TieBreakName
    value: float


class TournamentStanding(Struct):
    """How somebody stands in a tournament."""

    place: int
    name: str
    points: float
    played: int
    sat_out: int
    left: bool
    tie_breaks: list[TieBreakInfo]


class TournamentInfo(Struct):
    """A tournament with all that its reader may know."""

    tournament: TournamentGlance
    options: dict[str, Value]
    #: For those who play in it or organise it.
    invitation: str | None
    members: list[MemberInfo]
    #: How many it takes to start.
    fewest: int
    most: int
    standings: list[TournamentStanding]
    rounds: list[RoundInfo]
    #: When bots take over for whoever is still asked.
    deadline: str | None
    #: Whether all rounds are played at the same time.
    at_once: bool
