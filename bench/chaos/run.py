"""One world and its faults, one after another, each followed by a look at what is left."""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from bench.chaos.people import Promises
from bench.chaos.promises import check
from bench.chaos.worlds import World

#: Seconds that a table may need to go on after a fault.
RECOVERY_TIMEOUT = 60.0
#: After every so many faults all tables go on before the next one.
CALM_EVERY = 5


@dataclass
class Tally:
    """What happened in one world."""

    world: str
    kills: Counter[str] = field(default_factory=Counter)
    #: Seconds from the end of a fault until all tables went on, the longest by fault.
    slowest: dict[str, float] = field(default_factory=dict)
    moves: int = 0
    lines: int = 0
    tables: int = 0
    replayed: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    tracebacks: list[str] = field(default_factory=list)
    seconds: float = 0.0


async def torment(world: World, pairs: int, faults: Iterable[str]) -> Tally:
    """These faults under load; raises `AssertionError` if a promise was broken."""
    tally = Tally(world.name)
    begun = time.monotonic()
    crowd = world.crowd
    await crowd.arrive(pairs)
    store = world.open()
    checked: list[Promises] = []
    try:
        await crowd.wait_until_going_on(None, RECOVERY_TIMEOUT)
        for number, name in enumerate(faults):
            await asyncio.sleep(world.rng.uniform(0.02, 0.4))
            await world.faults[name][1]()
            ended = time.monotonic()
            # Most of the time the next fault comes while others have not recovered yet.
            is_calm = number % CALM_EVERY == CALM_EVERY - 1
            await crowd.wait_until_going_on(None if is_calm else 1, RECOVERY_TIMEOUT)
            tally.kills[name] += 1
            took = time.monotonic() - ended
            if is_calm:
                tally.slowest[name] = max(took, tally.slowest.get(name, 0.0))
            tally.replayed += await check(store, _recent(world, checked))
            if number % 50 == 49:
                print(f"{world.name}: {number + 1} faults", file=sys.stderr, flush=True)
        await crowd.leave()
        world.close()
        # Once more, with nobody running and from the very beginning.
        await check(store, crowd.tables)
    finally:
        await crowd.leave()
        world.close()
        await store.close()
    tally.tracebacks = world.tracebacks()
    tally.moves = sum(table.moves for table in crowd.tables)
    tally.lines = sum(len(table.lines) for table in crowd.tables)
    tally.tables = len(crowd.tables)
    tally.refusals = crowd.refusals
    tally.seconds = time.monotonic() - begun
    return tally


def _recent(world: World, checked: list[Promises]) -> list[Promises]:
    """The tables that somebody sits at, and those that were left since the last look."""
    current = [pair.tables[-1] for pair in world.crowd.pairs]
    left = [table for table in world.crowd.tables if table not in current and table not in checked]
    checked += left
    return current + left
