"""Reworld's board: the station or the ships above, the seats' sides below.

It is made for 100 columns. On fewer, what does not fit goes on below; nothing is cut.
"""

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.boards.reworld.pieces import Pieces, wrapped
from tablee.cli.boards.reworld.ships import mothership, ships_ahead, ships_won
from tablee.cli.boards.reworld.sides import side
from tablee.cli.boards.reworld.station import station
from tablee.cli.table.moves import Offered
from tablee.cli.voice import Voice
from tablee.core import Game, Seat
from tablee.games.reworld.box import Box
from tablee.games.reworld.view import ReworldView

#: Sides narrower than this, in each chapter, stand in two rows.
NARROWEST = {1: 16, 2: 30}
GAP = "  "


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
    assert isinstance(seen, ReworldView)
    box = game.shared(seen.seats)["box"]
    assert isinstance(box, Box)
    pieces = Pieces(box, voice)
    if seen.chapter == 1:
        lines = station(seen, pieces, width)
        lines += _sides(seen, reader, names, pieces, width)
        lines += ships_ahead(seen, pieces, width)
        lines += [*_explained("prices", voice, width), *_explained("legend", voice, width)]
        lines += _hand(seen, reader, pieces, width)
    else:
        lines = [Text(voice.say("reworld-chapter-two"), style="bold")]
        lines += [*ships_won(seen, pieces, width), *mothership(pieces, width)]
        lines += _sides(seen, reader, names, pieces, width)
    return Group(*lines)


def highest_number(seen: Struct) -> int:
    """Chapter One: the last port."""
    assert isinstance(seen, ReworldView)
    return len(seen.ports) if seen.chapter == 1 else 0


def _explained(key: str, voice: Voice, width: int) -> list[Text]:
    """What the signs mean; an explanation goes on below rather than over the edge."""
    parts = re.split(" {2,}", voice.say(f"reworld-{key}"))
    return wrapped([Text(part, style="dim") for part in parts], width, between="   ")


def _hand(view: ReworldView, reader: Seat | None, pieces: Pieces, width: int) -> list[Text]:
    """The reader's own officers."""
    own = view.players[reader].hand if reader is not None else None
    if own is None:
        return []
    say = pieces.voice.say
    groups = pieces.hand(own) or [Text.styled(say("reworld-no-officer"), "dim")]
    label = Text.styled(say("reworld-hand"), "bold")
    return wrapped([label, *groups], width, between="   ", indent=2)


def _sides(
    view: ReworldView, reader: Seat | None, names: Sequence[str], pieces: Pieces, width: int
) -> list[Text]:
    """All sides, the reader's own first, the others in the order of play."""
    seats = len(view.players)
    order = [(seat + (reader or 0)) % seats for seat in range(seats)]
    abreast = seats
    while abreast > 1 and _column(width, abreast) < NARROWEST[view.chapter]:
        abreast = (abreast + 1) // 2
    column = _column(width, abreast)
    lines: list[Text] = []
    for start in range(0, seats, abreast):
        blocks = [
            side(view, view.players[seat], names[seat], pieces, column, own=seat == reader)
            for seat in order[start : start + abreast]
        ]
        for row in zip(*blocks, strict=True):
            lines += [
                _abreast([cell[at] if at < len(cell) else Text() for cell in row], column)
                for at in range(max(map(len, row)))
            ]
    return lines


def _column(width: int, abreast: int) -> int:
    return (width - len(GAP) * (abreast - 1)) // abreast


def _abreast(cells: Sequence[Text], column: int) -> Text:
    text = Text()
    for index, cell in enumerate(cells):
        text.append(GAP if index else "")
        text.append_text(cell)
        text.append(" " * (column - cell.cell_len))
    text.rstrip()
    return text
