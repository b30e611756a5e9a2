"""Reviews over HTTP: made piece by piece in workers, kept, and only of what is over."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tablee.driver import judging, reviewing
from tablee.driver.reviewing import Piece
from tablee.server.bots.workers import Job, JobLate
from tablee.server.people.identity import COOKIE
from tablee.server.protection.limits import REVIEW
from tablee.server.protection.payers import Payer
from tablee.server.services import Services
from tablee.server.storage import records
from tablee.server.tables.course import Course
from tablee.server.tables.review import HEAVIEST, Played, ReviewJob, _loads
from tests.server.in_process import new_table, quick_settings, running_server


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that is quick rather than right, by a bot that looks one move ahead."""
    for name, count in [("POINTS", 3), ("SUSPECTS", 2), ("LOOKS", 2), ("MEASURES", 2)]:
        monkeypatch.setattr(reviewing, name, count)
    for name in ("GLANCES", "FORECASTS"):
        monkeypatch.setattr(judging, name, 1)
    monkeypatch.setattr("tablee.bots.explaining.BY_CHANCE", 1)
    monkeypatch.setattr("tablee.server.tables.review.LEVEL", "normal")


async def _finished(services: Services, *, private: bool = False) -> tuple[str, str]:
    """The id of a stored game that is over, and the cookie of one of its players."""
    (ada, cookie), (bob, _) = [await services.identity.guest(n, "test") for n in ("Ada", "Bob")]
    people = [ada.user, bob.user]
    row = (await new_table(services, people, "me", "open", private=private)).row
    course = Course(row, 2)
    rng = Random(1)
    while not course.match.over:
        seat = course.match.seats_to_act[0]
        course.decide(seat, rng.choice(course.match.legal(seat)), "human")
    again = records.TableRow(**row.__dict__ | {"id": "finished", "status": "over", "waiting": []})
    seats = [
        records.SeatRow("finished", seat, "human", user.id, user.name, None, lost=False)
        for seat, user in enumerate(people)
    ]
    moves = course.rows("finished", 0, 1, 0.0)
    await services.store.write(lambda c: records.add_table(c, again, seats, moves))
    return "finished", cookie


def _client(address: str, cookie: str | None) -> httpx.AsyncClient:
    cookies = {COOKIE: cookie} if cookie else {}
    return httpx.AsyncClient(
        base_url=address, timeout=60, cookies=cookies, headers={"origin": address}
    )


async def _here(job: Job, _seconds: float) -> object:
    """Stands for the workers."""
    return await asyncio.to_thread(job.run, 0.0)


async def _until_made(client: httpx.AsyncClient, path: str) -> tuple[dict[str, Any], list[int]]:
    shares: list[int] = []
    while True:
        state = (await client.get(path)).json()
        if state["review"] is not None or state["failed"]:
            return state, shares
        shares.append(state["done"])
        await asyncio.sleep(0.02)


def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async def read() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            table, cookie = await _finished(services)
            services.workers.run = _here  # type: ignore[method-assign, assignment]
            path = f"/api/tables/{table}/review"
            async with _client(address, cookie) as client:
                empty = {"review": None, "done": 0, "total": 0, "failed": False}
                assert (await client.get(f"{path}?seat=1")).json() == empty
                begun = (await client.post(path, json={"seat": 1})).json()
                assert begun["total"] > 0
                other = await client.post(path, json={"seat": 0})
                assert other.json()["error"]["text"]["id"] == "error-reviewing"
                assert (await client.post(path, json={"seat": 1})).status_code == 200
                state, shares = await _until_made(client, f"{path}?seat=1")
                assert shares == sorted(shares)
                review = state["review"]
                assert (review["seat"], review["level"]) == (1, "normal")
                assert review["decisions"] > 10
                assert [len(point["points"]) for point in review["curve"]] == [2] * 4
                assert len(review["mistakes"]) <= 3
                services.workers.run = _refuse  # type: ignore[method-assign, assignment]
                assert (await client.post(path, json={"seat": 1})).json() == state
                assert (await client.get(f"{path}?seat=0")).json() == empty
            async with _client(address, None) as stranger:
                assert (await stranger.get(f"{path}?seat=1")).json() == state
                assert (await stranger.post(path, json={"seat": 0})).status_code == 401

    asyncio.run(read())


async def _refuse(_job: Job, _seconds: float) -> object:
    raise JobLate


def test_a_review_that_fails_says_so_and_may_be_asked_for_again(tmp_path: Path) -> None:
    async def read() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            table, cookie = await _finished(services)
            services.workers.run = _refuse  # type: ignore[method-assign, assignment]
            path = f"/api/tables/{table}/review"
            async with _client(address, cookie) as client:
                await client.post(path, json={"seat": 0})
                state, _ = await _until_made(client, f"{path}?seat=0")
                assert state["failed"]
                services.workers.run = _here  # type: ignore[method-assign, assignment]
                await client.post(path, json={"seat": 0})
                state, _ = await _until_made(client, f"{path}?seat=0")
                assert state["review"]["seat"] == 0

    asyncio.run(read())


def test_only_what_is_over_and_may_be_seen_is_reviewed(tmp_path: Path) -> None:
    async def read() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            guests = [await services.identity.guest(name, "test") for name in ("Ada", "Bob")]
            playing = await new_table(services, [known.user for known, _ in guests], "me", "open")
            async with _client(address, guests[0][1]) as client:
                for table, code in [(playing.id, 403), ("nowhere", 404)]:
                    path = f"/api/tables/{table}/review"
                    assert (await client.get(path)).status_code == code
                    assert (await client.post(path, json={"seat": 0})).status_code == code
                table, _ = await _finished(services)
                beyond = f"/api/tables/{table}/review?seat=2"
                assert (await client.get(beyond)).status_code == 404

    asyncio.run(read())


def test_reviews_are_counted(tmp_path: Path) -> None:
    async def read() -> None:
        settings = quick_settings(tmp_path, limit_scale=1.0)
        async with running_server(settings) as (services, address):
            table, cookie = await _finished(services)
            services.limits.charge(Payer.at("127.0.0.1"), REVIEW, REVIEW.burst * 10)
            async with _client(address, cookie) as client:
                refused = await client.post(f"/api/tables/{table}/review", json={"seat": 0})
                assert refused.status_code == 429
                assert not services.reviews.is_busy(table, 0)

    asyncio.run(read())


def test_a_worker_gets_little_at_a_time_and_plays_the_same_game(tmp_path: Path) -> None:
    pieces = [Piece("glance", step) for step in range(20)]
    loads = _loads([*pieces, Piece("look", 3), Piece("look", 4)])
    assert [piece for load in loads for piece in load][:20] == pieces
    assert all(sum(piece.weight for piece in load) <= HEAVIEST for load in loads)

    async def read() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, _):
            table, _ = await _finished(services)
            loaded = services.tables.get(table)
            async with loaded.open():
                assert loaded.course is not None
                played = Played(loaded.row, 2, loaded.course.texts())
                match = loaded.course.match
            assert played.match().state == match.state
            piece = Piece("forecast", 4)
            job = ReviewJob(played, 0, [piece])
            found = await services.workers.run(job, 60.0)
            assert isinstance(found, list)
            assert len(found[0].points) == 2

    asyncio.run(read())
