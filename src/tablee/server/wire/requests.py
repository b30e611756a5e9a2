"""What a browser sends over a table's socket. docs/protocol.md is the contract."""

from typing import Annotated, ClassVar, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tablee.server.wire.decoding import decoded
from tablee.server.wire.errors import ApiError

#: The longest message that a browser may send, in bytes.
LARGEST = 4096

#: How many questions one action may leave to answer before the move is complete.
LONGEST_MOVE = 15

Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
QuestionName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Ref: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 53)]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]


class Request(Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a browser sends; the answer carries its `ref`."""

    #: What it costs of what a connection may ask for in a while.
    cost: ClassVar[float] = 1.0

    ref: Ref | None = None


class Play(Request, tag="play", kw_only=True):
    """An action by its notation, and the question that it answers.

    `then` answers the questions that complete the move, one after another: all of it is played,
    or nothing.
    """

    a: Notation
    question: QuestionName
    then: Annotated[list[Notation], Meta(max_length=LONGEST_MOVE)] = []


class Foresee(Request, tag="foresee", kw_only=True):
    """What would come of this action, and of those that complete the move? Nothing is played.

    Without an action: what is the question that I may prepare my answer to?
    """

    a: Notation | None = None
    question: QuestionName
    then: Annotated[list[Notation], Meta(max_length=LONGEST_MOVE)] = []


class Prepare(Request, tag="prepare", kw_only=True):
    """A whole move, to be played once I am asked that question if nothing has changed by then."""

    a: Notation
    question: QuestionName
    then: Annotated[list[Notation], Meta(max_length=LONGEST_MOVE)] = []


class Withdraw(Request, tag="withdraw"):
    """What I have prepared is not played; or I have read why."""


class Undo(Request, tag="undo", kw_only=True):
    """Take my answer to that question back, which is my last one."""

    question: QuestionName


class AskUndo(Request, tag="ask_undo", kw_only=True):
    """Ask the others to go back to before my answer to that question, which is my last one."""

    question: QuestionName


class AnswerUndo(Request, tag="answer_undo", kw_only=True):
    """Whether I agree to what somebody asks, or would rather play on."""

    agree: bool


class Hint(Request, tag="hint"):
    """What would the bot play?"""

    cost: ClassVar[float] = 5.0


class Why(Request, tag="why", kw_only=True):
    """Why is this action, or anything with this target, not possible?"""

    a: Notation | None = None
    target: Notation | None = None


class Say(Request, tag="chat", kw_only=True):
    """A line of chat."""

    cost: ClassVar[float] = 2.0

    text: Line


class Ping(Request, tag="ping"):
    """Are you there?"""


Asked: TypeAlias = (
    Play | Foresee | Prepare | Withdraw | Undo | AskUndo | AnswerUndo | Hint | Why | Say | Ping
)
ASKED: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)


def read_request(data: str | bytes) -> Asked:
    """What a browser asks; raises `ApiError`."""
    if len(data) > LARGEST:
        raise ApiError("too-large")
    return decoded(data, ASKED)


def ref_of(data: str | bytes) -> int | None:
    """The `ref` of a message that could not be read, where it can be made out."""
    try:
        return decoded(data[:LARGEST], _MARKED).ref
    except ApiError:
        return None


class _Marked(Struct):
    ref: Ref | None = None


_MARKED = msgspec.json.Decoder(_Marked)
