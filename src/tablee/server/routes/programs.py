"""My bots: programs that play over the network."""

from tablee.server.protection.limits import SIGN_IN
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.wire.bodies.base import Done, Nothing
from tablee.server.wire.bodies.programs import BotInfo, Bots, BotToken, NewBot
from tablee.server.wire.moments import iso


async def _list(call: Call) -> Bots:
    mine = await call.services.programs.of(call.user)
    return Bots([BotInfo(bot.name, iso(bot.created)) for bot in mine])


async def _make(call: Call) -> BotToken:
    bot, token = await call.services.programs.make(call.user, call.body.name)
    return BotToken(bot.name, token)


async def _new_token(call: Call) -> BotToken:
    bot, token = await call.services.programs.new_token(call.user, call.path("name"))
    await call.services.people.changed(bot.id)
    return BotToken(bot.name, token)


async def _delete(call: Call) -> Done:
    bot = await call.services.programs.delete(call.user, call.path("name"))
    await call.services.people.changed(bot.id)
    return Done()


ENDPOINTS = (
    Endpoint("GET", "/api/me/bots", "My bots.", Bots, _list, errors=("not-signed-in",)),
    Endpoint(
        "POST",
        "/api/me/bots",
        "A bot of mine, and its token, which is told once.",
        BotToken,
        _make,
        NewBot,
        rate=SIGN_IN,
        errors=("forbidden", "conflict"),
    ),
    Endpoint(
        "POST",
        "/api/me/bots/{name}/token",
        "Another token of a bot of mine; those before hold no more.",
        BotToken,
        _new_token,
        Nothing,
        rate=SIGN_IN,
        errors=("not-found",),
    ),
    Endpoint(
        "DELETE",
        "/api/me/bots/{name}",
        "A bot of mine is gone.",
        Done,
        _delete,
        errors=("not-found", "conflict"),
    ),
)
