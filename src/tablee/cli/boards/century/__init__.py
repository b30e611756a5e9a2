"""The board of 20th Century: the round, what is for sale, the catastrophe, then the countries.

The reader's own country is a map; those of the others are told tile by tile.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.boards.century.auction import auction
from tablee.cli.boards.century.bonuses import bonuses
from tablee.cli.boards.century.catastrophe import catastrophe
from tablee.cli.boards.century.country import country
from tablee.cli.boards.century.sides import side
from tablee.cli.boards.century.signs import Signs
from tablee.cli.boards.century.turning import turning
from tablee.cli.boards.paragraphs import paragraph
from tablee.cli.standings import mark
from tablee.cli.table.moves import Offered
from tablee.cli.voice import Voice
from tablee.core import Game, Seat
from tablee.games.century.view import CenturyView


def draw(
    game: Game[Any],
    seen: Struct,
    names: Sequence[str],
    voice: Voice,
    width: int,
    *,
    reader: Seat | None,
    offered: Offered,
) -> RenderableType:
    """The table as one seat sees it."""
    assert isinstance(seen, CenturyView)
    signs = Signs(voice)
    lines = _round(seen, signs, width) + bonuses(seen, signs, width)
    if seen.phase == "auction":
        lines += auction(seen, signs, width)
    lines += catastrophe(seen, signs, width)
    # The reader's own side first, the others in the order of play.
    seats = len(seen.players)
    for step in range(seats):
        seat = (step + (reader or 0)) % seats
        player = seen.players[seat]
        lines += [Text(), *side(player, names[seat], seen, signs, width, own=seat == reader)]
        if reader is None or seat == reader:
            lines += country(player, seen.printed, signs, width, offered)
        if seat == reader and seen.phase == "consolidation":
            lines += turning(seen, player, signs, width, offered)
    legend = voice.say("century-legend").split("   ")
    lines += paragraph(Text(), [Text.styled(part, "dim") for part in legend], width)
    return Group(*lines)


def _round(view: CenturyView, signs: Signs, width: int) -> list[Text]:
    """Round and phase, and who begins."""
    say = signs.voice.say
    parts = [
        Text(say("century-round", round=view.round, rounds=view.printed.rounds), style="bold"),
        Text(say(f"century-phase-{view.phase}")),
    ]
    if view.phase != "over":
        parts.append(Text.assemble(say("century-starter"), " ", mark(view.starter)))
    return paragraph(Text(), parts, width, between="   ")
