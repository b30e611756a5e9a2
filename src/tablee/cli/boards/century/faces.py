"""Tiles beside each other with a few lines below each: those for sale, those in hand."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from tablee.cli.boards.century.signs import Signs
from tablee.cli.boards.century.tiles import ACROSS, Face, alone
from tablee.games.century.view.shapes import Printed

#: Columns from a tile to the next one.
STEP = ACROSS + 3


def for_sale(tile: str, printed: Printed, signs: Signs, waste: int = 0) -> list[Text]:
    """A tile as it comes from the pile, with what its cities make or what it adds."""
    face = printed.tiles[tile]
    letters = [city.letter for city in face.cities]
    drawn = alone(Face(face, 0, letters, waste, label=signs.label(face), style=""), printed)
    technology = printed.technologies.get(tile)
    if technology is not None and technology.resource is not None:
        return [*drawn, Text.assemble("+", signs.amount(technology.resource, technology.amount))]
    return drawn + [signs.city(city, lives=True, style="") for city in face.cities]


def beside(drawn: Sequence[Sequence[Text]], width: int) -> list[Text]:
    """As many in a row as fit, then the next row."""
    at_once = max(1, (width + STEP - ACROSS - 1) // STEP)
    rows = [drawn[first : first + at_once] for first in range(0, len(drawn), at_once)]
    return [_line(cells) for row in rows for cells in zip_longest(*row, fillvalue=Text())]


def _line(cells: tuple[Text, ...]) -> Text:
    line = Text()
    for place, cell in enumerate(cells):
        line.append(" " * (place * STEP - line.cell_len)).append_text(cell)
    line.rstrip()
    return line
