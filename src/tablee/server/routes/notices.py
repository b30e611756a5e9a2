"""How I am told that it is my turn, addresses that are confirmed, and the end of letters."""

import time

from sqlalchemy import Connection

from tablee.server.protection.limits import BROWSER, LETTER, SIGN_IN
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.storage import awaited, notices
from tablee.server.storage.notices import Subscription
from tablee.server.storage.people import check_active
from tablee.server.wire.bodies.accounts import Confirm, Confirmed
from tablee.server.wire.bodies.base import Done
from tablee.server.wire.bodies.notices import ChangeNotices, NewBrowser, NoticesInfo
from tablee.server.wire.errors import ApiError


async def _notices(call: Call) -> NoticesInfo:
    here = call.signed_in

    def job(connection: Connection) -> tuple[notices.NoticeRow | None, bool]:
        browsers = notices.browsers_of(connection, here.user.id)
        is_here = any(browser.session_id == here.session.id for browser in browsers)
        return notices.notices_of(connection, here.user.id), is_here

    wish, is_here = await call.services.store.read(job)
    return NoticesInfo(
        call.services.push.public_key,
        is_here,
        wish.email if wish is not None else "off",
        call.services.letters.can_send,
        here.user.email_confirmed is not None,
    )


async def _change(call: Call) -> NoticesInfo:
    user, body = call.user, call.body
    if user.password is None:
        raise ApiError("forbidden", "error-account")
    if user.email is None and body.email != "off":
        raise ApiError("forbidden", "error-no-address")
    now = time.time()

    def job(connection: Connection) -> None:
        check_active(connection, user.id)
        notices.set_email_mode(connection, user.id, body.email)
        awaited.look_again(connection, user.id, now)

    await call.services.store.write(job)
    return await _notices(call)


async def _push_here(call: Call) -> NoticesInfo:
    here, body = call.signed_in, call.body
    try:
        await call.services.push.check(body.endpoint, body.p256dh, body.auth)
    except ValueError:
        raise ApiError("bad-request", "error-push") from None
    now = time.time()
    browser = Subscription(
        here.session.id, here.user.id, body.endpoint, body.p256dh, body.auth, now
    )

    def job(connection: Connection) -> None:
        check_active(connection, here.user.id)
        notices.add_browser(connection, browser)
        awaited.look_again(connection, here.user.id, now)

    await call.services.store.write(job)
    return await _notices(call)


async def _push_nowhere(call: Call) -> NoticesInfo:
    session_id = call.signed_in.session.id
    await call.services.store.write(lambda c: notices.drop_browser(c, session_id))
    return await _notices(call)


async def _ask_again(call: Call) -> Done:
    user = call.user
    if user.email is None:
        raise ApiError("forbidden", "error-no-address")
    call.services.limits.pay({f"address {user.email}": 1.0}, LETTER)
    call.services.accounts.ask_to_confirm(user)
    return Done()


async def _confirm(call: Call) -> Confirmed:
    return Confirmed(await call.services.addresses.confirm(call.body.token))


async def _end(call: Call) -> Done:
    await call.services.addresses.end(call.path("token"))
    return Done()


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/me/notices",
        "How I am told that it is my turn.",
        NoticesInfo,
        _notices,
        errors=("not-signed-in",),
    ),
    Endpoint(
        "PATCH",
        "/api/me/notices",
        "Changes how soon letters tell me that it is my turn.",
        NoticesInfo,
        _change,
        ChangeNotices,
    ),
    Endpoint(
        "PUT",
        "/api/me/push",
        "Notices are pushed to this browser, until its session ends.",
        NoticesInfo,
        _push_here,
        NewBrowser,
        rate=BROWSER,
        errors=("conflict",),
    ),
    Endpoint(
        "DELETE", "/api/me/push", "Nothing is pushed to this browser.", NoticesInfo, _push_nowhere
    ),
    Endpoint(
        "POST",
        "/api/me/email/confirmation",
        "Another letter by which I can confirm my address.",
        Done,
        _ask_again,
        rate=LETTER,
    ),
    Endpoint(
        "POST",
        "/api/email-confirmations",
        "Confirms an address with what a letter holds; nobody is signed in by that.",
        Confirmed,
        _confirm,
        Confirm,
        rate=SIGN_IN,
        allows_anonymous=True,
    ),
    Endpoint(
        "POST",
        "/unsubscribe/{token}",
        "No more notices by letter to whom that link was written (RFC 8058).",
        Done,
        _end,
        rate=SIGN_IN,
        allows_anonymous=True,
        allows_any_origin=True,
    ),
)
