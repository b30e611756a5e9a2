"""Patches: what readers share is worked out once, and what never changes is sent once."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablee import build
from tablee.games.gaia.game import GaiaProject
from tablee.server.live.hub import Listener
from tablee.server.services import Services
from tablee.server.storage.people import User
from tablee.server.tables.table import Table
from tablee.server.wire.json_patch import diff
from tablee.server.wire.patches import Patches
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_services,
    seen_by,
)
from tests.server.wire.json_patch import applied

SEATS = 4


async def _watched(services: Services) -> tuple[Table, list[User], list[Listener]]:
    """A game without secrets, with everybody there and two who watch."""
    people = await new_guests(services, *"ABCD")
    table = await new_table(services, people, "me", "open", "open", "open", game="gaia")
    listeners = [Listener(table.id, user.id, "s", user.name) for user in people]
    listeners += [Listener(table.id, f"u{n}", "s", f"watcher {n}") for n in range(2)]
    for listener in listeners:
        services.hub.add(listener)
        services.hub.welcome(table, listener)
    return table, people, listeners


async def _move(table: Table, people: list[User], rng: Random) -> None:
    assert table.course is not None
    match = table.course.match
    seat = match.seats_to_act[0]
    await answer(table, people[seat].id, rng.choice(match.legal(seat)).text)


def _messages(listener: Listener) -> list[Any]:
    found = []
    while (item := listener.outbox.get_nowait()) is not None:
        assert isinstance(item, bytes)
        found.append(json.loads(item))
    return found


def test_what_never_changes_is_in_the_first_message_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people, listeners = await _watched(services)
            held = [_messages(listener)[0]["document"] for listener in listeners]
            rng = Random(3)
            for _ in range(60):
                await _move(table, people, rng)
                for number, listener in enumerate(listeners):
                    for message in _messages(listener):
                        held[number] = applied(held[number], message["patch"])
                        for operation in message["patch"]:
                            # Factions that nobody has chosen are removed.
                            is_printed = operation["path"].startswith("/view/printed")
                            assert not is_printed or operation["op"] == "remove", operation
            for number, listener in enumerate(listeners):
                shown = seen_by(table, listener.user_id)
                assert held[number]["view"] == shown["view"]
                assert held[number]["events"] == shown["events"]
                assert held[number]["actions"] == shown["actions"]

    asyncio.run(play())


def test_a_view_without_secrets_is_made_and_compared_once_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    views: list[object] = []
    compared: list[str] = []
    observe = GaiaProject.observe

    def counted(self: GaiaProject, *args: Any) -> Any:
        views.append(args)
        return observe(self, *args)

    def noted(old: object, new: object, path: str = "") -> Any:
        compared.append(path)
        return diff(old, new, path)

    monkeypatch.setattr(GaiaProject, "observe", counted)
    monkeypatch.setattr("tablee.server.wire.patches.diff", noted)

    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people, listeners = await _watched(services)
            for listener in listeners:
                _messages(listener)
            views.clear()
            compared.clear()
            assert table.course is not None
            seat = table.course.match.seats_to_act[0]
            text = table.course.match.legal(seat)[0].text
            question = table.course.question_name(seat) or ""
            await table.play(people[seat].id, [text], question)
            assert len(views) == 1
            if not build.is_compiled():  # where nobody is told of a call
                assert compared.count("/view") == 1
            told = {
                json.dumps([op for op in message["patch"] if op["path"].startswith("/view")])
                for listener in listeners
                for message in _messages(listener)
            }
            assert len(told) == 1

    asyncio.run(play())


def test_what_a_seat_is_asked_is_in_no_message_but_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people, listeners = await _watched(services)
            for listener in listeners:
                _messages(listener)
            rng = Random(1)
            for _ in range(10):
                await _move(table, people, rng)
                assert table.course is not None
                asked = table.course.match.seats_to_act
                for number, listener in enumerate(listeners):
                    for message in _messages(listener):
                        values = {op["path"]: op.get("value") for op in message["patch"]}
                        if number not in asked:
                            assert not values.get("/actions")
                            assert values.get("/question") is None

    asyncio.run(play())


def test_an_event_is_put_into_words_once_for_all_who_hear_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people, _ = await _watched(services)
            rng = Random(3)
            for _ in range(6):
                await _move(table, people, rng)
            glance = table.glance(())
            readers = [*(user.id for user in people), None]
            first, *others = [table.document(reader, glance).events for reader in readers]
            assert first
            for events in others:
                assert all(one is other for one, other in zip(first, events, strict=True))

    asyncio.run(play())


def test_the_same_answers_to_another_question_are_not_sent_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people, _ = await _watched(services)
            assert table.course is not None
            asked = people[table.course.match.seats_to_act[0]]
            old = table.document(asked.id, table.glance(()))
            assert old.actions
            new = replace(old, question="another", actions=list(old.actions))
            operations, _ = Patches().between(old, new)
            assert json.loads(operations) == {
                "op": "replace",
                "path": "/question",
                "value": "another",
            }
            fewer = replace(new, actions=old.actions[1:])
            operations, _ = Patches().between(old, fewer)
            assert b'"path":"/actions"' in operations

    asyncio.run(play())
