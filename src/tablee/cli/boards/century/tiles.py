"""A tile in nine columns and five rows; neighbours share the frame between them.

The lattice of a tile has five points each way, two columns and one row apart. Rails run from point
to point: along a row through the column between, down a column from sign to sign, and aslant by a
stroke beside the upper point. On the frame a rail that goes on is a plain line, one that ends
there a T.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from rich.text import Text

from tablee.cli.boards.century.canvas import Canvas
from tablee.games.century.view.shapes import Printed, PrintedTile

#: Columns and rows from a tile to the next one.
ACROSS, DOWN = 8, 4
#: Points of the lattice from edge to edge.
SIZE = 4
FRAME = "dim"
BRIDGE = "bold yellow"
WASTE = "▪"
#: The sign of a building is the first letter of its name.
BUILDINGS = {"mine": "M", "laboratory": "L", "hospital": "H"}

Point: TypeAlias = tuple[int, int]

#: A point where rails meet, by the ways that leave it; x to the right, y down.
NORTH, SOUTH, WEST, EAST = (0, -1), (0, 1), (-1, 0), (1, 0)
NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = (-1, -1), (1, -1), (-1, 1), (1, 1)
CORNERS: Mapping[frozenset[Point], str] = {
    frozenset(ways): sign
    for sign, ways in {
        "─": (WEST, EAST),
        "│": (NORTH, SOUTH),
        "└": (NORTH, EAST),
        "┘": (NORTH, WEST),
        "┌": (SOUTH, EAST),
        "┐": (SOUTH, WEST),
        "├": (NORTH, SOUTH, EAST),
        "┤": (NORTH, SOUTH, WEST),
        "┬": (SOUTH, WEST, EAST),
        "┴": (NORTH, WEST, EAST),
        "┼": (NORTH, SOUTH, WEST, EAST),
        "╱": (NORTH_EAST, SOUTH_WEST),
        "╲": (NORTH_WEST, SOUTH_EAST),
        "╴": (WEST,),
        "╶": (EAST,),
        "╵": (NORTH,),
        "╷": (SOUTH,),
    }.items()
}
#: Where more comes together than the signs above can say.
JUNCTION = "+"
#: Signs on the frame by the sides from which a rail comes.
ON_FRAME = {
    frozenset([NORTH]): "┴",
    frozenset([SOUTH]): "┬",
    frozenset([WEST]): "┤",
    frozenset([EAST]): "├",
    frozenset([NORTH, SOUTH]): "│",
    frozenset([WEST, EAST]): "─",
}


class Face(NamedTuple):
    """A tile as it is drawn."""

    printed: PrintedTile
    turn: int = 0
    citizens: Sequence[str] = ()
    waste: int = 0
    bridges: Sequence[str] = ()
    #: In the upper left corner.
    label: str = ""
    #: Of citizens.
    style: str = "bold"


class Drawing:
    """Tiles on a canvas; `finish` draws what they share."""

    def __init__(self, printed: Printed) -> None:
        self.canvas = Canvas()
        self._anchors = printed.anchors
        self._frame: dict[Point, set[Point]] = {}

    def tile(self, x: int, y: int, face: Face) -> None:
        """A tile in a cell of the grid."""
        left, top = x * ACROSS, y * DOWN
        self.frame(left, top)
        self.canvas.put(top, left + 1, face.label, "bold")
        if face.waste:
            waste = f"{WASTE}{face.waste}"
            self.canvas.put(top, left + ACROSS - len(waste), waste, "bold red")
        rails = [self._ends(ends, face.turn) for ends in face.printed.rails]
        bridges = [self._ends(span.split("-"), face.turn) for span in face.bridges]
        self._points(left, top, face, [*rails, *bridges])
        for start, end in rails:
            self._rail(left, top, start, end, "")
        for start, end in bridges:
            self._rail(left, top, start, end, BRIDGE)

    def frame(self, left: int, top: int) -> None:
        """The edge of a cell, dotted."""
        for row in (top, top + DOWN):
            for column, sign in enumerate("·" + "┄" * (ACROSS - 1) + "·", left):
                if self.canvas.is_free(row, column):  # a neighbour's number may stand there
                    self.canvas.put(row, column, sign, FRAME)
        for row in range(top + 1, top + DOWN):
            for column in (left, left + ACROSS):
                self.canvas.put(row, column, "┊", FRAME)

    def finish(self) -> Canvas:
        """The canvas with the places where rails cross a frame."""
        for (column, row), sides in self._frame.items():
            self.canvas.put(row, column, ON_FRAME[frozenset(sides)])
        return self.canvas

    def _ends(self, anchors: Iterable[str], turn: int) -> tuple[Point, Point]:
        start, end = (turned(self._anchors[anchor], turn) for anchor in anchors)
        return start, end

    def _points(
        self, left: int, top: int, face: Face, lines: Iterable[tuple[Point, Point]]
    ) -> None:
        """What stands where rails begin and end: cities, the building, bends; ends on the frame."""
        ways: dict[Point, set[Point]] = {}
        for start, end in lines:
            ways.setdefault(start, set()).add(_way(start, end))
            ways.setdefault(end, set()).add(_way(end, start))
        for point, leaving in ways.items():
            column, row = left + 2 * point[0], top + point[1]
            inward = _inward(point)
            if inward is None:
                sign = CORNERS.get(frozenset(leaving), JUNCTION)
                self.canvas.put(row, column, sign)
            else:
                self._frame.setdefault((column, row), set()).add(inward)
        for city in face.printed.cities:
            x, y = turned(self._anchors[city.node], face.turn)
            lives = city.letter in face.citizens
            letter = city.letter if lives else city.letter.lower()
            self.canvas.put(top + y, left + 2 * x, letter, face.style if lives else "")
        if face.printed.building is not None and face.printed.equipment is not None:
            x, y = turned(self._anchors[face.printed.building], face.turn)
            self.canvas.put(top + y, left + 2 * x, BUILDINGS[face.printed.equipment], "bold")

    def _rail(self, left: int, top: int, start: Point, end: Point, style: str) -> None:
        """What lies between the ends of a rail or a bridge."""
        across, down = end[0] - start[0], end[1] - start[1]
        if max(abs(across), abs(down)) > 1:
            self._long(left, top, start, end, style)
        elif across and not down:
            self.canvas.put(top + start[1], left + start[0] + end[0], "─", style)
        elif across:
            column = left + start[0] + end[0]
            row = self._row_of_stroke(top + min(start[1], end[1]), column)
            self.canvas.put(row, column, "╲" if across == down else "╱", style)

    def _row_of_stroke(self, upper: int, column: int) -> int:
        """Beside the upper point if there is room, else beside the lower one, else on a frame."""
        free = [row for row in (upper, upper + 1) if self.canvas.is_free(row, column)]
        return free[0] if free else upper

    def _long(self, left: int, top: int, start: Point, end: Point, style: str) -> None:
        """A bridge over more than one step of the lattice: dots as near the line as can be."""
        steps = 2 * abs(end[0] - start[0]) or abs(end[1] - start[1])
        for step in range(1, steps):
            column = left + 2 * start[0] + round(2 * (end[0] - start[0]) * step / steps)
            row = top + start[1] + round((end[1] - start[1]) * step / steps)
            if self.canvas.is_free(row, column):
                self.canvas.put(row, column, "∙", style)


def turned(point: Point, turn: int) -> Point:
    """Where a point of a tile lies after so many clockwise quarter turns."""
    for _ in range(turn):
        point = (SIZE - point[1], point[0])
    return point


def alone(face: Face, printed: Printed) -> list[Text]:
    """A tile by itself, line by line."""
    drawing = Drawing(printed)
    drawing.tile(0, 0, face)
    return drawing.finish().lines(0, ACROSS + 1)


def _way(start: Point, end: Point) -> Point:
    """Which way a line leaves its start, in steps of one at most."""
    across, down = end[0] - start[0], end[1] - start[1]
    return (across > 0) - (across < 0), (down > 0) - (down < 0)


def _inward(point: Point) -> Point | None:
    """The way from a side of the tile to its middle; `None` within the tile."""
    sides = {(2, 0): SOUTH, (2, SIZE): NORTH, (0, 2): EAST, (SIZE, 2): WEST}
    return sides.get(point)
