"""Proxies: whose word is taken for the address of a client, its scheme and the id of a request."""

import re
from secrets import token_hex

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tablee.server.operation.logs import request_id

#: What the peer of a Unix socket is called, which has no address: it is trusted as a proxy, for
#: only who may open the file can be there.
UNIX_PEER = "unix"
_SANE_ID = re.compile(r"[A-Za-z0-9._:+/=-]{8,100}")


class Proxies:
    """Middleware: addresses and schemes are the client's own; each request has an id.

    `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Request-Id` count where a trusted proxy is the
    peer; anybody may send them.
    """

    def __init__(self, app: ASGIApp, trusted: tuple[str, ...]) -> None:
        self._app = ProxyHeadersMiddleware(
            app,  # type: ignore[arg-type]  # the same protocol, in uvicorn's own types
            trusted_hosts=[*trusted, UNIX_PEER],
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._pass(scope, receive, send)
        if scope.get("client") is None:
            scope["client"] = (UNIX_PEER, 0)
        given = Headers(scope=scope).get("x-request-id", "")
        is_trusted = scope["client"][0] in self._app.trusted_hosts
        name = given if is_trusted and _SANE_ID.fullmatch(given) else token_hex(8)
        request_id.set(name)

        async def send_with_id(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                MutableHeaders(scope=message)["x-request-id"] = name
            await send(message)

        return await self._pass(scope, receive, send_with_id)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)  # type: ignore[arg-type]
