"""The ASGI application: every route, wired to the services."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from tablee.server.middleware import stack
from tablee.server.routes import (
    accounts,
    admin,
    games,
    health,
    moderation,
    notes,
    notices,
    pages,
    people,
    programs,
    replays,
    reviews,
    tables,
    tournaments,
)
from tablee.server.routes.endpoint import error_response
from tablee.server.routes.openapi import docs_routes
from tablee.server.routes.socket import table_socket
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.wire.errors import ApiError

ENDPOINTS = (
    *health.ENDPOINTS,
    *people.ENDPOINTS,
    *accounts.ENDPOINTS,
    *programs.ENDPOINTS,
    *moderation.ENDPOINTS,
    *admin.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *notes.ENDPOINTS,
    *notices.ENDPOINTS,
    *replays.ENDPOINTS,
    *reviews.ENDPOINTS,
    *tournaments.ENDPOINTS,
)


def create_app(settings: Settings) -> Starlette:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.services = await Services.start(settings)
        try:
            yield
        finally:
            await app.state.services.stop()

    return Starlette(
        routes=[
            *(endpoint.route() for endpoint in ENDPOINTS),
            *docs_routes(ENDPOINTS),
            WebSocketRoute("/ws/tables/{id}", table_socket),
            *pages.routes(),
        ],
        middleware=stack(settings),
        exception_handlers={HTTPException: _http, Exception: _unknown},
        lifespan=lifespan,
    )


async def _http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    is_missing = error.status_code in (404, 405)
    return error_response(ApiError("not-found" if is_missing else "bad-request"))


async def _unknown(_request: Request, error: Exception) -> Response:
    return error_response(error)
