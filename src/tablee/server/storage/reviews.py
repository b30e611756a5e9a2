"""Reviews of finished games in the database: one for each seat, made once."""

from typing import Any

from sqlalchemy import Connection, insert, select

from tablee.server.storage.schema import reviews


def find_review(connection: Connection, table_id: str, seat: int) -> dict[str, Any] | None:
    """The review of one seat, if it was made."""
    query = select(reviews.c.body).where(reviews.c.table_id == table_id, reviews.c.seat == seat)
    found: dict[str, Any] | None = connection.execute(query).scalar()
    return found


def add_review(
    connection: Connection, table_id: str, body: dict[str, Any], level: str, now: float
) -> None:
    """The review of a seat is kept, unless another process was faster."""
    seat = body["seat"]
    if find_review(connection, table_id, seat) is None:
        row = {"table_id": table_id, "seat": seat, "level": level, "made": now, "body": body}
        connection.execute(insert(reviews), row)
