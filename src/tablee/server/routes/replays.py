"""Finished games: their records and replays, open to all."""

from starlette.responses import Response

from tablee.core import Seat
from tablee.server.bots.workers import JobFailed
from tablee.server.protection.limits import REPLAY
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.routes.tables import table_for
from tablee.server.tables.account import account_lines, rating_changes
from tablee.server.tables.course import Course
from tablee.server.tables.holdings import TIMEOUT as HOLDINGS_TIMEOUT
from tablee.server.tables.holdings import HoldingsPage
from tablee.server.tables.replay import MOST_STEPS, ReplayPage
from tablee.server.tables.table import Table
from tablee.server.wire.bodies.looking_back import Account, Holdings, Replay
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import encode


def finished_course(table: Table) -> Course:
    """The course of a game that is over; raises `ApiError` where it is not."""
    if table.row.status != "over":
        raise ApiError("forbidden", "error-not-over")
    if table.course is None:
        raise ApiError("conflict", "error-other-rules")
    return table.course


async def _record(call: Call) -> Response:
    table = await table_for(call)
    async with table.open():
        text = str(finished_course(table).match.record)
    return Response(text, media_type="text/plain; charset=utf-8")


async def _replay(call: Call) -> Response:
    seat = call.number("seat")
    first = call.number("from", 0) or 0
    last = call.number("to", first + MOST_STEPS - 1) or 0
    table = await table_for(call)
    async with table.open():
        course = finished_course(table)
        if seat is not None and seat >= len(table.seats):
            raise ApiError("not-found")
        about = table.summary(call.reader, call.services.hub.online(table.id))
        decisions = _decisions(course)
        page = ReplayPage(
            row=table.row,
            seats=len(table.seats),
            decisions=decisions,
            seat=seat,
            first=first,
            last=min(last, first + MOST_STEPS - 1, len(decisions)),
            gone=[place.seat for place in table.seats if place.lost],
            frame=encode(Replay(len(decisions), about, [])),
            is_gzipped="gzip" in call.request.headers.get("accept-encoding", ""),
        )
    body = await call.services.replays.body(page)
    headers = {"cache-control": "no-store", "vary": "Accept-Encoding"}
    if page.is_gzipped:
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


async def _account(call: Call) -> Account:
    table = await table_for(call)
    async with table.open():
        lines = account_lines(finished_course(table))
    ratings = await call.services.store.read(lambda c: rating_changes(c, table.id))
    return Account(lines, ratings)


async def _holdings(call: Call) -> Response:
    seat = call.number("seat", 0) or 0
    table = await table_for(call)
    async with table.open():
        course = table.course
        # Where nothing is hidden, what others own may be known at any time.
        if course is None or course.game.has_secrets or course.match.state.sealed:
            course = finished_course(table)
        if seat >= len(table.seats):
            raise ApiError("not-found")
        page = HoldingsPage(table.row, len(table.seats), _decisions(course), seat)
    try:
        body = await call.services.workers.run(page, HOLDINGS_TIMEOUT)
    except JobFailed as error:
        raise ApiError("server") from error
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


def _decisions(course: Course) -> list[tuple[Seat, str]]:
    return [
        (seat, text)
        for (seat, text), done in zip(course.texts(), course.done, strict=True)
        if done.how != "chance"
    ]


ERRORS = ("not-found", "forbidden", "conflict")
ENDPOINTS = (
    Endpoint(
        "GET", "/api/tables/{id}/record", "A finished game as text.", str, _record, errors=ERRORS
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/account",
        "Where the points of a finished game came from, and what became of the ratings.",
        Account,
        _account,
        errors=ERRORS,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/holdings",
        "What a seat has owned move by move; before the end only where nothing is hidden.",
        Holdings,
        _holdings,
        rate=REPLAY,
        query={"seat": "integer", "invitation": "string"},
        errors=ERRORS,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        "A finished game step by step.",
        Replay,
        _replay,
        rate=REPLAY,
        query={"seat": "integer", "from": "integer", "to": "integer"},
        errors=ERRORS,
    ),
)
