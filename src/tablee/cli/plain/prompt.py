"""The prompt: lines are edited, recalled and completed where the system's readline is there."""

import sys
from collections.abc import Sequence
from types import ModuleType

_readline: ModuleType | None
try:
    import readline as _readline
except ImportError:  # some systems come without it; lines are typed plainly then
    _readline = None


class Prompt:
    """Reads lines; Tab completes what was offered, the arrows bring earlier lines back."""

    def __init__(self) -> None:
        self._offered: Sequence[str] = ()
        if _readline is not None and sys.stdin.isatty():
            is_libedit = "libedit" in (_readline.__doc__ or "")
            _readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
            # A notation has blanks and signs in it: what is completed is the whole line.
            _readline.set_completer_delims("")
            _readline.set_completer(self.complete)

    def offer(self, words: Sequence[str]) -> None:
        """From now on these can be completed."""
        self._offered = words

    def complete(self, text: str, place: int) -> str | None:
        """The word at that place among those offered that begin with `text`."""
        fitting = [word for word in self._offered if word.startswith(text)]
        return fitting[place] if place < len(fitting) else None

    def read(self, question: str) -> str:
        """A line, typed after the question."""
        return input(question)

    def forget(self) -> None:
        """Nothing that was typed can be brought back: the next person must not see it."""
        self._offered = ()
        if _readline is not None:
            _readline.clear_history()
