"""People mute, block and report; administrators silence, ban, release, rename and close."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.server.people import moderation as acts
from tablee.server.storage import moderation
from tablee.server.storage.people import change_user, user_of
from tablee.server.storage.records import close_table
from tablee.server.wire.errors import ApiError
from tests.server.in_process import (
    new_guests,
    new_table,
    quick_settings,
    running_server,
    running_services,
)
from tests.server.postgres import postgres
from tests.server.recording_socket import RecordingSocket
from tests.server.server_process import Client, ServerProcess, TableSocket
from tests.server.signed_up import PASSWORD, fresh_name, new_account


def _name(client: Client) -> str:
    return str(client.get("/api/me")["name"])


def _relate(client: Client, other: Client | str, kind: str | None) -> Any:
    name = other if isinstance(other, str) else _name(other)
    return client.post(f"/api/players/{name}/relation", {"kind": kind}, method="PUT")["relations"]


async def _say(socket: TableSocket, text: str) -> Any:
    return await socket.request("chat", text=text)


async def _hears(socket: TableSocket, text: str) -> list[str]:
    """The lines that come until that one."""
    lines: list[str] = []
    while text not in lines:
        message = await socket.receive()
        if message["type"] == "chat":
            lines.append(message["text"])
    return lines


def _heard(socket: TableSocket) -> list[str]:
    """The lines that have come so far."""
    messages = [json.loads(text) for text in socket.raw]
    return [message["text"] for message in messages if message["type"] == "chat"]


# What people do


def test_muted_lines_are_not_sent_live_nor_as_history(server: ServerProcess) -> None:
    ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = ada.open_table("me", "open", "open", "open")
    for other in (bob, eve):
        other.join(table)

    async def talk() -> None:
        async with (
            ada.connect(table["id"]) as hers,
            bob.connect(table["id"]) as his,
            eve.connect(table["id"]) as rude,
        ):
            await _say(rude, "one")
            assert await _hears(hers, "one") == ["one"]
            _relate(ada, eve, "mute")
            await _say(rude, "two")
            await _say(his, "three")
            # At once, on a socket that was open already; for nobody else.
            assert await _hears(hers, "three") == ["three"]
            assert _heard(his) == ["one", "two", "three"]
        async with ada.connect(table["id"]) as hers:
            await _say(hers, "four")
            assert _heard(hers) == ["three", "four"]
            _relate(ada, eve, None)
        async with ada.connect(table["id"]) as hers:
            assert await _hears(hers, "four") == ["one", "two", "three", "four"]

    asyncio.run(talk())


def test_a_line_of_chat_names_the_seat_of_its_author(server: ServerProcess) -> None:
    ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = ada.open_table("me", "open")
    bob.join(table)

    async def talk() -> list[Any]:
        async with bob.connect(table["id"]) as his, eve.connect(table["id"]) as watching:
            lines = [await _say(his, "playing"), await _say(watching, "watching")]
            bob.post(f"/api/tables/{table['id']}/resign")
            return [*lines, await _say(his, "resigned")]

    # What is left out is `null`.
    assert [line.get("seat") for line in asyncio.run(talk())] == [1, None, 1]


def test_relations_are_listed_changed_and_taken_back(server: ServerProcess) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    assert _relate(ada, bob, "mute")[0]["kind"] == "mute"
    (relation,) = _relate(ada, bob, "block")
    assert (relation["name"], relation["kind"]) == (_name(bob), "block")
    assert ada.get("/api/me/relations")["relations"] == [relation]
    # The other learns nothing of it.
    assert bob.get("/api/me/relations")["relations"] == []
    assert _relate(ada, bob, None) == []
    for name, code in ((_name(ada), "bad-request"), ("Nobody at all", "not-found")):
        path = f"/api/players/{name}/relation"
        assert ada.error_code("PUT", path, {"kind": "mute"}) == code
    assert ada.error_code("PUT", "/api/players/greedy/relation", {"kind": "mute"}) == "not-found"


def test_who_blocks_and_who_is_blocked_do_not_sit_down_together(server: ServerProcess) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    _relate(ada, bob, "block")
    for host, other in ((ada, bob), (bob, ada)):
        table = host.open_table("me", "open")
        body = {"invitation": table["invitation"]}
        path = f"/api/tables/{table['id']}/join"
        assert other.error_code("POST", path, body) == "forbidden"
        listed = [seen["id"] for seen in other.get("/api/tables")["open"]]
        assert table["id"] not in listed
    _relate(ada, bob, "mute")
    bob.join(ada.open_table("me", "open"))


def test_a_mute_that_nobody_has_told_this_process_of_holds(tmp_path: Path) -> None:
    """As another process stores it: word of it may come late, or be lost."""

    async def talk() -> list[str]:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            names = ("Ada", "Bob", "Eve")
            guests = [await services.identity.guest(name, "test") for name in names]
            (ada, *_), cookies = [one.user for one, _ in guests], [cookie for _, cookie in guests]
            table = await new_table(services, [ada], "me", "open")
            async with (
                RecordingSocket(address, table.id, cookies[0]) as hers,
                RecordingSocket(address, table.id, cookies[1]) as his,
                RecordingSocket(address, table.id, cookies[2]) as rude,
            ):
                await acts.set_relation(services.store, ada, "Eve", "mute")
                await rude.ask(type="chat", text="rude", ref=1)
                await his.ask(type="chat", text="hello", ref=1)
                await hers.ask(type="ping", ref=1)
                told = [json.loads(text) for text in hers.received]
                return [message["text"] for message in told if message["type"] == "chat"]

    assert asyncio.run(talk()) == ["hello"]


def test_one_person_mutes_so_many_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acts, "MOST_RELATIONS", 1)

    async def mute() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            ada, bob, eve = await new_guests(services, "Ada", "Bob", "Eve")
            await acts.set_relation(services.store, ada, bob.name, "mute")
            await acts.set_relation(services.store, ada, bob.name, "block")
            with pytest.raises(ApiError, match="conflict"):
                await acts.set_relation(services.store, ada, eve.name, "mute")

    asyncio.run(mute())


def test_a_report_keeps_the_line_it_is_about(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        ada, eve, bob = server.guest("Ada"), server.guest("Eve"), server.guest("Bob")
        listed = ada.open_table("me", "open", "open")
        private = eve.open_table("me", "open", private=True)

        async def talk() -> tuple[int, int]:
            async with eve.connect(listed["id"]) as here, eve.connect(private["id"]) as there:
                one = (await _say(here, "you fool"))["id"]
                return one, (await _say(there, "a secret"))["id"]

        line, secret = asyncio.run(talk())
        good = {"about": "Eve", "reason": "chat", "table": listed["id"], "line": line}
        ada.post("/api/reports", good | {"text": "rude\u202e!"})
        for wrong, code in (
            ({"about": "Bob"}, "not-found"),  # he did not say so
            ({"about": "Nobody"}, "not-found"),
            ({"about": "Ada"}, "bad-request"),
            ({"line": secret}, "not-found"),  # a line of another table
            ({"table": private["id"], "line": secret}, "not-found"),
            ({"table": "0" * 20}, "not-found"),
            ({"table": None}, "bad-request"),
            ({"reason": "because"}, "bad-request"),
        ):
            assert ada.error_code("POST", "/api/reports", good | wrong) == code, wrong

        async def invited() -> None:
            """Whoever came with an invitation may report what he reads there."""
            async with bob.connect(private["id"], private["invitation"]) as socket:
                await socket.receive()
                report = {"about": "Eve", "reason": "chat", "table": private["id"], "line": secret}
                bob.post("/api/reports", report)

        asyncio.run(invited())
    finally:
        server.stop()

    async def reports() -> list[moderation.ReportRow]:
        async with running_services(quick_settings(tmp_path)) as services:
            return await services.store.read(lambda c: moderation.last_reports(c, 10))

    lines = [(row.line, row.text) for row in asyncio.run(reports())]
    assert lines == [("a secret", ""), ("you fool", "rude!")]


def test_reports_have_a_budget(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, {"TABLEE_LIMIT_SCALE": "1"})
    try:
        ada = server.guest("Ada")
        server.guest("Eve")
        report = {"about": "Eve", "reason": "name"}
        for _ in range(5):
            ada.post("/api/reports", report)
        assert ada.error_code("POST", "/api/reports", report) == "too-many"
    finally:
        server.stop()


# What administrators do


@pytest.fixture(scope="module")
def admin(server: ServerProcess) -> Client:
    """An administrator of the server that tests share."""
    return _administrator(server)


def test_who_is_silenced_is_told_until_when(server: ServerProcess, admin: Client) -> None:
    eve = server.guest(fresh_name("Eve"))
    table = eve.open_table("me", "open")

    async def talk() -> None:
        async with eve.connect(table["id"]) as socket:
            await _say(socket, "before")
            person = _sanction(admin, eve, "silence", hours=2)
            assert person["silenced"] is not None
            refused = (await _say(socket, "after"))["error"]
            assert refused["code"] == "forbidden"
            assert refused["text"]["id"] == "error-silenced"
            assert refused["text"]["args"]["until"].endswith(" UTC")
            assert eve.get("/api/me")["silenced"] == person["silenced"]
            assert _sanction(admin, eve, "release")["silenced"] is None
            assert (await _say(socket, "again"))["text"] == "again"
            assert eve.get("/api/me")["silenced"] is None

    asyncio.run(talk())


def test_who_is_banned_is_out_at_once_and_keeps_the_name(
    server: ServerProcess, admin: Client
) -> None:
    eve, name = new_account(server, "Eve")
    table = eve.open_table("me", "open")

    async def ban() -> int:
        async with eve.connect(table["id"]) as socket:
            await socket.receive()
            assert _sanction(admin, eve, "ban")["banned"] is not None
            return await socket.receive_until_closed()

    assert asyncio.run(ban()) == 4401
    assert eve.error_code("GET", "/api/me") == "not-signed-in"
    anonymous = server.anonymous()
    credentials = {"name": name, "password": PASSWORD}
    assert anonymous.error_code("POST", "/api/sessions", credentials) == "forbidden"
    wrong = credentials | {"password": "no password of hers"}
    assert anonymous.error_code("POST", "/api/sessions", wrong) == "wrong-password"
    assert anonymous.error_code("POST", "/api/accounts", credentials) == "conflict"
    _sanction(admin, name, "release")
    assert eve.get("/api/me")["name"] == name


def test_a_bad_name_is_replaced_wherever_it_is_shown(server: ServerProcess, admin: Client) -> None:
    rude = fresh_name("Rude")
    eve, bob = server.guest(rude), server.guest("Bob")
    table = eve.open_table("me", "open", "open")
    bob.join(table)
    watched = bob.open_table("me", "open")

    async def rename() -> str:
        async with (
            eve.connect(table["id"]) as hers,
            bob.connect(table["id"]) as his,
            eve.connect(watched["id"]),
            bob.connect(watched["id"]) as other,
        ):
            await _say(hers, "hello")
            await other.wait_until(lambda seen: seen["spectators"] == [rude])
            name = str(_sanction(admin, rude, "rename")["name"])
            await his.wait_until(lambda seen: seen["table"]["seats"][0]["name"] == name)
            assert (await _say(hers, "me"))["name"] == name
            await other.wait_until(lambda seen: seen["spectators"] == [name])
        async with bob.connect(table["id"]) as his:
            line = await his.receive_until(lambda message: message["type"] == "chat")
            assert line["name"] == name
        return name

    name = asyncio.run(rename())
    assert eve.get("/api/me")["name"] == name
    assert name != rude
    assert server.guest(rude).get("/api/me")["name"] == rude


def test_a_change_of_a_table_does_not_bring_an_old_name_back(tmp_path: Path) -> None:
    """A process that has the table in memory knows the old name and writes the seat."""

    async def rename() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            ada, bob = await new_guests(services, "Rude name", "Bob")
            table = await new_table(services, [ada, bob], "me", "open", game="gaia")
            renamed = await acts.sanction(
                services.store, acts.CLI, "Rude name", "rename", reason="rude"
            )
            with pytest.raises(ApiError, match="conflict"):
                await table.resign(ada.id)
            await table.resign(ada.id)
            async with table.open():
                assert table.seats[0].name == renamed.name
            stored = await services.store.read(lambda c: user_of(c, ada.id))
            assert stored is not None
            assert stored.name == renamed.name

    asyncio.run(rename())


def test_a_sanction_and_its_audit_are_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            (eve,) = await new_guests(services, "Eve")
            table = await new_table(services, [eve], "me", "open")
            store = services.store

            def broken(*_args: object, **_more: object) -> None:
                raise RuntimeError

            with monkeypatch.context() as breaking:
                breaking.setattr(moderation, "add_audit", broken)
                for act in (
                    acts.sanction(store, acts.CLI, "Eve", "ban", reason="x"),
                    acts.close_table(store, acts.CLI, table.id, "x"),
                ):
                    with pytest.raises(RuntimeError):
                        await act
            user = await store.read(lambda c: user_of(c, eve.id))
            assert user is not None
            assert user.banned is None
            assert await store.read(lambda c: moderation.last_audit(c, 10)) == []
            assert await store.write(lambda c: close_table(c, table.id, "admin", 1.0))

    asyncio.run(fail())


def test_administrators_are_not_sanctioned(tmp_path: Path) -> None:
    async def sanction() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            (ada,) = await new_guests(services, "Ada")
            await services.store.write(lambda c: change_user(c, ada.id, admin=True))
            with pytest.raises(ApiError, match="forbidden"):
                await acts.sanction(services.store, acts.CLI, "Ada", "ban", reason="x")

    asyncio.run(sanction())


def _administrator(server: ServerProcess) -> Client:
    """An administrator, made as the first one is: on the machine itself."""
    name = fresh_name("Chief")
    admin = server.anonymous()
    admin.post("/api/accounts", {"name": name, "password": PASSWORD})
    assert server.tablee("admin", "make", name) == 0
    assert admin.get("/api/me")["admin"]
    return admin


def _sanction(admin: Client, whom: Client | str, act: str, **more: object) -> Any:
    name = whom if isinstance(whom, str) else _name(whom)
    return admin.post(f"/api/admin/players/{name}", {"act": act, "reason": "a test", **more})


# Several processes


@pytest.fixture(scope="module")
def servers(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes with one PostgreSQL."""
    with postgres() as address:
        data = tmp_path_factory.mktemp("data")
        environment = {"TABLEE_DATABASE": address}
        pair = ServerProcess(data, environment), ServerProcess(data, environment)
        yield pair
        for server in pair:
            server.stop()


def _elsewhere(client: Client, server: ServerProcess) -> Client:
    """The same person at another process."""
    other = Client(server)
    other.http.cookies.set("tablee", client.cookie)
    return other


def test_a_mute_holds_in_all_processes_once_it_was_answered(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    """Wherever the next line is written and read; nobody waits for word of the mute."""
    here, there = servers
    ada, bob = here.guest("Ada"), there.guest("Bob")
    rude = [there.guest(fresh_name("Eve")) for _ in range(4)]
    table = ada.open_table("me", "open", private=False)

    async def talk() -> None:
        async with (
            ada.connect(table["id"]) as hers,
            _elsewhere(ada, there).connect(table["id"]) as hers_there,
            bob.connect(table["id"]) as his,
        ):
            heard: list[str] = []
            for number, eve in enumerate(rude):
                async with (
                    eve.connect(table["id"]) as near_bob,
                    _elsewhere(eve, here).connect(table["id"]) as near_ada,
                ):
                    _relate(ada, eve, "mute")
                    await _say(near_bob, "rude")
                    await _say(near_ada, "rude")
                heard.append(f"hello {number}")
                await _say(his, heard[-1])
                for reader in (hers, hers_there):
                    await _hears(reader, heard[-1])
                    assert _heard(reader) == heard

    asyncio.run(talk())


def test_bans_and_names_reach_other_processes(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    here, there = servers
    admin = _administrator(here)
    ada, eve, bob = here.guest("Ada"), there.guest(fresh_name("Eve")), there.guest("Bob")
    table = ada.open_table("me", "open", "open", "open")
    for other in (eve, bob):
        other.join(table)

    async def talk() -> int:
        async with (
            _elsewhere(ada, there).connect(table["id"]) as hers,
            eve.connect(table["id"]) as rude,
            bob.connect(table["id"]),
        ):
            await hers.wait_until(lambda seen: seen["table"]["seats"][2]["online"])
            name = str(_sanction(admin, bob, "rename")["name"])
            await hers.wait_until(lambda seen: seen["table"]["seats"][2]["name"] == name)
            _sanction(admin, eve, "ban")
            return await rude.receive_until_closed()

    assert asyncio.run(talk()) == 4401
    assert eve.error_code("GET", "/api/me") == "not-signed-in"


def test_who_leaves_for_good_is_gone_in_all_processes(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    here, there = servers
    ada, bob = here.guest("Ada"), there.guest("Bob")
    table = ada.open_table("me", "open")
    bob.join(table)

    async def leave() -> None:
        async with bob.connect(table["id"]) as his:
            await his.receive()
            ada.post("/api/me/delete")
            await his.wait_until(lambda seen: seen["table"]["seats"][0]["name"].startswith("— "))

    asyncio.run(leave())
