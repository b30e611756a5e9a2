"""Private notes: kept for one person, exported to that one, gone with that one."""

from sqlalchemy import func, select

from tablee.server.storage.engine import open_sqlite
from tablee.server.storage.schema import notes
from tests.server.server_process import ServerProcess
from tests.server.signed_up import PASSWORD, new_account


def test_a_note_is_for_nobody_elses_eyes_and_gone_with_its_owner(server: ServerProcess) -> None:
    ada, _ = new_account(server, "Ada")
    bob, _ = new_account(server, "Bob")
    table = ada.open_table("me", "open", private=True)
    note = f"/api/tables/{table['id']}/note"
    assert ada.get(note) == {"text": ""}
    ada.post(note, {"text": "he keeps a 5"}, method="PUT")
    # Without the invitation there is no such table; with it, there is a note of one's own.
    assert bob.error_code("GET", note) == "not-found"
    assert bob.error_code("PUT", note, {"text": "x"}) == "not-found"
    invited = f"{note}?invitation={table['invitation']}"
    assert bob.get(invited) == {"text": ""}
    bob.post(invited, {"text": "she bluffs"}, method="PUT")
    assert ada.get(note) == {"text": "he keeps a 5"}
    assert server.anonymous().error_code("GET", invited) == "not-signed-in"
    assert ada.error_code("PUT", note, {"text": "x" * 4001}) == "bad-request"
    assert [kept["text"] for kept in ada.get("/api/me/export")["notes"]] == ["he keeps a 5"]
    assert [kept["text"] for kept in bob.get("/api/me/export")["notes"]] == ["she bluffs"]
    ada.post(note, {"text": ""}, method="PUT")
    assert ada.get("/api/me/export")["notes"] == []
    bob.post("/api/me/delete", {"password": PASSWORD})
    engine = open_sqlite(f"sqlite:///{server.data / 'tablee.sqlite3'}")
    with engine.connect() as connection:
        query = select(func.count()).where(notes.c.table_id == table["id"])
        assert connection.execute(query).scalar_one() == 0
    engine.dispose()


def test_a_guest_changes_the_name_and_becomes_an_account_without_losing_anything(
    server: ServerProcess,
) -> None:
    eve, other = server.guest("Eve"), server.guest("Odo")
    table = eve.open_table("me", "open")
    name = f"Evelyn {table['id'][:6]}"
    assert eve.post("/api/me/name", {"name": name}, method="PUT")["name"] == name
    assert eve.get(f"/api/tables/{table['id']}")["seats"][0]["name"] == name
    taken = {"name": name.upper()}
    assert other.error_code("PUT", "/api/me/name", taken) == "conflict"
    assert other.error_code("PUT", "/api/me/name", {"name": "greedy"}) == "conflict"
    eve.post("/api/accounts", {"name": name, "password": PASSWORD})
    assert [mine["id"] for mine in eve.get("/api/tables")["mine"]] == [table["id"]]
    assert eve.error_code("PUT", "/api/me/name", {"name": f"{name}a"}) == "forbidden"
