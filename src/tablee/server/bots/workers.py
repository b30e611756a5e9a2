"""Worker processes in which bots run, and other work that would take too long between two moves.

A slow or broken bot never blocks a table.
"""

import asyncio
import logging
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from math import inf
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from random import Random
from typing import Any, Final, Literal, NamedTuple, Protocol

from tablee.bots import bot, bots
from tablee.core import Json, Match, Seat
from tablee.core.catalogue import game as open_game
from tablee.driver import collect_seldom, decide, explain_in_time, imagine
from tablee.server.operation import metrics

log = logging.getLogger(__name__)

#: The first message of a new worker, and how long to wait for it.
READY: Final = "ready"
START_TIMEOUT: Final = 60.0
#: A request whose worker dies is tried once more: the worker may have been killed from outside.
TRIES: Final = 2
#: Workers give way to the server itself, where both want the same processor.
NICENESS: Final = 10
#: The part of its time after which a bot is content with the best so far.
SHARE: Final = 0.8
#: Seconds in which a bot may also find out what its moves are for, on a busy machine.
EXPLAINING: Final = 8.0


class Job(Protocol):
    """Work for another process: it is pickled, and so is what comes of it."""

    @property
    def opens(self) -> str:
        """What a process has to open for it, which takes its time once."""

    def warm_up(self) -> None:
        """That is open."""

    def run(self, seconds: float) -> object:
        """What comes of it, after so many seconds if there is something by then."""


class JobFailed(Exception):
    """It raised, or its process died."""


class JobLate(JobFailed):
    """It took too long."""


class _Broken(NamedTuple):
    """What a process answers when a job raised."""

    reason: str


class BotMove(NamedTuple):
    """An action's notation and what the bot expects of it."""

    text: str
    value: float
    #: The seat's points at the end, and what the move is for; only where that was asked.
    points: float | None = None
    purpose: dict[str, int] | None = None


class BotRequest(NamedTuple):
    """A determinized world, never the true one, and what is asked about it."""

    game: str
    changes: dict[str, Json]
    world: Json
    seat: Seat
    bot: str
    seed: int
    #: How many preferences are wanted; 0: only the move to play.
    preferences: int

    @property
    def opens(self) -> str:
        """Its game."""
        return f"{self.game} {self.changes}"

    def warm_up(self) -> None:
        """The game is open and has listed what may be played."""
        open_game(self.game, self.changes).load(self.world).legal(self.seat)

    @property
    def seconds(self) -> float:
        """How long it thinks, as it is meant to be."""
        thinking = bot(self.bot).seconds if self.bot in bots() else 0.0
        return thinking + (EXPLAINING if self.preferences else 0.0)

    def run(self, seconds: float) -> "Thought":
        """The bot's moves."""
        return explain_bot(self, seconds) if self.preferences else run_bot(self, seconds)


def bot_request(match: Match[Any], seat: Seat, bot_name: str, preferences: int = 0) -> BotRequest:
    """A request that holds only what `seat` may know of the position."""
    game = match.game
    seed = _seed(match, seat)
    world = imagine(match, seat, Random(seed))
    changes = dict(game.edition.changes)
    return BotRequest(game.id, changes, game.dump(world), seat, bot_name, seed, preferences)


def _seed(match: Match[Any], seat: Seat) -> int:
    """Nobody can foretell it; but rivals in a guided first game play alike for all who learn."""
    guide = match.game.guide
    if guide is None or match.header.seed != guide.seed:
        return secrets.randbits(64)
    return Random(f"{guide.seed}/bot {seat}/{len(match.moves)}").getrandbits(64)


class Thought(NamedTuple):
    """What a bot answers."""

    moves: list[BotMove]
    #: `done`; `late`: these are the best so far, or none at all; `failed`: it broke down.
    how: Literal["done", "late", "failed"] = "done"


def explain_bot(request: BotRequest, seconds: float = inf) -> Thought:
    """A bot's best moves with what they are for; after so many seconds the best so far."""
    game = open_game(request.game, request.changes)
    world, rng = game.load(request.world), Random(request.seed)
    player, count = bot(request.bot), request.preferences
    told = explain_in_time(player, game, world, request.seat, rng, count=count, seconds=seconds)
    moves = [
        BotMove(str(expected.action), expected.value, expected.points, dict(expected.purpose))
        for expected in told.expectations
    ]
    return Thought(moves, "late" if told.is_late else "done")


def run_bot(request: BotRequest, seconds: float = inf) -> Thought:
    """A bot's move; after so many seconds the best so far, if it thinks of one after another."""
    player = bot(request.bot)
    game = open_game(request.game, request.changes)
    world, rng = game.load(request.world), Random(request.seed)
    allowed = min(seconds, player.seconds or inf)
    action, value, is_late = decide(player, game, world, request.seat, rng, allowed)
    return Thought([BotMove(str(action), value)], "late" if is_late else "done")


def _warm_up(job: Job) -> str:
    with suppress(Exception):  # the job itself will say what is wrong
        job.warm_up()
    return READY


def _worker_main(connection: Connection) -> None:
    """Does jobs until the server process ends; runs in a worker."""
    import tablee  # noqa: F401, PLC0415 - fills the catalogue in the new process

    server = parent_process()
    assert server is not None
    threading.Thread(target=_exit_with_parent, args=[server.sentinel], daemon=True).start()
    # Ctrl-C sends SIGINT to the whole process group; the server stops its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    collect_seldom()
    try:
        connection.send(READY)
        while True:
            job, seconds = connection.recv()
            connection.send(_warm_up(job) if seconds is None else _run(job, seconds))
    except (EOFError, OSError):
        return  # the server is gone


def _run(job: Job, seconds: float) -> object:
    try:
        return job.run(seconds)
    except Exception as error:  # noqa: BLE001 - the server logs it
        return _Broken(f"{type(error).__name__}: {error}")


def _exit_with_parent(server: int) -> None:
    """Exits when the server process ends: a bot in an endless loop must not outlive it."""
    wait([server])
    os._exit(1)


class _Worker:
    """One process and the pipe to it; started on first use, and again after it died."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._connection: Connection
        #: The games that this process has opened, each with its changes.
        self._warm: set[str] = set()

    def answer(self, request: BotRequest, timeout: float) -> Thought:
        """The bot's moves; none if it timed out, raised or died."""
        try:
            thought = self.run(request, timeout)
        except JobLate:
            return Thought([], "late")
        except JobFailed as error:
            log.warning("bot %s gave no answer: %s", request.bot, error)
            return Thought([], "failed")
        assert isinstance(thought, Thought)
        if thought.how == "late":
            log.warning("bot %s was late with %d moves", request.bot, len(thought.moves))
        return thought

    def run(self, job: Job, timeout: float) -> object:
        """What comes of the job; raises `JobFailed`. The worker can be used again."""
        for _ in range(TRIES):
            try:
                answer = self._ask(job, timeout)
            except (OSError, EOFError):
                log.warning("a worker died at %s", job.opens)
                self.kill()
                continue
            if isinstance(answer, _Broken):
                raise JobFailed(answer.reason)
            return answer
        raise JobFailed("its process died")

    def _ask(self, job: Job, timeout: float) -> object:
        """What the process answers; raises if it is dead or late."""
        if self._process is None or not self._process.is_alive():
            self._start()
        self._open(job)
        self._connection.send((job, timeout * SHARE))
        if not self._connection.poll(timeout):
            self.kill()
            raise JobLate
        answer: object = self._connection.recv()
        return answer

    def _open(self, job: Job) -> None:
        """The game is open in the process: to open it is not part of the time of the job."""
        if job.opens in self._warm:
            return
        self._connection.send((job, None))
        if not self._connection.poll(START_TIMEOUT):
            raise OSError("a worker does not open its game")
        self._connection.recv()
        self._warm.add(job.opens)

    def _start(self) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=_worker_main, args=[theirs], daemon=True)
        self._process.start()
        metrics.WORKER_STARTS.inc()
        self._warm.clear()
        theirs.close()
        if not self._connection.poll(START_TIMEOUT):
            raise OSError("a worker does not start")
        self._connection.recv()

    def kill(self) -> None:
        """No process is left."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._connection.close()
            self._process = None


class WorkerPool:
    """A pool of processes; each job has a timeout, counted from when a worker receives it.

    A bot has as long as it says it thinks, and the timeout on top of that.
    Whatever is not a bot's move has half of them at most: bots do not wait for it.
    """

    def __init__(self, count: int, timeout: float) -> None:
        self._share = asyncio.Semaphore(max(1, count // 2))
        self._timeout = timeout
        self._threads = ThreadPoolExecutor(count, "bots")
        self._workers = [_Worker() for _ in range(count)]
        self._idle: SimpleQueue[_Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)

    async def ask(self, request: BotRequest) -> list[BotMove]:
        """The bot's moves; empty if it timed out, raised or died."""
        return (await self.think(request)).moves

    async def think(self, request: BotRequest) -> Thought:
        """The bot's moves, and whether there was time for all of them."""
        loop = asyncio.get_running_loop()
        if not request.preferences:
            return await loop.run_in_executor(self._threads, self._ask, request)
        async with self._share:
            return await loop.run_in_executor(self._threads, self._ask, request)

    async def run(self, job: Job, seconds: float) -> object:
        """What comes of a job that is not a bot's; raises `JobFailed`."""
        loop = asyncio.get_running_loop()
        async with self._share:
            return await loop.run_in_executor(self._threads, self._run, job, seconds)

    def _run(self, job: Job, timeout: float) -> object:
        worker = self._idle.get()
        try:
            return worker.run(job, timeout)
        finally:
            self._idle.put(worker)

    def _ask(self, request: BotRequest) -> Thought:
        worker = self._idle.get()
        started = time.perf_counter()
        try:
            thought = worker.answer(request, self._timeout + request.seconds)
        finally:
            self._idle.put(worker)
        metrics.BOT_SECONDS.labels(thought.how).observe(time.perf_counter() - started)
        return thought

    def close(self) -> None:
        """All processes have ended; pending requests are cancelled."""
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.kill()
