"""What is seen of a game afterwards: replay, review, where points came from."""

from typing import Any

from msgspec import Struct

from tablee.server.wire.bodies.base import Body
from tablee.server.wire.messages import OutcomeInfo, SeatNumber, Summary, Told, Worded


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
