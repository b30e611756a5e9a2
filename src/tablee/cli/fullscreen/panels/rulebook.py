"""The rules, to be read and searched; opened at the rule that refused something."""

import re
from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown
from rich.style import Style
from rich.theme import Theme
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input

from tablee.cli.fullscreen.drawing.lines import Lines
from tablee.cli.table.moves import plain
from tablee.cli.table.rules import rules_of
from tablee.cli.table.table import Table

LOOK = Theme({"markdown.h1": "bold", "markdown.h2": "bold underline", "markdown.code": "bold"})


class _Rules:
    """Markdown without rich's own colours."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        with console.use_theme(LOOK):
            yield from console.render(Markdown(self._text, justify="left"), options)


class Page(Lines):
    """Lines of text, those that were found marked."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"page--found"}
    found: frozenset[int] = frozenset()

    class Drawn(Message):
        """Its lines are others now."""

    def drawn(self) -> None:
        self.post_message(self.Drawn())

    def style_of(self, row: int, style: Style) -> Style:
        if row not in self.found:
            return style
        return style + self.get_component_rich_style("page--found", partial=True)


class Rulebook(Vertical):
    """A field to search with, and the text."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._lang = ""

    def compose(self) -> ComposeResult:
        yield Input(id="search", compact=True)
        yield Page(self._table.voice.out, id="rules-text")

    @property
    def page(self) -> Page:
        """The text."""
        return self.query_one(Page)

    def speak(self) -> None:
        """The rules are there in the language of the moment."""
        voice = self._table.voice
        self.query_one(Input).placeholder = voice.say("screen-search")
        if self._lang == voice.lang:
            return
        self._lang = voice.lang
        text = rules_of(self._table.game, voice.lang) or voice.say("screen-no-rules")
        self.page.show(lambda _: _Rules(text))

    def open_at(self, rule: str) -> None:
        """The rule is in sight, and marked."""
        self.query_one(Input).value = rule

    @on(Input.Changed)
    @on(Page.Drawn)
    def _search(self) -> None:
        """Lines with the text are marked; of a rule's number, the rule itself comes first."""
        wanted = plain(self.query_one(Input).value.strip())
        lines = [plain(line) for line in self.page.text]
        rows = [row for row, line in enumerate(lines) if wanted and wanted in line]
        if re.fullmatch(r"r\d+", wanted):
            rows = [row for row in rows if re.search(rf"\b{wanted}\b", lines[row])]
            rows.sort(key=lambda row: not re.match(rf"\W*{wanted}\b", lines[row]))
        self.page.found = frozenset(rows)
        if rows:
            self.call_after_refresh(self.page.scroll_to, y=max(0, rows[0] - 2), animate=False)
        self.page.refresh()

    @on(Input.Submitted)
    def _next(self) -> None:
        """On to the next one below what is in sight, then from the top again."""
        rows = sorted(self.page.found)
        below = [row for row in rows if row > self.page.scroll_offset.y + 2]
        if rows:
            self.page.scroll_to(y=max(0, (below or rows)[0] - 2), animate=False)
