"""What the plain prompt prints: the board, what happened, the question, the moves."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tablee.cli.plain import listing
from tablee.cli.table.moves import NUMBER, Choice
from tablee.cli.table.table import Hint, Table
from tablee.core import Seat

#: Lines of the log, at least and at most.
FEWEST, MOST = 3, 12
#: Lines for the question and the answer.
BESIDE = 2
#: How far what a hint is for stands in.
HINT_INDENT = 16
#: Lines longer than this are hard to read.
WIDEST = 160


class Screen:
    """Prints one table for whoever is asked."""

    def __init__(self, table: Table) -> None:
        self.voice = table.voice
        self._table = table
        #: Whether the screen is too low for the last table.
        self.low = False

    @property
    def width(self) -> int:
        """Columns for the board."""
        return min(self._table.widest, self.voice.out.width)

    @property
    def span(self) -> int:
        """Columns for what is said and offered."""
        return min(WIDEST, self.voice.out.width)

    def table(self, seat: Seat, listed: Sequence[Choice]) -> None:
        """The whole screen for `seat`."""
        out = self.voice.out
        drawn = self._table.board(seat, listed, self.width)
        offered = listing.table(listed, self.span, None, self.voice)
        lines = MOST
        if out.is_terminal:
            options = out.options.update(width=self.width)
            free = out.height - BESIDE - len(out.render_lines(drawn, options, pad=False))
            offered = self._fitted(listed, free - FEWEST)
            lines = max(FEWEST, min(MOST, free - len(offered)))
            self.low = len(offered) + FEWEST > free
        self.clear()
        out.print(drawn, width=self.width)
        for line in self._log(seat, lines):
            self._print(line)
        self._print(Text(self._table.question(seat), style=NUMBER))
        for line in offered:
            self._print(line)

    def board(self, seat: Seat, listed: Sequence[Choice]) -> None:
        """The board alone, for screens too low for the moves beside it."""
        self.clear()
        self.voice.out.print(self._table.board(seat, listed, self.width), width=self.width)

    def _fitted(self, listed: Sequence[Choice], free: int) -> list[Text]:
        """The moves in the lines that the board leaves free if possible, else in most of a screen.

        The top of the board scrolls away then, which a terminal can bring back.
        """
        fitted = listing.table(listed, self.span, free, self.voice)
        if len(fitted) <= free:
            return fitted
        return listing.table(listed, self.span, self.voice.out.height * 3 // 4, self.voice)

    def moves(self, listed: Sequence[Choice]) -> None:
        """Only these moves, all of them."""
        for line in listing.whole(listed, self.span, self.voice):
            self._print(line)

    def hints(self, hints: Sequence[Hint]) -> None:
        """The best few answers of a bot, with what it expects of them and what they are for."""
        self._print(Text(self.voice.say("play-hint"), style="bold"))
        for place, hint in enumerate(hints, 1):
            lead = Text(f"{hint.lead:>7}  ", style="bold")
            number = Text(f"{hint.choice.number:>3} ", style=NUMBER)
            words = Text(hint.choice.words).append(f"  {hint.choice.action}", style="dim")
            self._print(Text(f"{place}. ") + lead + number + words)
            self._print(Padding(Text(hint.purpose, style="dim"), (0, 0, 0, HINT_INDENT)))

    def help(self) -> None:
        """What can be typed."""
        self._print(Text(self.voice.say("play-help")))

    def message(self, words: str) -> None:
        """A short answer to what was typed."""
        self._print(Text(words, style="italic"))

    def finish(self) -> None:
        """The last position, everything since the last choice, and the ranking."""
        out = self.voice.out
        self.clear()
        people = self._table.session.people
        seat = people[0] if len(people) == 1 else None
        out.print(self._table.board(seat, (), self.width), width=self.width)
        for line, is_new in self._table.log(seat):
            if is_new:
                self._print(line)
        out.print(self._table.results(seat))

    def clear(self) -> None:
        """An empty screen, where it is one."""
        if self.voice.out.is_terminal:
            self.voice.out.clear()

    def forget(self) -> None:
        """Nothing of the last screen can be scrolled back to."""
        self.clear()
        if self.voice.out.is_terminal:
            self.voice.out.file.write("\x1b[3J")

    def _log(self, seat: Seat, room: int) -> list[Text]:
        """The latest events, as many as there is room for; those already seen are dim."""
        told = self._table.log(seat)
        new = sum(is_new for _, is_new in told)
        shown = told[-room:]
        lines = [line for line, _ in shown]
        for line, is_new in shown:
            if not is_new:
                line.stylize("dim")
        if new > len(shown):
            lines[0] = Text(self.voice.say("play-earlier", count=new - len(shown) + 1), style="dim")
        return lines

    def _print(self, line: RenderableType) -> None:
        self.voice.out.print(line, width=self.span)
