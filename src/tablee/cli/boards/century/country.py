"""A country as a map: columns have letters, rows numbers, cells that can be chosen their moves."""

from rich.text import Text

from tablee.cli.boards.century.signs import Signs
from tablee.cli.boards.century.tiles import ACROSS, DOWN, Drawing, Face
from tablee.cli.boards.pointing import pointing_style
from tablee.cli.standings import COLOURS
from tablee.cli.table.moves import Offered
from tablee.games.century.view.shapes import Attached, Player, Printed
from tablee.games.century.words.naming import column_name, row_name

#: Columns for the numbers of rows.
MARGIN = 3


def country(
    player: Player, printed: Printed, signs: Signs, width: int, offered: Offered
) -> list[Text]:
    """The map, in several parts one below the other where it is too wide."""
    drawing = Drawing(printed)
    for attached in player.country:
        drawing.tile(attached.x, attached.y, _face(player, attached, printed, signs))
    cells = [(attached.x, attached.y) for attached in player.country]
    for target, numbers in offered.items():
        kind, _, cell = target.partition(":")
        if kind == "cell":
            x, y = map(int, cell.split(","))
            _open_cell(drawing, x, y, str(numbers[0]), target)
            cells.append((x, y))
    attaching = player.attaching
    if attaching is not None and attaching.x is not None and attaching.y is not None:
        _open_cell(drawing, attaching.x, attaching.y, "?", "")
        cells.append((attaching.x, attaching.y))
    canvas = drawing.finish()
    left, right = min(x for x, _ in cells), max(x for x, _ in cells) + 1
    top = min(y for _, y in cells)
    at_once = max(1, (width - MARGIN - 1) // ACROSS)
    lines = []
    for first in range(left, right, at_once):
        last = min(first + at_once, right)
        heads = "".join(f"{column_name(x):^{ACROSS}}" for x in range(first, last))
        lines.append(Text.styled(f"{'':{MARGIN}} {heads}".rstrip(), "dim"))
        for place, line in enumerate(canvas.lines(first * ACROSS, last * ACROSS + 1)):
            y, within = divmod(place + top * DOWN, DOWN)
            row = row_name(y) if within == DOWN // 2 else ""
            lines.append(Text.assemble((f"{row:>{MARGIN - 1}} ", "dim"), line))
    return lines


def _face(player: Player, attached: Attached, printed: Printed, signs: Signs) -> Face:
    tile = printed.tiles[attached.tile]
    amount = printed.technologies[attached.tile].amount if tile.equipment is not None else 0
    return Face(
        tile,
        attached.turn,
        attached.citizens,
        attached.waste,
        attached.bridges,
        signs.label(tile, amount),
        f"bold {COLOURS[player.seat]}",
    )


def _open_cell(drawing: Drawing, x: int, y: int, written: str, target: str) -> None:
    """A cell where a tile may go, with the number of the move in its middle."""
    left, top = x * ACROSS, y * DOWN
    drawing.frame(left, top)
    for row in range(1, DOWN):
        drawing.canvas.put(top + row, left + 1, " " * (ACROSS - 1), pointing_style(target))
    column = left + ACROSS // 2 - len(written) // 2
    drawing.canvas.put(top + DOWN // 2, column, written, pointing_style(target, "reverse"))
