"""Workers: processes in which bots think, so that a slow or broken bot never holds up a table."""

import asyncio
import logging
import os
import secrets
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from random import Random
from typing import Any, Final, NamedTuple

from tablee.bots import bot
from tablee.core import Game, Json, Seat, State
from tablee.core.catalogue import game as open_game

log = logging.getLogger(__name__)

#: A new worker's first word, and how long it may take to say it.
READY: Final = "ready"
START_LIMIT: Final = 60.0
#: A question whose worker dies is asked once more: perhaps it was not its fault.
TRIES: Final = 2


class Thought(NamedTuple):
    """An action's notation and what the bot expects of it."""

    text: str
    value: float


class Question(NamedTuple):
    """An imagined world, never the true one, and what is asked about it."""

    game: str
    changes: dict[str, Json]
    world: Json
    seat: Seat
    bot: str
    luck: int
    #: How many preferences are wanted; 0: only the move to play.
    preferences: int


def question(
    game: Game[Any], state: State, seat: Seat, bot_name: str, preferences: int = 0
) -> Question:
    """A question about what `seat` may know of the position."""
    luck = secrets.randbits(64)
    world = game.determinize(state, seat, Random(luck))
    changes = dict(game.edition.changes)
    return Question(game.id, changes, game.dump(world), seat, bot_name, luck, preferences)


def think(asked: Question) -> list[Thought]:
    """A bot's answer; runs in a worker."""
    game = open_game(asked.game, asked.changes)
    world = game.load(asked.world)
    player = bot(asked.bot)
    rng = Random(asked.luck)
    if not asked.preferences:
        return [Thought(str(player.choose(game, world, asked.seat, rng)), 0.0)]
    best = player.prefer(game, world, asked.seat, rng)[: asked.preferences]
    return [Thought(str(action), value) for action, value in best]


def _work(link: Connection) -> None:
    """Answers questions until the server is gone; runs in a worker."""
    import tablee  # noqa: F401, PLC0415 - fills the catalogue in the new process

    server = parent_process()
    assert server is not None
    threading.Thread(target=_end_with, args=[server.sentinel], daemon=True).start()
    # Whoever stops the server with Ctrl-C stops us too; the server does it properly.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        link.send(READY)
        while True:
            link.send(_answer(link.recv()))
    except (EOFError, OSError):
        return  # the server is gone


def _answer(asked: Question) -> list[Thought] | str:
    try:
        return think(asked)
    except Exception as error:  # noqa: BLE001 - the server logs it
        return f"{type(error).__name__}: {error}"


def _end_with(server: int) -> None:
    """A bot that thinks for ever must not outlive a server that was killed."""
    wait([server])
    os._exit(1)


class _Worker:
    """One process and the pipe to it; started when it is first needed, and again when it died."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._link: Connection

    def answer(self, asked: Question, limit: float) -> list[Thought]:
        """The bot's answer; empty if it was late, broke down or died. The worker is fit again."""
        for _ in range(TRIES):
            try:
                answer = self._ask(asked, limit)
            except (OSError, EOFError):
                log.warning("the process of bot %s died", asked.bot)
                self.kill()
                continue
            if isinstance(answer, list):
                return answer
            log.warning("bot %s gave no answer: %s", asked.bot, answer)
            return []
        return []

    def _ask(self, asked: Question, limit: float) -> list[Thought] | str:
        """The bot's answer, or what went wrong; raises if the process is dead."""
        if self._process is None or not self._process.is_alive():
            self._start()
        self._link.send(asked)
        if not self._link.poll(limit):
            self.kill()
            return "it was late"
        answer: list[Thought] | str = self._link.recv()
        return answer

    def _start(self) -> None:
        context = get_context("spawn")
        self._link, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=[theirs], daemon=True)
        self._process.start()
        theirs.close()
        if not self._link.poll(START_LIMIT):
            raise OSError("a worker does not start")
        self._link.recv()

    def kill(self) -> None:
        """No process is left."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._link.close()
            self._process = None


class Workers:
    """A few processes; each question has a hard limit of time, counted once a worker has it."""

    def __init__(self, count: int, limit: float) -> None:
        self._limit = limit
        self._threads = ThreadPoolExecutor(count, "bots")
        self._workers = [_Worker() for _ in range(count)]
        self._idle: SimpleQueue[_Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)

    async def ask(self, asked: Question) -> list[Thought]:
        """The bot's answer; empty if it was late, broke down or died."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, asked)

    def _ask(self, asked: Question) -> list[Thought]:
        worker = self._idle.get()
        try:
            return worker.answer(asked, self._limit)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """No worker is left; questions that wait are not answered."""
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.kill()
