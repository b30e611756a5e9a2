"""Results: what is stored of finished games, and told of them."""

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tablee.server.people.results import ranking, results_of_player
from tablee.server.people.statistics import statistics_of
from tablee.server.services import Services
from tablee.server.storage.records import load_table
from tests.contract.toy.game import LanternsGame
from tests.server.in_process import (
    answer,
    new_accounts,
    new_guests,
    new_table,
    quick_settings,
    running_server,
    running_services,
    seen_by,
)
from tests.server.recording_socket import RecordingSocket
from tests.server.tables.test_tables import finish


async def _stored_outcome(services: Services, table_id: str) -> Any:
    stored = await services.store.read(lambda connection: load_table(connection, table_id))
    assert stored is not None
    return stored.row.outcome


def test_whoever_loses_to_the_automa_is_second(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada")
            table = await new_table(services, people, "me", game="gaia")
            await finish(table, people, Random(1))
            outcome = await _stored_outcome(services, table.id)
            ada, automa = outcome["results"]
            assert (ada["seat"], ada["opponent"]) == (0, None)
            assert (automa["seat"], automa["opponent"]) == (None, "opponent-automa")
            assert automa["score"] > ada["score"], "a random player has won"
            assert (ada["place"], ada["won"]) == (2, False)
            assert (automa["place"], automa["won"]) == (1, True)
            assert seen_by(table, None)["table"]["outcome"] == outcome
            # The Automa is nobody's account, and a game alone says nothing of strength.
            job = partial(results_of_player, player=people[0].id, count=9)
            ((result, names),) = await services.store.read(job)
            assert (result.score, result.place, names) == (ada["score"], 2, ["Ada"])
            assert await services.store.read(lambda c: ranking(c, "gaia", 9)) == []

    use_seed("1")
    asyncio.run(play())


def test_whoever_resigned_is_last_also_in_the_replay(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            people = await new_guests(services, "Ada", "Bob", "Eve")
            table = await new_table(services, people, "me", "open", "open")
            # The bot that plays on is better than those who stay.
            await table.resign(people[0].id)
            await finish(table, people, Random(1))
            outcome = await _stored_outcome(services, table.id)
            gone, *others = outcome["results"]
            assert gone["score"] > max(result["score"] for result in others)
            assert (gone["place"], gone["won"]) == (3, False)
            assert sorted(result["place"] for result in others) == [1, 2]
            assert sum(result["won"] for result in others) == 1
            async with httpx.AsyncClient(base_url=address) as client:
                path = f"/api/tables/{table.id}/replay"
                total = (await client.get(path)).json()["total"]
                replay = (await client.get(f"{path}?from={total}")).json()
            assert replay["table"]["outcome"] == outcome
            assert replay["steps"][-1]["outcome"] == outcome

    use_seed("1")
    asyncio.run(play())


def test_a_finished_game_tells_where_points_came_from_and_what_became_of_ratings(
    tmp_path: Path, lanterns: LanternsGame, use_seed: Callable[[str], None]
) -> None:
    async def look() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            people = await new_accounts(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open", game=lanterns.id)
            async with httpx.AsyncClient(base_url=address) as client:
                path = f"/api/tables/{table.id}/account"
                assert (await client.get(path)).json()["error"]["code"] == "forbidden"
                await finish(table, people, Random(1))
                account = (await client.get(path)).json()
                table.forget()  # it is made from the record
                assert (await client.get(path)).json() == account
                ada = (await client.get("/api/players/Ada")).json()
            outcome = await _stored_outcome(services, table.id)
            columns = zip(*(line["points"] for line in account["lines"]), strict=True)
            assert [sum(column) for column in columns] == [
                result["score"] for result in outcome["results"]
            ]
            assert [change["before"] for change in account["ratings"]] == [1000, 1000]
            (winner,) = [result["seat"] for result in outcome["results"] if result["won"]]
            after = [change["after"] for change in account["ratings"]]
            assert after[winner] == max(after) > min(after)
            assert ada["ratings"][0]["rating"] == after[0]
            score, won = outcome["results"][0]["score"], int(winner == 0)
            assert [
                (line["seats"], line["faction"], line["games"], line["won"], line["best"])
                for line in ada["statistics"]
            ] == [(None, None, 1, won, score), (2, None, 1, won, score)]

    use_seed("1")  # somebody wins alone
    asyncio.run(look())


def test_holdings_are_told_from_the_record_where_nothing_is_hidden(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            people = await new_guests(services, "Ada", "Bob")
            open_game = await new_table(services, people, "me", "open", game="gaia")
            hidden = await new_table(services, people, "me", "open")
            for table in (open_game, hidden):
                for _ in range(10):
                    assert table.course is not None
                    seat = table.course.match.seats_to_act[0]
                    text = table.course.match.legal(seat)[0].text
                    await answer(table, people[seat].id, text)
            async with httpx.AsyncClient(base_url=address) as client:
                for seat in range(2):
                    path = f"/api/tables/{open_game.id}/holdings?seat={seat}"
                    told = (await client.get(path)).json()
                    assert open_game.course is not None
                    player = open_game.course.match.state.players[seat]
                    assert told["now"]["credits"] == player.credits > 0
                    for name, count in told["now"].items():
                        changes = [row["change"].get(name, 0) for row in told["rows"]]
                        assert sum(changes) == count
                # What a rival has in hand is nobody's to know before the end.
                path = f"/api/tables/{hidden.id}/holdings?seat=1"
                assert (await client.get(path)).json()["error"]["code"] == "forbidden"

    asyncio.run(look())


def test_statistics_are_told_by_faction(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            people = await new_guests(services, "Ada", "Bob")
            table = await new_table(services, people, "me", "open", game="gaia")
            await finish(table, people, Random(1))
            job = partial(statistics_of, player=people[0].id)
            found = await services.store.read(job)
            assert [(line.seats, line.faction is not None) for line in found] == [
                (None, False),
                (2, False),
                (None, True),
            ]
            assert found[2].faction is not None
            assert found[2].faction.id.startswith("faction-")
            assert found[2].score == found[0].best

    asyncio.run(look())


def test_a_private_table_stays_its_players_own(tmp_path: Path) -> None:
    """Its id is not told, its chat is neither read nor written by others, also when it is over."""

    async def look() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            guests = [await services.identity.guest(name, "test") for name in ("Ada", "Bob", "Eve")]
            people = [known.user for known, _ in guests]
            table = await new_table(services, people[:2], "me", "open", private=True)
            async with RecordingSocket(address, table.id, guests[0][1]) as ada:
                await ada.ask(type="chat", text="between us", ref=1)
                await finish(table, people[:2], Random(1))
                for _, cookie in guests:
                    is_there = cookie != guests[2][1]
                    async with httpx.AsyncClient(base_url=address) as http:
                        http.cookies.set("tablee", cookie)
                        (result,) = (await http.get("/api/players/Ada")).json()["results"]
                        assert result["table"] == (table.id if is_there else None)
                    async with RecordingSocket(address, table.id, cookie) as socket:
                        said = await socket.ask(type="chat", text="hello", ref=1)
                        assert ('"code":"forbidden"' in said[-1]) is not is_there
                        await ada.ask(type="chat", text="still us", ref=2)
                        await socket.ask(type="ping", ref=2)
                        assert any("us" in line for line in _chat(socket)) is is_there
            async with RecordingSocket(
                address, f"{table.id}?invitation={table.row.invitation}", guests[2][1]
            ) as socket:
                await socket.ask(type="chat", text="I was invited", ref=1)
                assert len(_chat(socket)) >= 5
            async with httpx.AsyncClient(base_url=address) as http:
                (result,) = (await http.get("/api/players/Ada")).json()["results"]
                assert result["table"] is None

    asyncio.run(look())


def _chat(socket: RecordingSocket) -> list[str]:
    messages = [json.loads(text) for text in socket.received]
    return [message["text"] for message in messages if message["type"] == "chat"]
