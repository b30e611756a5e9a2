"""Logs: lines for machines or people, the same trouble once a minute, nobody's secrets."""

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server.operation import logs
from tests.server.server_process import Client, ServerProcess


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def written(clock: Clock) -> Iterator[tuple[logging.Logger, StringIO]]:
    """A logger of its own that writes JSON, and what it has written."""
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs._Json())
    handler.addFilter(logs.OnceAMinute(handler.handle, clock))
    logger = logging.Logger("trouble")  # noqa: LOG001 - it is nobody else's
    logger.addHandler(handler)
    yield logger, stream
    handler.close()


def lines(stream: StringIO) -> list[Any]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_the_same_trouble_is_written_once_a_minute_with_a_count(
    written: tuple[logging.Logger, StringIO], clock: Clock
) -> None:
    logger, stream = written
    for second in range(150):
        clock.now = 1000.0 + second
        for table in range(10):
            logger.error("table %s could not be handled", table)
    clock.now += 60
    logger.info("all is well")

    told = [line["message"] for line in lines(stream)]
    assert told == [
        "table 0 could not be handled",
        "599 more times within a minute: table 0 could not be handled",
        "table 0 could not be handled",
        "599 more times within a minute: table 0 could not be handled",
        "table 0 could not be handled",
        "299 more times within a minute: table 0 could not be handled",
        "all is well",
    ]
    assert sum(line.get("left_out", 0) for line in lines(stream)) + 3 == 1500


def _fail(error: Exception) -> None:
    raise error


def _fail_elsewhere(error: Exception) -> None:
    raise error


def test_other_trouble_is_written_at_once(written: tuple[logging.Logger, StringIO]) -> None:
    logger, stream = written
    fails: tuple[tuple[Callable[[Exception], None], Exception], ...] = (
        (_fail, ValueError("a")),
        (_fail, KeyError("b")),
        (_fail_elsewhere, ValueError("c")),
        (_fail, ValueError("d")),  # as the first
    )
    for fail, error in fails:
        try:
            fail(error)
        except Exception:
            logger.exception("a message failed")

    told = [line["exception"].splitlines()[-1] for line in lines(stream)]
    assert told == ["ValueError: a", "KeyError: 'b'", "ValueError: c"]


def test_a_flood_of_different_trouble_is_not_remembered_for_ever(
    written: tuple[logging.Logger, StringIO],
) -> None:
    logger, stream = written
    for number in range(3 * logs.MOST_KINDS):
        logger.warning(f"kind {number}")  # noqa: G004 - to be of another kind each

    (once_a_minute,) = logger.handlers[0].filters
    assert isinstance(once_a_minute, logs.OnceAMinute)
    assert len(once_a_minute._kinds) == logs.MOST_KINDS
    assert len(lines(stream)) == 3 * logs.MOST_KINDS


def log_of(tmp_path: Path, written: str) -> tuple[str, list[str], str]:
    """The log of a server that was used, the secrets, and the id of a request."""
    server = ServerProcess(tmp_path, {"TABLEE_LOG": written}, log=tmp_path / "log")
    try:
        ada, secrets = use(server)
        named = ada.http.get("/api/me").headers["x-request-id"]
    finally:
        server.stop()
    return (tmp_path / "log").read_text("utf-8"), secrets, named


def use(server: ServerProcess) -> tuple[Client, list[str]]:
    """Somebody plays, and somebody else tries what is not allowed; the secrets among it."""
    ada = server.guest("Ada")
    table = ada.open_table("me", "bot:greedy", private=True)
    bob = server.guest("Bob")
    invitation = table["invitation"]
    bob.http.get(f"/tables/{table['id']}?invitation={invitation}")
    bob.http.get(f"/api/tables/{table['id']}?invitation={invitation}")
    bob.http.post("/api/sessions", json={"name": "Ada", "password": "hunter2 hunter2"})

    async def watch() -> None:
        async with bob.connect(table["id"], invitation) as socket:
            await socket.receive_document()

    asyncio.run(watch())
    httpx.post(f"{server.address}/api/guests", json={"name": "Eve"}, headers={"origin": "http://["})
    return ada, [invitation, ada.cookie, bob.cookie, "hunter2"]


def test_json_has_a_line_for_each_request_and_no_secrets(tmp_path: Path) -> None:
    log, secrets, named = log_of(tmp_path, "json")

    entries = [json.loads(line) for line in log.splitlines()]
    requests = {entry["request"]: entry for entry in entries if entry["logger"] == "tablee.access"}
    mine = requests[named]
    assert (mine["method"], mine["path"], mine["status"]) == ("GET", "/api/me", 200)
    assert mine["client"] == "127.0.0.1"
    assert {entry["path"] for entry in requests.values()} >= {"page", "/api/guests", "/api/tables"}
    assert not [secret for secret in secrets if secret in log]


def test_text_is_quiet_where_nothing_is_wrong(tmp_path: Path) -> None:
    log, _, _ = log_of(tmp_path, "text")

    assert log == ""
