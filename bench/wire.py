"""The wire: bytes that are queued and CPU time that is spent for each move, without a network.

    python bench/wire.py [--game gaia] [--seats 4] [--spectators 0 50] [--moves 300] [--bot greedy]

People play at a table of a server in this process what bots advise, each watching it through a
listener of the hub, and so do spectators. Bytes are counted as they are queued for the sockets; CPU
time is that of the process, first for a move from check to broadcast (the commit to SQLite
included), then for the broadcast alone. What bots think and standing orders answer is not counted.
"""

import argparse
import asyncio
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import process_time

import tablee
from tablee.bots import bot as known_bot
from tablee.bots import bots
from tablee.driver import ask
from tablee.server.live.hub import Listener
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.storage.people import User
from tablee.server.tables.stored_table import StoredTable
from tablee.server.tables.table import Table
from tablee.server.wire.bodies.tables import NewTable

SEED = "1"


@dataclass
class Tally:
    """What was measured."""

    #: What was queued on connecting, for a player and for a spectator.
    whole: list[int] = field(default_factory=list)
    #: For each move what was queued for all players, and for all spectators.
    players: list[int] = field(default_factory=list)
    spectators: list[int] = field(default_factory=list)
    move_seconds: float = 0.0
    broadcast_seconds: float = 0.0


async def measure(given: argparse.Namespace, spectators: int, data: Path) -> Tally:
    """Moves are made at a table that so many watch."""
    services = await Services.start(Settings(data=data, workers=1))
    try:
        people = [
            (await services.identity.guest(f"Player {seat}", "bench"))[0].user
            for seat in range(given.seats)
        ]
        table = await _new_table(services, given.game, people)
        watching = [
            Listener(table.id, user.id, f"session {number}") for number, user in enumerate(people)
        ]
        crowd = [Listener(table.id, f"spectator {n}", f"crowd {n}") for n in range(spectators)]
        return await _play(services, table, given, watching, crowd)
    finally:
        await services.stop()


async def _new_table(services: Services, game_id: str, people: list[User]) -> Table:
    seats = ["me", *["open"] * (len(people) - 1)]
    table = await services.tables.open(NewTable(game_id, seats), people[0])
    # The game begins when the last one joins.
    table.row.seed = SEED
    for user in people[1:]:
        await table.join(user.id, user.name, None, None)
    return table


async def _play(
    services: Services,
    table: Table,
    given: argparse.Namespace,
    watching: list[Listener],
    crowd: list[Listener],
) -> Tally:
    tally = Tally()
    for listener in (*watching, *crowd):
        services.hub.add(listener)
    services.hub.broadcast(table)
    tally.whole = [_drained(listener) for listener in (*watching, *crowd)]
    broadcast = services.hub.broadcast

    def timed(changed: StoredTable, sender: object = None) -> None:
        begin = process_time()
        broadcast(changed, sender)
        if sender is not None:
            tally.broadcast_seconds += process_time() - begin

    services.hub.broadcast = timed  # type: ignore[method-assign, assignment]
    bot, luck = known_bot(given.bot), Random(SEED)
    for number in range(given.moves):
        await _carry_out_orders(table)
        assert table.course is not None
        match = table.course.match
        if match.over:
            break
        for listener in (*watching, *crowd):
            _drained(listener)
        seat = match.seats_to_act[0]
        text = ask(bot, match, seat, luck).text
        question = table.course.question_name(seat) or ""
        sender = watching[seat]
        begin = process_time()
        sender.ref = number
        await table.play(sender.user_id, [text], question, sender)
        tally.move_seconds += process_time() - begin
        tally.players.append(sum(map(_drained, watching)))
        tally.spectators.append(sum(map(_drained, crowd)))
    return tally


async def _carry_out_orders(table: Table) -> None:
    """What standing orders answer now is played."""
    course = table.course
    while course is not None and table.row.status == "playing":
        asked = [seat for seat in course.match.seats_to_act if table.ordered(seat) is not None]
        if not asked:
            return
        await table.play_ordered(asked[0], course.question_name(asked[0]) or "")


def _drained(listener: Listener) -> int:
    """How many bytes were queued; nothing is any more."""
    size = 0
    while (item := listener.outbox.get_nowait()) is not None:
        assert isinstance(item, bytes), "a listener was closed"
        size += len(item)
    return size


def main() -> None:
    parser = argparse.ArgumentParser(description="Bytes and CPU time of each move.")
    parser.add_argument("--game", choices=tablee.games(), default="gaia")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--spectators", type=int, nargs="+", default=[0, 50])
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--bot", choices=bots(), default="greedy")
    given = parser.parse_args()
    print(f"{given.game}, {given.seats} seats, up to {given.moves} moves of {given.bot} bots")
    print(
        f"{'spectators':>10} {'whole document':>15} {'a player/move':>14} {'a spectator/move':>17}"
        f" {'all/move':>10} {'CPU/move':>10} {'broadcast':>10}"
    )
    for spectators in given.spectators:
        with tempfile.TemporaryDirectory() as data:
            tally = asyncio.run(measure(given, spectators, Path(data)))
        count = len(tally.players)
        mine = sum(tally.players) / count / given.seats
        theirs = sum(tally.spectators) / count / spectators if spectators else 0
        total = (sum(tally.players) + sum(tally.spectators)) / count
        print(
            f"{spectators:>10} {tally.whole[0]:>13,} B {mine:>12,.0f} B {theirs:>15,.0f} B"
            f" {total:>8,.0f} B {tally.move_seconds / count * 1000:>7.2f} ms"
            f" {tally.broadcast_seconds / count * 1000:>7.2f} ms"
        )


if __name__ == "__main__":
    main()
