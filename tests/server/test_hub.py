"""The hub: what each listener is sent, and what happens to those that are too slow."""

import json

import pytest

from tablee.server.hub import LONGEST_QUEUE, MOST_SOCKETS, Hub, Listener
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import Pong


def _queued(listener: Listener) -> list[bytes | int]:
    return [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]


def test_a_browser_that_does_not_keep_up_is_dropped_and_costs_no_memory() -> None:
    slow = Listener("t", "u", "s")
    for number in range(LONGEST_QUEUE + 1):
        slow.send(Pong(number))
    assert slow.is_closing
    assert _queued(slow) == [4408]
    slow.send(Pong(1))
    slow.close(1012)
    assert _queued(slow) == []


def test_what_is_on_its_way_arrives_before_the_end() -> None:
    listener = Listener("t", "u", "s")
    listener.send_error(ApiError("forbidden"), 3)
    listener.close(1012)
    message, code = _queued(listener)
    assert isinstance(message, bytes)
    assert json.loads(message)["ref"] == 3
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


def test_one_browser_holds_only_so_many_sockets() -> None:
    hub = Hub()
    listeners = [Listener("t", "u", "s") for _ in range(MOST_SOCKETS + 1)]
    for listener in listeners[:-1]:
        hub.add(listener)
    with pytest.raises(ApiError, match="too-many"):
        hub.add(listeners[-1])
    hub.remove(listeners[-1])
    hub.remove(listeners[0])
    hub.add(listeners[-1])
