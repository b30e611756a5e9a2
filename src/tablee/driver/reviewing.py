"""The review of a match: where one seat has lost points, judged by what it could know then.

It is made of many small pieces, each of which needs nothing but the match: whoever makes one may
do them here and now (`review`), or hand them to other processes (`in_pieces`).
"""

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Any, Literal, NamedTuple

from tablee.bots import bot
from tablee.bots.explaining import Difference, Estimate, gain, purpose
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
MEASURES = 8
#: Each measure is that many pieces, none of which keeps anybody waiting for long.
PARTS = 4
#: Decisions that are named.
NAMED = 3

Kind = Literal["forecast", "glance", "look", "measure"]
#: What a piece costs, about.
WEIGHT: dict[Kind, int] = {"forecast": 1, "glance": 1, "look": 6, "measure": 3}


class Piece(NamedTuple):
    """Something to find out about the position after so many decisions."""

    kind: Kind
    step: int
    #: The notation of the answer that may have been better.
    better: str = ""
    part: int = 0

    @property
    def weight(self) -> int:
        """How much of the whole work it is."""
        return WEIGHT[self.kind]


class Found(NamedTuple):
    """What came of a piece."""

    #: The points that everybody can expect.
    points: Sequence[float] = ()
    #: By how much another answer looks better at first sight.
    loss: float = 0.0
    #: The answer that may have been better, and by how much in one world after another.
    better: str = ""
    differences: Sequence[Difference] = ()


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
    steps = _curve_steps(match)
    seen = yield [Piece("forecast", step) for step in steps]
    curve = [Forecast(step, found.points) for step, found in zip(steps, seen, strict=True)]
    seen = yield [Piece("glance", step) for step, _ in cases]
    losses = {step: found.loss for (step, _), found in zip(cases, seen, strict=True)}
    looks = [Piece("look", step) for step in _worst(losses)[:SUSPECTS]]
    better = {}
    losses = {}
    for piece, found in zip(looks, (yield looks), strict=True):
        if found.differences:
            better[piece.step] = found.better
            losses[piece.step] = gain(found.differences).mean
    measured = _worst(losses)[:MEASURED]
    seen = yield [
        Piece("measure", step, better[step], part) for step in measured for part in range(PARTS)
    ]
    mistakes = []
    for place, step in enumerate(measured):
        parts = seen[place * PARTS : (place + 1) * PARTS]
        differences = [one for found in parts for one in found.differences]
        loss = gain(differences)
        if loss.mean > 0 and loss.is_sure:
            mistakes.append(_mistake(match, seat, step, better[step], differences))
    mistakes.sort(key=lambda mistake: mistake.loss.mean, reverse=True)
    return Review(seat, level, len(cases), curve, mistakes[:NAMED])


def weight(match: Match[Any], seat: Seat) -> int:
    """What all pieces weigh together, at most."""
    glances = len(decided(match, seat))
    looks = min(SUSPECTS, glances) * WEIGHT["look"]
    measures = min(MEASURED, glances) * PARTS * WEIGHT["measure"]
    return len(_curve_steps(match)) * WEIGHT["forecast"] + glances + looks + measures


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
    rng = Random(f"review {level} {seat} {piece.step} {piece.kind} {piece.part}")
    if piece.kind == "forecast":
        return Found(forecast(game, state, seat, rng))
    assert given is not None
    decision = Decided(game, state, seat, given)
    if piece.kind == "glance":
        return Found(loss=glance(decision, rng))
    better: Action | None
    if piece.kind == "look":
        better, worlds = preferred(decision, bot(level), rng), LOOKS
    else:
        better, worlds = game.parse(piece.better), MEASURES
    if better is None or better == given:
        return Found()
    return Found((), 0.0, better.text, compare(decision, better, rng, worlds))


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


def _worst(losses: Mapping[int, float]) -> list[int]:
    """The steps with a loss, the greatest first."""
    losing = [step for step, loss in losses.items() if loss > 0]
    return sorted(losing, key=losses.__getitem__, reverse=True)


def _mistake(
    match: Match[Any], seat: Seat, step: int, better: str, differences: Sequence[Difference]
) -> Mistake:
    state, given = position(match, step)
    assert given is not None
    other = match.game.parse(better)
    return Mistake(
        step,
        given,
        other,
        match.game.describe(state, seat, given),
        match.game.describe(state, seat, other),
        gain(differences),
        purpose(differences),
    )
