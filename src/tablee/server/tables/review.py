"""Reviews of finished games: made in worker processes, piece by piece, and kept."""

import asyncio
import logging
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from msgspec import convert, json
from sqlalchemy import Connection

from tablee.bots.explaining import said
from tablee.core import Header, Match, Seat
from tablee.core.catalogue import game as open_game
from tablee.driver.reviewing import Found, Piece, Review, find_out, in_pieces, weight
from tablee.server.bots.workers import WorkerPool
from tablee.server.storage.records import TableRow
from tablee.server.storage.reviews import add_review, find_review
from tablee.server.storage.store import Store
from tablee.server.wire.bodies.looking_back import (
    ForecastInfo,
    MistakeInfo,
    ReviewInfo,
    ReviewState,
)
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import encode, worded

log = logging.getLogger(__name__)

#: The bot that judges.
LEVEL = "hard"
#: Pieces that a worker is given at once weigh so much: others wait no longer than for these.
HEAVIEST = 6
#: Seconds that they may take.
TIMEOUT = 120.0

Work: TypeAlias = Generator[list[Piece], list[Found], Review]


@dataclass(frozen=True)
class Played:
    """A finished game, as a worker needs it."""

    row: TableRow
    seats: int
    moves: Sequence[tuple[Seat, str]]

    def match(self) -> Match[Any]:
        """The game again; its moves were checked when they were made."""
        row = self.row
        game = open_game(row.game, row.changes)
        changes = dict(row.changes)
        header = Header(
            row.game, row.rules, row.edition, self.seats, row.seed, row.options, changes
        )
        match: Match[Any] = Match.opened(game, header)
        for seat, text in self.moves:
            action = game.parse(text)
            match.state.apply(action, seat)
            match.moves.append((seat, action))
        return match


@dataclass(frozen=True)
class ReviewJob:
    """Some pieces of a review, to be done in a worker."""

    played: Played
    seat: Seat
    pieces: Sequence[Piece]

    @property
    def opens(self) -> str:
        """Its game."""
        return f"{self.played.row.game} {self.played.row.changes}"

    def warm_up(self) -> None:
        """The game is open."""
        open_game(self.played.row.game, self.played.row.changes)

    def run(self, _seconds: float) -> list[Found]:
        """What came of each piece."""
        match = self.played.match()
        return [find_out(match, self.seat, LEVEL, piece) for piece in self.pieces]


class _Making:
    """A review in the making."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.done = 0
        self.total = 1
        self.has_failed = False
        self.task: asyncio.Task[None]


class Reviews:
    """Makes reviews, one after another, and keeps them; a person waits for one at a time."""

    def __init__(self, store: Store, workers: WorkerPool) -> None:
        self._store = store
        self._workers = workers
        self._making: dict[tuple[str, Seat], _Making] = {}
        #: Whoever waits for a hint or a page of a replay waits for one review at most.
        self._turn = asyncio.Semaphore()

    async def state(self, table_id: str, seat: Seat) -> ReviewState:
        """The review of a seat, or how much of it is made."""
        kept = await self._store.read(lambda c: find_review(c, table_id, seat))
        if kept is not None:
            return ReviewState(convert(kept, ReviewInfo), 0, 0)
        making = self._making.get((table_id, seat))
        if making is None:
            return ReviewState(None, 0, 0)
        return ReviewState(None, making.done, making.total, making.has_failed)

    def is_busy(self, table_id: str, seat: Seat) -> bool:
        """Whether that review is in the making."""
        making = self._making.get((table_id, seat))
        return making is not None and not making.has_failed

    def begin(self, played: Played, seat: Seat, person: str) -> None:
        """A review is made from now on; raises `ApiError` while that person waits for another.

        One that has failed is told as such until then: whoever asks again may have more luck.
        """
        if any(one.person == person and not one.has_failed for one in self._making.values()):
            raise ApiError("conflict", "error-reviewing")
        key = (played.row.id, seat)
        making = self._making[key] = _Making(person)
        making.task = asyncio.get_running_loop().create_task(self._make(played, seat, making))

    async def _make(self, played: Played, seat: Seat, making: _Making) -> None:
        try:
            async with self._turn:
                made = await self._made(played, seat, making)
            body = json.decode(encode(_told(made)))

            def keep(connection: Connection) -> None:
                add_review(connection, played.row.id, body, LEVEL, time.time())

            await self._store.write(keep)
        except Exception:
            log.exception("table %s could not be reviewed", played.row.id)
            making.has_failed = True
        else:
            del self._making[played.row.id, seat]

    async def _made(self, played: Played, seat: Seat, making: _Making) -> Review:
        """The review; what is thought of here between two batches is done in a thread."""
        match = await asyncio.to_thread(played.match)
        making.total = await asyncio.to_thread(weight, match, seat)
        work = in_pieces(match, seat, LEVEL)
        found: list[Found] | None = None
        while True:
            following = await asyncio.to_thread(_following, work, found)
            if isinstance(following, Review):
                return following
            found = []
            for pieces in _loads(following):
                answer = await self._workers.run(ReviewJob(played, seat, pieces), TIMEOUT)
                assert isinstance(answer, list)
                found += answer
                making.done += sum(piece.weight for piece in pieces)

    async def close(self) -> None:
        """Nothing is made any more."""
        tasks = [making.task for making in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _following(work: Work, found: list[Found] | None) -> list[Piece] | Review:
    """The next pieces, or the review if there are none."""
    try:
        return next(work) if found is None else work.send(found)
    except StopIteration as end:
        review: Review = end.value
        return review


def _loads(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """The pieces in loads that are not too heavy."""
    loads: list[list[Piece]] = []
    for piece in pieces:
        if loads and sum(known.weight for known in loads[-1]) + piece.weight <= HEAVIEST:
            loads[-1].append(piece)
        else:
            loads.append([piece])
    return loads


def _told(review: Review) -> ReviewInfo:
    """A review as it travels."""
    return ReviewInfo(
        review.seat,
        review.level,
        review.decisions,
        [
            ForecastInfo(forecast.step, [round(points, 1) for points in forecast.points])
            for forecast in review.curve
        ],
        [
            MistakeInfo(
                mistake.step,
                worded(mistake.given_words),
                worded(mistake.better_words),
                round(mistake.loss.mean, 1),
                round(mistake.loss.error, 1),
                worded(said(mistake.purpose)),
            )
            for mistake in review.mistakes
        ],
    )
