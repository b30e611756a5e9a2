"""What the server sends over a table's socket. docs/protocol.md is the contract."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tablee.core import Outcome, Sentence, Value
from tablee.server.storage.records import ClosedBy, SeatKind, TableStatus
from tablee.server.wire.errors import ApiError
from tablee.server.wire.operations import Patch
from tablee.server.wire.wording import encode_sentence

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]


class Worded(Struct):
    """A sentence: a text key with its arguments; `seat` is said as a name or as "you"."""

    id: str
    args: dict[str, "Argument"] = {}


Argument: TypeAlias = int | str | Worded | list[Worded]


def worded(sentence: Sentence) -> Worded:
    """A sentence as it travels; arguments that are sentences follow when they are encoded."""
    return Worded(sentence.key, sentence.args)  # type: ignore[arg-type]


def arguments(sentence: Sentence) -> dict[str, Argument]:
    """The arguments of a sentence as they travel."""
    return sentence.args  # type: ignore[return-value]


class SeatInfo(Struct):
    """One seat of a summary."""

    seat: int
    name: str | None
    kind: SeatKind
    bot: str | None
    online: bool


class ClockInfo(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How time is counted: `none`, `live` (bank and increment, seconds) or `days` a turn."""

    kind: Literal["none", "live", "days"] = msgspec.field(default_factory=lambda: "none")
    bank: Annotated[float, Meta(ge=10, le=86400)] | None = None
    increment: Annotated[float, Meta(ge=0, le=3600)] | None = None
    days: Annotated[float, Meta(gt=0, le=60)] | None = None


class StandingInfo(Struct):
    """How a seat, or an opponent without a seat, came off."""

    seat: int | None
    #: The text key of an opponent's name.
    opponent: str | None
    score: int
    tie_breaks: list[int]
    place: int
    won: bool


class GoalInfo(Struct):
    """Something to be reached, or a rank that so many points earn."""

    #: The text key of what is to be reached, or of the rank's name.
    id: str
    value: int
    target: int
    reached: bool


class OutcomeInfo(Struct):
    """How everyone came off; before the end, how they would if it ended now."""

    results: list[StandingInfo]
    goals: list[GoalInfo]
    #: The text key of the last goal that is reached.
    rank: str | None


def outcome_info(outcome: Outcome) -> OutcomeInfo:
    """An outcome as it travels."""
    return OutcomeInfo(
        [
            StandingInfo(r.seat, r.opponent or None, r.score, list(r.tie_breaks), r.place, r.won)
            for r in outcome.results
        ],
        [GoalInfo(goal.key, goal.value, goal.target, goal.reached) for goal in outcome.goals],
        outcome.rank.key if outcome.rank is not None else None,
    )


class Summary(Struct):
    """A table at a glance."""

    id: str
    game: str
    status: TableStatus
    seats: list[SeatInfo]
    you: int | None
    #: Who is asked, as far as the reader may know.
    waiting: list[int]
    private: bool
    invitation: str | None
    options: dict[str, Value]
    clock: ClockInfo
    #: `None` before the game begins.
    outcome: OutcomeInfo | None
    created: str
    moved: str
    #: The name of who opened it, where that is known; whether that is the reader.
    host: str | None = None
    hosting: bool = False
    #: The table at which the same people play again, for those who may know of it.
    rematch: str | None = None
    #: When it is closed if nothing happens, once that is near.
    expires: str | None = None
    closed: ClosedBy | None = None
    #: The tournament that it belongs to, for those who may know of it.
    tournament: str | None = None


class Consequences(Struct, omit_defaults=True):
    """What an action would do, as far as its seat can know."""

    #: What the seat would own more or less of, by name: the text `holding-NAME` says what it is.
    changes: dict[str, int] = {}
    #: Points at once.
    score: int = 0
    #: The place that the seat would have; 0 where it keeps the one it has.
    place: int = 0
    #: What else would come of it: what is won or lost, who is offered something.
    remarks: list[Worded] = []
    #: Why it deserves a second look: it is never played unannounced.
    warning: Worded | None = None
    #: More would come of it than can be known now.
    unknown: bool = False
    #: The seat would be asked on, to complete the move.
    continues: bool = False
    #: The seat would be asked nothing more.
    last: bool = False


class Choice(Struct, omit_defaults=True):
    """A legal action: its notation, its words, what it touches, what it would do."""

    a: str
    text: Worded
    targets: tuple[str, ...]
    does: Consequences
    #: The one answer that a player most likely wants.
    main: bool = False


class Told(Struct, omit_defaults=True):
    """An event that this seat may know, with the step that it belongs to."""

    step: int
    id: str
    args: dict[str, Argument]
    #: Whether this seat's own standing orders made it happen.
    habit: bool = False
    #: Whether this seat had prepared the move that made it happen.
    prepared: bool = False


class GuideInfo(Struct, omit_defaults=True):
    """What the guide of a first game says."""

    #: The last remark that was made, and the rule that tells more; none before the first one.
    text: Worded | None = None
    rule: str = ""
    #: Whether it belongs to what the reader is asked now.
    now: bool = False


class UndoRequestInfo(Struct):
    """A seat asks the others to take a move back; gone once they agree, or the game goes on."""

    seat: int
    agreed: list[int]
    #: Who would rather play on.
    declined: int | None


class PreparedInfo(Struct, omit_defaults=True):
    """A move that the reader has prepared; or that was not played, and why."""

    #: Its answers one after another, as they were shown.
    moves: list[Choice]
    dropped: Worded | None = None


class Document(Struct):
    """Everything that a reader may see of a table. A browser holds it and gets the differences."""

    table: Summary
    #: How many moves were made so far, as far as the reader may know.
    step: int
    #: The game's own view; `None` before the game begins, and where this engine cannot play it.
    view: Any
    prompt: Worded | None
    #: The rule that the question follows; empty for whoever is not asked.
    rule: str
    #: Empty for whoever is not asked.
    actions: list[Choice]
    #: The name of what the reader is asked.
    question: str | None
    #: The name of the question whose answer the reader may take back.
    undo: str | None
    #: Seconds left for each seat; `None` on a table without clock.
    clock: list[float | None] | None
    #: The reader's own standing orders, where the game has any.
    habits: dict[str, Value] | None
    events: list[Told]
    #: For whoever learns at this table; `None` at all others.
    guide: GuideInfo | None
    #: The names of those who watch, in the order of the alphabet, and how many more there are.
    spectators: list[str] = []
    more_spectators: int = 0
    #: The name of the question to which the reader may ask the others to go back.
    undo_together: str | None = None
    undo_request: UndoRequestInfo | None = None
    #: The name of what the reader, who is not asked now, may prepare an answer to.
    ahead: str | None = None
    #: The reader's own; nobody else is told of it.
    prepared: PreparedInfo | None = None


class TableMessage(Struct, tag_field="type", tag="table", omit_defaults=True):
    """The whole document of a table."""

    document: Document
    ref: int | None = None


class PatchMessage(Struct, tag_field="type", tag="patch", omit_defaults=True):
    """What changed in the document since the last message of this socket."""

    patch: Patch
    ref: int | None = None


class ForeseenMessage(Struct, tag_field="type", tag="foreseen", omit_defaults=True):
    """What would come of a move that is not played, or not yet complete."""

    #: What would change in the view of the document; nothing where that cannot be known.
    view: Patch
    #: The question that would complete the move; `null` where none is left.
    prompt: Worded | None
    rule: str
    #: Its answers.
    actions: list[Choice]
    ref: int | None = None


class ChatLine(Struct, tag_field="type", tag="chat", omit_defaults=True):
    """A line of chat; `seat` is `None` for somebody who only watches."""

    id: int
    name: str
    text: str
    at: str
    seat: int | None = None
    ref: int | None = None


class HintMove(Struct, omit_defaults=True):
    """A move that a bot likes, what it expects of it and what it is for."""

    a: str
    text: Worded
    #: Points ahead of the best rival at the end.
    value: float
    #: The seat's points at the end.
    points: float | None = None
    #: More or fewer points than with the other moves of the hint, by source.
    purpose: Worded | None = None


class HintMessage(Struct, tag_field="type", tag="hint", omit_defaults=True):
    """The best moves, best first; `note` if the bot had not thought of all of them."""

    moves: list[HintMove]
    ref: int | None = None
    note: Worded | None = None


class WhyMessage(Struct, tag_field="type", tag="why", omit_defaults=True):
    """Why something is not possible."""

    rule: str
    text: Worded
    ref: int | None = None


class Pong(Struct, tag_field="type", tag="pong", omit_defaults=True):
    """I am there."""

    ref: int | None = None


class Refusal(Struct):
    """A stable code, the rule where the game forbids, a sentence."""

    code: str
    rule: str
    text: Worded


class ErrorMessage(Struct, tag_field="type", tag="error", omit_defaults=True):
    """A message that was refused; nothing was changed."""

    error: Refusal
    ref: int | None = None


class ErrorBody(Struct):
    """The body of every refused request."""

    error: Refusal


def refusal(error: ApiError) -> Refusal:
    """An error as it travels."""
    return Refusal(error.code, error.rule, worded(error.sentence))


Message: TypeAlias = (
    TableMessage
    | PatchMessage
    | ForeseenMessage
    | ChatLine
    | HintMessage
    | WhyMessage
    | Pong
    | ErrorMessage
)
encode = msgspec.json.Encoder(enc_hook=encode_sentence).encode
