"""The columns of the catastrophe with what they bring and the pawns in them."""

from rich.text import Text

from tablee.cli.boards.century.signs import DASH, Signs
from tablee.cli.boards.paragraphs import paragraph
from tablee.cli.standings import mark
from tablee.games.century.view import CenturyView
from tablee.games.century.view.shapes import Column

#: How people call the columns, the worst first.
LETTERS = "ABCDE"


def catastrophe(view: CenturyView, signs: Signs, width: int) -> list[Text]:
    """The columns in play from the worst to the empty one."""
    columns = [_column(column, signs) for column in view.catastrophe_columns if column.in_play]
    if not columns:
        return []
    label = Text(signs.voice.say("century-catastrophe"), style="bold")
    return paragraph(label, columns, width, between="   ")


def _column(column: Column, signs: Signs) -> Text:
    """Its letter, what it brings, whose pawns stand there with which bids, or who has taken it."""
    impact = signs.impact(column.waste, column.pollution)
    letter = LETTERS[column.index]
    text = Text.assemble((f"{letter}:", "bold"), " ", impact)
    for pawn in column.pawns:
        bid = signs.amount("science", pawn.bid) if pawn.bid is not None else DASH.copy()
        text.append(" ").append_text(mark(pawn.seat)).append_text(bid)
    if not column.pawns and column.taken is not None:
        text.append(" ").append_text(mark(column.taken))
    return text
