"""How far a long run is, for whoever waits at a terminal."""

from collections.abc import Iterator
from time import perf_counter
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

Item = TypeVar("Item")

#: A run that lasts longer shows how far it is.
PATIENCE = 2.0


def watched(
    items: Iterator[Item], total: int, console: Console, *, done: int = 0
) -> Iterator[Item]:
    """The same items; on a terminal a bar appears once they take long. Some may be done before."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True)
    task = bar.add_task("", total=total, completed=done)
    start = perf_counter()
    try:
        for item in items:
            bar.advance(task)
            if console.is_terminal and perf_counter() - start > PATIENCE:
                bar.start()
            yield item
    finally:
        if bar.live.is_started:
            bar.stop()
