"""Private notes: what somebody has noted at a table, for nobody else's eyes."""

from sqlalchemy import Connection, delete, select

from tablee.server.storage.schema import notes
from tablee.server.storage.upsert import insert_or_update


def note_of(connection: Connection, user_id: str, table_id: str) -> str:
    """What the user has noted there; empty where it is nothing."""
    query = select(notes.c.text).where(notes.c.user_id == user_id, notes.c.table_id == table_id)
    return connection.execute(query).scalar() or ""


def set_note(connection: Connection, user_id: str, table_id: str, text: str, at: float) -> None:
    """That is what the user has noted there; nothing is kept of an empty note."""
    if text:
        row = {"user_id": user_id, "table_id": table_id, "text": text, "at": at}
        insert_or_update(connection, notes, row, ("user_id", "table_id"))
        return
    mine = notes.c.user_id == user_id, notes.c.table_id == table_id
    connection.execute(delete(notes).where(*mine))
