"""Metering: every HTTP request is counted, and the work that it made is charged."""

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.protection.limits import REQUEST, WORK
from tablee.server.protection.payers import Payer
from tablee.server.protection.work import Measured
from tablee.server.routes.endpoint import error_response
from tablee.server.services import Services
from tablee.server.wire.errors import STATUS, ApiError

TOO_MANY = STATUS["too-many"]
#: Seconds until somebody is told that it was too much: to ask again at once gains nothing.
REFUSAL_DELAY = 1.0


class Metering:
    """Middleware: who asks pays. An endpoint that knows the person sets `payer` in the scope."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        services: Services = scope["app"].state.services
        client = scope.get("client")
        scope["payer"] = payer = Payer.at(client[0] if client else "-")

        async def send_in_time(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == TOO_MANY:
                await asyncio.sleep(REFUSAL_DELAY)
            await send(message)

        try:
            services.limits.spend(payer, REQUEST)
        except ApiError as error:
            await error_response(error)(scope, receive, send_in_time)
            return
        work = Measured(_awaited(self._app, scope, receive, send_in_time))
        try:
            await work.run()
        finally:
            services.limits.charge(scope["payer"], WORK, work.seconds)


async def _awaited(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)
