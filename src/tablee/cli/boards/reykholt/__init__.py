"""The board of Reykholt: round and event, the spaces, the tables, cards on offer, then the players.

All but the spaces are paragraphs: on fewer columns they have more lines, none is cut.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.boards.paragraphs import paragraph
from tablee.cli.boards.pointing import pointing
from tablee.cli.boards.reykholt.sides import side
from tablee.cli.boards.reykholt.signs import DASH, GREENHOUSE, Signs
from tablee.cli.boards.reykholt.spaces import spaces
from tablee.cli.standings import mark
from tablee.cli.table.moves import Offered
from tablee.cli.voice import Voice
from tablee.core import Game, Seat
from tablee.games.reykholt.view import ReykholtView

#: So many tables ahead of the first manager are drawn.
AHEAD = 5


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
    """The table; everybody sees the same."""
    assert isinstance(seen, ReykholtView)
    signs = Signs(voice)
    lines = [*_track(seen, signs, width), *_piles(seen, signs, width), *_cards(seen, signs, width)]
    # The reader's own side first, the others in the order of play.
    seats = len(seen.players)
    for step in range(seats):
        seat = (step + (reader or 0)) % seats
        player, own = seen.players[seat], seat == reader
        lines += [Text(), *side(player, names[seat], signs, width, own=own)]
    legend = voice.say("reykholt-legend").split("   ")
    lines += paragraph(Text(), [Text.styled(part, "dim") for part in legend], width)
    return Group(*_round(seen, signs, width), spaces(seen, signs, width), *lines)


def _round(view: ReykholtView, signs: Signs, width: int) -> list[Text]:
    """Round and phase, who begins, the scenario and the event with what they change."""
    say = signs.voice.say
    parts = [
        Text(say("reykholt-round", round=view.round, rounds=view.rounds), style="bold"),
        Text(say(f"phase-{view.phase}")),
    ]
    if len(view.players) > 1:
        parts.append(Text.assemble(say("reykholt-first"), " ", mark(view.first)))
    if view.goal_table is not None:
        parts.append(Text(say("reykholt-goal-table", table=view.goal_table)))
    if view.goal_points is not None:
        parts.append(Text(say("reykholt-goal-points", points=view.goal_points)))
    lines = paragraph(Text(), parts, width, between="   ")
    scenario = view.printed.scenario
    if scenario is not None:
        name = Text(say(f"scenario-{scenario.id}"), style="italic")
        lines += paragraph(name, [Text(signs.said(scenario.does))], width)
    if view.event is not None:
        name = Text(say(f"happening-{view.event}"), style="italic")
        lines += paragraph(name, [Text(signs.said(view.printed.events[view.event].does))], width)
    return lines


def _track(view: ReykholtView, signs: Signs, width: int) -> list[Text]:
    """The tables from the last manager to a few beyond the first; who is in front stands first."""
    tables = [player.table for player in view.players]
    last = min(max(tables) + AHEAD, len(view.track) - 1)
    parts = []
    for table in range(min(tables), last + 1):
        text = Text(f"{table}", style="bold" if view.track[table] else "dim")
        if table:
            printed = view.printed.tables[table - 1]
            text.append(":").append_text(signs.number_of(printed.good, printed.count))
        for seat in reversed(view.track[table]):
            text.append_text(mark(seat))
        parts.append(pointing(text, f"table:{table}"))
    return paragraph(Text(signs.voice.say("reykholt-track"), style="bold"), parts, width)


def _piles(view: ReykholtView, signs: Signs, width: int) -> list[Text]:
    """Greenhouses by plots; of the random ones those without an order stand in brackets."""
    say = signs.voice.say
    parts = [
        pointing(Text.assemble(f"{GREENHOUSE}{plots}", (f"×{count}", "dim")), f"pile:{plots}")
        for plots, count in view.piles.items()
    ]
    pile = view.random
    known = [Text(f"{GREENHOUSE}{plots}", style="bold") for plots in pile.top]
    hidden = " ".join(
        f"{GREENHOUSE}{plots}" for plots, count in pile.hidden.items() for _ in range(count)
    )
    unknown = [Text.styled(f"({hidden})", "dim")] if hidden else []
    below = [Text(f"{GREENHOUSE}{plots}") for plots in pile.bottom]
    drawn = Text(" ").join([*known, *unknown, *below]) or DASH.copy()
    parts.append(pointing(Text.assemble(say("reykholt-random"), " ", drawn), "pile:random"))
    return paragraph(Text(say("reykholt-piles"), style="bold"), parts, width)


def _cards(view: ReykholtView, signs: Signs, width: int) -> list[Text]:
    """The service cards on offer with what they do, and the goods beside them."""
    say = signs.voice.say
    stack = Text(" ").join(signs.good(good) for good in view.stack) or DASH.copy()
    label = Text(say("reykholt-display"), style="bold")
    lines = paragraph(label, [Text.assemble((say("view-stack"), "dim"), " ", stack)], width)
    for card in view.display:
        name = Text.assemble("  ", (say(f"service-{card}"), "italic"))
        does = Text(signs.said(view.printed.cards[card].does))
        drawn = paragraph(name, [does], width, indent=4)
        lines += [pointing(line, f"service:{card}") for line in drawn]
    return lines
