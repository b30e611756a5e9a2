"""Lines that were drawn for the whole width, to be scrolled both ways."""

from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tablee.cli.fullscreen.drawing.legible import legible

#: Draws something for so many columns.
Draw = Callable[[int], RenderableType]


class Lines(ScrollView, can_focus=True):
    """Shows what is drawn for its width, again whenever that changes."""

    def __init__(self, console: Console, *, id: str | None = None, narrowest: int = 20) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self._out = console
        self._draw: Draw | None = None
        self._narrowest = narrowest
        self._drawn_for = 0
        self._strips: list[Strip] = []

    def show(self, draw: Draw) -> None:
        """From now on this is shown; it stays scrolled where it is."""
        self._draw = draw
        self._redraw()

    def clear(self) -> None:
        """Nothing is shown, and nothing is remembered."""
        self._draw = None
        self._redraw()

    @property
    def text(self) -> list[str]:
        """The lines without their colours."""
        return [strip.text for strip in self._strips]

    def on_resize(self) -> None:
        if self._columns != self._drawn_for:
            self._redraw()

    def notify_style_update(self) -> None:
        """Another look: colours are chosen for its ground."""
        super().notify_style_update()
        self.refresh()

    @property
    def _columns(self) -> int:
        # Room for the bar is always left: what is drawn must not change by being long.
        room = self.scrollable_content_region.width or self.size.width
        if not self.show_vertical_scrollbar:
            room -= self.styles.scrollbar_size_vertical
        return max(self._narrowest, room)

    def _redraw(self) -> None:
        self._strips = []
        self._drawn_for = self._columns
        if self._draw is not None and self.size:
            options = self._out.options.update(width=self._drawn_for, height=None)
            lines = self._out.render_lines(
                self._draw(self._drawn_for), options, pad=False, new_lines=False
            )
            self._strips = [Strip(line) for line in lines]
        widest = max((strip.cell_length for strip in self._strips), default=0)
        self.virtual_size = Size(widest, len(self._strips))
        self.drawn()
        self.refresh()

    def drawn(self) -> None:
        """Lines have changed: whoever remembers some of them looks again."""

    def render_line(self, y: int) -> Strip:
        """One line of what is in sight."""
        left, top = self.scroll_offset
        base = self.rich_style
        row = y + top
        if row >= len(self._strips):
            return Strip.blank(self.size.width, base)
        strip = Strip(self._styled(row, segment) for segment in self._strips[row])
        return strip.crop_extend(left, left + self.size.width, base).apply_style(base)

    def _styled(self, row: int, segment: Segment) -> Segment:
        text, style, control = segment
        style = style or Style.null()
        ground = self.background_colors[1]
        theme = self.app.ansi_theme
        return Segment(text, self.style_of(row, legible(style, ground, theme)), control)

    def style_of(self, row: int, style: Style) -> Style:
        """How something in a row is shown."""
        return style
