"""The administrators' part of the API: it works for them, and is not there for anybody else."""

import asyncio
from typing import Any

import pytest

from tests.server.server_process import Client, ServerProcess
from tests.server.signed_up import PASSWORD, fresh_name, new_account

REASON = {"reason": "a test"}


@pytest.fixture(scope="module")
def admin(server: ServerProcess) -> Client:
    """An administrator, made as the first one is."""
    client, name = new_account(server, "Chief")
    assert server.tablee("admin", "make", name) == 0
    return client


def _paths(name: str, table_id: str) -> list[tuple[str, str, Any]]:
    return [
        ("GET", "/api/admin", None),
        ("GET", "/api/admin/reports", None),
        ("POST", "/api/admin/reports/1", {"decision": "x"}),
        ("GET", f"/api/admin/players/{name}", None),
        ("POST", f"/api/admin/players/{name}", {"act": "ban", **REASON}),
        ("POST", f"/api/admin/tables/{table_id}/close", REASON),
        ("POST", f"/api/admin/tournaments/{table_id}/close", REASON),
    ]


def test_for_everybody_else_there_is_nothing(server: ServerProcess) -> None:
    ada, (eve, name) = server.guest("Ada"), new_account(server, "Eve")
    table = ada.open_table("me", "open")
    for client in (ada, eve):
        for method, path, body in _paths(name, table["id"]):
            # The same for what exists and what does not.
            assert client.error_code(method, path, body) == "not-found"
        for method, path, body in _paths("Nobody at all", "0" * 20):
            assert client.error_code(method, path, body) == "not-found"
    anonymous = server.anonymous()
    for method, path, body in _paths(name, table["id"]):
        code = "not-found" if method == "GET" else "not-signed-in"
        assert anonymous.error_code(method, path, body) == code
    assert eve.get("/api/me")["admin"] is False
    assert ada.get(f"/api/tables/{table['id']}")["status"] == "open"


def test_a_report_is_dealt_with_once_and_on_record(server: ServerProcess, admin: Client) -> None:
    ada, eve = server.guest(fresh_name("Ada")), server.guest(fresh_name("Eve"))
    about, reporter = (client.get("/api/me")["name"] for client in (eve, ada))
    ada.post("/api/reports", {"about": about, "reason": "name", "text": "rude"})
    before = admin.get("/api/admin")
    report = admin.get("/api/admin/reports")["reports"][0]
    assert (report["reporter"], report["about"], report["text"]) == (reporter, about, "rude")
    assert report["handled"] is None
    path = f"/api/admin/reports/{report['id']}"
    handled = admin.post(path, {"decision": "it is not"})
    assert handled == report | {"handled": handled["handled"], "decision": "it is not"}
    assert handled["handled"] is not None
    assert admin.error_code("POST", path, {"decision": "it is"}) == "conflict"
    for number in ("0", "-1", "x", "9" * 40):
        wrong = f"/api/admin/reports/{number}"
        assert admin.error_code("POST", wrong, {"decision": "x"}) == "not-found"
    overview = admin.get("/api/admin")
    assert overview["open_reports"] == before["open_reports"] - 1
    done = overview["audit"][0]
    assert (done["act"], done["subject"]) == ("handle", str(report["id"]))
    assert done["actor"] == admin.get("/api/me")["name"]
    assert done["detail"] == {"decision": "it is not"}


def test_a_person_is_shown_with_what_counts(server: ServerProcess, admin: Client) -> None:
    ada, (eve, name) = server.guest("Ada"), new_account(server, "Eve")
    eve.open_table("me", "open")
    ada.post("/api/reports", {"about": name, "reason": "other"})
    person = admin.get(f"/api/admin/players/{name}")
    assert (person["name"], person["account"], person["admin"]) == (name, True, False)
    assert (person["reports"], person["tables"]) == (1, 1)
    assert "email" not in person
    assert admin.error_code("GET", "/api/admin/players/Nobody at all") == "not-found"
    path = f"/api/admin/players/{name}"
    assert admin.post(path, {"act": "ban", **REASON})["banned"] is not None
    assert admin.get("/api/admin")["audit"][0]["detail"] == {"name": name, **REASON}
    for wrong in (
        {"act": "silence", **REASON},  # for how long?
        {"act": "ban", "hours": 3, **REASON},
        {"act": "silence", "hours": -1, **REASON},
        {"act": "ban", "reason": ""},
        {"act": "kick", **REASON},
    ):
        assert admin.error_code("POST", path, wrong) == "bad-request"


def test_a_table_is_closed_for_those_who_look_at_it(server: ServerProcess, admin: Client) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open_table("me", "open", private=True)
    bob.join(table)

    async def close() -> Any:
        async with ada.connect(table["id"]) as hers:
            await hers.receive()
            path = f"/api/admin/tables/{table['id']}/close"
            closed = admin.post(path, REASON)
            assert (closed["status"], closed["closed"]) == ("closed", "admin")
            assert closed["invitation"] is None
            await hers.wait_until(lambda seen: seen["table"]["status"] == "closed")
            assert hers.document["actions"] == []
            assert admin.error_code("POST", path, REASON) == "conflict"

    asyncio.run(close())
    unknown = f"/api/admin/tables/{'0' * 20}/close"
    assert admin.error_code("POST", unknown, REASON) == "not-found"


def test_a_tournament_is_closed_and_listed_no_more(server: ServerProcess, admin: Client) -> None:
    ada, _ = new_account(server, "Ada")
    clock = {"kind": "days", "days": 1}
    wish = {"name": "Cup", "game": "reworld", "seats": 2, "format": "league", "clock": clock}
    ids = [
        ada.post("/api/tournaments", {**wish, "private": False})["tournament"]["id"]
        for _ in range(2)
    ]
    path = f"/api/admin/tournaments/{ids[0]}/close"
    admin.post(path, REASON)
    assert admin.error_code("POST", path, REASON) == "conflict"
    assert server.tablee("admin", "close", ids[1], "a test") == 0
    for closed in ids:
        seen = ada.get(f"/api/tournaments/{closed}")["tournament"]
        assert (seen["status"], seen["closed"]) == ("closed", "admin")
        assert closed not in str(admin.get("/api/tournaments")["listed"])
        assert ada.error_code("POST", f"/api/tournaments/{closed}/start", {}) == "conflict"


def test_an_administrator_removed_is_one_no_more(server: ServerProcess) -> None:
    client, name = new_account(server, "Chief")
    assert server.tablee("admin", "make", name) == 0
    assert client.get("/api/admin")["people"] > 0
    assert server.tablee("admin", "remove", name) == 0
    assert client.error_code("GET", "/api/admin") == "not-found"


def test_an_account_that_is_gone_is_no_administrator(server: ServerProcess) -> None:
    client, name = new_account(server, "Chief")
    assert server.tablee("admin", "make", name) == 0
    client.post("/api/me/delete", {"password": PASSWORD})
    again = server.anonymous()
    again.post("/api/accounts", {"name": name, "password": PASSWORD})
    assert again.error_code("GET", "/api/admin") == "not-found"
