"""The games, their rules, their editions and all texts."""

import asyncio
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from starlette.responses import Response

from tablee.bots import bots
from tablee.core import Game, Option
from tablee.core.catalogue import game as open_game
from tablee.core.catalogue import games
from tablee.core.options import write
from tablee.games import room
from tablee.kit.edition import PrintedEdition, printed
from tablee.kit.text import LANGUAGES
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.wire.bodies.games import (
    EditionInfo,
    GameInfo,
    Games,
    OptionInfo,
    PrintedValue,
    Rules,
)
from tablee.server.wire.errors import ApiError


def _info(game_id: str) -> GameInfo:
    game = open_game(game_id)
    return GameInfo(
        game.id,
        game.title,
        game.rules_version,
        list(game.seats),
        _options(game, game.options),
        _options(game, game.habits),
        list(bots()),
        game.guide is not None,
        dict(game.edition.sources),
    )


def _options(game: Game[Any], options: Sequence[Option]) -> list[OptionInfo]:
    return [
        OptionInfo(
            o.name,
            o.default,
            list(o.choices),
            list(o.seats or game.seats),
            {write(value): list(counts) for value, counts in o.only.items()},
        )
        for o in options
    ]


async def _games(_call: Call) -> Games:
    return Games([_info(game_id) for game_id in games()])


async def _rules(call: Call) -> Rules:
    game = open_game(call.path("game"))
    lang = call.request.query_params.get("lang", "en")
    name = {"fr": "RULES.fr.md", "en": "RULES.md"}.get(lang)
    if name is None:
        raise ApiError("not-found")
    return Rules(await asyncio.to_thread(_text, _package(game), name))


async def _edition(call: Call) -> EditionInfo:
    game = open_game(call.path("game"))
    if not isinstance(game.edition, PrintedEdition):
        raise ApiError("not-found")
    values = [
        PrintedValue(key, value, source) for key, value, source in printed(game.edition.table)
    ]
    return EditionInfo(game.edition.digest, values, room(game.id).EDITION.text())


async def _texts(call: Call) -> Response:
    place, lang = call.path("room"), call.path("lang")
    package = {"kit": "tablee.kit", "server": "tablee.server"}.get(place)
    if package is None:
        package = _package(open_game(place))
    if lang not in LANGUAGES:
        raise ApiError("not-found")
    text = await asyncio.to_thread(_text, package, "text", f"{lang}.ftl")
    return Response(text, media_type="text/plain; charset=utf-8")


def _package(game: Game[Any]) -> str:
    """The package that holds a game, with its texts and rules: one of ours or another's."""
    return type(game).__module__.rpartition(".")[0]


def _text(package: str, *path: str) -> str:
    """What stands in a file of a package; raises `ApiError` where there is none."""
    try:
        return files(package).joinpath(*path).read_text("utf-8")
    except FileNotFoundError as error:
        raise ApiError("not-found") from error


NOT_FOUND = ("not-found",)
ENDPOINTS = (
    Endpoint("GET", "/api/games", "All games.", Games, _games),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "A game's rules.",
        Rules,
        _rules,
        query={"lang": "string"},
        errors=NOT_FOUND,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/edition",
        "Every printed value of a game, with its provenance.",
        EditionInfo,
        _edition,
        errors=NOT_FOUND,
    ),
    Endpoint(
        "GET", "/api/texts/{room}/{lang}.ftl", "Fluent messages.", str, _texts, errors=NOT_FOUND
    ),
)
