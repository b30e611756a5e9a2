"""The application: one table on a full screen."""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from threading import Timer
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.command import CommandPalette, Provider
from textual.screen import Screen

from tablee.cli.fullscreen.commands import TableCommands
from tablee.cli.fullscreen.drawing.look import DARK, DAY, LIGHT, NIGHT, themes
from tablee.cli.fullscreen.ground import has_terminal
from tablee.cli.fullscreen.table_screen import TableScreen
from tablee.cli.table.keeping import ENDINGS, INTERRUPTED, Keeper
from tablee.cli.table.table import Table
from tablee.core import TableeError

#: Seconds between looks whether the terminal is still there, and those that an end may take.
LOOK_EVERY, PATIENCE = 2.0, 20.0


class TableApp(App[int]):
    """Shows a table until the people leave; what it returns is the exit code."""

    CSS_PATH = "drawing/look.tcss"
    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {TableCommands}
    COMMAND_PALETTE_BINDING = "ctrl+p"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]  # noqa: RUF012 - Textual's own type
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]  # noqa: RUF012

    def __init__(self, table: Table, keeper: Keeper, *, dark: bool = True) -> None:
        super().__init__()
        self._table = table
        self._keeper = keeper
        for theme in themes(table.game.id):
            self.register_theme(theme)
        self.ansi_theme_dark, self.ansi_theme_light = NIGHT, DAY
        self.theme = DARK if dark else LIGHT
        self.title = table.game.title
        TableCommands.say = table.voice.say

    @property
    def trouble(self) -> Exception | None:
        """What ended it that nobody had foreseen."""
        return self._exception

    def get_default_screen(self) -> Screen[Any]:
        """The table."""
        return TableScreen(self._table, self._keeper)

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for number in ENDINGS:
            with suppress(NotImplementedError):  # some systems know no signals
                loop.add_signal_handler(number, self.action_interrupt)
        if not self.is_headless:
            self.set_interval(LOOK_EVERY, self._look_for_terminal)

    def _look_for_terminal(self) -> None:
        """Not every terminal that goes away says so; Textual would go on reading nothing."""
        if not has_terminal():
            self.action_interrupt()

    def action_interrupt(self) -> None:
        """Left by Ctrl-C, or by whoever ends processes; kept at once, for there may be no time."""
        with suppress(TableeError):
            self._keeper.keep()
        # What writes to a terminal that is gone may wait for it for ever.
        ending = Timer(PATIENCE, os._exit, [INTERRUPTED])
        ending.daemon = True
        ending.start()
        self.exit(INTERRUPTED)

    def action_look(self) -> None:
        """Light becomes dark, dark light."""
        self.theme = LIGHT if self.theme == DARK else DARK

    def action_command_palette(self) -> None:
        """The palette, in the language of the moment."""
        if isinstance(self.screen, TableScreen):
            self.push_screen(CommandPalette(placeholder=self._table.voice.say("screen-palette")))

    # Nobody reads a traceback on a screen: whoever opened it says what happened, the game is kept.

    def _fatal_error(self) -> None:
        self._close_messages_no_wait()

    def panic(self, *_: object) -> None:
        """The terminal is gone, or something else that leaves nothing to show."""
        self._close_messages_no_wait()
