"""Finished games: their records and replays, open to all."""

import asyncio
from collections.abc import Sequence

from starlette.responses import Response

from tablee.core import Seat
from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.routes.tables import table_for
from tablee.server.tables.course import Course
from tablee.server.tables.seat_view import SeatViews, events_for
from tablee.server.tables.table import Table
from tablee.server.wire.bodies import Replay, Step
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import outcome_info, worded

#: Steps in one answer.
LONGEST = 200


def _course(table: Table) -> Course:
    if table.row.status != "over":
        raise ApiError("forbidden", "error-not-over")
    if table.course is None:
        raise ApiError("conflict", "error-other-rules")
    return table.course


async def _record(call: Call) -> Response:
    table = await table_for(call)
    async with table.open():
        text = str(_course(table).match.record)
    return Response(text, media_type="text/plain; charset=utf-8")


async def _replay(call: Call) -> Replay:
    seat = call.number("seat")
    first = call.number("from", 0) or 0
    last = call.number("to", first + LONGEST - 1) or 0
    table = await table_for(call)
    async with table.open():
        course = _course(table)
        if seat is not None and seat >= len(table.seats):
            raise ApiError("not-found")
        row = table.row
        about = table.summary(call.reader, call.services.hub.online(table.id))
        again = Course(row, len(table.seats))
        gone = [place.seat for place in table.seats if place.lost]
        decisions = [
            (s, text)
            for (s, text), done in zip(course.texts(), course.done, strict=True)
            if done.how != "chance"
        ]
    last = min(last, first + LONGEST - 1, len(decisions))
    # Playing a game again takes long enough to be felt at other tables.
    steps = await asyncio.to_thread(_steps, again, decisions, seat, range(first, last + 1), gone)
    return Replay(len(decisions), about, steps)


def _steps(
    course: Course,
    decisions: list[tuple[Seat, str]],
    seat: Seat | None,
    wanted: range,
    gone: Sequence[Seat],
) -> list[Step]:
    """The wanted steps, played again from the start; step 0 is the set-up.

    Seats that are `gone` have lost at the end; when they left is not in the record.
    """
    steps = []
    views = SeatViews(course)
    for step in range(wanted.stop if wanted else 0):
        actor, text, words = None, None, None
        known = len(course.heard)
        if step:
            actor, text = decisions[step - 1]
            if step in wanted:
                action = course.game.parse(text)
                words = worded(course.game.describe(course.match.state, actor, action))
            # Whoever lends a seat's eyes does not learn what it had standing orders for.
            course.decide(actor, text, "human")
        if step in wanted:
            heard = course.heard if not step else course.heard[known:]
            state = course.match.state
            views.changed()
            steps.append(
                Step(
                    step,
                    actor,
                    text,
                    words,
                    views.view(seat),
                    worded(course.game.question(state, seat)),
                    events_for(course, heard, seat, step),
                    outcome_info(course.game.outcome(state, gone if state.over else ())),
                )
            )
    return steps


ERRORS = ("not-found", "forbidden", "conflict")
ENDPOINTS = (
    Endpoint(
        "GET", "/api/tables/{id}/record", "A finished game as text.", str, _record, errors=ERRORS
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        "A finished game step by step.",
        Replay,
        _replay,
        query={"seat": "integer", "from": "integer", "to": "integer"},
        errors=ERRORS,
    ),
)
