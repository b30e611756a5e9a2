"""Playing over real sockets: whole games, reconnection, spectators, undo, chat, hints."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec

from tablee.core import Record
from tablee.server.wire.messages import outcome_info
from tests.server.server_process import ServerProcess, TableSocket


def test_two_people_and_a_bot_play_a_whole_game(server: ServerProcess) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open_table("me", "open", "bot:greedy", private=True)
    assert table["status"] == "open"
    assert bob.join(table)["status"] == "playing"

    async def play() -> list[TableSocket]:
        async with ada.connect(table["id"]) as one, bob.connect(table["id"]) as two:
            await asyncio.gather(one.play_random(Random(1)), two.play_random(Random(2)))
            return [one, two]

    sockets = asyncio.run(play())
    for seat, socket in enumerate(sockets):
        assert socket.document["table"]["you"] == seat
        assert socket.document["prompt"]["id"] == "prompt-over"
        assert socket.document["question"] is None
        assert socket.document["undo"] is None
        assert socket.events[-1]["id"] == "event-GameEnded"
        steps = [event["step"] for event in socket.events]
        assert steps == sorted(steps)
        assert steps[-1] <= socket.document["step"]
    text = ada.http.get(f"/api/tables/{table['id']}/record").text
    again = Record.loads(text).replay()
    assert again.over
    assert len(again.moves) == sockets[0].document["step"]
    outcome = sockets[0].document["table"]["outcome"]
    assert outcome == json.loads(msgspec.json.encode(outcome_info(again.outcome())))
    assert [result["score"] for result in outcome["results"]] == again.scores()
    assert [result["seat"] for result in outcome["results"] if result["won"]] == again.winners()
    total = ada.get(f"/api/tables/{table['id']}/replay")["total"]
    steps = ada.get(f"/api/tables/{table['id']}/replay?from=0&to={total}&seat=1")["steps"]
    assert steps[0]["a"] is None
    assert [step["step"] for step in steps] == list(range(len(steps)))
    events = [e["id"] for step in steps for e in step["events"]]
    assert events == [e["id"] for e in sockets[1].events][: len(events)]
    last = ada.get(f"/api/tables/{table['id']}/replay?from={total}")["steps"]
    assert [total] == [step["step"] for step in last]
    assert last[0]["outcome"] == outcome


def test_whoever_comes_back_gets_what_was_missed(server: ServerProcess) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open_table("me", "open")
    bob.join(table)

    async def play() -> None:
        rng = Random(3)
        async with ada.connect(table["id"]) as steady, bob.connect(table["id"]) as other:
            await steady.receive_document()
            await other.receive_document()
            async with ada.connect(table["id"]) as first:
                seen = await first.receive_document()
            for _ in range(12):
                await _one_move(steady, other, rng)
            async with ada.connect(table["id"]) as back:
                message = await back.receive()
                assert message["type"] == "table", "the whole document comes first"
                # What came in pieces is what comes whole.
                assert back.document == steady.document
                missed = back.events[len(seen["events"]) :]
                assert back.events == seen["events"] + missed
                assert missed
                assert all(event["step"] > seen["step"] for event in missed)

    asyncio.run(play())


async def _one_move(one: TableSocket, other: TableSocket, rng: Random) -> Any:
    """A random move of whoever is asked; both have heard of it."""
    actor, listener = (one, other) if one.document["actions"] else (other, one)
    after = await actor.play(rng.choice(actor.document["actions"])["a"])
    await listener.wait_until(lambda document: document["step"] >= after["step"])
    return after


def test_a_spectator_sees_what_is_open_and_may_do_nothing(server: ServerProcess) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.open_table("me", "bot:random")

    async def watch() -> None:
        async with ada.connect(table["id"]) as socket, eve.connect(table["id"]) as spectator:
            await socket.wait_for_turn()
            seen = await spectator.receive_document()
            assert seen["table"]["you"] is None
            assert seen["table"]["invitation"] is None
            assert seen["actions"] == []
            assert (seen["question"], seen["undo"], seen["habits"]) == (None, None, None)
            assert all(p["hand"] is None for p in seen["view"]["players"])
            assert socket.document["view"]["players"][0]["hand"] is not None
            told = {event["id"] for event in spectator.events}
            assert "event-OfficersDealt" not in told
            assert "event-OfficersDealt" in {event["id"] for event in socket.events}
            question = socket.document["question"]
            for kind, more in (
                ("play", {"a": socket.document["actions"][0]["a"]}),
                ("undo", {}),
            ):
                answer = await spectator.request(kind, question=question, **more)
                assert answer["error"]["code"] == "forbidden"
            for kind in ("hint", "why"):
                answer = await spectator.request(kind, **({"a": "leave"} if kind == "why" else {}))
                assert answer["error"]["code"] == "forbidden"

    asyncio.run(watch())


def test_a_decision_is_taken_back_and_everyone_forgets_it(server: ServerProcess) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open_table("me", "open")
    bob.join(table)

    async def play() -> None:
        async with ada.connect(table["id"]) as one, bob.connect(table["id"]) as two:
            await one.wait_until(_both_are_here)
            await two.wait_until(_both_are_here)
            actor, other = (one, two) if one.document["actions"] else (two, one)
            before, others_before = actor.document, other.document
            take = next(c["a"] for c in before["actions"] if c["a"].startswith("take"))
            after = await actor.play(take)
            assert after["undo"] == before["question"]
            assert after["step"] > before["step"]
            await other.wait_until(lambda document: document["step"] == after["step"])
            assert other.document["undo"] is None
            answer = await other.request("undo", question=after["undo"])
            assert answer["error"]["code"] == "conflict"
            answer = await actor.request("undo", question="another")
            assert answer["error"]["code"] == "conflict"
            assert actor.document == after
            back = await actor.undo()
            # All is as it was, except for when it was.
            assert _timeless(back) == _timeless(before)
            assert back["undo"] is None
            await other.wait_until(lambda document: document["step"] == before["step"])
            assert _timeless(other.document) == _timeless(others_before)
            for question in (after["undo"], before["question"]):
                answer = await actor.request("undo", question=question)
                assert answer["error"]["code"] == "conflict"
            again = await actor.play(take)
            assert _timeless(again) == _timeless(after)

    asyncio.run(play())


def _both_are_here(document: Any) -> bool:
    return all(seat["online"] for seat in document["table"]["seats"])


def _timeless(document: Any) -> Any:
    return {**document, "table": {**document["table"], "moved": ""}}


def test_an_answer_to_another_question_is_a_conflict(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def play() -> None:
        async with ada.connect(table["id"]) as socket:
            await socket.wait_for_turn()
            question = socket.document["question"]
            action = socket.document["actions"][0]["a"]
            answer = await socket.request("play", a=action, question="another")
            assert answer["error"]["code"] == "conflict"
            assert answer["error"]["text"]["id"] == "error-moved-on"
            answer = await socket.try_to_play("launch 1")
            assert answer["error"]["code"] == "illegal-action"
            assert answer["error"]["rule"] == "R11"
            answer = await socket.try_to_play("castle")
            assert answer["error"]["code"] == "bad-notation"
            after = await socket.play(action)
            assert after["question"] != question
            # The same message once more, as a hasty browser sends it.
            answer = await socket.request("play", a=action, question=question)
            assert answer["error"]["code"] == "conflict"

    asyncio.run(play())


def test_hints_are_legal_moves_best_first(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def ask() -> None:
        async with ada.connect(table["id"]) as socket:
            await socket.wait_for_turn()
            answer = await socket.request("hint")
            legal = {choice["a"]: choice["text"] for choice in socket.document["actions"]}
            assert len(answer["moves"]) == 3
            for move in answer["moves"]:
                assert legal[move["a"]] == move["text"]
            values = [move["value"] for move in answer["moves"]]
            assert values == sorted(values, reverse=True)

    asyncio.run(ask())


def test_why_not_names_the_rule(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def ask() -> None:
        async with ada.connect(table["id"]) as socket:
            await socket.wait_for_turn()
            answer = await socket.request("why", a="launch 1")
            assert (answer["type"], answer["rule"]) == ("why", "R11")
            answer = await socket.request("why", target="dock:1")
            assert answer["rule"]
            free = next(c["targets"][0] for c in socket.document["actions"] if c["targets"])
            answer = await socket.request("why", target=free)
            assert answer["text"]["id"] == "why-possible"
            answer = await socket.request("why", target="moon:1")
            assert answer["text"]["id"] == "why-nothing"
            answer = await socket.request("why")
            assert answer["error"]["code"] == "bad-request"

    asyncio.run(ask())


def test_chat_is_cleaned_kept_and_told_to_all(server: ServerProcess) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open_table("me", "open")

    async def talk() -> None:
        async with ada.connect(table["id"]) as one, bob.connect(table["id"]) as two:
            await one.receive()
            await two.receive()
            said = await one.request("chat", text="  <b>hi</b>\u202e\x07 there  ")
            assert said["text"] == "<b>hi</b> there"
            heard = await two.receive_until(lambda m: m["type"] == "chat")
            assert (heard["name"], heard["text"]) == (said["name"], said["text"])
            assert "ref" not in heard
            answer = await one.request("chat", text=" \u200b ")
            assert answer["error"]["code"] == "bad-request"
            assert (await one.request("ping"))["type"] == "pong"
        async with bob.connect(table["id"]) as late:
            line = await late.receive_until(lambda m: m["type"] == "chat")
            assert line["id"] == said["id"]

    asyncio.run(talk())


def test_presence_is_told(server: ServerProcess) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open_table("me", "open")
    bob.join(table)

    async def meet() -> None:
        def online(document: Any) -> list[bool]:
            return [seat["online"] for seat in document["table"]["seats"]]

        async with ada.connect(table["id"]) as one:
            assert online(await one.receive_document()) == [True, False]
            async with bob.connect(table["id"]):
                assert online(await one.receive_document()) == [True, True]
            assert online(await one.receive_document()) == [True, False]

    asyncio.run(meet())
