"""What travels over REST: bodies sent and answered. docs/protocol.md is the contract."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from tablee.core import Value
from tablee.server.wire.messages import (
    ClockInfo,
    OutcomeInfo,
    SeatNumber,
    Summary,
    Told,
    Worded,
)

#: The longest body, in bytes.
LARGEST = 16384

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Email: TypeAlias = Annotated[str, Meta(min_length=3, max_length=254, pattern="^[^@ ]+@[^@ ]+$")]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
#: The value of an option or of a standing order.
Setting: TypeAlias = bool | Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)] | Word
SeatWish: TypeAlias = Annotated[str, Meta(max_length=60, pattern="^(me|open|bot:.+|for:.+)$")]


def iso(seconds: float) -> str:
    """A moment as it travels."""
    whole, micros = divmod(round(seconds * 1e6), 1_000_000)
    return f"{_second(whole)}.{micros // 1000:03}+00:00"


@lru_cache(256)
def _second(seconds: int) -> str:
    """All but the part of a second: many moves are made within the same one."""
    return datetime.fromtimestamp(seconds, UTC).replace(tzinfo=None).isoformat()


class Body(Struct, forbid_unknown_fields=True):
    """What a request holds; nothing else may be in it."""


class NewGuest(Body):
    """A guest's nickname."""

    name: Name


class Credentials(Body):
    """A name and a password."""

    name: Name
    password: Password


class NewBot(Body):
    """What a bot of mine is called; the mark of bots is added."""

    name: Name


class Preferences(Body, omit_defaults=True):
    """A player's settings; what is left out stays as it is."""

    lang: Literal["fr", "en"] | None = None
    theme: Word | None = None
    palette: Word | None = None
    sound: bool | Word | None = None
    confirm: bool | Word | None = None
    motion: bool | Word | None = None
    #: The cards that explain a game and have been read.
    seen: Annotated[list[Word], Meta(max_length=100)] | None = None


class Me(Struct):
    """Who I am."""

    id: str
    name: str
    account: bool
    settings: Preferences
    email: str | None = None
    admin: bool = False
    #: Until when I may write nothing.
    silenced: str | None = None


class ChangePassword(Body):
    """The password that holds now, and the one that shall."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class ChangeEmail(Body):
    """An address for letters, or none; with the password."""

    email: Email | None
    password: Annotated[str, Meta(max_length=200)]


class AskReset(Body):
    """Whose password was forgotten."""

    name: Name


class Reset(Body):
    """What the letter holds, and a new password."""

    token: Annotated[str, Meta(min_length=20, max_length=100)]
    password: Password


class Confirm(Body):
    """What a letter holds that asks to confirm an address."""

    token: Annotated[str, Meta(min_length=20, max_length=300)]


class Confirmed(Struct):
    """The address that is confirmed."""

    email: str


EmailMode: TypeAlias = Literal["off", "now", "daily"]


class NoticesInfo(Struct):
    """How I am told that it is my turn while I am away."""

    #: What the browser asks its push service with.
    push_key: str
    #: Whether notices are pushed to this browser.
    push: bool
    email: EmailMode
    #: Whether the server sends letters, and mine would arrive: only then `email` counts.
    letters: bool
    confirmed: bool


class ChangeNotices(Body):
    """How soon letters tell me: not at all, each time, or once a day."""

    email: EmailMode


class NewBrowser(Body):
    """What the browser's `PushSubscription` holds."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]


class DeleteMe(Body):
    """The password again; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] | None = None


RelationKind: TypeAlias = Literal["mute", "block", "friend"]


class SetRelation(Body):
    """Whom I do not want to read (`mute`) or to meet (`block`), or like to meet (`friend`).

    `null` takes it back.
    """

    kind: RelationKind | None


class Relation(Struct):
    """Somebody I do not want to read or to meet, or like to meet."""

    name: str
    kind: RelationKind
    at: str


class Relations(Struct):
    """All of them."""

    relations: list[Relation]


ReportReason: TypeAlias = Literal["chat", "name", "play", "other"]


class NewReport(Body):
    """What I report of somebody; `line` is the number of a line of that table's chat."""

    about: Name
    reason: ReportReason
    text: Annotated[str, Meta(max_length=1000)] = ""
    table: Word | None = None
    line: Annotated[int, Meta(ge=1, le=1 << 53)] | None = None


class ReportInfo(Struct):
    """A report, as administrators read it."""

    id: int
    at: str
    reporter: str
    about: str
    reason: ReportReason
    text: str
    table: str | None
    line: str | None
    handled: str | None
    decision: str | None


class Reports(Struct):
    """The last reports, those that nobody has dealt with first."""

    reports: list[ReportInfo]


class HandleReport(Body):
    """What was decided."""

    decision: Annotated[str, Meta(min_length=1, max_length=1000)]


class Sanction(Body):
    """What an administrator does to somebody.

    `silence` for some hours, `ban`, `release` from both, or `rename` to something harmless.
    """

    act: Literal["silence", "ban", "release", "rename"]
    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    hours: Annotated[float, Meta(gt=0, le=24 * 366)] | None = None


class PersonInfo(Struct):
    """Somebody, as administrators see them."""

    id: str
    name: str
    account: bool
    admin: bool
    created: str
    silenced: str | None
    banned: str | None
    reports: int
    tables: int


class CloseTable(Body):
    """Why an administrator closes a table."""

    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class AuditInfo(Struct):
    """Something that an administrator did."""

    at: str
    actor: str
    act: str
    subject: str
    detail: dict[str, Any]


class Overview(Struct):
    """What administrators see first: counts, and what was done last."""

    people: int
    accounts: int
    tables: dict[str, int]
    sockets: int
    open_reports: int
    audit: list[AuditInfo]


class SessionInfo(Struct):
    """A browser that is signed in."""

    id: str
    agent: str
    created: str
    seen: str
    current: bool


class Sessions(Struct):
    """My sessions."""

    sessions: list[SessionInfo]


class BotInfo(Struct):
    """A bot that I run."""

    name: str
    created: str


class Bots(Struct):
    """The bots that I run."""

    bots: list[BotInfo]


class BotToken(Struct):
    """By which a bot of mine is known; it is told once."""

    name: str
    token: str


class OptionInfo(Struct):
    """An option of a game, or a standing order."""

    name: str
    default: Value
    choices: list[Value]
    #: The seat counts at which it makes a difference.
    seats: list[int]
    #: By value as text: the seat counts that alone may choose it.
    only: dict[str, list[int]]


class GameInfo(Struct):
    """A game that can be played."""

    id: str
    title: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    #: The standing orders that each player may give.
    habits: list[OptionInfo]
    bots: list[str]
    #: Whether there is a first game that teaches it.
    guided: bool
    provenance: dict[str, int]


class Games(Struct):
    """All games."""

    games: list[GameInfo]


class Rules(Struct):
    """A game's rules."""

    markdown: str


class PrintedValue(Struct):
    """A printed value and where it comes from."""

    key: str
    value: Any
    provenance: str


class EditionInfo(Struct):
    """Everything printed in the box."""

    digest: str
    values: list[PrintedValue]
    file: str


class NewTable(Body):
    """A table to open: `me`, `open` or `bot:NAME` for each seat."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Setting] = field(default_factory=dict)
    clock: ClockInfo = field(default_factory=ClockInfo)
    private: bool = False


class Tables(Struct):
    """The tables I sit at, and those that anyone may join or watch."""

    mine: list[Summary]
    open: list[Summary]


class Join(Body):
    """A seat to take; any free one when none is named."""

    invitation: Word | None = None
    seat: SeatNumber | None = None


class Habits(Body):
    """My standing orders at a table; those left out of a request stay as they are."""

    habits: dict[str, Setting]


class Note(Body):
    """What somebody has noted at a table."""

    text: Annotated[str, Meta(max_length=4000)]


FreeSeatWish: TypeAlias = Annotated[str, Meta(max_length=60, pattern="^(open|bot:.+)$")]


class FillSeat(Body):
    """Who shall have a seat that no person sits in: `bot:NAME`, or whoever comes (`open`)."""

    seat: SeatNumber
    wish: FreeSeatWish


class Replace(Body):
    """A seat whose owner ran out of time: the server's own bot takes it, not a rival's choice."""

    seat: SeatNumber


class Fork(Body):
    """A step of a finished game to go on from, in one of its seats."""

    step: Annotated[int, Meta(ge=0, le=1 << 20)]
    seat: SeatNumber


class Nothing(Body):
    """No content."""


class Done(Struct):
    """It was done."""

    ok: bool = True


class Step(Struct):
    """A position of a finished game and the decision that led to it."""

    step: int
    seat: int | None
    a: str | None
    text: Worded | None
    view: Any
    prompt: Worded
    events: list[Told]
    outcome: OutcomeInfo


class Replay(Struct):
    """A finished game, step by step."""

    total: int
    table: Summary
    steps: list[Step]


class AskReview(Body):
    """Whose play is reviewed."""

    seat: SeatNumber


class ForecastInfo(Struct):
    """The points that everybody could expect after so many decisions: seats, then opponents."""

    step: int
    points: list[float]


class MistakeInfo(Struct):
    """A decision that has cost points."""

    #: The step of the replay at which it was taken: play on from there to decide otherwise.
    step: int
    given: Worded
    better: Worded
    #: Points ahead of the best rival that were lost, and their standard error.
    loss: float
    error: float
    #: What the better answer is for.
    purpose: Worded


class ReviewInfo(Struct):
    """What was found out about the play of one seat."""

    seat: int
    #: The bot that has judged.
    level: str
    #: How many decisions left a choice.
    decisions: int
    curve: list[ForecastInfo]
    #: The costliest first, three at most.
    mistakes: list[MistakeInfo]


class ReviewState(Struct):
    """A review, or how much of it is made: `total` is 0 where nobody has asked for it here."""

    review: ReviewInfo | None
    done: int
    total: int
    failed: bool = False


class AccountLine(Struct):
    """What one source has brought each seat; its name is said by the game's `source-NAME`."""

    source: str
    points: list[int]


class HoldingsRow(Struct):
    """A move and what it changed of what a seat owns, by the names of the game's holdings."""

    step: int
    #: Who moved, and the move in words.
    seat: int
    text: Worded
    events: list[Told]
    change: dict[str, int]


class Holdings(Struct):
    """What a seat has owned, move by move, and what it owns now; `score` are its points."""

    rows: list[HoldingsRow]
    now: dict[str, int]


class RatingChange(Struct):
    """What a game has made of a player's rating."""

    seat: int
    before: int
    after: int


class Account(Struct):
    """Where the points of a finished game came from, as its sources follow, and the ratings."""

    lines: list[AccountLine]
    ratings: list[RatingChange]


class RatingInfo(Struct):
    """A player's strength in a game: `rating` is a cautious estimate on the scale people read."""

    game: str
    rating: int
    mu: float
    sigma: float
    games: int


class ResultInfo(Struct):
    """A player's part in a finished game; `table` is null where the reader was not invited."""

    table: str | None
    game: str
    seat: int
    score: int
    place: int
    players: list[str]
    resigned: bool
    at: str


class Statistic(Struct):
    """How somebody fared in a game: in all, at so many seats, or with a faction."""

    game: str
    seats: int | None
    faction: Worded | None
    games: int
    won: int
    #: The mean of the scores, and the best.
    score: float
    best: int


class Player(Struct):
    """A player's results and ratings."""

    name: str
    account: bool
    bot: bool
    ratings: list[RatingInfo]
    results: list[ResultInfo]
    statistics: list[Statistic]


class Ranked(Struct):
    """A line of a game's ranking."""

    place: int
    name: str
    bot: bool
    rating: int
    mu: float
    sigma: float
    games: int


class Ranking(Struct):
    """The best players of a game."""

    game: str
    players: list[Ranked]
