"""Metrics and health: what whoever looks after a server is told."""

import asyncio
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from timeit import repeat
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tablee.server.operation import metrics
from tablee.server.routes import health
from tests.server.in_process import quick_settings, running_server
from tests.server.server_process import ServerProcess


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str]]:
    """A server and the address of its metrics."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    server = ServerProcess(tmp_path_factory.mktemp("measured"), {"TABLEE_METRICS": address})
    yield server, f"http://{address}/metrics"
    server.stop()


def read(address: str) -> dict[tuple[str, ...], float]:
    """All values by name and labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(httpx.get(address).text)
        for sample in family.samples
    }


def test_what_happens_is_counted(measured: tuple[ServerProcess, str]) -> None:
    server, address = measured
    ada = server.guest("Ada")
    table = ada.open_table("me", "bot:greedy")

    async def play() -> dict[tuple[str, ...], float]:
        async with ada.connect(table["id"]) as connection:
            assert await connection.play_random(Random(1), 5) == 5
            await connection.request("ping")
            refused = await connection.request("play", a="nonsense", question="none")
            assert refused["type"] == "error"
            return read(address)

    found = asyncio.run(play())

    assert found["tablee_move_seconds_count",] == 5
    assert 0 < found["tablee_move_seconds_sum",] < 50
    assert found["tablee_messages_total", "play"] == 5
    assert found["tablee_messages_total", "ping"] == 1
    assert found["tablee_refusals_total", "conflict"] == 1
    assert found["tablee_sockets",] == 1
    assert found["tablee_tables_in_memory",] == 1
    assert found["tablee_requests_total", "POST", "/api/tables", "200"] == 1
    assert found["tablee_request_seconds_count", "/api/tables"] == 1
    assert found["tablee_database_seconds_count", "write"] >= 7
    assert found["tablee_database_seconds_count", "read"] >= 1
    assert found["tablee_bot_seconds_count", "done"] >= 1
    assert found["tablee_worker_starts_total",] == 1
    assert found["process_resident_memory_bytes",] > 1e6
    assert "tablee_event_loop_lag_seconds_count" in {name for name, *_ in found}


def test_paths_and_methods_of_strangers_make_no_new_series(
    measured: tuple[ServerProcess, str],
) -> None:
    server, address = measured
    httpx.get(f"{server.address}/")
    before = set(read(address))
    for number in range(5):
        httpx.get(f"{server.address}/some/page/{number}")
        httpx.get(f"{server.address}/api/tables/{number}")
        httpx.request(f"M{number}", f"{server.address}/")

    names = {key for key in set(read(address)) - before if key[0].endswith("_total")}
    assert names <= {
        ("tablee_requests_total", "GET", "/api/tables/{id}", "404"),
        ("tablee_requests_total", "GET", "page", "404"),
        ("tablee_requests_total", "other", "page", "404"),
        ("tablee_requests_total", "other", "page", "405"),
        ("tablee_refusals_total", "not-found"),
    }


def test_metrics_are_not_on_the_public_port(measured: tuple[ServerProcess, str]) -> None:
    server, _ = measured

    assert "tablee_moves" not in httpx.get(f"{server.address}/metrics").text


def test_a_move_is_counted_in_a_few_microseconds() -> None:
    """Ten on a machine that does something else as well; two of its own."""

    def count() -> None:
        with metrics.WRITE_SECONDS.time():
            pass
        metrics.answered("play", 0.004)

    assert min(repeat(count, number=1000, repeat=20)) / 1000 < 30e-6


def test_a_server_is_ready_while_its_database_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.5)

    def rename(old: str, new: str) -> None:
        with closing(sqlite3.connect(tmp_path / "tablee.sqlite3")) as connection:
            connection.execute(f"ALTER TABLE {old} RENAME TO {new}")

    async def run() -> None:
        async with (
            running_server(quick_settings(tmp_path)) as (services, address),
            httpx.AsyncClient(base_url=address) as http,
        ):
            answers = [await http.get(path) for path in ("/api/health", "/api/ready")]
            assert [answer.json() for answer in answers] == [{"ok": True}] * 2

            going = threading.Event()

            def hang(_connection: Any) -> None:
                going.wait(30)

            hanging = [asyncio.create_task(services.store.read(hang)) for _ in range(4)]
            await asyncio.sleep(0)
            answer = await http.get("/api/ready")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-ready")
            assert (await http.get("/api/health")).status_code == 200
            going.set()
            await asyncio.gather(*hanging)
            assert (await http.get("/api/ready")).status_code == 200

            rename("heartbeat", "elsewhere")
            answer = await http.get("/api/ready")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-ready")
            rename("elsewhere", "heartbeat")

    asyncio.run(run())
