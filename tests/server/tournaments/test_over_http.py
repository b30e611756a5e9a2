"""Whole tournaments over HTTP and sockets, by people who are not the server's friends."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.server_process import Client, ServerProcess
from tests.server.signed_up import new_account

DAYS = {"kind": "days", "days": 1}
LIVE = {"kind": "live", "bank": 600, "increment": 0}


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that knows the toy."""
    server = ServerProcess(tmp_path_factory.mktemp("toys"), module="tests.server.toy_server")
    yield server
    server.stop()


class Group:
    """Some people and their tournament."""

    def __init__(self, server: ServerProcess, count: int, **wish: Any) -> None:
        self.people = {name: client for client, name in self._accounts(server, count)}
        self.organiser = next(iter(self.people.values()))
        body = {"name": "Mardi soir", "game": "lanterns", "seats": 2, "format": "league"}
        found = self.organiser.post("/api/tournaments", {**body, "clock": DAYS, **wish})
        self.path = f"/api/tournaments/{found['tournament']['id']}"
        self.invitation = found["invitation"]
        for client in list(self.people.values())[1:]:
            joined = client.post(f"{self.path}/join", {"invitation": self.invitation})
            assert joined["tournament"]["joined"]

    @staticmethod
    def _accounts(server: ServerProcess, count: int) -> list[tuple[Client, str]]:
        return [new_account(server, name) for name in ("Ada", "Bob", "Cleo", "Dan", "Eve")[:count]]

    def seen(self) -> Any:
        return self.organiser.get(self.path)

    def play_all(self, seed: int) -> None:
        """Every open game is played to its end at random."""
        for each in self.seen()["rounds"]:
            for table in each["tables"]:
                if table["status"] == "playing":
                    names = [seat["name"] for seat in table["seats"]]
                    asyncio.run(self._play(table["id"], names, Random(seed)))

    async def _play(self, table_id: str, names: list[str], rng: Random) -> None:
        async with AsyncExitStack() as sockets:
            here = [
                await sockets.enter_async_context(self.people[name].connect(table_id))
                for name in names
            ]
            await asyncio.gather(*(socket.play_random(rng) for socket in here))

    def wait_for(self, **wanted: Any) -> Any:
        """The tournament once it is as wanted: what has to happen does so by itself."""
        for _ in range(600):
            found = self.seen()
            if all(found["tournament"][name] == value for name, value in wanted.items()):
                return found
            time.sleep(0.05)
        raise AssertionError(found["tournament"])


def test_a_whole_league(toys: ServerProcess) -> None:
    group = Group(toys, 3)
    assert group.seen()["tournament"]["rounds"] is None
    started = group.organiser.post(f"{group.path}/start")
    assert [len(each["tables"]) for each in started["rounds"]] == [1, 1, 1]
    assert {name for each in started["rounds"] for name in each["sits_out"]} == set(group.people)
    assert started["at_once"]
    assert started["deadline"] is not None
    assert [standing["place"] for standing in started["standings"]] == [1, 1, 1]
    group.play_all(1)
    over = group.wait_for(status="over")
    assert sum(standing["points"] for standing in over["standings"]) == 3 * 2 + 3
    assert [s["played"] for s in over["standings"]] == [2, 2, 2]
    assert [t["name"] for t in over["standings"][0]["tie_breaks"]] == ["direct", "share", "wins"]
    points = [standing["points"] for standing in over["standings"]]
    assert points == sorted(points, reverse=True)
    for each in over["rounds"]:
        for table in each["tables"]:
            assert {seat["points"] for seat in table["seats"]} in ({0, 2}, {1})
            for name, client in group.people.items():
                told = client.get(f"/api/tables/{table['id']}")["tournament"]
                is_seated = name in {seat["name"] for seat in table["seats"]}
                assert told == (group.path.rpartition("/")[2] if is_seated else None)
    mine = group.organiser.get("/api/tournaments")["mine"]
    assert [found["status"] for found in mine] == ["over"]


def test_a_whole_swiss_tournament_with_kills_in_the_middle(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, module="tests.server.toy_server")
    try:
        group = Group(server, 5, seats=3, format="swiss", rounds=2, private=False)
        group.organiser.post(f"{group.path}/start")
        for number in (1, 2):
            found = group.wait_for(round=number)
            sizes = sorted(len(table["seats"]) for table in found["rounds"][-1]["tables"])
            assert (len(found["rounds"]), sizes) == (number, [2, 3])
            before = found["rounds"]
            server.kill()
            server.start()
            assert group.seen()["rounds"] == before
            group.play_all(number)
            server.kill()  # perhaps before the next round is open, perhaps after
            server.start()
        over = group.wait_for(status="over")
        seated = [
            sorted(seat["name"] for table in each["tables"] for seat in table["seats"])
            for each in over["rounds"]
        ]
        assert seated == [sorted(group.people)] * 2
        assert sum(standing["points"] for standing in over["standings"]) == 2 * 5 * 2
        assert [t["name"] for t in over["standings"][0]["tie_breaks"]] == [
            "opponents",
            "share",
            "wins",
        ]
    finally:
        server.stop()


def test_strangers_do_not_know_of_a_private_one(toys: ServerProcess) -> None:
    group = Group(toys, 2)
    stranger, _ = new_account(toys, "Stranger")
    guest, nobody = toys.guest("Guest"), toys.anonymous()
    for client in (stranger, guest, nobody):
        assert client.error_code("GET", group.path) == "not-found"
        assert client.error_code("GET", f"{group.path}?invitation=wrong") == "not-found"
        listed = client.get("/api/tournaments")
        assert group.path.rpartition("/")[2] not in str(listed)
    for client in (stranger, guest):
        for act in ("join", "leave", "start", "cancel"):
            assert client.error_code("POST", f"{group.path}/{act}", {}) == "not-found"
        body = {"name": next(iter(group.people))}
        assert client.error_code("POST", f"{group.path}/remove", body) == "not-found"
    for act in ("join", "leave", "start", "cancel"):
        assert nobody.error_code("POST", f"{group.path}/{act}", {}) == "not-signed-in"
    # Whoever has the link sees it, but not the link itself, nor more than that.
    invited = stranger.get(f"{group.path}?invitation={group.invitation}")
    assert (invited["invitation"], invited["tournament"]["joined"]) == (None, False)
    body = {"invitation": group.invitation}
    assert guest.error_code("POST", f"{group.path}/join", body) == "forbidden"
    assert toys.anonymous().get(f"{group.path}?invitation={group.invitation}")["members"]


def test_nobody_acts_for_another(toys: ServerProcess) -> None:
    group = Group(toys, 3, private=False)
    names, clients = list(group.people), list(group.people.values())
    bob = clients[1]
    for act in ("start", "cancel"):
        assert bob.error_code("POST", f"{group.path}/{act}", {}) == "forbidden"
    assert bob.error_code("POST", f"{group.path}/remove", {"name": names[2]}) == "forbidden"
    stranger, _ = new_account(toys, "Stranger")
    assert stranger.error_code("POST", f"{group.path}/leave", {}) == "forbidden"
    assert stranger.error_code("POST", f"{group.path}/leave", {"name": names[2]}) == "bad-request"
    assert group.path.rpartition("/")[2] in str(stranger.get("/api/tournaments")["listed"])
    assert [member["name"] for member in group.seen()["members"]] == names
    group.organiser.post(f"{group.path}/remove", {"name": names[2]})
    assert [member["name"] for member in group.seen()["members"]] == names[:2]
    # A listed one is joined without an invitation, and left again.
    joined = stranger.post(f"{group.path}/join")
    assert joined["tournament"]["joined"]
    assert not stranger.post(f"{group.path}/leave")["tournament"]["joined"]


def test_whoever_leaves_a_private_one_sees_that_and_no_more(toys: ServerProcess) -> None:
    group = Group(toys, 2)
    bob = list(group.people.values())[1]
    left = bob.post(f"{group.path}/leave")
    assert (left["tournament"]["joined"], left["invitation"]) == (False, None)
    assert bob.error_code("GET", group.path) == "not-found"


def test_nonsense_is_refused(toys: ServerProcess) -> None:
    ada, _ = new_account(toys, "Ada")
    good = {"name": "Mardi", "game": "lanterns", "seats": 2, "format": "league", "clock": DAYS}
    for wrong, code in (
        ({"name": ""}, "bad-request"),
        ({"name": "\u200b "}, "bad-request"),
        ({"name": "x" * 49}, "bad-request"),
        ({"name": "Coupe du моderator"}, "bad-request"),
        ({"name": "The administrator’s cup"}, "conflict"),
        ({"game": "chess"}, "not-found"),
        ({"seats": 1}, "bad-request"),
        ({"seats": 4}, "bad-setup"),
        ({"format": "knockout"}, "bad-request"),
        ({"rounds": 0}, "bad-request"),
        ({"rounds": 16}, "bad-request"),
        ({"format": "swiss"}, "bad-setup"),
        ({"clock": {"kind": "none"}}, "bad-setup"),
        ({"options": {"rounds": 9}}, "bad-setup"),
        ({"members": []}, "bad-request"),
    ):
        assert ada.error_code("POST", "/api/tournaments", {**good, **wrong}) == code, wrong
    for name in ("Ligue n°2 : 2025/26 – été", "火曜日の会", "Кубок"):
        found = ada.post("/api/tournaments", {**good, "name": name})
        assert found["tournament"]["name"] == name
        ada.post(f"/api/tournaments/{found['tournament']['id']}/cancel")
    for wrong_id in ("x", "%2e", "é", "1" * 33):
        assert ada.error_code("GET", f"/api/tournaments/{wrong_id}") == "not-found"
    guest = toys.guest("Guest")
    assert guest.error_code("POST", "/api/tournaments", good) == "forbidden"


def test_members_look_on_at_private_tables_and_strangers_do_not(toys: ServerProcess) -> None:
    group = Group(toys, 4, clock=LIVE)
    started = group.organiser.post(f"{group.path}/start")
    stranger, _ = new_account(toys, "Stranger")
    for table in started["rounds"][0]["tables"]:
        seated = {seat["name"] for seat in table["seats"]}
        others = [client for name, client in group.people.items() if name not in seated]
        path = f"/api/tables/{table['id']}"
        for client in (*others, stranger):
            assert client.error_code("GET", path) == "not-found"
        for client in others:
            seen = client.get(f"{path}?invitation={table['invitation']}")
            assert (seen["you"], seen["status"]) == (None, "playing")
