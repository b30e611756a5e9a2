"""Sentences on the screen, broken where the language allows it."""

from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget


class Paragraph(NamedTuple):
    """A sentence and how it looks."""

    words: str
    style: str = ""


class Words(Widget):
    """Paragraphs, as high as they are; not there while nothing is said.

    Textual breaks lines at any blank, French has some that must not be.
    """

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self.paragraphs: Sequence[Paragraph] = ()

    def say(self, *paragraphs: Paragraph) -> None:
        """From now on this is said."""
        self.paragraphs = [paragraph for paragraph in paragraphs if paragraph.words]
        self.display = bool(self.paragraphs)
        self.refresh(layout=True)

    def render(self) -> Content:
        """The lines."""
        lines = self._lines(self.content_size.width)
        return Content("\n").join(Content.styled(*line) for line in lines)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as it takes."""
        return len(self._lines(width))

    def _lines(self, width: int) -> list[Paragraph]:
        return [
            Paragraph(line, style)
            for words, style in self.paragraphs
            for line in wrap(words, max(1, width), break_on_hyphens=False)
        ]
