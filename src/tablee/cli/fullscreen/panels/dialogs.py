"""What takes the screen for a moment: handing it over, help, a name to save under."""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Middle, Vertical
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Static

from tablee.cli.fullscreen.drawing.lines import Lines
from tablee.cli.voice import Voice

#: Columns for the names of keys.
KEYS = 16


class HandOver(Screen[None]):
    """Nothing but whose turn it is, until that person is there."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "ready")]

    def __init__(self, voice: Voice, name: str) -> None:
        super().__init__(id="hand-over")
        self._voice = voice
        self._whose = name

    def compose(self) -> ComposeResult:
        say = self._voice.say
        with Middle():
            with Center():
                yield Static(Content(say("play-hand-over", name=self._whose)), id="whose")
            with Center():
                yield Button(say("screen-ready"), id="ready", compact=True)

    @on(Button.Pressed, "#ready")
    def action_ready(self) -> None:
        """The person is there."""
        self.dismiss()


class Help(ModalScreen[None]):
    """What can be done, and by which key."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q,question_mark", "close")]

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self._voice = voice

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Lines(self._voice.out, id="keys")
            yield Button(self._voice.say("screen-close"), id="close", compact=True)

    def on_mount(self) -> None:
        lines = self.query_one(Lines)
        lines.show(lambda _: _keys(self._voice.say("screen-help")))
        lines.focus()

    @on(Button.Pressed, "#close")
    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()


def _keys(text: str) -> Group:
    """Headings; below them keys, each with what it does."""
    parts: list[RenderableType] = []
    for line in text.splitlines():
        key, _, does = line.strip().partition("  ")
        if not does:
            parts.append(Text(line.strip(), style="bold"))
            continue
        if not isinstance(parts[-1], Table):
            table = Table.grid(padding=(0, 2))
            table.add_column(width=KEYS, style="bold yellow")
            table.add_column()
            parts.append(table)
        assert isinstance(parts[-1], Table)
        parts[-1].add_row(key, does.strip())
    return Group(*parts)


class SaveAs(ModalScreen[str]):
    """A name for the file; empty if nobody wants one."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close")]

    def __init__(self, voice: Voice, path: str) -> None:
        super().__init__()
        self._voice = voice
        self._path = path

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Content(self._voice.say("screen-save-as")))
            yield Input(self._path, id="path", compact=True)
            yield Button(self._voice.say("screen-key-save"), id="save", compact=True)

    @on(Input.Submitted)
    @on(Button.Pressed, "#save")
    def _named(self) -> None:
        self.dismiss(self.query_one(Input).value.strip())

    def action_close(self) -> None:
        """Nothing is saved."""
        self.dismiss("")
