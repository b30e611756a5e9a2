"""Security: what clients may not do is refused with the right code and changes nothing."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import InvalidStatus

from tablee.server.people.names import clean_name, name_key
from tablee.server.wire.errors import ApiError
from tests.server.in_process import new_guests, quick_settings, running_services
from tests.server.server_process import Client, ServerProcess


def _with_cookie(server: ServerProcess, cookie: str) -> Client:
    client = server.anonymous()
    client.http.cookies.set("tablee", cookie)
    return client


async def _closed_with(client: Client, table_id: str, **more: Any) -> tuple[str, int]:
    """The error message that a socket receives, and its close code."""
    async with client.connect(table_id, **more) as socket:
        code = (await socket.receive())["error"]["code"]
        return code, await socket.receive_until_closed()


def test_who_has_no_session_may_only_look(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("me", "open")
    anonymous = server.anonymous()
    path = f"/api/tables/{table['id']}"
    for method, where, body in (
        ("POST", "/api/tables", {"game": "reworld", "seats": ["me", "open"]}),
        ("POST", f"{path}/join", {}),
        ("POST", f"{path}/resign", {}),
        ("POST", f"{path}/rematch", {}),
        ("PATCH", "/api/me", {"lang": "fr"}),
        ("DELETE", "/api/sessions/current", None),
        ("GET", "/api/me", None),
        ("GET", "/api/sessions", None),
    ):
        assert anonymous.error_code(method, where, body) == "not-signed-in"
    assert anonymous.get(path)["invitation"] is None
    assert asyncio.run(_closed_with(anonymous, table["id"])) == ("not-signed-in", 4401)


def test_forged_and_altered_tokens_are_worth_nothing(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    good = ada.cookie
    forged = URLSafeSerializer("guess", salt="session").dumps(["s" + "0" * 20, "x"])
    payload, _, signature = good.rpartition(".")
    for cookie in (forged, good[:-1], payload + "." + signature[::-1], "", "x" * 4000, "é"):
        client = _with_cookie(server, cookie.encode("ascii", "ignore").decode())
        assert client.error_code("GET", "/api/me") == "not-signed-in"
    assert _with_cookie(server, good).get("/api/me")["name"] == ada.get("/api/me")["name"]


def test_a_revoked_session_is_thrown_out_at_once(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("me", "open")
    stolen = _with_cookie(server, ada.cookie)

    async def revoke() -> int:
        async with stolen.connect(table["id"]) as socket:
            await socket.receive()
            (session,) = ada.get("/api/sessions")["sessions"]
            ada.post(f"/api/sessions/{session['id']}", method="DELETE")
            return await socket.receive_until_closed()

    assert asyncio.run(revoke()) == 4401
    assert stolen.error_code("GET", "/api/me") == "not-signed-in"
    assert asyncio.run(_closed_with(stolen, table["id"])) == ("not-signed-in", 4401)


def test_nobody_revokes_the_session_of_another(server: ServerProcess) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    (session,) = ada.get("/api/sessions")["sessions"]
    assert eve.error_code("DELETE", f"/api/sessions/{session['id']}") == "not-found"
    assert ada.get("/api/me")


def test_a_private_table_is_for_those_invited(server: ServerProcess) -> None:
    ada, eve, bob = server.guest("Ada"), server.guest("Eve"), server.guest("Bob")
    table = ada.open_table("me", "open", "open", private=True)
    path = f"/api/tables/{table['id']}"
    assert eve.error_code("GET", path) == "not-found"
    for invitation in (None, "", "guess", "é", table["invitation"][:-1]):
        assert eve.error_code("POST", f"{path}/join", {"invitation": invitation}) == "forbidden"
    assert table["id"] not in {t["id"] for t in eve.get("/api/tables")["open"]}
    assert asyncio.run(_closed_with(eve, table["id"])) == ("not-found", 4404)
    assert bob.get(f"{path}?invitation={table['invitation']}")["invitation"] is None

    async def watch() -> Any:
        async with bob.connect(table["id"], invitation=table["invitation"]) as spectator:
            return await spectator.receive_document()

    assert asyncio.run(watch())["table"]["you"] is None
    assert bob.join(table, seat=2)["you"] == 2
    assert bob.error_code("POST", f"{path}/join", {"invitation": table["invitation"]}) == "conflict"
    assert eve.error_code("POST", f"{path}/resign", {}) == "not-found"


def test_a_seat_is_taken_once(server: ServerProcess) -> None:
    ada, bob, eve = server.guest("Ada"), server.guest("Bob"), server.guest("Eve")
    table = ada.open_table("me", "open", "open")
    path = f"/api/tables/{table['id']}/join"
    assert bob.error_code("POST", path, {"seat": 0}) == "conflict"
    assert bob.error_code("POST", path, {"seat": 9}) == "conflict"
    assert bob.post(path, {"seat": 1})["you"] == 1
    assert eve.error_code("POST", path, {"seat": 1}) == "conflict"


def test_the_record_stays_shut_until_the_game_is_over(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("me", "bot:random")
    path = f"/api/tables/{table['id']}"
    assert ada.error_code("GET", f"{path}/record") == "forbidden"
    assert ada.error_code("GET", f"{path}/replay") == "forbidden"
    assert ada.error_code("POST", f"{path}/fork", {"step": 0, "seat": 0}) == "conflict"
    assert ada.error_code("POST", f"{path}/rematch", {}) == "conflict"
    assert ada.error_code("POST", f"{path}/replace", {"seat": 1}) == "forbidden"


def test_another_origin_is_refused(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("me", "open")
    for origin in ("http://evil.example", "null", "http://localhost", ""):
        headers = {"origin": origin}
        code = ada.error_code("POST", "/api/tables", {"game": "reworld"}, headers=headers)
        assert code == "forbidden"

    async def handshake() -> int:
        with pytest.raises(InvalidStatus) as refused:
            async with ada.connect(table["id"], origin="http://evil.example"):
                pass
        return refused.value.response.status_code

    assert asyncio.run(handshake()) == 403


def test_malformed_oversized_and_unknown_bodies(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    wrong: list[Any] = [
        {},
        {"name": 3},
        {"name": ""},
        {"name": "x" * 41},
        {"name": "a", "b": 1},
        [],
    ]
    for body in wrong:
        assert ada.error_code("POST", "/api/guests", body) == "bad-request"
    for name in ("\u200b", "a/b", "bot:greedy", "y" * 30, "\ufdfa" * 24):
        assert ada.error_code("POST", "/api/guests", {"name": name}) == "bad-request"
    answer = ada.http.post("/api/guests", content=b'{"name": "' + b"x" * 20000)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
    answer = ada.http.post("/api/guests", content=b'{"name": \xff}')
    assert answer.json()["error"]["code"] == "bad-request"
    for change, code in (
        ({"game": "chess"}, "not-found"),
        ({"seats": ["me"]}, "bad-setup"),
        ({"seats": ["me", "me"]}, "bad-setup"),
        ({"seats": ["me", "bot:deep-thought"]}, "bad-setup"),
        ({"seats": ["me", "you"]}, "bad-request"),
        ({"options": {"speed": 1}}, "bad-setup"),
        ({"options": {"r22_holder_may_rebuy": "perhaps"}}, "bad-setup"),
        ({"clock": {"kind": "live"}}, "bad-setup"),
        ({"clock": {"kind": "sand"}}, "bad-request"),
    ):
        wish = {"game": "reworld", "seats": ["me", "open"], **change}
        assert ada.error_code("POST", "/api/tables", wish) == code
    for path in ("/api/tables/nosuch", "/api/tables/%2e%2e", "/api/nothing", "/api/games/x/rules"):
        assert ada.error_code("GET", path) == "not-found"
    assert ada.error_code("PUT", "/api/me", {}) == "not-found"


def test_malformed_oversized_and_unknown_messages_leave_the_table_as_it_is(
    server: ServerProcess,
) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def send_rubbish() -> None:
        async with ada.connect(table["id"]) as socket:
            await socket.wait_for_turn()
            before = socket.document
            for text, code in (
                ("", "bad-request"),
                ("{", "bad-request"),
                ("[]", "bad-request"),
                ('{"type": "cheat", "ref": 7}', "bad-request"),
                ('{"type": "play", "ref": 7}', "bad-request"),
                ('{"type": "play", "a": 3, "question": "q", "ref": 7}', "bad-request"),
                ('{"type": "play", "a": "leave"}', "bad-request"),
                ('{"type": "play", "a": "leave", "question": null}', "bad-request"),
                ('{"type": "play", "a": "leave", "question": ""}', "bad-request"),
                ('{"type": "play", "a": "leave", "question": 1}', "bad-request"),
                ('{"type": "play", "a": "leave", "question": "q", "seat": 1}', "bad-request"),
                ('{"type": "play", "a": "leave", "question": "q", "version": 1}', "bad-request"),
                ('{"type": "undo", "ref": 7}', "bad-request"),
                (json.dumps({"type": "undo", "question": "q" * 41}), "bad-request"),
                (json.dumps({"type": "chat", "text": "x" * 600}), "bad-request"),
                (json.dumps({"type": "chat", "text": "x" * 6000}), "too-large"),
            ):
                await socket.connection.send(text)
                answer = await socket.receive()
                assert answer["error"]["code"] == code, text
                assert answer.get("ref") == (7 if '"ref": 7' in text else None)
            await socket.connection.send(b"\xff\xfe")
            assert (await socket.receive())["error"]["code"] == "bad-request"
            await socket.connection.send("x" * 200_000)
            assert await socket.receive_until_closed() == 1009
        async with ada.connect(table["id"]) as socket:
            assert await socket.receive_document() == before

    asyncio.run(send_rubbish())


def test_accounts_keep_the_guests_tables_and_guard_their_name(server: ServerProcess) -> None:
    ada = server.guest("Grace")
    table = ada.open_table("me", "open")
    name = ada.get("/api/me")["name"]
    me = ada.post("/api/accounts", {"name": name, "password": "correct horse"})
    assert me["account"]
    assert ada.get(f"/api/tables/{table['id']}")["you"] == 0
    thief = server.anonymous()
    body = {"name": name.upper(), "password": "another one"}
    assert thief.error_code("POST", "/api/accounts", body) == "conflict"
    assert thief.error_code("POST", "/api/sessions", body) == "wrong-password"
    unknown = {"name": "nobody", "password": "another one"}
    assert thief.error_code("POST", "/api/sessions", unknown) == "wrong-password"
    assert thief.post("/api/guests", {"name": name})["name"] != name
    other = server.anonymous()
    assert other.post("/api/sessions", body | {"password": "correct horse"})["id"] == me["id"]
    assert len(other.get("/api/sessions")["sessions"]) >= 2
    assert other.post("/api/me", {"lang": "fr", "sound": False}, "PATCH")["settings"] == {
        "lang": "fr",
        "sound": False,
    }
    assert thief.error_code("POST", "/api/accounts", {"name": "greedy", "password": "x" * 9}) == (
        "conflict"
    )


def test_cookies_and_headers_are_safe(server: ServerProcess) -> None:
    answer = server.anonymous().http.post("/api/guests", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    for path in ("/", "/api/health", "/api/docs", "/nowhere"):
        headers = server.anonymous().http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline' 'self'" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/..%2fsettings.py"):
        assert "dataclass" not in server.anonymous().http.get(path).text


def test_floods_are_slowed_down_and_cut_off(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, {"TABLEE_LIMIT_SCALE": "1"})
    try:
        ada = server.guest("Ada")
        table = ada.open_table("me", "bot:random")
        answers = [
            server.anonymous().http.post("/api/guests", json={"name": "x"}) for _ in range(60)
        ]
        assert {answer.status_code for answer in answers} == {200, 429}
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["error"]["code"] == "too-many"
        assert int(refused.headers["retry-after"]) >= 1

        async def flood() -> tuple[set[str], int]:
            async with ada.connect(table["id"]) as socket:
                await socket.wait_for_turn()
                for _ in range(200):
                    await socket.connection.send('{"type":"ping"}')
                code = await socket.receive_until_closed()
                heard = [json.loads(text) for text in socket.raw]
                return {m.get("error", {}).get("code", m["type"]) for m in heard}, code

        heard, code = asyncio.run(flood())
        assert heard == {"table", "pong", "too-many"}
        assert code == 4429
        assert ada.get(f"/api/tables/{table['id']}")["status"] == "playing"
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [("  Ada \n Lovelace ", "Ada Lovelace"), ("A\u0301da", "Áda"), ("x\u202ey", "xy")],
)
def test_names_are_brought_into_one_form(name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned


#: Each sign becomes eighteen, three or two when it is normalised.
@pytest.mark.parametrize("name", ["\ufdfa" * 5, "\ufb03" * 24, "ß" * 24, "İ" * 24, "a_%" * 8])
def test_guests_of_the_same_name_are_numbered_however_it_grows(tmp_path: Path, name: str) -> None:
    async def arrive() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            async with asyncio.timeout(20):
                people = await new_guests(services, *[name] * 4)
                assert [user.name for user in people] == [
                    clean_name(name) + number for number in ("", " 2", " 3", " 4")
                ]
                assert all(user.name_key == name_key(user.name) for user in people)

    asyncio.run(arrive())


def test_a_nickname_whose_numbers_are_all_given_gets_another_or_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.people.identity.LAST_NUMBER", 4)

    async def arrive() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, *["Ada"] * 6)
            assert len({user.name_key for user in people}) == 6
            monkeypatch.setattr("secrets.randbelow", lambda _most: 3)
            with pytest.raises(ApiError, match="conflict"):
                await services.identity.guest("Ada", "test")
            assert (await new_guests(services, "Bob"))[0].name == "Bob"

    asyncio.run(arrive())
