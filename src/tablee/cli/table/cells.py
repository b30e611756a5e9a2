"""One move as lines of a column: its number, its words, which go on below where they are long."""

from textwrap import wrap

from rich.text import Text

from tablee.cli.table.moves import NUMBER, Choice

#: Signs before the words: the number, and a space.
LEAD = 4


def cell(choice: Choice, width: int, *, notated: bool = False) -> list[Text]:
    """A move, wrapped where it is longer than its column, with its notation if that fits too."""
    lines = [
        Text.assemble(_number(choice) if place == 0 else " " * LEAD, part)
        for place, part in enumerate(wrapped_words(choice, width))
    ]
    notation = _notation(choice)
    if notated and lines[-1].cell_len + notation.cell_len <= width:
        lines[-1].append_text(notation)
    return lines


def wrapped_words(choice: Choice, width: int) -> list[str]:
    """The words of a move in a column of that width, beside its number."""
    # A hex such as 3x-2 stays whole, and so do words that no-break spaces hold together.
    room = max(1, width - LEAD)
    return wrap(choice.words, room, break_on_hyphens=False, break_long_words=False)


def line(choice: Choice) -> Text:
    """A move and its notation on one line."""
    return Text.assemble(_number(choice), choice.words, _notation(choice))


def _notation(choice: Choice) -> Text:
    return Text(f"  {choice.action}", style="dim")


def _number(choice: Choice) -> Text:
    return Text(f"{choice.number:>{LEAD - 1}} ", style=NUMBER)
