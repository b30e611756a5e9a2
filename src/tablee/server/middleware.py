"""What every request passes through on its way to its route."""

import time

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.operation import logs, metrics
from tablee.server.protection.hosts import Hosts
from tablee.server.protection.proxies import Proxies
from tablee.server.protection.security import SecurityHeaders
from tablee.server.protection.well_formed import WellFormed
from tablee.server.routes.metering import Metering
from tablee.server.settings import Settings

#: Other methods are not told apart: they are refused, and may be any word.
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


def stack(settings: Settings) -> list[Middleware]:
    """All of them, the outermost first."""
    return [
        Middleware(Proxies, settings.trusted_proxies),
        Middleware(Observed),
        Middleware(SecurityHeaders, settings),
        Middleware(WellFormed),
        Middleware(Hosts, settings.hosts),
        Middleware(Metering),
        # Pages of replays, which are large, come compressed from the workers.
        Middleware(GZipMiddleware, compresslevel=5),
    ]


class Observed:
    """Middleware: requests are measured, and named in the access log, which has no queries."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        finally:
            _note(scope, status, time.perf_counter() - started)


def _note(scope: Scope, status: int, seconds: float) -> None:
    route = scope.get(metrics.ROUTE, "page")
    method = scope["method"] if scope["method"] in _METHODS else "other"
    metrics.REQUESTS.labels(method, route, str(status)).inc()
    metrics.REQUEST_SECONDS.labels(route).observe(seconds)
    fields = {
        "method": method,
        # The address of a page may hold what is nobody else's to know.
        "path": scope["path"] if metrics.ROUTE in scope and "{token}" not in route else route,
        "status": status,
        "seconds": round(seconds, 4),
        "client": scope["client"][0],
    }
    logs.access.info("request", extra={"fields": fields})
