"""Opens the full screen; when it is left, the game is kept and people are told how to go on."""

import os
from pathlib import Path
from tempfile import gettempdir
from traceback import format_exception

from tablee.cli.files import free_path, write_text
from tablee.cli.fullscreen.app import TableApp
from tablee.cli.fullscreen.ground import is_dark
from tablee.cli.table.keeping import Keeper
from tablee.cli.table.table import Table
from tablee.cli.voice import Voice
from tablee.core import TableeError

#: The exit code after something that nobody had foreseen.
BROKEN = 1


def run(table: Table, keeper: Keeper) -> int:
    """The exit code, once the people have left."""
    app = TableApp(table, keeper, dark=is_dark(os.environ))
    code = app.run()
    if not keeper.was_over:
        keeper.tell(keeper.leave())
    if app.trouble is not None:
        report(table.voice, app.trouble)
        return BROKEN
    return code or 0


def report(voice: Voice, trouble: Exception) -> None:
    """What happened is in a file, and a sentence says where."""
    if isinstance(trouble, TableeError):
        voice.complain(voice.refusal(trouble))
        return
    path = free_path(Path(gettempdir()) / "tablee-error.txt")
    try:
        write_text(path, "".join(format_exception(trouble)))
    except TableeError as error:
        voice.complain(voice.refusal(error))
    voice.complain(voice.say("error-screen", path=str(path)))
