"""The course of a game at a table: a driver that is stored move by move."""

import asyncio
import time
from typing import Any

from tablee.core import Header, Seat
from tablee.core.catalogue import game as open_game
from tablee.driver import Driver, Heard
from tablee.server.storage.records import MoveRow, TableRow

#: Seconds for which stored moves are replayed before others have their turns.
SLICE = 0.004


class OtherRules(Exception):
    """The table was played with rules or components that this engine does not have."""


class Course(Driver[Any]):
    """Plays on a match in memory; whoever owns it stores what `rows` tells."""

    def __init__(self, row: TableRow, seats: int) -> None:
        game = open_game(row.game, row.changes)
        if (game.rules_version, game.edition.digest) != (row.rules, row.edition):
            raise OtherRules(row.id)
        header = Header(row.game, row.rules, row.edition, seats, row.seed, row.options, row.changes)
        super().__init__(game, header)

    @staticmethod
    async def replayed(row: TableRow, seats: int, moves: list[MoveRow]) -> "Course":
        """The course that stored moves tell; raises `OtherRules` if they do not fit."""
        course = Course(row, seats)
        if not await course.catch_up(moves):
            raise OtherRules(row.id)
        return course

    async def catch_up(self, moves: list[MoveRow]) -> bool:
        """Stored moves that go on from here are made; False if they tell another course.

        A long game takes a tenth of a second: other tables have their turns in between.
        """
        known = len(self.done)
        before = [(move.seat, move.text, move.how) for move in moves[:known]]
        ours = [(*made, done.how) for made, done in zip(self.texts(), self.done, strict=True)]
        if before != ours:
            return False
        begin = time.perf_counter()
        for move in moves[known:]:
            self.follow([(move.seat, move.text, move.how)])
            if time.perf_counter() - begin > SLICE:
                await asyncio.sleep(0)
                begin = time.perf_counter()
        return [(move.seat, move.text) for move in moves[known:]] == self.texts()[known:]

    def texts(self) -> list[tuple[Seat, str]]:
        """Every move with its notation."""
        return [(seat, action.text) for seat, action in self.match.moves]

    def traits(self) -> list[tuple[str, ...]]:
        """What set the play of each seat apart, once the game is over."""
        state = self.match.state
        return [self.game.traits(state, seat) for seat in range(self.match.header.seats)]

    def rows(self, table_id: str, first: int, version: int, now: float) -> list[MoveRow]:
        """The moves from `first` on, to be stored."""
        return [
            MoveRow(table_id, index, version, seat, action.text, self.done[index].how, now)
            for index, (seat, action) in enumerate(self.match.moves[first:], first)
        ]

    def made_for(self, seat: Seat | None, heard: Heard) -> str:
        """How the move that caused it came about, if it is the seat's own; else empty."""
        # What is heard at the set-up may come before any move.
        for move in self.done[heard.move : heard.move + 1]:
            if move.seat == seat:
                return move.how
        return ""
