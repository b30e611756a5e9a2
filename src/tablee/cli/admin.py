"""`tablee admin`: what administrators do, on the machine itself, also while the server runs."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import Connection

from tablee.cli.voice import Voice
from tablee.core import TableeError
from tablee.server.operation.startup import check_database
from tablee.server.people import moderation as acts
from tablee.server.people.moderation import CLI, Act
from tablee.server.routes.admin import audit_infos, report_infos
from tablee.server.settings import Settings
from tablee.server.storage import moderation
from tablee.server.storage.engine import open_store
from tablee.server.storage.store import Store
from tablee.server.wire.bodies.moderation import AuditInfo, ReportInfo
from tablee.server.wire.errors import ApiError

T = TypeVar("T")

LISTED = 100


def set_admin(voice: Voice, name: str, *, is_admin: bool) -> None:
    """An account is an administrator's from now on, or is no more."""
    user = _done(voice, lambda store: acts.set_admin(store, CLI, name, is_admin=is_admin))
    _tell(voice, "admin-made" if is_admin else "admin-removed", name=user.name)


def sanction(voice: Voice, name: str, act: Act, reason: str, hours: int | None = None) -> None:
    """Somebody is silenced, banned, released or renamed."""
    user = _done(
        voice, lambda store: acts.sanction(store, CLI, name, act, reason=reason, hours=hours)
    )
    _tell(voice, f"admin-{act}", name=name, now=user.name, hours=hours or 0)


def close(voice: Voice, table_id: str, reason: str) -> None:
    """A table is closed."""
    _done(voice, lambda store: acts.close_table(store, CLI, table_id, reason))
    _tell(voice, "admin-close", table=table_id)


def handle(voice: Voice, number: int, decision: str) -> None:
    """A report is dealt with."""
    _done(voice, lambda store: acts.handle_report(store, CLI, number, decision))
    _tell(voice, "admin-handle", number=str(number))


def show_reports(voice: Voice) -> None:
    """The last reports, those that nobody has dealt with first."""

    def job(connection: Connection) -> list[ReportInfo]:
        return report_infos(connection, moderation.last_reports(connection, LISTED))

    for report in _done(voice, lambda store: store.read(job)):
        words = [f"{report.id}", report.at, f"{report.reporter} > {report.about}", report.reason]
        words += [f"“{said}”" for said in (report.line, report.text) if said]
        words += [said for said in (report.table, report.decision) if said]
        voice.write("  ".join(words) + "\n")


def show_audit(voice: Voice) -> None:
    """What administrators did last, newest first."""

    def job(connection: Connection) -> list[AuditInfo]:
        return audit_infos(connection, moderation.last_audit(connection, LISTED))

    for done in _done(voice, lambda store: store.read(job)):
        detail = " ".join(f"{name}={value}" for name, value in done.detail.items())
        voice.write(f"{done.at}  {done.actor}  {done.act}  {done.subject}  {detail}\n")


def _tell(voice: Voice, key: str, **args: str | int) -> None:
    voice.write(voice.say(key, **args) + "\n")


def _done(voice: Voice, job: Callable[[Store], Awaitable[T]]) -> T:
    """What comes of a job on the database that the settings name; raises `TableeError`."""
    voice.enter_room("tablee.server")
    url = Settings.from_environment().database_url
    check_database(url)

    async def run() -> T:
        store = await open_store(url)
        try:
            return await job(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except ApiError as error:
        raise TableeError(error.sentence) from None
