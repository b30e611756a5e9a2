"""Wires `tablee admin` and its commands."""

from typing import Annotated

import typer

commands = typer.Typer()

PersonName = Annotated[str, typer.Argument(metavar="NAME", help="help-person")]
Reason = Annotated[list[str], typer.Argument(metavar="REASON", help="help-reason")]


@commands.command("make", help="help-admin-make")
def _admin_make(context: typer.Context, *, name: PersonName) -> None:
    from tablee.cli.admin import set_admin  # noqa: PLC0415 - other commands need not wait for it

    set_admin(context.obj, name, is_admin=True)


@commands.command("remove", help="help-admin-remove")
def _admin_remove(context: typer.Context, *, name: PersonName) -> None:
    from tablee.cli.admin import set_admin  # noqa: PLC0415

    set_admin(context.obj, name, is_admin=False)


@commands.command("reports", help="help-admin-reports")
def _admin_reports(context: typer.Context) -> None:
    from tablee.cli.admin import show_reports  # noqa: PLC0415

    show_reports(context.obj)


@commands.command("handle", help="help-admin-handle")
def _admin_handle(
    context: typer.Context,
    *,
    number: Annotated[int, typer.Argument(metavar="ID", help="help-report")],
    decision: Annotated[list[str], typer.Argument(metavar="DECISION", help="help-decision")],
) -> None:
    from tablee.cli.admin import handle  # noqa: PLC0415

    handle(context.obj, number, " ".join(decision))


@commands.command("silence", help="help-admin-silence")
def _admin_silence(
    context: typer.Context,
    *,
    name: PersonName,
    hours: Annotated[int, typer.Argument(metavar="HOURS", min=1, max=24 * 366, help="help-hours")],
    reason: Reason,
) -> None:
    from tablee.cli.admin import sanction  # noqa: PLC0415

    sanction(context.obj, name, "silence", " ".join(reason), hours)


@commands.command("ban", help="help-admin-ban")
def _admin_ban(context: typer.Context, *, name: PersonName, reason: Reason) -> None:
    from tablee.cli.admin import sanction  # noqa: PLC0415

    sanction(context.obj, name, "ban", " ".join(reason))


@commands.command("release", help="help-admin-release")
def _admin_release(context: typer.Context, *, name: PersonName, reason: Reason) -> None:
    from tablee.cli.admin import sanction  # noqa: PLC0415

    sanction(context.obj, name, "release", " ".join(reason))


@commands.command("rename", help="help-admin-rename")
def _admin_rename(context: typer.Context, *, name: PersonName, reason: Reason) -> None:
    from tablee.cli.admin import sanction  # noqa: PLC0415

    sanction(context.obj, name, "rename", " ".join(reason))


@commands.command("close", help="help-admin-close")
def _admin_close(
    context: typer.Context,
    *,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="help-table")],
    reason: Reason,
) -> None:
    from tablee.cli.admin import close  # noqa: PLC0415

    close(context.obj, table, " ".join(reason))


@commands.command("audit", help="help-admin-audit")
def _admin_audit(context: typer.Context) -> None:
    from tablee.cli.admin import show_audit  # noqa: PLC0415

    show_audit(context.obj)
