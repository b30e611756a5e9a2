"""Well-formed addresses: a path or query with a NUL reaches no route."""

from urllib.parse import unquote_to_bytes

from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.routes.endpoint import error_response
from tablee.server.wire.errors import ApiError


class WellFormed:
    """Middleware: PostgreSQL stores no NUL in a text, and no file has one in its name."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not _has_nul(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await error_response(ApiError("bad-request", "error-nul"))(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4400})


def _has_nul(scope: Scope) -> bool:
    query: bytes = scope["query_string"]
    return "\0" in scope["path"] or (b"%" in query and b"\0" in unquote_to_bytes(query))
