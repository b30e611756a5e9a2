"""Words of the command line that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="help-seats")]
Options = Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
EditionFile = Annotated[Path | None, typer.Option("--edition", metavar="FILE", help="help-edition")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
