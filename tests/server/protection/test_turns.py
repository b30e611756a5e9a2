"""Turns: one person's sockets count as one, and whoever used the least goes first."""

import asyncio
import time
from itertools import pairwise

import pytest

from tablee.server.protection.limits import WORK, Limits
from tablee.server.protection.payers import Payer
from tablee.server.protection.turns import LONGEST_WAIT, Turns
from tablee.server.protection.work import Measured, counted
from tablee.server.wire.errors import ApiError

ADA, BOB = Payer("a", "ada"), Payer("b", "bob")


def test_heavy_messages_of_a_person_are_handled_one_at_a_time() -> None:
    async def run() -> int:
        turns = Turns(Limits())
        inside = most = 0

        async def act() -> None:
            nonlocal inside, most
            async with turns.turn(ADA):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(act() for _ in range(10)))
        return most

    assert asyncio.run(run()) == 1


def test_people_do_not_wait_for_each_others_turns_to_end() -> None:
    async def run() -> None:
        turns = Turns(Limits())
        async with turns.turn(ADA), asyncio.timeout(5), turns.turn(BOB):
            pass

    asyncio.run(run())


def test_whoever_has_used_the_least_is_admitted_first() -> None:
    async def run() -> list[str]:
        limits = Limits()
        turns = Turns(limits)
        limits.charge(ADA, WORK, 0.5)
        order: list[str] = []

        async def act(name: str, payer: Payer) -> None:
            await turns.admit(payer)
            order.append(name)

        flood = [Payer("a", f"guest {n}") for n in range(20)]
        async with asyncio.TaskGroup() as group:
            group.create_task(act("first", ADA))
            for payer in flood:
                group.create_task(act("flood", payer))
            group.create_task(act("bob", BOB))
        return order

    assert asyncio.run(run())[:3].count("bob") == 1


def test_the_loop_looks_after_others_between_two_turns() -> None:
    async def run() -> int:
        turns = Turns(Limits())
        seen: list[int] = []
        done = 0

        async def act(payer: Payer) -> None:
            nonlocal done
            await turns.admit(payer)
            done += 1

        async def watch() -> None:
            while done < 20:
                seen.append(done)
                await asyncio.sleep(0)

        people = [Payer("a", f"guest {n}") for n in range(20)]
        await asyncio.gather(*map(act, people), watch())
        return max(after - before for before, after in pairwise(seen))

    assert asyncio.run(run()) == 1


def test_a_debt_is_waited_for_and_a_large_one_is_refused() -> None:
    async def run() -> None:
        limits = Limits()
        turns = Turns(limits)
        started = time.monotonic()  # the debt shrinks from here on, however busy the machine is
        limits.charge(ADA, WORK, WORK.burst + 0.1 * WORK.per_second)
        await turns.admit(ADA)
        assert time.monotonic() - started > 0.05
        limits.charge(ADA, WORK, 2 * LONGEST_WAIT * WORK.per_second)
        with pytest.raises(ApiError, match="too-many") as refused:
            await turns.admit(ADA)
        assert refused.value.retry_after > LONGEST_WAIT

    asyncio.run(run())


def test_who_gives_up_waiting_is_not_admitted() -> None:
    async def run() -> None:
        turns = Turns(Limits())
        await turns.admit(ADA)
        waiting = asyncio.create_task(turns.admit(ADA))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(5):
            await turns.admit(BOB)

    asyncio.run(run())


def spin(seconds: float) -> None:
    """Nothing comes of it, after so many seconds of the processor."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_work_is_counted_and_waiting_is_not() -> None:
    async def work() -> str:
        await asyncio.sleep(0.05)
        spin(0.02)
        await asyncio.sleep(0.05)
        return "done"

    async def run() -> float:
        measured = Measured(work())
        assert await measured.run() == "done"
        return measured.seconds

    assert 0.02 <= asyncio.run(run()) < 0.1


def test_work_that_fails_or_is_given_up_is_counted() -> None:
    async def fail() -> None:
        try:
            await asyncio.sleep(10)
        finally:
            spin(0.01)

    async def run() -> float:
        measured = Measured(fail())
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await measured.run()
        return measured.seconds

    assert asyncio.run(run()) >= 0.01


def test_work_in_threads_counts_for_whoever_asked() -> None:
    async def work() -> None:
        await asyncio.get_running_loop().run_in_executor(None, counted(spin), 0.02)

    async def run() -> tuple[float, float]:
        asked, other = Measured(work()), Measured(asyncio.sleep(0.01))
        await asyncio.gather(
            asyncio.create_task(_awaited(asked)), asyncio.create_task(_awaited(other))
        )
        return asked.seconds, other.seconds

    asked, other = asyncio.run(run())
    assert asked >= 0.02
    assert other < 0.01


async def _awaited(measured: Measured[None]) -> None:
    await measured.run()
