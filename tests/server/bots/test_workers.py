"""Workers: a bot that is late, breaks down or dies costs a table nothing."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest

import tablee
from tablee.bots import _BOTS, Preference
from tablee.bots.greedy import Greedy
from tablee.core import Match
from tablee.games import ROOMS
from tablee.server.bots import workers
from tablee.server.bots.workers import (
    BotRequest,
    Thought,
    WorkerPool,
    bot_request,
    explain_bot,
    run_bot,
)
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_server,
    running_services,
)
from tests.server.recording_socket import RecordingSocket

TEXTS = Path(workers.__file__).parents[1] / "text"
REWORLD = tablee.game("reworld")


def _request(bot: str = "greedy", preferences: int = 0) -> tuple[Match[Any], BotRequest]:
    match: Match[Any] = Match(REWORLD, 3, 1)
    seat = match.seats_to_act[0]
    return match, bot_request(match, seat, bot, preferences)


def test_a_worker_never_gets_the_true_state() -> None:
    match, _ = _request()
    true = match.game.dump(match.state)
    # Hands imagined at random are now and then the true ones; that all of them are is no chance.
    worlds = [_request()[1].world for _ in range(10)]
    assert any(world != true for world in worlds)


@pytest.mark.parametrize("game_id", ROOMS)
def test_rivals_play_a_guided_game_alike_and_no_other(game_id: str) -> None:
    game = tablee.game(game_id)
    guide = game.guide
    assert guide is not None
    for seed, seeds in ((guide.seed, 1), ("another", 5)):
        match: Match[Any] = Match(game, guide.seats, seed, guide.options)
        seat = match.seats_to_act[0]
        asked = {bot_request(match, seat, guide.bot).seed for _ in range(5)}
        assert len(asked) == seeds
        match.play(match.legal(seat)[0], seat)
        assert bot_request(match, match.seats_to_act[0], guide.bot).seed not in asked


def test_answers_lateness_crashes_and_deaths() -> None:
    async def ask() -> None:
        pool = WorkerPool(1, timeout=20.0)
        try:
            match, request = _request()
            (thought,) = await pool.ask(request)
            assert thought.text in [str(action) for action in match.legal()]
            best = await pool.ask(_request(preferences=3)[1])
            assert len(best) == 3
            assert await pool.ask(_request("no-such-bot")[1]) == []
            (child,) = _workers()
            os.kill(child.pid, signal.SIGSTOP)
            pool._timeout = 0.2
            assert await pool.ask(request) == [], "a late answer counts"
            pool._timeout = 20.0
            assert len(await pool.ask(request)) == 1
            (child,) = _workers()
            os.kill(child.pid, signal.SIGKILL)
            while child in _workers():  # noqa: ASYNC110 - the kernel tells us in no other way
                await asyncio.sleep(0.01)
            assert len(await pool.ask(request)) == 1
            (child,) = _workers()
            os.kill(child.pid, signal.SIGSTOP)
            waiting = asyncio.create_task(pool.ask(request))
            await asyncio.sleep(0.2)
            os.kill(child.pid, signal.SIGKILL)
            assert len(await waiting) == 1, "another worker was not asked"
        finally:
            await asyncio.to_thread(pool.close)

    asyncio.run(ask())


class _Pipe:
    """Stands for the pipe to a worker: what is sent, and how long its answer is waited for."""

    def __init__(self) -> None:
        self.log: list[tuple[str, float]] = []

    def send(self, message: tuple[BotRequest, float | None]) -> None:
        self._kind = "open" if message[1] is None else "think"

    def poll(self, timeout: float) -> bool:
        self.log.append((self._kind, timeout))
        return True

    def recv(self) -> object:
        return workers.READY if self._kind == "open" else Thought([])


def test_to_open_a_game_is_no_part_of_the_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = workers._Worker()
    pipe = _Pipe()
    alive: Any = type("Process", (), {"is_alive": lambda _self: True})()

    def start(self: Any) -> None:
        self._process, self._connection = alive, pipe
        self._warm.clear()

    monkeypatch.setattr(workers._Worker, "_start", start)
    _, request = _request()
    for _ in range(2):
        worker.answer(request, 2.0)
    worker.answer(request._replace(game="gaia"), 2.0)
    worker._process = None  # as after a kill: the next one is cold
    worker.answer(request, 2.0)
    opening, thinking = ("open", workers.START_TIMEOUT), ("think", 2.0)
    assert pipe.log == [opening, thinking, thinking, *[opening, thinking] * 2]


class _Slow(Greedy):
    """Judges its first two actions quickly."""

    def consider(self, game: Any, state: Any, seat: int, rng: Random) -> Iterator[Preference]:
        for number, preference in enumerate(super().consider(game, state, seat, rng)):
            time.sleep(0.0 if number < 2 else 1.1)
            yield preference


def test_who_runs_out_of_time_answers_with_the_best_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, request = _request("slow", preferences=5)
    monkeypatch.setitem(_BOTS, "slow", _Slow)
    thought = explain_bot(request, 1.0)
    assert (thought.how, len(thought.moves)) == ("late", 3)
    assert [m.value for m in thought.moves] == sorted(m.value for m in thought.moves)[::-1]
    assert {m.text for m in thought.moves} == {str(a) for a in match.legal()[:3]}
    assert run_bot(request._replace(bot="greedy", preferences=0)).how == "done"


@pytest.mark.parametrize("level", ["greedy", "easy", "normal"])
def test_a_level_errs_at_a_table_as_it_does_everywhere(level: str) -> None:
    """What it judges best is not always what it plays."""
    _, request = _request(level)
    player, world = tablee.bot(level), REWORLD.load(request.world)
    for seed in range(30):
        (move,) = run_bot(request._replace(seed=seed)).moves
        chosen = player.choose(REWORLD, world.clone(), request.seat, Random(seed))
        assert move.text == str(chosen)
    answers = {run_bot(request._replace(seed=seed)).moves[0].value for seed in range(30)}
    assert (len(answers) > 1) == (level != "greedy")


@pytest.mark.parametrize(
    ("how", "count", "key"),
    [
        ("done", 3, None),
        ("late", 1, "hint-so-far"),
        ("late", 0, "hint-late"),
        ("failed", 0, "hint-failed"),
    ],
)
def test_a_hint_that_was_late_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: Any, count: int, key: str | None
) -> None:
    async def ask() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            guests = [await services.identity.guest(name, "test") for name in ("Ada", "Bob")]
            table = await new_table(services, [known.user for known, _ in guests], "me", "open")

            async def think(request: BotRequest) -> Thought:
                return Thought(explain_bot(request).moves[:count], how)

            monkeypatch.setattr(services.workers, "think", think)
            assert table.course is not None
            seat = table.course.match.seats_to_act[0]
            async with RecordingSocket(address, table.id, guests[seat][1]) as socket:
                hint = json.loads((await socket.ask(type="hint", ref=1))[-1])
            assert len(hint["moves"]) == count
            for move in hint["moves"]:
                assert move["purpose"]["id"].startswith("purpose-")
                assert move["points"] > 0
            assert hint.get("note", {}).get("id") == key

    asyncio.run(ask())


def test_what_is_said_of_hints_has_words() -> None:
    for key in ("hint-so-far", "hint-late", "hint-failed", "error-untold", "error-out-of-time"):
        assert all(key in words.read_text("utf-8") for words in TEXTS.glob("*.ftl"))


def _workers() -> list[psutil.Process]:
    found = []
    for child in psutil.Process().children():
        is_alive = child.status() != psutil.STATUS_ZOMBIE
        if is_alive and "spawn_main" in " ".join(child.cmdline()):
            found.append(child)
    return found


def test_a_table_goes_on_at_random_when_bots_give_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:

            async def silence(_request: BotRequest) -> list[object]:
                return []

            monkeypatch.setattr(services.workers, "ask", silence)
            people = await new_guests(services, "Ada")
            table = await new_table(services, people, "me", "bot:greedy")
            rng = Random(1)
            for _ in range(3000):
                assert table.course is not None
                match = table.course.match
                if table.row.status == "over":
                    return
                if match.seats_to_act[0] == 0:
                    action = rng.choice(match.legal(0)).text
                    await answer(table, people[0].id, action)
                else:
                    await asyncio.sleep(0.002)
            raise AssertionError("the game does not end")

    asyncio.run(play())
