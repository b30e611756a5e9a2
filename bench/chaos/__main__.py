"""Kills everything that can be killed, again and again.

    python -m bench.chaos [--kills 100] [--pairs 5] [--seed 1]

Of a server with SQLite, of two servers with PostgreSQL and of that itself, of upgrades.
Pairs of people play all games with a bot and connect again by themselves. Prints a report.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.chaos.run import Tally, torment
from bench.chaos.worlds import ManyServers, OneServer, World

from tests.server.postgres import postgres_server


def main() -> None:
    parser = argparse.ArgumentParser(description="Kills everything, again and again.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begun = time.monotonic()
    rng = random.Random(given.seed)
    upgrades = given.kills // 5
    shared = (given.kills - upgrades) * 2 // 5
    alone = given.kills - upgrades - shared
    with tempfile.TemporaryDirectory() as folder, postgres_server() as database:
        data = Path(folder) / "one"
        data.mkdir()
        one = run(OneServer(data, rng), given.pairs, alone)
        upgraded = kill_upgrades(data / "tablee.sqlite3", database.address, upgrades, given.seed)
        data = Path(folder) / "many"
        data.mkdir()
        many = run(ManyServers(data, rng, database), given.pairs, shared)
    print(report([one, many], upgraded, time.monotonic() - begun, given.seed))


def run(world: World, pairs: int, kills: int) -> Tally:
    """The world, tormented."""
    try:
        tally = asyncio.run(torment(world, pairs, world.chosen(kills)))
    except BaseException:
        print(world.log.read_text(errors="replace")[-5000:], file=sys.stderr)
        world.close()
        raise
    print(f"{world.name}: {tally.kills.total()} kills, nothing lost", file=sys.stderr)
    print(*tally.tracebacks, sep="\n", file=sys.stderr)
    return tally


def kill_upgrades(played: Path, postgres: str, kills: int, seed: int) -> dict[str, int]:
    """How often upgrades were killed, by the schema that they began with."""
    arguments = [str(played), "--postgres", postgres, "--kills", str(kills), "--seed", str(seed)]
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "bench.chaos.migrations", *arguments],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    return {name: int(count) for count, name in lines}


def report(worlds: list[Tally], upgrades: dict[str, int], seconds: float, seed: int) -> str:
    """All of it as Markdown."""
    kills = sum(world.kills.total() for world in worlds) + sum(upgrades.values())
    kept = "everything acknowledged was there, nobody acted for another, every record replayed."
    lines = [
        f"{kills} kills in {seconds / 60:.0f} minutes on {os.cpu_count()} cores (seed {seed}):",
        kept,
        "",
        "| killed | with | times | all tables went on within |",
        "|---|---|---:|---:|",
    ]
    for world in worlds:
        for name, count in sorted(world.kills.items()):
            slowest = f"{world.slowest[name]:.1f} s" if name in world.slowest else ""
            lines.append(f"| {name} | {world.world} | {count} | {slowest} |")
    for name, count in upgrades.items():
        database, _, start = name.partition(" ")
        lines.append(f"| an upgrade {start} | {database} | {count} | |")
    lines += ["", "| | " + " | ".join(world.world for world in worlds) + " |", "|---|---:|---:|"]
    rows = {
        "moves acknowledged": [world.moves for world in worlds],
        "lines of chat acknowledged": [world.lines for world in worlds],
        "tables, of all five games": [world.tables for world in worlds],
        "moves replayed while looking": [world.replayed for world in worlds],
        "answers that the database is away": [w.refusals["not-ready"] for w in worlds],
        "answers that it is our fault": [world.refusals["server"] for world in worlds],
        "tracebacks in the log": [len(world.tracebacks) for world in worlds],
    }
    for name, values in rows.items():
        lines.append(f"| {name} | " + " | ".join(f"{value:,}" for value in values) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
