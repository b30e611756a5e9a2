"""Prepared answers: a whole move that is played once its question comes, if nothing changed."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from tablee.core import Match, Seat, State, TableeError
from tablee.driver.outlook import Answer, Outlook
from tablee.driver.settling import continues_move


class Prepared(NamedTuple):
    """A whole move for a question that is not asked yet."""

    #: The class of the question.
    question: str
    #: The answers by their notation.
    texts: Sequence[str]
    essence: str


def next_question(state: State, seat: Seat) -> str | None:
    """The class of the question that `seat` may prepare its answer to; `None` if there is none."""
    world = state.ahead(seat)
    if world is None or continues_move(world, seat):
        return None
    return type(world.asked(seat)).__name__


def is_asked(state: State, seat: Seat, question: str) -> bool:
    """Whether `seat` is asked a question of that class now."""
    return type(state.asked(seat)).__name__ == question


def whole_move(outlook: Outlook[Any], texts: Sequence[str]) -> list[Answer] | None:
    """These answers one after another; `None` if they do not make one whole move.

    Raises what the rules say of one that is none.
    """
    answers: list[Answer] = []
    following: Outlook[Any] | None = outlook
    for text in texts:
        if following is None:
            return None
        action = following.read(text)
        answers.append(following.shown(action))
        following = following.after(action)
    return answers if following is None else None


def essence(answers: Sequence[Answer]) -> str:
    """A digest of all that must stay the same for prepared answers to be played.

    That is what they were said to be and to do. The places of others are theirs to change; where
    more comes of an answer than can be known, what is told of it may be luck; a warning that was
    read is the same whatever it counts.
    """
    told = []
    for answer in answers:
        does = answer.does
        known = () if does.is_unknown else (sorted(does.changes.items()), does.score, does.remarks)
        warned = "" if does.warning is None else does.warning.key
        told.append((answer.action.text, answer.says, known, warned, does.continues))
    return blake2b(repr(told).encode(), digest_size=16).hexdigest()


def stands(match: Match[Any], seat: Seat, prepared: Prepared, rng: Random) -> bool:
    """Whether what `seat` has prepared would still do what was shown.

    Its question is asked now, or will be next.
    """
    outlook: Outlook[Any] | None
    if is_asked(match.state, seat, prepared.question):
        outlook = Outlook.of(match, seat, rng)
    elif next_question(match.state, seat) == prepared.question:
        outlook = Outlook.ahead_of(match, seat, rng)
    else:
        return False
    if outlook is None:
        return False
    try:
        answers = whole_move(outlook, prepared.texts)
    except TableeError:
        return False
    return answers is not None and essence(answers) == prepared.essence
