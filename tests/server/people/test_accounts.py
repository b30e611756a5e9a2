"""Accounts are changed, taken along and left by their owners, and by nobody else."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, select

from tablee.server.people.export import everything_of
from tablee.server.people.identity import Authenticated
from tablee.server.storage import people, records, schema
from tablee.server.storage.people import User
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_services,
)
from tests.server.server_process import Client, ServerProcess
from tests.server.signed_up import PASSWORD, fresh_name, new_account, signed_in

OTHER = "another password"


def _change(client: Client, old: str = PASSWORD, new: str = OTHER) -> None:
    client.post("/api/me/password", {"old": old, "new": new})


def test_a_new_password_ends_all_other_sessions(server: ServerProcess) -> None:
    ida, name = new_account(server, "Ida")
    thief = signed_in(server, name)
    table = thief.open_table("me", "open")

    async def change() -> int:
        async with thief.connect(table["id"]) as socket:
            await socket.receive()
            _change(ida)
            return await socket.receive_until_closed()

    assert asyncio.run(change()) == 4401
    assert thief.error_code("GET", "/api/me") == "not-signed-in"
    assert ida.get("/api/me")["name"] == name
    credentials = {"name": name, "password": PASSWORD}
    assert server.anonymous().error_code("POST", "/api/sessions", credentials) == "wrong-password"
    assert signed_in(server, name, OTHER).get("/api/me")["name"] == name


def test_only_the_password_changes_what_it_guards(server: ServerProcess) -> None:
    ida, name = new_account(server, "Ida")
    wrong = "not her password"
    for method, path, body in (
        ("POST", "/api/me/password", {"old": wrong, "new": OTHER}),
        ("PUT", "/api/me/email", {"email": "eve@example.org", "password": wrong}),
        ("POST", "/api/me/delete", {"password": wrong}),
        ("POST", "/api/me/delete", {}),
    ):
        assert ida.error_code(method, path, body) == "wrong-password"
    assert signed_in(server, name).get("/api/me")["email"] is None


def test_guests_have_no_password_to_change(server: ServerProcess) -> None:
    guest = server.guest("Guest")
    body = {"old": "", "new": OTHER}
    assert guest.error_code("POST", "/api/me/password", body) == "forbidden"
    email = {"email": "a@example.org", "password": ""}
    assert guest.error_code("PUT", "/api/me/email", email) == "forbidden"


def test_wrong_old_passwords_count_like_wrong_sign_ins(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, {"TABLEE_LIMIT_SCALE": "1"})
    try:
        ida, name = new_account(server, "Ida")
        guesses = [
            ida.error_code("POST", "/api/me/password", {"old": f"long guess {n}", "new": OTHER})
            for n in range(4)
        ]
        assert set(guesses) == {"wrong-password"}
        anonymous = server.anonymous()
        codes = [
            anonymous.error_code(
                "POST", "/api/sessions", {"name": name, "password": f"long guess {n}"}
            )
            for n in range(7)
        ]
        # Ten in all, wherever they were tried.
        assert codes == ["wrong-password"] * 6 + ["too-many"]
    finally:
        server.stop()


def test_an_address_is_set_shown_and_taken_back(server: ServerProcess) -> None:
    ida, _ = new_account(server, "Ida")
    for email in ("ida@example.org", None):
        answer = ida.post("/api/me/email", {"email": email, "password": PASSWORD}, method="PUT")
        assert answer["email"] == ida.get("/api/me")["email"] == email
    for email in ("a@b\nBcc: c@d", "<a>@b", "a,b@c", "é@example.org", "a@b c", "a@b@c", "@b"):
        body = {"email": email, "password": PASSWORD}
        assert ida.error_code("PUT", "/api/me/email", body) == "bad-request"
    assert ida.get("/api/me")["email"] is None


def test_all_other_sessions_are_revoked_at_once(server: ServerProcess) -> None:
    ida, name = new_account(server, "Ida")
    others = [signed_in(server, name) for _ in range(2)]
    ida.post("/api/sessions", method="DELETE")
    assert len(ida.get("/api/sessions")["sessions"]) == 1
    for other in others:
        assert other.error_code("GET", "/api/me") == "not-signed-in"


def test_a_session_cannot_outlive_the_password_it_was_opened_with(tmp_path: Path) -> None:
    """Signing in takes a while; the password may be changed by then."""

    async def sign_in() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            here, _ = await services.identity.account("Ida", PASSWORD, None, "")
            # What a sign-in has read before the password was changed.
            as_read = await services.store.read(lambda c: people.user_of(c, here.user.id))
            assert as_read is not None
            await services.accounts.change_password(here, OTHER)
            with pytest.raises(ApiError, match="wrong-password"):
                await services.identity.open_session(as_read, "")
            # Nor is the password changed twice by who knew the first.
            with pytest.raises(ApiError, match="conflict"):
                await services.accounts.change_password(Authenticated(as_read, here.session), "x")

    asyncio.run(sign_in())


def test_who_asks_twice_at_once_for_an_account_gets_one(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            (guest,) = await new_guests(services, "Guest")
            asked = [services.identity.account(n, PASSWORD, guest, "") for n in ("Ida", "Una")]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            refused = [error for error in answers if isinstance(error, ApiError)]
            assert [error.code for error in refused] == ["conflict"]

    asyncio.run(ask())


def test_the_new_name_of_an_account_is_shown_where_its_guest_plays(server: ServerProcess) -> None:
    guest, bob = server.guest("Guest"), server.guest("Bob")
    table = guest.open_table("me", "open", "open")
    bob.join(table)
    name = fresh_name("Ida")

    async def name_at_table() -> None:
        async with bob.connect(table["id"]) as socket:
            await socket.receive()
            guest.post("/api/accounts", {"name": name, "password": PASSWORD})
            await socket.wait_until(lambda seen: seen["table"]["seats"][0]["name"] == name)

    asyncio.run(name_at_table())


# The end


def test_who_leaves_for_good_is_gone_from_everything(server: ServerProcess) -> None:
    ida, name = new_account(server, "Ida")
    bob = server.guest("Bob")
    user_id = ida.get("/api/me")["id"]
    ida.post("/api/me/email", {"email": "ida@example.org", "password": PASSWORD}, method="PUT")
    playing = ida.open_table("me", "open")
    bob.join(playing)
    waiting = ida.open_table("me", "open")
    shared = bob.open_table("me", "open", "open")
    ida.join(shared)

    async def leave() -> tuple[int, str]:
        async with bob.connect(playing["id"]) as his, ida.connect(playing["id"]) as hers:
            await hers.request("chat", text="bye")
            ida.post("/api/me/delete", {"password": PASSWORD})
            seen = await his.wait_until(
                lambda seen: (
                    seen["table"]["seats"][0]["kind"] == "bot"
                    and seen["table"]["seats"][0]["name"] != name
                )
            )
            return await hers.receive_until_closed(), seen["table"]["seats"][0]["name"]

    code, neutral = asyncio.run(leave())
    assert code == 4401
    assert neutral.startswith("— ")
    assert neutral[2:].isdigit()
    assert ida.error_code("GET", "/api/me") == "not-signed-in"
    credentials = {"name": name, "password": PASSWORD}
    assert server.anonymous().error_code("POST", "/api/sessions", credentials) == "wrong-password"
    assert bob.error_code("GET", f"/api/players/{name}") == "not-found"
    assert bob.get(f"/api/tables/{waiting['id']}")["status"] == "closed"
    assert bob.get(f"/api/tables/{shared['id']}")["seats"][1]["kind"] == "open"

    async def read_chat() -> str:
        async with bob.connect(playing["id"]) as socket:
            line = await socket.receive_until(lambda message: message["type"] == "chat")
            return f"{line['name']}: {line['text']}"

    assert asyncio.run(read_chat()) == f"{neutral}: bye"
    # The name is free again, and whoever takes it is somebody else.
    again = server.anonymous()
    assert again.post("/api/accounts", credentials)["id"] != user_id


def test_nothing_stored_names_who_is_gone(tmp_path: Path) -> None:
    """Every text of every table of the database is searched."""
    name, email = "Zenobia", "zenobia@example.org"

    async def leave() -> list[str]:
        async with running_services(quick_settings(tmp_path)) as services:
            here, _ = await services.identity.account(name, PASSWORD, None, f"{name} browser")
            (bob,) = await new_guests(services, "Bob")
            await services.accounts.change_email(here.user, email)
            table = await new_table(services, [here.user, bob], "me", "open")
            await _finish(table, [here.user, bob])
            again = await services.tables.rematch(table, bob)
            row = records.ChatRow(0, table.id, here.user.id, name, "hello", 1.0)
            await services.store.write(lambda c: records.add_chat(c, row))
            await services.accounts.delete(here.user)
            await services.people.changed(here.user.id)
            async with again.open():
                assert [seat.user_id for seat in again.seats] == [None, bob.id]

            def search(connection: Connection) -> list[str]:
                return [
                    f"{known.name}: {row}"
                    for known in schema.metadata.sorted_tables
                    for row in connection.execute(select(known))
                    if "zenobia" in str(tuple(row)).lower()
                ]

            return await services.store.read(search)

    assert asyncio.run(leave()) == []


async def _finish(table: Table, users: list[User]) -> None:
    """The game is played to its end."""
    rng = Random(1)
    while table.row.status == "playing":
        assert table.course is not None
        seat = table.course.match.seats_to_act[0]
        action = rng.choice(table.course.match.legal(seat))
        await answer(table, users[seat].id, action.text)


def test_guests_leave_without_a_password(server: ServerProcess) -> None:
    guest = server.guest("Guest")
    guest.post("/api/me/delete")
    assert guest.error_code("GET", "/api/me") == "not-signed-in"


def test_who_is_gone_does_not_sit_down_with_a_request_sent_before(tmp_path: Path) -> None:
    async def sit_down() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            ada, bob = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, [bob], "me", "open")
            await services.accounts.delete(ada)
            with pytest.raises(ApiError, match="not-signed-in"):
                await table.join(ada.id, ada.name, table.row.invitation, None)
            async with table.open():
                assert table.seats[1].kind == "open"

    asyncio.run(sit_down())


# What the server has of me


def test_an_export_holds_all_that_is_mine_and_no_secret(server: ServerProcess) -> None:
    ida, name = new_account(server, "Ida")
    bob = server.guest("Bob")
    rival = bob.get("/api/me")["name"]
    table = ida.open_table("me", "open")
    bob.join(table)
    ida.post(f"/api/players/{rival}/relation", {"kind": "mute"}, method="PUT")
    ida.post("/api/reports", {"about": rival, "reason": "play", "table": table["id"]})

    async def play() -> None:
        async with ida.connect(table["id"]) as hers, bob.connect(table["id"]) as his:
            await hers.request("chat", text="hello")
            await his.request("chat", text="his own words")
            rng = Random(1)
            for _ in range(8):
                acting, other = (hers, his) if hers.document["actions"] else (his, hers)
                await acting.play_random(rng, moves=1)
                while other.document["step"] != acting.document["step"]:
                    await other.receive()

    asyncio.run(play())
    answer = ida.http.get("/api/me/export")
    assert "tablee-export.json" in answer.headers["content-disposition"]
    assert answer.headers["cache-control"] == "no-store"
    known = json.loads(answer.text)
    assert known["user"]["name"] == name
    assert [row["id"] for row in known["tables"]] == [table["id"]]
    assert [row["text"] for row in known["chat"]] == ["hello"]
    assert known["relations"][0]["name"] == rival
    assert known["reports"][0]["reason"] == "play"
    assert {row["seat"] for row in known["moves"]} == {0}
    assert len(known["sessions"]) == 1
    for secret in ("argon2", "his own words", table["invitation"], '"seed"', '"secret"'):
        assert secret not in answer.text
    assert server.anonymous().error_code("GET", "/api/me/export") == "not-signed-in"


@pytest.mark.usefixtures("lanterns")
def test_an_export_does_not_tell_who_has_answered_under_seal(tmp_path: Path) -> None:
    async def moves(data: Path, before: list[int]) -> object:
        """The moves that seat 0 is told of after its sealed answer, those seats' come before."""
        async with running_services(quick_settings(data)) as services:
            users = await new_guests(services, "Ada", "Bob", "Eve")
            wish = ("me", "open", "open")
            table = await new_table(
                services, users, *wish, game="lanterns", options={"mode": "sealed"}
            )
            for seat in (0, 1, 2):
                await answer(table, users[seat].id, "keep")
            assert table.course is not None
            assert table.course.match.state.sealed
            for seat in (*before, 0):
                await answer(table, users[seat].id, table.course.match.legal(seat)[0].text)
            known = await services.store.read(lambda c: everything_of(c, users[0]))
            rows = known["moves"]
            assert isinstance(rows, list)
            return [{k: v for k, v in row.items() if k not in ("table_id", "at")} for row in rows]

    alone = asyncio.run(moves(tmp_path / "alone", []))
    assert alone
    assert asyncio.run(moves(tmp_path / "after", [1])) == alone
