"""Plays the engine and the reading side by side and stops where they differ."""

from random import Random
from typing import Any

import tablee
from tablee.core.events import CHANCE
from tests.games.artemis.second_reading.editions import GENEROUS, printed
from tests.games.artemis.second_reading.facts import differences, facts
from tests.games.artemis.second_reading.reader import Impossible, Reader
from tests.games.artemis.second_reading.scoring import solo_rank, winner
from tests.games.artemis.second_reading.settings import Setting
from tests.games.artemis.second_reading.styles import choose

#: The engine's numbers for the sources of points in the final scoring.
CATEGORIES = {
    0: "goods",
    1: "surface",
    2: "directive",
    3: "buildings",
    4: "sets",
    5: "leftovers",
    6: "badges",
    7: "toolkits",
}


class Difference(AssertionError):
    """Engine and reading do not agree."""


def compare(setting: Setting) -> int:
    """Play that game to its end, and return how many decisions were compared."""
    changes = GENEROUS if setting.generous else {}
    game = tablee.game("artemis", changes)
    match = tablee.Match(game, setting.seats, setting.seed, dict(setting.options))
    with printed(changes):
        return play_both(setting, match)


def play_both(setting: Setting, match: Any) -> int:
    told: list[Any] = []
    match.listen(told.append)
    reader = Reader(setting.seats, dict(match.header.options))
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
            compare_position(reader, match)
            decisions += 1
            seat = rng.choice(sorted(reader.questions))
            legal = sorted(reader.questions[seat])
            answer = choose(rng, setting.style, reader.table, seat, legal)
            match.play(answer, seat)
            heard += 1
            reader.answered(seat, answer)
        compare_end(reader, match, told)
    except (Difference, Impossible) as error:
        raise Difference(
            "\n".join([f"{setting}, decision {decisions}: {error}", *where(reader, match)])
        ) from error
    return decisions


def where(reader: Reader, match: Any) -> list[str]:
    last = " / ".join(f"{seat} {action}" for seat, action in match.moves[-8:])
    return [f"the reading asks {show(reader.questions)}", f"last moves: {last}"]


def compare_position(reader: Reader, match: Any) -> None:
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
    compare_facts(reader, match)


def show(questions: dict[int, set[str]]) -> str:
    return (
        "; ".join(f"seat {seat}: {sorted(legal)}" for seat, legal in questions.items()) or "nobody"
    )


def compare_facts(reader: Reader, match: Any) -> None:
    found = differences(facts(reader.table), match.view(None))
    if found:
        raise Difference("\n".join(found))


def compare_end(reader: Reader, match: Any, told: list[Any]) -> None:
    if not (match.over and reader.over):
        raise Difference(f"it is over for the {'engine' if match.over else 'reading'} alone")
    compare_facts(reader, match)
    table = reader.table
    theirs = [dict.fromkeys(CATEGORIES.values(), 0) for _ in table.players]
    for event in told:
        match type(event).__name__:
            case "CategoryScored":
                theirs[event.seat][CATEGORIES[event.category]] += event.points
            case "DirectiveShown":
                theirs[event.seat]["directive"] += event.points
    found = differences(table.sources, theirs, "sources")
    found += differences([player.score for player in table.players], match.scores(), "scores")
    found += differences([winner(table)], match.winners(), "winners")
    if table.solo:
        rank = match.outcome().rank
        found += differences(f"goal-rank-{solo_rank(table.players[0].score)}", rank.key, "rank")
    if found:
        raise Difference("\n".join(found))
