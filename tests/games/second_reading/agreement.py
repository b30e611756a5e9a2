"""Plays the engine and a reading side by side and stops where they differ."""

import json
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Generic, TypeVar

import tablee
from tablee.core.events import CHANCE
from tests.games.second_reading.differences import differences
from tests.games.second_reading.editions import Changes, printed
from tests.games.second_reading.reader import Impossible, Reader
from tests.games.second_reading.setting import Options, Setting

T = TypeVar("T")


class Difference(AssertionError):
    """Engine and reading do not agree."""


@dataclass(frozen=True)
class Reading(Generic[T]):
    """What the second reading of a game says of itself."""

    #: The game's id, the printed values that it reads, and those that make rare rules common.
    game: str
    edition: dict[str, Any]
    generous: Changes
    read: Callable[[int, Options], Reader[T]]
    #: The public facts, in the words of the engine's view for a spectator.
    facts: Callable[[T], dict[str, Any]]
    #: What a view tells besides facts of the table.
    besides: Container[str]
    #: What differs at the end, given the match and all that was told.
    end: Callable[[T, Any, list[Any]], list[str]]
    #: An answer of a style of play: of whom, among which.
    choose: Callable[[Random, str, T, int, list[str]], str]
    #: Where something is secret: the public facts, and what a seat sees besides in its own view.
    #: Views take long to make, so the seats are asked for theirs in turn, and all at the end.
    seen_by: Callable[[dict[str, Any], T, int], dict[str, Any]] | None = None


def compare(reading: Reading[T], setting: Setting) -> tuple[int, T]:
    """Play that game to its end: how many decisions were compared, and the table at the end."""
    changes = reading.generous if setting.generous else {}
    game = opened(reading.game, json.dumps(changes))
    match = tablee.Match(game, setting.seats, setting.seed, dict(setting.options))
    with printed(reading.edition, changes):
        return play_both(reading, setting, match)


@cache
def opened(game: str, changes: str) -> tablee.Game[Any]:
    """The game with these values printed; to open a box takes long."""
    return tablee.game(game, json.loads(changes))


def play_both(reading: Reading[T], setting: Setting, match: Any) -> tuple[int, T]:
    """Play that match to its end: how many decisions were compared, and the table at the end."""
    told: list[Any] = []
    match.listen(told.append)
    reader = reading.read(setting.seats, dict(match.header.options))
    rng = Random(setting.seed)
    heard = decisions = 0
    try:
        while True:
            for seat, action in match.moves[heard:]:
                if seat == CHANCE:
                    reader.drawn(str(action))
            heard = len(match.moves)
            if match.over or reader.over:
                break
            compare_position(reading, reader, match, [decisions % setting.seats])
            decisions += 1
            seat = rng.choice(sorted(reader.questions))
            legal = sorted(reader.questions[seat])
            answer = reading.choose(rng, setting.style, reader.table, seat, legal)
            match.play(answer, seat)
            heard += 1
            reader.answered(seat, answer)
        compare_end(reading, reader, match, told)
    except (Difference, Impossible) as error:
        raise Difference(
            "\n".join([f"{setting}, decision {decisions}: {error}", *where(reader, match)])
        ) from error
    return decisions, reader.table


def where(reader: Reader[T], match: Any) -> list[str]:
    last = " / ".join(f"{seat} {action}" for seat, action in match.moves[-8:])
    return [f"the reading asks {show(reader.questions)}", f"last moves: {last}"]


def compare_position(
    reading: Reading[T], reader: Reader[T], match: Any, seats: Iterable[int]
) -> None:
    if reader.draw is not None:
        raise Difference(f"a {reader.draw.verb!r} is due, and the engine draws nothing")
    theirs = {seat: {str(action) for action in match.legal(seat)} for seat in match.seats_to_act}
    ours = reader.questions
    if set(ours) != set(theirs):
        raise Difference(f"engine asks {show(theirs)}, reading asks {show(ours)}")
    for seat, legal in ours.items():
        if legal != theirs[seat]:
            raise Difference(
                f"seat {seat} may, says the engine alone: {sorted(theirs[seat] - legal)}, "
                f"says the reading alone: {sorted(legal - theirs[seat])}"
            )
    compare_facts(reading, reader, match, seats)


def show(questions: dict[int, set[str]]) -> str:
    return (
        "; ".join(f"seat {seat}: {sorted(legal)}" for seat, legal in questions.items()) or "nobody"
    )


def compare_facts(reading: Reading[T], reader: Reader[T], match: Any, seats: Iterable[int]) -> None:
    public = reading.facts(reader.table)
    found = differences(public, match.view(None), besides=reading.besides)
    if reading.seen_by is not None:
        for seat in seats:
            ours = reading.seen_by(public, reader.table, seat)
            seen = differences(ours, match.view(seat), besides=reading.besides)
            found += [f"seat {seat} sees {line}" for line in seen]
    if found:
        raise Difference("\n".join(found))


def compare_end(reading: Reading[T], reader: Reader[T], match: Any, told: list[Any]) -> None:
    if not (match.over and reader.over):
        raise Difference(f"it is over for the {'engine' if match.over else 'reading'} alone")
    compare_facts(reading, reader, match, range(match.header.seats))
    found = reading.end(reader.table, match, told)
    if found:
        raise Difference("\n".join(found))
