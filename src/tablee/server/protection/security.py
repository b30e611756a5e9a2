"""Security headers of every response, and the check of the `Origin` of requests."""

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.settings import Settings

#: Only what this server serves itself; no inline scripts, no style elements.
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Middleware: every response has the headers above, unless it sets its own."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hsts = f"max-age={settings.hsts}" if settings.hsts else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._hsts and scope["scheme"] == "https":
                    headers["strict-transport-security"] = self._hsts
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def is_allowed_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the `Origin` header is this site or one of the allowed origins.

    A page that came unprotected may not speak for a site that is read over TLS. The other way
    round it may: a proxy need not tell us that it speaks TLS.
    """
    origin = connection.headers.get("origin", "")
    if origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    is_secure = connection.scope["scheme"] in ("https", "wss") or settings.secure_cookies
    schemes = ("https",) if is_secure else ("http", "https")
    return parts.scheme in schemes and parts.netloc == connection.headers.get("host", "")
