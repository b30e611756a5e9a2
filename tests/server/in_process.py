"""A server in the test's own process and event loop, so that a test can inspect it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

import tests.server.cheap_passwords  # noqa: F401
from tablee.core import Seat
from tablee.server.app import create_app
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.storage.people import User, change_user
from tablee.server.tables.course import Course
from tablee.server.tables.seating import seat_of
from tablee.server.tables.table import Table
from tablee.server.wire.bodies.tables import NewTable
from tablee.server.wire.messages import encode


def quick_settings(data: Path, **more: Any) -> Settings:
    quick: dict[str, Any] = {"bot_delay": 0.0, "workers": 1, "limit_scale": 10000.0, "port": 0}
    return Settings(data=data, **(quick | more))


@asynccontextmanager
async def running_server(settings: Settings) -> AsyncIterator[tuple[Services, str]]:
    """A server on a free port: its services and its address."""
    app = create_app(settings)
    config = uvicorn.Config(
        app, host="127.0.0.1", port=settings.port, log_level="error", ws="websockets-sansio"
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield app.state.services, f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


@asynccontextmanager
async def running_services(settings: Settings) -> AsyncIterator[Services]:
    """The services alone, without HTTP."""
    services = await Services.start(settings)
    try:
        yield services
    finally:
        await services.stop()


async def new_guests(services: Services, *names: str) -> list[User]:
    """New guests."""
    return [(await services.identity.guest(name, "test"))[0].user for name in names]


async def new_accounts(services: Services, *names: str) -> list[User]:
    """Accounts that are old enough for rated games."""
    people = await new_guests(services, *names)
    for user in people:
        old = partial(change_user, user_id=user.id, password="-", created=0.0)  # noqa: S106 - of nobody
        await services.store.write(old)
    return people


async def new_table(
    services: Services, people: list[User], *seats: str, game: str = "reworld", **more: Any
) -> Table:
    """A table opened by the first of some people and joined by the others."""
    wish = NewTable(game, list(seats), **more)
    table = await services.tables.open(wish, people[0])
    for user in people[1:]:
        await table.join(user.id, user.name, table.row.invitation, None)
    await carry_out_orders(table)
    return table


async def answer(table: Table, user_id: str, text: str) -> None:
    """The user answers what is asked of him now, and standing orders what comes of it."""
    await table.play(user_id, [text], _named(table, user_id, Course.question_name))
    await carry_out_orders(table)


async def carry_out_orders(table: Table) -> None:
    """What standing orders, or prepared moves, answer now is played without any delay."""
    while table.course is not None and table.row.status == "playing":
        waiting = table.course.match.seats_to_act
        asked = [s for s in waiting if table.ordered(s) is not None or table.due(s)]
        if not asked:
            return
        await table.play_ordered(asked[0], table.course.question_name(asked[0]) or "")


async def take_back(table: Table, user_id: str) -> None:
    """The user takes back what he may take back now."""
    await table.undo(user_id, _named(table, user_id, Course.undo_name))


def _named(table: Table, user_id: str, name: Callable[[Course, Seat], str | None]) -> str:
    seat = seat_of(table.seats, user_id)
    if table.course is None or seat is None:
        return "none"
    return name(table.course, seat) or "none"


def seen_by(table: Table, user_id: str | None) -> Any:
    """The document of a reader as a browser holds it."""
    return json.loads(encode(table.document(user_id, table.glance(()))))
