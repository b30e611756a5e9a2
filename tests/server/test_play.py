"""Playing over real sockets: whole games, reconnection, spectators, undo, chat, hints."""

import asyncio
from random import Random
from typing import Any

from tablee.core import Record
from tests.server.house import Chair, House


def test_two_people_and_a_bot_play_a_whole_game(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open_table("me", "open", "bot:greedy", private=True)
    assert table["status"] == "open"
    assert bob.join(table)["status"] == "playing"

    async def play() -> list[Chair]:
        async with ada.at(table["id"]) as one, bob.at(table["id"]) as two:
            await asyncio.gather(one.play_on(Random(1)), two.play_on(Random(2)))
            return [one, two]

    chairs = asyncio.run(play())
    for seat, chair in enumerate(chairs):
        assert chair.last["table"]["you"] == seat
        assert chair.last["prompt"]["id"] == "prompt-over"
        assert not chair.last["undo"]
        assert chair.log[-1]["id"] == "event-GameEnded"
    text = ada.http.get(f"/api/tables/{table['id']}/record").text
    again = Record.loads(text).replay()
    assert again.over
    assert again.scores() == chairs[0].last["table"]["scores"]
    assert again.winners() == chairs[0].last["table"]["winners"]
    total = ada.get(f"/api/tables/{table['id']}/replay")["total"]
    steps = ada.get(f"/api/tables/{table['id']}/replay?from=0&to={total}&seat=1")["steps"]
    assert steps[0]["a"] is None
    assert [step["version"] for step in steps] == list(range(len(steps)))
    events = [e["id"] for step in steps for e in step["events"]]
    assert events == [e["id"] for e in chairs[1].log][: len(events)]
    last = ada.get(f"/api/tables/{table['id']}/replay?from={total}")["steps"]
    assert [total] == [step["version"] for step in last]
    assert last[0]["scores"] == again.scores()


def test_whoever_comes_back_gets_what_was_missed(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open_table("me", "open")
    bob.join(table)

    async def play() -> None:
        rng = Random(3)
        async with ada.at(table["id"]) as steady, bob.at(table["id"]) as other:
            await steady.hear()
            await other.hear()
            async with ada.at(table["id"]) as first:
                await first.hear()
            seen, log = first.last["version"], first.log
            for _ in range(12):
                await _one_move(steady, other, rng)
            async with ada.at(table["id"], since=seen) as back:
                message = await back.hear()
                assert message["since"] == seen
                assert {e["version"] for e in message["events"]} <= set(range(seen + 1, 1000))
                assert log + message["events"] == steady.log
                assert message["view"] == steady.last["view"]

    asyncio.run(play())


async def _one_move(one: Chair, other: Chair, rng: Random) -> Any:
    """A random move of whoever is asked; both have heard of it."""
    actor, listener = (one, other) if one.last["actions"] else (other, one)
    answer = await actor.play(rng.choice(actor.last["actions"])["a"])
    assert answer["type"] == "table"
    version = answer["version"]
    if listener.last["version"] < version:
        await listener.hear_until(lambda m: m["type"] == "table" and m["version"] >= version)
    return answer


def test_a_spectator_sees_what_is_open_and_may_do_nothing(house: House) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table = ada.open_table("me", "bot:random")

    async def watch() -> None:
        async with ada.at(table["id"]) as chair, eve.at(table["id"]) as bench:
            await chair.my_turn()
            await bench.hear()
            assert bench.last["table"]["you"] is None
            assert bench.last["table"]["invitation"] is None
            assert bench.last["actions"] == []
            assert all(p["hand"] is None for p in bench.last["view"]["players"])
            assert chair.last["view"]["players"][0]["hand"] is not None
            told = {event["id"] for event in bench.log}
            assert "event-OfficersDealt" not in told
            assert "event-OfficersDealt" in {event["id"] for event in chair.log}
            for kind, more in (
                ("play", {"a": chair.last["actions"][0]["a"]}),
                ("undo", {}),
            ):
                version = chair.last["version"]
                answer = await bench.ask(kind, version=version, **more)
                assert answer["error"]["code"] == "forbidden"
            for kind in ("hint", "why"):
                answer = await bench.ask(kind, **({"a": "leave"} if kind == "why" else {}))
                assert answer["error"]["code"] == "forbidden"

    asyncio.run(watch())


def test_a_decision_is_taken_back_and_everyone_forgets_it(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open_table("me", "open")
    bob.join(table)

    async def play() -> None:
        async with ada.at(table["id"]) as one, bob.at(table["id"]) as two:
            await one.hear()
            await two.hear()
            actor, other = (one, two) if one.last["actions"] else (two, one)
            before, log = actor.last, list(actor.log)
            take = next(c["a"] for c in before["actions"] if c["a"].startswith("take"))
            after = await actor.play(take)
            assert after["undo"]
            answer = await other.ask("undo", version=after["version"])
            assert answer["error"]["code"] == "conflict"
            back = await actor.ask("undo", version=after["version"])
            assert back["version"] == after["version"] + 1
            for part in ("view", "actions", "prompt"):
                assert back[part] == before[part]
            assert actor.log == log
            assert not back["undo"]
            await other.hear_until(lambda m: m.get("version") == back["version"])
            assert [e["id"] for e in other.log if e["version"] > before["version"]] == []
            answer = await actor.ask("undo", version=back["version"])
            assert answer["error"]["code"] == "conflict"
            again = await actor.play(take)
            assert again["view"] == after["view"]

    asyncio.run(play())


def test_a_move_chosen_at_another_version_is_a_conflict(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def play() -> None:
        async with ada.at(table["id"]) as chair:
            await chair.my_turn()
            version = chair.last["version"]
            action = chair.last["actions"][0]["a"]
            answer = await chair.ask("play", a=action, version=version - 1)
            assert answer["error"]["code"] == "conflict"
            assert answer["error"]["text"]["id"] == "error-moved-on"
            answer = await chair.ask("play", a="launch 1", version=version)
            assert answer["error"]["code"] == "illegal-action"
            assert answer["error"]["rule"] == "R11"
            answer = await chair.ask("play", a="castle", version=version)
            assert answer["error"]["code"] == "bad-notation"
            assert (await chair.play(action))["type"] == "table"

    asyncio.run(play())


def test_hints_are_legal_moves_best_first(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def ask() -> None:
        async with ada.at(table["id"]) as chair:
            await chair.my_turn()
            answer = await chair.ask("hint")
            legal = {choice["a"]: choice["text"] for choice in chair.last["actions"]}
            assert len(answer["moves"]) == 3
            for move in answer["moves"]:
                assert legal[move["a"]] == move["text"]
            values = [move["value"] for move in answer["moves"]]
            assert values == sorted(values, reverse=True)

    asyncio.run(ask())


def test_why_not_names_the_rule(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.open_table("me", "bot:random")

    async def ask() -> None:
        async with ada.at(table["id"]) as chair:
            await chair.my_turn()
            answer = await chair.ask("why", a="launch 1")
            assert (answer["type"], answer["rule"]) == ("why", "R11")
            answer = await chair.ask("why", target="dock:1")
            assert answer["rule"]
            free = next(c["targets"][0] for c in chair.last["actions"] if c["targets"])
            answer = await chair.ask("why", target=free)
            assert answer["text"]["id"] == "why-possible"
            answer = await chair.ask("why", target="moon:1")
            assert answer["text"]["id"] == "why-nothing"
            answer = await chair.ask("why")
            assert answer["error"]["code"] == "bad-request"

    asyncio.run(ask())


def test_chat_is_cleaned_kept_and_told_to_all(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open_table("me", "open")

    async def talk() -> None:
        async with ada.at(table["id"]) as one, bob.at(table["id"]) as two:
            await one.hear()
            await two.hear()
            said = await one.ask("chat", text="  <b>hi</b>\u202e\x07 there  ")
            assert said["text"] == "<b>hi</b> there"
            heard = await two.hear_until(lambda m: m["type"] == "chat")
            assert (heard["name"], heard["text"]) == (said["name"], said["text"])
            assert "ref" not in heard
            answer = await one.ask("chat", text=" \u200b ")
            assert answer["error"]["code"] == "bad-request"
            assert (await one.ask("ping"))["type"] == "pong"
        async with bob.at(table["id"]) as late:
            line = await late.hear_until(lambda m: m["type"] == "chat")
            assert line["id"] == said["id"]

    asyncio.run(talk())


def test_presence_is_told(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.open_table("me", "open")
    bob.join(table)

    async def meet() -> None:
        def online(message: Any) -> list[bool]:
            return [seat["online"] for seat in message["table"]["seats"]]

        async with ada.at(table["id"]) as one:
            assert online(await one.hear()) == [True, False]
            async with bob.at(table["id"]):
                assert online(await one.hear()) == [True, True]
            assert online(await one.hear()) == [True, False]

    asyncio.run(meet())
