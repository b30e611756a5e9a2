"""Private notes at a table."""

import time

from sqlalchemy import Connection

from tablee.server.routes.endpoint import Call, Endpoint
from tablee.server.routes.tables import table_for
from tablee.server.storage import notes
from tablee.server.storage.people import check_active
from tablee.server.wire.bodies.tables import Note


async def _note(call: Call) -> Note:
    table, user = await table_for(call), call.user
    return Note(await call.services.store.read(lambda c: notes.note_of(c, user.id, table.id)))


async def _set_note(call: Call) -> Note:
    table, user = await table_for(call), call.user
    body: Note = call.body
    now = time.time()

    def job(connection: Connection) -> None:
        check_active(connection, user.id)
        notes.set_note(connection, user.id, table.id, body.text, now)

    await call.services.store.write(job)
    return body


INVITED = {"invitation": "string"}
ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/tables/{id}/note",
        "What I have noted at a table; nobody else reads it.",
        Note,
        _note,
        query=INVITED,
        errors=("not-signed-in", "not-found"),
    ),
    Endpoint(
        "PUT",
        "/api/tables/{id}/note",
        "Changes what I have noted at a table; empty: nothing.",
        Note,
        _set_note,
        Note,
        query=INVITED,
        errors=("not-found",),
    ),
)
