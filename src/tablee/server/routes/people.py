"""Guests, accounts, sessions, settings, results and ratings."""

import time

import msgspec

from tablee.bots import bots
from tablee.core.catalogue import game as open_game
from tablee.server.people.names import name_key
from tablee.server.people.results import (
    ranking,
    ratings_of_player,
    results_of_player,
    shown,
)
from tablee.server.people.statistics import statistics_of
from tablee.server.protection.limits import GUEST, SIGN_IN
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.storage.people import User, user_named
from tablee.server.storage.records import known_tables
from tablee.server.wire.bodies.accounts import (
    Credentials,
    Me,
    NewGuest,
    Preferences,
    SessionInfo,
    Sessions,
)
from tablee.server.wire.bodies.base import Done
from tablee.server.wire.bodies.people import Player, Ranked, Ranking, RatingInfo, ResultInfo
from tablee.server.wire.errors import ApiError
from tablee.server.wire.moments import iso

RANKED = 100
RESULTS = 100


def me(user: User) -> Me:
    """Who somebody is, for his own eyes."""
    settings = msgspec.convert(user.settings, Preferences)
    is_silenced = user.silenced_until is not None and user.silenced_until > time.time()
    return Me(
        user.id,
        user.name,
        user.password is not None,
        settings,
        user.email,
        user.admin,
        iso(user.silenced_until) if is_silenced and user.silenced_until is not None else None,
    )


async def _guest(call: Call) -> Me:
    authenticated, call.cookie = await call.services.identity.guest(call.body.name, call.user_agent)
    return me(authenticated.user)


async def _account(call: Call) -> Me:
    guest = call.authenticated.user if call.authenticated is not None else None
    identity = call.services.identity
    authenticated, call.cookie = await identity.account(
        call.body.name, call.body.password, guest, call.user_agent
    )
    await call.services.people.changed(authenticated.user.id)
    return me(authenticated.user)


async def _sign_in(call: Call) -> Me:
    attempts, key = call.services.attempts, name_key(call.body.name)
    attempts.spend(key, call.payer)
    identity = call.services.identity
    authenticated, call.cookie = await identity.sign_in(
        call.body.name, call.body.password, call.user_agent
    )
    attempts.succeeded(key, call.payer)
    return me(authenticated.user)


async def _who(call: Call) -> Me:
    return me(call.user)


async def _change_settings(call: Call) -> Me:
    given = msgspec.to_builtins(call.body)
    await call.services.identity.change_settings(call.user, given)
    return me(call.user)


async def _rename(call: Call) -> Me:
    user = await call.services.identity.rename(call.user, call.body.name)
    await call.services.people.changed(user.id)
    return me(user)


async def _sessions(call: Call) -> Sessions:
    here = call.signed_in
    return Sessions(
        [
            SessionInfo(s.id, s.agent, iso(s.created), iso(s.seen), s.id == here.session.id)
            for s in await call.services.identity.sessions(here.user)
        ]
    )


async def _revoke_others(call: Call) -> Done:
    await call.services.identity.revoke_others(call.signed_in)
    await call.services.people.changed(call.user.id)
    return Done()


async def _revoke(call: Call) -> Done:
    here = call.signed_in
    session_id = call.path("id")
    if session_id in ("current", here.session.id):
        session_id = here.session.id
        call.cookie = ""
    await call.services.identity.revoke(here.user, session_id)
    call.services.hub.close_session(session_id)
    return Done()


async def _player(call: Call) -> Player:
    name = call.path("name")
    store = call.services.store
    user = None
    if name in bots():
        player = f"bot:{name}"
    else:
        user = await store.read(lambda connection: user_named(connection, name_key(name)))
        if user is None or user.deleted is not None:
            raise ApiError("not-found")
        name, player = user.name, user.id
    ratings = await store.read(lambda connection: ratings_of_player(connection, player))
    results = await store.read(lambda connection: results_of_player(connection, player, RESULTS))
    statistics = await store.read(lambda connection: statistics_of(connection, player))
    ids = {result.table_id for result, _ in results}
    known = await store.read(lambda connection: known_tables(connection, ids, call.reader))
    return Player(
        name,
        user is not None and user.password is not None,
        user is None or user.is_program,
        [RatingInfo(r.game, shown(r.rating), r.mu, r.sigma, r.games) for r in ratings],
        [
            ResultInfo(
                r.table_id if r.table_id in known else None,
                r.game,
                r.seat,
                r.score,
                r.place,
                names,
                r.lost,
                iso(r.at),
            )
            for r, names in results
        ],
        statistics,
    )


async def _ranking(call: Call) -> Ranking:
    game = open_game(call.path("game"))
    rows = await call.services.store.read(lambda connection: ranking(connection, game.id, RANKED))
    return Ranking(
        game.id,
        [
            Ranked(
                place,
                row.name,
                row.player.startswith("bot:"),
                shown(row.rating),
                row.mu,
                row.sigma,
                row.games,
            )
            for place, row in enumerate(rows, 1)
        ],
    )


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/guests",
        "A guest with a session.",
        Me,
        _guest,
        NewGuest,
        rate=GUEST,
        allows_anonymous=True,
        errors=("conflict",),
    ),
    Endpoint(
        "POST",
        "/api/accounts",
        "An account; keeps the tables of the guest who asks.",
        Me,
        _account,
        Credentials,
        rate=SIGN_IN,
        allows_anonymous=True,
        errors=("conflict",),
    ),
    Endpoint(
        "POST",
        "/api/sessions",
        "Signs in.",
        Me,
        _sign_in,
        Credentials,
        rate=SIGN_IN,
        allows_anonymous=True,
        errors=("wrong-password", "forbidden"),
    ),
    Endpoint("GET", "/api/me", "Who I am, my settings.", Me, _who, errors=("not-signed-in",)),
    Endpoint("PATCH", "/api/me", "Changes my settings.", Me, _change_settings, Preferences),
    Endpoint(
        "PUT",
        "/api/me/name",
        "Another name for a guest, who keeps everything.",
        Me,
        _rename,
        NewGuest,
        rate=SIGN_IN,
        errors=("conflict", "forbidden"),
    ),
    Endpoint(
        "GET", "/api/sessions", "My sessions.", Sessions, _sessions, errors=("not-signed-in",)
    ),
    Endpoint(
        "DELETE", "/api/sessions", "Revokes all my sessions but this one.", Done, _revoke_others
    ),
    Endpoint(
        "DELETE",
        "/api/sessions/{id}",
        "Revokes a session; `current` is this one.",
        Done,
        _revoke,
        errors=("not-found",),
    ),
    Endpoint(
        "GET",
        "/api/players/{name}",
        "A player's results and ratings.",
        Player,
        _player,
        errors=("not-found",),
    ),
    Endpoint(
        "GET",
        "/api/ratings/{game}",
        "The ranking of a game.",
        Ranking,
        _ranking,
        errors=("not-found",),
    ),
)
