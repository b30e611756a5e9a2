"""Seats as people see them, and the ranking at the end."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from tablee.cli.voice import Voice
from tablee.core import Match, Seat

#: A colour and a shape for each seat, so that neither has to do it alone. The colours keep their
#: distance for colour-blind eyes and show on light and dark grounds.
COLOURS = ("dodger_blue1", "dark_orange", "green3", "orchid", "grey58")
SHAPES = ("●", "◆", "▲", "■", "⬢")


def mark(seat: Seat) -> Text:
    """The coloured shape of a seat."""
    return Text.styled(SHAPES[seat % len(SHAPES)], COLOURS[seat % len(COLOURS)])


class Opponent(NamedTuple):
    """Whom people play against when a game brings its own opponent: it holds no seat."""

    mark: Text
    name: str
    score: int


class Line(NamedTuple):
    """A line of the ranking."""

    mark: Text
    name: str
    standing: tuple[int, ...]
    won: bool


def final_table(
    voice: Voice, match: Match[Any], names: Sequence[str] = (), opponent: Opponent | None = None
) -> Table:
    """The ranking with scores, the best first; equal standings share a place."""
    winners = match.winners() if match.over else []
    lines = [
        Line(
            mark(seat),
            names[seat] if names else voice.say("player", number=seat + 1),
            match.game.standing(match.state, seat),
            seat in winners,
        )
        for seat in range(match.header.seats)
    ]
    if opponent is not None:
        won = match.over and not winners
        lines.append(Line(opponent.mark, opponent.name, (opponent.score,), won))
    lines.sort(key=lambda line: line.standing, reverse=True)
    standings = [line.standing for line in lines]
    table = Table(box=None, show_header=False, padding=(0, 1))
    for line in lines:
        won_words = voice.say("won-shared" if len(winners) > 1 else "won") if line.won else ""
        table.add_row(
            f"{standings.index(line.standing) + 1}.",
            line.mark,
            Text(line.name, style="bold" if line.won else ""),
            Text(str(line.standing[0]), style="bold", justify="right"),
            Text(won_words, style="bold yellow"),
        )
    return table
