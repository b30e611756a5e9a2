"""Signs on a grid of rows and columns, turned into lines."""

from rich.style import Style
from rich.text import Text


class Canvas:
    """What is drawn last at a place stays; rows and columns may be negative."""

    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], tuple[str, str | Style]] = {}

    def put(self, row: int, column: int, signs: str, style: str | Style = "") -> None:
        """These signs from a place to the right."""
        for step, sign in enumerate(signs):
            self._signs[row, column + step] = (sign, style)

    def is_free(self, row: int, column: int) -> bool:
        """Whether nothing is drawn at a place."""
        return (row, column) not in self._signs

    def lines(self, left: int, right: int) -> list[Text]:
        """All rows that hold something, from one column to before another."""
        rows = [row for row, _ in self._signs]
        return [self._line(row, left, right) for row in range(min(rows), max(rows) + 1)]

    def _line(self, row: int, left: int, right: int) -> Text:
        text = Text()
        for column in range(left, right):
            text.append(*self._signs.get((row, column), (" ", "")))
        text.rstrip()
        return text
