"""What a seat sees of a session, in words and signs: names, moves, question, board, log, hints."""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.bots.explaining import Expectation, said
from tablee.cli.boards import board, highest_number, widest
from tablee.cli.standings import final_table, mark, sources_table
from tablee.cli.table.moves import Choice, Kind, Offered, choices, offered, own_numbers
from tablee.cli.table.session import Happened, Session
from tablee.cli.voice import Voice
from tablee.core import Game, Seat
from tablee.driver import Ledger


class Told(NamedTuple):
    """A line of the log, and whether its reader has decided nothing since."""

    line: Text
    is_new: bool


class Hint(NamedTuple):
    """One of a bot's best answers, in words."""

    choice: Choice
    #: Points ahead of the best rival, at the end.
    lead: str
    #: Points to expect, and what sets it apart from the others.
    purpose: str


class Table:
    """Puts one session into words and signs; draws for whoever is named as the reader."""

    def __init__(self, voice: Voice, session: Session) -> None:
        self.voice = voice
        self.session = session

    @property
    def game(self) -> Game[Any]:
        """The game on the table."""
        return self.session.match.game

    @property
    def widest(self) -> int:
        """More columns than these are of no use to the board."""
        return widest(self.game.id)

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

    def offered(self, seat: Seat, listed: Sequence[Choice]) -> Offered:
        """Where on the board the moves are."""
        return offered(listed, partial(self.game.targets, self.session.match.state, seat))

    def question(self, seat: Seat | None) -> str:
        """What the reader is asked, or whom it waits for."""
        asked = self.game.question(self.session.match.state, seat)
        words = self.game.say(asked, self.voice.lang, self.names(None), seat)
        return words[:1].upper() + words[1:]

    def board(
        self, seat: Seat | None, listed: Sequence[Choice] = (), width: int | None = None
    ) -> RenderableType:
        """The board as the reader sees it, with the numbers of the moves that lead there."""
        match = self.session.match
        touched = self.offered(seat, listed) if seat is not None else {}
        draw, names = board(self.game.id), self.names(seat)
        seen = self.game.observe(match.state, seat)
        columns = self.widest if width is None else width
        return draw(self.game, seen, names, self.voice, columns, reader=seat, offered=touched)

    def log(self, seat: Seat | None) -> list[Told]:
        """All that the reader may know of what happened; a spectator's since any person's turn."""
        readers = self.session.people if seat is None else [seat]
        since = max(map(self.session.latest_run, readers))
        names = self.names(None)
        return [
            Told(self._told(happened, seat, names), happened.move >= since)
            for happened in self.session.story(seat)
        ]

    def _told(self, happened: Happened, seat: Seat | None, names: Sequence[str]) -> Text:
        event = happened.event
        words = self.game.say(self.game.tell(event), self.voice.lang, names, seat)
        who = getattr(event, "seat", None)
        sign = mark(who) if isinstance(who, int) else Text.styled("·", "dim")
        line = Text.assemble(sign, f" {words}")
        if happened.forced:
            line.append(f"  {self.voice.say('play-forced')}", style="dim")
        return line

    def hints(self, best: Sequence[Expectation], listed: Sequence[Choice]) -> list[Hint]:
        """The best few answers of a bot, with what it expects of them and what they are for."""
        by_action = {choice.action: choice for choice in listed}
        hints = []
        for expected in best:
            points, purpose = round(expected.points), said(expected.purpose)
            told = self.voice.say("play-hint-for", points=points, purpose=purpose)
            hints.append(Hint(by_action[expected.action], self._signed(expected.value), told))
        return hints

    def _signed(self, value: float) -> str:
        return ("+" if value >= 0 else "−") + self.voice.number(abs(value), 1)

    def results(self, seat: Seat | None) -> RenderableType:
        """The ranking, as it is or would be; at the end also where the points came from."""
        match = self.session.match
        names = self.names(seat)
        ranking = final_table(self.voice, match, names)
        if not match.over or not match.game.sources:
            return ranking
        ledger = Ledger.heard_by(self.session.driver)
        return Group(ranking, Text(), sources_table(self.voice, ledger, names))
