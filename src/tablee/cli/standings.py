"""Seats as people see them, the ranking at the end, and results for programs."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from tablee.cli.voice import Voice
from tablee.core import Goal, Json, Match, Outcome, Result, Seat
from tablee.driver import Ledger

#: A colour and a shape for each seat, so that neither has to do it alone. The colours keep their
#: distance for colour-blind eyes and show on light and dark grounds.
COLOURS = ("dodger_blue1", "dark_orange", "green3", "orchid", "grey58")
SHAPES = ("●", "◆", "▲", "■", "⬢")


def mark(seat: Seat) -> Text:
    """The coloured shape of a seat."""
    return Text.styled(SHAPES[seat % len(SHAPES)], COLOURS[seat % len(COLOURS)])


def opponent_mark(place: int) -> Text:
    """The coloured shape of an opponent without a seat: the last ones, which people seldom have."""
    return mark(len(SHAPES) - 1 - place)


class Line(NamedTuple):
    """A line of the ranking."""

    mark: Text
    name: str
    result: Result


def final_table(voice: Voice, match: Match[Any], names: Sequence[str] = ()) -> Table:
    """The ranking with scores, the best first, and below it the goals of the game."""
    outcome = match.outcome()
    lines = sorted(_lines(voice, outcome, names), key=lambda line: line.result.place)
    shared = sum(result.won for result in outcome.results) > 1
    table = Table(box=None, show_header=False, padding=(0, 1))
    for line in lines:
        won = match.over and line.result.won
        won_words = voice.say("won-shared" if shared else "won") if won else ""
        table.add_row(
            f"{line.result.place}.",
            line.mark,
            Text(line.name, style="bold" if won else ""),
            Text(str(line.result.score), style="bold", justify="right"),
            Text(won_words, style="bold yellow"),
        )
    for goal in outcome.goals:
        _add_goal(table, voice, goal, is_rank=goal is outcome.rank and match.over)
    return table


def _lines(voice: Voice, outcome: Outcome, names: Sequence[str]) -> list[Line]:
    lines = [
        Line(
            mark(seat),
            names[seat] if names else voice.say("player", number=seat + 1),
            outcome.results[seat],
        )
        for seat in range(len(outcome.scores))
    ]
    for place, result in enumerate(outcome.opponents):
        lines.append(Line(opponent_mark(place), voice.say(result.opponent), result))
    return lines


def _add_goal(table: Table, voice: Voice, goal: Goal, *, is_rank: bool) -> None:
    table.add_row(
        "✓" if goal.reached else "·",
        "",
        Text(voice.say(goal.key), style="bold" if is_rank else ""),
        Text(f"{goal.value}/{goal.target}", justify="right"),
        Text(voice.say("won-rank") if is_rank else "", style="bold yellow"),
    )


def sources_table(voice: Voice, ledger: Ledger, names: Sequence[str]) -> Table:
    """Where everybody's points came from: a line for each source, a column for each seat."""
    by_seat = [ledger.by_source(seat) for seat in range(len(names))]
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column(voice.say("points-by-source"))
    for seat, name in enumerate(names):
        table.add_column(Text.assemble(mark(seat), " ", name), justify="right")
    for source in ledger.sources:
        points = [sums.get(source, 0) for sums in by_seat]
        if any(points):
            words = voice.say(f"source-{source}")
            table.add_row(words, *(voice.number(one) if one else "·" for one in points))
    return table


def told(outcome: Outcome, *, over: bool) -> dict[str, Json]:
    """A result for programs; opponents and goals where there are any."""
    data: dict[str, Json] = {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners) if over else [],
    }
    if outcome.opponents:
        data["opponents"] = [
            {"opponent": result.opponent.removeprefix("opponent-"), "score": result.score}
            for result in outcome.opponents
        ]
    if outcome.goals:
        data["goals"] = [
            {
                "goal": goal.key.removeprefix("goal-"),
                "value": goal.value,
                "target": goal.target,
                "reached": goal.reached,
            }
            for goal in outcome.goals
        ]
    return data
