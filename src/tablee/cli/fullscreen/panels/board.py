"""The board: what can be done there is gold, and what is pointed at narrows the moves."""

from collections.abc import Collection
from typing import ClassVar

from rich.style import Style
from textual.events import Click
from textual.message import Message

from tablee.cli.boards.pointing import pointed_at
from tablee.cli.fullscreen.drawing.lines import Lines

NO_DIM = Style(dim=False)


class Board(Lines):
    """The board as one seat sees it."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"board--offered", "board--meant"}

    class Pointed(Message):
        """Somebody pointed at something that moves touch."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    #: What legal moves touch; what the one does that is thought of.
    _offered: Collection[str] = ()
    _meant: Collection[str] = ()
    _has_begun = False
    #: Whether it was not drawn yet when something was meant.
    _is_due = False

    def offer(self, targets: Collection[str]) -> None:
        """These things can be acted on."""
        self._offered = targets
        self.refresh()

    def mean(self, targets: Collection[str]) -> None:
        """These are what one move would touch; the first of them is brought into sight."""
        self._meant = targets
        self._is_due = not self._strips
        self.call_after_refresh(self._bring_into_sight)
        self.refresh()

    def _bring_into_sight(self) -> None:
        rows = self._rows(self._meant)
        if rows and not (self.scroll_y <= rows[0] and rows[-1] < self.scroll_y + self.size.height):
            self.scroll_to(y=max(0, rows[0] - self.size.height // 3), animate=False)

    def style_of(self, row: int, style: Style) -> Style:
        target = pointed_at(style)
        if target is None or target not in self._offered:
            return style
        if target in self._meant:
            return style + self.get_component_rich_style("board--meant", partial=True) + NO_DIM
        if style.bgcolor is not None:
            return style  # a card keeps its colour
        return style + self.get_component_rich_style("board--offered", partial=True)

    def drawn(self) -> None:
        """At first the top is what stands for something; explanations before it are scrolled to."""
        rows = self._rows(None)
        if rows and not self._has_begun:
            self._has_begun = True
            self.call_after_refresh(self.scroll_to, y=max(0, rows[0] - 1), animate=False)
        if rows and self._is_due:
            self._is_due = False
            self.call_after_refresh(self._bring_into_sight)

    def _rows(self, targets: Collection[str] | None) -> list[int]:
        """Where these things are drawn; `None`: anything."""
        return [
            row
            for row, strip in enumerate(self._strips)
            for found in [{pointed_at(part.style) for part in strip if part.style} - {None}]
            if (found if targets is None else found.intersection(targets))
        ]

    def on_click(self, event: Click) -> None:
        target = pointed_at(event.style)
        if target in self._offered and target is not None:
            self.post_message(self.Pointed(target))
