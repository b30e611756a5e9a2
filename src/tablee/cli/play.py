"""`tablee play`: people at one terminal play a game to its end, or leave it saved."""

import re
import shlex
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from secrets import randbelow
from signal import Signals, signal
from tempfile import gettempdir
from typing import Any

from tablee.cli.files import ENDING, free_path, read_text, write_text
from tablee.cli.languages import other_language
from tablee.cli.moves import Choice, matching, notation_of
from tablee.cli.opening import Setup
from tablee.cli.prompt import Prompt
from tablee.cli.screen import Screen
from tablee.cli.session import Seating, Session
from tablee.cli.voice import Voice
from tablee.core import (
    CHANCE,
    BadNotation,
    Game,
    Match,
    Move,
    Record,
    Seat,
    Sentence,
    TableeError,
)
from tablee.core.catalogue import games
from tablee.driver import Driver

#: Seeds that nobody chose are short enough to be told to a friend.
SEEDS = 1_000_000
INTERRUPTED = 130
#: Signs of a number that are said again.
SHOWN = 20
#: The machine shuts down, the terminal went away (which only some systems tell).
ENDINGS = [number for number in Signals if number.name in ("SIGTERM", "SIGHUP")]


def play(voice: Voice, game: Game[Any], setup: Setup, seating: Seating, seed: int | None) -> int:
    """A new game; the exit code."""
    check_input()
    seed = randbelow(SEEDS) if seed is None else seed
    session = Session(Driver.new(game, setup.seats, seed, setup.options), seating)
    name = re.sub(r"[^\w.-]", "_", f"{game.id}-{seed}")
    return Sitting(voice, session, seating, free_path(Path(name + ENDING))).run()


def resume(
    voice: Voice, game_id: str, seating: Seating, file: Path, step: int | None = None
) -> int:
    """A saved game goes on; leaving it again saves it to the same file.

    Where it goes on from an earlier step, it is another game with a file of its own.
    """
    check_input()
    record = Record.loads(read_text(file))
    if record.header.game in games():
        voice.enter(record.header.game)
    if record.header.game != game_id:
        found = record.header.game
        raise TableeError(Sentence("error-resume-game", found=found, game=game_id))
    match = record.replay()
    if step is not None:
        match, file = _after(match, step), free_path(file)
    return Sitting(voice, Session.resumed(match, seating), seating, file).run()


def _after(match: Match[Any], step: int) -> Match[Any]:
    """The match as it was after so many decisions, and what was drawn then."""
    if not 0 <= step <= match.decisions:
        raise TableeError(Sentence("error-from", decisions=match.decisions))
    moves = []
    left = step
    for seat, action in match.moves:
        if seat != CHANCE:
            if not left:
                break
            left -= 1
        moves.append(Move(seat, action.text))
    return Match.replayed(match.game, Record(match.header, moves))


def refuse_with_resume(names: Sequence[str]) -> None:
    """Raises `TableeError` for flags that a saved game has settled."""
    if names:
        raise TableeError(Sentence("error-resume-with", names=", ".join(names)))


def check_input() -> None:
    """Raises `TableeError` where nobody could type anything."""
    if sys.stdin is None or sys.stdin.closed:
        raise TableeError(Sentence("error-no-input"))


class Next(Enum):
    """What follows an answer."""

    ASK_AGAIN = auto()
    DRAW = auto()
    LEAVE = auto()


class Sitting:
    """Asks, listens and plays, until the game is over or the people leave."""

    def __init__(self, voice: Voice, session: Session, seating: Seating, file: Path) -> None:
        self.voice = voice
        self.session = session
        self.seating = seating
        self.file = file
        self.screen = Screen(voice, session)
        self.prompt = Prompt()
        #: A finished game that is only looked at need not be saved again.
        self._was_over = session.match.over
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
                write_text(self.file, str(self.session.match.record))
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
            if not self._was_over:
                self._leave()
            return False
        seat = self.session.asked
        if len(self.session.people) > 1 and seat != self._reader:
            self.screen.forget()
            self.prompt.forget()
            self._read("play-hand-over", name=self.screen.names(None)[seat])
        self._reader = seat
        listed = self.screen.choices(seat)
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
        """Do what was typed: a legal move's notation first, then a command, a number, a filter."""
        for choice in listed:
            if typed in (str(choice.action), str(choice.number)):
                self.session.play(choice.action, seat)
                return Next.DRAW
        if typed in self._commands:
            return self._commands[typed](listed)
        if typed.startswith("/"):
            return self._filter(listed, typed[1:])
        if typed.isdecimal():
            return self._refuse_number(typed, seat, listed)
        command, _, name = typed.partition(" ")
        if command == "s":
            path = Path(name.strip()).expanduser() if name.strip() else self.file
            return self._attempt(lambda: self._save(path), Next.ASK_AGAIN)
        return self._attempt(lambda: self.session.play(typed, seat), Next.DRAW)

    def _refuse_number(self, typed: str, seat: Seat, listed: Sequence[Choice]) -> Next:
        """Why there is no such move: the rule where the board shows the number."""
        notation = notation_of(listed, typed)
        try:
            if notation is not None:
                self.session.match.game.parse(notation)
        except BadNotation:
            notation = None
        if notation is None:
            return self._reply(self.voice.say("play-no-number", number=typed[:SHOWN]))
        return self._attempt(lambda: self.session.play(notation, seat), Next.DRAW)

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
        self.screen.hints(self.session.hints(), listed)
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

    def _save(self, path: Path) -> None:
        match = self.session.match
        write_text(path, str(match.record))
        if match.over:
            command = ["tablee", "replay", str(path)]
        else:
            command = ["tablee", "play", match.game.id, "--resume", str(path)]
            if self.seating.humans != 1:
                command += ["--humans", str(self.seating.humans)]
            if self.seating.bot != Seating().bot:
                command += ["--bot", self.seating.bot]
        key = "play-kept" if match.over else "play-saved"
        self.screen.message(self.voice.say(key, path=str(path)))
        self.voice.out.print("  " + shlex.join(command), markup=False, soft_wrap=True)

    def _leave(self) -> None:
        """The game so far, or to its end, is on disk, elsewhere if not here."""
        self.session.mend()
        self.voice.out.print()
        try:
            self._save(self.file)
        except TableeError as error:
            self.voice.complain(self.voice.refusal(error))
            self._save(free_path(Path(gettempdir()) / self.file.name))


def _interrupt(*_: object) -> None:
    """A signal that is as good as Ctrl-C."""
    raise KeyboardInterrupt
