"""What takes its time is done beside the screen, which goes on; nobody who leaves waits for it."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import TypeVar

from textual.message import Message
from textual.message_pump import MessagePump

T = TypeVar("T")


class Done(Message):
    """Something was found out; what follows is done where the screen is."""

    def __init__(self, deed: Callable[[], None]) -> None:
        super().__init__()
        self.deed = deed


def think(here: MessagePump, work: Callable[[], T], then: Callable[[T], None]) -> None:
    """`work` is done in a thread; `here` is told to do `then`, or to raise what `work` raised."""

    def run() -> None:
        try:
            found = work()
        except Exception as error:  # noqa: BLE001 - it is raised again where somebody handles it
            tell(here, partial(_raise, error))
        else:
            tell(here, partial(then, found))

    # A daemon: whoever leaves does not wait for it.
    Thread(target=run, name="tablee-thinking", daemon=True).start()


def tell(here: MessagePump, deed: Callable[[], None]) -> None:
    """From any thread: `here` does it, if it is still there."""
    with suppress(RuntimeError):  # the loop has ended
        here.post_message(Done(deed))


def _raise(error: Exception) -> None:
    raise error
