"""A game at the plain prompt: people type, until it is over or they leave it saved."""

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from signal import signal

from tablee.cli.languages import other_language
from tablee.cli.plain.prompt import Prompt
from tablee.cli.plain.screen import Screen
from tablee.cli.table.answers import chosen, play_typed
from tablee.cli.table.keeping import ENDINGS, INTERRUPTED, Keeper
from tablee.cli.table.moves import Choice, matching
from tablee.cli.table.table import Table
from tablee.core import Seat, TableeError


class Next(Enum):
    """What follows an answer."""

    ASK_AGAIN = auto()
    DRAW = auto()
    LEAVE = auto()


class Sitting:
    """Asks, listens and plays, until the game is over or the people leave."""

    def __init__(self, table: Table, keeper: Keeper) -> None:
        self.voice = table.voice
        self.session = table.session
        self.table = table
        self.keeper = keeper
        self.screen = Screen(table)
        self.prompt = Prompt()
        self._reader: Seat | None = None
        self._commands: dict[str, Callable[[Sequence[Choice]], Next]] = {
            "": lambda _: Next.DRAW,
            "q": lambda _: Next.LEAVE,
            "u": lambda _: self._undo(),
            "l": lambda _: self._switch_language(),
            "b": self._board,
            "h": self._hint,
            "?": self._help,
        }

    def run(self) -> int:
        """Play to the end or until the people leave; then the game is saved."""
        usual = [(number, signal(number, _interrupt)) for number in ENDINGS]
        try:
            while self._turn():
                pass
        except EOFError:
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        except OSError:
            # Nobody sees the screen any more; the game is kept all the same.
            self.session.mend()
            with suppress(TableeError):
                self.keeper.keep()
            raise
        finally:
            for number, handler in usual:
                signal(number, handler)
        return 0

    def _turn(self) -> bool:
        """One choice of one person; False when there is no next one."""
        self.session.advance()
        if self.session.match.over:
            self.screen.finish()
            if not self.keeper.was_over:
                self._leave()
            return False
        seat = self.session.asked
        if len(self.session.people) > 1 and seat != self._reader:
            self.screen.forget()
            self.prompt.forget()
            self._read("play-hand-over", name=self.table.names(None)[seat])
        self._reader = seat
        listed = self.table.choices(seat)
        self.screen.table(seat, listed)
        self.prompt.offer(
            [*(str(choice.action) for choice in listed), *filter(None, self._commands)]
        )
        asking = "play-ask-low" if self.screen.low else "play-ask"
        following = Next.ASK_AGAIN
        while following is Next.ASK_AGAIN:
            following = self._answer(self._read(asking), seat, listed)
        if following is Next.LEAVE:
            self._leave()
        return following is Next.DRAW

    def _read(self, question: str, **args: str) -> str:
        """A line typed after a question; a script's lines are shown, as a keyboard's would be."""
        typed = self.prompt.read(self.voice.say(question, **args) + " ").strip()
        if not sys.stdin.isatty():
            self.voice.out.print(typed, markup=False)
        return typed

    def _answer(self, typed: str, seat: Seat, listed: Sequence[Choice]) -> Next:
        """Do what was typed: a legal move first, then a command, a filter, any other move."""
        if chosen(listed, typed) is None:
            if typed in self._commands:
                return self._commands[typed](listed)
            if typed.startswith("/"):
                return self._filter(listed, typed[1:])
            command, _, name = typed.partition(" ")
            if command == "s":
                path = Path(name.strip()).expanduser() if name.strip() else None
                return self._attempt(lambda: self._save(path), Next.ASK_AGAIN)
        return self._attempt(lambda: play_typed(self.session, seat, listed, typed), Next.DRAW)

    def _attempt(self, deed: Callable[[], None], following: Next) -> Next:
        """Do it, or say why it cannot be done."""
        try:
            deed()
        except TableeError as error:
            return self._reply(self.voice.refusal(error))
        return following

    def _reply(self, words: str) -> Next:
        self.screen.message(words)
        return Next.ASK_AGAIN

    # Commands

    def _undo(self) -> Next:
        if self.session.take_back():
            return Next.DRAW
        return self._reply(self.voice.say("play-no-undo"))

    def _switch_language(self) -> Next:
        self.voice.lang = other_language(self.voice.lang)
        return Next.DRAW

    def _hint(self, listed: Sequence[Choice]) -> Next:
        self.screen.hints(self.table.hints(self.session.hints(), listed))
        return Next.ASK_AGAIN

    def _board(self, listed: Sequence[Choice]) -> Next:
        self.screen.board(self.session.asked, listed)
        return Next.ASK_AGAIN

    def _help(self, listed: Sequence[Choice]) -> Next:
        self.screen.help()
        return Next.ASK_AGAIN

    def _filter(self, listed: Sequence[Choice], text: str) -> Next:
        found = matching(listed, text)
        if not found:
            return self._reply(self.voice.say("play-no-match", text=text.strip()))
        self.screen.moves(found)
        return Next.ASK_AGAIN

    # Saving

    def _save(self, path: Path | None) -> None:
        self.keeper.tell(self.keeper.keep(path))

    def _leave(self) -> None:
        self.voice.out.print()
        self.keeper.tell(self.keeper.leave())


def _interrupt(*_: object) -> None:
    """A signal that is as good as Ctrl-C."""
    raise KeyboardInterrupt
