"""Behind proxies: whose word counts, and by which names the server is reached."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Scope
from starlette.websockets import WebSocket

from tablee.server.operation.logs import request_id
from tablee.server.protection.proxies import Proxies
from tablee.server.protection.security import is_allowed_origin
from tablee.server.settings import BadSetting, Settings
from tests.server.server_process import ServerProcess

CLIENT = "203.0.113.9"


async def _seen(request: Request) -> Response:
    assert request.client is not None
    return JSONResponse([request.client.host, request.url.scheme, request_id.get()])


async def _seen_by_socket(socket: WebSocket) -> None:
    assert socket.client is not None
    await socket.accept()
    await socket.send_json([socket.client.host, socket.url.scheme])


def seen(peer: str | None, headers: dict[str, str], trusted: tuple[str, ...]) -> list[str]:
    """What the application sees of a request: the client, the scheme, the id."""
    app = Starlette(routes=[Route("/", _seen)], middleware=[Middleware(Proxies, trusted)])

    async def ask() -> list[str]:
        async def unix(scope: Scope, receive: Any, send: Any) -> None:
            await app({**scope, "client": None}, receive, send)

        transport = httpx.ASGITransport(
            app=unix if peer is None else app, client=(peer or "", 1234)
        )
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as client:
            answer = await client.get("/", headers=headers)
            client_host, scheme, name = answer.json()
            assert answer.headers["x-request-id"] == name
            return [client_host, scheme, name]

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.7", CLIENT, CLIENT),
        ("fd00::1", CLIENT, CLIENT),
        (None, CLIENT, CLIENT),  # a Unix socket
        ("10.0.0.7", f"6.6.6.6, {CLIENT}", CLIENT),  # what a client claims stands before
        ("10.0.0.7", f"6.6.6.6, {CLIENT}, 10.0.0.8", CLIENT),  # two proxies of ours
        (None, f"unix, {CLIENT}", CLIENT),
        ("10.0.0.7", "2001:db8::1", "2001:db8::1"),
        ("192.0.2.1", CLIENT, "192.0.2.1"),  # no proxy of ours
    ],
)
def test_an_address_is_believed_of_a_trusted_proxy(
    peer: str | None, forwarded: str, client: str
) -> None:
    headers = {"x-forwarded-for": forwarded, "x-forwarded-proto": "https"}
    trusted = ("10.0.0.0/8", "fd00::/8")
    is_trusted = peer != "192.0.2.1"

    found = seen(peer, headers, trusted)

    assert found[:2] == [client, "https" if is_trusted else "http"]


def test_sockets_have_the_clients_address_too() -> None:
    app = Starlette(
        routes=[WebSocketRoute("/", _seen_by_socket)],
        middleware=[Middleware(Proxies, ("127.0.0.1",))],
    )
    sent: list[Message] = []
    scope: Scope = {
        "type": "websocket",
        "path": "/",
        "scheme": "ws",
        "query_string": b"",
        "client": ("127.0.0.1", 1),
        "headers": [
            (b"host", b"server"),
            (b"x-forwarded-for", CLIENT.encode()),
            (b"x-forwarded-proto", b"https"),
        ],
    }

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive, send))

    assert sent[1]["text"] == f'["{CLIENT}","wss"]'
    assert b"x-request-id" in dict(sent[0]["headers"])


def test_an_id_of_a_request_is_taken_over_if_a_trusted_proxy_gives_a_sane_one() -> None:
    trusted = ("127.0.0.1",)
    given = "3fa85f64-5717-4562-b3fc-2c963f66afa6"

    assert seen("127.0.0.1", {"x-request-id": given}, trusted)[2] == given
    for peer, name in (
        ("192.0.2.1", given),
        ("127.0.0.1", "short"),
        ("127.0.0.1", "a" * 101),
        ("127.0.0.1", '12345678" level="error'),
    ):
        assert seen(peer, {"x-request-id": name}, trusted)[2] != name
    assert len({seen("192.0.2.1", {}, trusted)[2] for _ in range(3)}) == 3


def test_proxies_are_named_in_the_environment() -> None:
    both = {"TABLEE_TRUSTED_PROXIES": "10.0.0.1, fd00::/8", "FORWARDED_ALLOW_IPS": "10.0.0.2"}
    uvicorns = {"FORWARDED_ALLOW_IPS": "10.0.0.2"}

    assert Settings.from_environment(both).trusted_proxies == ("10.0.0.1", "fd00::/8")
    assert Settings.from_environment(uvicorns).trusted_proxies == ("10.0.0.2",)
    assert Settings.from_environment({}).trusted_proxies == ("127.0.0.1", "::1")
    with pytest.raises(BadSetting, match="FORWARDED_ALLOW_IPS"):
        Settings.from_environment({"FORWARDED_ALLOW_IPS": "my-proxy"})


@pytest.mark.parametrize(
    ("scheme", "origin", "is_allowed"),
    [
        ("https", "https://games.example", True),
        ("wss", "https://games.example", True),
        ("https", "http://games.example", False),  # a page that anybody on the way may have made
        ("http", "http://games.example", True),
        ("http", "https://games.example", True),  # a proxy that does not tell
        ("http", "https://games.example:8443", False),
        ("http", "https://evil.example", False),
        ("http", "http://[", False),
        ("http", "http://[::1", False),
        ("http", "", False),
        ("http", "null", False),
        ("http", "https://dev.example", True),
    ],
)
def test_origins(scheme: str, origin: str, is_allowed: bool) -> None:  # noqa: FBT001
    headers = [(b"host", b"games.example"), (b"origin", origin.encode())]
    connection = HTTPConnection({"type": "http", "scheme": scheme, "headers": headers})
    settings = Settings(origins=("https://dev.example",))

    assert is_allowed_origin(connection, settings) is is_allowed


@pytest.fixture(scope="module")
def public_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that is reached by two names, through a proxy that speaks TLS."""
    settings = {"TABLEE_HOSTS": "games.example www.games.example", "TABLEE_HSTS": "31536000"}
    server = ServerProcess(tmp_path_factory.mktemp("public"), settings)
    yield server
    server.stop()


@pytest.fixture
def http(public_server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=public_server.address) as client:
        yield client


SECURE = {
    "host": "games.example",
    "x-forwarded-for": CLIENT,
    "x-forwarded-proto": "https",
    "origin": "https://games.example",
}


def test_a_proxy_that_speaks_tls_makes_cookies_secure(http: httpx.Client) -> None:
    answer = http.post("/api/guests", json={"name": "Ada"}, headers=SECURE)

    assert answer.status_code == 200, answer.text
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"

    plain = http.get("/api/games", headers={"host": "games.example"})
    assert "strict-transport-security" not in plain.headers


def test_other_hosts_are_refused_in_a_sentence(http: httpx.Client) -> None:
    for host in ("evil.example", "127.0.0.1", "games.example.evil.example", ""):
        answer = http.get("/api/games", headers={"host": host})
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "wrong-host")
        assert answer.headers["x-content-type-options"] == "nosniff"
    for host in ("games.example", "GAMES.example", "www.games.example:8443"):
        assert http.get("/api/games", headers={"host": host}).status_code == 200
    for path in ("/api/health", "/api/ready"):
        assert http.get(path).status_code == 200


def test_a_socket_of_another_host_is_refused(http: httpx.Client) -> None:
    upgrade = {
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    evil = {"host": "evil.example", "origin": "http://evil.example"}

    assert http.get("/ws/tables/abc", headers=upgrade | evil).status_code == 403


def test_a_broken_origin_is_another_origin(server: ServerProcess) -> None:
    answer = httpx.post(
        f"{server.address}/api/guests", json={"name": "Ada"}, headers={"origin": "http://["}
    )

    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden")


def test_a_server_listens_on_a_unix_socket(tmp_path: Path) -> None:
    path = tmp_path / "socket"
    server = ServerProcess(tmp_path, {"TABLEE_HOST": str(path)})
    try:
        listening = httpx.HTTPTransport(uds=str(path))
        with httpx.Client(transport=listening, base_url="http://games.example") as http:
            answer = http.post("/api/guests", json={"name": "Ada"}, headers=SECURE)
        assert answer.status_code == 200, answer.text
        assert "Secure" in answer.headers["set-cookie"]
    finally:
        server.stop()
