"""Moderation: whom people do not want to meet, what they report, what administrators do.

What an administrator does and the note of it in the audit are one transaction.
"""

import secrets
import time
from datetime import UTC, datetime
from typing import Literal, TypeAlias

from sqlalchemy import Connection

from tablee.server.people.lookalikes import skeleton
from tablee.server.people.names import MARK, name_key, taken_names
from tablee.server.storage import moderation, people, records
from tablee.server.storage.moderation import RelationKind, ReportRow
from tablee.server.storage.people import User
from tablee.server.storage.store import Store
from tablee.server.storage.tournaments import close_tournament
from tablee.server.wire.errors import ApiError

Act: TypeAlias = Literal["silence", "ban", "release", "rename"]

#: Who acts with the machine's own commands.
CLI = "cli"
#: Whom one person can mute or block.
MOST_RELATIONS = 500
HOUR = 3600.0


def person_named(connection: Connection, name: str) -> User:
    """The person of that name; raises `ApiError` if there is none."""
    user = people.user_named(connection, name_key(name))
    if user is None or user.deleted is not None:
        raise ApiError("not-found", "error-nobody", name=name[:40])
    return user


# What people do


def may_write(connection: Connection, user_id: str, now: float) -> User:
    """The user as he is now; raises `ApiError` if he may write nothing."""
    user = people.check_active(connection, user_id)
    if user.silenced_until is not None and user.silenced_until > now:
        until = datetime.fromtimestamp(user.silenced_until, UTC)
        raise ApiError("forbidden", "error-silenced", until=f"{until:%Y-%m-%d %H:%M} UTC")
    return user


async def set_relation(store: Store, user: User, name: str, kind: RelationKind | None) -> None:
    """The user wants to read or to meet somebody no more, or again, or likes to."""
    now = time.time()

    def job(connection: Connection) -> None:
        other = person_named(connection, name)
        if other.id == user.id:
            raise ApiError("bad-request", "error-yourself")
        people.held_user(connection, user.id)
        known = moderation.related_to(connection, user.id)
        if kind is not None and other.id not in known and len(known) >= MOST_RELATIONS:
            raise ApiError("conflict", "error-relations")
        moderation.set_relation(connection, user.id, other.id, kind, now)

    await store.write(job)


async def report(
    store: Store, reporter: User, about: str, row: ReportRow, line: int | None
) -> None:
    """The report is there for administrators, with the line of chat that it is about."""

    def job(connection: Connection) -> None:
        person = person_named(connection, about)
        if person.id == reporter.id:
            raise ApiError("bad-request", "error-yourself")
        if line is not None:
            text = moderation.line_of(connection, row.table_id or "", line, person.id)
            if text is None:
                raise ApiError("not-found")
            row.line = text
        row.about_id, row.reporter_id = person.id, reporter.id
        moderation.add_report(connection, row)

    await store.write(job)


# What administrators do


async def sanction(
    store: Store, actor: str, name: str, act: Act, *, reason: str, hours: float | None = None
) -> User:
    """Somebody is silenced for some hours, banned, released from both, or renamed."""
    if (hours is None) == (act == "silence"):
        raise ApiError("bad-request", "error-hours")
    now = time.time()

    def job(connection: Connection) -> User:
        found = person_named(connection, name)
        user = people.held_user(connection, found.id)
        if user is None or user.deleted is not None:
            raise ApiError("not-found")
        if user.admin:
            raise ApiError("forbidden", "error-administrator", name=user.name)
        detail: dict[str, object] = {"name": user.name, "reason": reason}
        if act == "silence" and hours is not None:
            detail["hours"] = hours
            people.change_user(connection, user.id, silenced_until=now + hours * HOUR)
        elif act == "ban":
            people.change_user(connection, user.id, banned=user.banned or now)
        elif act == "release":
            people.change_user(connection, user.id, banned=None, silenced_until=None)
        else:
            detail["renamed"] = harmless = _harmless_name(connection, user)
            people.rename(connection, user.id, harmless, name_key(harmless), skeleton(harmless))
        moderation.add_audit(connection, now, actor, act, user.id, **detail)
        store.notify(connection, f"user {user.id}")
        for bot in people.programs_of(connection, user.id) if act in ("ban", "release") else ():
            # What holds for people holds for the bots that they run.
            people.change_user(connection, bot.id, banned=now if act == "ban" else None)
            moderation.add_audit(connection, now, actor, act, bot.id, name=bot.name, reason=reason)
            store.notify(connection, f"user {bot.id}")
        return people.user_of(connection, user.id) or user

    return await store.write(job)


def _harmless_name(connection: Connection, user: User) -> str:
    mark = MARK if user.is_program else ""
    names = [f"Player {secrets.randbelow(10**6)}{mark}" for _ in range(20)]
    taken = taken_names(connection, names)
    return next(name for name in names if name not in taken)


async def set_admin(store: Store, actor: str, name: str, *, is_admin: bool) -> User:
    """An account is an administrator's from now on, or is no more."""
    now = time.time()

    def job(connection: Connection) -> User:
        user = person_named(connection, name)
        if is_admin and user.password is None:
            raise ApiError("conflict", "error-no-account", name=user.name)
        people.change_user(connection, user.id, admin=is_admin)
        act = "make" if is_admin else "remove"
        moderation.add_audit(connection, now, actor, act, user.id, name=user.name)
        return user

    return await store.write(job)


async def handle_report(store: Store, actor: str, number: int, decision: str) -> ReportRow:
    """A report is dealt with, once."""
    now = time.time()

    def job(connection: Connection) -> ReportRow:
        known = moderation.report(connection, number)
        if known is None:
            raise ApiError("not-found")
        if not moderation.handle_report(connection, number, decision, now):
            raise ApiError("conflict", "error-handled")
        moderation.add_audit(connection, now, actor, "handle", str(number), decision=decision)
        known.handled, known.decision = now, decision
        return known

    return await store.write(job)


async def close_table(store: Store, actor: str, table_id: str, reason: str) -> None:
    """A table is closed, whatever goes on there; or a tournament, whose games go on."""
    now = time.time()

    def job(connection: Connection) -> None:
        is_table = records.close_table(connection, table_id, "admin", now)
        if not is_table and not close_tournament(connection, table_id, "admin"):
            raise ApiError("conflict", "error-closed")
        moderation.add_audit(connection, now, actor, "close", table_id, reason=reason)
        store.notify(connection, f"table {table_id}")

    await store.write(job)
