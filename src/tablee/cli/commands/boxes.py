"""Wires the commands about what a game is made of, and where it is from: `edition` and others."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.commands.words import AsJson, Database, GameId
from tablee.cli.edition import edition

commands = typer.Typer()

Notation = Annotated[str, typer.Argument(metavar="bgs", help="help-outside-notation")]


@commands.command("edition", help="help-edition-command")
def _edition(
    context: typer.Context,
    *,
    game_id: GameId,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help="help-check")
    ] = None,
    as_json: AsJson = False,
) -> None:
    edition(context.obj, game_id, check, as_json=as_json)


@commands.command("new-game", help="help-new-game")
def _new_game(
    context: typer.Context,
    *,
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-new-game-name")],
) -> None:
    from tablee.cli.new_game import new_game  # noqa: PLC0415 - other commands need not wait for it

    new_game(context.obj, name)


@commands.command("import", help="help-import")
def _import(
    context: typer.Context,
    *,
    notation: Notation,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-log")],
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    from tablee.cli.bgs import import_game  # noqa: PLC0415 - other commands need not wait for it

    import_game(context.obj, notation, file, database, as_json=as_json)


@commands.command("export", help="help-export")
def _export(
    context: typer.Context,
    *,
    notation: Notation,
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="help-record")],
) -> None:
    from tablee.cli.bgs import export_game  # noqa: PLC0415 - other commands need not wait for it

    export_game(context.obj, notation, file)
