"""Workers: a bot that is late, breaks down or dies costs a table nothing."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest

import tablee
from tablee.core import Match
from tablee.server.bots.workers import BotRequest, WorkerPool, bot_request
from tests.server.in_process import answer, new_guests, new_table, quick_settings, running_services

REWORLD = tablee.game("reworld")


def _request(bot: str = "greedy", preferences: int = 0) -> tuple[Match[Any], BotRequest]:
    match: Match[Any] = Match(REWORLD, 3, 1)
    seat = match.seats_to_act[0]
    return match, bot_request(match, seat, bot, preferences)


def test_a_worker_never_gets_the_true_state() -> None:
    match, _ = _request()
    true = match.game.dump(match.state)
    worlds = [_request()[1].world for _ in range(5)]
    assert true not in worlds


def test_answers_lateness_crashes_and_deaths() -> None:
    async def ask() -> None:
        workers = WorkerPool(1, timeout=20.0)
        try:
            match, request = _request()
            (thought,) = await workers.ask(request)
            assert thought.text in [str(action) for action in match.legal()]
            best = await workers.ask(_request(preferences=3)[1])
            assert len(best) == 3
            assert await workers.ask(_request("no-such-bot")[1]) == []
            workers._timeout = 0.0
            assert await workers.ask(request) == [], "a late answer counts"
            workers._timeout = 20.0
            assert len(await workers.ask(request)) == 1
            (child,) = _workers()
            os.kill(child.pid, signal.SIGKILL)
            while child in _workers():  # noqa: ASYNC110 - the kernel tells us in no other way
                await asyncio.sleep(0.01)
            assert len(await workers.ask(request)) == 1
            (child,) = _workers()
            os.kill(child.pid, signal.SIGSTOP)
            waiting = asyncio.create_task(workers.ask(request))
            await asyncio.sleep(0.2)
            os.kill(child.pid, signal.SIGKILL)
            assert len(await waiting) == 1, "another worker was not asked"
        finally:
            await asyncio.to_thread(workers.close)

    asyncio.run(ask())


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
