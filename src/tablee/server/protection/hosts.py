"""Hosts: a server that knows its names answers to no other."""

import re

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tablee.server.routes.endpoint import error_response
from tablee.server.wire.errors import ApiError

#: Whoever looks after this process asks it by its address.
EXEMPT = ("/api/health", "/api/ready")
_PORT = re.compile(r":[0-9]*$")


class Hosts:
    """Middleware: requests for other hosts are refused; without a list every host will do."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._is_ours(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await error_response(ApiError("wrong-host"))(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        if not self._hosts or scope["path"] in EXEMPT:
            return True
        host = Headers(scope=scope).get("host", "").lower()
        return _PORT.sub("", host) in self._hosts
