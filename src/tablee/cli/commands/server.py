"""Wires the commands of whoever runs a server: `serve`, `backup`, `restore`."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.commands.words import Database

commands = typer.Typer()

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")]


@commands.command("serve", help="help-serve")
def _serve(
    context: typer.Context,
    *,
    host: Annotated[str | None, typer.Option("--host", metavar="H", help="help-host")] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="P", help="help-port")] = None,
    database: Database = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="help-no-browser")] = False,
) -> None:
    from tablee.cli.serve import serve  # noqa: PLC0415 - other commands need not wait for it

    flags = {"host": host, "port": port, "database": database}
    serve(context.obj, flags, open_browser=not no_browser)


@commands.command("backup", help="help-backup")
def _backup(context: typer.Context, *, file: BackupFile, database: Database = None) -> None:
    from tablee.cli.backup import back_up  # noqa: PLC0415 - other commands need not wait for it

    back_up(context.obj, file, database)


@commands.command("restore", help="help-restore")
def _restore(context: typer.Context, *, file: BackupFile, database: Database = None) -> None:
    from tablee.cli.backup import restore  # noqa: PLC0415 - other commands need not wait for it

    restore(context.obj, file, database)
