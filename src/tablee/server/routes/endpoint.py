"""Endpoints: one road for every REST request, from its limits to its answer."""

import logging
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.limits import ANYTHING, Rate
from tablee.server.people.identity import COOKIE, Visitor
from tablee.server.security import is_our_origin
from tablee.server.services import Services
from tablee.server.storage.people import User
from tablee.server.wire import bodies
from tablee.server.wire.errors import ApiError, as_api_error
from tablee.server.wire.messages import ErrorBody, encode, refusal

log = logging.getLogger(__name__)

T = TypeVar("T")
YEAR = 365 * 86400


@dataclass
class Call:
    """A request that was let in."""

    request: Request
    services: Services
    visitor: Visitor | None
    body: Any = None
    #: Cookie to set with the answer; empty to take it away.
    cookie: str | None = None

    @property
    def user(self) -> User:
        """Who asks; raises `ApiError` for a stranger."""
        return self.signed_in.user

    @property
    def signed_in(self) -> Visitor:
        """Who asks, with the session; raises `ApiError` for a stranger."""
        if self.visitor is None:
            raise ApiError("not-signed-in")
        return self.visitor

    @property
    def reader(self) -> str | None:
        """The id of whoever asks; `None` for a stranger."""
        return self.visitor.user.id if self.visitor is not None else None

    def path(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    def number(self, name: str, default: int | None = None) -> int | None:
        """A whole number of the query, at least 0."""
        text = self.request.query_params.get(name)
        if text is None or text == "":
            return default
        if not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise ApiError("bad-request", "error-malformed", problem=name)
        return int(text)

    @property
    def agent(self) -> str:
        """What the browser calls itself."""
        return self.request.headers.get("user-agent", "")[:120]

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.client.host if self.request.client else "-"


@dataclass(frozen=True)
class Endpoint:
    """One method of one path, said so that both the server and its description follow from it."""

    method: str
    path: str
    does: str
    answer: Any
    handler: Callable[[Call], Awaitable[Any]] = field(repr=False)
    body: type[msgspec.Struct] | None = None
    #: Names of query parameters and whether they are whole numbers.
    query: dict[str, str] = field(default_factory=dict)
    rate: Rate | None = None
    #: Whether strangers may use it although it is unsafe.
    is_arrival: bool = False
    #: The refusals that belong to it, besides those of every endpoint.
    refuses: tuple[str, ...] = ()

    @property
    def is_safe(self) -> bool:
        """Whether it changes nothing."""
        return self.method == "GET"

    def route(self) -> Route:
        """The endpoint for Starlette."""
        return Route(self.path, self._serve, methods=[self.method])

    async def _serve(self, request: Request) -> Response:
        try:
            return await self._answer(request)
        except ClientDisconnect:
            raise
        except Exception as error:  # noqa: BLE001 - told to whoever asked, whatever it is
            return refused(error)

    async def _answer(self, request: Request) -> Response:
        services: Services = request.app.state.services
        call = Call(request, services, None)
        services.limits.spend(f"at {call.address}", ANYTHING)
        if self.rate is not None:
            services.limits.spend(f"at {call.address}", self.rate)
        if not self.is_safe and not is_our_origin(request.headers, services.settings):
            raise ApiError("forbidden", "error-origin")
        cookie = request.cookies.get(COOKIE)
        if cookie is not None:
            call.visitor = await services.identity.visitor(cookie)
        if call.visitor is not None:
            services.limits.spend(f"by {call.visitor.session.id}", ANYTHING)
        elif not self.is_safe and not self.is_arrival:
            raise ApiError("not-signed-in")
        if self.body is not None:
            call.body = await _read(request, self.body)
        answer = await self.handler(call)
        if isinstance(answer, Response):
            return answer
        response = Response(encode(answer), media_type="application/json")
        response.headers["cache-control"] = "no-store"
        _give_cookie(response, call)
        return response


async def _read(request: Request, kind: type[msgspec.Struct]) -> Any:  # noqa: ANN401 - of `kind`
    """The body, not larger than it may be; raises `ApiError`."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > bodies.LARGEST:
            raise ApiError("too-large")
    try:
        return msgspec.json.decode(bytes(data) or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ApiError("bad-request", "error-malformed", problem=str(error)) from None


def _give_cookie(response: Response, call: Call) -> None:
    if call.cookie is None:
        return
    secure = call.services.settings.secure_cookies or call.request.url.scheme == "https"
    if call.cookie:
        response.set_cookie(
            COOKIE,
            call.cookie,
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
    else:
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=secure)


def refused(error: Exception) -> Response:
    """The answer to a request that failed."""
    known = as_api_error(error)
    if known.code == "server":
        log.error("a request failed: %s", type(error).__name__, exc_info=error)
    response = Response(
        encode(ErrorBody(refusal(known))), known.status, media_type="application/json"
    )
    if known.code == "too-many":
        response.headers["retry-after"] = str(math.ceil(known.retry_after))
    return response
