"""What is looked at: board, log, points and rules in tabs, and the latest of the log below them."""

from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import TabbedContent, TabPane

from tablee.cli.fullscreen.commands import COMMANDS
from tablee.cli.fullscreen.drawing.lines import Draw, Lines
from tablee.cli.fullscreen.panels.board import Board
from tablee.cli.fullscreen.panels.rulebook import Rulebook
from tablee.cli.table.moves import Choice
from tablee.cli.table.table import Table
from tablee.core import Seat

VIEWS = ("board", "log", "points", "rules", "review")
#: Boards are not drawn for fewer columns; they are scrolled.
NARROWEST = 60
#: Lines of the log that stand below the board, at most.
LATEST = 20


class Views(Vertical):
    """The table as its reader sees it."""

    def __init__(self, table: Table) -> None:
        super().__init__(id="left")
        self._table = table
        self._review: Draw | None = None

    def compose(self) -> ComposeResult:
        out = self._table.voice.out
        with TabbedContent(id="views", initial="board"):
            with TabPane("", id="board"):
                yield Board(out, narrowest=NARROWEST)
            with TabPane("", id="log"):
                yield Lines(out, id="events")
            with TabPane("", id="points"):
                yield Lines(out, id="scores")
            with TabPane("", id="rules"):
                yield Rulebook(self._table)
            with TabPane("", id="review"):
                yield Lines(out, id="reviewed")
        yield Lines(out, id="latest")

    def on_mount(self) -> None:
        self.query_one(TabbedContent).hide_tab("review")

    def draw(self, reader: Seat | None, listed: Sequence[Choice]) -> None:
        """Everything, as the reader sees it now, with the moves that lead somewhere."""
        board = self.query_one(Board)
        widest = self._table.widest
        board.show(lambda width: self._table.board(reader, listed, min(width, widest)))
        board.offer(self._table.offered(reader, listed) if reader is not None else ())
        for name, last in (("#events", 0), ("#latest", LATEST)):
            lines = self.query_one(name, Lines)
            lines.show(partial(self._log, reader, last))
            lines.scroll_end(animate=False)
        self.query_one("#scores", Lines).show(lambda _: self._table.results(reader))
        if self._review is not None:
            self.query_one("#reviewed", Lines).show(self._review)

    def _log(self, reader: Seat | None, last: int, _: int) -> RenderableType:
        """The last so many lines of the log; 0 for all."""
        told = self._table.log(reader)[-last:]
        for line, is_new in told:
            if not is_new:
                line.stylize("dim")
        return Group(*(line for line, _ in told))

    def forget(self) -> None:
        """Nothing that one reader alone may know is left."""
        for lines in self.query(Lines):
            if lines.id != "rules-text":
                lines.clear()

    def speak(self) -> None:
        """The names of the tabs and the rules, in the language of the moment."""
        tabs = self.query_one(TabbedContent)
        keys = {command.action: command.key for command in COMMANDS}
        for view in VIEWS:
            key = keys.get(f"view('{view}')", "v")
            words = self._table.voice.say(f"screen-tab-{view}")
            tabs.get_tab(view).label = Content.assemble((key, "dim"), " ", words)
        self.query_one(Rulebook).speak()

    def open(self, view: str) -> None:
        """One of the views."""
        self.query_one(TabbedContent).active = view

    def open_rule(self, rule: str) -> None:
        """The rules, at one of them."""
        self.open("rules")
        self.query_one(Rulebook).open_at(rule)

    def open_review(self, draw: Draw) -> None:
        """A review is there, and open."""
        self._review = draw
        self.query_one("#reviewed", Lines).show(draw)
        self.query_one(TabbedContent).show_tab("review")
        self.open("review")
