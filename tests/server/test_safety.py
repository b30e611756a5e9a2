"""Strangers: whatever they try is refused with the right code and changes nothing."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import InvalidStatus

from tablee.server.people.names import clean_name
from tests.server.house import House, Person


def _with_cookie(house: House, cookie: str) -> Person:
    person = house.stranger()
    person.http.cookies.set("tablee", cookie)
    return person


async def _closed_with(person: Person, table_id: str, **more: Any) -> tuple[str, int]:
    """The error that a socket gets and the code it is closed with."""
    async with person.at(table_id, **more) as chair:
        code = (await chair.hear())["error"]["code"]
        return code, await chair.hear_to_the_end()


def test_who_has_no_session_may_only_look(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.open_table("me", "open")
    stranger = house.stranger()
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
        assert stranger.refused(method, where, body) == "not-signed-in"
    assert stranger.get(path)["invitation"] is None
    assert asyncio.run(_closed_with(stranger, table["id"])) == ("not-signed-in", 4401)


def test_forged_and_altered_tokens_are_worth_nothing(house: House) -> None:
    ada = house.guest("Ada")
    good = ada.cookie
    forged = URLSafeSerializer("guess", salt="session").dumps(["s" + "0" * 20, "x"])
    payload, _, signature = good.rpartition(".")
    for cookie in (forged, good[:-1], payload + "." + signature[::-1], "", "x" * 4000, "é"):
        person = _with_cookie(house, cookie.encode("ascii", "ignore").decode())
        assert person.refused("GET", "/api/me") == "not-signed-in"
    assert _with_cookie(house, good).get("/api/me")["name"] == ada.get("/api/me")["name"]


def test_a_revoked_session_is_thrown_out_at_once(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.open_table("me", "open")
    stolen = _with_cookie(house, ada.cookie)

    async def revoke() -> int:
        async with stolen.at(table["id"]) as chair:
            await chair.hear()
            (session,) = ada.get("/api/sessions")["sessions"]
            ada.post(f"/api/sessions/{session['id']}", method="DELETE")
            return await chair.hear_to_the_end()

    assert asyncio.run(revoke()) == 4401
    assert stolen.refused("GET", "/api/me") == "not-signed-in"
    assert asyncio.run(_closed_with(stolen, table["id"])) == ("not-signed-in", 4401)


def test_nobody_revokes_the_session_of_another(house: House) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    (session,) = ada.get("/api/sessions")["sessions"]
    assert eve.refused("DELETE", f"/api/sessions/{session['id']}") == "not-found"
    assert ada.get("/api/me")


def test_a_private_table_is_for_those_invited(house: House) -> None:
    ada, eve, bob = house.guest("Ada"), house.guest("Eve"), house.guest("Bob")
    table = ada.open_table("me", "open", "open", private=True)
    path = f"/api/tables/{table['id']}"
    assert eve.refused("GET", path) == "not-found"
    for invitation in (None, "", "guess", "é", table["invitation"][:-1]):
        assert eve.refused("POST", f"{path}/join", {"invitation": invitation}) == "forbidden"
    assert table["id"] not in {t["id"] for t in eve.get("/api/tables")["open"]}
    assert asyncio.run(_closed_with(eve, table["id"])) == ("not-found", 4404)
    assert bob.get(f"{path}?invitation={table['invitation']}")["invitation"] is None

    async def watch() -> Any:
        async with bob.at(table["id"], invitation=table["invitation"]) as bench:
            return await bench.hear()

    assert asyncio.run(watch())["table"]["you"] is None
    assert bob.join(table, seat=2)["you"] == 2
    assert bob.refused("POST", f"{path}/join", {"invitation": table["invitation"]}) == "conflict"
    assert eve.refused("POST", f"{path}/resign", {}) == "not-found"


def test_a_seat_is_taken_once(house: House) -> None:
    ada, bob, eve = house.guest("Ada"), house.guest("Bob"), house.guest("Eve")
    table = ada.open_table("me", "open", "open")
    path = f"/api/tables/{table['id']}/join"
    assert bob.refused("POST", path, {"seat": 0}) == "conflict"
    assert bob.refused("POST", path, {"seat": 9}) == "conflict"
    assert bob.post(path, {"seat": 1})["you"] == 1
    assert eve.refused("POST", path, {"seat": 1}) == "conflict"


def test_the_record_stays_shut_until_the_game_is_over(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.open_table("me", "bot:random")
    path = f"/api/tables/{table['id']}"
    assert ada.refused("GET", f"{path}/record") == "forbidden"
    assert ada.refused("GET", f"{path}/replay") == "forbidden"
    assert ada.refused("POST", f"{path}/fork", {"version": 0, "seat": 0}) == "conflict"
    assert ada.refused("POST", f"{path}/rematch", {}) == "conflict"
    assert ada.refused("POST", f"{path}/replace", {"seat": 1, "bot": "greedy"}) == "forbidden"


def test_another_origin_is_refused(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.open_table("me", "open")
    for origin in ("http://evil.example", "null", "http://localhost", ""):
        headers = {"origin": origin}
        code = ada.refused("POST", "/api/tables", {"game": "reworld"}, headers=headers)
        assert code == "forbidden"

    async def knock() -> int:
        with pytest.raises(InvalidStatus) as refused:
            async with ada.at(table["id"], origin="http://evil.example"):
                pass
        return refused.value.response.status_code

    assert asyncio.run(knock()) == 403


def test_malformed_oversized_and_unknown_bodies(house: House) -> None:
    ada = house.guest("Ada")
    wrong: list[Any] = [
        {},
        {"name": 3},
        {"name": ""},
        {"name": "x" * 41},
        {"name": "a", "b": 1},
        [],
    ]
    for body in wrong:
        assert ada.refused("POST", "/api/guests", body) == "bad-request"
    for name in ("\u200b", "a/b", "bot:greedy", "y" * 30):
        assert ada.refused("POST", "/api/guests", {"name": name}) == "bad-request"
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
        assert ada.refused("POST", "/api/tables", wish) == code
    for path in ("/api/tables/nosuch", "/api/tables/%2e%2e", "/api/nothing", "/api/games/x/rules"):
        assert ada.refused("GET", path) == "not-found"
    assert ada.refused("PUT", "/api/me", {}) == "not-found"


def test_malformed_oversized_and_unknown_messages_leave_the_table_as_it_is(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def send_rubbish() -> None:
        async with ada.at(table["id"]) as chair:
            await chair.my_turn()
            before = chair.last
            for text, code in (
                ("", "bad-request"),
                ("{", "bad-request"),
                ("[]", "bad-request"),
                ('{"type": "cheat", "ref": 7}', "bad-request"),
                ('{"type": "play", "ref": 7}', "bad-request"),
                ('{"type": "play", "a": 3, "version": 1, "ref": 7}', "bad-request"),
                ('{"type": "play", "a": "leave", "version": -1}', "bad-request"),
                ('{"type": "play", "a": "leave", "version": 1, "seat": 1}', "bad-request"),
                (json.dumps({"type": "chat", "text": "x" * 600}), "bad-request"),
                (json.dumps({"type": "chat", "text": "x" * 6000}), "too-large"),
            ):
                await chair.socket.send(text)
                answer = await chair.hear()
                assert answer["error"]["code"] == code, text
                assert answer.get("ref") == (7 if '"ref": 7' in text else None)
            await chair.socket.send(b"\xff\xfe")
            assert (await chair.hear())["error"]["code"] == "bad-request"
            await chair.socket.send("x" * 200_000)
            assert await chair.hear_to_the_end() == 1009
        async with ada.at(table["id"]) as chair:
            again = await chair.hear()
            for part in ("version", "view", "actions"):
                assert again[part] == before[part]

    asyncio.run(send_rubbish())


def test_accounts_keep_the_guests_tables_and_guard_their_name(house: House) -> None:
    ada = house.guest("Grace")
    table = ada.open_table("me", "open")
    name = ada.get("/api/me")["name"]
    me = ada.post("/api/accounts", {"name": name, "password": "correct horse"})
    assert me["account"]
    assert ada.get(f"/api/tables/{table['id']}")["you"] == 0
    thief = house.stranger()
    body = {"name": name.upper(), "password": "another one"}
    assert thief.refused("POST", "/api/accounts", body) == "conflict"
    assert thief.refused("POST", "/api/sessions", body) == "wrong-password"
    unknown = {"name": "nobody", "password": "another one"}
    assert thief.refused("POST", "/api/sessions", unknown) == "wrong-password"
    assert thief.post("/api/guests", {"name": name})["name"] != name
    other = house.stranger()
    assert other.post("/api/sessions", body | {"password": "correct horse"})["id"] == me["id"]
    assert len(other.get("/api/sessions")["sessions"]) >= 2
    assert other.post("/api/me", {"lang": "fr", "sound": False}, "PATCH")["settings"] == {
        "lang": "fr",
        "sound": False,
    }
    assert thief.refused("POST", "/api/accounts", {"name": "greedy", "password": "x" * 9}) == (
        "conflict"
    )


def test_cookies_and_headers_are_safe(house: House) -> None:
    answer = house.stranger().http.post("/api/guests", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    for path in ("/", "/api/health", "/api/docs", "/nowhere"):
        headers = house.stranger().http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline' 'self'" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/..%2fsettings.py"):
        assert "dataclass" not in house.stranger().http.get(path).text


def test_floods_are_slowed_down_and_cut_off(tmp_path: Path) -> None:
    house = House(tmp_path, {"TABLEE_LIMIT_SCALE": "1"})
    try:
        ada = house.guest("Ada")
        table = ada.open_table("me", "bot:random")
        codes = [house.stranger().http.post("/api/guests", json={"name": "x"}) for _ in range(30)]
        assert {answer.status_code for answer in codes} == {200, 429}
        last = codes[-1]
        assert last.json()["error"]["code"] == "too-many"
        assert int(last.headers["retry-after"]) >= 1

        async def flood() -> tuple[set[str], int]:
            async with ada.at(table["id"]) as chair:
                await chair.my_turn()
                for _ in range(200):
                    await chair.socket.send('{"type":"ping"}')
                code = await chair.hear_to_the_end()
                heard = [json.loads(text) for text in chair.raw]
                return {m.get("error", {}).get("code", m["type"]) for m in heard}, code

        heard, code = asyncio.run(flood())
        assert heard == {"table", "pong", "too-many"}
        assert code == 4429
        assert ada.get(f"/api/tables/{table['id']}")["status"] == "playing"
    finally:
        house.close()


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [("  Ada \n Lovelace ", "Ada Lovelace"), ("A\u0301da", "Áda"), ("x\u202ey", "xy")],
)
def test_names_are_brought_into_one_form(name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned
