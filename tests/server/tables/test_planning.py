"""Prepared moves at a table: played if nothing changed, dropped with a reason, nobody else's."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tablee.core import BadNotation, IllegalAction
from tablee.server.live.hub import Listener
from tablee.server.services import Services
from tablee.server.storage.people import User
from tablee.server.storage.records import load_table
from tablee.server.tables.table import Table
from tablee.server.wire.errors import ApiError
from tests.server.in_process import (
    answer,
    carry_out_orders,
    new_guests,
    new_table,
    quick_settings,
    running_services,
    seen_by,
    take_back,
)
from tests.server.server_process import ServerProcess
from tests.server.wire.json_patch import applied

#: Nothing is played by itself within a test.
SLOW = 600.0


class Sitting(NamedTuple):
    """Three people at a table of Reworld; `asked` is asked, `mine` comes next, then `last`."""

    services: Services
    table: Table
    people: list[User]
    asked: int
    mine: int
    last: int

    def document(self, seat: int) -> Any:
        return seen_by(self.table, self.people[seat].id)

    async def prepare(self, *moves: str, seat: int | None = None) -> None:
        """A seat prepares a move, as its browser would."""
        seat = self.mine if seat is None else seat
        question = self.document(seat)["ahead"]
        await self.table.prepare(self.people[seat].id, moves, question)

    async def play(self, seat: int, *moves: str) -> None:
        for text in moves:
            await answer(self.table, self.people[seat].id, text)

    def made(self) -> list[tuple[int, str, str]]:
        """Who has made which move, and how."""
        course = self.table.course
        assert course is not None
        hows = [done.how for done in course.done]
        moves = zip(course.texts(), hows, strict=True)
        return [(seat, text, how) for (seat, text), how in moves if seat >= 0]


@asynccontextmanager
async def _sitting(
    data: Path, use_seed: Callable[[str], None], **settings: Any
) -> AsyncIterator[Sitting]:
    use_seed("plan")
    async with running_services(
        quick_settings(data, **{"bot_delay": SLOW, **settings})
    ) as services:
        people = await new_guests(services, "Ada", "Bob", "Cleo")
        table = await new_table(services, people, "me", "open", "open")
        assert table.course is not None
        asked = table.course.match.seats_to_act[0]
        yield Sitting(services, table, people, asked, (asked + 1) % 3, (asked + 2) % 3)


def _run(
    tmp_path: Path,
    use_seed: Callable[[str], None],
    play: Callable[[Sitting], Any],
    **settings: Any,
) -> None:
    async def sit() -> None:
        async with _sitting(tmp_path, use_seed, **settings) as sitting:
            await play(sitting)

    asyncio.run(sit())


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():  # noqa: ASYNC110 - it is watched from outside
            await asyncio.sleep(0.01)


def _offered(sitting: Sitting, seat: int) -> list[Any]:
    """What a seat that waits may prepare."""
    question = sitting.document(seat)["ahead"]
    foreseen = sitting.table.foreseen(seat, [], question)
    return list(foreseen.actions)


def _whole(sitting: Sitting, seat: int, take: str) -> list[str]:
    """A port and the first way to pay for it."""
    question = sitting.document(seat)["ahead"]
    foreseen = sitting.table.foreseen(seat, [take], question)
    return [take, foreseen.actions[0].a]


def _apart(sitting: Sitting) -> tuple[list[str], list[str]]:
    """Moves of `asked` and `mine` that have nothing to do with each other."""
    course = sitting.table.course
    assert course is not None
    theirs = [action.text for action in course.match.legal(sitting.asked)]
    mine = [choice.a for choice in _offered(sitting, sitting.mine) if choice.a.startswith("take")]
    take = next(text for text in theirs if text.startswith("take 1"))
    far = next(text for text in mine if text.startswith("take ") and text in ("take 8", "take 9"))
    return [take], _whole(sitting, sitting.mine, far)


def test_a_prepared_move_is_played_when_its_seat_is_asked(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play(sitting: Sitting) -> None:
        table, mine = sitting.table, sitting.mine
        _, move = _apart(sitting)
        await sitting.prepare(*move)
        prepared = sitting.document(mine)["prepared"]
        assert [choice["a"] for choice in prepared["moves"]] == move
        assert "dropped" not in prepared
        wakes = [table.row.wake]
        await table.play(
            sitting.people[sitting.asked].id,
            ["leave"],
            sitting.document(sitting.asked)["question"],
        )
        # It is due, and any process that finds the table will play it.
        wakes.append(table.row.wake)
        assert [wake is None for wake in wakes] == [True, False]
        assert table.due(mine) == move
        assert sitting.document(mine)["question"] is not None
        await carry_out_orders(table)
        assert sitting.made()[-2:] == [(mine, text, "prepared") for text in move]
        document = sitting.document(mine)
        assert document["prepared"] is None
        assert any(event.get("prepared") for event in document["events"])
        stored = await sitting.services.store.read(lambda c: load_table(c, table.id))
        assert stored is not None
        assert [made.how for made in stored.moves][-2:] == ["prepared"] * 2
        assert stored.seats[mine].prepared is None
        # It may be taken back, as what was played by hand, and is not played again by itself.
        await take_back(table, sitting.people[mine].id)
        await take_back(table, sitting.people[mine].id)
        await carry_out_orders(table)
        assert sitting.document(mine)["question"] is not None

    _run(tmp_path, use_seed, play)


def test_it_is_dropped_as_soon_as_somebody_is_in_its_way(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play(sitting: Sitting) -> None:
        mine = sitting.mine
        course = sitting.table.course
        assert course is not None
        theirs = {action.text for action in course.match.legal(sitting.asked)}
        take = next(c.a for c in _offered(sitting, mine) if c.a in theirs and "take" in c.a)
        move = _whole(sitting, mine, take)
        await sitting.prepare(*move)
        await sitting.play(sitting.asked, take)
        assert "dropped" not in sitting.document(mine)["prepared"]  # announced, not yet paid
        await sitting.play(sitting.asked, course.match.legal(sitting.asked)[0].text)
        dropped = sitting.document(mine)["prepared"]["dropped"]
        assert dropped["id"] == "prepared-overtaken"
        event = dropped["args"]["event"]
        assert event["id"] == "event-ModuleTaken"
        assert event["args"]["seat"] == sitting.asked
        assert f"take {event['args']['port']}" == take
        await carry_out_orders(sitting.table)
        assert sitting.made()[-1][0] == sitting.asked
        # It is read, and gone; so it is once its reader has played.
        await sitting.table.withdraw(sitting.people[mine].id)
        assert sitting.document(mine)["prepared"] is None

    _run(tmp_path, use_seed, play)


def test_the_reason_is_gone_once_its_reader_has_moved(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play(sitting: Sitting) -> None:
        mine = sitting.mine
        taken, _ = _apart(sitting)
        await sitting.prepare(*_whole(sitting, mine, taken[0]))
        course = sitting.table.course
        assert course is not None
        await sitting.play(sitting.asked, *taken)
        await sitting.play(sitting.asked, course.match.legal(sitting.asked)[0].text)
        assert sitting.document(mine)["prepared"]["dropped"]
        await sitting.play(mine, "leave")
        assert sitting.document(mine)["prepared"] is None

    _run(tmp_path, use_seed, play)


def test_whoever_answers_himself_is_not_answered_for(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play(sitting: Sitting) -> None:
        table, mine = sitting.table, sitting.mine
        await sitting.prepare("leave")
        question = sitting.document(sitting.asked)["question"]
        await table.play(sitting.people[sitting.asked].id, ["leave"], question)
        take = next(c["a"] for c in sitting.document(mine)["actions"] if "take" in c["a"])
        await table.play(sitting.people[mine].id, [take], sitting.document(mine)["question"])
        assert sitting.document(mine)["prepared"] is None
        assert not await table.play_ordered(mine, sitting.document(mine)["question"])

    _run(tmp_path, use_seed, play)


def test_it_is_replaced_and_withdrawn_at_any_time(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play(sitting: Sitting) -> None:
        table, mine = sitting.table, sitting.mine
        _, move = _apart(sitting)
        await sitting.prepare(*move)
        await sitting.prepare("leave")
        assert [c["a"] for c in sitting.document(mine)["prepared"]["moves"]] == ["leave"]
        question = sitting.document(sitting.asked)["question"]
        await table.play(sitting.people[sitting.asked].id, ["leave"], question)
        assert table.due(mine) == ["leave"]
        await table.withdraw(sitting.people[mine].id)  # also while it is about to be played
        assert table.due(mine) == []
        await carry_out_orders(table)
        assert sitting.document(mine)["question"] is not None

    _run(tmp_path, use_seed, play)


def test_two_plans_are_played_one_after_the_other_without_a_hand(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    """The server plays them by itself, each as late as a quick person."""

    async def play(sitting: Sitting) -> None:
        _, move = _apart(sitting)
        await sitting.prepare(*move)
        await sitting.prepare("leave", seat=sitting.last)
        question = sitting.document(sitting.asked)["question"]
        await sitting.table.play(sitting.people[sitting.asked].id, ["leave"], question)
        await _until(lambda: sitting.made()[-1] == (sitting.last, "leave", "prepared"))
        assert sitting.made()[-3:-1] == [(sitting.mine, text, "prepared") for text in move]

    _run(tmp_path, use_seed, play, bot_delay=0.01)


def test_it_survives_a_restart(tmp_path: Path, use_seed: Callable[[str], None]) -> None:
    """Also one between the moment at which it is due and that at which it is played."""

    async def before() -> tuple[str, int, list[str]]:
        async with _sitting(tmp_path, use_seed) as sitting:
            _, move = _apart(sitting)
            await sitting.prepare(*move)
            question = sitting.document(sitting.asked)["question"]
            await sitting.table.play(sitting.people[sitting.asked].id, ["leave"], question)
            return sitting.table.id, sitting.mine, move

    async def after(table_id: str, mine: int, move: list[str]) -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            async with services.tables.get(table_id).open() as table:
                assert table.due(mine) == move or table.seats[mine].prepared is None
                services.bots.wake(services.tables.get(table_id))
            await _until(lambda: table.seats[mine].prepared is None)
            assert table.course is not None
            assert [done.how for done in table.course.done][-2:] == ["prepared"] * 2

    asyncio.run(after(*asyncio.run(before())))


def test_going_back_behind_it_drops_it(tmp_path: Path, use_seed: Callable[[str], None]) -> None:
    async def play(sitting: Sitting) -> None:
        asked, mine, last = sitting.asked, sitting.mine, sitting.last
        course = sitting.table.course
        assert course is not None
        await sitting.play(asked, course.match.legal(asked)[0].text)
        await sitting.play(asked, course.match.legal(asked)[0].text)
        await sitting.prepare("leave", seat=last)
        take = course.match.legal(mine)[0].text
        await sitting.play(mine, take)
        assert "dropped" not in sitting.document(last)["prepared"]
        # What came after it is taken back: it still fits.
        await take_back(sitting.table, sitting.people[mine].id)
        assert "dropped" not in sitting.document(last)["prepared"]
        # Whoever takes his own move back is asked, and not answered for.
        await take_back(sitting.table, sitting.people[asked].id)
        assert sitting.document(last)["prepared"]["dropped"]["id"] == "prepared-undone"

    _run(tmp_path, use_seed, play)


def test_own_moves_that_are_taken_back_are_not_played_anew(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play(sitting: Sitting) -> None:
        asked = sitting.asked
        course = sitting.table.course
        assert course is not None
        for _ in range(2):
            await sitting.play(asked, course.match.legal(asked)[0].text)
        await sitting.prepare("leave", seat=asked)
        await take_back(sitting.table, sitting.people[asked].id)
        await take_back(sitting.table, sitting.people[asked].id)
        await carry_out_orders(sitting.table)
        assert sitting.document(asked)["question"] is not None
        assert sitting.document(asked)["prepared"]["dropped"]["id"] == "prepared-undone"

    _run(tmp_path, use_seed, play)


def test_a_seat_that_is_given_up_has_prepared_nothing(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play(sitting: Sitting) -> None:
        await sitting.prepare("leave")
        await sitting.table.resign(sitting.people[sitting.mine].id)
        stored = await sitting.services.store.read(lambda c: load_table(c, sitting.table.id))
        assert stored is not None
        assert stored.seats[sitting.mine].prepared is None

    _run(tmp_path, use_seed, play)


def test_what_cannot_be_played_stops_nobody(
    tmp_path: Path, use_seed: Callable[[str], None], caplog: pytest.LogCaptureFixture
) -> None:
    """A stored plan that the rules refuse is forgotten, and its seat asked."""

    async def play(sitting: Sitting) -> None:
        table, mine = sitting.table, sitting.mine
        await sitting.prepare("leave")
        question = sitting.document(sitting.asked)["question"]
        await table.play(sitting.people[sitting.asked].id, ["leave"], question)
        row = table.seats[mine]
        assert row.prepared is not None
        row.prepared["moves"][0]["a"] = "pay 1"
        services = sitting.services
        await services.bots._follow_orders(table, mine, sitting.document(mine)["question"])
        async with table.open():
            assert table.seats[mine].prepared is None
            assert sitting.document(mine)["question"] is not None

    _run(tmp_path, use_seed, play, bot_delay=0.0)
    assert "is not possible" in caplog.text


def test_what_makes_no_move_is_refused(tmp_path: Path, use_seed: Callable[[str], None]) -> None:
    async def play(sitting: Sitting) -> None:
        table, mine = sitting.table, sitting.mine
        user, question = sitting.people[mine].id, sitting.document(mine)["ahead"]
        _, move = _apart(sitting)

        async def refused(error: type[Exception], *moves: str, by: str = user) -> None:
            with pytest.raises(error):
                await table.prepare(by, moves, question)
            assert sitting.document(mine)["prepared"] is None

        await refused(BadNotation, "fly me to the moon")
        await refused(IllegalAction, "pay 1")
        await refused(IllegalAction, move[0], "leave")
        await refused(ApiError, move[0])  # the way to pay is missing
        await refused(ApiError, *move, "leave")
        # Nobody prepares for another, nor whoever only watches or is asked now.
        (zoe,) = await new_guests(sitting.services, "Zoe")
        for other in (sitting.people[sitting.asked], sitting.people[sitting.last], zoe):
            await refused(ApiError, *move, by=other.id)
        for seat in (sitting.asked, sitting.last):
            assert sitting.document(seat)["prepared"] is None
        # The name of a question that is asked is no name of one that comes next.
        asked = sitting.people[sitting.asked].id
        with pytest.raises(ApiError, match="conflict"):
            await table.prepare(asked, ["leave"], sitting.document(sitting.asked)["question"])
        # Somebody was faster: what was seen is not what is.
        await sitting.play(sitting.asked, move[0].replace(move[0].split()[1], "1"))
        await refused(ApiError, *move)

    _run(tmp_path, use_seed, play)


def test_spectators_and_seats_that_are_asked_are_offered_nothing(
    tmp_path: Path, use_seed: Callable[[str], None]
) -> None:
    async def play(sitting: Sitting) -> None:
        table = sitting.table
        assert seen_by(table, None)["ahead"] is None
        assert sitting.document(sitting.asked)["ahead"] is None
        names = {sitting.document(seat)["ahead"] for seat in (sitting.mine, sitting.last)}
        assert len(names) == 2
        with pytest.raises(ApiError, match="conflict"):
            table.foreseen(sitting.asked, [], "none")
        # Who has left the round is not asked again in it.
        await sitting.play(sitting.asked, "leave")
        assert sitting.document(sitting.asked)["ahead"] is None

    _run(tmp_path, use_seed, play)


class _Listening:
    """A listener of a table, and all that it was sent."""

    def __init__(self, services: Services, table: Table, user: User) -> None:
        self._listener = Listener(table.id, user.id, f"session of {user.name}")
        services.hub.add(self._listener)
        services.hub.broadcast(table)
        self.document: Any = None
        self.sent: list[str] = []
        self.received()

    def received(self) -> list[str]:
        """What came since it was last asked for."""
        known = len(self.sent)
        while (data := self._listener.outbox.get_nowait()) is not None:
            assert isinstance(data, bytes)
            self.sent.append(data.decode())
            message = json.loads(data)
            if message["type"] == "table":
                self.document = message["document"]
            else:
                self.document = applied(self.document, message["patch"])
        return self.sent[known:]


def test_others_cannot_tell_a_prepared_move_from_one_that_is_played_by_hand(
    tmp_path: Path, use_seed: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    made = count()

    def token(length: int) -> str:
        return str(next(made)).zfill(2 * length)

    monkeypatch.setattr("secrets.token_hex", token)
    monkeypatch.setattr("secrets.token_urlsafe", token)

    async def play(sitting: Sitting, *, prepares: bool) -> tuple[list[str], ...]:
        table, mine = sitting.table, sitting.mine
        (zoe,) = await new_guests(sitting.services, "Zoe")
        watching = [
            _Listening(sitting.services, table, user)
            for user in (sitting.people[sitting.asked], sitting.people[sitting.last], zoe)
        ]
        own = _Listening(sitting.services, table, sitting.people[mine])
        for each in watching:
            each.received()  # who has come
        _, move = _apart(sitting)
        moved = table.row.moved
        if prepares:
            await sitting.prepare("leave")
            assert own.received()
            assert own.document["prepared"]
            await table.withdraw(sitting.people[mine].id)
            await sitting.prepare(*move)
            # To others nothing has happened: they are sent nothing at all.
            assert not any(each.received() for each in watching)
            assert table.row.moved == moved
        user, question = sitting.people[sitting.asked].id, sitting.document(sitting.asked)
        await table.play(user, ["leave"], question["question"])
        if not prepares:
            question = sitting.document(mine)["question"]
            await table.play(sitting.people[mine].id, move, question)
        await carry_out_orders(table)
        for each in watching:
            each.received()
        return tuple(each.sent for each in watching)

    async def both() -> None:
        nonlocal made
        told = []
        for prepares in (True, False):
            made = count()
            data = tmp_path / str(prepares)
            async with _sitting(data, use_seed) as sitting:
                told.append(await play(sitting, prepares=prepares))
        assert told[0] == told[1]
        assert not any('prepared":{' in text for each in told[0] for text in each)

    asyncio.run(both())


def test_over_the_socket(server: ServerProcess) -> None:
    """A plan is made, seen by its owner alone, and played; nonsense is refused with a sentence."""

    async def play() -> None:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = ada.open_table("me", "open")
        bob.join(table)
        async with ada.connect(table["id"]) as first, bob.connect(table["id"]) as second:
            for socket in (first, second):
                await socket.receive_document()
            mine, rival = (first, second) if first.document["question"] is None else (second, first)
            question = mine.document["ahead"]
            foreseen = await mine.request("foresee", question=question)
            assert {choice["a"] for choice in foreseen["actions"]} >= {"leave"}
            assert foreseen["prompt"]["id"] == "prompt-StationTurn"
            for message, code in (
                ({"kind": "prepare", "a": "leave", "question": "other"}, "conflict"),
                ({"kind": "prepare", "a": "nonsense", "question": question}, "bad-notation"),
                ({"kind": "prepare", "a": "pay 1", "question": question}, "illegal-action"),
                ({"kind": "prepare", "question": question}, "bad-request"),
                ({"kind": "prepare", "a": "leave", "question": question, "seat": 0}, "bad-request"),
                ({"kind": "play", "a": "leave", "question": question}, "conflict"),
            ):
                error = (await mine.request(**message))["error"]
                assert error["code"] == code, message
                assert error["text"]["id"]
            await mine.request("prepare", a="leave", question=question)
            assert mine.document["prepared"]["moves"][0]["a"] == "leave"
            await rival.play(next(c["a"] for c in rival.document["actions"] if "take" in c["a"]))
            await rival.play(rival.document["actions"][0]["a"])
            assert rival.document["prepared"] is None
            await mine.wait_until(lambda document: document["prepared"] is None)
            assert any(event.get("prepared") for event in mine.events)
            assert not any("prepared" in event for event in rival.events)

    asyncio.run(play())
