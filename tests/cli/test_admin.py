"""`tablee admin` works on the database of a server, also while that runs."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.cli.conftest import Tablee
from tests.server.server_process import ServerProcess
from tests.server.signed_up import PASSWORD, new_account


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with SQLite, in a process of its own."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def admin(running: ServerProcess, tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> Tablee:
    """`admin("ban", "Eve", "rude")`, with the settings of the server."""
    monkeypatch.setenv("TABLEE_DATA", str(running.data))

    return partial(tablee, "admin")


def test_the_first_administrator_is_made_of_an_account(
    running: ServerProcess, admin: Tablee
) -> None:
    client, name = new_account(running, "Ada")
    guest = running.guest("Guest").get("/api/me")["name"]
    assert admin("make", name).out == f"{name} is an administrator now.\n"
    assert client.get("/api/admin")["audit"][0]["actor"] == "cli"
    refused = admin("make", guest)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == f"{guest} is a guest. Only accounts can be administrators.\n"
    assert admin("make", "Nobody").err == "There is no player called “Nobody”.\n"
    assert admin("ban", name, "x").code == 2
    assert admin("remove", name).code == 0
    assert client.error_code("GET", "/api/admin") == "not-found"


def test_a_ban_closes_the_sockets_of_a_running_server(
    running: ServerProcess, admin: Tablee
) -> None:
    eve, name = new_account(running, "Eve")
    table = eve.open_table("me", "open")

    async def ban() -> tuple[int, float]:
        async with eve.connect(table["id"]) as socket:
            await socket.receive()
            done = await asyncio.to_thread(admin, "ban", name, "very", "rude")
            assert done.out == f"{name} is banned.\n"
            since = asyncio.get_running_loop().time()
            return await socket.receive_until_closed(), asyncio.get_running_loop().time() - since

    code, seconds = asyncio.run(ban())
    assert code == 4401
    assert seconds < 10
    assert eve.error_code("GET", "/api/me") == "not-signed-in"
    assert f"ban  {name}  name={name} reason=very rude" in admin("audit").out
    assert admin("release", name, "sorry").out == f"{name} is neither silenced nor banned.\n"
    assert eve.get("/api/me")["name"] == name


def test_names_and_tables_change_in_a_running_server(running: ServerProcess, admin: Tablee) -> None:
    eve, name = new_account(running, "Eve")
    bob = running.guest("Bob")
    table = eve.open_table("me", "open", "open")
    bob.join(table)

    async def change() -> str:
        async with bob.connect(table["id"]) as socket:
            await socket.receive()
            await asyncio.to_thread(admin, "rename", name, "rude")
            await socket.wait_until(lambda seen: seen["table"]["seats"][0]["name"] != name)
            now = str(socket.document["table"]["seats"][0]["name"])
            await asyncio.to_thread(admin, "close", table["id"], "enough")
            await socket.wait_until(lambda seen: seen["table"]["status"] == "closed")
            return now

    assert asyncio.run(change()) == eve.get("/api/me")["name"]
    refused = admin("close", table["id"], "again")
    assert (refused.code, refused.err) == (2, "This table is closed.\n")


def test_silence_is_for_hours(running: ServerProcess, admin: Tablee) -> None:
    eve, name = new_account(running, "Eve")
    assert admin("silence", name, "3", "rude").out == f"{name} can write nothing for 3 hours.\n"
    assert eve.get("/api/me")["silenced"] is not None
    for hours in ("0", "x", "-3", "99999"):
        assert admin("silence", name, hours, "rude").code == 2


def test_reports_are_shown_and_handled(running: ServerProcess, admin: Tablee) -> None:
    (ada, reporter), (_, about) = new_account(running, "Ada"), new_account(running, "Eve")
    ada.post("/api/reports", {"about": about, "reason": "name", "text": "rude\x1b[31m"})
    shown = admin("reports").out
    assert f"{reporter} > {about}  name  “rude[31m”" in shown
    assert "\x1b" not in shown
    number = shown.split()[0]
    assert admin("handle", number, "let", "it", "be").out == f"Report {number} is dealt with.\n"
    assert "let it be" in admin("reports").out
    assert admin("handle", number, "no").err == "This report has already been dealt with.\n"


def test_what_is_missing_is_said_in_one_sentence(tablee: Tablee, tmp_path: Path) -> None:
    for words, said in (
        (("admin",), "needs one of: make, remove"),
        (("admin", "jump"), "needs one of: make, remove"),
        (("admin", "ban", "Eve"), "REASON is missing"),
        (("admin", "audit", "x"), "“admin audit” was given too many words"),
        (("--lang", "fr", "admin"), "demande l’un de\xa0: make"),
    ):
        refused = tablee(*words)
        assert (refused.code, refused.out) == (2, "")
        assert said in refused.err
        assert refused.err.count("\n") == 1


def test_a_database_that_cannot_be_used_is_named(
    tablee: Tablee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "tablee.sqlite3"
    broken.write_text("no database at all, though long enough to look like one")
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path))
    refused = tablee("admin", "audit")
    assert (refused.code, refused.out) == (2, "")
    assert "Traceback" not in refused.err
    assert PASSWORD not in refused.err
