"""Two builds of the same sources: both play the same games, and an old one is never used."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest import mock

import pytest

from tablee import build
from tablee.bots import bot
from tablee.core import Match
from tablee.core.catalogue import game, games
from tablee.driver import play_out
from tablee.server.live.hub import Listener
from tablee.server.wire.bodies.tables import NewTable
from tests.server.in_process import answer, new_guests, quick_settings, running_services

#: Whole games, as many for each game and number of seats.
RANDOM = 3
#: Moves at a table of the server.
MOVES = 60


def records(game_id: str) -> list[str]:
    """Games of every number of seats from fixed seeds, one of them by bots that think."""
    one = game(game_id)
    played = []
    for seats in one.seats:
        for seed in range(RANDOM + 1):
            match = Match(one, seats=seats, seed=seed)
            play_out(match, [bot("random" if seed else "greedy")] * seats)
            played.append(str(match.record))
    return played


@pytest.mark.skipif(not build.is_compiled(), reason="no compiled build here (make compiled)")
@pytest.mark.parametrize("game_id", games())
def test_both_builds_play_the_same_games(game_id: str) -> None:
    script = f"from tests.test_build import records; print(''.join(records({game_id!r})), end='')"
    pure = run(script, Path.cwd(), TABLEE_PURE="1")

    assert "".join(records(game_id)) == pure.stdout


async def told(game_id: str) -> list[str]:
    """All that some players and a spectator are sent of one table, from a fixed seed."""
    with TemporaryDirectory() as folder, mock.patch("time.time", return_value=1_800_000_000.0):
        async with running_services(quick_settings(Path(folder))) as services:
            seats = min(number for number in game(game_id).seats if number > 1)
            people = await new_guests(services, *("Ada", "Bob", "Cy")[:seats])
            wish = NewTable(game_id, ["me", *["open"] * (seats - 1)])
            table = await services.tables.open(wish, people[0])
            table.row.seed = "7"
            for user in people[1:]:
                await table.join(user.id, user.name, table.row.invitation, None)
            readers = [*(user.id for user in people), "eve"]
            listeners = [Listener(table.id, reader, "s") for reader in readers]
            for listener in listeners:
                services.hub.add(listener)
                services.hub.welcome(table, listener)
            rng = Random(game_id)
            for _ in range(MOVES):
                assert table.course is not None
                match = table.course.match
                if match.over:
                    break
                seat = match.seats_to_act[0]
                await answer(table, people[seat].id, rng.choice(match.legal(seat)).text)
            return [message for listener in listeners for message in _sent(listener)]


def _sent(listener: Listener) -> list[str]:
    found = []
    while (item := listener.outbox.get_nowait()) is not None:
        assert isinstance(item, bytes)
        message = json.loads(item)
        if message["type"] == "table":
            del message["document"]["table"]  # it has names that were made up
        found.append(json.dumps(message))
    return found


@pytest.mark.skipif(not build.is_compiled(), reason="no compiled build here (make compiled)")
@pytest.mark.parametrize("game_id", games())
def test_both_builds_send_readers_the_same(game_id: str) -> None:
    ask = "import asyncio; from tests.test_build import told; "
    script = ask + f"print('\\n'.join(asyncio.run(told({game_id!r}))))"
    pure = run(script, Path.cwd(), TABLEE_PURE="1")

    assert asyncio.run(told(game_id)) == pure.stdout.splitlines()


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which something that is no library lies beside a source."""
    folder = tmp_path_factory.mktemp("copy")
    unneeded = shutil.ignore_patterns("__pycache__", "static", "*.so", "compiled.json")
    shutil.copytree(build.PACKAGE, folder / "tablee", ignore=unneeded)
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    (folder / "tablee" / "core" / f"state{suffix}").write_bytes(b"old")
    return folder


ASK = "from tablee import build; print(build.is_compiled(), build.is_outdated())"


def test_libraries_are_taken_where_nothing_says_that_they_are_old(beside: Path) -> None:
    assert "ImportError" in run(ASK, beside, fails=True).stderr


def test_libraries_of_other_sources_are_left_alone(beside: Path) -> None:
    (beside / "tablee" / "compiled.json").write_text("{}", "utf-8")
    said = run(ASK, beside).stdout
    (beside / "tablee" / "compiled.json").unlink()

    assert said == "False True\n"


def test_the_pure_sources_can_be_asked_for(beside: Path) -> None:
    assert run(ASK, beside, TABLEE_PURE="1").stdout == "False False\n"


def run(
    script: str, folder: Path, *, fails: bool = False, **environment: str
) -> "subprocess.CompletedProcess[str]":
    """Python in that folder, whose modules come first."""
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", script],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert bool(done.returncode) == fails, done.stderr
    return done
