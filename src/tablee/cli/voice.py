"""The voice: says sentences in the chosen language and holds the two streams they go to."""

import json
import sys
from contextlib import suppress

from rich.console import Console

from tablee.core import Argument, IllegalAction, Json, Sentence, TableeError
from tablee.core.catalogue import game
from tablee.kit.text import Phrasebook

#: Boards are drawn for this width; narrower terminals get narrower boards.
WIDTH = 100


class Voice:
    """Speaks one language, with the words of the commands and of the game that was opened."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._rooms = ["tablee.cli"]
        self._phrases = Phrasebook(*self._rooms)
        self.out = _console(error=False)
        self.err = _console(error=True)

    def enter(self, game_id: str) -> None:
        """From now on the sentences of that game can be said too; raises `UnknownGame`."""
        package, _, _ = type(game(game_id)).__module__.rpartition(".")
        self.enter_room(package)

    def enter_room(self, package: str) -> None:
        """From now on the sentences of that package can be said too."""
        self._rooms.append(package)
        self._phrases = Phrasebook(*self._rooms)

    def say(self, key: str, /, **args: Argument) -> str:
        """A message by its key."""
        return self.word(Sentence(key, **args))

    def word(self, sentence: Sentence) -> str:
        """A sentence in words."""
        return self._phrases.say(sentence, self.lang)

    def title(self, key: str, /) -> str:
        """A message that need not be there: without it nothing is said."""
        try:
            return self.say(key)
        except LookupError:
            return ""

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language; what rounds to nothing has no sign."""
        written = f"{value:z,.{digits}f}".replace("-", "−")
        return written.translate(str.maketrans(",.", "\u202f,")) if self.lang == "fr" else written

    def refusal(self, error: TableeError) -> str:
        """What was wrong; a broken rule of the game is named."""
        words = self.word(error.sentence)
        if isinstance(error, IllegalAction) and error.rule:
            return self.say("refusal", rule=error.rule, reason=words)
        return words

    def complain(self, words: str) -> None:
        """One message on the error stream, never wrapped or coloured."""
        with suppress(OSError):  # there is no other place to complain to
            print(words, file=sys.stderr)  # noqa: T201 - this is the terminal's door

    def write(self, text: str) -> None:
        """Text for another program on the output stream, exactly as it is."""
        sys.stdout.write(text)

    def write_json(self, data: Json) -> None:
        """One JSON value on the output stream."""
        self.write(json.dumps(data, ensure_ascii=False) + "\n")


def _console(*, error: bool) -> Console:
    console = Console(stderr=error, highlight=False)
    if not console.is_terminal:
        console = Console(stderr=error, highlight=False, width=WIDTH)
    return console
