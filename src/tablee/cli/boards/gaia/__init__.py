"""Gaia Project's board, for 100 columns: the galaxy, beside it the research board, sides below."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.boards.gaia.galaxy import galaxy, galaxy_width
from tablee.cli.boards.gaia.panels import actions, research, scoring, supplies
from tablee.cli.boards.gaia.sides import sides
from tablee.cli.boards.gaia.signs import Signs, beside, wrapped
from tablee.cli.boards.gaia.view import View
from tablee.cli.standings import SHAPES
from tablee.cli.voice import Voice
from tablee.core import Game, Json
from tablee.games.gaia.box import Box
from tablee.games.gaia.components import PLANETS, STRUCTURES

#: Panels narrower than this stand below the galaxy.
NARROWEST = 36
GAP = 1


def draw(
    game: Game[Any], seen: Mapping[str, Json], names: Sequence[str], voice: Voice, width: int
) -> RenderableType:
    """The table as one seat sees it."""
    view = msgspec.convert(seen, View)
    box = game.shared(len(view.players))["box"]
    assert isinstance(box, Box)
    signs = Signs(box, voice)
    lines = _galaxy_and_panels(view, signs, width)
    lines += supplies(view, signs, width)
    lines += sides(view, names, signs, width)
    lines += _legend(signs, width)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


def _galaxy_and_panels(view: View, signs: Signs, width: int) -> list[Text]:
    """The panels stand beside the galaxy if there is room, else below it, side by side."""
    column = galaxy_width(view) + GAP
    room = width - column
    if room >= NARROWEST:
        panels = [
            *scoring(view, signs, room),
            *research(view, signs, room),
            *actions(view, signs, room),
        ]
        return beside(galaxy(view, signs), panels, column)
    half = (width - GAP) // 2
    left = [*scoring(view, signs, half - GAP), *actions(view, signs, half - GAP)]
    return galaxy(view, signs) + beside(left, research(view, signs, half), half)


def _legend(signs: Signs, width: int) -> list[Text]:
    """What the signs mean."""
    say = signs.voice.say
    words = [say(f"gaia-sign-{code}") for code in (*PLANETS, *STRUCTURES)]
    words += say("gaia-legend-map", mark=SHAPES[0]).split("  ")
    words += say("gaia-legend-signs").split("  ")
    lines = wrapped(Text(), map(Text, words), width, indent=0)
    for line in lines:
        line.stylize("dim")
    return lines
