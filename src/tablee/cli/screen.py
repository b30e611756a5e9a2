"""What a person at the terminal sees: the board, what happened, the question, the moves."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tablee.bots.explaining import Expectation, said
from tablee.cli import listing, moves
from tablee.cli.boards import board, highest_number, widest
from tablee.cli.moves import Choice, Kind, Offered, choices, own_numbers
from tablee.cli.session import Happened, Session
from tablee.cli.standings import final_table, mark
from tablee.cli.voice import Voice
from tablee.core import Game, Seat

#: Lines of the log, at least and at most.
FEWEST, MOST = 3, 12
#: Lines for the question and the answer.
BESIDE = 2
#: How far what a hint is for stands in.
HINT_INDENT = 16
#: Lines longer than this are hard to read.
WIDEST = 160


class Screen:
    """Draws one session for whoever is asked."""

    def __init__(self, voice: Voice, session: Session) -> None:
        self.voice = voice
        self.session = session
        #: Whether the screen is too low for the last table.
        self.low = False

    @property
    def game(self) -> Game[Any]:
        """The game on the table."""
        return self.session.match.game

    @property
    def width(self) -> int:
        """Columns for the board."""
        return min(widest(self.game.id), self.voice.out.width)

    @property
    def span(self) -> int:
        """Columns for what is said and offered."""
        return min(WIDEST, self.voice.out.width)

    def names(self, seat: Seat | None) -> list[str]:
        """What the seats are called; the reader's own is "you"."""
        people = self.session.people
        return [
            self.voice.say("you")
            if other == seat
            else self.voice.say("player" if other in people else "play-bot", number=other + 1)
            for other in range(self.session.match.header.seats)
        ]

    def choices(self, seat: Seat) -> list[Choice]:
        """What `seat` may do, each kind of move under the game's own heading."""
        match = self.session.match
        names = self.names(None)
        legal = match.legal(seat)
        sentences = [match.game.describe(match.state, seat, action) for action in legal]
        words = [match.game.say(said, self.voice.lang, names, seat) for said in sentences]
        keys = [said.key for said in sentences]
        kinds = {key: Kind(key, self.voice.title(f"group-{key}")) for key in keys}
        numbers = own_numbers(
            legal,
            partial(match.game.targets, match.state, seat),
            match.game.vocabulary.fixed,
            highest_number(match.game.id, match.game.observe(match.state, seat)),
        )
        return choices(legal, words, [kinds[key] for key in keys], numbers)

    def table(self, seat: Seat, listed: Sequence[Choice]) -> None:
        """The whole screen for `seat`."""
        out = self.voice.out
        drawn = self._board(seat, listed)
        offered = listing.table(listed, self.span, None, self.voice)
        lines = MOST
        if out.is_terminal:
            options = out.options.update(width=self.width)
            free = out.height - BESIDE - len(out.render_lines(drawn, options, pad=False))
            offered = self._fitted(listed, free - FEWEST)
            lines = max(FEWEST, min(MOST, free - len(offered)))
            self.low = len(offered) + FEWEST > free
        question = self.game.say(
            self.game.question(self.session.match.state, seat),
            self.voice.lang,
            self.names(None),
            seat,
        )
        self.clear()
        out.print(drawn, width=self.width)
        for line in self._log(seat, lines):
            self._print(line)
        self._print(Text(question[:1].upper() + question[1:], style="bold yellow"))
        for line in offered:
            self._print(line)

    def board(self, seat: Seat, listed: Sequence[Choice]) -> None:
        """The board alone, for screens too low for the moves beside it."""
        self.clear()
        self.voice.out.print(self._board(seat, listed), width=self.width)

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

    def hints(self, best: Sequence[Expectation], listed: Sequence[Choice]) -> None:
        """The best few answers of a bot, with what it expects of them and what they are for."""
        by_action = {choice.action: choice for choice in listed}
        self._print(Text(self.voice.say("play-hint"), style="bold"))
        for place, expected in enumerate(best, 1):
            choice = by_action[expected.action]
            lead = Text(f"{self._signed(expected.value):>7}  ", style="bold")
            number = Text(f"{choice.number:>3} ", style="bold yellow")
            words = Text(choice.words).append(f"  {choice.action}", style="dim")
            self._print(Text(f"{place}. ") + lead + number + words)
            points, purpose = round(expected.points), said(expected.purpose)
            told = self.voice.say("play-hint-for", points=points, purpose=purpose)
            self._print(Padding(Text(told, style="dim"), (0, 0, 0, HINT_INDENT)))

    def _signed(self, value: float) -> str:
        return ("+" if value >= 0 else "−") + self.voice.number(abs(value), 1)

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
        seat = self.session.people[0] if len(self.session.people) == 1 else None
        out.print(self._board(seat), width=self.width)
        since = max(map(self.session.latest_run, self.session.people))
        names = self.names(None)
        for happened in self.session.story(seat):
            if happened.move >= since:
                self._print(self._told(happened, seat, names))
        out.print(final_table(self.voice, self.session.match, self.names(seat)))

    def clear(self) -> None:
        """An empty screen, where it is one."""
        if self.voice.out.is_terminal:
            self.voice.out.clear()

    def forget(self) -> None:
        """Nothing of the last screen can be scrolled back to."""
        self.clear()
        if self.voice.out.is_terminal:
            self.voice.out.file.write("\x1b[3J")

    def _board(self, seat: Seat | None, listed: Sequence[Choice] = ()) -> RenderableType:
        match = self.session.match
        touched: Offered = {}
        if seat is not None:
            targets = partial(self.game.targets, match.state, seat)
            touched = moves.offered(listed, targets)
        draw, names = board(self.game.id), self.names(seat)
        seen = self.game.observe(match.state, seat)
        return draw(self.game, seen, names, self.voice, self.width, reader=seat, offered=touched)

    def _log(self, seat: Seat, room: int) -> list[Text]:
        """The latest events, as many as there is room for; those already seen are dim."""
        since = self.session.latest_run(seat)
        happened = list(self.session.story(seat))
        new = sum(entry.move >= since for entry in happened)
        shown = happened[-room:]
        names = self.names(None)
        lines = [self._told(entry, seat, names) for entry in shown]
        for entry, line in zip(shown, lines, strict=True):
            if entry.move < since:
                line.stylize("dim")
        if new > len(shown):
            lines[0] = Text(self.voice.say("play-earlier", count=new - len(shown) + 1), style="dim")
        return lines

    def _told(self, happened: Happened, seat: Seat | None, names: Sequence[str]) -> Text:
        event = happened.event
        words = self.game.say(self.game.tell(event), self.voice.lang, names, seat)
        who = getattr(event, "seat", None)
        sign = mark(who) if isinstance(who, int) else Text.styled("·", "dim")
        line = Text.assemble(sign, f" {words}")
        if happened.forced:
            line.append(f"  {self.voice.say('play-forced')}", style="dim")
        return line

    def _print(self, line: RenderableType) -> None:
        self.voice.out.print(line, width=self.span)
