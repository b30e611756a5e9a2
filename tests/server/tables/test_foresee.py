"""What would come of an answer is told before it is given; a move is played whole or not at all."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee import build
from tablee.core import BadNotation, IllegalAction
from tablee.driver import Outlook
from tablee.server.live.hub import Listener
from tablee.server.services import Services
from tablee.server.storage.people import User
from tablee.server.storage.records import Stored, load_table
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError, as_api_error
from tablee.server.wire.messages import encode
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_server,
    running_services,
    seen_by,
)
from tests.server.recording_socket import RecordingSocket
from tests.server.server_process import ServerProcess
from tests.server.wire.json_patch import applied


async def _sitting(
    services: Services, use_seed: Callable[[str], None], game: str = "reworld", **more: Any
) -> tuple[Table, list[User]]:
    use_seed("foresee")
    people = await new_guests(services, "Ada", "Bob")
    return await new_table(services, people, "me", "open", game=game, **more), people


def _asked(table: Table) -> int:
    """The seat that is asked."""
    assert table.course is not None
    return int(table.course.match.seats_to_act[0])


def _question(table: Table, seat: int) -> str:
    assert table.course is not None
    return table.course.question_name(seat) or "none"


def _foreseen(table: Table, seat: int, *moves: str) -> Any:
    """What is told of these answers, as a browser reads it."""
    return json.loads(encode(table.foreseen(seat, moves, _question(table, seat))))


async def _stored(services: Services, table: Table) -> Stored:
    stored = await services.store.read(lambda connection: load_table(connection, table.id))
    assert stored is not None
    return stored


async def _is_as_stored(services: Services, table: Table, before: Stored) -> None:
    """Nothing has changed, on disk or in memory."""
    assert await _stored(services, table) == before
    async with table.open():
        assert table.course is not None
        assert (table.row, table.seats) == (before.row, before.seats)
        assert table.course.texts() == [(move.seat, move.text) for move in before.moves]


def _first(choices: Any, verb: str) -> str:
    return next(str(choice["a"]) for choice in choices if choice["a"].split()[0] == verb)


def test_a_browser_sees_ahead_one_answer_and_several(server: ServerProcess) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open_table("me", "open")
    bob.join(table)

    async def play() -> None:
        async with ada.connect(table["id"]) as one, bob.connect(table["id"]) as two:
            for socket in (one, two):
                await socket.wait_until(
                    lambda document: all(s["online"] for s in document["table"]["seats"])
                )
            actor, other = (one, two) if one.document["actions"] else (two, one)
            before, question = actor.document, actor.document["question"]
            assert before["rule"] == "R11"
            assert other.document["rule"] == ""
            take = next(c for c in before["actions"] if c["a"].startswith("take"))
            assert take["does"] == {"continues": True}

            taken = await actor.request("foresee", a=take["a"], question=question)
            assert taken["type"] == "foreseen"
            assert (taken["prompt"]["id"], taken["rule"]) == ("prompt-PayForModule", "R12")
            pay = taken["actions"][0]
            assert pay["does"]["changes"] == {"cards": -1}
            assert pay["does"]["last"]

            paid = await actor.request("foresee", a=take["a"], then=[pay["a"]], question=question)
            assert (paid["prompt"], paid["rule"], paid["actions"]) == (None, "", [])
            foreseen = applied(before["view"], paid["view"])
            assert foreseen != before["view"]
            assert actor.document == before, "nothing was sent but answers"

            answered = await actor.request("play", a=take["a"], then=[pay["a"]], question=question)
            assert answered["type"] == "patch"
            assert actor.document["view"] == foreseen
            assert [e["id"] for e in actor.events[len(before["events"]) :]] == ["event-ModuleTaken"]
            await other.wait_until(lambda document: document["step"] == actor.document["step"])
            assert other.document["actions"]

    asyncio.run(play())


def test_only_who_is_asked_sees_ahead(server: ServerProcess) -> None:
    ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = ada.open_table("me", "open")
    bob.join(table)

    async def play() -> None:
        async with (
            ada.connect(table["id"]) as one,
            bob.connect(table["id"]) as two,
            eve.connect(table["id"]) as spectator,
        ):
            for socket in (one, two, spectator):
                await socket.receive_document()
            actor, other = (one, two) if one.document["actions"] else (two, one)
            question = actor.document["question"]
            action = actor.document["actions"][0]["a"]
            for reader, code in ((spectator, "forbidden"), (other, "conflict")):
                for kind in ("foresee", "play"):
                    refused = await reader.request(kind, a=action, question=question)
                    assert refused["error"]["code"] == code
            stale = await actor.request("foresee", a=action, question="another")
            assert stale["error"]["code"] == "conflict"
            many = await actor.request("foresee", a=action, then=["fly"] * 16, question=question)
            assert many["error"]["code"] == "bad-request"

    asyncio.run(play())


def test_to_foresee_records_nothing(tmp_path: Path, use_seed: Callable[[str], None]) -> None:
    async def look() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people = await _sitting(services, use_seed)
            before = await _stored(services, table)
            seat = _asked(table)
            documents = [seen_by(table, user.id) for user in people]
            for choice in documents[seat]["actions"]:
                _foreseen(table, seat, choice["a"])
            await _is_as_stored(services, table, before)
            assert [seen_by(table, user.id) for user in people] == documents

    asyncio.run(look())


def test_what_is_no_answer_is_refused_as_if_it_were_played(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def look() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people = await _sitting(services, use_seed)
            seat = _asked(table)
            take = _first(seen_by(table, people[seat].id)["actions"], "take")
            pay = _foreseen(table, seat, take)["actions"][0]["a"]
            before = await _stored(services, table)
            wrong: list[tuple[list[str], type[Exception]]] = [
                (["fly"], IllegalAction),
                (["nonsense"], BadNotation),
                ([take, "fly"], IllegalAction),
                ([take, "pay 5 on 5555"], BadNotation),
                ([take, pay, "leave"], ApiError),
                (["leave", pay], ApiError),
            ]
            for moves, error in wrong:
                with pytest.raises(error) as looked:
                    _foreseen(table, seat, *moves)
                with pytest.raises(error) as played:
                    await table.play(people[seat].id, moves, _question(table, seat))
                assert as_api_error(looked.value).sentence == as_api_error(played.value).sentence
                await _is_as_stored(services, table, before)
            # The table goes on.
            await table.play(people[seat].id, [take, pay], _question(table, seat))
            assert len((await _stored(services, table)).moves) == len(before.moves) + 2

    asyncio.run(look())


def test_a_move_is_stored_whole(tmp_path: Path, use_seed: Callable[[str], None]) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people = await _sitting(services, use_seed)
            seat = _asked(table)
            before = await _stored(services, table)
            take = _first(seen_by(table, people[seat].id)["actions"], "take")
            pay = _foreseen(table, seat, take)["actions"][0]["a"]
            await table.play(people[seat].id, [take, pay], _question(table, seat))
            after = await _stored(services, table)
            assert after.row.version == before.row.version + 1
            new = after.moves[len(before.moves) :]
            assert [(move.seat, move.text, move.how) for move in new] == [
                (seat, take, "human"),
                (seat, pay, "human"),
            ]
            assert {move.version for move in new} == {after.row.version}
            assert _asked(table) != seat

    asyncio.run(play())


def test_what_follows_is_a_move_of_its_own(tmp_path: Path, use_seed: Callable[[str], None]) -> None:
    """The other has left the round: whoever has paid is asked again at once, for another turn."""

    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people = await _sitting(services, use_seed)
            await answer(table, people[_asked(table)].id, "leave")
            seat = _asked(table)
            take = _first(seen_by(table, people[seat].id)["actions"], "take")
            pay = _foreseen(table, seat, take)["actions"][0]
            assert "last" not in pay["does"]
            assert "continues" not in pay["does"]
            before = await _stored(services, table)
            with pytest.raises(ApiError, match="conflict"):
                await table.play(people[seat].id, [take, pay["a"], "leave"], _question(table, seat))
            await _is_as_stored(services, table, before)
            await table.play(people[seat].id, [take, pay["a"]], _question(table, seat))
            assert _asked(table) == seat

    asyncio.run(play())


def test_the_main_answer_stands_out_and_ends_the_move(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    """Gaia Project: an action and the end of the turn after it are given together."""

    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people = await _sitting(services, use_seed, "gaia")
            rng = Random(3)
            while seen_by(table, people[_asked(table)].id)["prompt"]["id"] != "prompt-TakeTurn":
                seat = _asked(table)
                actions = seen_by(table, people[seat].id)["actions"]
                await answer(table, people[seat].id, rng.choice(actions)["a"])
            seat = _asked(table)
            document = seen_by(table, people[seat].id)
            assert document["rule"] == "R33"
            built = _first(document["actions"], "upgrade")
            then = _foreseen(table, seat, built)
            assert (then["prompt"]["id"], then["rule"]) == ("prompt-FinishTurn", "R107")
            assert [choice["a"] for choice in then["actions"] if choice.get("main")] == ["end"]
            ended = _foreseen(table, seat, built, "end")
            version = table.row.version
            await table.play(people[seat].id, [built, "end"], _question(table, seat))
            assert table.row.version == version + 1
            seen = seen_by(table, people[seat].id)
            assert seen["view"] == applied(document["view"], ended["view"])
            assert _asked(table) != seat

    asyncio.run(play())


@pytest.mark.usefixtures("lanterns")
def test_under_seal_nothing_is_told(tmp_path: Path, use_seed: Callable[[str], None]) -> None:
    """Whether the others have answered already makes no difference to what is seen ahead."""

    async def play() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            use_seed("seal")
            (one, cookie), (two, _) = [
                await services.identity.guest(name, "test") for name in ("Ada", "Bob")
            ]
            people = [one.user, two.user]
            options = {"mode": "sealed", "rounds": 1}
            table = await new_table(
                services, people, "me", "open", game="lanterns", options=options
            )
            for user in people:
                await answer(table, user.id, "keep")
            question = _question(table, 0)
            asked = {"type": "foresee", "question": question}
            async with RecordingSocket(address, table.id, cookie) as socket:
                before = [await socket.ask(ref=1, a=a, **asked) for a in ("show", "hide")]
                await answer(table, people[1].id, "show")
                after = [await socket.ask(ref=1, a=a, **asked) for a in ("show", "hide")]
            assert before == after
            for texts in before:
                (foreseen,) = map(json.loads, texts)
                assert (foreseen["view"], foreseen["actions"]) == ([], [])
            for choice in seen_by(table, people[0].id)["actions"]:
                does = choice["does"]
                does.pop("warning", None)  # of the own lantern
                assert does == {"unknown": True, "last": True}

    asyncio.run(play())


@pytest.mark.skipif(build.is_compiled(), reason="where nobody is told of a call")
def test_nothing_is_foreseen_for_a_seat_that_nobody_looks_at(
    tmp_path: Path, use_seed: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers are tried out before they are shown: for whoever is away, they are not."""
    looked: list[int] = []
    made = Outlook.of

    def noted(match: Any, seat: int, rng: Random) -> Outlook[Any]:
        looked.append(seat)
        return made(match, seat, rng)

    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people = await _sitting(services, use_seed)
            listener = Listener(table.id, people[0].id, "s", people[0].name)
            services.hub.add(listener)
            services.hub.welcome(table, listener)
            rng = Random(5)
            asked: set[int] = set()
            while len(asked) < 2:
                assert table.course is not None
                seat = _asked(table)
                legal = table.course.match.legal(seat)
                await answer(table, people[seat].id, rng.choice(legal).text)
                asked.add(_asked(table))

    monkeypatch.setattr("tablee.server.tables.seat_view.Outlook.of", staticmethod(noted))
    asyncio.run(play())
    assert set(looked) == {0}, "the other seat was asked, and nobody was there to see it"
