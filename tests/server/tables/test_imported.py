"""Imported games: the server shows their replays from beginning to end."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core import Match, Record
from tablee.games.gaia.bgs.lines import FACTION_NAMES
from tablee.games.gaia.bgs.reader import replay
from tablee.server.tables.imported import keep
from tablee.server.wire.messages import outcome_info
from tests.games.gaia.games import own
from tests.games.gaia.oracle import gaia
from tests.server.server_process import Client, ServerProcess


def imported(path: Path) -> Match[Any]:
    return replay(gaia(), own.log(own.load(path).lines))


def store(server: ServerProcess, match: Match[Any]) -> str:
    """The id of the match's replay in the server's database."""
    names = [FACTION_NAMES[player.faction] for player in match.state.players]
    return keep(f"sqlite:///{server.data / 'tablee.sqlite3'}", match, names)


def told(match: Match[Any]) -> Any:
    """The outcome of a match as it travels."""
    return msgspec.to_builtins(outcome_info(match.outcome()))


def steps(client: Client, table: str, query: str = "") -> list[Any]:
    """The whole replay, page by page."""
    found: list[Any] = []
    total = client.get(f"/api/tables/{table}/replay?from=0&to=0")["total"]
    while len(found) <= total:
        page = client.get(f"/api/tables/{table}/replay?from={len(found)}{query}")
        assert page["total"] == total
        assert page["steps"]
        found += page["steps"]
    return found


@pytest.mark.parametrize("path", own.paths()[::3], ids=lambda path: path.name.partition(".")[0])
def test_a_replay_goes_on_to_the_end(server: ServerProcess, path: Path) -> None:
    match = imported(path)
    eve = server.anonymous()
    table = store(server, match)

    shown = steps(eve, table)

    assert [step["step"] for step in shown] == list(range(len(match.moves) + 1))
    assert shown[0]["a"] is None
    assert [(step["seat"], step["a"]) for step in shown[1:]] == [
        (seat, action.text) for seat, action in match.moves
    ]
    assert all(step["text"] for step in shown[1:])
    assert shown[-1]["outcome"] == told(match)
    assert shown[-1]["prompt"]["id"] == "prompt-over"
    assert shown[-1]["events"][-1]["id"] == "event-GameEnded"


def test_a_replay_is_compressed(server: ServerProcess) -> None:
    table = store(server, imported(own.paths()[0]))
    with server.anonymous().http.stream("GET", f"/api/tables/{table}/replay") as answer:
        received = sum(map(len, answer.iter_raw()))
    assert answer.headers["content-encoding"] == "gzip"
    text = server.anonymous().http.get(f"/api/tables/{table}/replay").text
    assert received < len(text.encode()) / 20


def test_the_table_tells_who_played(server: ServerProcess) -> None:
    match = imported(own.paths()[0])
    eve = server.anonymous()
    about = eve.get(f"/api/tables/{store(server, match)}/replay")["table"]

    assert (about["game"], about["status"], about["private"]) == ("gaia", "over", False)
    assert about["outcome"] == told(match)
    assert [r["score"] for r in about["outcome"]["results"]] == match.scores()
    assert [r["seat"] for r in about["outcome"]["results"] if r["won"]] == match.winners()
    factions = [FACTION_NAMES[player.faction] for player in match.state.players]
    assert [seat["name"] for seat in about["seats"]] == factions
    assert about["you"] is None


def test_its_record_is_the_game(server: ServerProcess) -> None:
    match = imported(own.paths()[0])
    text = server.anonymous().http.get(f"/api/tables/{store(server, match)}/record").text

    again = Record.loads(text).replay()
    assert again.over
    assert again.scores() == match.scores()
    assert text == str(match.record)


def test_it_stands_in_nobody_s_list(server: ServerProcess) -> None:
    table = store(server, imported(own.paths()[0]))
    listed = server.guest("Ada").get("/api/tables")
    assert table not in {entry["id"] for kind in listed.values() for entry in kind}
