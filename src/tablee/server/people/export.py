"""Everything that the server has of somebody, for his own eyes."""

from typing import Any

from sqlalchemy import Connection, Select, Table, case, select

from tablee.server.storage.moderation import relations_of
from tablee.server.storage.people import User
from tablee.server.storage.schema import (
    awaited,
    chat,
    moves,
    notes,
    notices,
    push_subscriptions,
    ratings,
    reports,
    results,
    seats,
    sessions,
    tables,
    tournament_members,
    tournaments,
    users,
)
from tablee.server.wire.moments import iso

#: What bots and chance did in his seat is not his; it may even be hidden from him.
OWN_MOVES = ("human", "prepared", "habit", "forced")


def everything_of(connection: Connection, user: User) -> dict[str, object]:
    """All of it, without secrets: neither hashes nor what others keep hidden in a game."""

    def rows(table: Table, *names: str) -> Select[Any]:
        return select(*(table.c[name] for name in names))

    def told(query: Select[Any]) -> list[dict[str, object]]:
        return [_told(dict(row)) for row in connection.execute(query).mappings()]

    mine = select(seats.c.table_id).where(seats.c.user_id == user.id)
    return {
        "user": _told(
            {
                "id": user.id,
                "name": user.name,
                "account": user.password is not None,
                "email": user.email,
                "email_confirmed": user.email_confirmed,
                "settings": user.settings,
                "admin": user.admin,
                "created": user.created,
                "silenced_until": user.silenced_until,
            }
        ),
        "sessions": told(
            rows(sessions, "id", "agent", "created", "seen", "revoked")
            .where(sessions.c.user_id == user.id)
            .order_by(sessions.c.created)
        ),
        "tables": told(
            rows(tables, "id", "game", "options", "clock", "private", "status", "created")
            .where(tables.c.id.in_(mine) | (tables.c.opened_by == user.id))
            .order_by(tables.c.created)
        ),
        "tournaments": told(
            rows(tournaments, "id", "name", "game", "format", "private", "status", "created")
            .add_columns(tournament_members.c.joined, tournament_members.c.left_after)
            .outerjoin(
                tournament_members,
                (tournament_members.c.tournament_id == tournaments.c.id)
                & (tournament_members.c.user_id == user.id),
            )
            .where((tournaments.c.opened_by == user.id) | (tournament_members.c.user_id == user.id))
            .order_by(tournaments.c.created)
        ),
        "seats": told(
            rows(seats, "table_id", "seat", "kind", "name", "lost", "habits", "prepared").where(
                seats.c.user_id == user.id
            )
        ),
        "moves": told(
            # Neither their place among all moves, nor when they were stored, before the end: both
            # would tell who has answered under seal, or taken that back.
            rows(moves, "table_id", "seat", "text", "how")
            .add_columns(case((tables.c.status == "over", moves.c.at)).label("at"))
            .join(tables, tables.c.id == moves.c.table_id)
            .join(seats, (seats.c.table_id == moves.c.table_id) & (seats.c.seat == moves.c.seat))
            .where(seats.c.user_id == user.id, moves.c.how.in_(OWN_MOVES))
            .order_by(moves.c.table_id, moves.c.index)
        ),
        "chat": told(
            rows(chat, "id", "table_id", "text", "at")
            .where(chat.c.user_id == user.id)
            .order_by(chat.c.id)
        ),
        "notes": told(
            rows(notes, "table_id", "text", "at")
            .where(notes.c.user_id == user.id)
            .order_by(notes.c.at)
        ),
        "notices": told(
            rows(notices, "email", "pushed", "mailed").where(notices.c.user_id == user.id)
        ),
        # Where messages to a browser go is a secret: whoever has it could send some.
        "push_subscriptions": told(
            rows(push_subscriptions, "session_id", "created")
            .where(push_subscriptions.c.user_id == user.id)
            .order_by(push_subscriptions.c.created)
        ),
        "awaited": told(
            rows(awaited, "table_id", "asked", "deadline", "pushed", "mailed", "reminded")
            .where(awaited.c.user_id == user.id)
            .order_by(awaited.c.asked)
        ),
        "results": told(
            rows(
                results, "table_id", "seat", "game", "score", "place", "won", "lost", "traits", "at"
            )
            .where(results.c.player == user.id)
            .order_by(results.c.at)
        ),
        "ratings": told(
            rows(ratings, "game", "mu", "sigma", "games").where(ratings.c.player == user.id)
        ),
        "bots": told(
            rows(users, "name", "created")
            .where(users.c.owner_id == user.id, users.c.deleted.is_(None))
            .order_by(users.c.created)
        ),
        "relations": [_told(row.__dict__) for row in relations_of(connection, user.id)],
        "reports": told(
            rows(reports, "at", "table_id", "line", "reason", "text", "handled")
            .where(reports.c.reporter_id == user.id)
            .order_by(reports.c.id)
        ),
    }


_MOMENTS = frozenset(
    {"at", "created", "seen", "revoked", "silenced_until", "handled", "joined"}
    | {"email_confirmed", "pushed", "mailed", "asked", "deadline", "reminded"}
)


def _told(row: dict[str, Any]) -> dict[str, object]:
    return {
        name: iso(value) if name in _MOMENTS and value is not None else value
        for name, value in row.items()
    }
