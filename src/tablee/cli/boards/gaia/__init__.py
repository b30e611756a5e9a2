"""Gaia Project's board: what the signs mean, the galaxy beside the research board, the sides.

What is looked at most stands lowest: that is what a low screen still shows.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.boards.gaia.galaxy import galaxy, galaxy_width
from tablee.cli.boards.gaia.panels import actions, research, scoring, supplies
from tablee.cli.boards.gaia.sides import sides
from tablee.cli.boards.gaia.signs import Signs, beside, wrapped
from tablee.cli.standings import SHAPES
from tablee.cli.table.moves import Offered
from tablee.cli.voice import Voice
from tablee.core import Game, Seat
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import PLANETS, STRUCTURES
from tablee.games.gaia.view import GaiaView

#: With as many columns as this everything stands abreast.
WIDEST = 160
#: Panels narrower than this stand below the galaxy, wider ones have no use for it.
NARROWEST, ENOUGH = 36, 54
#: The legend needs as many columns to stand beside the panels.
LEGEND = 40
GAP = 1


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
    assert isinstance(seen, GaiaView)
    box = game.shared(seen.seats)["box"]
    assert isinstance(box, Box)
    signs = Signs(box, voice, offered, reader)
    lines = _table(seen, signs, width)
    lines += sides(seen, names, signs, width)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


def _table(view: GaiaView, signs: Signs, width: int) -> list[Text]:
    """The panels stand beside the galaxy if there is room, else below it, side by side."""
    column = galaxy_width(view) + GAP
    room = width - column
    if room >= ENOUGH + GAP + LEGEND:
        rest = room - ENOUGH - GAP
        right = supplies(view, signs, rest) + _legend(signs, rest)
        panels = beside(_panels(view, signs, ENOUGH), right, ENOUGH + GAP)
        return beside(galaxy(view, signs), panels, column)
    above = _legend(signs, width) + supplies(view, signs, width)
    if room >= NARROWEST:
        return above + beside(galaxy(view, signs), _panels(view, signs, room), column)
    half = (width - GAP) // 2
    left = [*scoring(view, signs, half - GAP), *actions(view, signs, half - GAP)]
    return above + beside(left, research(view, signs, half), half) + galaxy(view, signs)


def _panels(view: GaiaView, signs: Signs, width: int) -> list[Text]:
    return [
        *scoring(view, signs, width),
        *research(view, signs, width),
        *actions(view, signs, width),
    ]


def _legend(signs: Signs, width: int) -> list[Text]:
    """What the signs mean; how a hex is found comes last, next to the galaxy."""
    say = signs.voice.say
    words = [say(f"gaia-sign-{code}") for code in (*PLANETS, *STRUCTURES)]
    words += say("gaia-legend-signs").split("  ")
    lines = wrapped(Text(), map(Text, words), width, indent=0)
    words = say("gaia-legend-map", mark=SHAPES[0]).split("  ")
    lines += wrapped(Text(), map(Text, words), width, indent=0)
    for line in lines:
        line.stylize("dim")
    return lines
