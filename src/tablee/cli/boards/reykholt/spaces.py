"""The action spaces in their four columns."""

from rich.table import Table
from rich.text import Text

from tablee.cli.boards.pointing import pointing
from tablee.cli.boards.reykholt.signs import Signs
from tablee.cli.standings import mark, opponent_mark
from tablee.games.reykholt.box.components import COLUMNS
from tablee.games.reykholt.view import ReykholtView
from tablee.games.reykholt.view.shapes import Space

FLAG = "⚑"
CLOSED = "×"


def spaces(view: ReykholtView, signs: Signs, width: int) -> Table:
    """One row a row of the board, each space with its number, its flag and who stands there."""
    between = 2
    table = Table(box=None, padding=(0, between, 0, 0), pad_edge=False)
    for column in COLUMNS:
        name = signs.voice.say(f"column-{column}")
        table.add_column(Text(name, style="bold"), width=width // len(COLUMNS) - between)
    there = {space.id: space for space in view.spaces}
    for row in view.printed.rows:
        cells = [f"{column}-{row}" for column in COLUMNS]
        table.add_row(*(_space(view, there[code], signs) for code in cells))
    return table


def _space(view: ReykholtView, space: Space, signs: Signs) -> Text:
    printed = view.printed.spaces[space.id]
    text = Text(str(printed.row), style="dim")
    if printed.flag:
        text.append(f" {FLAG}", style="yellow")
    if space.closed:
        text.append(f" {CLOSED}")
    for seat in space.workers:
        text.append(" ").append_text(mark(seat))
    if space.neutral:
        text.append(" ").append_text(opponent_mark(0))
    is_taken = bool(space.workers or space.neutral or space.closed)
    does = signs.parts(printed.parts)
    if is_taken:
        does.stylize("dim")
    if space.id == view.space:
        does.stylize("reverse")
    return pointing(text.append(" ").append_text(does), f"space:{space.id}")
