"""Whatever bytes arrive, the server answers in words or hangs up: no 500, no traceback, no end."""

import asyncio
import json
import os
import socket
from base64 import b64encode
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tablee.server.app import ENDPOINTS
from tests.server.server_process import Client, ServerProcess

LONG = 70_000
#: Seconds in which an answer to a request comes.
PATIENCE = 10.0

PATHS = {
    "nul": "/%00",
    "nul in a page": "/table/%00",
    "nul in an asset": "/assets/%00.js",
    "nul in an id": "/api/tables/a%00b",
    "nul in a name": "/api/players/%00",
    "nul in a query": "/api/tables/abc/replay?seat=%00",
    "nul in a parameter nobody asked for": "/api/games?x=%00",
    "long asset": f"/assets/{'a' * 5000}",
    "long folder": f"/assets/{'a' * 300}/x.js",
    "long page": f"/{'a/' * 3000}",
    "long name": f"/api/players/{'n' * 5000}",
    "long id": f"/api/tables/{'t' * 5000}",
    "longer than anything": f"/{'a' * LONG}",
    "climbing": "/../../../../etc/passwd",
    "climbing escaped": "/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "backslashes": "/assets/..\\..\\x",
    "an absolute path": "//etc/passwd",
    "not utf-8": "/api/players/%ff%fe",
    "half a character": "/api/players/%c3",
    "a surrogate": "/api/players/%ed%a0%80",
    "an escape without an end": "/api/players/%",
    "an escape of nothing": "/%zz",
    "a newline": "/api/players/a%0ab",
    "unicode digits": "/api/tables/%d9%a1%d9%a2",
    "unicode digits in a query": "/api/tables/abc/replay?from=%d9%a1",
    "a huge number": f"/api/tables/abc/replay?from={'9' * 5000}",
    "a negative number": "/api/tables/abc/replay?from=-1",
    "not a number": "/api/tables/abc/replay?from=NaN",
    "a language": "/api/games/reworld/rules?lang=../../x",
    "a room": "/api/texts/../en.ftl",
    "a room escaped": "/api/texts/%2e%2e%2f%2e%2e/en.ftl",
    "a game": "/api/games/%2e%2e/rules",
    "a game that is a module": "/api/games/__init__/edition",
    "dots": "/api/texts/kit/..ftl",
    "question marks": "/????",
    "a fragment": "/#x",
    "many parameters": "/?" + "&".join(f"a{n}=1" for n in range(2000)),
}

HEADERS = {
    "an origin without an end": "Origin: http://[",
    "an origin that is none": "Origin: \xff\xfe",
    "an origin with a bad port": "Origin: http://x:99999999",
    "null as origin": "Origin: null",
    "a host with a bad port": "Host: [::1:99999999",
    "two hosts": "Host: a\r\nHost: b",
    "a cookie of bytes": "Cookie: tablee=\xff\xfe\xfd",
    "a cookie of signs": 'Cookie: tablee="\\000\\377"; =; ;; tablee=.; a=b=c',
    "a cookie with dots": "Cookie: tablee=..........",
    "a cookie that is JSON": "Cookie: tablee=WyJzMSIsIngiXQ.AAAA",
    "a long cookie": "Cookie: tablee=" + "a" * 20_000,
    "a long header": "X-Long: " + "a" * LONG,
    "many headers": "\r\n".join(f"X-{n}: 1" for n in range(1500)),
    "an agent of bytes": "User-Agent: \x80\x81\xff",
    "a language of bytes": "Accept-Language: \xff;q=x",
    "an encoding": "Accept-Encoding: gzip;q=x, \xff",
    "a forwarded address": "X-Forwarded-For: \xff, 999.1.1.1, [::",
    "a forwarded scheme": "X-Forwarded-Proto: javascript",
    "a range": "Range: bytes=0-0,1-1,2-2",
    "a range from the end": "Range: bytes=-999999999999999999999",
    "a range backwards": "Range: bytes=9-1",
    "a range that is none": "Range: bytes=a-b",
    "a range in other units": "Range: lines=1-2",
    "many ranges": "Range: bytes=" + ",".join(f"{n}-{n}" for n in range(3000)),
    "a range of the past": "If-Range: \xff\r\nRange: bytes=0-1",
    "a date": "If-Modified-Since: yesterday",
    "a tag": "If-None-Match: \xff",
    "an upgrade to nothing": "Connection: upgrade\r\nUpgrade: h2c",
    "an expectation": "Expect: 100-continue",
    "an expectation of wonders": "Expect: wonders",
    "a folded header": "X-A: 1\r\n 2",
    "a header without a colon": "nonsense",
    "a header without a name": ": x",
    "a nul in a header": "X-A: \0",
}

RAW = {
    "nothing": b"",
    "lines": b"\r\n\r\n\r\n",
    "noise": bytes(range(256)) * 8,
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 60,
    "HTTP/0.9": b"GET /\r\n",
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "HTTP/9": b"GET / HTTP/9.9\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "half a line": b"GET / HT",
    "an absolute address": b"GET http://elsewhere/ HTTP/1.1\r\nHost: elsewhere\r\n\r\n",
    "an asterisk": b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    "a tunnel": b"CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    "a path without a slash": b"GET api/me HTTP/1.1\r\nHost: x\r\n\r\n",
    "a space in a path": b"GET /a b HTTP/1.1\r\nHost: x\r\n\r\n",
    "bytes in a path": b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    "a nul in a path": b"GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n",
    "a long method": b"A" * LONG + b" / HTTP/1.1\r\n\r\n",
    "a negative length": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "a length of letters": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n",
    "a huge length": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: "
    + b"9" * 30
    + b"\r\n\r\n",
    "two lengths": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n"
    b"Content-Length: 3\r\n\r\n{}",
    "a length that is too long": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n"
    b"Content-Length: 100\r\n\r\n{}",
    "length and chunks": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "an unknown encoding": b"POST /api/guests HTTP/1.1\r\nHost: x\r\n"
    b"Transfer-Encoding: gzip, nonsense\r\n\r\n",
    "bad chunks": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n"
    b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    "a huge chunk": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n"
    b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffffffff\r\n{}",
    "chunks without an end": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n",
    "a request in a body": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n"
    b"Content-Length: 4\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
}

UPGRADE = {
    "Host": "x",
    "Origin": "http://x",
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": b64encode(bytes(16)).decode(),
}
#: What is changed of a good handshake.
HANDSHAKES: dict[str, dict[str, str | None]] = {
    "no key": {"Sec-WebSocket-Key": None},
    "a short key": {"Sec-WebSocket-Key": "abc"},
    "a key of bytes": {"Sec-WebSocket-Key": "\xff" * 24},
    "a long key": {"Sec-WebSocket-Key": "a" * 9000},
    "no version": {"Sec-WebSocket-Version": None},
    "an old version": {"Sec-WebSocket-Version": "7"},
    "a version of letters": {"Sec-WebSocket-Version": "x"},
    "no origin": {"Origin": None},
    "an origin without an end": {"Origin": "http://["},
    "an origin of bytes": {"Origin": "\xff"},
    "an upgrade to something else": {"Upgrade": "websocket, h2c"},
    "no upgrade": {"Upgrade": None},
    "an unknown extension": {"Sec-WebSocket-Extensions": "x-nonsense; a=\xff"},
    "a protocol": {"Sec-WebSocket-Protocol": "a, \xff"},
    "no cookie": {},
    "a cookie of bytes": {"Cookie": "tablee=\xff"},
}

DEEP = 4000
BODIES = {
    "nothing": b"",
    "nul": b"\0",
    "an escaped nul": b'"\\u0000"',
    "a nul in a key": b'{"\\u0000": 1}',
    "a nul in a name": b'{"name": "a\\u0000b", "password": "long enough \\u0000"}',
    "a surrogate": b'{"name": "\\ud800", "password": "long enough"}',
    "half a pair": b'{"name": "\\udc00\\ud800", "password": "long enough"}',
    "a surrogate as bytes": b'{"name": "\xed\xa0\x80"}',
    "not utf-8": b'{"name": "\xff\xfe"}',
    "a byte order mark": b'\xef\xbb\xbf{"name": "x"}',
    "utf-16": '{"name": "x"}'.encode("utf-16"),
    "deep lists": b"[" * DEEP,
    "deep objects": b'{"options":' * 1400 + b"1" + b"}" * 1400,
    "deep in a field": b'{"name":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "deep in an unknown field": b'{"x":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a number out of range": b'{"seat": 1e999, "step": 1e999, "hours": 1e999}',
    "a long number": b'{"seat": ' + b"9" * 5000 + b', "step": ' + b"9" * 5000 + b"}",
    "a long option": b'{"game": "gaia", "seats": ["me", "open"], "options": {"x": '
    + b"9" * 5000
    + b"}}",
    "minus nothing": b'{"seat": -0, "step": -0.0}',
    "NaN": b'{"seat": NaN, "step": Infinity}',
    "the same key twice": b'{"name": "a", "name": 1}',
    "another type": b'[{"name": "x"}]',
    "null": b"null",
    "a word": b"true",
    "an end too early": b'{"name": "x"',
    "an end too late": b'{"name": "x"}}',
    "too large": b'{"name": "' + b"a" * 20_000 + b'"}',
    "blanks": b" " * 10_000 + b"{}",
}

ASKED = {"type": "play", "a": "x", "question": "x"}
MESSAGES: dict[str, str | bytes] = {
    **{f"body {name}": body for name, body in BODIES.items()},
    "an unknown type": '{"type": "\\u0000"}',
    "a type twice": '{"type": "ping", "type": "hint"}',
    "a nul in a move": json.dumps(ASKED | {"a": "\0"}),
    "a nul in a question": json.dumps(ASKED | {"question": "\0"}),
    "a nul in a chat": '{"type": "chat", "text": "\\u0000"}',
    "a surrogate in a chat": '{"type": "chat", "text": "\\ud83d"}',
    "a chat of nothing": '{"type": "chat", "text": "\\u200b\\u200e\\u00ad"}',
    "a chat of lines": '{"type": "chat", "text": "\\n\\r\\u2028"}',
    "a why of nothing": '{"type": "why"}',
    "a why of both": '{"type": "why", "a": "x", "target": "y"}',
    "a why of signs": '{"type": "why", "target": "\\ud83d\\ude00{}%s\'\\""}',
    "a long move": json.dumps(ASKED | {"then": ["x"] * 16}),
    "a ref out of range": '{"type": "ping", "ref": 1e400}',
    "a negative ref": '{"type": "ping", "ref": -1}',
    "a long ref": '{"type": "ping", "ref": ' + "9" * 3000 + "}",
    "a deep ref": '{"type": "ping", "ref": ' + "[" * 3000 + "]" * 3000 + "}",
    "deep objects": '{"x":' * 650 + "1" + "}" * 650,
    "too large": "x" * 9000,
}


def _frame(opcode: int, data: bytes = b"", *, last: bool = True, masked: bool = True) -> bytes:
    size = len(data)
    head = bytes([(0x80 if last else 0) | opcode])
    mask = 0x80 if masked else 0
    if size < 126:
        head += bytes([mask | size])
    else:
        head += bytes([mask | 126]) + size.to_bytes(2, "big")
    return head + (bytes(4) if masked else b"") + data


FRAMES = {
    "an unmasked frame": _frame(1, b'{"type":"ping"}', masked=False),
    "an unknown opcode": _frame(3, b"x"),
    "an unknown control opcode": _frame(11),
    "reserved bits": bytes([0xF1, 0x80, 0, 0, 0, 0]),
    "a continuation of nothing": _frame(0, b"x"),
    "a new message within another": _frame(1, b"x", last=False) + _frame(1, b"y"),
    "text that is not utf-8": _frame(1, b"\xff\xfe"),
    "half a character": _frame(1, b"\xc3", last=False) + _frame(0, b"x"),
    "a long ping": _frame(9, b"x" * 126),
    "a ping in pieces": _frame(9, b"x", last=False),
    "a close of one byte": _frame(8, b"\x03"),
    "a close with an unknown code": _frame(8, (999).to_bytes(2, "big")),
    "a close with bytes": _frame(8, (1000).to_bytes(2, "big") + b"\xff"),
    "a close and more": _frame(8, (1000).to_bytes(2, "big")) + _frame(1, b"{}"),
    "a length of exabytes": bytes([0x81, 0xFF]) + b"\xff" * 8 + bytes(4),
    "a length of 16 MB": bytes([0x81, 0xFF]) + (1 << 24).to_bytes(8, "big") + bytes(4),
    "half a frame": _frame(1, b'{"type":"ping"}')[:9],
    "a message in a thousand pieces": _frame(1, b"", last=False)
    + _frame(0, b" ", last=False) * 998
    + _frame(0, b"{}"),
    "pings": _frame(9, b"x") * 500,
    "empty messages": _frame(1) * 20 + _frame(2) * 20,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose log is read at the end of every test."""
    folder = tmp_path_factory.mktemp("bad")
    server = ServerProcess(folder, log=folder / "log")
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def is_well(server: ServerProcess) -> Iterator[None]:
    """After every test the server runs, answers, and has nothing to complain about itself."""
    assert server.log is not None
    known = len(server.log.read_text())
    yield
    assert server.process.poll() is None
    assert server.anonymous().get("/api/health") == {"ok": True}
    log = server.log.read_text()[known:]
    assert "Traceback" not in log, log
    assert "ERROR" not in log, log


def _exchange(server: ServerProcess, data: bytes, *, is_all: bool = False) -> bytes:
    """What comes back: the head of an answer, or all until the server hangs up if it is told so."""
    host, _, port = server.address.removeprefix("http://").rpartition(":")
    received = bytearray()
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        try:
            connection.sendall(data)
            if is_all:
                connection.shutdown(socket.SHUT_WR)
            while (is_all or b"\r\n\r\n" not in received) and (part := connection.recv(65536)):
                received += part
        except (ConnectionResetError, BrokenPipeError):
            pass  # it did not want to read all of it
    return bytes(received)


def _statuses(answer: bytes) -> list[int]:
    """The statuses of all responses."""
    lines = answer.split(b"\r\n")
    return [int(line.split()[1]) for line in lines if line.startswith(b"HTTP/1.1 ")]


def _request(server: ServerProcess, line: str, *headers: str, body: bytes = b"") -> bytes:
    host = server.address.removeprefix("http://")
    lines = [f"{line} HTTP/1.1", *headers]
    if not any(header.startswith("Host:") for header in headers):
        lines.append(f"Host: {host}")
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def _check(answer: bytes, *, is_answered: bool = True) -> None:
    statuses = _statuses(answer)
    assert all(status < 500 or status == 501 for status in statuses), answer[:500]
    assert statuses or not is_answered


@pytest.mark.parametrize("name", PATHS)
def test_any_path_is_answered(server: ServerProcess, name: str) -> None:
    for method in ("GET", "HEAD", "POST", "DELETE"):
        answer = _exchange(server, _request(server, f"{method} {PATHS[name]}"))
        _check(answer)
        if "nul" in name:
            assert _statuses(answer) == [400]


def test_a_nul_in_an_address_is_told_in_words(server: ServerProcess) -> None:
    anonymous = server.anonymous()
    for path in ("/%00", "/api/players/a%00b", "/api/games?x=%00"):
        assert anonymous.error_code("GET", path) == "bad-request"


@pytest.mark.parametrize("name", HEADERS)
def test_any_header_is_answered(server: ServerProcess, name: str) -> None:
    for line in ("GET /", "GET /favicon.svg", "GET /api/me", "POST /api/guests"):
        _check(_exchange(server, _request(server, line, HEADERS[name])))


def test_any_method_is_answered(server: ServerProcess) -> None:
    methods = ("HEAD", "OPTIONS", "PUT", "TRACE", "PROPFIND", "QUERY", "get", "G" * 200, "!#$")
    for method, path in product(methods, ("/", "/api/me", "/api/tables", "/ws/tables/x", "/x")):
        _check(_exchange(server, _request(server, f"{method} {path}")))


@pytest.mark.parametrize("name", RAW)
def test_any_bytes_are_answered_or_refused(server: ServerProcess, name: str) -> None:
    _check(_exchange(server, RAW[name], is_all=True), is_answered=False)


@pytest.mark.parametrize("name", HANDSHAKES)
def test_any_handshake_is_answered(server: ServerProcess, name: str) -> None:
    headers = UPGRADE | HANDSHAKES[name]
    lines = [f"{key}: {value}" for key, value in headers.items() if value is not None]
    for path in ("/ws/tables/abc", "/ws/tables/%00", "/ws/tables/a?invitation=%00", "/ws/", "/"):
        _check(_exchange(server, _request(server, f"GET {path}", *lines)))


@pytest.mark.parametrize("name", BODIES)
def test_any_body_is_refused_in_words_or_understood(server: ServerProcess, name: str) -> None:
    eve = server.guest("Eve")
    for endpoint in ENDPOINTS:
        if endpoint.body is None:
            continue
        path = endpoint.path.replace("{id}", "abc").replace("{name}", "Eve")
        answer = eve.http.request(endpoint.method, path, content=BODIES[name])
        assert answer.status_code < 500, (path, answer.text)
        assert answer.json()
    if "nul" in name:
        assert eve.http.post("/api/tables", content=BODIES[name]).status_code == 400


def _at_a_table(server: ServerProcess) -> tuple[Client, str]:
    ada = server.guest("Ada")
    return ada, ada.open_table("me", "bot:random")["id"]


def test_any_message_is_refused_in_words_or_understood(server: ServerProcess) -> None:
    ada, table_id = _at_a_table(server)

    async def send_all() -> None:
        async with ada.connect(table_id) as here:
            await here.wait_for_turn()
            for name, message in MESSAGES.items():
                await here.connection.send(message)
                answer = await here.receive_until(lambda m: m["type"] not in {"table", "patch"})
                if answer["type"] == "error":
                    assert answer["error"]["code"] != "server", (name, answer)
                assert (await here.request("ping"))["type"] == "pong", name
            for message in (m for name, m in MESSAGES.items() if "nul" in name):
                await here.connection.send(message)
                answer = await here.receive_until(lambda m: m["type"] == "error")
                assert answer["error"]["code"] == "bad-request"

    asyncio.run(send_all())


@pytest.mark.parametrize("name", FRAMES)
def test_any_frames_are_answered_or_refused(server: ServerProcess, name: str) -> None:
    ada, table_id = _at_a_table(server)
    host = server.address.removeprefix("http://")
    headers = UPGRADE | {
        "Host": host,
        "Origin": server.address,
        "Cookie": f"tablee={ada.cookie}",
    }
    lines = [f"{key}: {value}" for key, value in headers.items()]
    handshake = _request(server, f"GET /ws/tables/{table_id}", *lines)
    answer = _exchange(server, handshake + FRAMES[name], is_all=True)
    assert _statuses(answer)[0] == 101
    assert b'"server"' not in answer
    alone = _exchange(server, handshake + os.urandom(2000), is_all=True)
    assert b'"server"' not in alone


def test_a_text_that_looks_like_an_escaped_nul_is_a_text(server: ServerProcess) -> None:
    ada, table_id = _at_a_table(server)
    said: list[Any] = []

    async def say() -> None:
        async with ada.connect(table_id) as here:
            said.append(await here.request("chat", text="write \\u0000 for NUL"))

    asyncio.run(say())
    assert said[0]["text"] == "write \\u0000 for NUL"
