"""Records: a whole game as text, one action a line, chance included. The record is the truth.

    tablee 1
    game reworld
    rules 1
    edition 1f0c52a7d3e9
    change shuttles.shields_0 6
    seats 3
    option r22_holder_may_rebuy true
    seed 7

    * first 2
    2 take 7
    ...
    scores 88 71 90
    end 312 9b2e6c01

`*` is chance, other lines begin with the seat. `scores` stands only under a finished game. `end`
counts the actions and seals the text, so that a cut or edited record is noticed.
"""

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NoReturn

from tablee.core import catalogue
from tablee.core.errors import BadEdition, BadRecord, TableeError
from tablee.core.events import CHANCE, Seat, Sink
from tablee.core.options import Value, write
from tablee.core.sentences import Argument, Sentence
from tablee.core.snapshot import Json

if TYPE_CHECKING:
    from tablee.core.match import Match

FORMAT = 1


@dataclass(eq=False)
class Header:
    """What must be known to play a record again."""

    game: str
    rules: int
    edition: str
    seats: int
    seed: str | None
    options: dict[str, Value] = field(default_factory=dict)
    changes: dict[str, Json] = field(default_factory=dict)

    def __eq__(self, other: object) -> bool:
        """Whether they say the same; an option read from a text is not typed yet."""
        return isinstance(other, Header) and self.lines() == other.lines()

    def lines(self) -> list[str]:
        """The header as text."""
        seed = [] if self.seed is None else [f"seed {self.seed}"]
        return [
            f"tablee {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"edition {self.edition}",
            *(f"change {key} {json.dumps(value)}" for key, value in self.changes.items()),
            f"seats {self.seats}",
            *(f"option {name} {write(value)}" for name, value in self.options.items()),
            *seed,
        ]

    def line_of(self, start: str) -> int:
        """The number of the header's first line that begins so."""
        return next((n for n, line in enumerate(self.lines(), 1) if line.startswith(start)), 1)


@dataclass
class Move:
    """One line: who did what. `line` is its place in the text it was read from."""

    seat: Seat
    text: str
    line: int = field(default=0, compare=False)


@dataclass
class Record:
    """A game from its header to its last move; `scores` is there once it is over.

    Examples:
        >>> match = tablee.Match(tablee.game("reykholt"), seats=2, seed=1)
        >>> tablee.play_out(match, [tablee.bot("random")] * 2)
        >>> text = str(match.record)
        >>> again = tablee.Record.loads(text).replay()  # every move is checked again
        >>> again.scores() == match.scores()
        True
    """

    header: Header
    moves: list[Move] = field(default_factory=list)
    scores: list[int] | None = None
    #: Where the scores and the end stood in the text this was read from, and what it was sealed by.
    scores_line: int = field(default=0, compare=False)
    end_line: int = field(default=0, compare=False)
    seal: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        body = self._body()
        return f"{body}end {len(self.moves)} {_seal(body)}\n"

    def _body(self) -> str:
        lines = [*self.header.lines(), ""]
        lines += [f"{'*' if m.seat == CHANCE else m.seat} {m.text}" for m in self.moves]
        if self.scores is not None:
            lines.append("scores " + " ".join(map(str, self.scores)))
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: str) -> "Record":
        """Read a record; raises `BadRecord` with the line. Legality is for `replay` to check."""
        return _Reader(text).read()

    def replay(self, sink: Sink | None = None) -> "Match[Any]":
        """Play the record again under full checks; raises `BadRecord` with the line."""
        from tablee.core.match import Match  # noqa: PLC0415 - a match holds a record

        try:
            game = catalogue.game(self.header.game, self.header.changes)
        except BadEdition as error:
            raise BadRecord(self.header.line_of(f"change {error.key} "), error.sentence) from None
        except TableeError as error:
            raise BadRecord(self.header.line_of("game "), error.sentence) from None
        if game.rules_version != self.header.rules:
            line = self.header.line_of("rules ")
            _refuse(line, "record-rules", rules=self.header.rules, ours=game.rules_version)
        if game.edition.digest != self.header.edition:
            line = self.header.line_of("edition ")
            _refuse(line, "record-edition", edition=self.header.edition, ours=game.edition.digest)
        return Match.replayed(game, self, sink)

    def check_seal(self) -> None:
        """Raise `BadRecord` if the text was changed after it was written."""
        if self.seal and self.seal != _seal(self._body()):
            _refuse(self.end_line, "record-seal")


def _seal(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:8]


def _refuse(line: int, key: str, **args: Argument) -> NoReturn:
    raise BadRecord(line, Sentence(key, **args))


class _Reader:
    """Reads a record line by line, so that each complaint can name its line."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        #: The number of the line being read, from 1.
        self._at = 1

    def read(self) -> Record:
        """The whole record."""
        record = Record(self._header())
        while self._at <= len(self._lines):
            self._body_line(record, self._lines[self._at - 1])
            self._at += 1
        if not record.end_line:
            _refuse(self._at, "record-cut")
        return record

    def _body_line(self, record: Record, line: str) -> None:
        head, _, rest = line.partition(" ")
        if record.end_line:
            _refuse(self._at, "record-after-end")
        elif head == "end":
            count, _, record.seal = rest.partition(" ")
            record.end_line = self._at
            if not record.seal:
                _refuse(self._at, "record-cut")
            if self._number(count) != len(record.moves):
                _refuse(self._at, "record-count", said=int(count), found=len(record.moves))
        elif record.scores is not None:
            _refuse(self._at, "record-after-scores", text=line)
        elif head == "scores":
            record.scores = [self._number(word) for word in rest.split()]
            record.scores_line = self._at
        elif head == "*" and rest:
            record.moves.append(Move(CHANCE, rest, self._at))
        elif head.isdecimal() and int(head) < record.header.seats and rest:
            record.moves.append(Move(int(head), rest, self._at))
        else:
            _refuse(self._at, "record-line", text=line)

    def _header(self) -> Header:
        if self._take("tablee") != str(FORMAT):
            _refuse(1, "record-format", ours=FORMAT)
        header = Header(
            game=self._take("game"),
            rules=self._take_number("rules"),
            edition=self._take("edition"),
            seats=0,
            seed=None,
        )
        while self._sees("change"):
            key, _, value = self._take("change").partition(" ")
            try:
                header.changes[key] = json.loads(value)
            except ValueError:
                _refuse(self._at - 1, "record-line", text=value)
        header.seats = self._take_number("seats")
        while self._sees("option"):
            name, _, text = self._take("option").partition(" ")
            header.options[name] = text
        if self._sees("seed"):
            header.seed = self._take("seed")
        self._take("")
        return header

    def _sees(self, word: str) -> bool:
        return self._at <= len(self._lines) and self._lines[self._at - 1].split(" ")[0] == word

    def _take(self, word: str) -> str:
        """The rest of the line that must begin with `word`; the next line is read then."""
        if self._at > len(self._lines):
            _refuse(self._at, "record-cut")
        if not self._sees(word):
            _refuse(self._at, "record-header", expected=word)
        self._at += 1
        return self._lines[self._at - 2].partition(" ")[2]

    def _take_number(self, word: str) -> int:
        text = self._take(word)
        self._at -= 1
        number = self._number(text)
        self._at += 1
        return number

    def _number(self, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            _refuse(self._at, "record-number", text=text)
