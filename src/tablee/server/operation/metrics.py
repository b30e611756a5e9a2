"""Metrics: what this process counts and measures, for Prometheus, on a port of its own.

Everything is always counted: that costs less than asking whether anybody reads it.
"""

import asyncio
from collections.abc import Callable
from functools import cache
from time import perf_counter

from prometheus_client import (
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    start_http_server,
)

from tablee.core import Sentence, TableeError

# When each counter was made is of no use, and doubles what is sent.
disable_created_metrics()  # type: ignore[no-untyped-call]

#: Upper bounds in seconds, from what a move should take to what nobody waits for.
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
#: Seconds between two measurements of the event loop.
_LAG_INTERVAL = 1.0
#: A key of a request's scope: its endpoint's path, with names in place of what differs.
ROUTE = "tablee.route"

REQUESTS = Counter("tablee_requests", "HTTP responses.", ["method", "route", "status"])
REQUEST_SECONDS = Histogram(
    "tablee_request_seconds", "From a request to its response.", ["route"], buckets=_SECONDS
)
REFUSALS = Counter("tablee_refusals", "Requests and messages refused, by error code.", ["code"])

SOCKETS = Gauge("tablee_sockets", "Open sockets.")
MESSAGES = Counter("tablee_messages", "Messages of sockets that were answered.", ["type"])
MOVE_SECONDS = Histogram(
    "tablee_move_seconds", "From receiving a move to its acknowledgement.", buckets=_SECONDS
)

TABLES = Gauge("tablee_tables_in_memory", "Tables in memory.")
TABLE_LOADS = Counter("tablee_table_loads", "Tables loaded from the database.")

BOT_SECONDS = Histogram(
    "tablee_bot_seconds", "How long bots thought, by how it ended.", ["how"], buckets=_SECONDS
)
WORKER_STARTS = Counter("tablee_worker_starts", "Bot processes started, the first ones included.")

DATABASE_SECONDS = Histogram(
    "tablee_database_seconds", "Transactions, with waiting for one.", ["kind"], buckets=_SECONDS
)
READ_SECONDS = DATABASE_SECONDS.labels("read")
WRITE_SECONDS = DATABASE_SECONDS.labels("write")

#: To find a counter by its label takes as long as to count.
_messages = cache(MESSAGES.labels)

LOOP_LAG = Histogram(
    "tablee_event_loop_lag_seconds", "How late the event loop wakes up.", buckets=_SECONDS
)


def answered(kind: str, seconds: float) -> None:
    """A message of that type was answered so long after it came; a move is on disk by then."""
    _messages(kind).inc()
    if kind == "play":
        MOVE_SECONDS.observe(seconds)


def refused(code: str) -> None:
    """A request or a message was refused."""
    REFUSALS.labels(code).inc()


def serve_metrics(host: str, port: int) -> Callable[[], None]:
    """They are served until what is returned is called; raises `TableeError`."""
    try:
        server, thread = start_http_server(port, host)
    except (OSError, UnicodeError):
        taken = Sentence("error-metrics-port", host=host, port=str(port))
        raise TableeError(taken) from None

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return stop


async def measure_lag() -> None:
    """How late the event loop wakes up is measured until this is cancelled."""
    while True:
        before = perf_counter()
        await asyncio.sleep(_LAG_INTERVAL)
        LOOP_LAG.observe(max(0.0, perf_counter() - before - _LAG_INTERVAL))
