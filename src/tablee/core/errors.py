"""What can go wrong, said so that a person can mend it.

Each error carries a `Sentence`; whoever knows the language (`Game.say`) fills in `words`.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from tablee.core.sentences import Sentence

#: How errors are worded that no game has put into words; see `word_errors_with`.
_say: Callable[[Sentence], str] | None = None


def word_errors_with(say: Callable[[Sentence], str]) -> None:
    """From now on `str(error)` is English, also for errors that no game was there to word."""
    global _say  # noqa: PLW0603 - core has no texts of its own, the package lends it some
    _say = say


class TableeError(Exception):
    """Something a user asked for cannot be done; nothing was changed."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence: Final = sentence
        self.words = ""

    def __str__(self) -> str:
        if self.words:
            return self.words
        if _say is not None:
            with suppress(LookupError):
                return _say(self.sentence)
        filled = ", ".join(f"{name}: {value}" for name, value in self.sentence.args.items())
        return f"{self.sentence.key} ({filled})"


class UnknownGame(TableeError):
    """No game has that id."""

    def __init__(self, game_id: str, known: Sequence[str]) -> None:
        super().__init__(Sentence("error-game", game=game_id, known=", ".join(known)))


class BadSetup(TableeError):
    """A seat count, an option or a value that the game does not have."""


#: So much of a text that is no notation is told to whoever wrote it.
MOST_SHOWN: Final = 80


class BadNotation(TableeError):
    """A text that is no action of this game, legal or not."""

    def __init__(self, text: str, verbs: Sequence[str]) -> None:
        shown = text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
        super().__init__(Sentence("error-notation", text=shown, verbs=", ".join(verbs)))


class IllegalAction(TableeError):
    """A well-formed action that the rules forbid now: which rule, and why."""

    def __init__(self, rule: str, reason: Sentence) -> None:
        super().__init__(reason)
        self.rule: Final = rule
        self.reason: Final = reason


#: What is said of an action that no rule speaks of while something else is asked.
NOT_NOW: Final = Sentence("refuse-not-now")


class BadRecord(TableeError):
    """A record that cannot be read or does not replay; `line` counts from 1."""

    def __init__(self, line: int, reason: Sentence) -> None:
        super().__init__(Sentence("error-record", line=line, reason=reason))
        self.line: Final = line


class BadEdition(TableeError):
    """An edition file with a wrong value; `key` is its dotted name."""

    def __init__(self, key: str, reason: Sentence) -> None:
        super().__init__(Sentence("error-edition", key=key, reason=reason))
        self.key: Final = key
        self.reason: Final = reason
