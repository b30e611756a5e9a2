"""The course of a game at a table: its match, who made each move how, and what was heard."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tablee.core import CHANCE, Event, Game, Match, Seat, Value
from tablee.core.catalogue import game as open_game
from tablee.server.storage.records import MoveRow, TableRow
from tablee.server.tables.habits import in_force
from tablee.server.tables.undo import Done, kept_by_undo


@dataclass(frozen=True, slots=True)
class Heard:
    """An event, the version it belongs to and the move that caused it."""

    version: int
    move: int
    event: Event


class OtherRules(Exception):
    """The table was played with rules or components that this engine does not have."""


class Course:
    """Plays on a match in memory; whoever owns it stores what `new_moves` tells."""

    def __init__(self, row: TableRow, seats: int, version: int) -> None:
        self.game: Game[Any] = open_game(row.game, row.changes)
        if (self.game.rules_version, self.game.edition.digest) != (row.rules, row.edition):
            raise OtherRules(row.id)
        self.done: list[Done] = []
        self.heard: list[Heard] = []
        self._version = version
        self._match: Match[Any] | None = None
        self._match = Match(self.game, seats, row.seed, row.options, self._hear)
        self._settle("chance")

    @property
    def match(self) -> Match[Any]:
        """The match."""
        assert self._match is not None
        return self._match

    @staticmethod
    def replayed(row: TableRow, seats: int, moves: list[MoveRow]) -> "Course":
        """The course that stored moves tell; raises `OtherRules` if they do not fit."""
        course = Course(row, seats, moves[0].version if moves else row.version)
        if not course.follow(moves):
            raise OtherRules(row.id)
        return course

    def follow(self, moves: list[MoveRow]) -> bool:
        """Stored moves that go on from here are made; False if they tell another course."""
        known = len(self.done)
        before = [(move.seat, move.text, move.how) for move in moves[:known]]
        ours = [(*made, done.how) for made, done in zip(self.texts(), self.done, strict=True)]
        if before != ours:
            return False
        for move in moves[known:]:
            if move.seat != CHANCE:
                self._version = move.version
                self.decide(move.seat, move.text, move.how)
        return [(move.seat, move.text) for move in moves[known:]] == self.texts()[known:]

    def texts(self) -> list[tuple[Seat, str]]:
        """Every move with its notation."""
        return [(seat, str(action)) for seat, action in self.match.moves]

    def _hear(self, event: Event) -> None:
        move = len(self._match.moves) if self._match is not None else 0
        self.heard.append(Heard(self._version, move, event))

    def _settle(self, how: str) -> None:
        """Every move of the match is in `done`."""
        for index in range(len(self.done), len(self.match.moves)):
            seat = self.match.moves[index][0]
            reveals = any(h.event.reveals for h in self._heard_of(index))
            self.done.append(Done(seat, "chance" if seat == CHANCE else how, reveals))

    def _heard_of(self, move: int) -> Iterable[Heard]:
        for heard in reversed(self.heard):
            if heard.move < move:
                return
            if heard.move == move:
                yield heard

    # Playing

    def decide(self, seat: Seat, text: str, how: str) -> None:
        """A decision is made, chance is drawn; raises what `Match.play` raises."""
        self.match.play(text, seat)
        self._settle(how)

    def play_forced(self, humans: Mapping[Seat, Mapping[str, Value]]) -> None:
        """Whatever leaves a human no choice is played, and what its standing orders answer.

        `humans` are the seats that people act for, each with the orders it was given.
        """
        orders = {seat: in_force(self.game, given) for seat, given in humans.items()}
        while (answer := self._answer(orders)) is not None:
            self.decide(*answer)

    def _answer(self, orders: Mapping[Seat, Mapping[str, Value]]) -> tuple[Seat, str, str] | None:
        """A seat that need not be asked, its action, and how it is made."""
        for seat in self.match.seats_to_act:
            legal = self.match.legal(seat) if seat in orders else []
            if len(legal) == 1:
                return seat, str(legal[0]), "forced"
            if legal and orders[seat]:
                habit = self.game.habitual(self.match.state, seat, orders[seat])
                # A game that answers what it refuses must not stop a change halfway.
                if habit in legal:
                    return seat, str(habit), "habit"
        return None

    def begin_version(self, version: int) -> None:
        """What is heard from now on belongs to `version`."""
        self._version = version

    def undo_point(self, seat: Seat) -> int | None:
        """How many moves remain if `seat` takes its last decision back; `None` if it may not."""
        return None if self.match.over else kept_by_undo(self.done, seat)

    def keep(self, kept: int) -> None:
        """Only the first `kept` moves were made."""
        self.match.rewind(kept)
        del self.done[kept:]
        self.heard = [heard for heard in self.heard if heard.move < kept]

    def new_moves(self, table_id: str, known: int, version: int, now: float) -> list[MoveRow]:
        """The moves after the first `known`, to be stored."""
        return [
            MoveRow(table_id, index, version, seat, str(action), self.done[index].how, now)
            for index, (seat, action) in enumerate(self.match.moves[known:], known)
        ]

    def habit_behind(self, heard: Heard) -> Seat | None:
        """The seat whose standing orders made the move that caused it; `None` if none did."""
        # What is heard at the set-up may come before any move.
        for move in self.done[heard.move : heard.move + 1]:
            if move.how == "habit":
                return move.seat
        return None

    def heard_since(self, version: int) -> list[Heard]:
        """What was heard after `version`."""
        return self.heard[bisect_right(self.heard, version, key=lambda heard: heard.version) :]
