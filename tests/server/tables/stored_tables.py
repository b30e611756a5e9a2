"""Tables as rows, thousands at once: nobody has to play them."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, insert

from tablee.server.storage.records import TableStatus
from tablee.server.storage.schema import seats, tables
from tablee.server.tables.registry import _new_row
from tablee.server.wire.messages import ClockInfo


def store(
    connection: Connection, made: Iterable[tuple[TableStatus, str | None, list[str | None]]]
) -> list[str]:
    """Tables of a status, a host and those who sit there (`None`: a free seat), oldest first.

    `?NAME` is a seat kept for somebody. Their ids.
    """
    rows: list[Mapping[str, Any]] = []
    places: list[Mapping[str, Any]] = []
    model = _new_row("reworld", {}, ClockInfo(), private=False)
    for number, (status, host, people) in enumerate(made):
        table_id = f"{model.id}{number:06}"
        moved = model.moved - 1000.0 + number / 100
        changed = {"id": table_id, "status": status, "opened_by": host, "moved": moved}
        rows.append(model.__dict__ | changed)
        for seat, who in enumerate(people):
            user = who.removeprefix("?") if who is not None else None
            kind = "human" if who is not None and not who.startswith("?") else "open"
            place = {"table_id": table_id, "seat": seat, "kind": kind, "bot": None, "lost": False}
            places.append(place | {"user_id": user, "name": user, "habits": {}})
    connection.execute(insert(tables), rows)
    connection.execute(insert(seats), places)
    return [row["id"] for row in rows]
