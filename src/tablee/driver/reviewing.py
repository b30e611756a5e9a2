"""The review of a match: where one seat has lost points, judged by what it could know then.

It is made of many small pieces, each of which needs nothing but the match: whoever makes one may
do them here and now (`review`), or hand them to other processes (`in_pieces`).
"""

from collections.abc import Generator, Sequence
from random import Random
from typing import Any, Literal, NamedTuple

from tablee.bots import bot
from tablee.bots.explaining import Estimate
from tablee.core import CHANCE, Action, Match, Seat, Sentence, State, TableeError
from tablee.driver.judging import Decided, compare, forecast, glance, preferred

#: Points of the curve, about.
POINTS = 24
#: Decisions that are looked at longer after a glance at all of them, and in how many worlds.
SUSPECTS = 12
LOOKS = 12
#: Of these, so many are measured again in other worlds: chosen for their figures they would
#: look worse than they are.
MEASURED = 5
MEASURES = 32
#: Decisions that are named.
NAMED = 3

Kind = Literal["forecast", "glance", "look", "measure"]
#: What a piece costs, about.
WEIGHT: dict[Kind, int] = {"forecast": 1, "glance": 1, "look": 8, "measure": 12}


class Piece(NamedTuple):
    """Something to find out about the position after so many decisions."""

    kind: Kind
    step: int
    #: The notation of the answer that may have been better.
    better: str = ""

    @property
    def weight(self) -> int:
        """How much of the whole work it is."""
        return WEIGHT[self.kind]


class Found(NamedTuple):
    """What came of a piece."""

    #: The points that everybody can expect.
    points: Sequence[float] = ()
    #: By how much another answer seems to be better.
    loss: Estimate = Estimate(0.0, 0.0)
    better: str = ""
    purpose: Sequence[tuple[str, int]] = ()


class Forecast(NamedTuple):
    """What everybody could expect after so many decisions: seats in their order, then opponents."""

    step: int
    points: Sequence[float]


class Mistake(NamedTuple):
    """A decision that has cost points."""

    #: The decisions before it, as in replays: whoever goes on from there may decide otherwise.
    step: int
    given: Action
    better: Action
    #: The same in words, as they were said then.
    given_words: Sentence
    better_words: Sentence
    loss: Estimate
    #: The points that the better answer is for, by source.
    purpose: dict[str, int]


class Review(NamedTuple):
    """What there is to say of the play of one seat."""

    seat: Seat
    level: str
    #: How many decisions there were with more than one answer.
    decisions: int
    curve: Sequence[Forecast]
    #: The costliest first.
    mistakes: Sequence[Mistake]


def review(
    match: Match[Any], seat: Seat, level: str = "hard"
) -> Generator[tuple[int, int], None, Review]:
    """Make a review; tells on the way how much of how much is done."""
    work = in_pieces(match, seat, level)
    done, total = 0, weight(match, seat)
    found = None
    while True:
        try:
            pieces = work.send(found) if found is not None else next(work)
        except StopIteration as end:
            made: Review = end.value
            return made
        found = []
        for piece in pieces:
            found.append(find_out(match, seat, level, piece))
            done += piece.weight
            yield min(done, total), total


def in_pieces(
    match: Match[Any], seat: Seat, level: str
) -> Generator[list[Piece], list[Found], Review]:
    """The pieces of a review, one batch after another; what came of each is sent back."""
    check(match, seat, level)
    cases = decided(match, seat)
    given = dict(cases)
    steps = _curve_steps(match)
    seen = yield [Piece("forecast", step) for step in steps]
    curve = [Forecast(step, found.points) for step, found in zip(steps, seen, strict=True)]
    pieces = [Piece("glance", step) for step, _ in cases]
    suspects = _worst(pieces, (yield pieces))[:SUSPECTS]
    looks = [Piece("look", piece.step) for piece, _ in suspects]
    suspects = _worst(looks, (yield looks))[:MEASURED]
    measured = [Piece("measure", piece.step, found.better) for piece, found in suspects]
    mistakes = [entry for entry in _worst(measured, (yield measured)) if entry[1].loss.is_sure]
    return Review(
        seat,
        level,
        len(cases),
        curve,
        [
            _mistake(match, seat, piece.step, given[piece.step], found)
            for piece, found in mistakes[:NAMED]
        ],
    )


def weight(match: Match[Any], seat: Seat) -> int:
    """What all pieces weigh together, at most."""
    glances = len(decided(match, seat))
    looks = min(SUSPECTS, glances) * WEIGHT["look"] + min(MEASURED, glances) * WEIGHT["measure"]
    return len(_curve_steps(match)) * WEIGHT["forecast"] + glances * WEIGHT["glance"] + looks


def check(match: Match[Any], seat: Seat, level: str) -> None:
    """Raises `TableeError` where there is no such seat, or no such judge."""
    if not 0 <= seat < match.header.seats:
        raise TableeError(Sentence("error-no-such-seat"))
    if level == "random":
        raise TableeError(Sentence("error-no-judge", bot=level))
    bot(level)


def find_out(match: Match[Any], seat: Seat, level: str, piece: Piece) -> Found:
    """What comes of one piece; the same whenever and wherever it is done."""
    game = match.game
    state, given = position(match, piece.step)
    # Not the seed of the match: nothing of a review may depend on what was hidden.
    rng = Random(f"review {level} {seat} {piece.step} {piece.kind}")
    if piece.kind == "forecast":
        return Found(forecast(game, state, seat, rng))
    assert given is not None
    decision = Decided(game, state, seat, given)
    if piece.kind == "glance":
        return Found(loss=Estimate(glance(decision, rng), 0.0))
    better: Action | None
    if piece.kind == "look":
        better, worlds = preferred(decision, bot(level), rng), LOOKS
    else:
        better, worlds = game.parse(piece.better), MEASURES
    if better is None or better == given:
        return Found()
    compared = compare(decision, better, rng, worlds)
    return Found((), compared.loss, better.text, tuple(compared.purpose.items()))


def decided(match: Match[Any], seat: Seat) -> list[tuple[int, Action]]:
    """What `seat` decided where it had a choice, each after so many decisions."""
    found = []
    step = 0
    state = match.game.set_up(match.header.seats, match.header.options)
    for actor, action in match.moves:
        if actor == seat and len(state.legal(seat)) > 1:
            found.append((step, action))
        step += actor != CHANCE
        state.apply(action, actor)
    return found


def position(match: Match[Any], step: int) -> tuple[State, Action | None]:
    """The position after so many decisions, with all that was drawn; what was then decided."""
    state: State = match.game.set_up(match.header.seats, match.header.options)
    left = step
    for actor, action in match.moves:
        if actor != CHANCE:
            if not left:
                return state, action
            left -= 1
        state.apply(action, actor)
    return state, None


def _curve_steps(match: Match[Any]) -> list[int]:
    """The steps at which the curve is drawn: evenly, with the first and the last."""
    last = match.decisions
    return sorted({round(last * point / POINTS) for point in range(POINTS + 1)})


def _worst(pieces: Sequence[Piece], found: Sequence[Found]) -> list[tuple[Piece, Found]]:
    """Those with a loss, the greatest first."""
    losing = [entry for entry in zip(pieces, found, strict=True) if entry[1].loss.mean > 0]
    return sorted(losing, key=lambda entry: entry[1].loss.mean, reverse=True)


def _mistake(match: Match[Any], seat: Seat, step: int, given: Action, found: Found) -> Mistake:
    state, _ = position(match, step)
    better = match.game.parse(found.better)
    return Mistake(
        step,
        given,
        better,
        match.game.describe(state, seat, given),
        match.game.describe(state, seat, better),
        found.loss,
        dict(found.purpose),
    )
