"""Reviews of finished games: open to whoever may see the replay."""

from tablee.core import Seat
from tablee.server.protection.limits import REVIEW
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.routes.replays import finished_course
from tablee.server.routes.tables import table_for
from tablee.server.tables.review import Played
from tablee.server.wire.bodies.looking_back import AskReview, ReviewState
from tablee.server.wire.errors import ApiError


async def _played(call: Call, seat: Seat) -> Played:
    """The finished game that is asked about; raises `ApiError` if it may not be seen."""
    table = await table_for(call)
    async with table.open():
        course = finished_course(table)
        if seat >= len(table.seats):
            raise ApiError("not-found")
        return Played(table.row, len(table.seats), course.texts())


async def _show(call: Call) -> ReviewState:
    seat = call.number("seat", 0) or 0
    played = await _played(call, seat)
    return await call.services.reviews.state(played.row.id, seat)


async def _ask(call: Call) -> ReviewState:
    body: AskReview = call.body
    played = await _played(call, body.seat)
    reviews = call.services.reviews
    state = await reviews.state(played.row.id, body.seat)
    if state.review is not None or reviews.is_busy(played.row.id, body.seat):
        return state
    call.services.limits.spend(call.payer, REVIEW)
    reviews.begin(played, body.seat, call.user.id)
    return await reviews.state(played.row.id, body.seat)


ERRORS = ("not-found", "forbidden", "conflict")
ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/tables/{id}/review",
        "What was found out about the play of one seat, or how much of that is done.",
        ReviewState,
        _show,
        query={"seat": "integer"},
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/review",
        "Has the play of one seat reviewed; ask on with GET.",
        ReviewState,
        _ask,
        AskReview,
        errors=ERRORS,
    ),
)
