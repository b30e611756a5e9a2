"""The hub: who listens to which table, and what each is told of the others."""

import asyncio
import json
from pathlib import Path
from typing import Any

from tablee.server.live.hub import MOST_NAMES, Hub, Listener
from tablee.server.services import Services
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError
from tests.server.in_process import new_guests, new_table, quick_settings, running_services


def _received(listener: Listener) -> list[Any]:
    """The messages that wait, and the code to close with."""
    found: list[Any] = []
    while isinstance(item := listener.outbox.get_nowait(), bytes):
        found.append(json.loads(item))
    return found if item is None else [*found, item]


def _arrives(services: Services, table: Table, user_id: str, name: str) -> Listener:
    listener = Listener(table.id, user_id, f"session of {name}", name)
    services.hub.add(listener)
    services.hub.welcome(table, listener)
    return listener


def test_what_is_on_its_way_arrives_before_the_end() -> None:
    listener = Listener("t", "u", "s")
    listener.send_error(ApiError("forbidden"), 3)
    listener.close(1012)
    message, code = _received(listener)
    assert message["ref"] == 3
    assert code == 1012


def test_presence_counts_players_not_browsers() -> None:
    hub = Hub()
    one, two, other = (Listener("t", who, "s") for who in "uuv")
    assert hub.add(one)
    assert not hub.add(two)
    assert hub.add(other)
    assert hub.online("t") == {"u", "v"}
    assert not hub.remove(one)
    assert hub.remove(two)
    assert hub.remove(other)
    assert hub.listeners("t") == []


def test_a_session_is_sent_away_from_every_table() -> None:
    hub = Hub()
    here, there, other = (Listener(t, "u", s) for t, s in (("a", "x"), ("b", "x"), ("b", "y")))
    for listener in (here, there, other):
        hub.add(listener)
    hub.close_session("x")
    assert [listener.is_closing for listener in (here, there, other)] == [True, True, False]


def test_who_comes_and_goes_is_told_in_few_bytes(tmp_path: Path) -> None:
    asyncio.run(_come_and_go(tmp_path))


async def _come_and_go(data: Path) -> None:
    async with running_services(quick_settings(data)) as services:
        ada, bob, eve = await new_guests(services, "Ada", "Bob", "Eve")
        table = await new_table(services, [ada, bob], "me", "open", game="gaia")
        first = _arrives(services, table, ada.id, "Ada")
        (whole,) = _received(first)
        assert whole["type"] == "table"
        _arrives(services, table, bob.id, "Bob")
        (message,) = _received(first)
        online = {"op": "replace", "path": "/table/seats/1/online", "value": True}
        assert message == {"type": "patch", "patch": [online]}
        watching = _arrives(services, table, eve.id, "Eve")
        (message,) = _received(first)
        names = {"op": "replace", "path": "/spectators", "value": ["Eve"]}
        assert message == {"type": "patch", "patch": [names]}
        (seen,) = _received(watching)
        assert seen["document"]["spectators"] == ["Eve"]
        again = _arrives(services, table, eve.id, "Eve")
        assert _received(first) == []  # another page of hers
        services.hub.remove(again)
        assert services.hub.remove(watching)
        services.hub.broadcast_presence(table)
        (message,) = _received(first)
        assert message["patch"] == [{"op": "replace", "path": "/spectators", "value": []}]


def test_some_spectators_are_named_and_the_rest_are_counted(tmp_path: Path) -> None:
    asyncio.run(_crowd(tmp_path))


async def _crowd(data: Path) -> None:
    async with running_services(quick_settings(data)) as services:
        (ada,) = await new_guests(services, "Ada")
        table = await new_table(services, [ada], "me", "open")
        player = _arrives(services, table, ada.id, "Ada")
        services.hub.remote[table.id] = {"far": "élan", ada.id: "Ada"}
        for number in range(MOST_NAMES + 1):
            _arrives(services, table, f"u{number}", f"watcher {number:02}")
        document = player.document
        assert document is not None
        assert document.spectators == [f"watcher {number:02}" for number in range(MOST_NAMES)]
        assert document.more_spectators == 2


def test_presence_makes_no_view_anew(tmp_path: Path) -> None:
    asyncio.run(_presence_alone(tmp_path))


async def _presence_alone(data: Path) -> None:
    async with running_services(quick_settings(data)) as services:
        ada, bob, eve = await new_guests(services, "Ada", "Bob", "Eve")
        table = await new_table(services, [ada, bob], "me", "open")
        player = _arrives(services, table, ada.id, "Ada")
        before = player.document
        table._views = None  # whoever looked would find nothing
        services.hub.add(Listener(table.id, eve.id, "s", "Eve"))
        services.hub.broadcast_presence(table)
        after = player.document
        assert before is not None
        assert after is not None
        assert after.spectators == ["Eve"]
        assert after.view is before.view
        assert after.actions is before.actions
        assert after.events is before.events
