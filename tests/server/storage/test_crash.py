"""Whatever is killed, and whenever: everything that was acknowledged is there afterwards."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from bench.chaos import migrations
from bench.chaos.run import torment
from bench.chaos.worlds import ManyServers, OneServer

from tests.server.postgres import postgres_server


def test_kills_with_sqlite_lose_nothing(tmp_path: Path) -> None:
    world = OneServer(tmp_path, Random(7))
    faults = ["the server", "workers of bots", "the disk, full for a while", "the server"]
    faults.append("the server, its disk full")
    tally = asyncio.run(torment(world, 4, faults))
    assert tally.kills.total() == len(faults)
    assert tally.moves >= 4 * len(faults)
    assert tally.refusals["not-ready"]
    assert (tally.refusals["server"], tally.tracebacks) == (0, [])


def test_kills_with_postgres_lose_nothing(tmp_path: Path) -> None:
    with postgres_server() as database:
        world = ManyServers(tmp_path, Random(8), database)
        faults = ["one of two servers", "all connections to PostgreSQL", "PostgreSQL"]
        tally = asyncio.run(torment(world, 4, faults))
    assert tally.moves >= 4 * len(faults)
    assert (tally.refusals["server"], tally.tracebacks) == (0, [])


@pytest.mark.parametrize("seed", [1, 2])
def test_an_upgrade_that_is_killed_is_made_by_the_next_start(tmp_path: Path, seed: int) -> None:
    migrations.make_first(tmp_path / "first")
    assert migrations.kill_sqlite(tmp_path / "first", tmp_path, Random(seed), 4)
