"""Two worlds that differ only in what a seat may not know send that seat the same bytes.

Two servers hold the same table. In the second, everything that the seat cannot know is dealt anew.
Whatever the seat's browser sends, both answer it with the same bytes, for every type of message.
"""

import asyncio
import json
import shutil
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Self

import pytest
from websockets.asyncio.client import connect

from tablee.core import CHANCE
from tablee.server.services import Services
from tablee.server.tables.table import Table
from tests.server.in_process import new_table, quick_settings, running_server, running_services

SEATS = 3
TYPES = {"table", "chat", "hint", "why", "error", "pong"}
#: Decisions after which the worlds are compared: early, in mid-round, paying, late, in chapter 2.
MOMENTS = (0, 3, 4, 17, 40, 61, 110)


@pytest.fixture(autouse=True)
def _one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still and random bits are the same, so that only the worlds can differ."""
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    monkeypatch.setattr("secrets.randbits", lambda _bits: 4)


class Game(NamedTuple):
    """A table at some moment of its game, looked at from a seat."""

    table_id: str
    seat: int
    users: list[str]
    cookie: str


async def _prepared(data: Path) -> list[Game]:
    """Games played up to every moment, one for each seat to look from."""
    games = []
    async with running_services(quick_settings(data)) as services:
        guests = [await services.identity.guest(f"P{seat}", "test") for seat in range(SEATS)]
        people = [visitor.user for visitor, _ in guests]
        users = [user.id for user in people]
        for moment in MOMENTS:
            for seat in range(SEATS):
                table = await new_table(services, people, "me", "open", "open")
                await _play(table, users, moment)
                games.append(Game(table.id, seat, users, guests[seat][1]))
    return games


async def _play(table: Table, users: list[str], decisions: int) -> None:
    assert table.course is not None
    rng = Random(decisions)
    for _ in range(decisions):
        match = table.course.match
        seat = match.seats_to_act[0]
        await table.play(users[seat], rng.choice(match.legal(seat)).text, table.row.version)


async def _loaded(services: Services, table_id: str) -> Table:
    table = services.tables.get(table_id)
    async with table.open():
        return table


def _imagine(table: Table, seat: int) -> None:
    """Everything that `seat` cannot know is another than it was."""
    assert table.course is not None
    match = table.course.match
    for seed in range(50):
        world = match.game.determinize(match.state, seat, Random(seed))
        if world != match.state:
            break
    world.sink = match.sink
    match.state = world
    table._views.clear()


class RecordingSocket:
    """A WebSocket client that records every message."""

    def __init__(self, address: str, table_id: str, cookie: str) -> None:
        self.opening = connect(
            f"{address.replace('http', 'ws')}/ws/tables/{table_id}",
            additional_headers={"cookie": f"tablee={cookie}"},
            origin=address,  # type: ignore[arg-type]
        )
        self.received: list[str] = []

    async def __aenter__(self) -> Self:
        self.connection = await self.opening
        await self.receive()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.connection.close()

    async def receive(self) -> None:
        async with asyncio.timeout(20):
            self.received.append(str(await self.connection.recv()))

    async def ask(self, **message: Any) -> str:
        await self.connection.send(json.dumps(message))
        await self.receive()
        return self.received[-1]


def _questions(table: Table, seat: int) -> list[dict[str, Any]]:
    """Messages of every type that change nothing."""
    assert table.course is not None
    match = table.course.match
    fixed = match.game.vocabulary.fixed()
    targets = {t for action in fixed for t in match.game.targets(match.state, action)}
    illegal = [a for a in fixed if a not in match.legal(seat)]
    version = table.row.version
    asked: list[dict[str, Any]] = [{"type": "ping"}, {"type": "hint"}, {"type": "nonsense"}]
    asked += [{"type": "why", "target": target} for target in sorted(targets)]
    asked += [{"type": "why", "a": action.text} for action in fixed[::7]]
    asked += [{"type": "play", "a": a.text, "version": version} for a in illegal[::9]]
    asked += [{"type": "play", "a": "?", "version": version}]
    asked += [{"type": "play", "a": "leave", "version": version + 1}]
    if match.seats_to_act and match.seats_to_act[0] != seat:
        asked.append({"type": "undo", "version": version})
    asked.append({"type": "chat", "text": "hello"})
    return [{**message, "ref": number} for number, message in enumerate(asked)]


def test_a_seat_cannot_tell_two_worlds_apart(tmp_path: Path) -> None:
    asyncio.run(_compare(tmp_path))


async def _compare(tmp_path: Path) -> None:
    true, other = tmp_path / "true", tmp_path / "other"
    games = await _prepared(true)
    shutil.copytree(true, other)
    types = set()
    differed = 0
    async with (
        running_server(quick_settings(true)) as (services, address),
        running_server(quick_settings(other)) as (imagined, other_address),
    ):
        for game in games:
            tables = [await _loaded(s, game.table_id) for s in (services, imagined)]
            _imagine(tables[1], game.seat)
            differed += _hands(tables[0]) != _hands(tables[1])
            async with (
                RecordingSocket(address, game.table_id, game.cookie) as one,
                RecordingSocket(other_address, game.table_id, game.cookie) as two,
            ):
                for message in _questions(tables[0], game.seat):
                    assert await one.ask(**message) == await two.ask(**message), message
                await _act_alike(tables, game, one, two)
                assert one.received == two.received
                types |= {json.loads(text)["type"] for text in one.received}
    assert types == TYPES
    # The same in both worlds is worth something only where the worlds differ.
    assert differed >= len(games) - SEATS


def _hands(table: Table) -> list[Any]:
    assert table.course is not None
    return [player.hand for player in table.course.match.state.players]


async def _act_alike(
    tables: list[Table], game: Game, one: RecordingSocket, two: RecordingSocket
) -> None:
    """The same act in both worlds, if both allow it and chance has no part in it."""
    courses = [table.course for table in tables]
    assert courses[0] is not None
    assert courses[1] is not None
    actor = courses[0].match.seats_to_act[0]
    texts = [[action.text for action in c.match.legal(actor)] for c in courses if c is not None]
    if actor == game.seat:
        assert texts[0] == texts[1]
    for text in texts[0]:
        if text not in texts[1]:
            continue
        trial = courses[0].match.state.clone()
        trial.apply(courses[0].game.parse(text), actor)
        if trial.seats_to_act == (CHANCE,):
            continue
        for table in tables:
            await table.play(game.users[actor], text, table.row.version)
        await one.receive()
        await two.receive()
        return
