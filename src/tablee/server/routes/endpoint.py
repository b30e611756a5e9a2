"""Endpoints: how every REST request is handled, from rate limits to the response."""

import logging
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.operation import metrics
from tablee.server.people.identity import COOKIE, Authenticated
from tablee.server.people.programs import budget_of, sends_token, who_asks
from tablee.server.protection.limits import BOT_REQUEST, REQUEST, Rate
from tablee.server.protection.payers import Payer
from tablee.server.protection.security import is_allowed_origin
from tablee.server.services import Services
from tablee.server.storage.people import User
from tablee.server.tables.table import Table
from tablee.server.wire.bodies.base import LARGEST
from tablee.server.wire.decoding import decoded
from tablee.server.wire.errors import ApiError, as_api_error
from tablee.server.wire.messages import ErrorBody, encode, refusal

log = logging.getLogger(__name__)

T = TypeVar("T")
YEAR = 365 * 86400


@dataclass
class Call:
    """A request with its user and its decoded body."""

    request: Request
    services: Services
    authenticated: Authenticated | None
    body: Any = None
    #: Cookie to set in the response; empty to delete it.
    cookie: str | None = None

    @property
    def user(self) -> User:
        """The user; raises `ApiError` without a session."""
        return self.signed_in.user

    @property
    def signed_in(self) -> Authenticated:
        """The user and the session; raises `ApiError` without a session."""
        if self.authenticated is None:
            raise ApiError("not-signed-in")
        return self.authenticated

    @property
    def reader(self) -> str | None:
        """The id of the user; `None` without a session."""
        return self.authenticated.user.id if self.authenticated is not None else None

    def path(self, name: str) -> str:
        """A path parameter."""
        return str(self.request.path_params[name])

    def number(self, name: str, default: int | None = None) -> int | None:
        """An integer query parameter, at least 0."""
        text = self.request.query_params.get(name)
        if text is None or text == "":
            return default
        if not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise ApiError("bad-request", "error-malformed", problem=name)
        return int(text)

    @property
    def user_agent(self) -> str:
        """The `User-Agent` header, shortened."""
        return self.request.headers.get("user-agent", "")[:120]

    @property
    def payer(self) -> Payer:
        """Whose budgets are charged."""
        payer: Payer = self.request.scope["payer"]
        return payer

    def find_table(self) -> Table:
        """The table in the path, which may not exist; loading it is charged."""
        return self.services.find_table(self.path("id"), self.payer)


@dataclass(frozen=True)
class Endpoint:
    """One method of one path: what its route and its OpenAPI description are made from."""

    method: str
    path: str
    summary: str
    response: Any
    handler: Callable[[Call], Awaitable[Any]] = field(repr=False)
    body: type[msgspec.Struct] | None = None
    #: Query parameters and their JSON Schema types.
    query: dict[str, str] = field(default_factory=dict)
    rate: Rate | None = None
    #: Whether it needs no session although its method is unsafe.
    allows_anonymous: bool = False
    #: Whether other sites may send it, and mail programs: its path proves who may, not the cookie.
    allows_any_origin: bool = False
    #: Whether bots that people run may ask for it although its method is unsafe.
    for_bots: bool = False
    #: Its error codes, besides those of every endpoint.
    errors: tuple[str, ...] = ()

    @property
    def is_safe(self) -> bool:
        """Whether its method is safe: it changes nothing."""
        return self.method == "GET"

    def route(self) -> Route:
        """The endpoint as a Starlette route."""
        return Route(self.path, self._handle, methods=[self.method])

    async def _handle(self, request: Request) -> Response:
        request.scope[metrics.ROUTE] = self.path
        try:
            return await self._respond(request)
        except ClientDisconnect:
            return Response(status_code=400)  # which nobody reads
        except Exception as error:  # noqa: BLE001 - becomes an error response
            return error_response(error)

    async def _respond(self, request: Request) -> Response:
        services: Services = request.app.state.services
        call = Call(request, services, None)
        is_ours = self.allows_any_origin or sends_token(request)
        is_ours = is_ours or is_allowed_origin(request, services.settings)
        if not self.is_safe and not is_ours:
            raise ApiError("forbidden", "error-origin")
        call.authenticated = await who_asks(services.identity, request)
        if call.authenticated is not None:
            budget, is_program = budget_of(call.user), call.user.is_program
            request.scope["payer"] = Payer(call.payer.address, budget)
            services.limits.spend_alone(budget, BOT_REQUEST if is_program else REQUEST)
            if is_program and not self.is_safe and not self.for_bots:
                raise ApiError("forbidden", "error-not-for-bots")
        elif not self.is_safe and not self.allows_anonymous:
            raise ApiError("not-signed-in")
        if self.rate is not None:
            services.limits.spend(call.payer, self.rate)
        if self.body is not None:
            call.body = await _read(request, self.body)
        await services.turns.admit(call.payer)
        answer = await self.handler(call)
        if isinstance(answer, Response):
            return answer
        response = Response(encode(answer), media_type="application/json")
        response.headers["cache-control"] = "no-store"
        _set_cookie(response, call)
        return response


async def _read(request: Request, kind: type[msgspec.Struct]) -> Any:  # noqa: ANN401 - of `kind`
    """The decoded body; raises `ApiError` if it is malformed or too large."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > LARGEST:
            raise ApiError("too-large")
    return decoded(bytes(data) or b"{}", msgspec.json.Decoder(kind))


def _set_cookie(response: Response, call: Call) -> None:
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


def error_response(error: Exception) -> Response:
    """The error as an HTTP response."""
    known = as_api_error(error)
    metrics.refused(known.code)
    if known.code == "server":
        log.error("a request failed: %s", type(error).__name__, exc_info=error)
    response = Response(
        encode(ErrorBody(refusal(known))), known.status, media_type="application/json"
    )
    if known.retry_after:
        response.headers["retry-after"] = str(math.ceil(known.retry_after))
    return response
