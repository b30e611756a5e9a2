"""Standing orders: played for their player, kept, and nobody else's business."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablee
from tablee.core import Action, BadSetup, Sentence
from tablee.core.options import write
from tablee.driver.habits import changed, in_force
from tablee.games.gaia.rules.power.charging import ChargePower, brings_token
from tablee.games.gaia.rules.power.cycle import ChooseBowls
from tablee.kit.text import LANGUAGES
from tablee.server.live.hub import Listener
from tablee.server.services import Services
from tablee.server.storage.people import User
from tablee.server.storage.records import load_table
from tablee.server.tables import registry
from tablee.server.tables.course import Course
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ClockInfo
from tests.server.in_process import (
    answer,
    carry_out_orders,
    new_guests,
    new_table,
    quick_settings,
    running_services,
    seen_by,
)
from tests.server.server_process import ServerProcess
from tests.server.wire.json_patch import applied

GAIA = tablee.game("gaia")
DEFAULTS = {"charge_up_to": 0, "lowest_bowls_first": True}
GREEDY = {"charge_up_to": 5}


async def _move(table: Table, people: list[User], rng: Random) -> None:
    """A random move of whoever is asked."""
    assert table.course is not None
    seat = table.course.match.seats_to_act[0]
    action = rng.choice(table.course.match.legal(seat))
    await answer(table, people[seat].id, str(action))


def _question(table: Table) -> object:
    """What the first seat is asked that is asked anything."""
    assert table.course is not None
    return table.course.match.state.questions[0]


async def _play_until_charging(table: Table, people: list[User], rng: Random) -> int:
    """The seat that is asked whether it charges power."""
    assert table.course is not None
    while not isinstance(_question(table), ChargePower):
        await _move(table, people, rng)
    return table.course.match.seats_to_act[0]


async def _pair(services: Services, **more: Any) -> tuple[Table, list[User]]:
    people = await new_guests(services, "Ada", "Bob")
    return await new_table(services, people, "me", "open", game="gaia", **more), people


def test_orders_are_carried_out_while_the_player_is_away(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people = await _pair(services)
            await table.order(people[1].id, GREEDY)
            assert table.course is not None
            asked = []
            rng = Random(1)
            while not table.course.match.over:
                state = table.course.match.state
                if isinstance(_question(table), ChargePower):
                    asked.append(table.course.match.seats_to_act[0])
                    assert asked[-1] == 0 or brings_token(state.players[1])
                await _move(table, people, rng)
            habits = [n for n, done in enumerate(table.course.done) if done.how == "habit"]
            charged = [table.course.texts()[n] for n in habits]
            assert {seat for seat, text in charged if text.startswith("charge ")} == {1}
            assert 0 in asked
            # Each was stored with the move that caused it.
            stored = await services.store.read(lambda connection: load_table(connection, table.id))
            assert stored is not None
            assert [(move.seat, move.text) for move in stored.moves] == table.course.texts()
            assert [move.how for move in stored.moves] == [d.how for d in table.course.done]
            again = await Course.replayed(stored.row, 2, stored.moves)
            assert again.done == table.course.done

    use_seed("1")
    asyncio.run(play())


def test_an_order_answers_what_is_being_asked(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path, bot_delay=600.0)) as services:
            table, people = await _pair(services)
            asked = await _play_until_charging(table, people, Random(1))
            assert table.course is not None
            ours, theirs = (_Listening(services, table, people[s]) for s in (asked, 1 - asked))
            before = ours.document["events"], theirs.document["events"]
            version, known = table.row.version, len(table.course.done)
            charge = str(table.course.match.legal()[0])
            assert await table.order(people[asked].id, GREEDY) == {**DEFAULTS, **GREEDY}
            # The answer is a change of its own, as a person's is.
            assert (table.row.version, len(table.course.done)) == (version + 1, known)
            await carry_out_orders(table)
            assert table.row.version == version + 2
            assert table.course.texts()[known] == (asked, charge)
            assert table.course.done[known].how == "habit"
            mine, others = ours.received(), theirs.received()
            assert mine["step"] == others["step"] == len(table.course.match.moves) > known
            assert mine["habits"] == {**DEFAULTS, **GREEDY}
            assert others["habits"] == DEFAULTS
            assert mine["view"]["players"] == others["view"]["players"]
            # Whose orders made a move is told to their giver alone.
            assert any(event.get("habit") for event in mine["events"][len(before[0]) :])
            assert not any("habit" in event for event in others["events"][len(before[1]) :])
            # What was decided by orders cannot be undone, nor what came before it.
            assert (mine["undo"], others["undo"]) == (None, None)
            for user in people:
                for done in table.course.done:
                    with pytest.raises(ApiError, match="conflict"):
                        await table.undo(user.id, done.question)

    use_seed("1")
    asyncio.run(play())


class _Listening:
    """A listener of a table, and the document that its browser would hold."""

    def __init__(self, services: Services, table: Table, user: User) -> None:
        self._listener = Listener(table.id, user.id, f"session of {user.name}")
        services.hub.add(self._listener)
        services.hub.broadcast(table)
        self.document: Any = None
        #: What came since the first document.
        self.patches: list[str] = []
        self.received()

    def received(self) -> Any:
        """The document after what is queued."""
        while (data := self._listener.outbox.get_nowait()) is not None:
            assert isinstance(data, bytes)
            message = json.loads(data)
            if message["type"] == "table":
                self.document = message["document"]
            else:
                self.patches.append(data.decode())
                self.document = applied(self.document, message["patch"])
        return self.document


def test_orders_survive_a_restart_and_come_along_to_a_rematch(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def order() -> tuple[str, list[User]]:
        async with running_services(quick_settings(tmp_path)) as services:
            table, people = await _pair(services)
            await table.order(people[1].id, {"lowest_bowls_first": False})
            await table.order(people[1].id, {"charge_up_to": 3})
            return table.id, people

    async def go_on(table_id: str, people: list[User]) -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            table = services.tables.get(table_id)
            wanted = {"charge_up_to": 3, "lowest_bowls_first": False}
            async with table.open():
                assert seen_by(table, people[1].id)["habits"] == wanted
                assert seen_by(table, people[0].id)["habits"] == DEFAULTS
            rng = Random(2)
            while table.row.status == "playing":
                await _move(table, people, rng)
            with pytest.raises(ApiError, match="conflict"):
                await table.order(people[1].id, GREEDY)
            again = await services.tables.rematch(table, people[0])
            await again.join(people[1].id, "Bob", None, None)
            assert seen_by(again, people[1].id)["habits"] == wanted

    use_seed("2")
    asyncio.run(go_on(*asyncio.run(order())))


def test_a_bot_that_plays_on_does_not_follow_them(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play() -> None:
        # The bot is still thinking when the test is over.
        async with running_services(quick_settings(tmp_path, bot_delay=600.0)) as services:
            table, people = await _pair(services)
            asked = await _play_until_charging(table, people, Random(1))
            await table.resign(people[asked].id)
            assert seen_by(table, people[asked].id)["habits"] is None
            with pytest.raises(ApiError, match="forbidden"):
                await table.order(people[asked].id, GREEDY)
            assert table.course is not None
            known = table.course.texts()
            table.seats[asked].habits = GREEDY
            await table.order(people[1 - asked].id, GREEDY)
            assert table.course.texts() == known
            assert table.course.match.seats_to_act == (asked,)

    use_seed("1")
    asyncio.run(play())


def test_an_answer_by_orders_counts_as_a_move_on_the_clock(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            clock = ClockInfo("live", bank=1000, increment=500)
            table, people = await _pair(services, clock=clock)
            asked = await _play_until_charging(table, people, Random(1))

            def left() -> float:
                return table.clock.left[asked] or 0.0

            before = left()
            await table.order(people[asked].id, {"lowest_bowls_first": False})
            assert before - 100 < left() <= before, "an order alone brings no time"
            await table.order(people[asked].id, GREEDY)
            await carry_out_orders(table)
            assert left() > before + 400

    use_seed("1")
    asyncio.run(play())


def test_others_cannot_tell_an_answer_by_orders_from_a_persons(
    tmp_path: Path, use_seed: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)

    async def received(*, by_orders: bool) -> tuple[list[str], int]:
        async with running_services(
            quick_settings(tmp_path / str(by_orders), bot_delay=600.0)
        ) as services:
            table, people = await _pair(services)
            asked = await _play_until_charging(table, people, Random(1))
            assert table.course is not None
            charge = str(table.course.match.legal()[0])
            version = table.row.version
            theirs = _Listening(services, table, people[1 - asked])
            if by_orders:
                await table.order(people[asked].id, GREEDY)
                await carry_out_orders(table)
            else:
                await table.order(people[asked].id, {"lowest_bowls_first": False})
                await answer(table, people[asked].id, charge)
            theirs.received()
            return theirs.patches, table.row.version - version

    use_seed("1")
    ordered, played = (asyncio.run(received(by_orders=way)) for way in (True, False))
    assert ordered == played
    assert len(ordered[0]) == 1


def test_orders_are_not_carried_out_sooner_than_a_person_could(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play() -> None:
        async with running_services(quick_settings(tmp_path, bot_delay=0.2)) as services:
            table, people = await _pair(services)
            asked = await _play_until_charging(table, people, Random(1))
            assert table.course is not None
            known, begun = len(table.course.done), time.monotonic()
            await table.order(people[asked].id, GREEDY)
            async with asyncio.timeout(20):
                while len(table.course.done) == known:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            assert time.monotonic() - begun >= 0.2
            assert table.course.done[known].how == "habit"

    use_seed("1")
    asyncio.run(play())


def test_an_undo_takes_back_what_followed_by_orders() -> None:
    found = 0
    for seed in range(40):
        row = registry._new_row("gaia", {}, ClockInfo(), private=False)
        row.seed = str(seed)
        course = Course(row, 2)
        rng = Random(seed)
        while not course.match.over and not found:
            known = len(course.done)
            seat = course.match.seats_to_act[0]
            course.decide(seat, str(rng.choice(course.match.legal(seat))), "human")
            is_asked = isinstance(course.match.state.asked(seat), ChooseBowls)
            course.settle({0: DEFAULTS, 1: DEFAULTS})
            followed = course.done[known + 1 :]
            if is_asked and all(done.seat == seat and not done.reveals for done in followed):
                found += 1
                assert followed[0].how == "habit"
                assert course.undoable(seat) == list(range(known, len(course.done)))
                assert course.undoable(1 - seat) is None
    assert found


def test_what_a_game_would_refuse_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    row = registry._new_row("gaia", {}, ClockInfo(), private=False)
    course = Course(row, 2)
    nonsense = Action("nonsense")
    monkeypatch.setattr(type(course.game), "habitual", lambda *_: nonsense)
    known = course.texts()
    course.settle({0: DEFAULTS, 1: DEFAULTS})
    assert course.texts() == known


def test_orders_that_a_game_no_longer_knows_are_forgotten() -> None:
    old = {"charge_up_to": 9, "lowest_bowls_first": False, "stand_up": True}
    assert in_force(GAIA, old) == {"charge_up_to": 0, "lowest_bowls_first": False}
    assert changed(GAIA, old, {"charge_up_to": "2"}) == {**in_force(GAIA, old), "charge_up_to": 2}
    assert in_force(tablee.game("reworld"), old) == {}
    with pytest.raises(BadSetup):
        changed(GAIA, {}, {"stand_up": True})


def test_orders_are_checked_and_private(server: ServerProcess) -> None:
    ada, bob, eve = (server.guest(name) for name in ("Ada", "Bob", "Eve"))
    table = ada.open_table("me", "open", game="gaia")
    path = f"/api/tables/{table['id']}/habits"

    # Also before the game begins; what is left out stays as it is.
    assert ada.post(path, {"habits": {}}, "PATCH") == {"habits": DEFAULTS}
    wish = {"habits": {"charge_up_to": 2}}
    assert ada.post(path, wish, "PATCH")["habits"] == {**DEFAULTS, "charge_up_to": 2}
    bob.join(table)

    for body in ({"charge_up_to": 6}, {"charge_up_to": True}, {"stand_up": True}):
        assert ada.error_code("PATCH", path, {"habits": body}) == "bad-setup"
    for malformed in (
        "{}",
        '{"habits": []}',
        '{"habits": {"charge_up_to": null}}',
        '{"orders": {}}',
    ):
        assert ada.error_code("PATCH", path, json.loads(malformed)) == "bad-request"
    assert eve.error_code("PATCH", path, wish) == "forbidden"
    assert server.anonymous().error_code("PATCH", path, wish) == "not-signed-in"
    assert ada.error_code("PATCH", "/api/tables/none/habits", wish) == "not-found"

    async def look() -> list[Any]:
        seen = []
        for client in (ada, bob, eve):
            async with client.connect(table["id"]) as socket:
                seen.append((await socket.receive_document())["habits"])
        return seen

    assert asyncio.run(look()) == [{**DEFAULTS, "charge_up_to": 2}, DEFAULTS, None]
    # REST does not show them.
    assert "charge_up_to" not in ada.http.get(f"/api/tables/{table['id']}").text


def test_games_tell_their_orders_and_some_have_none(server: ServerProcess) -> None:
    ada = server.guest("Ada")
    games = {game["id"]: game for game in ada.get("/api/games")["games"]}
    assert games["reworld"]["habits"] == []
    assert [order["name"] for order in games["gaia"]["habits"]] == list(DEFAULTS)
    assert games["gaia"]["habits"][0]["choices"] == [0, 1, 2, 3, 4, 5]

    table = ada.open_table("me", "open")
    path = f"/api/tables/{table['id']}/habits"
    assert ada.post(path, {"habits": {}}, "PATCH") == {"habits": {}}
    assert ada.error_code("PATCH", path, {"habits": {"charge_up_to": 1}}) == "bad-setup"

    async def look() -> Any:
        async with ada.connect(table["id"]) as socket:
            return await socket.receive_document()

    assert asyncio.run(look())["habits"] is None


@pytest.mark.parametrize("game_id", tablee.games())
def test_orders_and_their_values_have_words(game_id: str) -> None:
    game = tablee.game(game_id)
    for order in game.habits:
        keys = [f"habit-{order.name}", f"habit-{order.name}-help"]
        if not all(isinstance(choice, bool) for choice in order.choices):
            keys += [f"habit-{order.name}-{write(choice)}" for choice in order.choices]
        for key in keys:
            for lang in LANGUAGES:
                assert game.say(Sentence(key), lang)
