"""Playing over real sockets: whole games, reconnection, spectators, undo, chat, hints."""

import asyncio
from random import Random
from typing import Any

from tablee.core import Record
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
        assert socket.last["table"]["you"] == seat
        assert socket.last["prompt"]["id"] == "prompt-over"
        assert not socket.last["undo"]
        assert socket.log[-1]["id"] == "event-GameEnded"
    text = ada.http.get(f"/api/tables/{table['id']}/record").text
    again = Record.loads(text).replay()
    assert again.over
    assert again.scores() == sockets[0].last["table"]["scores"]
    assert again.winners() == sockets[0].last["table"]["winners"]
    total = ada.get(f"/api/tables/{table['id']}/replay")["total"]
    steps = ada.get(f"/api/tables/{table['id']}/replay?from=0&to={total}&seat=1")["steps"]
    assert steps[0]["a"] is None
    assert [step["version"] for step in steps] == list(range(len(steps)))
    events = [e["id"] for step in steps for e in step["events"]]
    assert events == [e["id"] for e in sockets[1].log][: len(events)]
    last = ada.get(f"/api/tables/{table['id']}/replay?from={total}")["steps"]
    assert [total] == [step["version"] for step in last]
    assert last[0]["scores"] == again.scores()


def test_whoever_comes_back_gets_what_was_missed(server: ServerProcess) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open_table("me", "open")
    bob.join(table)

    async def play() -> None:
        rng = Random(3)
        async with ada.connect(table["id"]) as steady, bob.connect(table["id"]) as other:
            await steady.receive()
            await other.receive()
            async with ada.connect(table["id"]) as first:
                await first.receive()
            seen, log = first.last["version"], first.log
            for _ in range(12):
                await _one_move(steady, other, rng)
            async with ada.connect(table["id"], since=seen) as back:
                message = await back.receive()
                assert message["since"] == seen
                assert {e["version"] for e in message["events"]} <= set(range(seen + 1, 1000))
                assert log + message["events"] == steady.log
                assert message["view"] == steady.last["view"]

    asyncio.run(play())


async def _one_move(one: TableSocket, other: TableSocket, rng: Random) -> Any:
    """A random move of whoever is asked; both have heard of it."""
    actor, listener = (one, other) if one.last["actions"] else (other, one)
    answer = await actor.play(rng.choice(actor.last["actions"])["a"])
    assert answer["type"] == "table"
    version = answer["version"]
    if listener.last["version"] < version:
        await listener.receive_until(lambda m: m["type"] == "table" and m["version"] >= version)
    return answer


def test_a_spectator_sees_what_is_open_and_may_do_nothing(server: ServerProcess) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.open_table("me", "bot:random")

    async def watch() -> None:
        async with ada.connect(table["id"]) as socket, eve.connect(table["id"]) as spectator:
            await socket.wait_for_turn()
            await spectator.receive()
            assert spectator.last["table"]["you"] is None
            assert spectator.last["table"]["invitation"] is None
            assert spectator.last["actions"] == []
            assert all(p["hand"] is None for p in spectator.last["view"]["players"])
            assert socket.last["view"]["players"][0]["hand"] is not None
            told = {event["id"] for event in spectator.log}
            assert "event-OfficersDealt" not in told
            assert "event-OfficersDealt" in {event["id"] for event in socket.log}
            for kind, more in (
                ("play", {"a": socket.last["actions"][0]["a"]}),
                ("undo", {}),
            ):
                version = socket.last["version"]
                answer = await spectator.request(kind, version=version, **more)
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
            await one.receive()
            await two.receive()
            actor, other = (one, two) if one.last["actions"] else (two, one)
            before, log = actor.last, list(actor.log)
            take = next(c["a"] for c in before["actions"] if c["a"].startswith("take"))
            after = await actor.play(take)
            assert after["undo"]
            answer = await other.request("undo", version=after["version"])
            assert answer["error"]["code"] == "conflict"
            back = await actor.request("undo", version=after["version"])
            assert back["version"] == after["version"] + 1
            for part in ("view", "actions", "prompt"):
                assert back[part] == before[part]
            assert actor.log == log
            assert not back["undo"]
            await other.receive_until(lambda m: m.get("version") == back["version"])
            assert [e["id"] for e in other.log if e["version"] > before["version"]] == []
            answer = await actor.request("undo", version=back["version"])
            assert answer["error"]["code"] == "conflict"
            again = await actor.play(take)
            assert again["view"] == after["view"]

    asyncio.run(play())


def test_a_move_chosen_at_another_version_is_a_conflict(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def play() -> None:
        async with ada.connect(table["id"]) as socket:
            await socket.wait_for_turn()
            version = socket.last["version"]
            action = socket.last["actions"][0]["a"]
            answer = await socket.request("play", a=action, version=version - 1)
            assert answer["error"]["code"] == "conflict"
            assert answer["error"]["text"]["id"] == "error-moved-on"
            answer = await socket.request("play", a="launch 1", version=version)
            assert answer["error"]["code"] == "illegal-action"
            assert answer["error"]["rule"] == "R11"
            answer = await socket.request("play", a="castle", version=version)
            assert answer["error"]["code"] == "bad-notation"
            assert (await socket.play(action))["type"] == "table"

    asyncio.run(play())


def test_hints_are_legal_moves_best_first(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def ask() -> None:
        async with ada.connect(table["id"]) as socket:
            await socket.wait_for_turn()
            answer = await socket.request("hint")
            legal = {choice["a"]: choice["text"] for choice in socket.last["actions"]}
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
            free = next(c["targets"][0] for c in socket.last["actions"] if c["targets"])
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
        def online(message: Any) -> list[bool]:
            return [seat["online"] for seat in message["table"]["seats"]]

        async with ada.connect(table["id"]) as one:
            assert online(await one.receive()) == [True, False]
            async with bob.connect(table["id"]):
                assert online(await one.receive()) == [True, True]
            assert online(await one.receive()) == [True, False]

    asyncio.run(meet())
