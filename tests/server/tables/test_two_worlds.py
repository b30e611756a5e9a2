"""Two worlds that differ only in what a seat may not know send that seat the same bytes.

Two servers hold the same table. In the second, everything that the seat cannot know is dealt anew,
and sealed answers of others were not given. Whatever the seat's browser sends, both answer it with
the same bytes, for every type of message.

Then the worlds go on alike: the same acts, the same messages, as many of them, at the same versions
and steps. That another seat has no choice may depend on what it holds; nothing tells it.
"""

import asyncio
import json
import shutil
from collections.abc import Callable
from math import inf
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tablee.core import CHANCE
from tablee.driver import Driver, Outlook
from tablee.server.bots.workers import BotRequest, Thought, run_bot
from tablee.server.services import Services
from tablee.server.tables.table import Table
from tests.server.in_process import (
    answer,
    new_table,
    quick_settings,
    running_server,
    running_services,
)
from tests.server.recording_socket import RecordingSocket

SEATS = 3
#: Parts of every seed.
SERIES = ("", "a", "b")
#: Acts that follow in both worlds.
ACTS = 5
#: Where more than so many actions can be written, a few from first to last are asked about.
VOCABULARY = 2500
FEW = 60
TYPES = {"table", "patch", "foreseen", "chat", "hint", "why", "error", "pong"}


class Setting(NamedTuple):
    """A game, and the decisions after which the worlds are compared."""

    game: str
    options: dict[str, Any]
    moments: tuple[int, ...]


#: Early, in mid-round, paying, late, in chapter 2.
REWORLD = Setting("reworld", {}, (0, 3, 4, 17, 40, 61, 110))
#: Choosing directives under seal, then placing, resolving and maintaining.
ARTEMIS = Setting("artemis", {"directives": True}, (0, 2, 12, 90))
#: Consolidating, then the auctions and consolidations of later rounds: hands are hidden by then.
CENTURY = Setting("century", {}, (40, 57, 101, 130))
#: Swapping, then no, one and two sealed answers, in both rounds.
SEALED = Setting("lanterns", {"mode": "sealed"}, (1, 3, 4, 5, 8, 9, 10, 11))


@pytest.fixture(autouse=True)
def _one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still and random bits are the same, so that only the worlds can differ."""
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    monkeypatch.setattr("secrets.randbits", lambda _bits: 4)
    monkeypatch.setattr("tablee.server.tables.seat_view.Random", lambda: Random(4))


class Game(NamedTuple):
    """A table at some moment of its game, looked at from a seat."""

    table_id: str
    seat: int
    users: list[str]
    cookie: str


async def _prepared(
    data: Path, setting: Setting, use_seed: Callable[[str], None], series: str
) -> list[Game]:
    """Games played up to every moment, one for each seat to look from."""
    games = []
    async with running_services(quick_settings(data)) as services:
        guests = [await services.identity.guest(f"P{seat}", "test") for seat in range(SEATS)]
        people = [visitor.user for visitor, _ in guests]
        users = [user.id for user in people]
        for moment in setting.moments:
            for seat in range(SEATS):
                use_seed(f"{moment} {seat} {series}")
                table = await new_table(
                    services,
                    people,
                    "me",
                    "open",
                    "open",
                    game=setting.game,
                    options=setting.options,
                )
                await _play(table, users, moment)
                games.append(Game(table.id, seat, users, guests[seat][1]))
    return games


async def _play(table: Table, users: list[str], decisions: int) -> None:
    assert table.course is not None
    rng = Random(decisions)
    for _ in range(decisions):
        match = table.course.match
        seat = rng.choice(match.seats_to_act)
        await answer(table, users[seat], rng.choice(match.legal(seat)).text)


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
    table._see_anew()


def _questions(table: Table, seat: int) -> list[dict[str, Any]]:
    """Messages of every type that change nothing."""
    assert table.course is not None
    match, course = table.course.match, table.course
    fixed = match.game.vocabulary.fixed()
    if len(fixed) > VOCABULARY:  # cells of an endless map, mostly
        fixed = fixed[:: len(fixed) // FEW]
    targets = {t for action in fixed for t in match.game.targets(match.state, seat, action)}
    illegal = [a for a in fixed if a not in match.legal(seat)]
    question = course.question_name(seat) or "none"
    asked: list[dict[str, Any]] = [{"type": "ping"}, {"type": "hint"}, {"type": "nonsense"}]
    asked += [{"type": "why", "target": target} for target in sorted(targets)]
    asked += [{"type": "why", "a": action.text} for action in fixed[::7]]
    asked += [{"type": "why", "a": action.text} for action in match.legal(seat)]
    asked += [{"type": "play", "a": a.text, "question": question} for a in illegal[::9]]
    asked += [{"type": "play", "a": "?", "question": question}]
    asked += [{"type": "play", "a": fixed[-1].text, "question": "another"}]
    for action in match.legal(seat)[::3]:
        moves = {"a": action.text, "question": question}
        taken = match.state.clone()
        taken.apply(action, seat)
        following = [[other.text] for other in taken.legal(seat)[:1]]
        asked += [{"type": "foresee", "then": then, **moves} for then in ([], *following)]
    asked += [{"type": "foresee", "a": a.text, "question": question} for a in illegal[::9]]
    asked += [
        {"type": "undo", "question": done.question}
        for done in course.done[-2 * SEATS :]
        if done.question and done.question != course.undo_name(seat)
    ]
    asked.append({"type": "chat", "text": "hello"})
    asked += _plans(table, seat)
    return [{**message, "ref": number} for number, message in enumerate(asked)]


def _plans(table: Table, seat: int) -> list[dict[str, Any]]:
    """What may be prepared is asked for, prepared and withdrawn; the last move stays prepared."""
    assert table.course is not None
    match, question = table.course.match, table.course.ahead_name(seat)
    if question is None:
        nothing = {"type": "prepare", "a": match.game.vocabulary.fixed()[0].text}
        return [{**nothing, "question": "none"}, {"type": "withdraw"}]
    asked: list[dict[str, Any]] = [{"type": "foresee", "question": question}]
    outlook = Outlook.ahead_of(match, seat, Random(4))
    assert outlook is not None
    legal = outlook.state.legal(seat)
    for action in legal[:: 1 + len(legal) // 3]:
        then: list[str] = []
        following = outlook.after(action)
        while following is not None:
            first = following.state.legal(seat)[0]
            then.append(first.text)
            following = following.after(first)
        move = {"a": action.text, "then": then, "question": question}
        asked += [{"type": kind, **move} for kind in ("foresee", "prepare")]
        asked.append({"type": "withdraw"})
    return asked[:-1]


@pytest.mark.parametrize("series", SERIES)
def test_a_seat_cannot_tell_two_worlds_apart(
    tmp_path: Path, use_seed: Callable[[str], None], series: str
) -> None:
    differed, games = asyncio.run(_compare(tmp_path, REWORLD, use_seed, series))
    # The same in both worlds is worth something only where the worlds differ.
    assert differed >= games - SEATS


def test_nor_which_directives_others_keep(tmp_path: Path, use_seed: Callable[[str], None]) -> None:
    differed, games = asyncio.run(_compare(tmp_path, ARTEMIS, use_seed, ""))
    assert differed == games


def test_nor_what_others_hold_in_coins_and_science(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    differed, games = asyncio.run(_compare(tmp_path, CENTURY, use_seed, ""))
    assert differed >= games * 2 / 3


@pytest.mark.usefixtures("lanterns")
@pytest.mark.parametrize("series", SERIES)
def test_nor_whether_others_have_answered_under_seal(
    tmp_path: Path, use_seed: Callable[[str], None], series: str
) -> None:
    differed, games = asyncio.run(_compare(tmp_path, SEALED, use_seed, series))
    assert differed >= games * 2 / 3


async def _compare(
    tmp_path: Path, setting: Setting, use_seed: Callable[[str], None], series: str
) -> tuple[int, int]:
    """In how many of how many games the worlds differed; what was received never did."""
    true, other = tmp_path / "true", tmp_path / "other"
    games = await _prepared(true, setting, use_seed, series)
    shutil.copytree(true, other)
    types = set()
    differed = 0
    async with (
        running_server(quick_settings(true)) as (services, address),
        running_server(quick_settings(other)) as (imagined, other_address),
    ):
        for each in (services, imagined):
            each.workers.think = _think_here  # type: ignore[method-assign]
        for game in games:
            tables = [await _loaded(s, game.table_id) for s in (services, imagined)]
            _imagine(tables[1], game.seat)
            differed += _state(tables[0]) != _state(tables[1])
            async with (
                RecordingSocket(address, game.table_id, game.cookie) as one,
                RecordingSocket(other_address, game.table_id, game.cookie) as two,
            ):
                for message in _questions(tables[0], game.seat):
                    assert await one.ask(**message) == await two.ask(**message), message
                for act in range(ACTS):
                    acted = await _act_alike(tables, game, act)
                    if not acted:
                        break
                    flush = {"type": "ping", "ref": 1000 + act}
                    assert await one.ask(**flush) == await two.ask(**flush), acted
                    assert _progress(tables[0]) == _progress(tables[1]), acted
                assert one.received == two.received
                types |= {json.loads(text)["type"] for text in one.received}
    assert types == TYPES
    return differed, len(games)


async def _think_here(request: BotRequest) -> Thought:
    """Bots think in this process, which knows every game of a test, and none by the clock."""
    return request._replace(bot="greedy").run(inf) if request.preferences else run_bot(request)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints look at as few worlds as they may, on quick machines too."""
    monkeypatch.setattr("tablee.driver.explaining.PATIENCE", 0.0)


def _state(table: Table) -> Any:
    assert table.course is not None
    return table.course.match.state


def _progress(table: Table) -> tuple[int, int, list[int]]:
    """What the number of changes, of steps and whose turn it is tell."""
    assert table.course is not None
    return table.row.version, table.course.steps, list(_state(table).waiting_for(None))


async def _act_alike(tables: list[Table], game: Game, act: int) -> str:
    """The same act in both worlds, if both allow it, and it draws and opens nothing; else ""."""
    states = [_state(table) for table in tables]
    asked = [seat for seat in states[0].seats_to_act if seat in states[1].seats_to_act]
    for actor in asked[act % max(1, len(asked)) :] + asked:
        texts = [[action.text for action in state.legal(actor)] for state in states]
        if actor == game.seat:
            assert texts[0] == texts[1]
        # From the end: to leave is what the others can tell least about.
        for text in reversed(texts[0]):
            if text in texts[1] and not _parts(tables, states, actor, text):
                for table in tables:
                    await answer(table, game.users[actor], text)
                return f"{actor} {text}"
    return ""


def _parts(tables: list[Table], states: list[Any], actor: int, text: str) -> bool:
    """Whether worlds may part here: by a draw, or since all answers are shown."""
    for table, state in zip(tables, states, strict=True):
        assert table.course is not None
        driver = Driver(table.course.game, table.course.match.header)
        driver.match.state = state.clone()
        driver.match.state.sink = None
        drawn = len(driver.match.moves)
        driver.match.play(text, actor)
        driver.settle_openly(range(SEATS))
        if any(seat == CHANCE for seat, _ in driver.match.moves[drawn:]):
            return True
        if state.sealed and not driver.match.state.sealed:
            return True
    return False
