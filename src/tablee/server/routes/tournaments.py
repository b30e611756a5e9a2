"""Tournaments: opened, joined, started and looked at."""

from sqlalchemy import Connection

from tablee.server.protection.limits import NEW_TOURNAMENT
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.storage import tournaments
from tablee.server.tournaments.progress import Progress
from tablee.server.tournaments.seen import glance, info
from tablee.server.wire.bodies.base import Nothing
from tablee.server.wire.bodies.tournaments import (
    JoinTournament,
    NewTournament,
    RemoveMember,
    TournamentInfo,
    Tournaments,
)
from tablee.server.wire.errors import ApiError

#: Signs of a tournament's id.
LONGEST_ID = 32


def _id(call: Call) -> str:
    found = call.path("id")
    if not (found.isascii() and found.isalnum() and len(found) <= LONGEST_ID):
        raise ApiError("not-found")
    return found


async def _found(call: Call, invitation: str | None = None) -> TournamentInfo:
    """The tournament that is asked for; raises `ApiError` if the user may not see it."""
    asked = invitation or call.request.query_params.get("invitation")
    found = await call.services.tournaments.find(_id(call), call.reader, asked)
    return info(Progress(found), call.reader)


async def _list(call: Call) -> Tournaments:
    reader = call.reader

    def job(connection: Connection) -> tuple[list[tournaments.Listed], list[tournaments.Listed]]:
        mine = tournaments.tournaments_of(connection, reader) if reader is not None else []
        return mine, tournaments.public_tournaments(connection, reader or "")

    mine, listed = await call.services.store.read(job)
    return Tournaments(
        [glance(each, reader) for each in mine], [glance(each, reader) for each in listed]
    )


async def _open(call: Call) -> TournamentInfo:
    tournament_id = await call.services.tournaments.open(call.body, call.user)
    found = await call.services.tournaments.find(tournament_id, call.reader, None)
    return info(Progress(found), call.reader)


async def _show(call: Call) -> TournamentInfo:
    return await _found(call)


async def _join(call: Call) -> TournamentInfo:
    body: JoinTournament = call.body
    await call.services.tournaments.join(_id(call), call.user, body.invitation)
    return await _found(call)


async def _leave(call: Call) -> TournamentInfo:
    before = await _found(call)
    await call.services.tournaments.leave(_id(call), call.user)
    # Whoever has left a private one may look at it once more, to see that.
    return await _found(call, before.invitation)


async def _remove(call: Call) -> TournamentInfo:
    await _found(call)
    await call.services.tournaments.remove(_id(call), call.user, call.body.name)
    return await _found(call)


async def _start(call: Call) -> TournamentInfo:
    await _found(call)
    await call.services.tournaments.start(_id(call), call.user)
    return await _found(call)


async def _cancel(call: Call) -> TournamentInfo:
    await _found(call)
    await call.services.tournaments.cancel(_id(call), call.user)
    return await _found(call)


INVITED = {"invitation": "string"}
ERRORS = ("not-found", "forbidden", "conflict")
ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/tournaments",
        "The tournaments I organise or play in, and those listed for all.",
        Tournaments,
        _list,
    ),
    Endpoint(
        "POST",
        "/api/tournaments",
        "Opens a tournament, which I organise and play in; only accounts may.",
        TournamentInfo,
        _open,
        NewTournament,
        rate=NEW_TOURNAMENT,
        errors=("bad-setup", *ERRORS),
    ),
    Endpoint(
        "GET",
        "/api/tournaments/{id}",
        "One tournament: its members, rounds and standings.",
        TournamentInfo,
        _show,
        query=INVITED,
        errors=("not-found",),
    ),
    Endpoint(
        "POST",
        "/api/tournaments/{id}/join",
        "I play in a tournament that has not started; only accounts may.",
        TournamentInfo,
        _join,
        JoinTournament,
        query=INVITED,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tournaments/{id}/leave",
        "I play in a tournament no more; bots finish my games, which I have lost.",
        TournamentInfo,
        _leave,
        Nothing,
        query=INVITED,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tournaments/{id}/remove",
        "The organiser removes somebody before the start.",
        TournamentInfo,
        _remove,
        RemoveMember,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tournaments/{id}/start",
        "The organiser closes entries; the first tables are open.",
        TournamentInfo,
        _start,
        Nothing,
        rate=NEW_TOURNAMENT,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tournaments/{id}/cancel",
        "The organiser ends a tournament; games that have begun go on as others do.",
        TournamentInfo,
        _cancel,
        Nothing,
        errors=ERRORS,
    ),
)
