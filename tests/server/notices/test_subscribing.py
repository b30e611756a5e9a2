"""Browsers that notices are pushed to: whose they are, and what addresses will do."""

import asyncio
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.server.notices import endpoints
from tablee.server.notices.endpoints import BadEndpoint, Endpoints, is_public
from tablee.server.setting_readers import BadSetting
from tablee.server.settings import Settings
from tablee.server.storage import notices
from tests.server.notices.push_service import BrowserKeys, push_service
from tests.server.server_process import Client, ServerProcess
from tests.server.signed_up import PASSWORD, fresh_name, new_account, signed_in

#: A name that leads nowhere: whether it does later is seen later.
SOMEWHERE = "https://push.invalid/of-nobody-else/"


def subscribe(client: Client, endpoint: str, keys: BrowserKeys | None = None) -> Any:
    body = (keys or BrowserKeys()).subscription(endpoint)
    return client.post("/api/me/push", body, method="PUT")


def test_a_browser_is_subscribed_and_let_go(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    info = ada.get("/api/me/notices")
    assert info == {
        "push_key": info["push_key"],
        "push": False,
        "email": "off",
        "letters": False,
        "confirmed": False,
    }
    endpoint = SOMEWHERE + fresh_name("a").replace(" ", "")
    assert subscribe(ada, endpoint)["push"]
    # Another browser of hers is another one.
    assert ada.get("/api/me/notices")["push"]
    assert not ada.post("/api/me/push", method="DELETE")["push"]
    assert not ada.get("/api/me/notices")["push"]


def test_a_guest_who_becomes_an_account_keeps_the_browser(server: ServerProcess) -> None:
    keys = BrowserKeys()
    ada = server.guest("Ada")
    endpoint = SOMEWHERE + fresh_name("b").replace(" ", "")
    subscribe(ada, endpoint, keys)
    ada.post("/api/accounts", {"name": fresh_name("Ada"), "password": PASSWORD})
    assert not ada.get("/api/me/notices")["push"]  # the new session has not said so yet
    assert subscribe(ada, endpoint, keys)["push"]
    assert len(json.loads(ada.http.get("/api/me/export").text)["push_subscriptions"]) == 1


def test_nobody_subscribes_for_another(server: ServerProcess) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    keys = BrowserKeys()
    endpoint = SOMEWHERE + fresh_name("c").replace(" ", "")
    subscribe(ada, endpoint, keys)
    # Whoever knows where Ada's messages go has not the keys of her browser.
    stolen = BrowserKeys().subscription(endpoint)
    assert eve.error_code("PUT", "/api/me/push", stolen) == "conflict"
    assert ada.get("/api/me/notices")["push"]
    eve.post("/api/me/push", method="DELETE")
    assert ada.get("/api/me/notices")["push"]
    assert server.anonymous().error_code("PUT", "/api/me/push", stolen) == "not-signed-in"
    assert server.anonymous().error_code("GET", "/api/me/notices") == "not-signed-in"
    # The same browser with another person in front of it is that one's from then on.
    subscribe(eve, endpoint, keys)
    assert not ada.get("/api/me/notices")["push"]


def test_a_browser_ends_with_its_session(server: ServerProcess) -> None:
    ada, name = new_account(server, "Ada")
    phone = signed_in(server, name)
    for client, mark in ((ada, "d"), (phone, "e")):
        subscribe(client, SOMEWHERE + fresh_name(mark).replace(" ", ""))
    export = json.loads(ada.http.get("/api/me/export").text)
    assert len(export["push_subscriptions"]) == 2
    # Where its messages go is a secret, even from files that lie about.
    assert "push.invalid" not in json.dumps(export)
    ada.post("/api/sessions", method="DELETE")
    assert len(json.loads(ada.http.get("/api/me/export").text)["push_subscriptions"]) == 1


def test_the_oldest_browsers_make_room(server: ServerProcess) -> None:
    _, name = new_account(server, "Ada")
    clients = [signed_in(server, name) for _ in range(notices.MOST_BROWSERS + 1)]
    for client in clients:
        subscribe(client, SOMEWHERE + fresh_name("f").replace(" ", ""))
    told = [client.get("/api/me/notices")["push"] for client in clients]
    assert told == [False, *[True] * notices.MOST_BROWSERS]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.invalid/x",
        "https://push.invalid:8443/x",
        "https://user@push.invalid/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:192.168.0.1]/x",
        "https://2130706433/x",
        "https://0/x",
        "https:///x",
        "https://push.invalid/a b",
        "https://push.invalid/x\r\nX-Other: 1",
        "https://push.invalid/é",
        "https://[push/x",
        "ftp://push.invalid/x",
        "not an address",
        f"https://{'a' * 64}.invalid/x",
    ],
)
def test_addresses_that_no_push_service_has_are_refused(
    server: ServerProcess, endpoint: str
) -> None:
    ada = server.guest("Ada")
    body = BrowserKeys().subscription(endpoint)
    assert ada.error_code("PUT", "/api/me/push", body) == "bad-request"
    assert not ada.get("/api/me/notices")["push"]


@pytest.mark.parametrize(
    "nonsense",
    [
        {"p256dh": "AAAA"},
        {"p256dh": "B" + "A" * 86},
        {"p256dh": "é" * 20},
        {"auth": "short"},
        {"auth": "A" * 40},
        {"p256dh": ""},
        {"endpoint": "https://push.invalid/" + "x" * 1000},
        {"more": "of it"},
    ],
)
def test_keys_that_nothing_can_be_encrypted_with_are_refused(
    server: ServerProcess, nonsense: dict[str, str]
) -> None:
    ada = server.guest("Ada")
    body = BrowserKeys().subscription(SOMEWHERE) | nonsense
    assert ada.error_code("PUT", "/api/me/push", body) == "bad-request"


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("8.8.8.8", True),
        ("2a00:1450:4001:80e::200a", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),  # noqa: S104 - not to listen on
        ("10.0.0.1", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:8.8.8.8", True),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_which_addresses_are_on_the_internet(address: str, expected: bool) -> None:  # noqa: FBT001
    assert is_public(address) is expected


def test_a_name_that_leads_elsewhere_later_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked up for each message, and the connection goes where the look-up said."""
    leads_to = ["8.8.8.8"]

    def look_up(_host: str, port: int, **_more: object) -> list[Any]:
        return [(socket.AF_INET, 1, 6, "", (address, port)) for address in leads_to]

    async def send() -> None:
        service = Endpoints()
        monkeypatch.setattr(endpoints, "getaddrinfo", look_up)
        await service.check("https://push.invalid/x")
        # Among others is as bad as alone.
        for now in (["127.0.0.1"], ["8.8.8.8", "10.0.0.1"]):
            leads_to[:] = now
            with pytest.raises(BadEndpoint):
                await service.post("https://push.invalid/x", {}, b"")
        service.close()

    asyncio.run(send())


@pytest.mark.parametrize(
    "answer",
    [
        lambda writer: writer.write(b"nonsense\r\n\r\n"),
        lambda writer: writer.write(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 50_000),
        lambda writer: writer.close(),
        lambda _writer: None,
    ],
    ids=["nonsense", "endless", "closed", "silent"],
)
def test_a_push_service_that_is_none_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch, answer: Callable[[asyncio.StreamWriter], None]
) -> None:
    monkeypatch.setattr(endpoints, "PATIENCE", 0.2)

    writers = []

    async def serve(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        answer(writer)

    async def send() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        service = Endpoints(allows_local=True)
        with pytest.raises((OSError, ValueError)):
            await service.post(f"http://127.0.0.1:{port}/x", {}, b"hello")
        service.close()
        for writer in writers:
            writer.transport.abort()
        server.close()

    asyncio.run(send())


def test_a_redirection_is_not_followed() -> None:
    async def send() -> None:
        async with push_service() as push:
            push.status = 307
            service = Endpoints(allows_local=True)
            assert await service.post(f"{push.address}/x?y=1", {"TTL": "1"}, b"hello") == 307
            assert [(got.path, got.body) for got in push.got] == [("/x?y=1", b"hello")]
            service.close()

    asyncio.run(send())


def test_the_key_is_made_once_and_is_its_owners_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    key = settings.vapid()
    assert key == settings.vapid() == Settings(data=tmp_path / "data").vapid()
    assert (tmp_path / "data" / "vapid").stat().st_mode & 0o777 == 0o600
    elsewhere = Settings.from_environment({"TABLEE_VAPID_FILE": str(tmp_path / "data" / "vapid")})
    assert elsewhere.vapid() == key
    for broken in ("", "too short", "ü"):
        (tmp_path / "broken").write_text(broken, "utf-8")
        with pytest.raises(BadSetting):
            Settings(data=tmp_path, vapid_file=tmp_path / "broken").vapid()


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://games.example.org/sub", "https://games.example.org"),
        ("https://games.example.org:8443", "https://games.example.org"),
        ("http://games.example.org", "mailto:tablee@localhost"),
        ("", "mailto:tablee@localhost"),
    ],
)
def test_push_services_know_whom_to_write_to(url: str, expected: str) -> None:
    assert Settings(url=url).contact == expected
