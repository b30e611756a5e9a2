"""Bots that people run: accounts, tokens, where they sit down, what they may and may not do."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tablee.server.live.listener import Listener
from tablee.server.people.moderation import sanction
from tablee.server.people.names import clean_name
from tablee.server.people.programs import MOST_PROGRAMS
from tablee.server.protection.limits import BOT_REQUEST
from tablee.server.services import Services
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError
from tests.server.in_process import (
    answer,
    new_accounts,
    new_table,
    quick_settings,
    running_services,
)
from tests.server.server_process import ROOT, TIMEOUT, Client, ServerProcess
from tests.server.signed_up import fresh_name, new_account
from tests.server.tables.test_two_worlds import _imagine

BOTS = ROOT / "examples" / "bots"


class Program:
    """A bot, as its program talks to the server: with a token and nothing else."""

    def __init__(self, server: ServerProcess, made: Any) -> None:
        self.name, self.token = str(made["name"]), str(made["token"])
        self.headers = {"authorization": f"Bearer {self.token}"}
        self.address = server.address
        self.http = httpx.Client(
            base_url=server.address,
            headers=self.headers,
            timeout=TIMEOUT,
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.http.post(path, json=body or {})

    def refusal(self, method: str, path: str, body: object = None) -> str:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["error"]["text"]["id"])

    def socket(self, table: Any) -> ClientConnection:
        address = self.address.replace("http", "ws")
        return connect(f"{address}/ws/tables/{table['id']}", additional_headers=self.headers)


@pytest.fixture
def owner(server: ServerProcess) -> Iterator[Client]:
    client, _ = new_account(server, "Ada")
    yield client
    client.http.close()


@pytest.fixture
def program(server: ServerProcess, owner: Client) -> Program:
    return Program(server, owner.post("/api/me/bots", {"name": fresh_name("Deep")}))


def test_a_bot_is_marked_wherever_its_name_stands(owner: Client, program: Program) -> None:
    assert program.name.endswith(" (bot)")
    assert owner.get(f"/api/players/{program.name}")["bot"]
    assert [bot["name"] for bot in owner.get("/api/me/bots")["bots"]] == [program.name]
    assert [bot["name"] for bot in owner.get("/api/me/export")["bots"]] == [program.name]
    table = owner.open_table("me", "open")
    seats = program.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    assert [seat["name"] for seat in seats.json()["seats"]][1] == program.name


@pytest.mark.parametrize("name", ["Deep (bot)", "Deep(BOT)", "Deep (b0t)", "Deep （ｂｏｔ）"])
def test_nobody_else_has_such_a_name(name: str) -> None:
    with pytest.raises(ApiError):
        clean_name(name)


def test_guests_have_no_bots_and_nobody_has_many(server: ServerProcess, owner: Client) -> None:
    guest = server.guest("Gus")
    assert guest.error_code("POST", "/api/me/bots", {"name": "Deep"}) == "forbidden"
    for _ in range(MOST_PROGRAMS):
        owner.post("/api/me/bots", {"name": fresh_name("Deep")})
    body = {"name": fresh_name("Deep")}
    assert owner.error_code("POST", "/api/me/bots", body) == "conflict"


def test_a_token_is_no_cookie_and_a_cookie_no_token(
    server: ServerProcess, owner: Client, program: Program
) -> None:
    assert program.http.get("/api/me").json()["name"] == program.name
    with httpx.Client(base_url=server.address, cookies={"tablee": program.token}) as browser:
        assert browser.get("/api/me").status_code == 401
    stolen = {"authorization": f"Bearer {owner.cookie}"}
    with httpx.Client(base_url=server.address, headers=stolen) as script:
        assert script.get("/api/me").status_code == 401
        assert script.post("/api/tables", json={}).status_code == 401


def test_it_sits_down_only_where_it_was_invited(owner: Client, program: Program) -> None:
    table = owner.open_table("me", "open")
    path = f"/api/tables/{table['id']}/join"
    assert program.refusal("POST", path, {}) == "error-bot-uninvited"
    assert program.refusal("POST", path, {"invitation": "wrong"}) == "error-bot-uninvited"
    assert program.post(path, {"invitation": table["invitation"]}).status_code == 200


def test_it_plays_and_writes_nothing(owner: Client, program: Program) -> None:
    for method, path, body in (
        ("PATCH", "/api/me", {"lang": "fr"}),
        ("POST", "/api/me/bots", {"name": "Deeper"}),
        ("POST", "/api/accounts", {"name": fresh_name("Ada"), "password": "a long password"}),
        ("POST", "/api/reports", {"about": "Ada", "reason": "chat"}),
        ("POST", "/api/me/delete", {"password": None}),
    ):
        assert program.refusal(method, path, body) == "error-not-for-bots"
    table = program.post("/api/tables", {"game": "reworld", "seats": ["me", "bot:random"]}).json()
    with program.socket(table) as socket:
        document = json.loads(socket.recv(TIMEOUT))
        assert document["type"] == "table"
        for kind, more in (("chat", {"text": "hello"}), ("hint", {})):
            socket.send(json.dumps({"type": kind, **more}))
            answer = _next(socket, "error")
            assert answer["error"]["code"] == "forbidden"


def test_its_socket_gets_whole_documents_and_no_secret(owner: Client, program: Program) -> None:
    """Only what its seat may know: the hand of the other seat is not in it."""
    table = owner.open_table("me", "open")
    path = f"/api/tables/{table['id']}/join"
    program.post(path, {"invitation": table["invitation"]})
    with program.socket(table) as socket:
        first = _next(socket, "table")["document"]
        assert first["table"]["you"] == 1
        hands = [player["hand"] for player in first["view"]["players"]]
        assert [hand is None for hand in hands] == [True, False]
        while not first["actions"]:
            owner_moves(owner, table)
            first = _next(socket, "table")["document"]
        play = {"type": "play", "a": first["actions"][0]["a"], "question": first["question"]}
        socket.send(json.dumps(play | {"ref": 5}))
        while (message := _next(socket, "table")).get("ref") != 5:
            pass
        assert message["document"]["step"] > first["step"]


@pytest.mark.usefixtures("lanterns")
def test_two_worlds_that_its_seat_cannot_tell_apart_send_it_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a sealed answer of another seat sends it nothing."""
    monkeypatch.setattr("tablee.server.tables.seat_view.Random", lambda: Random(4))

    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            (ada,) = await new_accounts(services, "Ada")
            ada.password = "-"  # noqa: S105 - as the database has it
            bot, _ = await services.programs.make(ada, "Deep")
            sealed = {"mode": "sealed"}
            people = [ada, bot]
            table = await new_table(services, people, "me", "open", game="lanterns", options=sealed)
            rng = Random(1)
            for _ in range(2):  # each keeps or swaps; then all show or hide under seal
                match = table.course.match if table.course is not None else None
                assert match is not None
                seat = match.seats_to_act[0]
                await answer(table, people[seat].id, rng.choice(match.legal(seat)).text)
            listener = arrived(services, table, bot.id)
            (seen,) = drained(listener)
            assert table.course is not None
            assert set(table.course.match.seats_to_act) == {0, 1}
            await answer(table, ada.id, str(table.course.match.legal(0)[0]))
            assert drained(listener) == []
            true_world = table.course.match.state
            _imagine(table, 1)
            assert table.course.match.state != true_world
            assert drained(arrived(services, table, bot.id)) == [seen]

    asyncio.run(play())


def arrived(services: Services, table: Table, user_id: str) -> Listener:
    """A socket of the bot, which gets whole documents."""
    listener = Listener(table.id, user_id, "session")
    listener.takes_patches = False
    services.hub.add(listener)
    services.hub.welcome(table, listener)
    return listener


def drained(listener: Listener) -> list[bytes]:
    """What it is sent."""
    found = []
    while isinstance(message := listener.outbox.get_nowait(), bytes):
        found.append(message)
    return found


def owner_moves(owner: Client, table: Any) -> None:
    """One answer of the person at the table, if she is asked."""

    async def move() -> None:
        async with owner.connect(table["id"]) as socket:
            await socket.receive_document()
            if socket.document["actions"]:
                await socket.play(socket.document["actions"][0]["a"])

    asyncio.run(move())


def test_another_token_ends_the_one_before(
    server: ServerProcess, owner: Client, program: Program
) -> None:
    table = program.post("/api/tables", {"game": "reworld", "seats": ["me", "open"]}).json()
    with program.socket(table) as socket:
        again = Program(server, owner.post(f"/api/me/bots/{program.name}/token"))
        assert _close_code(socket) == 4401
    assert program.http.get("/api/me").status_code == 401
    assert again.http.get("/api/me").status_code == 200
    owner.post(f"/api/me/bots/{program.name}", method="DELETE")
    assert again.http.get("/api/me").status_code == 401
    assert owner.get("/api/me/bots") == {"bots": []}


def test_bots_of_others_are_not_there(server: ServerProcess, program: Program) -> None:
    eve, _ = new_account(server, "Eve")
    path = f"/api/me/bots/{program.name}"
    assert eve.error_code("POST", f"{path}/token", {}) == "not-found"
    assert eve.error_code("DELETE", path) == "not-found"


def test_whoever_is_banned_has_no_bots_either(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            (ada,) = await new_accounts(services, "Ada")
            ada.password = "-"  # noqa: S105 - as the database has it
            _, token = await services.programs.make(ada, "Deep")
            assert await services.identity.authenticate(token)
            await sanction(services.store, "cli", "Ada", "ban", reason="cheats")
            assert await services.identity.authenticate(token) is None
            await sanction(services.store, "cli", "Ada", "release", reason="does not")
            found = await services.identity.authenticate(token)
            assert found is not None
            renamed = await sanction(services.store, "cli", "Deep (bot)", "rename", reason="rude")
            assert renamed.name.endswith(" (bot)")
            await services.accounts.delete(ada)
            assert await services.identity.authenticate(token) is None

    asyncio.run(play())


def test_bots_have_budgets_of_their_own(tmp_path: Path) -> None:
    """One for all bots of an account; whatever they use up, its owner has hers."""
    server = ServerProcess(tmp_path, {"TABLEE_LIMIT_SCALE": "1"})
    try:
        ada, _ = new_account(server, "Ada")
        one, other = (
            Program(server, ada.post("/api/me/bots", {"name": name})) for name in ("Deep", "Deeper")
        )
        begun = time.monotonic()
        answers = [bot.http.get("/api/me").status_code for _ in range(40) for bot in (one, other)]
        most = BOT_REQUEST.burst + BOT_REQUEST.per_second * (time.monotonic() - begun)
        assert answers.count(200) <= most + 1
        assert 429 in answers
        assert ada.http.get("/api/me").status_code == 200
    finally:
        server.stop()


@pytest.mark.parametrize("language", ["python", "node"])
def test_the_examples_play_a_whole_game(
    server: ServerProcess, owner: Client, language: str
) -> None:
    if language == "python":
        command = [sys.executable, str(BOTS / "random_bot.py")]
    elif node := shutil.which("node"):
        command = [node, "--experimental-websocket", "--no-warnings", str(BOTS / "random_bot.mjs")]
    else:
        pytest.skip("there is no node on PATH: the example in JavaScript is left out")
    made = owner.post("/api/me/bots", {"name": fresh_name("Deep")})
    table = owner.open_table("me", "open", game="reykholt")
    link = f"{server.address}/t/{table['id']}?invitation={table['invitation']}"
    environment = os.environ | {"TABLEE_TOKEN": made["token"]}
    program = subprocess.Popen(  # noqa: S603 - our own example
        [*command, link], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while owner.get(f"/api/tables/{table['id']}")["status"] == "open":
        assert program.poll() is None, program.stderr and program.stderr.read()
    owner.post(f"/api/tables/{table['id']}/resign")  # a bot of the server plays on against it
    said, complaints = program.communicate(timeout=TIMEOUT)
    assert (program.returncode, complaints) == (0, "")
    results = json.loads(said)["results"]
    assert len(results) == 2
    # Nobody's rating has changed.
    assert owner.get(f"/api/players/{made['name']}")["ratings"] == []
    assert owner.get(f"/api/players/{made['name']}")["results"][0]["game"] == "reykholt"


def _next(socket: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while (message := json.loads(socket.recv(TIMEOUT)))["type"] != kind:
        pass
    return message


def _close_code(socket: ClientConnection) -> int:
    with suppress(ConnectionClosed):
        while True:
            socket.recv(TIMEOUT)
    return socket.close_code or 0


def test_the_examples_stand_in_the_docs() -> None:
    page = ROOT.joinpath("docs", "network-bots.md").read_text("utf-8")
    for example in BOTS.iterdir():
        assert example.read_text("utf-8") in page
