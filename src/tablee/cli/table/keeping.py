"""Keeping a game: it is written to its file, and people are told how to go on."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from signal import Signals
from tempfile import gettempdir
from typing import NamedTuple

from tablee.cli.files import free_path, write_text
from tablee.cli.table.session import Seating, Session
from tablee.cli.voice import Voice
from tablee.core import TableeError

#: The exit code after Ctrl-C.
INTERRUPTED = 130
#: The machine shuts down, the terminal went away (which only some systems tell): the game is kept.
ENDINGS = [number for number in Signals if number.name in ("SIGTERM", "SIGHUP")]


class Kept(NamedTuple):
    """What was written, in words, and the commands that go on from there."""

    words: str
    commands: Sequence[str]


class Keeper:
    """Writes the game of a session, to its own file unless another one is named."""

    def __init__(self, voice: Voice, session: Session, seating: Seating, file: Path) -> None:
        self._voice = voice
        self._session = session
        self._seating = seating
        self.file = file
        #: A finished game that is only looked at need not be kept again.
        self.was_over = session.match.over

    def keep(self, path: Path | None = None) -> Kept:
        """The game is on disk; raises `TableeError`."""
        match = self._session.match
        path = path or self.file
        write_text(path, str(match.record))
        if match.over:
            words = self._voice.say("play-kept", path=str(path))
            return Kept(words, [_command(does, str(path)) for does in ("replay", "review")])

        command = ["play", match.game.id, "--resume", str(path)]
        if self._seating.humans != 1:
            command += ["--humans", str(self._seating.humans)]
        if self._seating.bot != Seating().bot:
            command += ["--bot", self._seating.bot]
        return Kept(self._voice.say("play-saved", path=str(path)), [_command(*command)])

    def leave(self) -> Kept:
        """The game so far, or to its end, is on disk, elsewhere if not here."""
        self._session.mend()
        try:
            return self.keep()
        except TableeError as error:
            self._voice.complain(self._voice.refusal(error))
            return self.keep(free_path(Path(gettempdir()) / self.file.name))

    def tell(self, kept: Kept) -> None:
        """Print what was written and how to go on."""
        out = self._voice.out
        out.print(kept.words, style="italic", markup=False)
        for command in kept.commands:
            out.print("  " + command, markup=False, soft_wrap=True)


def _command(*words: str) -> str:
    return shlex.join(["tablee", *words])
