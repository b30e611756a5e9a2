"""The outbox: a reader that does not keep up costs some hundred kilobytes, and misses nothing."""

import asyncio
import json
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tablee.server.live.hub import Listener
from tablee.server.live.outbox import MOST_OF_DOCUMENTS, MOST_OF_OTHERS, Outbox
from tablee.server.wire.messages import ChatLine, Pong
from tests.server.in_process import (
    answer,
    new_guests,
    new_table,
    quick_settings,
    running_services,
    seen_by,
)
from tests.server.wire.json_patch import applied

PATCH = b"p" * 10_000


def _outbox() -> Outbox:
    return Outbox(lambda: b"newest", lambda ref: b"answer %d" % ref)


def _all(outbox: Outbox) -> list[bytes | int]:
    found: list[bytes | int] = []
    while (item := outbox.get_nowait()) is not None:
        found.append(item)
        if isinstance(item, int):
            break
    return found


def test_everything_arrives_in_order_while_it_is_read() -> None:
    outbox = _outbox()
    outbox.put_document(b"table")
    outbox.put(b"chat")
    outbox.put_document(b"patch", 1)
    assert _all(outbox) == [b"table", b"chat", b"patch"]
    assert outbox.size == 0


def test_the_newest_document_stands_for_what_was_not_read() -> None:
    outbox = _outbox()
    outbox.put(b"chat")
    for number in range(100):
        outbox.put_document(PATCH, number if number in (3, 99) else None)
        assert outbox.size < MOST_OF_DOCUMENTS + MOST_OF_OTHERS
    outbox.put(b"why")
    assert _all(outbox) == [b"chat", b"why", b"newest", b"answer 3", b"answer 99"]
    assert outbox.size == 0
    outbox.put_document(b"patch")
    assert _all(outbox) == [b"patch"]


def test_a_document_of_any_size_is_sent() -> None:
    outbox = _outbox()
    outbox.put_document(b"t" * (2 * MOST_OF_DOCUMENTS))
    assert not outbox.is_behind
    outbox.put_document(PATCH)
    assert _all(outbox) == [b"newest"]


class _Reader:
    """Takes what an outbox sends at once, while it keeps up, and what waits in a task."""

    def __init__(self) -> None:
        self.outbox = _outbox()
        self.outbox.write = self.write
        self.read: list[bytes | int] = []
        self.keeps_up = asyncio.Event()
        self.keeps_up.set()

    def write(self, data: bytes) -> bool:
        if self.keeps_up.is_set():
            self.read.append(data)
        return self.keeps_up.is_set()

    async def run(self) -> None:
        """As the sender of a socket does."""
        while not self.read or not isinstance(self.read[-1], int):
            item = await self.outbox.get()
            await self.keeps_up.wait()
            self.read.append(item)


def test_what_waits_for_nothing_is_sent_at_once() -> None:
    async def run() -> None:
        reader = _Reader()
        outbox = reader.outbox
        outbox.put_document(b"table")
        assert reader.read == []  # nobody sends yet
        sending = asyncio.create_task(reader.run())
        await asyncio.sleep(0)
        outbox.put_document(b"patch", 1)
        outbox.put(b"chat")
        assert reader.read == [b"table", b"patch", b"chat"]
        assert outbox.size == 0
        outbox.close(1012)
        await sending
        assert reader.read[-1] == 1012

    asyncio.run(run())


@given(st.lists(st.sampled_from(["document", "other", "slow", "quick", "loop"]), max_size=60))
def test_whatever_waits_or_does_not_everything_arrives_in_order(steps: list[str]) -> None:
    async def run() -> tuple[list[bytes], list[bytes | int]]:
        reader = _Reader()
        sending = asyncio.create_task(reader.run())
        put = []
        for number, step in enumerate(steps):
            if step == "slow":
                reader.keeps_up.clear()
            elif step == "quick":
                reader.keeps_up.set()
            elif step == "loop":
                await asyncio.sleep(0)
            else:
                put.append(b"%d" % number)
                send = reader.outbox.put_document if step == "document" else reader.outbox.put
                send(put[-1])
        reader.keeps_up.set()
        reader.outbox.close(1012)
        await sending
        return put, reader.read

    put, read = asyncio.run(run())
    assert read == [*put, 1012]


def test_whoever_reads_nothing_is_dropped_and_costs_no_memory() -> None:
    slow = Listener("t", "u", "s")
    for number in range(MOST_OF_OTHERS):
        slow.send(Pong(number))
        if slow.is_closing:
            break
    assert number < 2000
    assert slow.outbox.size == 0
    assert _all(slow.outbox) == [4408]
    slow.send(Pong(1))
    slow.close(1012)
    assert _all(slow.outbox) == [4408]


def test_nor_do_requests_without_end_wait_for_their_answers() -> None:
    outbox = _outbox()
    for number in range(MOST_OF_OTHERS):
        outbox.put_document(PATCH, number)
        if outbox.is_closing:
            break
    assert number < 2000
    assert _all(outbox) == [4408]


def test_the_longest_history_of_chat_has_room() -> None:
    listener = Listener("t", "u", "s")
    for number in range(100):
        listener.send_chat(ChatLine(number, "é" * 40, "🎲" * 500, "2030-01-01T00:00:00Z"))
    assert not listener.is_closing


def test_a_browser_that_stopped_reading_goes_on_with_the_position_of_now(tmp_path: Path) -> None:
    asyncio.run(_stop_reading(tmp_path))


async def _stop_reading(data: Path) -> None:
    async with running_services(quick_settings(data)) as services:
        ada, bob = await new_guests(services, "Ada", "Bob")
        table = await new_table(services, [ada, bob], "me", "open")
        slow = Listener(table.id, ada.id, "s", "Ada")
        services.hub.add(slow)
        services.hub.welcome(table, slow)
        assert table.course is not None
        while not slow.outbox.is_behind:
            slow.outbox.put_document(PATCH)  # as many moves would do
        for _ in range(3):
            match = table.course.match
            seat = match.seats_to_act[0]
            await answer(table, (ada, bob)[seat].id, match.legal(seat)[0].text)
        (message,) = (json.loads(item) for item in _all(slow.outbox) if isinstance(item, bytes))
        assert message["type"] == "table"
        held = message["document"]
        seat = table.course.match.seats_to_act[0]
        await answer(table, (ada, bob)[seat].id, table.course.match.legal(seat)[0].text)
        for item in _all(slow.outbox):
            assert isinstance(item, bytes)
            held = applied(held, json.loads(item)["patch"])
        shown = seen_by(table, ada.id)
        assert {**held, "table": None} == {**shown, "table": None}
