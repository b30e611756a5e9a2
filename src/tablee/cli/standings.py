"""Seats as people see them, and the ranking at the end."""

from collections.abc import Sequence
from typing import Any

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


def places(match: Match[Any]) -> list[tuple[int, Seat]]:
    """Place and seat, the best first; equal standings share a place."""
    standings = [match.game.standing(match.state, seat) for seat in range(match.header.seats)]
    order = sorted(range(len(standings)), key=lambda seat: standings[seat], reverse=True)
    best_first = sorted(standings, reverse=True)
    return [(best_first.index(standings[seat]) + 1, seat) for seat in order]


def final_table(voice: Voice, match: Match[Any], names: Sequence[str] = ()) -> Table:
    """The ranking with scores."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    scores = match.scores()
    winners = match.winners() if match.over else []
    for place, seat in places(match):
        name = names[seat] if names else voice.say("player", number=seat + 1)
        won = voice.say("won" if len(winners) == 1 else "won-shared") if seat in winners else ""
        table.add_row(
            f"{place}.",
            mark(seat),
            Text(name, style="bold" if seat in winners else ""),
            Text(str(scores[seat]), style="bold", justify="right"),
            Text(won, style="bold yellow"),
        )
    return table
