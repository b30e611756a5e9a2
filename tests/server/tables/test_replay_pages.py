"""Pages of replays: made by workers, small enough, compressed, and kept for a while."""

import asyncio
import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec import to_builtins

from tablee.server.bots.workers import Job, JobFailed, JobLate
from tablee.server.services import Services
from tablee.server.storage import records
from tablee.server.tables import replay
from tablee.server.tables.course import Course
from tablee.server.tables.replay import ReplayPage
from tablee.server.wire.messages import outcome_info
from tests.server.in_process import new_guests, new_table, quick_settings, running_server


async def _finished(services: Services) -> str:
    """The id of a stored game that is over, played at random."""
    people = await new_guests(services, "Ada", "Bob")
    row = (await new_table(services, people, "me", "open")).row
    course = Course(row, 2)
    rng = Random(1)
    while not course.match.over:
        seat = course.match.seats_to_act[0]
        course.decide(seat, rng.choice(course.match.legal(seat)), "human")
    again = records.TableRow(**row.__dict__ | {"id": "finished", "status": "over", "waiting": []})
    again.outcome = to_builtins(outcome_info(course.match.outcome()))
    seats = [
        records.SeatRow("finished", seat, "human", user.id, user.name, None, lost=False)
        for seat, user in enumerate(people)
    ]
    moves = course.rows("finished", 0, 1, 0.0)
    await services.store.write(lambda c: records.add_table(c, again, seats, moves))
    return "finished"


async def _here(page: Job, _seconds: float) -> object:
    """Stands for the workers."""
    return page.run(0.0)


def test_a_worker_makes_the_page_and_it_is_kept(tmp_path: Path) -> None:
    async def read() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            table = await _finished(services)
            async with httpx.AsyncClient(base_url=address, timeout=60) as client:
                path = f"/api/tables/{table}/replay?seat=1&from=3&to=5"
                response = await client.get(path)
                assert response.headers["content-encoding"] == "gzip"
                answer = response.json()
                assert [step["step"] for step in answer["steps"]] == [3, 4, 5]
                assert answer["table"]["id"] == table
                assert answer["steps"][0]["view"]["players"][0]["hand"] is None
                assert answer["steps"][0]["view"]["players"][1]["hand"] is not None
                plain = await client.get(path, headers={"accept-encoding": "identity"})
                assert "content-encoding" not in plain.headers
                assert plain.json() == answer
                services.workers.run = _refuse  # type: ignore[method-assign, assignment]
                assert (await client.get(path)).json() == answer
                other = await client.get(f"/api/tables/{table}/replay?from=0&to=0")
                assert other.status_code == 500
                assert other.json()["error"]["code"] == "server"

    asyncio.run(read())


async def _refuse(_page: Job, _seconds: float) -> object:
    raise JobLate


def test_a_page_ends_where_it_is_large_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "MOST_BYTES", 20_000)

    async def read() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            table = await _finished(services)
            services.workers.run = _here  # type: ignore[method-assign, assignment]
            async with httpx.AsyncClient(base_url=address, timeout=60) as client:
                steps: list[Any] = []
                pages = 0
                while True:
                    path = f"/api/tables/{table}/replay?from={len(steps)}"
                    answer = (await client.get(path)).json()
                    if not answer["steps"]:
                        break
                    steps += answer["steps"]
                    pages += 1
                assert [step["step"] for step in steps] == list(range(answer["total"] + 1))
                assert pages > answer["total"] / 20

    asyncio.run(read())


def test_pages_are_kept_for_a_while_and_few(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pool:
        made = 0

        async def run(self, page: ReplayPage, _seconds: float) -> bytes:
            self.made += 1
            return b"x" * 1000

    def page(first: int) -> ReplayPage:
        row: Any = type("Row", (), {"id": "t", "version": 1})()
        return ReplayPage(row, 2, [], None, first, first, [], b"[]}", is_gzipped=False)

    async def ask() -> None:
        pool = Pool()
        pages = replay.ReplayPages(pool)  # type: ignore[arg-type]
        for first in (1, 1, 2, 1):
            await pages.body(page(first))
        assert pool.made == 2
        monkeypatch.setattr(replay, "KEPT_BYTES", 1500)
        await pages.body(page(2))
        await pages.body(page(1))
        assert pool.made == 3
        monkeypatch.setattr(replay, "KEPT_SECONDS", 0.0)
        await pages.body(page(2))
        assert pool.made == 4

    asyncio.run(ask())


def test_what_breaks_in_a_worker_is_told(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, _):
            table = services.tables.get(await _finished(services))
            async with table.open():
                row = records.TableRow(**table.row.__dict__ | {"rules": 99})
            page = ReplayPage(row, 2, [], None, 0, 0, [], b'{"steps":[]}', is_gzipped=True)
            with pytest.raises(JobFailed, match="OtherRules"):
                await services.workers.run(page, 60.0)
            fine = ReplayPage(table.row, 2, [], None, 0, 0, [], page.frame, is_gzipped=True)
            body = await services.workers.run(fine, 60.0)
            assert isinstance(body, bytes)
            assert len(json.loads(gzip.decompress(body))["steps"]) == 1

    asyncio.run(ask())
