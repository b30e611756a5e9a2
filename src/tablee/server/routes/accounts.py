"""Passwords, addresses, what the server has of me, and the end of an account."""

import json
from contextlib import suppress
from typing import Any

from starlette.responses import Response

from tablee.server.people.export import everything_of
from tablee.server.people.names import name_key
from tablee.server.protection.limits import EXPORT, LETTER, SIGN_IN
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.routes.people import me
from tablee.server.wire.bodies.accounts import (
    AskReset,
    ChangeEmail,
    ChangePassword,
    DeleteMe,
    Me,
    Reset,
)
from tablee.server.wire.bodies.base import Done
from tablee.server.wire.errors import ApiError


async def _prove(call: Call, password: str | None) -> None:
    """The password is that of whoever asks; a wrong one counts as at signing in."""
    attempts, user = call.services.attempts, call.user
    attempts.spend(user.name_key, call.payer)
    await call.services.accounts.prove(user, password)
    attempts.succeeded(user.name_key, call.payer)


async def _prove_account(call: Call, password: str) -> None:
    if call.user.password is None:
        raise ApiError("forbidden", "error-account")
    await _prove(call, password)


async def _change_password(call: Call) -> Done:
    await _prove_account(call, call.body.old)
    await call.services.accounts.change_password(call.signed_in, call.body.new)
    await call.services.people.changed(call.user.id)
    return Done()


async def _change_email(call: Call) -> Me:
    await _prove_account(call, call.body.password)
    user, email = call.user, call.body.email
    await call.services.accounts.change_email(user, email)
    with suppress(ApiError):  # it got enough of them just now; another can be asked for later
        if email is not None and user.email_confirmed is None:
            call.services.limits.pay({f"address {email}": 1.0}, LETTER)
            call.services.accounts.ask_to_confirm(user)
    return me(user)


async def _ask_reset(call: Call) -> Done:
    call.services.limits.pay({f"name {name_key(call.body.name)}": 1.0}, LETTER)
    call.services.accounts.ask_reset(call.body.name)
    return Done()


async def _reset(call: Call) -> Me:
    accounts = call.services.accounts
    authenticated, call.cookie = await accounts.reset(
        call.body.token, call.body.password, call.user_agent
    )
    await call.services.people.changed(authenticated.user.id)
    return me(authenticated.user)


async def _delete(call: Call) -> Done:
    await _prove(call, call.body.password)
    await call.services.accounts.delete(call.user)
    await call.services.people.changed(call.user.id)
    call.cookie = ""
    return Done()


async def _export(call: Call) -> Response:
    user = call.user
    known = await call.services.store.read(lambda connection: everything_of(connection, user))
    return Response(
        json.dumps(known, ensure_ascii=False, indent=1),
        media_type="application/json",
        headers={
            "content-disposition": 'attachment; filename="tablee-export.json"',
            "cache-control": "no-store",
        },
    )


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/me/password",
        "Changes my password; all my other sessions are revoked.",
        Done,
        _change_password,
        ChangePassword,
        rate=SIGN_IN,
        errors=("wrong-password", "forbidden", "conflict"),
    ),
    Endpoint(
        "PUT",
        "/api/me/email",
        "Changes the address of letters to me; one goes there to have it confirmed.",
        Me,
        _change_email,
        ChangeEmail,
        rate=SIGN_IN,
        errors=("wrong-password", "forbidden", "conflict"),
    ),
    Endpoint(
        "POST",
        "/api/password-resets",
        "A letter to whoever forgot a password; the answer never tells whether there is one.",
        Done,
        _ask_reset,
        AskReset,
        rate=LETTER,
        allows_anonymous=True,
    ),
    Endpoint(
        "POST",
        "/api/password-resets/use",
        "A new password with what a letter holds; all sessions are revoked, a new one is opened.",
        Me,
        _reset,
        Reset,
        rate=SIGN_IN,
        allows_anonymous=True,
        errors=("forbidden",),
    ),
    Endpoint(
        "POST",
        "/api/me/delete",
        "The account or guest is gone; games stay, without the name.",
        Done,
        _delete,
        DeleteMe,
        rate=SIGN_IN,
        errors=("wrong-password", "conflict"),
    ),
    Endpoint(
        "GET",
        "/api/me/export",
        "Everything that the server has of me, as a file.",
        dict[str, Any],
        _export,
        rate=EXPORT,
        errors=("not-signed-in",),
    ),
)
