"""Whether the server runs, and whether it can serve: for whoever looks after it."""

import asyncio

from sqlalchemy import Connection, select

from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.storage.schema import heartbeat
from tablee.server.wire.bodies.base import Done
from tablee.server.wire.errors import ApiError

#: Seconds that the database may take.
PATIENCE = 2.0


async def _health(_call: Call) -> Done:
    return Done()


async def _ready(call: Call) -> Done:
    def look(connection: Connection) -> None:
        connection.execute(select(heartbeat).limit(1)).first()

    try:
        async with asyncio.timeout(PATIENCE):
            await call.services.store.read(look)
    except Exception as error:
        raise ApiError("not-ready") from error
    return Done()


ENDPOINTS = (
    Endpoint("GET", "/api/health", "Whether the server is up.", Done, _health),
    Endpoint(
        "GET",
        "/api/ready",
        "Whether the server can serve: it reads its database.",
        Done,
        _ready,
        errors=("not-ready",),
    ),
)
